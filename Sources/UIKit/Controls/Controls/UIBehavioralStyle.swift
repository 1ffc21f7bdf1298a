import Foundation

/// The look and behavior of a control on a Mac.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The style that the system chooses for the app.
  case automatic = 0
  /// The style of phones and tablets.
  case pad
  /// The style of a Mac.
  case mac
}
