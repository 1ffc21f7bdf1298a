import UIKit

/// Who waits for what is found on other queues. Views and objects stay here: were they taken along, the
/// last to let go of them might be another queue.
@MainActor
internal enum MatchingsUnderWay {
  private static var waiting: [Int: (SectionMatching) -> Void] = [:]
  private static var last = 0

  /// Keeps what is to be done, and answers by what name.
  static func wait(_ body: @escaping (SectionMatching) -> Void) -> Int {
    last += 1
    waiting[last] = body
    return last
  }

  /// Something has been found.
  static func come(_ name: Int, _ matching: SectionMatching) {
    waiting.removeValue(forKey: name)?(matching)
  }
}
