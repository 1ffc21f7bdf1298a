import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("An activity indicator")
struct UIActivityIndicatorViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("An activity indicator has the size of its style, and is hidden until it animates")
  func style() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.frame.size == CGSize(width: 37, height: 37))
    #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
    spinner.style = .medium
    #expect(spinner.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(spinner.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(spinner.isAnimating && !spinner.isHidden)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating && spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
    #expect(UIActivityIndicatorView().style == .medium)
  }

  @Test("An activity indicator has eight spokes, the strongest of which rotates with the clock")
  func turning() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    window.addSubview(spinner)
    spinner.startAnimating()
    #expect(
      "\(spinner.displayList())" == """
        stroke M 10 5 L 10 1.25 #FF0000, 2.5 wide, round caps
        stroke M 13.54 6.46 L 16.19 3.81 #FF00004D, 2.5 wide, round caps
        stroke M 15 10 L 18.75 10 #FF000066, 2.5 wide, round caps
        stroke M 13.54 13.54 L 16.19 16.19 #FF000080, 2.5 wide, round caps
        stroke M 10 15 L 10 18.75 #FF000099, 2.5 wide, round caps
        stroke M 6.46 13.54 L 3.81 16.19 #FF0000B3, 2.5 wide, round caps
        stroke M 5 10 L 1.25 10 #FF0000CC, 2.5 wide, round caps
        stroke M 6.46 6.46 L 3.81 3.81 #FF0000E6, 2.5 wide, round caps
        """)
    window.frameClock.advance(by: 0.125)
    let list = "\(spinner.displayList())".split(separator: "\n")
    #expect(list[0] == "stroke M 10 5 L 10 1.25 #FF0000E6, 2.5 wide, round caps")
    #expect(list[1] == "stroke M 13.54 6.46 L 16.19 3.81 #FF0000, 2.5 wide, round caps")
    window.frameClock.advance(by: 0.875)
    #expect("\(spinner.displayList())".hasPrefix("stroke M 10 5 L 10 1.25 #FF0000, "))
  }

  @Test("An activity indicator follows its window to the clock of another scene")
  func otherScene() {
    let (first, second) = (UIWindowScene(), UIWindowScene())
    let window = UIWindow(windowScene: first)
    let spinner = UIActivityIndicatorView(style: .medium)
    window.addSubview(spinner)
    spinner.startAnimating()
    window.windowScene = second
    let before = "\(spinner.displayList())"
    first.frameClock.advance(by: 0.125)
    #expect(!first.frameClock.isWatched && "\(spinner.displayList())" == before)
    second.frameClock.advance(by: 0.125)
    #expect(second.frameClock.isWatched && "\(spinner.displayList())" != before)
  }

  @Test(
    "An activity indicator releases the clock when it stops, leaves its window, or is deallocated")
  func clock() {
    var spinner: UIActivityIndicatorView? = UIActivityIndicatorView(style: .medium)
    spinner?.startAnimating()
    #expect(!window.frameClock.isWatched)
    spinner.map(window.addSubview)
    #expect(window.frameClock.isWatched)
    spinner?.stopAnimating()
    #expect(!window.frameClock.isWatched)
    spinner?.startAnimating()
    spinner?.removeFromSuperview()
    #expect(!window.frameClock.isWatched)
    spinner.map(window.addSubview)
    spinner?.removeFromSuperview()
    spinner = nil
    #expect(!window.frameClock.isWatched)
  }
}
