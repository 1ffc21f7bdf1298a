import Foundation

/// Finds out whether a delegate implements a member.
///
/// Objective-C looks up a member before the call. Galley calls the member, and a default
/// implementation records that it was called. So `delegate?.scrollViewDidScroll?(view)` calls the
/// member, and finds out at the same time whether it is implemented.
@MainActor
package enum OptionalMember {
  /// The current call of a member that may have only a default implementation.
  private static var question: Question?

  /// Records that a default implementation was called.
  ///
  /// Each default implementation calls this function first, with its `self`.
  ///
  /// - Returns: Whether the member was called only to find out whether it is implemented. Then the
  ///   result is ignored, and the default implementation must have no effect.
  @discardableResult
  package static func noteDefault(_ target: AnyObject, _ member: StaticString = #function) -> Bool {
    guard let asked = question, asked.isAbout(target, member) else { return false }
    question = nil
    return true
  }

  /// Records that a default implementation was called, and returns the value of the default.
  package static func defaultValue<Value>(
    _ value: Value, of target: AnyObject, _ member: StaticString = #function
  ) -> Value {
    noteDefault(target, member)
    return value
  }

  /// Returns the result of an object's own implementation of a member; `nil` if it has none.
  ///
  /// - Parameter member: The full name of the member that `call` calls, as `#function` spells it
  ///   inside that member.
  package static func ownResult<Answer>(
    of target: AnyObject, _ member: StaticString, _ call: () -> Answer
  ) -> Answer? {
    // An implementation may make other optional calls before it returns, so the question of the
    // outer call is restored afterwards.
    let outer = question
    defer { question = outer }
    question = Question(target, member)
    let answer = call()
    return question == nil ? nil : answer
  }

  /// Passes a call on to another object, which then decides whether the member is implemented.
  package static func pass(from target: ObjectIdentifier, to other: AnyObject) {
    question?.pass(from: target, to: other)
  }

  /// Finds out whether an object implements a member that may be called on any thread.
  package enum Anywhere {
    /// A call of a member, and whether the call has reached the default implementation.
    private final class Call {
      var question: Question
      var isLeftToDefault = false

      init(_ question: Question) { self.question = question }
    }

    // This value is not sendable, but only the code that `ownResult` calls uses it, before
    // `ownResult` returns.
    private struct Pending: @unchecked Sendable { let call: Call }

    @TaskLocal private static var pending: Pending?

    /// Works like `OptionalMember.noteDefault(_:_:)`.
    @discardableResult
    package static func noteDefault(_ target: AnyObject, _ member: StaticString = #function) -> Bool
    {
      guard let call = pending?.call, call.question.isAbout(target, member) else { return false }
      call.isLeftToDefault = true
      return true
    }

    /// Works like `OptionalMember.pass(from:to:)`.
    package static func pass(from target: ObjectIdentifier, to other: AnyObject) {
      pending?.call.question.pass(from: target, to: other)
    }

    /// Works like `OptionalMember.ownResult(of:_:_:)`.
    package static func ownResult<Answer>(
      of target: AnyObject, _ member: StaticString, _ call: () -> Answer
    ) -> Answer? {
      let asked = Call(Question(target, member))
      let answer = $pending.withValue(Pending(call: asked), operation: call)
      return asked.isLeftToDefault ? nil : answer
    }
  }

  /// The member that is called, and the object on which it is called.
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
  /// Whether two literals have the same text. Usually they are the same literal.
  fileprivate func isSame(as other: StaticString) -> Bool {
    utf8Start == other.utf8Start
      || (utf8CodeUnitCount == other.utf8CodeUnitCount
        && memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0)
  }
}

/// An optional member of a delegate without its arguments: `delegate?.scrollViewDidScroll`.
///
/// - Differs: A call with `?` finds out whether a delegate implements a member, and returns `nil`
///   if it does not. In that case `delegate?.scrollViewDidScroll != nil` is still true. A call with
///   `!`, a call through a stored value, or a call followed by a member of its result
///   (`delegate?.…?(…).height`) returns the default. A name with labels, such as
///   `delegate?.collectionView(_:didSelectItemAt:)`, is never optional.
@preconcurrency @MainActor
public protocol _OptionalCall {}

/// An optional member of a delegate that may be called on any thread.
public protocol _OptionalCallFromAnywhere {}
