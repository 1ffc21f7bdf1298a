import GalleyGeometry
import GalleyLayout
import Testing

/// A layout, and what is known of how it comes out.
struct LayoutCase: Sendable {
  /// A short name, for example `c064`.
  var id: String
  /// What is tried.
  var title: String
  var context: ArrangementContext
  var configuration = CompositionalConfiguration()
  var sections: [SectionContent] = []
  /// What elements of unknown size answer when they are measured; nil if nobody asks.
  var answers: CaseAnswers?
  /// How far the content is scrolled when the elements are looked at.
  var offset = Point.zero
  var expected = CaseExpectation()

  /// What is in sight.
  var bounds: Rect { Rect(origin: offset, size: context.size) }
}

extension LayoutCase: CustomTestStringConvertible {
  /// For example `c064 boundary top, down, following insets`.
  var testDescription: String { "\(id) \(title)" }
}

/// What elements answer when they are measured.
struct CaseAnswers: Hashable, Sendable {
  /// The heights of cells, in turns; if there are none, each cell stays as it is.
  var heights: [Double] = []
  /// How wide cells are when they are asked.
  var width: Double?
  /// The heights of supplementary views, by kind.
  var supplementaryHeights: [String: Double] = [:]
}

/// What is known of how a layout comes out.
struct CaseExpectation: Sendable {
  /// Which elements are listed.
  enum Listing: Hashable, Sendable {
    /// Every one there is.
    case all
    /// Every one in sight.
    case onScreen
    /// Only some.
    case some
  }

  var contentSize: Size?
  var listing = Listing.some
  var elements: [CaseElement] = []
  /// Elements asked for one by one.
  var singles: [CaseElement] = []
  /// The rectangles of whole sections.
  var stretches: [CaseStretch] = []
  var queries: [CaseQuery] = []
  var rows: [CaseRow] = []
  var stops: [CaseStop] = []
  var sidewaysViews: [CaseSidewaysView] = []

  /// How many figures there are: nothing is known of a layout without any.
  var count: Int {
    (contentSize == nil ? 0 : 1) + elements.count + singles.count + stretches.count + queries.count
      + rows.count + stops.count + sidewaysViews.count
  }
}

/// Where an element is.
struct CaseElement: Hashable, Sendable {
  var id: Element.ID
  var frame: Rect
  /// nil if it is not known.
  var zIndex: Int?
}

/// How far a section reaches.
struct CaseStretch: Hashable, Sendable {
  var section: Int
  var frame: Rect
}

/// What is found in a rectangle.
struct CaseQuery: Hashable, Sendable {
  var rect: Rect
  var ids: Set<Element.ID>
}

/// How long a section that scrolls sideways is.
struct CaseRow: Hashable, Sendable {
  var section: Int
  var length: Double?
  var maximumOffset: Double?
  var initialOffset: Double?
}

/// Where a section that scrolls sideways comes to rest.
struct CaseStop: Hashable, Sendable {
  var section: Int
  var proposed: Double
  var rest: Double
}

/// What is to be seen of a section that is scrolled sideways.
struct CaseSidewaysView: Hashable, Sendable {
  /// A cell on screen, which the app has moved, scaled and turned as it came into sight.
  struct Cell: Hashable, Sendable {
    var item: Int
    /// The smallest rectangle around it, on screen.
    var frame: Rect
    /// The cosine and sine of its turn, times its scale.
    var cosine = 1.0
    var sine = 0.0
    /// Where the app put its middle on screen, if it did.
    var center: Point?
    /// How opaque the app made it. No layout knows of it; here for whoever draws.
    var alpha = 1.0
  }

  var section: Int
  var offset: Double
  var cells: [Cell]
}
