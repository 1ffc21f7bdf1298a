import GalleyGeometry
import GalleyLayout

/// Returns the text of an explanation, or "none" if the element has no explanation.
func explanation(
  of id: Element.ID, in arrangement: Arrangement, seeing viewport: Viewport? = nil
) -> String {
  arrangement.explanation(of: id, in: viewport)?.description ?? "none"
}

extension Element.ID {
  static func decoration(_ kind: String) -> Element.ID {
    Element.ID(.decoration(kind), at: ElementPath(section: 0, item: 0))
  }
}

extension ExplainedLayouts {
  /// All layouts, with their names.
  static var all: [(name: String, arrangement: Arrangement)] {
    [
      ("nested", nested), ("partial", partial), ("shares", shares), ("flexible", flexible),
      ("sharedEstimate", sharedEstimate), ("custom", custom), ("words", words),
      ("columns", columns), ("notes", notes),
      ("estimated", estimated), ("siblings", siblings), ("estimatedHeader", estimatedHeader),
      ("shiftedHeader", shiftedHeader), ("sideItem", sideItem), ("pinned", pinned),
      ("badges", badges),
      ("underlined", underlined), ("decorated", decorated), ("sideways", sideways()),
      ("sideways from the right", sideways(.rightToLeft)), ("rightToLeft", rightToLeft),
      ("framed", framed), ("evenFlow", evenFlow), ("safeFlow", safeFlow),
      ("unevenFlow", unevenFlow),
      ("wideFlow", wideFlow), ("partlyMeasuredFlow", partlyMeasuredFlow),
      ("pinnedFlow", pinnedFlow), ("insetList", insetList), ("runningList", runningList),
      ("stretchedList", stretchedList), ("stickyList", stickyList),
    ]
  }
}
