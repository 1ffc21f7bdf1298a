import Foundation

/// The closure of an action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action with a title and an image: the action of a control, or an element of a menu.
///
///     let reload = UIAction(title: "Reload", image: UIImage(systemName: "arrow.clockwise")) { _ in
///       feed.reload()
///     }
///     button.addAction(reload, for: .touchUpInside)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public var rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates an action with all of its properties.
  ///
  /// If there is no identifier, the action gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping @MainActor (_ action: UIAction) -> Void
  ) {
    self.identifier = identifier ?? UIAction.nextIdentifier()
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIAction.init(coder:): Galley reads no archives")
  }

  // MARK: Properties

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The image while the action is selected.
  open var selectedImage: UIImage?

  /// The identifier.
  open private(set) var identifier: Identifier

  /// A longer title, which explains the purpose of the action.
  open var discoverabilityTitle: String?

  /// The attributes of the action.
  open var attributes: Attributes

  /// The state of the action.
  open var state: State

  // MARK: Handler

  private let handler: UIActionHandler

  /// The sender, while the action is performed: a control, or a bar button item.
  open private(set) var sender: Any?

  /// Performs the action with a sender, even if it is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }

  internal override func duplicate() -> UIMenuElement {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
  }

  private static var lastNumber = 0

  /// Returns a unique identifier.
  private static func nextIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("galley.action.\(lastNumber)")
  }
}
