import Galley
import Testing
import UIKit

@testable import ShowcaseScreens

@MainActor
@Suite("A showcase app in a storyboard")
struct StoryboardScreenStoriesTests {
  private func window(_ name: String) throws -> UIWindow {
    try #require(allScreens.first { $0.name == name }).window(on: .phone, .light)
  }

  private func settle(_ window: UIWindow) {
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
  }

  @Test("The main bundle has the resources of the packages beside the program")
  func mainBundle() {
    let storyboard = UIStoryboard(name: "Garden", bundle: .main)
    #expect(storyboard.instantiateInitialViewController() is UITabBarController)
    #expect(Bundle.main.loadNibNamed("NoteCell", owner: nil)?.isEmpty == false)
  }

  @Test(
    "The storyboard app shows a table in the first tab; a tap on a row pushes the page of that plant, and the back button returns"
  )
  func ways() throws {
    let window = try window("garden")
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? GardenViewController)
    let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(row.textLabel?.text == "Marigold" && row.accessoryType == .disclosureIndicator)
    Finger.tap(row)
    settle(window)
    let page = try #require(navigation.topViewController as? GardenPlantViewController)
    #expect(page.plant?.name == "Marigold" && page.navigationItem.title == "Marigold")
    let cells = page.collectionView.visibleCells.compactMap { $0 as? GardenNoteCell }
    #expect(cells.count == Note.all.count)
    #expect(Set(cells.compactMap { $0.label.text }) == Set(Note.all.map(\.body)))
    navigation.popViewController(animated: false)
    settle(window)
    #expect(navigation.topViewController === list)
  }

  @Test("The second tab of the storyboard app is a static table, whose switches keep their state")
  func tabs() throws {
    let window = try window("garden-watering")
    let tabs = try #require(window.rootViewController as? UITabBarController)
    #expect(tabs.selectedIndex == 1)
    let table = try #require(window.within(UITableView.self))
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    let south = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let control = try #require(south.within(UISwitch.self))
    #expect(!control.isOn)
    Finger.tap(control)
    settle(window)
    table.reloadData()
    settle(window)
    let again = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(again === south && again.within(UISwitch.self)?.isOn == true)
  }
}

extension UIView {
  /// The first view of a type in this one.
  fileprivate func within<View: UIView>(_ type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.within(type) { return found }
    }
    return nil
  }
}
