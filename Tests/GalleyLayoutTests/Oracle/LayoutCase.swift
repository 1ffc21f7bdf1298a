import GalleyGeometry
import GalleyLayout
import Testing

/// A layout, and the frames that are expected of it.
struct LayoutCase: Sendable {
  /// A short name, for example `c064`.
  var id: String
  /// What the case shows.
  var title: String
  var context: ArrangementContext
  var configuration = CompositionalConfiguration()
  var sections: [SectionContent] = []
  /// The measured sizes of elements with an estimate, or nil if nothing is measured.
  var answers: CaseAnswers?
  /// The content offset at which the frames are compared.
  var offset = Point.zero
  var expected = CaseExpectation()

  /// The visible part of the content.
  var bounds: Rect { Rect(origin: offset, size: context.size) }
}

extension LayoutCase: CustomTestStringConvertible {
  /// For example `c064 boundary top, down, following insets`.
  var testDescription: String { "\(id) \(title)" }
}

/// The measured sizes of elements.
struct CaseAnswers: Hashable, Sendable {
  /// The heights of cells, in turns. If there are none, each cell keeps its size.
  var heights: [Double] = []
  /// The expected width of cells when they are measured.
  var width: Double?
  /// The heights of supplementary views, by kind.
  var supplementaryHeights: [String: Double] = [:]
}

/// The expected results of a layout.
struct CaseExpectation: Sendable {
  /// Which elements are listed.
  enum Listing: Hashable, Sendable {
    /// All elements.
    case all
    /// All visible elements.
    case onScreen
    /// Only some of the elements.
    case some
  }

  var contentSize: Size?
  var listing = Listing.some
  var elements: [CaseElement] = []
  /// The results of queries for one element.
  var singles: [CaseElement] = []
  /// The frames of whole sections.
  var stretches: [CaseStretch] = []
  var queries: [CaseQuery] = []
  var rows: [CaseRow] = []
  var stops: [CaseStop] = []
  var sidewaysViews: [CaseSidewaysView] = []

  /// The number of expected results. A case without any would test nothing.
  var count: Int {
    (contentSize == nil ? 0 : 1) + elements.count + singles.count + stretches.count + queries.count
      + rows.count + stops.count + sidewaysViews.count
  }
}

/// The expected frame of an element.
struct CaseElement: Hashable, Sendable {
  var id: Element.ID
  var frame: Rect
  /// The expected z index, or nil if it is not known.
  var zIndex: Int?
}

/// The expected frame of a section.
struct CaseStretch: Hashable, Sendable {
  var section: Int
  var frame: Rect
}

/// The elements that a query for a rectangle should find.
struct CaseQuery: Hashable, Sendable {
  var rect: Rect
  var ids: Set<Element.ID>
}

/// The expected length and offsets of a section that scrolls orthogonally.
struct CaseRow: Hashable, Sendable {
  var section: Int
  var length: Double?
  var maximumOffset: Double?
  var initialOffset: Double?
}

/// The expected offset at which a section that scrolls orthogonally comes to rest.
struct CaseStop: Hashable, Sendable {
  var section: Int
  var proposed: Double
  var rest: Double
}

/// The visible cells of a section that is scrolled orthogonally.
struct CaseSidewaysView: Hashable, Sendable {
  /// A visible cell, which the app may have moved, scaled and rotated.
  struct Cell: Hashable, Sendable {
    var item: Int
    /// The smallest rectangle around the cell, on screen.
    var frame: Rect
    /// The cosine of the cell's rotation times its scale. `sine` is the sine times the scale.
    var cosine = 1.0
    var sine = 0.0
    /// The center on screen to which the app has moved the cell, or nil if it has not moved it.
    var center: Point?
    /// The alpha value that the app gave to the cell. Layouts do not use it.
    var alpha = 1.0
  }

  var section: Int
  var offset: Double
  var cells: [Cell]
}
