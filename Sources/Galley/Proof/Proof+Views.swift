import Foundation
import GalleyDrawing
import GalleyProofFiles
import GalleyUIKit

extension Proof where Subject: UIView {
  /// The frames of all views, as text.
  ///
  /// Each letter is laid out as a square, so that the frames do not depend on fonts.
  public static var frames: Proof {
    var proof = Proof<String>.text(pathExtension: "frames.txt").pullback { (view: Subject) in
      try UIView.withSquareText {
        view.layoutIfNeeded()
        return try ViewTree.describe(view)
      }
    }
    proof.explain = { view, before, now in
      UIView.withSquareText {
        view.layoutIfNeeded()
        return ChangedFrames.explain(view, before: before, now: now)
      }
    }
    return proof
  }

  /// The display list of the view (everything that it draws, in order), as text.
  ///
  /// Each letter is laid out as a square, so that the display list does not depend on fonts.
  public static var displayList: Proof {
    Proof<String>.text(pathExtension: "display.txt").pullback { view in
      UIView.withSquareText { view.displayList().description }
    }
  }

  /// The accessibility elements of the view, as text with a line for each element.
  public static var accessibility: Proof {
    Proof<String>.text(pathExtension: "accessibility.txt").pullback { view in
      UIView.withSquareText { view.accessibilityOutline().inProofs }
    }
  }

  /// The views with their texts, without their frames.
  public static var outline: Proof {
    Proof<String>.text(pathExtension: "outline.txt").pullback { view in
      UIView.withSquareText {
        view.layoutIfNeeded()
        return ViewTree.outline(view)
      }
    }
  }

  /// A picture of the view.
  public static var image: Proof { image() }

  /// A picture of the view.
  ///
  ///     assertProof(of: row, as: .image(scale: 1, tolerance: 2, colorTolerance: 3))
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point; `nil` to use the scale of the view's screen.
  ///   - tolerance: The number of pixels in a thousand that may differ.
  ///   - colorTolerance: The color difference up to which pixels count as equal, by the formula
  ///     CIE94. A difference of about 2 can just be seen; black and white differ by 100.
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
      } elements: {
        PictureElements.elements(of: view)
      }
    } difference: { before, now in
      PictureDifference.describe(before, now, tolerance: tolerance)
    }
  }
}

extension Proof where Subject: UIViewController {
  /// The frames of all views, as text.
  public static var frames: Proof { Proof<UIView>.frames.pullback { $0.view } }
  /// The display list of the view, as text.
  public static var displayList: Proof { Proof<UIView>.displayList.pullback { $0.view } }
  /// The accessibility elements of the controller's view, as text.
  public static var accessibility: Proof { Proof<UIView>.accessibility.pullback { $0.view } }
  /// The views with their texts, without their frames.
  public static var outline: Proof { Proof<UIView>.outline.pullback { $0.view } }
  /// A picture of the controller's view.
  public static var image: Proof { Proof<UIView>.image.pullback { $0.view } }

  /// A picture of the controller's view; see `Proof.image(scale:tolerance:colorTolerance:)` of
  /// views.
  public static func image(
    scale: CGFloat? = nil, tolerance: Double = 0, colorTolerance: Double = 0
  ) -> Proof {
    Proof<UIView>.image(scale: scale, tolerance: tolerance, colorTolerance: colorTolerance)
      .pullback { $0.view }
  }
}

extension AccessibilityOutline {
  /// The elements as text, with a line for each element.
  ///
  /// Numbers have at most three decimal places.
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

/// The reason why the picture or the text of a proof can't be made.
internal struct ProofError: Error, CustomStringConvertible {
  var description: String
}
