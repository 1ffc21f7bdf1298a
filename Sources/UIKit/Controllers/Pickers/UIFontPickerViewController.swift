import Foundation

/// Lets a user choose a font.
///
/// A test chooses a font in one line, and the delegate is called:
///
///     picker.choose(UIFontDescriptor(name: "Inter", size: 0))
///     picker.cancel()
///
/// The picker lists the font families that are installed.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The settings of a font picker.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates a configuration in which each family is shown in its own font.
    public override init() { super.init() }

    /// Whether the faces of a family are listed, too.
    /// - Differs: it is stored without effect; only families are listed.
    open var includeFaces = false
    /// Whether names are shown in the system font.
    open var displayUsingSystemFont = false
    /// The traits that a font must have to be listed.
    /// - Differs: it is stored without effect; all families are listed.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// Creates a font picker.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a font picker for families.
  public override init(nibName: String?, bundle: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the picker that a nib describes.
  ///
  /// Other archives are not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The settings of the picker.
  public let configuration: Configuration
  /// The object that is notified of the chosen font.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font. Setting this property in code does not call the delegate.
  open var selectedFontDescriptor: UIFontDescriptor?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let families = UIFont.familyNames
    let list = ChoiceList(
      families,
      chosen: { [weak self] index in
        self?.choose(UIFontDescriptor(fontAttributes: [.family: families[index]]))
      })
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  // MARK: Choosing in code

  /// Chooses a font, as a user does: calls the delegate and dismisses the picker.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func choose(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    delegate?.fontPickerViewControllerDidPickFont(self)
    if delegate == nil || !isBeingDismissed { presentingViewController?.dismiss(animated: false) }
  }

  /// Cancels the picker, as a tap on "Cancel" does.
  ///
  /// UIKit has no such method; it is for tests. Nothing is animated.
  public func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    presentingViewController?.dismiss(animated: false)
  }
}

/// The methods that a font picker calls on its delegate.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: _SelectorResponding {
  /// Called when the user has chosen a font, which is `selectedFontDescriptor`.
  @_disfavoredOverload
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user has cancelled the picker.
  @_disfavoredOverload
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    OptionalMember.noteDefault(self)
  }
}
