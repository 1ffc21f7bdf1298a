import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

final class HarborViewController: UIViewController {
  @Outlet var sign: UILabel!
  var loaded: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    loaded.append(sign?.text ?? "none")
  }
}

/// A controller that overrides the name of its nib.
final class QuayViewController: UIViewController {
  @Outlet var sign: UILabel!

  override var nibName: String? { "Quay" }
}

final class HarborListController: UITableViewController {}

final class JettyViewController: UIViewController {}

@MainActor @Suite("The nib of a controller")
struct ControllerNibTests {
  private func file(_ view: String, class name: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)">
        <connections>
          <outlet property="view" destination="v" id="o1"/>
          \(view.contains("id=\"l\"") ? "<outlet property=\"sign\" destination=\"l\" id=\"o2\"/>" : "")
        </connections>
      </placeholder>
      \(view)
    </objects></document>
    """
  }

  private let view = """
    <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
    <subviews><label text="Pier" id="l"/></subviews></view>
    """

  @Test(
    "A controller has the view and the outlets of the nib that it is given before viewDidLoad()")
  func named() throws {
    let bundle = try TemporaryBundle(["Quay.xib": file(view, class: "HarborViewController")]).bundle
    let controller = HarborViewController(nibName: "Quay", bundle: bundle)
    #expect(controller.view.subviews.count == 1 && controller.loaded == ["Pier"])
  }

  @Test("A controller loads its view from the nib that its override of nibName names")
  func overridden() throws {
    let bundle = try TemporaryBundle(["Quay.xib": file(view, class: "QuayViewController")]).bundle
    let controller = QuayViewController(nibName: nil, bundle: bundle)
    #expect(controller.view.bounds.size.width == 200 && controller.view.subviews.count == 1)
  }

  @Test(
    "A nib is found by the name of the controller's class, with and without Controller",
    arguments: ["HarborView", "HarborViewController"])
  func byClass(name: String) throws {
    let bundle = try TemporaryBundle([
      "\(name).xib": file(view, class: "HarborViewController")
    ]).bundle
    let controller = HarborViewController(nibName: nil, bundle: bundle)
    controller.loadViewIfNeeded()
    #expect(controller.loaded == ["Pier"] && controller.nibName == name)
  }

  @Test("A nib is found also if it is provided after a controller was loaded without it")
  func providedLater() {
    let first = JettyViewController()
    first.loadViewIfNeeded()
    #expect(first.nibName == nil && !(first.view is UILabel))
    let provided = UINib.providing(["JettyView": { _ in [UILabel(frame: .zero)] }]) {
      let controller = JettyViewController()
      controller.loadViewIfNeeded()
      return controller
    }
    #expect(provided.nibName == "JettyView" && provided.view is UILabel)
    let last = JettyViewController()
    last.loadViewIfNeeded()
    #expect(!(last.view is UILabel))
  }

  @Test("A table view controller has the table of its nib")
  func table() throws {
    let bundle = try TemporaryBundle([
      "List.xib": file(
        "<tableView style=\"grouped\" rowHeight=\"50\" id=\"v\"/>", class: "HarborListController")
    ]).bundle
    let controller = HarborListController(nibName: "List", bundle: bundle)
    #expect(controller.tableView.style == .grouped && controller.tableView.rowHeight == 50)
    #expect(
      controller.view === controller.tableView && controller.tableView.delegate === controller)
  }

  @Test("A missing nib is reported, and the controller creates a plain view")
  func missing() throws {
    let bundle = try TemporaryBundle(["a": ""]).bundle
    let found = reports {
      #expect(UIViewController(nibName: "Gone", bundle: bundle).view.subviews.isEmpty)
    }
    #expect(found.first?.message.contains("with name 'Gone'") == true)
  }

  @Test("A nib without the view outlet stops the program in UIKit's words")
  func viewOutlet() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let bundle = try TemporaryBundle([
          "Bare.xib": "<document><objects><view id=\"v\"/></objects></document>"
        ]).bundle
        UIViewController(nibName: "Bare", bundle: bundle).loadViewIfNeeded()
      }
    }
    expectTrap(result, says: "loaded the \"Bare\" nib but the view outlet was not set.")
  }
}
