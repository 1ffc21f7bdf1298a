import Foundation

/// The direction in which an element scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next item.
  case next
  /// To the previous item.
  case previous
}

/// The kind of a container, which describes how its elements are related.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No particular kind.
  case none
  /// The cells of a table with rows and columns.
  case dataTable
  /// A list.
  case list
  /// A landmark: a part of the screen to which users can jump.
  case landmark
  /// A group of related elements.
  case semanticGroup
}

/// The style of navigation through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses.
  case automatic
  /// One element after the other.
  case separate
  /// All elements together, as if they were one element.
  case combined
}

/// The kind of a text, by which assistive technologies decide how to read it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a context from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A narrative.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// Source code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  /// File names.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  /// Input and output of a console.
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
  /// A text document.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
}
