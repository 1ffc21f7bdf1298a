#if canImport(ShowcaseScreens)
import ShowcaseScreens
import UIKit

/// A picture of all screens at a small size, side by side, each with its title.
@MainActor
struct ContactSheet {
  private let screens: [Screen]
  private let folder: URL
  private let columns = 8
  private let cell = CGSize(width: 128, height: 277)
  private let gap: CGFloat = 16
  private let titleHeight: CGFloat = 44

  /// Creates the sheet of screens whose pictures are in a folder.
  init(of screens: [Screen], in folder: URL) {
    self.screens = screens
    self.folder = folder
  }

  private var size: CGSize {
    let rows = CGFloat((screens.count + columns - 1) / columns)
    return CGSize(
      width: gap + CGFloat(columns) * (cell.width + gap),
      height: gap + rows * (cell.height + titleHeight))
  }

  /// The sheet as a PNG file.
  func picture() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
      UIColor(white: 0.9, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, screen) in screens.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let corner = CGPoint(
          x: gap + CGFloat(column) * (cell.width + gap),
          y: gap + CGFloat(row) * (cell.height + titleHeight))
        draw(screen, at: corner, look: index % 2 == 0 ? .light : .dark)
      }
    }
  }

  private func draw(_ screen: Screen, at corner: CGPoint, look: Look) {
    let file = folder.appendingPathComponent(look.file(of: screen, on: screen.devices[0]))
    if let image = UIImage(contentsOfFile: file.path) {
      // The picture is scaled to fit the cell. A wide one is aligned with the bottom.
      let scale = min(cell.width / image.size.width, cell.height / image.size.height)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      image.draw(
        in: CGRect(
          x: corner.x + (cell.width - size.width) / 2, y: corner.y + cell.height - size.height,
          width: size.width, height: size.height))
    }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    (screen.title as NSString).draw(
      in: CGRect(
        x: corner.x - 6, y: corner.y + cell.height + 5, width: cell.width + 12,
        height: titleHeight - 6),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.black,
        .paragraphStyle: style,
      ])
  }
}
#endif
