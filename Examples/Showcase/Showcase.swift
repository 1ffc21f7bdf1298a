import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// Draws every example into a folder, `out` if none is named, with a page that shows them all.
///
/// Drawings show what the difference between two lists is, and where a layout puts things; screens are
/// views, in the light and in the dark.
@main
@MainActor
struct Showcase {
  static let drawings = [
    oneRowDragged, sectionsAndItems, inStages, storefront, measuredList, wordsInLines,
  ]

  static func main() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let folder = URL(
      fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "out", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var page = "<!doctype html><meta charset=\"utf-8\"><title>Galley</title>\n"
    for drawing in drawings {
      let picture = drawing.picture()
      let file = "\(drawing.name).svg"
      try Data(picture.svg.utf8).write(to: folder.appendingPathComponent(file), options: .atomic)
      page += "<h2>\(drawing.title)</h2>\n<p><img src=\"\(file)\" alt=\"\(drawing.title)\"></p>\n"
      page += "<pre>\(escaped(picture.text))</pre>\n"
      print("\(file): \(drawing.title)")
    }
    page += try screens(in: folder)
    let index = folder.appendingPathComponent("index.html")
    try Data(page.utf8).write(to: index, options: .atomic)
    let seconds = (clock.now - start) / .seconds(1)
    print(
      "\(drawings.count) drawings in \(String(format: "%.2f", seconds)) s; open \(index.path)")
  }

  /// Draws the screens, and returns their part of the page.
  private static func screens(in folder: URL) throws -> String {
    var page = ""
    #if canImport(UIKit)
    for screen in [feedScreen, articleScreen, readArticleScreen, motionScreen, controlsScreen] {
      page += "<h2>\(screen.title)</h2>\n<p>"
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let file = "\(screen.name)-\(name).png"
        guard let picture = screen.picture(style) else { continue }
        try picture.write(to: folder.appendingPathComponent(file), options: .atomic)
        page += "<img src=\"\(file)\" width=\"375\" alt=\"\(screen.title), \(name)\">\n"
        print("\(file): \(screen.title)")
      }
      page += "</p>\n"
    }
    #endif
    return page
  }
}

/// An example that can be drawn.
struct Drawing: Sendable {
  var name: String
  var title: String
  var picture: @Sendable () -> Picture
}

/// What an example shows.
struct Picture {
  /// In words.
  var text: String
  var svg: String
}
