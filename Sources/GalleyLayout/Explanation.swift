import GalleyGeometry

/// The reasons for the frame of an element: from the container down to the element, each step with
/// the rules that applied and their results.
///
///     print(arrangement.explanation(of: .item(5, in: 0))!)
///     // item 0.5 (155, 44, 155, 57)
///     //   container
///     //     size: 320 × 480
///     //   section 0
///     //     starts at: 0
///     //     …
public struct Explanation: Hashable, Sendable {
  /// One step of an explanation: a container, a section, a group, or the element itself.
  public struct Step: Hashable, Sendable {
    /// The name of the step, for example `section 0`.
    public var title: String
    /// The facts that decided the frame at this step.
    public var facts: [Fact]
  }

  /// One fact that decided a frame.
  public struct Fact: Hashable, Sendable {
    /// The name of the fact, for example `width`.
    public var name: String
    /// The rule and its result, for example `0.5 of the width of 310 = 155`.
    public var text: String
  }

  /// The element whose frame is explained.
  public var element: Element
  /// The steps from the container to the element.
  public var steps: [Step]
}

extension Explanation: CustomStringConvertible {
  /// The explanation as text, one line for each fact.
  public var description: String {
    var lines = ["\(element)"]
    for step in steps {
      lines.append("  \(step.title)")
      for fact in step.facts { lines.append("    \(fact.name): \(fact.text)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension Explanation.Step: CustomStringConvertible {
  /// The title, followed by one line for each fact.
  public var description: String {
    ([title] + facts.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension Explanation.Fact: CustomStringConvertible {
  /// For example `width: 0.5 of the width of 310 = 155`.
  public var description: String { "\(name): \(text)" }
}

extension Explanation.Step {
  internal init(_ title: String) { self.init(title: title, facts: []) }

  /// Adds a fact.
  internal mutating func add(_ name: String, _ text: String) {
    facts.append(Explanation.Fact(name: name, text: text))
  }

  /// Adds a fact, unless its value is zero.
  internal mutating func add(_ name: String, unlessZero value: Double) {
    if value != 0 { add(name, value.brief) }
  }

  /// Adds insets, unless they are zero.
  internal mutating func add(_ name: String, unlessZero insets: DirectionalInsets) {
    if insets != .zero { add(name, "\(insets)") }
  }

  /// Adds insets, unless they are zero.
  internal mutating func add(_ name: String, unlessZero insets: Insets) {
    if insets != .zero { add(name, "\(insets)") }
  }
}

extension Arrangement {
  /// Returns the reasons for the frame of an element, or `nil` if there is no such element.
  ///
  ///     if let explanation = arrangement.explanation(of: .item(5, in: 0)) { print(explanation) }
  ///
  /// An explanation is computed only on demand, so it costs nothing unless this method is called.
  /// - Parameters:
  ///   - id: The element.
  ///   - viewport: The visible part of the content, which decides where pinned elements are.
  public func explanation(of id: Element.ID, in viewport: Viewport? = nil) -> Explanation? {
    guard let element = element(id, in: viewport) else { return nil }
    let mirrored = viewport.flatMap { $0.isFinite ? self.mirrored($0) : nil }
    let steps = [containerStep] + content.steps(to: id, in: mirrored)
    guard isMirrored else { return Explanation(element: element, steps: steps) }
    return Explanation(element: element, steps: steps + [mirroringStep(element)])
  }

  private var containerStep: Explanation.Step {
    var step = Explanation.Step("container")
    step.add("size", "\(context.size)")
    step.add("pixels", "\(context.grid)")
    step.add("scrolls", "\(scrollAxis)")
    if context.contentInset != .zero { step.add("content inset", "\(context.contentInset)") }
    return step
  }

  private func mirroringStep(_ element: Element) -> Explanation.Step {
    var step = Explanation.Step("right to left")
    let width = width(around: element)
    let scrolled = width - contentSize.width
    step.add(
      "width",
      scrolled > 0
        ? "\(contentSize.width.brief) of the content, and \(scrolled.brief) that the section scrolls"
        : "\(width.brief) of the content")
    let before = element.frame.mirrored(in: width)
    step.add("frame", "\(before.brief), mirrored in \(width.brief) = \(element.frame.brief)")
    return step
  }
}
