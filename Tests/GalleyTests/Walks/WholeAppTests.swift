import Foundation
import Galley
import Testing
import UIKit

/// A device and a look in which the app is walked through.
struct ShedSetting: CustomTestStringConvertible, Sendable {
  var device: Screen.Device
  var look: Look
  var testDescription: String { "\(device), \(look)" }

  static let all = [
    ShedSetting(device: .phone, look: .light), ShedSetting(device: .phone, look: .dark),
    ShedSetting(device: .phone, look: .language("ar")),
    ShedSetting(device: .pad.landscape, look: .light),
  ]
  /// Whether the list stands beside a tool.
  var isWide: Bool { device.horizontalSizeClass == .regular }
}

@MainActor @Suite("A whole app")
struct WholeAppTests {
  private func shed(_ app: App) throws -> Shed {
    try #require(app.delegate as? ShedAppDelegate).shed
  }

  @Test("An app responds to a person who visits each of its screens", arguments: ShedSetting.all)
  func walk(_ setting: ShedSetting) throws {
    let app = App.launch(ShedAppDelegate(), on: setting.device, setting.look)
    let shed = try shed(app)
    #expect(shed.lines == ["launched", "connects", "foreground", "active"])
    #expect(
      app.view.traitCollection.userInterfaceStyle == (setting.look.style == .dark ? .dark : .light))
    let isMirrored = setting.look.language != nil
    #expect((app.view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isMirrored)

    // A list with search. On a wide screen the first tool is beside it.
    #expect(app.find("Axe") != nil && app.find("Saw") != nil)
    #expect((app.find("Splits wood") != nil) == setting.isWide)
    app.type("ra", into: "Search tools")
    #expect(app.find("Rasp") != nil && app.find("Saw") == nil)

    // A tool is opened: in front of the list, or beside it.
    app.tap("Rasp")
    #expect(app.find("Rounds edges") != nil && app.find("In the shed") != nil)
    if setting.isWide {
      #expect(app.all("Rasp").contains { $0.frame.minX < 320 })
      #expect(try frame("Rounds edges", app).minX >= 320)
    }
    let searchFields = app.elements.filter { $0.traits.contains(.searchField) }
    #expect(searchFields.count == (setting.isWide ? 1 : 0))

    // A sheet is pulled down and let go of too early: it stays. Then it is filled in.
    app.tap("Borrow")
    let form = try #require(app.window.rootViewController?.presentedViewController)
    let before = try frame("Your name", app)
    let top = form.view.convert(form.view.bounds, to: nil)
    app.perform { screen in
      let finger = Finger(on: screen.window, at: CGPoint(x: top.midX, y: top.minY + 20))
      finger.move(by: CGPoint(x: 0, y: 90), over: 0.4)
      finger.rest(for: 0.2)
      finger.lift()
    }
    #expect(form.viewIfLoaded?.window != nil && !form.isBeingDismissed)
    #expect(try frame("Your name", app) == before)
    app.type("Ada", into: "Your name")
    app.tap("Confirm")
    #expect(form.viewIfLoaded?.window == nil)
    #expect(app.find("Borrowed by Ada") != nil && shed.borrowers == ["Rasp": "Ada"])

    // The sheet is opened once more, and closed without a name.
    app.tap("Borrow")
    app.goBack()
    #expect(app.find("Not now") == nil && shed.borrowers == ["Rasp": "Ada"])
    if !setting.isWide {
      let back = try #require(app.all("All tools").first { $0.traits.contains(.button) })
      #expect((back.frame.midX > app.window.bounds.midX) == isMirrored)
      app.goBack()
      #expect(app.find("Rounds edges") == nil && app.find("Rasp") != nil)
    }

    try pack(app, shed)
    try turnPages(app, isMirrored: isMirrored)
    try changeSettings(app, shed)

    // The app enters the background, and returns in the same state.
    app.enterBackground()
    app.becomeActive()
    app.receiveMemoryWarning()
    #expect(
      shed.lines.suffix(5) == ["inactive", "background", "foreground", "active", "memory is low"])
    #expect(app.find("Off") != nil && app.find("Imperial") != nil)
    app.rotate()
    #expect(app.find("Off") != nil)
    #expect(app.view.bounds.width == setting.device.size.height)
    #expect(shed.appearances.faults == [])
  }

  /// Drags a thing from one list into the other.
  private func pack(_ app: App, _ shed: Shed) throws {
    app.tap("Packing")
    let (rope, lamp) = (try frame("Rope", app), try frame("Lamp", app))
    app.perform { screen in
      let finger = Finger(on: screen.window, at: CGPoint(x: rope.midX, y: rope.midY))
      finger.rest(for: 0.6)
      finger.move(to: CGPoint(x: lamp.midX, y: lamp.midY), over: 0.4)
      finger.rest(for: 0.1)
      finger.lift()
    }
    #expect(shed.onShelf == ["Gloves", "Nails", "String"])
    #expect(Set(shed.inBag) == ["Lamp", "Rope"])
    let (moved, edge) = (try frame("Rope", app), try frame("String", app))
    #expect(moved.minY > edge.maxY)
  }

  /// Scrolls a page's list and turns to the next page, and back.
  private func turnPages(_ app: App, isMirrored: Bool) throws {
    app.tap("Shelves")
    #expect(app.find("Red box 1") != nil && app.find("Green box 1") == nil)
    app.swipe(.up)
    #expect(app.find("Red box 1") == nil && app.find("Green box 1") == nil)
    app.swipe(isMirrored ? .right : .left)
    #expect(app.find("Green box 1") != nil && app.find("Red box 12") == nil)
    app.swipe(isMirrored ? .left : .right)
    // The previous page has kept its scroll position.
    #expect(app.find("Red box 20") != nil && app.find("Red box 1") == nil)
    #expect(app.find("Green box 1") == nil)
  }

  private func changeSettings(_ app: App, _ shed: Shed) throws {
    app.tap("Settings")
    app.tap("Reminders")
    #expect(!shed.reminds)
    app.tap("Units")
    app.tap("Imperial")
    app.goBack()
    #expect(shed.unit == "Imperial")
    app.tap("About")
    #expect(app.find("Tools for all neighbours.") != nil)
    app.tap("Close")
    #expect(app.find("Tools for all neighbours.") == nil)
  }

  private func frame(_ name: String, _ app: App) throws -> CGRect {
    try #require(app.find(name), "\(app)").frame
  }
}
