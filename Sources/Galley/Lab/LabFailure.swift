/// A fault that was found on a random walk over a screen: a sequence of steps, such as taps and
/// updates.
internal struct LabFailure: Codable, Hashable {
  /// The index of the step at which the fault was found; the number of steps if it was found after
  /// the last step.
  var step: Int
  /// The description of the fault.
  var text: String
  /// Descriptions of the touched views, by the index of the step.
  var touches: [Int: String] = [:]
  /// The path of the picture of the fault, if there is one.
  var picture: String?
  /// The line of the report with the path of the picture.
  var pictureLine: String?

  /// The description, and the line about the picture.
  var textWithPicture: String { [text, pictureLine].compactMap(\.self).joined(separator: "\n") }

  /// Adds the picture that was drawn when the steps were repeated, if the repeated steps failed at
  /// the same step.
  ///
  /// Returns whether a picture was added.
  mutating func addPicture(of again: LabFailure?) -> Bool {
    guard let again, again.step == step, again.picture != nil else { return false }
    (picture, pictureLine) = (again.picture, again.pictureLine)
    return true
  }
}
