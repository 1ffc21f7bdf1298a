import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Delegates that a nib connects")
struct NibDelegateOutletsTests {
  final class Bars: NSObject, UIToolbarDelegate {}
  final class Stranger: NSObject {}

  private func load(_ view: String, owner: NSObject) -> UIView? {
    nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <\(view) id="v">
        <rect key="frame" x="0" y="0" width="320" height="200"/>
        <connections><outlet property="delegate" destination="-1" id="o"/></connections>
      </\(view)>
      """
    ).instantiate(withOwner: owner).first as? UIView
  }

  @Test("A toolbar of a nib has its delegate")
  func toolbar() throws {
    let owner = Bars()
    let bar = try #require(load("toolbar", owner: owner) as? UIToolbar)
    #expect(bar.delegate === owner)
  }

  @Test("A delegate that does not conform to the protocol is left out and reported")
  func stranger() throws {
    let owner = Stranger()
    var table: UITableView?
    let reports = GalleyReport.gathering {
      table = load("tableView", owner: owner) as? UITableView
    }
    #expect(table != nil && table?.delegate == nil)
    let message = reports.first?.message ?? "no report"
    #expect(message.contains("object 'v'") && message.contains("Stranger"), "\(message)")
    #expect(message.contains("UITableViewDelegate"), "\(message)")
  }
}
