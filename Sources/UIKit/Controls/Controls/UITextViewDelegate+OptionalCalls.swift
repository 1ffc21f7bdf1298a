// Written by `script/docs --optional-calls`: edit UITextViewDelegate, not this file.
import Foundation

extension UITextViewDelegate {
  /// The optional spelling, `delegate?.textViewShouldBeginEditing?(…)`.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: _UITextViewDelegateCalls.TextViewShouldBeginEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textViewDidBeginEditing?(…)`.
  @_disfavoredOverload
  public var textViewDidBeginEditing: _UITextViewDelegateCalls.TextViewDidBeginEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textViewShouldEndEditing?(…)`.
  @_disfavoredOverload
  public var textViewShouldEndEditing: _UITextViewDelegateCalls.TextViewShouldEndEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textViewDidEndEditing?(…)`.
  @_disfavoredOverload
  public var textViewDidEndEditing: _UITextViewDelegateCalls.TextViewDidEndEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textView?(…)`.
  @_disfavoredOverload
  public var textView: _UITextViewDelegateCalls.TextViewCall? { .init(target: self) }

  /// The optional spelling, `delegate?.textViewDidChange?(…)`.
  @_disfavoredOverload
  public var textViewDidChange: _UITextViewDelegateCalls.TextViewDidChangeCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.textViewDidChangeSelection?(…)`.
  @_disfavoredOverload
  public var textViewDidChangeSelection: _UITextViewDelegateCalls.TextViewDidChangeSelectionCall? {
    .init(target: self)
  }
}

/// The optional calls of `UITextViewDelegate`.
public enum _UITextViewDelegateCalls {
  /// `delegate?.textViewShouldBeginEditing?`.
  @preconcurrency @MainActor
  public struct TextViewShouldBeginEditingCall: _OptionalCall {
    internal let target: any UITextViewDelegate

    /// `textViewShouldBeginEditing(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Bool {
      target.textViewShouldBeginEditing(textView)
    }

  }

  /// `delegate?.textViewDidBeginEditing?`.
  @preconcurrency @MainActor
  public struct TextViewDidBeginEditingCall: _OptionalCall {
    internal let target: any UITextViewDelegate

    /// `textViewDidBeginEditing(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textView: UITextView) -> Void? {
      OptionalMember.ownResult(of: target, "textViewDidBeginEditing(_:)") {
        target.textViewDidBeginEditing(textView)
      }
    }

  }

  /// `delegate?.textViewShouldEndEditing?`.
  @preconcurrency @MainActor
  public struct TextViewShouldEndEditingCall: _OptionalCall {
    internal let target: any UITextViewDelegate

    /// `textViewShouldEndEditing(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ textView: UITextView) -> Bool {
      target.textViewShouldEndEditing(textView)
    }

  }

  /// `delegate?.textViewDidEndEditing?`.
  @preconcurrency @MainActor
  public struct TextViewDidEndEditingCall: _OptionalCall {
    internal let target: any UITextViewDelegate

    /// `textViewDidEndEditing(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textView: UITextView) -> Void? {
      OptionalMember.ownResult(of: target, "textViewDidEndEditing(_:)") {
        target.textViewDidEndEditing(textView)
      }
    }

  }

  /// `delegate?.textView?`.
  @preconcurrency @MainActor
  public struct TextViewCall: _OptionalCall {
    internal let target: any UITextViewDelegate

    /// `textView(_:shouldChangeTextIn:replacementText:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }

    /// `textView(_:editMenuForTextIn:suggestedActions:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      OptionalMember.ownResult(of: target, "textView(_:editMenuForTextIn:suggestedActions:)") {
        target.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
      } ?? nil
    }

    /// `textView(_:willPresentEditMenuWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textView(_:willPresentEditMenuWith:)") {
        target.textView(textView, willPresentEditMenuWith: animator)
      }
    }

    /// `textView(_:willDismissEditMenuWith:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textView(_:willDismissEditMenuWith:)") {
        target.textView(textView, willDismissEditMenuWith: animator)
      }
    }

    /// `textView(_:shouldInteractWith:in:interaction:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      target.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }

    /// `textView(_:shouldInteractWith:in:interaction:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      target.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }

    /// `textView(_:shouldInteractWith:in:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
      target.textView(textView, shouldInteractWith: URL, in: characterRange)
    }

    /// `textView(_:shouldInteractWith:in:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange
    ) -> Bool {
      target.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }

    /// `textView(_:primaryActionFor:defaultAction:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      OptionalMember.ownResult(of: target, "textView(_:primaryActionFor:defaultAction:)") {
        target.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
      } ?? nil
    }

    /// `textView(_:menuConfigurationFor:defaultMenu:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      OptionalMember.ownResult(of: target, "textView(_:menuConfigurationFor:defaultMenu:)") {
        target.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
      } ?? nil
    }

    /// `textView(_:textItemMenuWillDisplayFor:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textView(_:textItemMenuWillDisplayFor:animator:)") {
        target.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
      }
    }

    /// `textView(_:textItemMenuWillEndFor:animator:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) -> Void? {
      OptionalMember.ownResult(of: target, "textView(_:textItemMenuWillEndFor:animator:)") {
        target.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
      }
    }

  }

  /// `delegate?.textViewDidChange?`.
  @preconcurrency @MainActor
  public struct TextViewDidChangeCall: _OptionalCall {
    internal let target: any UITextViewDelegate

    /// `textViewDidChange(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textView: UITextView) -> Void? {
      OptionalMember.ownResult(of: target, "textViewDidChange(_:)") {
        target.textViewDidChange(textView)
      }
    }

  }

  /// `delegate?.textViewDidChangeSelection?`.
  @preconcurrency @MainActor
  public struct TextViewDidChangeSelectionCall: _OptionalCall {
    internal let target: any UITextViewDelegate

    /// `textViewDidChangeSelection(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ textView: UITextView) -> Void? {
      OptionalMember.ownResult(of: target, "textViewDidChangeSelection(_:)") {
        target.textViewDidChangeSelection(textView)
      }
    }

  }
}

extension _OptionalCall where Self == _UITextViewDelegateCalls.TextViewShouldBeginEditingCall {
  /// `textViewShouldBeginEditing(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textViewShouldBeginEditing(_:)") {
      self.target.textViewShouldBeginEditing(textView)
    }
  }
}

extension _OptionalCall where Self == _UITextViewDelegateCalls.TextViewShouldEndEditingCall {
  /// `textViewShouldEndEditing(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ textView: UITextView) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textViewShouldEndEditing(_:)") {
      self.target.textViewShouldEndEditing(textView)
    }
  }
}

extension _OptionalCall where Self == _UITextViewDelegateCalls.TextViewCall {
  /// `textView(_:shouldChangeTextIn:replacementText:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textView(_:shouldChangeTextIn:replacementText:)") {
      self.target.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }

  /// `textView(_:shouldInteractWith:in:interaction:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textView(_:shouldInteractWith:in:interaction:)") {
      self.target.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
  }

  /// `textView(_:shouldInteractWith:in:interaction:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textView(_:shouldInteractWith:in:interaction:)") {
      self.target.textView(
        textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
  }

  /// `textView(_:shouldInteractWith:in:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textView(_:shouldInteractWith:in:)") {
      self.target.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
  }

  /// `textView(_:shouldInteractWith:in:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "textView(_:shouldInteractWith:in:)") {
      self.target.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
  }
}
