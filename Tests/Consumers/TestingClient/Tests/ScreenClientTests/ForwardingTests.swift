import ScreenClient
import Testing
import UIKit

@MainActor @Suite("A delegate that forwards its calls to other delegates")
struct ForwardingTests {
  private final class Idle: NSObject, UICollectionViewDelegateFlowLayout, UITextFieldDelegate {}

  private final class Busy: NSObject, UICollectionViewDelegateFlowLayout {
    var count = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  @Test("A forwarding delegate asks the next delegate if the first does not implement a method")
  func passesOn() {
    let relay = ScrollRelay()
    let (idle, busy) = (Idle(), Busy())
    let view = UIScrollView()
    #expect(relay.scrollViewShouldScrollToTop(view))
    relay.first = idle
    #expect(relay.scrollViewShouldScrollToTop(view))
    relay.second = busy
    #expect(!relay.scrollViewShouldScrollToTop(view))
    relay.scrollViewDidScroll(view)
    #expect(busy.count == 1)
  }

  @Test("A forwarding delegate has its own answer if no other delegate implements a method")
  func fallsBack() {
    let idle = Idle()
    let relay = ScrollRelay()
    relay.second = idle
    let layout = ColumnLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.delegate = relay
    layout.prepare()
    #expect(layout.height == 55)
    let field = RelayField()
    field.outer = idle
    #expect(!field.textFieldShouldReturn(field))
  }
}
