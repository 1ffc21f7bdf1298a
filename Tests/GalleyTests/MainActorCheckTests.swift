import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("UIKit that is called outside of the main actor")
struct MainActorCheckTests {
  /// Lets a view be changed where the compiler would not.
  private struct Smuggled: @unchecked Sendable {
    let view: UIView
  }

  /// Changes a view's frame on whatever thread this is.
  private nonisolated static func move(_ smuggled: Smuggled) {
    let call: (Smuggled) -> Void = unsafeBitCast(
      { @MainActor (smuggled: Smuggled) in
        smuggled.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
        as @MainActor (Smuggled) -> Void, to: ((Smuggled) -> Void).self)
    call(smuggled)
  }

  @Test("A UIKit call outside of the main actor is reported with its line, once for each place")
  func reported() async {
    let view = Smuggled(view: UIView())
    let found = await reports { await MainActorCheckTests.moveElsewhere(view) }
    #expect(found.map(\.topic) == [.mainActor])
    let message = found.first?.message ?? ""
    #expect(message.contains("UIKit was called outside of the main actor: UIView.frame.setter"))
    #expect(message.contains("called at MainActorCheckTests.swift:"))
  }

  @concurrent
  private nonisolated static func moveElsewhere(_ view: Smuggled) async {
    for _ in 0..<3 { move(view) }
  }

  /// Removes a view from its superview on whatever thread this is.
  @concurrent
  private nonisolated static func removeElsewhere(_ smuggled: Smuggled) async {
    let call: (Smuggled) -> Void = unsafeBitCast(
      { @MainActor (smuggled: Smuggled) in smuggled.view.removeFromSuperview() }
        as @MainActor (Smuggled) -> Void, to: ((Smuggled) -> Void).self)
    call(smuggled)
  }

  @Test("A view that is removed outside of the main actor is removed, and the call is reported")
  func removed() async {
    let (superview, view) = (UIView(), UIView())
    superview.addSubview(view)
    superview.layoutIfNeeded()
    let found = await reports { await MainActorCheckTests.removeElsewhere(Smuggled(view: view)) }
    #expect(Set(found.map(\.topic)) == [.mainActor])
    #expect(superview.subviews.isEmpty && view.superview == nil)
  }

  @Test("A UIKit call on the main actor is not reported, whatever its thread is")
  func mainActor() async {
    let view = Smuggled(view: UIView())
    let found = await reports {
      MainActorCheckTests.move(view)
      await Task.yield()
      MainActorCheckTests.move(view)
      await withCheckedContinuation { done in
        DispatchQueue.main.async {
          MainActorCheckTests.move(view)
          done.resume()
        }
      }
    }
    #expect(found.isEmpty)
  }
}
