import Foundation
import Testing
import GalleyUIKit
import UIKit

/// A delegate as the porting step writes it, that forwards what it does not implement.
private final class Proxy: NSObject, UIScrollViewDelegate {
  var other: (any UIScrollViewDelegate)?
  var log: [String] = []

  func forwardingTarget(for selector: Selector!) -> Any? { other }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }

  @MainActor func scrollViewDidScrollToTop(_ p0: UIScrollView) {
    (GalleyUIKit.Ported.forwarded("scrollViewDidScrollToTop:", by: self)
      as any UIScrollViewDelegate).scrollViewDidScrollToTop(p0)
  }
  @MainActor func scrollViewShouldScrollToTop(_ p0: UIScrollView) -> Bool {
    (GalleyUIKit.Ported.forwarded("scrollViewShouldScrollToTop:", by: self)
      as any UIScrollViewDelegate).scrollViewShouldScrollToTop(p0)
  }
  private let _portedProxy = GalleyUIKit.Ported.Members(of: Proxy.self) {
    $0.answer("forwardingTargetFor:") { $0.forwardingTarget(for: $1[0, (Selector?).self]) as Any? }
  }
}

/// The object to which calls are forwarded.
private final class Reader: NSObject, UIScrollViewDelegate {
  var log: [String] = []

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
  func turn(_ page: NSNumber) { log.append("page \(page)") }
  private let _portedReader = GalleyUIKit.Ported.Members(of: Reader.self) {
    $0.method("turn:") { $0.turn($1[0, NSNumber.self]) }
  }
}

@MainActor
@Suite("Objects that forward")
struct PortedForwardingTests {
  private let view = UIScrollView()

  @Test("An optional method is forwarded to the target, unless the object has it itself")
  func optional() {
    let (proxy, reader) = (Proxy(), Reader())
    proxy.other = reader
    let delegate: any UIScrollViewDelegate = proxy
    #expect(delegate.scrollViewDidScrollToTop?(view) != nil)
    #expect(delegate.scrollViewDidScroll?(view) != nil)
    #expect(reader.log == ["top"])
    #expect(proxy.log == ["scroll"])
  }

  @Test("A method that neither object has is not implemented")
  func unanswered() {
    let proxy = Proxy()
    let delegate: any UIScrollViewDelegate = proxy
    #expect(delegate.scrollViewDidScrollToTop?(view) == nil)
    #expect(delegate.scrollViewShouldScrollToTop?(view) == nil)
    proxy.other = Reader()
    #expect(delegate.scrollViewShouldScrollToTop?(view) == nil)
    #expect(delegate.scrollViewShouldScrollToTop(view))
  }

  @Test("An object that forwards to itself does not have the method")
  func itself() {
    let proxy = Proxy()
    proxy.other = proxy
    #expect((proxy as any UIScrollViewDelegate).scrollViewDidScrollToTop?(view) == nil)
    proxy.other = nil
  }

  @Test("A call by name goes to the target")
  func byName() {
    let (proxy, reader) = (Proxy(), Reader())
    proxy.other = reader
    proxy.perform(Selector("turn:"), with: NSNumber(value: 7))
    #expect(reader.log == ["page 7"])
    #expect(GalleyUIKit.Ported.call("turn:", of: proxy) != nil)
    #expect(GalleyUIKit.Ported.call("close", of: proxy) == nil)
  }
}
