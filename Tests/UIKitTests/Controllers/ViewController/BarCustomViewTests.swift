import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Custom views in navigation bars")
struct BarCustomViewTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 200)).image { _ in }

  /// Shows a screen with a view in its right bar button item, and another as its title view.
  private func show(_ view: UIView, title: UIView? = nil) -> Screen {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    controller.navigationItem.titleView = title
    return Screen(controller, inNavigation: true)
  }

  @Test("The constraints of an image view in a bar determine its size")
  func constrained() {
    let view = UIImageView(image: image)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let screen = show(view)
    let frame = view.convert(view.bounds, to: screen.window)
    #expect(frame.size == CGSize(width: 30, height: 24))
    #expect(frame.maxX == screen.window.bounds.width - 16)
    #expect(frame.midY > screen.window.safeAreaInsets.top)
  }

  @Test("A button in a bar has its intrinsic size, and a plain view the size of its frame")
  func frames() {
    let button = UIButton(type: .custom)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    let screen = show(button)
    #expect(button.bounds.width == 20)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let other = show(plain)
    #expect(plain.bounds.size == CGSize(width: 60, height: 40))
    _ = (screen, other)
  }

  @Test("Stack views and views with inner constraints in a bar are as large as their content")
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
  }

  @Test("An app's view in a bar gets more space when its content grows")
  func growing() {
    func boxed(_ label: UILabel) -> UIView {
      let box = UIView()
      label.text = "12"
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
        label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4),
        label.topAnchor.constraint(equalTo: box.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      return box
    }
    let (count, name) = (UILabel(), UILabel())
    let (button, title) = (boxed(count), boxed(name))
    let screen = show(button, title: title)
    count.text = "1200"
    name.text = "Harbor"
    screen.settle()
    #expect(button.bounds.width == count.intrinsicContentSize.width + 8)
    #expect(title.bounds.width == name.intrinsicContentSize.width + 8)
    let right = button.convert(button.bounds, to: screen.window).maxX
    #expect(right == screen.window.bounds.width - 16)
  }

  @Test("A title view with layoutFittingExpandedSize fills the space beside the buttons")
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

  @Test("Text fields in the title view and in an item are still edited after a layout of the bar")
  func editing() {
    let fields = [100.0, 80.0].map { UITextField(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
    let screen = show(fields[0], title: fields[1])
    for field in fields {
      #expect(field.becomeFirstResponder())
      screen.controller.navigationController?.navigationBar.setNeedsLayout()
      screen.settle()
      #expect(field.isFirstResponder && field.window === screen.window)
    }
  }

  @Test("A layout of a bar leaves its former title view in another bar")
  func movedTitle() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let screen = show(UIView(), title: title)
    let place = UIView()
    place.addSubview(title)
    screen.controller.navigationItem.titleView = nil
    screen.settle()
    #expect(title.superview === place)
  }

  @Test("Highlighting an item with a custom label does not change the label's text")
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
