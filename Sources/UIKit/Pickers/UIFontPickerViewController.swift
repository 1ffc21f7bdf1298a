import Foundation

/// Lets a user choose a font.
///
/// A test answers in a line, and the delegate is told:
///
///     picker.choose(UIFontDescriptor(name: "Inter", size: 0))
///     picker.cancel()
///
/// It lists the families that there are.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What the picker shows.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Families, in their own letters.
    public override init() { super.init() }

    /// Whether families show their faces too.
    /// - Differs: it is kept, and families are shown.
    open var includeFaces = false
    /// Whether names are in the system's letters.
    open var displayUsingSystemFont = false
    /// The traits that fonts must have.
    /// - Differs: it is kept, and all families are shown.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// A picker of fonts.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of families.
  public override init(nibName: String?, bundle: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// What the picker shows.
  public let configuration: Configuration
  /// Who is told of the font.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen. To set it is not told to the delegate.
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

  // MARK: Answering

  /// Chooses a font, as a user does: the delegate is told, and the picker goes.
  ///
  /// UIKit has no such method. Tests choose with it.
  public func choose(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    delegate?.fontPickerViewControllerDidPickFont(self)
    if delegate == nil || !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }

  /// Chooses nothing, as a user does who taps "Cancel".
  ///
  /// UIKit has no such method. Tests cancel with it.
  public func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// Is told of a font that a user has chosen.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: _SelectorResponding {
  /// The user has chosen a font: `selectedFontDescriptor`.
  @_disfavoredOverload
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has chosen nothing.
  @_disfavoredOverload
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    DefaultAnswer.note(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    DefaultAnswer.note(self)
  }
}
