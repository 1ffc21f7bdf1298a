import ScreenClient
import UIKit
import XCTest

final class ForwardingTests: XCTestCase {
  @MainActor
  func testAsksTheNextOneWhereOneHasNoAnswer() async {
    class Idle: NSObject, UICollectionViewDelegateFlowLayout, UITextFieldDelegate {}
    class Strict: NSObject, UIScrollViewDelegate, UICollectionViewDelegate {
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let relay = ScrollRelay()
    let (idle, strict) = (Idle(), Strict())
    let view = UIScrollView()
    relay.first = idle
    XCTAssertTrue(relay.scrollViewShouldScrollToTop(view))
    relay.second = strict
    XCTAssertFalse(relay.scrollViewShouldScrollToTop(view))
  }

  @MainActor
  func testHasItsOwnAnswerWhereNobodyHasOne() async {
    class Idle: NSObject, UICollectionViewDelegateFlowLayout, UITextFieldDelegate {}
    let idle = Idle()
    let relay = ScrollRelay()
    relay.second = idle
    let layout = ColumnLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.delegate = relay
    layout.prepare()
    XCTAssertEqual(layout.height, 55)
    let field = RelayField()
    field.outer = idle
    XCTAssertFalse(field.textFieldShouldReturn(field))
  }
}
