import Foundation
import GalleyDrawing
import UIKit

extension Proof where Subject: UIView {
  /// Where every view is, as text. Letters are squares, so that no font can move anything.
  public static var frames: Proof {
    Proof<String>.text(pathExtension: "frames.txt").pullback { view in
      UIView.withSquareText {
        view.layoutIfNeeded()
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

  /// How the view looks, as a picture.
  public static var image: Proof { image() }

  /// How the view looks, as a picture.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has: as the view's screen, if `nil`.
  ///   - tolerance: How many pixels of a thousand may be others.
  public static func image(scale: CGFloat? = nil, tolerance: Double = 0) -> Proof {
    Proof(pathExtension: "png") { view -> ProofLook in
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
  /// How the controller's view looks, as a picture.
  public static var image: Proof { Proof<UIView>.image.pullback { $0.view } }
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
