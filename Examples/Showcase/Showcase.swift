import Foundation

#if canImport(ShowcaseScreens)
import ShowcaseScreens
import UIKit
#endif

/// Draws every example into a folder, by default `out`, and writes a page that shows them all.
///
/// Drawings show the difference between two lists, and the frames of a layout. Screens are shown in
/// the light and the dark style, on a phone and on a tablet. Pictures that this build of the
/// program has drawn already are skipped.
@main
@MainActor
struct Showcase {
  static let drawings = [
    oneRowDragged, sectionsAndItems, inStages, storefront, measuredList, wordsInLines,
  ]

  static func main() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let path = CommandLine.arguments.dropFirst().first ?? "out"
    var folder = try PictureFolder(URL(fileURLWithPath: path, isDirectory: true))
    var page = Page()
    folder.expected = drawings.count + pictureCount
    try draw(drawings, into: &folder, &page)
    #if canImport(ShowcaseScreens)
    try draw(allScreens, into: &folder, &page)
    try draw(gallery, into: &folder, &page)
    #endif
    try folder.write(Data(page.html.utf8), to: "index.html")
    let seconds = String(format: "%.1f", (clock.now - start) / .seconds(1))
    print(
      "\(folder.drawn + folder.kept) pictures: \(folder.drawn) drawn, \(folder.kept) up to date; "
        + "\(seconds) s")
  }

  /// The number of pictures of screens, including the contact sheet, and of the gallery.
  private static var pictureCount: Int {
    #if canImport(ShowcaseScreens)
    allScreens.reduce(1 + gallery.count) { $0 + $1.devices.count * Look.allCases.count }
    #else
    0
    #endif
  }

  private static func draw(
    _ drawings: [Drawing], into folder: inout PictureFolder, _ page: inout Page
  ) throws {
    for drawing in drawings {
      let picture = drawing.picture()
      let file = "\(drawing.name).svg"
      try folder.draw(file) { Data(picture.svg.utf8) }
      page.add(drawing.title, [Page.Image(file: file, width: nil, says: drawing.title)])
      page.add(text: picture.text)
    }
  }

  #if canImport(ShowcaseScreens)
  private static func draw(
    _ screens: [Screen], into folder: inout PictureFolder, _ page: inout Page
  ) throws {
    for screen in screens {
      var images: [Page.Image] = []
      for device in screen.devices {
        for look in Look.allCases {
          let file = look.file(of: screen, on: device)
          try folder.draw(file) { screen.window(on: device, look.style).galleyPNG() }
          images.append(
            Page.Image(
              file: file, width: device.widthOnPage,
              says: "\(screen.title), \(device.name), \(look)"))
        }
      }
      page.add(screen.title, images)
    }
    let sheet = ContactSheet(of: screens, in: folder.url)
    try folder.draw("contact-sheet.png") { sheet.picture() }
    page.add(
      "All screens at once",
      [Page.Image(file: "contact-sheet.png", width: nil, says: "All screens, small")])
  }

  /// Draws the gallery, and writes its page for the documentation.
  private static func draw(
    _ gallery: [GalleryEntry], into folder: inout PictureFolder, _ page: inout Page
  ) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(GalleryEntry.folder), withIntermediateDirectories: true)
    for entry in gallery {
      try folder.draw(entry.file) { entry.picture() }
      page.add(
        entry.title,
        [Page.Image(file: entry.file, width: nil, says: "\(entry.title), light and dark")])
    }
    try folder.write(Data(galleryPage.utf8), to: "Gallery.md")
  }
  #endif
}

#if canImport(ShowcaseScreens)
/// The light or the dark style.
enum Look: CaseIterable {
  case light, dark

  var style: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }

  /// Returns the file name of the picture of a screen in this style.
  func file(of screen: Screen, on device: Device) -> String {
    "\(screen.name)-\(device.name)-\(self).png"
  }
}

extension Device {
  /// The width of a picture on the page.
  fileprivate var widthOnPage: Int { name == Device.wide.name ? 512 : 234 }
}
#endif
