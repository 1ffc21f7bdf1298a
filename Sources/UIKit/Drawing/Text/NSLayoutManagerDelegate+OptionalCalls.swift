// Written by `script/docs --optional-calls`: edit NSLayoutManagerDelegate, not this file.
import Foundation

extension NSLayoutManagerDelegate {
  /// The optional spelling, `delegate?.layoutManager?(…)`.
  @_disfavoredOverload
  public var layoutManager: _NSLayoutManagerDelegateCalls.LayoutManagerCall? { .init(target: self) }

  /// The optional spelling, `delegate?.layoutManagerDidInvalidateLayout?(…)`.
  @_disfavoredOverload
  public var layoutManagerDidInvalidateLayout:
    _NSLayoutManagerDelegateCalls.LayoutManagerDidInvalidateLayoutCall?
  { .init(target: self) }
}

/// The optional calls of `NSLayoutManagerDelegate`.
public enum _NSLayoutManagerDelegateCalls {
  /// `delegate?.layoutManager?`.
  public struct LayoutManagerCall: _OptionalCallFromAnywhere {
    internal let target: any NSLayoutManagerDelegate

    /// `layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      target.layoutManager(
        layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }

    /// `layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      target.layoutManager(
        layoutManager, paragraphSpacingBeforeGlyphAt: glyphIndex, withProposedLineFragmentRect: rect
      )
    }

    /// `layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      target.layoutManager(
        layoutManager, paragraphSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }

    /// `layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      target.layoutManager(
        layoutManager, shouldSetLineFragmentRect: lineFragmentRect,
        lineFragmentUsedRect: lineFragmentUsedRect, baselineOffset: baselineOffset,
        in: textContainer, forGlyphRange: glyphRange)
    }

    /// `layoutManager(_:didCompleteLayoutFor:atEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) -> Void? {
      OptionalMember.Anywhere.ownResult(of: target, "layoutManager(_:didCompleteLayoutFor:atEnd:)")
      {
        target.layoutManager(
          layoutManager, didCompleteLayoutFor: textContainer, atEnd: layoutFinishedFlag)
      }
    }

    /// `layoutManager(_:textContainer:didChangeGeometryFrom:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
      didChangeGeometryFrom oldSize: CGSize
    ) -> Void? {
      OptionalMember.Anywhere.ownResult(
        of: target, "layoutManager(_:textContainer:didChangeGeometryFrom:)"
      ) {
        target.layoutManager(
          layoutManager, textContainer: textContainer, didChangeGeometryFrom: oldSize)
      }
    }

  }

  /// `delegate?.layoutManagerDidInvalidateLayout?`.
  public struct LayoutManagerDidInvalidateLayoutCall: _OptionalCallFromAnywhere {
    internal let target: any NSLayoutManagerDelegate

    /// `layoutManagerDidInvalidateLayout(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ sender: NSLayoutManager) -> Void? {
      OptionalMember.Anywhere.ownResult(of: target, "layoutManagerDidInvalidateLayout(_:)") {
        target.layoutManagerDidInvalidateLayout(sender)
      }
    }

  }
}

extension _OptionalCallFromAnywhere where Self == _NSLayoutManagerDelegateCalls.LayoutManagerCall {
  /// `layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat? {
    OptionalMember.Anywhere.ownResult(
      of: self.target, "layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)"
    ) {
      self.target.layoutManager(
        layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }
  }

  /// `layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat? {
    OptionalMember.Anywhere.ownResult(
      of: self.target,
      "layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)"
    ) {
      self.target.layoutManager(
        layoutManager, paragraphSpacingBeforeGlyphAt: glyphIndex, withProposedLineFragmentRect: rect
      )
    }
  }

  /// `layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat? {
    OptionalMember.Anywhere.ownResult(
      of: self.target, "layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)"
    ) {
      self.target.layoutManager(
        layoutManager, paragraphSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
    }
  }

  /// `layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ layoutManager: NSLayoutManager,
    shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
    lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
    baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
    forGlyphRange glyphRange: NSRange
  ) -> Bool? {
    OptionalMember.Anywhere.ownResult(
      of: self.target,
      "layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)"
    ) {
      self.target.layoutManager(
        layoutManager, shouldSetLineFragmentRect: lineFragmentRect,
        lineFragmentUsedRect: lineFragmentUsedRect, baselineOffset: baselineOffset,
        in: textContainer, forGlyphRange: glyphRange)
    }
  }
}
