import Foundation
import GalleyUIKit

/// Explains the frames that have changed in a proof of frames: a recorded text with the frames of
/// all views, with which a test compares the present frames.
@MainActor
internal enum ChangedFrames {
  /// The largest number of elements that are explained.
  private static var limit: Int { 20 }

  /// Returns explanations of the views whose lines in the proof have changed; `nil` if there are
  /// none.
  ///
  /// An element of a list is explained if its line or the line of a view in it has changed. Any
  /// other view is explained if its own line has changed.
  ///
  /// - Parameters:
  ///   - view: The view of the proof, laid out as it was for the present contents.
  ///   - before: The recorded contents of the proof.
  ///   - now: The present contents, with a line for each view.
  static func explain(_ view: UIView, before: Data, now: Data) -> String? {
    let views = descendants(of: view)
    let lines = lines(of: now)
    // The view may have changed since its frames were written.
    guard views.count == lines.count else { return nil }
    var subjects: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    for index in changedLines(from: self.lines(of: before), to: lines) {
      let subject = element(around: views[index], in: view) ?? views[index]
      if known.insert(ObjectIdentifier(subject)).inserted { subjects.append(subject) }
    }
    guard !subjects.isEmpty else { return nil }
    var texts = subjects.prefix(limit).map { Galley.explain($0) }
    if subjects.count > limit { texts.append("and \(subjects.count - limit) more") }
    return texts.joined(separator: "\n\n") + "\n"
  }

  /// Returns the view and its descendants, in the order of the lines of a proof.
  private static func descendants(of view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(descendants)
  }

  /// Returns the lines of a proof, whose last line ends with a line break.
  private static func lines(of data: Data) -> [Substring] {
    String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  /// Returns the indexes of the lines that are new.
  private static func changedLines(from before: [Substring], to now: [Substring]) -> [Int] {
    now.difference(from: before).compactMap { change in
      if case .insert(let index, _, _) = change { return index }
      return nil
    }.sorted()
  }

  /// Returns the element of a list that contains a view. If the view is an element, returns the
  /// view.
  private static func element(around view: UIView, in root: UIView) -> UIView? {
    var view: UIView? = view
    while let next = view {
      if next is _ListElementView { return next }
      if next === root { return nil }
      view = next.superview
    }
    return nil
  }
}
