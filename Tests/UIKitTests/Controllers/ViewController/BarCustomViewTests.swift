import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("An app's views in bars")
struct BarCustomViewTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in }

  /// Shows a screen with a view as its right button and another as its title.
  private func show(_ view: UIView, title: UIView? = nil) -> Screen {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    controller.navigationItem.titleView = title
    return Screen(controller, inNavigation: true)
  }

  @Test("Constraints decide about the size of an image, and no constraint of its frame is against them")
  func constrained() {
    let view = UIImageView(image: image)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let screen = show(view)
    let frame = view.convert(view.bounds, to: screen.window)
    #expect(frame.size == CGSize(width: 30, height: 24))
    #expect(frame.maxX == screen.window.bounds.width - 16)
    #expect(abs(frame.midY - (screen.window.safeAreaInsets.top - 22)) <= 22)
  }

  @Test("A button is as large as its image and not as its frame; a plain view is as its frame")
  func frames() {
    let button = UIButton(type: .custom)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    let screen = show(button)
    #expect(button.bounds.width == 20)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let other = show(plain)
    #expect(plain.bounds.size == CGSize(width: 60, height: 40))
    _ = (screen, other)
  }

  @Test("Stacks and views with constraints inside are as large as their content")
  func containers() throws {
    let (name, state) = (UILabel(), UILabel())
    (name.text, state.text) = ("Harbor", "open until nine")
    let stack = UIStackView(arrangedSubviews: [name, state])
    stack.axis = .vertical
    let box = UIView()
    let label = UILabel()
    label.text = "12"
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let screen = show(box, title: stack)
    #expect(box.bounds.width == label.bounds.width + 8 && label.bounds.width > 10)
    #expect(stack.bounds.width == state.intrinsicContentSize.width)
    let frame = stack.convert(stack.bounds, to: screen.window)
    #expect(abs(frame.midX - screen.window.bounds.midX) < 1)
    // What changes gets another place.
    label.text = "1200"
    screen.settle()
    #expect(box.bounds.width == label.intrinsicContentSize.width + 8)
    let right = box.convert(box.bounds, to: screen.window).maxX
    #expect(right == screen.window.bounds.width - 16)
  }

  @Test("A title with the expanded size takes the space that the buttons leave")
  func expanded() {
    final class Wide: UIView {
      override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }
    }
    let (title, button) = (Wide(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)))
    let screen = show(button, title: title)
    let frame = title.convert(title.bounds, to: screen.window)
    #expect(frame.maxX <= button.convert(button.bounds, to: screen.window).minX)
    #expect(frame.width > 200 && frame.height <= 44)
  }

  @Test("An app's label keeps the text that it has when its item is highlighted")
  func label() {
    let label = UILabel()
    label.text = "1"
    let item = UIBarButtonItem(customView: label)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .highlighted)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let screen = Screen(controller, inNavigation: true)
    label.text = "2"
    let view = label.superview as? UIControl
    view?.isHighlighted = true
    view?.isHighlighted = false
    #expect(label.text == "2")
    _ = screen
  }
}
