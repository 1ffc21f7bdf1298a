import Foundation
import Testing
@testable import GalleyUIKit

@MainActor
@Suite("An observer of trait changes")
struct UITraitChangeObservableTests {
  class Thing: NSObject, UITraitEnvironment, UITraitChangeObservable,
    UIContentSizeCategoryAdjusting
  {
    var adjustsFontForContentSizeCategory = false
    var observers = TraitObservers()
    var previous: UITraitCollection?
    var traitCollection = UITraitCollection() {
      didSet {
        traitCollectionDidChange(oldValue)
        observers.notify(from: oldValue, to: traitCollection)
      }
    }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous = previousTraitCollection
    }

    func _registerForTraitChanges(
      _ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
      observers.add(traits, handler)
    }

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
      observers.remove(registration)
    }
  }

  class Box: Thing {
    var styles: [UIUserInterfaceStyle] = []
    var scales: [CGFloat] = []

    func watchScale() {
      registerForTraitChanges([UITraitDisplayScale.self]) { (self: Self, _: UITraitCollection) in
        self.scales.append(self.traitCollection.displayScale)
      }
    }
  }

  @Test("The handler of a trait observer gets the observer and the previous traits")
  func told() {
    let box = Box()
    let registration = box.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (box: Box, previous: UITraitCollection) in
      box.styles += [previous.userInterfaceStyle, box.traitCollection.userInterfaceStyle]
    }
    box.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(box.styles == [.unspecified, .dark])
    #expect(box.previous?.userInterfaceStyle == .unspecified)
    box.traitCollection = box.traitCollection.modifyingTraits { $0.displayScale = 3 }
    #expect(box.styles.count == 2)
    box.unregisterForTraitChanges(registration)
    box.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(box.styles.count == 2)
    #expect(box.observers.isEmpty)
  }

  @Test("A trait observer may use Self as its type")
  func dynamicSelf() {
    let box = Box()
    box.watchScale()
    box.traitCollection = UITraitCollection(displayScale: 3)
    #expect(box.scales == [3])
  }

  @Test("A trait observer is not retained by its own handler")
  func released() {
    weak var released: Box?
    do {
      let box = Box()
      box.registerForTraitChanges([UITraitDisplayScale.self]) { (_: Box, _) in }
      released = box
    }
    #expect(released == nil)
  }

  @MainActor final class Listener {
    var heard: [UIUserInterfaceStyle] = []
    func changed(_ box: Box) { heard.append(box.traitCollection.userInterfaceStyle) }
  }

  @Test("A trait observer calls its own method, or that of a target, by a selector")
  func selectors() {
    let box = Box()
    let listener = Listener()
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    box.registerForTraitChanges(style, action: Selector("watchScale", Box.watchScale))
    let registration = box.registerForTraitChanges(
      style, target: listener, action: Selector("changed:", Listener.changed))
    box.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(listener.heard == [.dark])
    box.traitCollection = box.traitCollection.modifyingTraits { $0.displayScale = 3 }
    #expect(box.scales == [3])
    box.unregisterForTraitChanges(registration)
    box.traitCollection = UITraitCollection(userInterfaceStyle: .light)
    #expect(listener.heard.count == 1)
  }
}
