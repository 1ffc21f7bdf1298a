import Foundation

/// A rotor of VoiceOver, which moves through the elements of one kind, such as links or headings.
///
///     view.accessibilityCustomRotors = [
///       UIAccessibilityCustomRotor(name: "Unread") { predicate in
///         self.nextUnread(after: predicate.currentItem, predicate.searchDirection)
///       }
///     ]
///
/// A test calls `itemSearchBlock` to move through the elements.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A direction of the search.
  public enum Direction: Int, Sendable {
    /// To the previous element.
    case previous
    /// To the next element.
    case next
  }

  /// A kind of elements for which the system has a rotor.
  public enum SystemRotorType: Int, Sendable {
    /// A custom rotor, which has a name instead of a system type.
    case none
    /// Links.
    case link
    /// Links that were visited.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Misspelled words.
    case misspelledWord
    /// Images.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// A closure that returns the next element in the direction of the predicate; `nil` if there is
  /// none.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor, with attributes that say how its name is spoken.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor for a kind of elements that the system knows.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    systemRotorType = type
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// The name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// The name with attributes that say how it is spoken.
  open var attributedName: NSAttributedString

  /// The closure that finds the next element.
  open var itemSearchBlock: Search

  /// The kind of elements.
  public let systemRotorType: SystemRotorType
}

/// The element from which a rotor continues, and the direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element from which the rotor continues.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Creates a result without an element.
  public override init() { super.init() }

  /// Creates a result.
  ///
  /// - Parameter targetRange: The range of the text that was found, if the element contains text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the text that was found, if the element contains text.
  open var targetRange: UITextRange?
}
