import GalleyGeometry

/// Where an app wants lines above and below a row, and how long: `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// Whether there is a line.
  public enum Visibility: Hashable, Sendable {
    /// As usual for the appearance and the place of the row.
    case automatic
    /// There is.
    case visible
    /// There is not.
    case hidden
  }

  /// How far a line stays away from the edges of its row. What is `nil` is as usual.
  public struct Insets: Hashable, Sendable {
    /// From the edge where reading begins. Usually the line begins where the text does.
    public var leading: Double?
    /// From the edge where reading ends.
    public var trailing: Double?

    /// As usual, where nothing is said.
    public init(leading: Double? = nil, trailing: Double? = nil) {
      self.leading = leading
      self.trailing = trailing
    }

    /// As usual.
    public static let automatic = Insets()
  }

  /// Whether there is a line above the row.
  public var topVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomVisibility = Visibility.automatic
  /// How long the line above the row is.
  public var topInsets = Insets.automatic
  /// How long the line below the row is.
  public var bottomInsets = Insets.automatic

  /// Lines as usual.
  public init() {}
}

/// The lines above and below one row.
///
///     let configuration = ListConfiguration(.plain)
///     let row = ListRowPlace(item: 0, of: 3, headerMode: .none)
///     ListSeparators(at: row, configuration, textStart: 16).bottom   // from 16 on to the end
///
/// Usually a line stands below each row, from where its text begins. Cards have none below their
/// last row, grouped lists one from edge to edge above their first and below their last row, and
/// sidebars have none; ``ListMetrics`` tells which.
///
/// - Unverified: where UIKit has lines around a header that is the first item; here it has none.
/// - Unverified: lines of `sidebarPlain`; here they are those of `plain`.
public struct ListSeparators: Hashable, Sendable {
  /// A line across a row.
  public struct Line: Hashable, Sendable {
    /// How far it stays away from the edge where reading begins.
    public var leading: Double
    /// How far it stays away from the edge where reading ends.
    public var trailing: Double
    /// How high it is; a pixel if `nil`.
    public var thickness: Double?
  }

  /// The line above the row.
  public var top: Line?
  /// The line below the row.
  public var bottom: Line?

  /// The lines of a row.
  ///
  /// - Parameters:
  ///   - row: Where the row stands in its section.
  ///   - list: The list; without ``ListConfiguration/showsSeparators`` there are no lines.
  ///   - item: What the app wants for this row, if anything else than for the list.
  ///   - textStart: How far from the edge where reading begins the row's text does; see
  ///     ``ListCellLayout/textStart``.
  ///   - metrics: The figures.
  public init(
    at row: ListRowPlace, _ list: ListConfiguration, item: ListSeparatorConfiguration? = nil,
    textStart: Double, metrics: ListMetrics = .phone
  ) {
    guard list.showsSeparators else { return }
    let wanted = item ?? list.separators
    let rule = metrics[list.appearance].separators
    let usual = rule.usualLines(at: row)

    func line(
      _ usual: ListSeparatorRule.Outer, _ visibility: ListSeparatorConfiguration.Visibility,
      _ insets: ListSeparatorConfiguration.Insets
    ) -> Line? {
      guard visibility == .visible || (visibility == .automatic && usual != .none) else {
        return nil
      }
      let isFull = usual == .full
      return Line(
        leading: (insets.leading ?? (isFull ? 0 : textStart)).asDistance,
        trailing: (insets.trailing ?? (isFull ? 0 : rule.trailingInset)).asDistance,
        thickness: metrics.separatorThickness)
    }
    top = line(usual.above, wanted.topVisibility, wanted.topInsets)
    bottom = line(usual.below, wanted.bottomVisibility, wanted.bottomInsets)
  }

  /// Where the lines are in a row of this size. They lie inside of the row. `nil` where there is
  /// none, or none is left of it.
  public func frames(
    in size: Size, grid: PixelGrid, direction: LayoutDirection = .leftToRight
  ) -> (top: Rect?, bottom: Rect?) {
    let size = size.clean
    func frame(_ line: Line?, atTop: Bool) -> Rect? {
      guard let line else { return nil }
      // Without pixels, a point.
      let height = line.thickness ?? (grid.hasPixels ? grid.pixel : 1)
      let insets = DirectionalInsets(
        top: 0, leading: line.leading, bottom: 0, trailing: line.trailing
      ).resolved(in: direction)
      let frame = Rect(
        x: insets.left, y: atTop ? 0 : size.height - height,
        width: size.width - insets.left - insets.right, height: height)
      return frame.size.isEmpty ? nil : frame
    }
    return (frame(top, atTop: true), frame(bottom, atTop: false))
  }
}

extension ListSeparatorConfiguration: CustomStringConvertible {
  /// `automatic`, or what is not, for example `top hidden, bottom (leading 16, trailing automatic)`.
  public var description: String {
    let parts = [
      said("top", topVisibility, unless: .automatic),
      topInsets == .automatic ? nil : "top (\(topInsets))",
      said("bottom", bottomVisibility, unless: .automatic),
      bottomInsets == .automatic ? nil : "bottom (\(bottomInsets))",
    ]
    return parts.allSatisfy { $0 == nil } ? "automatic" : phrase(parts)
  }
}

extension ListSeparatorConfiguration.Insets: CustomStringConvertible {
  /// For example `leading 16, trailing automatic`.
  public var description: String {
    "leading \(leading?.shortDescription ?? "automatic"), "
      + "trailing \(trailing?.shortDescription ?? "automatic")"
  }
}

extension ListSeparators: CustomStringConvertible {
  /// For example `bottom (leading 16, trailing 0)`, `none`.
  public var description: String {
    guard top != nil || bottom != nil else { return "none" }
    return phrase(top.map { "top (\($0))" }, bottom.map { "bottom (\($0))" })
  }
}

extension ListSeparators.Line: CustomStringConvertible {
  /// For example `leading 16, trailing 0`, with its thickness if that is not a pixel.
  public var description: String {
    phrase(
      "leading \(leading.shortDescription)", "trailing \(trailing.shortDescription)",
      thickness.map { "\($0.shortDescription) thick" })
  }
}

extension ListSeparatorRule {
  /// The lines that a row has if nobody wants others. Between two rows the line belongs to the
  /// upper one.
  fileprivate func usualLines(at row: ListRowPlace) -> (above: Outer, below: Outer) {
    if row.isHeader { return (.none, .none) }
    return (
      row.isFirst ? aboveFirst : .none, row.isLast ? belowLast : betweenRows ? .inset : .none
    )
  }
}
