import Foundation
import GalleyDrawing
import GalleyProofFiles
import UIKit

extension Proof where Subject: UIView {
  /// Where every view is, as text. Letters are squares, so that no font can move anything.
  public static var frames: Proof {
    Proof<String>.text(pathExtension: "frames.txt").pullback { view in
      try UIView.withSquareText {
        view.layoutIfNeeded()
        try ViewTree.checkNumbers(view)
        return ViewTree.describe(view)
      }
    }
  }

  /// What is painted, as text. Letters are squares, so that no font can move anything.
  public static var displayList: Proof {
    Proof<String>.text(pathExtension: "display.txt").pullback { view in
      UIView.withSquareText { view.displayList().description }
    }
  }

  /// What those who don't see the view find in it, as text: a line for each element.
  public static var accessibility: Proof {
    Proof<String>.text(pathExtension: "accessibility.txt").pullback { view in
      UIView.withSquareText { view.accessibilityOutline().inProofs }
    }
  }

  /// Which views there are and what they say, as text, without their frames.
  public static var outline: Proof {
    Proof<String>.text(pathExtension: "outline.txt").pullback { view in
      UIView.withSquareText {
        view.layoutIfNeeded()
        return ViewTree.outline(view)
      }
    }
  }

  /// How the view looks, as a picture.
  public static var image: Proof { image() }

  /// How the view looks, as a picture.
  ///
  ///     assertProof(of: row, as: .image(scale: 1, tolerance: 2, colorTolerance: 3))
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has: as the view's screen, if `nil`.
  ///   - tolerance: How many pixels of a thousand may be others. None, unless said.
  ///   - colorTolerance: How different the colors of a pixel may look without counting, by the formula of the CIE
  ///     of 1994: about 2 can just be seen, and black differs from white by 100. None, unless said.
  public static func image(
    scale: CGFloat? = nil, tolerance: Double = 0, colorTolerance: Double = 0
  ) -> Proof {
    let tolerance = PictureDifference.Tolerance(pixels: tolerance, color: colorTolerance)
    return Proof(pathExtension: "png") { view -> ProofLook in
      try ViewTree.checkNumbers(view)
      if let excess = view.pictureExcess(scale: scale ?? view.traitCollection.displayScale) {
        throw ProofError(description: excess)
      }
      guard let bitmap = view.galleyBitmap(scale: scale) else {
        throw ProofError(description: "\(view) can't be drawn: it has no size")
      }
      let digest = bitmap.digest
      return ProofLook {
        PixelStamp.says($0, that: digest)
      } written: {
        guard let data = bitmap.galleyPNG else {
          throw ProofError(description: "the picture of \(view) can't be written")
        }
        return PixelStamp.stamped(data, with: digest)
      }
    } difference: { before, now in
      PictureDifference.describe(before, now, tolerance: tolerance)
    }
  }
}

extension Proof where Subject: UIViewController {
  /// Where every view is, as text.
  public static var frames: Proof { Proof<UIView>.frames.pullback { $0.view } }
  /// What is painted, as text.
  public static var displayList: Proof { Proof<UIView>.displayList.pullback { $0.view } }
  /// What those who don't see the controller's view find in it, as text.
  public static var accessibility: Proof { Proof<UIView>.accessibility.pullback { $0.view } }
  /// Which views there are and what they say, as text, without their frames.
  public static var outline: Proof { Proof<UIView>.outline.pullback { $0.view } }
  /// How the controller's view looks, as a picture.
  public static var image: Proof { Proof<UIView>.image.pullback { $0.view } }

  /// How the controller's view looks, as a picture; see `Proof.image(scale:tolerance:colorTolerance:)` of views.
  public static func image(
    scale: CGFloat? = nil, tolerance: Double = 0, colorTolerance: Double = 0
  ) -> Proof {
    Proof<UIView>.image(scale: scale, tolerance: tolerance, colorTolerance: colorTolerance)
      .pullback { $0.view }
  }
}

extension AccessibilityOutline {
  /// The elements, a line each, with three places of each number at most.
  internal var inProofs: String {
    func rounded(_ number: CGFloat) -> CGFloat { (number * 1_000).rounded() / 1_000 }
    let items = items.map { item -> AccessibilityItem in
      var item = item
      item.frame = CGRect(
        x: rounded(item.frame.origin.x), y: rounded(item.frame.origin.y),
        width: rounded(item.frame.width), height: rounded(item.frame.height))
      return item
    }
    return AccessibilityOutline(items).description
  }
}

/// Why no proof can be made.
internal struct ProofError: Error, CustomStringConvertible {
  var description: String
}

/// Views as text, a line each.
@MainActor
internal enum ViewTree {
  /// The view and all in it: class, frame, and what it says.
  static func describe(_ view: UIView) -> String {
    lines(of: view).joined(separator: "\n")
  }

  /// The view and all in it: class, identifier, what it says, and whether it can be seen.
  static func outline(_ view: UIView) -> String { outlineLines(of: view).joined(separator: "\n") }

  private static func outlineLines(of view: UIView) -> [String] {
    let name = view.accessibilityIdentifier.map { " #\($0)" } ?? ""
    let said = view.galleyText.map { " \(quoted($0))" } ?? ""
    let hidden = view.isHidden ? " hidden" : view.alpha <= 0 ? " clear" : ""
    let line = "\(type(of: view))\(name)\(said)\(hidden)"
    return [line] + view.subviews.flatMap { outlineLines(of: $0) }.map { "  " + $0 }
  }

  /// Throws where a view has a frame that is no number: nothing can be held against that.
  static func checkNumbers(_ view: UIView) throws {
    let frame = view.frame
    guard
      [frame.origin.x, frame.origin.y, frame.width, frame.height].allSatisfy({ $0.isFinite })
    else {
      throw ProofError(
        description: "the frame of \(type(of: view)) is no number: \(frame.galleyDescription)")
    }
    for subview in view.subviews { try checkNumbers(subview) }
  }

  /// A text between quotation marks, on one line.
  static func quoted(_ text: String) -> String { "\"\(text.escapedLineEnds)\"" }

  private static func lines(of view: UIView) -> [String] {
    let hidden = view.isHidden ? " hidden" : ""
    let alpha = view.alpha < 1 ? " alpha \(view.alpha)" : ""
    let said = view.galleyText.map { " \(quoted($0))" } ?? ""
    let line = "\(type(of: view)) \(view.galleyFrame)\(said)\(hidden)\(alpha)"
    return [line] + view.subviews.flatMap { lines(of: $0) }.map { "  " + $0 }
  }
}
