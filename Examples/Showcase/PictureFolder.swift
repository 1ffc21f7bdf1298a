import Foundation

/// The folder into which pictures are drawn. It prints the name of each picture that is drawn, and
/// skips pictures that are up to date.
struct PictureFolder {
  let url: URL
  /// The number of pictures in all, for the progress.
  var expected = 0
  private(set) var drawn = 0
  private(set) var kept = 0
  /// The date at which this program was built. Pictures that are newer are up to date.
  private let built: Date?

  /// Creates the folder if it does not exist.
  init(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = url
    built = Bundle.main.executableURL.flatMap(PictureFolder.date)
  }

  /// Draws a picture, unless it is up to date.
  mutating func draw(_ file: String, _ picture: () -> Data?) throws {
    if isUpToDate(file) {
      kept += 1
      return
    }
    guard let data = picture() else { throw NothingToSee(file: file) }
    try write(data, to: file)
    drawn += 1
    print("[\(drawn + kept)/\(expected)] \(file)")
  }

  /// Writes a file atomically, so that an interrupted run leaves no incomplete file.
  @discardableResult
  func write(_ data: Data, to file: String) throws -> URL {
    let url = url.appendingPathComponent(file)
    try data.write(to: url, options: .atomic)
    return url
  }

  private func isUpToDate(_ file: String) -> Bool {
    guard let built, let date = PictureFolder.date(url.appendingPathComponent(file)) else {
      return false
    }
    return date > built
  }

  private static func date(_ url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }
}

/// An error for a picture that can't be drawn.
struct NothingToSee: Error, CustomStringConvertible {
  var file: String
  var description: String { "\(file) can't be drawn: there is nothing to see" }
}
