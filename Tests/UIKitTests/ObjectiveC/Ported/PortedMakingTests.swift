import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// Classes as the porting step writes them.
private class Dough: UIView, GalleyUIKit.Ported.Made {
  let amount: Int
  override init(frame: CGRect) {
    amount = 3
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
  @MainActor class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
    switch initializer {
    case .plain: Dough()
    case .frame(let frame): Dough(frame: frame)
    default: nil
    }
  }
}
private final class Cake: Dough {
  @MainActor override class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer)
    -> AnyObject?
  {
    switch initializer {
    case .plain: Cake()
    case .frame(let frame): Cake(frame: frame)
    default: nil
    }
  }
}
private final class Raw: Dough {}
private class Filled<Filling>: UIView, GalleyUIKit.Ported.Made {
  @MainActor class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
    if case .frame(let frame) = initializer { Filled(frame: frame) } else { nil }
  }
}
private enum Shelf {
  fileprivate class Page: UIViewController, GalleyUIKit.Ported.Made {
    @MainActor class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
      switch initializer {
      case .plain: Page()
      case .nib(let name, let bundle): Page(nibName: name, bundle: bundle)
      default: nil
      }
    }
  }
}
private final class Sold: UIView {}
private final class Jump: UIStoryboardSegue {}
private final class Loaf: UITableViewCell {}
private final class Label: UITableViewHeaderFooterView {}

enum Pantry {
  final class Starter: UIResponder, UIApplicationDelegate, GalleyUIKit.Ported.Made {
    static var log: [String] = []
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.log.append("finished")
      return true
    }
    @MainActor class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
      if case .plain = initializer { Starter() } else { nil }
    }
  }
}

@MainActor
@Suite("Creating an object from a class value")
struct PortedMakingTests {
  private func make<View: UIView>(_ type: View.Type) -> View {
    GalleyUIKit.Ported.make(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("An object created from a class value has that class, and its own initializer is called")
  func own() {
    let cake = make(Cake.self)
    #expect(cake.amount == 3)
    #expect(cake.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let page = GalleyUIKit.Ported.make(Shelf.Page.self as UIViewController.Type)
    #expect(page is Shelf.Page)
    #expect(GalleyUIKit.Ported.make(Shelf.Page.self, nibName: nil, bundle: nil).nibName == nil)
  }

  @Test("An object can be created from a generic class, or one declared inside a function")
  func hiddenClasses() {
    class Local: UIView, GalleyUIKit.Ported.Made {
      @MainActor class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject?
      {
        if case .frame(let frame) = initializer { Local(frame: frame) } else { nil }
      }
    }
    #expect(make(Local.self).frame.width == 3)
    #expect(type(of: make(Filled<Int>.self) as UIView) == Filled<Int>.self)
  }

  @Test("A class without its own registration is not created by that of its superclass")
  func silent() {
    #expect(GalleyUIKit.Ported.object(of: Raw.self, by: .plain) == nil)
    #expect(GalleyUIKit.Ported.object(of: Sold.self, by: .plain) == nil)
    #expect(GalleyUIKit.Ported.object(of: Cake.self, by: .plain) is Cake)
  }

  @Test("Objects of UIKit's own classes can be created from class values")
  func platform() {
    #expect(make(UILabel.self).frame.width == 3)
    #expect(GalleyUIKit.Ported.make(UISwitch.self).frame.size == UISwitch().frame.size)
    #expect(type(of: GalleyUIKit.Ported.make(NSObject.self)) == NSObject.self)
    // A collection view stops the program, as on a phone, since it has no layout.
    for (type, make): GalleyUIKit.Ported.Maker in GalleyUIKit.Ported.views
    where type != UICollectionView.self {
      let view = make(.plain)
      #expect(view.map { Swift.type(of: $0) == type } == true, "\(type)")
      #expect(make(.nib(nil, nil)) == nil)
    }
    for (type, make): GalleyUIKit.Ported.Maker in GalleyUIKit.Ported.controllers {
      #expect(make(.plain).map { Swift.type(of: $0) == type } == true, "\(type)")
    }
    for (type, make): GalleyUIKit.Ported.Maker in GalleyUIKit.Ported.objects {
      #expect(make(.plain).map { Swift.type(of: $0) == type } == true, "\(type)")
    }
  }

  @Test("A segue created from a class value has that class, its identifier and its controllers")
  func segue() {
    let type: UIStoryboardSegue.Type = Jump.self
    let (start, end) = (UIViewController(), UIViewController())
    let segue = Ported.make(type, identifier: "next", source: start, destination: end)
    #expect(segue is Jump && segue.identifier == "next")
    #expect(segue.source === start && segue.destination === end)
  }

  @Test("Cells and headers of a table have the identifier that they are created with, or none")
  func partsOfTables() {
    let row: UITableViewCell.Type = Loaf.self
    let header: UITableViewHeaderFooterView.Type = Label.self
    let cell = Ported.make(row, style: .subtitle, reuseIdentifier: "loaf")
    #expect(cell is Loaf && cell.reuseIdentifier == "loaf" && cell.detailTextLabel != nil)
    #expect(Ported.make(row, style: .default, reuseIdentifier: nil).reuseIdentifier == nil)
    let view = Ported.make(header, reuseIdentifier: "label")
    #expect(view is Label && view.reuseIdentifier == "label")
    #expect(Ported.make(header, reuseIdentifier: nil).reuseIdentifier == nil)
  }

  @Test("An application's delegate is created by the name of its class")
  func delegate() {
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    let name = String(reflecting: Pantry.Starter.self)
    #expect(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name) == 0)
    #expect(Pantry.Starter.log == ["finished"])
    #expect(UIApplication.shared.delegate is Pantry.Starter)
    let reports = Report.gathering {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
    }
    #expect(reports.map(\.topic) == [.application])
  }

  @Test("An unknown delegate class stops the program with its name")
  func unknownDelegate() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "App.Nobody")
      }
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("No class named App.Nobody is loaded."))
  }

  @Test("A class that was not ported stops the program, with what to do")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = GalleyUIKit.Ported.make(Sold.self) }
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("Sold can't be created from its class alone"))
    #expect(error.contains("Pass a closure that creates the object"))
  }

  @Test("A class without the initializer stops the program, as on a phone")
  func hidden() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = GalleyUIKit.Ported.make(Shelf.Page.self, frame: .zero) }
    }
    let error = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(error.contains("Use of unimplemented initializer 'init(frame:)'"))
  }
}
