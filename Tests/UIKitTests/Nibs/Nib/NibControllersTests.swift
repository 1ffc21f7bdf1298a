import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Controllers in a nib")
struct NibControllersTests {
  private let trips = """
    <viewController title="Trips" id="c">
      <view key="view" contentMode="scaleToFill" id="w">
        <rect key="frame" x="0" y="0" width="320" height="400"/>
        <subviews><label text="Departures" id="l">
          <rect key="frame" x="10" y="20" width="120" height="20"/></label></subviews>
      </view>
      <keyCommands>
        <keyCommand input="s" modifierFlags="1048576" actionName="save:" discoverabilityTitle="Save" id="k"/>
      </keyCommands>
    </viewController>
    """

  @Test("A controller in a nib has the views of the file")
  func views() throws {
    let controller = try #require(
      nib(trips).instantiate(withOwner: nil).first as? UIViewController)
    #expect(!controller.isViewLoaded && controller.title == "Trips")
    #expect((controller.view.subviews.first as? UILabel)?.text == "Departures")
    #expect(controller.isViewLoaded)
  }

  @Test("Constraints of a controller in a nib can use its top and bottom layout guides")
  func layoutGuides() throws {
    let controller = try #require(
      nib(
        """
        <viewController id="c">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/>
            <viewControllerLayoutGuide type="bottom" id="bottom"/>
          </layoutGuides>
          <view key="view" contentMode="scaleToFill" id="w">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="1"/>
              <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="2"/>
              <constraint firstItem="a" firstAttribute="leading" secondItem="w" secondAttribute="leading" id="3"/>
              <constraint firstItem="a" firstAttribute="trailing" secondItem="w" secondAttribute="trailing" id="4"/>
            </constraints>
          </view>
        </viewController>
        """
      ).instantiate(withOwner: nil).first as? UIViewController)
    #expect(!controller.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let area = controller.view.safeAreaLayoutGuide.layoutFrame
    #expect(area.minY > 0 && controller.view.subviews[0].frame == area)
  }

  @Test("A table view controller in a nib has the table of the file")
  func tables() throws {
    let controller = try #require(
      nib(
        """
        <tableViewController id="t"><tableView key="view" style="plain" rowHeight="61" id="v">
          <rect key="frame" x="0" y="0" width="320" height="400"/></tableView></tableViewController>
        """
      ).instantiate(withOwner: nil).first as? UITableViewController)
    #expect(controller.tableView.rowHeight == 61)
  }

  @Test(
    "A container in a nib has the child controllers of the file",
    arguments: ["navigationController", "tabBarController"])
  func containers(kind: String) throws {
    let container = try #require(
      nib("<\(kind) id=\"n\"><viewControllers>\(trips)</viewControllers></\(kind)>")
        .instantiate(withOwner: nil).first as? UIViewController)
    let child = try #require(container.children.first)
    #expect(child.title == "Trips")
    #expect((child.view.subviews.first as? UILabel)?.text == "Departures")
  }

  @Test(
    "A navigation controller in a nib leaves out the containers that it can't push",
    arguments: ["navigationController", "splitViewController"])
  func containersOnStack(kind: String) {
    let file = """
      <navigationController id="n"><viewControllers>
        \(trips)
        <\(kind) id="m"/>
      </viewControllers></navigationController>
      """
    var made: UINavigationController?
    let reports = Report.gathering {
      made = nib(file).instantiate(withOwner: nil).first as? UINavigationController
    }
    #expect(made?.viewControllers.map(\.title) == ["Trips"])
    #expect(reports.contains { $0.message.contains("can't be pushed") })
  }

  @Test("A controller in a nib has the key commands of the file")
  func keyCommands() throws {
    let controller = try #require(
      nib(trips).instantiate(withOwner: nil).first as? UIViewController)
    let command = try #require(controller.keyCommands?.first)
    #expect(command.input == "s" && command.modifierFlags == .command)
    #expect(command.action == Selector("save:") && command.discoverabilityTitle == "Save")
  }
}
