import Foundation

/// Tells whether a delegate implements a member.
///
/// Objective-C looks it up before it calls. Here each member is called, and a default notes that it was
/// the one that answered. `delegate?.scrollViewDidScroll?(view)` therefore decides while it calls.
@MainActor
package enum DefaultAnswer {
  /// The call that waits to hear whether a default answers it.
  private static var question: Question?

  /// Called first by a default, for its `self`. Answers whether it is asked only whether it is the default:
  /// then its answer is thrown away, and it must not do anything.
  @discardableResult
  package static func note(_ target: AnyObject, _ member: StaticString = #function) -> Bool {
    guard let asked = question, asked.isAbout(target, member) else { return false }
    question = nil
    return true
  }

  /// The value of a default, which has no effect besides.
  package static func value<Value>(
    _ value: Value, of target: AnyObject, _ member: StaticString = #function
  ) -> Value {
    note(target, member)
    return value
  }

  /// The answer of an object's own implementation of a member; `nil` if it has none.
  ///
  /// - Parameter member: The full name of what `call` calls, as `#function` spells it in there.
  package static func own<Answer>(
    of target: AnyObject, _ member: StaticString, _ call: () -> Answer
  ) -> Answer? {
    // An implementation may make other optional calls before it returns.
    let outer = question
    defer { question = outer }
    question = Question(target, member)
    let answer = call()
    return question == nil ? nil : answer
  }

  /// Has another object answer what one is asked: whether it has the member is then up to that one.
  package static func pass(from target: ObjectIdentifier, to other: AnyObject) {
    question?.pass(from: target, to: other)
  }

  /// The same for protocols whose members may be called from anywhere.
  package enum Anywhere {
    private final class Call {
      var question: Question
      var isLeftToDefault = false

      init(_ question: Question) { self.question = question }
    }

    // Not sendable, but only seen by what `own` calls, before it returns.
    private struct Pending: @unchecked Sendable { let call: Call }

    @TaskLocal private static var pending: Pending?

    /// As `DefaultAnswer.note(_:_:)`.
    @discardableResult
    package static func note(_ target: AnyObject, _ member: StaticString = #function) -> Bool {
      guard let call = pending?.call, call.question.isAbout(target, member) else { return false }
      call.isLeftToDefault = true
      return true
    }

    /// As `DefaultAnswer.pass(from:to:)`.
    package static func pass(from target: ObjectIdentifier, to other: AnyObject) {
      pending?.call.question.pass(from: target, to: other)
    }

    /// As `DefaultAnswer.own(of:_:_:)`.
    package static func own<Answer>(
      of target: AnyObject, _ member: StaticString, _ call: () -> Answer
    ) -> Answer? {
      let asked = Call(Question(target, member))
      let answer = $pending.withValue(Pending(call: asked), operation: call)
      return asked.isLeftToDefault ? nil : answer
    }
  }

  /// Which object is asked, and for what.
  private struct Question {
    private var target: ObjectIdentifier
    private let member: StaticString

    nonisolated init(_ target: AnyObject, _ member: StaticString) {
      (self.target, self.member) = (ObjectIdentifier(target), member)
    }

    nonisolated mutating func pass(from target: ObjectIdentifier, to other: AnyObject) {
      if self.target == target { self.target = ObjectIdentifier(other) }
    }

    nonisolated func isAbout(_ target: AnyObject, _ member: StaticString) -> Bool {
      ObjectIdentifier(target) == self.target && member.isSame(as: self.member)
    }
  }
}

extension StaticString {
  /// Whether two literals have the same text. Most often they are one and the same.
  fileprivate func isSame(as other: StaticString) -> Bool {
    utf8Start == other.utf8Start
      || (utf8CodeUnitCount == other.utf8CodeUnitCount
        && memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0)
  }
}

/// What a delegate's optional member is without its arguments: `delegate?.scrollViewDidScroll`.
///
/// - Differs: Whether a delegate implements a member is found out by a call with `?`, which answers `nil` if
///   not. Where it does not, `delegate?.scrollViewDidScroll != nil` is true all the same, and what is called
///   after `!`, as a value, or for a member of its result (`delegate?.…?(…).height`) gives its default. A
///   name with labels, as in `delegate?.collectionView(_:didSelectItemAt:)`, is never optional in itself.
@preconcurrency @MainActor
public protocol _OptionalCall {}

/// The same for delegates that may be called from anywhere.
public protocol _OptionalCallFromAnywhere {}
