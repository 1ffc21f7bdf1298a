import GalleyDiffing

private func section(_ id: String, _ items: String) -> ListSection<String, String> {
  ListSection(id: id, items: items.split(separator: " ").map(String.init))
}

/// A list of one section, in which one row is dragged past five others. The plan has one move, not
/// six.
let oneRowDragged = Drawing(name: "one-row-dragged", title: "One row dragged past five others") {
  let before = [section("Menu", "soup bread salad fish rice fruit coffee")]
  let after = [section("Menu", "soup salad fish rice fruit bread coffee")]
  return Picture(from: before, to: after)
}

/// Sections are moved, inserted and deleted, and items move between sections.
let sectionsAndItems = Drawing(
  name: "sections-and-items", title: "Sections move, and items cross them"
) {
  let before = [
    section("Today", "alarm run shop"), section("Tomorrow", "post call"),
    section("Later", "paint read"),
  ]
  let after = [
    section("Tomorrow", "call shop"), section("Today", "run alarm write"), section("Done", "rest"),
  ]
  return Picture(from: before, to: after)
}

/// An update that a collection view can't make in one batch, and that is divided into several.
let inStages = Drawing(
  name: "in-stages", title: "An item moves into a section that is inserted: in stages"
) {
  let before = [section("Inbox", "letter bill card"), section("Spam", "prize")]
  let after = [section("Kept", "card note"), section("Inbox", "letter bill")]
  return Picture(from: before, to: after)
}
