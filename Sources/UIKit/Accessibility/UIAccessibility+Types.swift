import Foundation

/// In which direction an element is to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is at the right.
  case right = 1
  /// To what is at the left.
  case left
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To what comes next.
  case next
  /// To what came before.
  case previous
}

/// What the elements in a container are to each other.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none
  /// Cells of a table, in rows and columns.
  case dataTable
  /// A list.
  case list
  /// A part of the screen to go to.
  case landmark
  /// Things that belong together.
  case semanticGroup
}

/// How one goes through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As suits it.
  case automatic
  /// One by one.
  case separate
  /// As one.
  case combined
}

/// Text about text that is read aloud.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public var rawValue: String

  /// A context by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A narrative.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// Source code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// Cells of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  /// Names of files.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "fileSystem")
  /// What is typed at a prompt.
  public static let console = UIAccessibilityTextualContext(rawValue: "console")
  /// Text in a document.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
}
