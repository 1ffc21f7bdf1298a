import Foundation

/// The folder that pictures are drawn into. It says what is drawn, and leaves what is up to date.
struct PictureFolder {
  let url: URL
  /// How many pictures there will be.
  var expected = 0
  private(set) var drawn = 0
  private(set) var kept = 0
  /// When the program that draws was built. What is younger than that is its own work.
  private let built: Date?

  /// A folder, which is made if it is not there.
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

  /// Writes a file whole or not at all, so that a run that is interrupted leaves no half of one.
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

/// A picture that could not be made.
struct NothingToSee: Error, CustomStringConvertible {
  var file: String
  var description: String { "\(file) can't be drawn: there is nothing to see" }
}
