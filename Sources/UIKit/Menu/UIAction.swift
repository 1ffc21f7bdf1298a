import Foundation

/// What an action does.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something that can be done, with a title and an image: what a control does, or a line of a menu.
///
///     let reload = UIAction(title: "Reload", image: UIImage(systemName: "arrow.clockwise")) { _ in
///       feed.reload()
///     }
///     button.addAction(reload, for: .touchUpInside)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// An action with all that there is to say about it. One without an identifier gets one of its own.
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

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UIAction.init(coder:): Galley reads no archives")
  }

  // MARK: What it says

  /// What it is called.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }

  /// What it looks like.
  open override var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// What it looks like while it is on.
  open var selectedImage: UIImage?

  /// What it is known by.
  open private(set) var identifier: Identifier

  /// What it is called where there is room for more words.
  open var discoverabilityTitle: String?

  /// What is special about it.
  open var attributes: Attributes

  /// Whether it is on.
  open var state: State

  // MARK: What it does

  private let handler: UIActionHandler

  /// Who has it done, while it is done: a control, a bar item.
  open private(set) var sender: Any?

  /// Does it on behalf of a sender, be it disabled or not.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }

  private static var lastNumber = 0

  /// One that no other action has.
  private static func nextIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("galley.action.\(lastNumber)")
  }
}
