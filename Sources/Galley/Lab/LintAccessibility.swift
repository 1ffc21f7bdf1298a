import Foundation
import GalleyDrawing
import GalleyUIKit

/// Fails if a screen is hard to use for people who do not see well, or who do not touch precisely.
///
///     lintAccessibility { FeedViewController(posts: posts) }
///
/// The failure names
///
/// - controls, and other elements that can be used, without a label;
/// - controls that respond to touches in less than 44 by 44 points;
/// - texts whose contrast with their background is below 4.5, or below 3 if they are large, in the
///   light or the dark style.
///
/// - Parameters:
///   - size: The size of the window.
///   - settle: Called while the screen settles, to finish work that Galley does not know of.
///   - make: Makes the screen. It is called twice.
@MainActor
public func lintAccessibility(
  size: CGSize = CGSize(width: 375, height: 667), settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () -> UIViewController
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let lines = ListLab.accessibilityFaults(size: size, settle: settle, make)
  if !lines.isEmpty { place.fail("The screen is hard to use.\n" + lines.joined(separator: "\n")) }
}

extension ListLab {
  /// Returns a line for each accessibility fault.
  package static func accessibilityFaults(
    size: CGSize = CGSize(width: 375, height: 667), settle: @escaping () -> Void = {},
    _ make: () -> UIViewController
  ) -> [String] {
    guard !isInChild else { return [] }
    var lines: [String] = []
    for isDark in [false, true] {
      let stage = Stage(Surroundings(size: size, isDark: isDark), settling: settle, make: make)
      stage.settle()
      guard let view = stage.controller?.view else { continue }
      if !isDark { lines += unnamed(in: view) + small(in: view) }
      lines += faint(in: stage.window).map { isDark ? "\($0), in the dark" : $0 }
      stage.clear()
    }
    return lines
  }

  private static func unnamed(in view: UIView) -> [String] {
    let used: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
    return view.accessibilityOutline().items.filter { item in
      !item.traits.isDisjoint(with: used) && (item.label ?? "").isEmpty
    }.map { "It can be used and has no label: \($0)" }
  }

  private static func small(in view: UIView) -> [String] {
    var lines: [String] = []
    func look(at view: UIView) {
      guard view.isSeen, view.isUserInteractionEnabled else { return }
      if let control = view as? UIControl, control.isEnabled, !(control is UITextField) {
        let (width, height) = reach(of: control)
        if width < 43.5 || height < 43.5 {
          lines.append(
            "A finger hits \(FingerReach.name(control)) in \(width.galleyDescription) × "
              + "\(height.galleyDescription) points, and needs 44 × 44")
        }
        return
      }
      for subview in view.subviews { look(at: subview) }
    }
    look(at: view)
    return lines
  }

  /// The width and the height of the area around its center in which a control responds to touches,
  /// up to 44 points each.
  private static func reach(of control: UIControl) -> (CGFloat, CGFloat) {
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var length: CGFloat = 0
      while length < 22 {
        let next = length + 0.5
        let place = CGPoint(x: middle.x + x * next, y: middle.y + y * next)
        guard control.point(inside: place, with: nil) else { return length }
        length = next
      }
      return length
    }
    // A point on the far edge is outside of the area, so the lengths are up to half a point short.
    return (
      (length(-1, 0) + length(1, 0)).rounded(.up), (length(0, -1) + length(0, 1)).rounded(.up)
    )
  }

  // MARK: Contrast

  private static func faint(in window: UIWindow) -> [String] {
    guard let bitmap = window.galleyBitmap(scale: 1) else { return [] }
    var lines: [String] = []
    func look(at view: UIView, _ alpha: CGFloat) {
      guard view.isSeen else { return }
      let alpha = alpha * view.alpha
      if let label = view as? UILabel, let text = label.text, !text.isEmpty, label.isEnabled {
        let frame = label.convert(label.bounds, to: window).intersection(window.bounds)
        if let behind = bitmap.commonColor(in: frame) {
          let color = label.textColor.resolvedColor(with: label.traitCollection)
          let contrast = Contrast.between(Contrast.Color(color, alpha, over: behind), behind)
          let isLarge = label.font.pointSize >= 24
          if contrast < (isLarge ? 2.95 : 4.45) {
            lines.append(
              "The contrast of \(FingerReach.name(label)) with what is behind it is "
                + "\(CGFloat((contrast * 10).rounded() / 10).galleyDescription), below \(isLarge ? 3 : 4.5)"
            )
          }
        }
      }
      for subview in view.subviews { look(at: subview, alpha) }
    }
    look(at: window, 1)
    return lines
  }
}

/// The contrast of two colors, by the formula of WCAG.
internal enum Contrast {
  /// An opaque color.
  struct Color: Hashable {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Creates the color that results from drawing a color over an opaque one.
    init(_ color: UIColor, _ alpha: CGFloat, over behind: Color) {
      var (red, green, blue, own): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = color.getRed(&red, green: &green, blue: &blue, alpha: &own)
      let share = Double(own * alpha)
      self.red = Double(red) * share + behind.red * (1 - share)
      self.green = Double(green) * share + behind.green * (1 - share)
      self.blue = Double(blue) * share + behind.blue * (1 - share)
    }

    fileprivate var luminance: Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
  }

  /// The contrast ratio of two colors, from 1 to 21.
  static func between(_ one: Color, _ other: Color) -> Double {
    let (first, second) = (one.luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension Bitmap {
  /// The color that most pixels of a rectangle have; `nil` if it has no pixels.
  fileprivate func commonColor(in rect: CGRect) -> Contrast.Color? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let inside = rect.isNull ? .null : rect.intersection(all)
    guard !inside.isNull, inside.width >= 1, inside.height >= 1 else { return nil }
    let rows = Int(inside.minY)..<min(Int(inside.maxY.rounded(.up)), height)
    let columns = Int(inside.minX)..<min(Int(inside.maxX.rounded(.up)), width)
    let pixels = pixels
    var counts: [UInt32: Int] = [:]
    for row in rows {
      for column in columns { counts[pixels[row * width + column], default: 0] += 1 }
    }
    guard let pixel = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return nil
    }
    // If a pixel is not opaque, the color behind it is not known.
    guard pixel >> 24 == 0xFF else { return nil }
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / 255 }
    return Contrast.Color(red: part(16), green: part(8), blue: part(0))
  }
}
