import Foundation
import GalleyUIKit

// Checks of folded sections. A tap on its header folds a section, so that the section shows no
// items. An update must keep such a section folded. The checks use fresh screens: new instances of
// the screen of a walk. A walk is a sequence of random steps, such as taps and updates.

extension LabWalk {
  /// Folds a section of fresh screens by its header. Returns a description of an update that
  /// unfolds the section, or that folds another section instead.
  func foldedSection(updatedTo number: Int, _ choice: Int) -> String? {
    guard let header = withFresh(state, { HeaderTap(choosing: choice, in: $0) }),
      let all = texts(in: state), let folded = texts(in: state, after: [header]),
      folded.isSmallerPart(of: all), texts(in: state, after: [header, header]) == all
    else { return nil }
    let words = "After a tap on \(header.words) had folded the section, the list was updated"
    if texts(in: state, after: [header], updatedTo: state) == all, !showsFoldedSections {
      return "\(words) to the same state, and has unfolded it. A second tap unfolds it, too."
    }
    guard number != state, let other = otherFolded(header, updatedTo: number) else { return nil }
    return "\(words), and another section is folded: \(other.words). Remember what is folded by "
      + "the identity of the section, not by its number."
  }

  /// Whether a fresh screen of some state shows a section folded. If so, the state of the app may
  /// contain which sections are folded, and an update may rightly unfold a section.
  private var showsFoldedSections: Bool {
    screen.states.few(8).contains { number in
      guard let headers = withFresh(number, { HeaderTap.all(in: $0) }), let all = texts(in: number)
      else { return false }
      return headers.contains { header in
        texts(in: number, after: [header]).map { all.isSmallerPart(of: $0) } ?? false
      }
    }
  }

  /// Folds a section by its header, and updates the screen to another state. Returns the section
  /// that is folded after the update, if its number is the number of the section that was folded
  /// before, and its header is another header.
  private func otherFolded(_ header: HeaderTap, updatedTo number: Int) -> HeaderTap? {
    guard let updated = texts(in: state, after: [header], updatedTo: number),
      let plain = texts(in: number), updated.isSmallerPart(of: plain),
      let headers = withFresh(number, { HeaderTap.all(in: $0) })
    else { return nil }
    let own = headers.filter { $0.isCounterpart(of: header) }
    // After an update, another section may have the texts of the tapped header: a new section
    // "Today" moves the earlier "Today" to another number. So the fault is certain only if the
    // folded section has the number of the tapped section, and another header.
    let other = headers.first {
      $0.name == header.name && $0.index == header.index && $0.texts != header.texts
    }
    // In a list with one open section, a tap on a header may open its section and close another
    // section.
    guard own.count == 1, let other, let expected = texts(in: number, after: own),
      expected.isSmallerPart(of: plain), expected != updated,
      texts(in: number, after: [other]) == updated
    else { return nil }
    return other
  }

  /// Returns the texts of the items of a fresh screen, by path, after some headers were tapped and
  /// the screen was updated; `nil` if they are not known.
  private func texts(
    in number: Int, after taps: [HeaderTap] = [], updatedTo next: Int? = nil
  ) -> [IndexPath: [String]]? {
    withFresh(number) { fresh in
      guard taps.allSatisfy({ $0.perform(in: fresh) }) else { return nil }
      if let next, !updateFresh(fresh, to: next) { return nil }
      return fresh.toldItems?.mapValues(\.texts)
    }
  }
}

extension [IndexPath: [String]] {
  /// Whether another list contains all these items, and more items.
  fileprivate func isSmallerPart(of all: Self) -> Bool {
    count < all.count && Set(values).isSubset(of: all.values)
  }
}

/// A tap on a header, or on a control in it.
@MainActor
private struct HeaderTap {
  /// The name of the header.
  let name: ElementName
  /// The texts of the header, which identify its section.
  let texts: [String]
  /// The index of the control among the controls of the header.
  let index: Int

  /// A description of the header.
  var words: String {
    let text = texts.first.map { ", \(ViewTree.quoted($0))" } ?? ""
    return "\(name)\(text)"
  }

  /// The taps that the visible headers allow.
  static func all(in stage: Stage) -> [HeaderTap] {
    stage.window.layoutIfNeeded()
    let lists = stage.visibleLists
    guard lists.count == 1 else { return [] }
    let elements = lists[0].elements
    var counts: [ElementName: Int] = [:]
    return LabFingers(stage: stage).controlsOfHeaders.compactMap { name, _ in
      let index = counts[name, default: 0]
      counts[name] = index + 1
      // The header of a whole layout belongs to no section.
      guard let view = elements[name], name.path.count == 2 else { return nil }
      return HeaderTap(name: name, texts: Stage.labels(in: view).map(\.text), index: index)
    }
  }

  private init(name: ElementName, texts: [String], index: Int) {
    (self.name, self.texts, self.index) = (name, texts, index)
  }

  /// Creates a tap; `nil` if no header can be tapped.
  init?(choosing number: Int, in stage: Stage) {
    let taps = HeaderTap.all(in: stage)
    guard !taps.isEmpty else { return nil }
    self = taps[number % taps.count]
  }

  /// Whether the tap is on the same control of the header with the same texts.
  func isCounterpart(of other: HeaderTap) -> Bool { texts == other.texts && index == other.index }

  /// Taps the header. Returns whether the header exists and no controller is presented afterwards.
  func perform(in stage: Stage) -> Bool {
    stage.makeCurrent()
    stage.window.layoutIfNeeded()
    let fingers = LabFingers(stage: stage)
    let controls = fingers.controlsOfHeaders.filter { $0.name == name }
    guard controls.indices.contains(index) else { return false }
    stage.note(.touch("a tap on \(words) of a fresh screen"))
    fingers.tap(at: fingers.middle(of: controls[index].control))
    stage.settle()
    return stage.isFrontmost
  }
}
