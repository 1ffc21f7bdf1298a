import GalleyGeometry

/// The position of an element relative to a rectangle: at an edge, at a corner, or in the middle.
public enum LayoutAlignment: String, Hashable, Sendable, CaseIterable {
  /// In the middle.
  case none
  /// At the top edge.
  case top
  /// At the top leading corner.
  case topLeading
  /// At the leading edge.
  case leading
  /// At the bottom leading corner.
  case bottomLeading
  /// At the bottom edge.
  case bottom
  /// At the bottom trailing corner.
  case bottomTrailing
  /// At the trailing edge.
  case trailing
  /// At the top trailing corner.
  case topTrailing

  /// The edges that the alignment names.
  public var edges: LayoutEdges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
