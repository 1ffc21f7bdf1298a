import Foundation
import GalleyProofFiles

/// The difference between the old and the new content of a proof. A proof is a recorded picture or
/// text with which a test compares its result.
internal struct ContentDifference {
  /// A description of the differences of two pictures, or a unified difference of two texts.
  var text: String
  /// A picture that shows the differences; `nil` unless the contents are pictures.
  var picture: Data?

  /// Creates the difference; `nil` if the contents are the same.
  ///
  /// Pictures with different bytes are the same if they have the same pixels.
  init?(_ before: Data, _ now: Data, isPicture: Bool) {
    guard before != now else { return nil }
    let text =
      isPicture
      ? PictureDifference.describe(before, now, tolerance: .init())
      : UnifiedDifference.describe(
        String(decoding: before, as: UTF8.self), String(decoding: now, as: UTF8.self))
    guard let text else { return nil }
    self.text = text
    picture = isPicture ? PictureDifference.picture(before, now) : nil
  }
}
