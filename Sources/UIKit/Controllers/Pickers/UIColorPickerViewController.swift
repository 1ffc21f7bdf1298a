import Foundation

/// Lets a user choose a color.
///
/// A test chooses a color in one line, and the delegate is called:
///
///     picker.choose(.systemTeal)
///     picker.finish()
///
/// - Differs: the picker shows a few colors to tap. There is no color wheel.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Creates a color picker.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the picker that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The object that is notified of the chosen color.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen color. Setting this property in code does not call the delegate.
  open var selectedColor = UIColor.black { didSet { well.backgroundColor = selectedColor } }
  /// Whether the user may choose a translucent color.
  open var supportsAlpha = true

  /// The view that shows the chosen color.
  private let well = UIView()

  /// The colors that a user can tap.
  private static let offered: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown, .black, .white,
  ]

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    well.backgroundColor = selectedColor
    well.layer.cornerRadius = 8
    view.addSubview(well)
    for color in Self.offered {
      let button = UIButton(
        primaryAction: UIAction { [weak self] _ in self?.choose(color) })
      button.backgroundColor = color
      button.layer.cornerRadius = 8
      buttons.append(button)
      view.addSubview(button)
    }
  }

  private var buttons: [UIButton] = []

  internal override func layoutEnded() {
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let side = max((area.width - 5 * 12) / 6, 0)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX + CGFloat(index % 6) * (side + 12),
        y: area.minY + CGFloat(index / 6) * (side + 12), width: side, height: side)
    }
    well.frame = CGRect(
      x: area.minX, y: area.minY + 2 * (side + 12) + 8, width: area.width, height: side)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let parents = sequence(first: self as UIViewController, next: \.parent)
    if parents.contains(where: \.isBeingDismissed) { tellDidFinish() }
  }

  /// Whether the delegate was notified that the picker was dismissed.
  private var hasToldDidFinish = false

  private func tellDidFinish() {
    guard !hasToldDidFinish else { return }
    hasToldDidFinish = true
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasToldDidFinish = false
  }

  // MARK: Choosing in code

  /// Chooses a color, as a user does. The picker stays open.
  ///
  /// UIKit has no such method; it is for tests.
  public func choose(_ color: UIColor) {
    selectedColor = supportsAlpha ? color : color.withAlphaComponent(1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// Closes the picker, as a user does.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func finish() {
    presentingViewController?.dismiss(animated: false)
    tellDidFinish()
  }
}

/// The methods that a color picker calls on its delegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: _SelectorResponding {
  /// Called when the user has chosen a color. This is the method from before iOS 15.
  @_disfavoredOverload
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user has chosen a color.
  ///
  /// - Parameter continuously: Whether the finger still touches the picker.
  @_disfavoredOverload
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the picker was dismissed.
  @_disfavoredOverload
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    OptionalMember.noteDefault(self)
  }
}
