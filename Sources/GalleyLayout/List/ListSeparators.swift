import GalleyGeometry

/// The visibility and insets of the separators above and below a row:
/// `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator.
  public enum Visibility: Hashable, Sendable {
    /// The default visibility for the list's appearance and for the row's position in its section.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// The distances of a separator from the edges of its row; `nil` for the default.
  public struct Insets: Hashable, Sendable {
    /// The distance from the leading edge.
    ///
    /// By default, the separator begins at the leading edge of the row's text.
    public var leading: Double?
    /// The distance from the trailing edge.
    public var trailing: Double?

    /// Creates insets. Values that are left out have their default.
    public init(leading: Double? = nil, trailing: Double? = nil) {
      self.leading = leading
      self.trailing = trailing
    }

    /// The default insets.
    public static let automatic = Insets()
  }

  /// The visibility of the separator above the row.
  public var topVisibility = Visibility.automatic
  /// The visibility of the separator below the row.
  public var bottomVisibility = Visibility.automatic
  /// The insets of the separator above the row.
  public var topInsets = Insets.automatic
  /// The insets of the separator below the row.
  public var bottomInsets = Insets.automatic

  /// Creates a configuration with the default separators.
  public init() {}
}

/// The separators above and below one row.
///
///     let configuration = ListConfiguration(.plain)
///     let row = ListRowPlace(item: 0, of: 3, headerMode: .none)
///     ListSeparators(at: row, configuration, textStart: 16).bottom   // begins at 16
///
/// By default each row has a separator below it, which begins where its text begins. Sections of
/// inset grouped lists have no separator below their last row. Sections of grouped lists have a
/// separator from edge to edge above their first row and below their last row. Sidebars have no
/// separators. ``ListMetrics`` defines these defaults.
///
/// - Unverified: which separators UIKit draws around a header that is the first item; here it has
///   none.
/// - Unverified: the separators of `sidebarPlain`; here they are the same as in `plain`.
public struct ListSeparators: Hashable, Sendable {
  /// A separator of a row.
  public struct Line: Hashable, Sendable {
    /// The distance from the leading edge.
    public var leading: Double
    /// The distance from the trailing edge.
    public var trailing: Double
    /// The thickness of the separator; a pixel if `nil`.
    public var thickness: Double?
  }

  /// The separator above the row.
  public var top: Line?
  /// The separator below the row.
  public var bottom: Line?

  /// Creates the separators of a row.
  ///
  /// - Parameters:
  ///   - row: The position of the row in its section.
  ///   - list: The configuration of the list. If ``ListConfiguration/showsSeparators`` is `false`,
  ///     there are no separators.
  ///   - item: The configuration of this row, if it differs from the configuration of the list.
  ///   - textStart: The distance from the leading edge to the row's text; see
  ///     ``ListCellLayout/textStart``.
  ///   - metrics: The metrics of lists.
  public init(
    at row: ListRowPlace, _ list: ListConfiguration, item: ListSeparatorConfiguration? = nil,
    textStart: Double, metrics: ListMetrics = .phone
  ) {
    guard list.showsSeparators else { return }
    let wanted = item ?? list.separators
    let rule = metrics[list.appearance].separators
    let usual = rule.defaultLines(at: row)

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

  /// Returns the frames of the separators in a row of a size.
  ///
  /// The frames lie inside of the row. A frame is `nil` if the separator does not exist or has no
  /// length left.
  public func frames(
    in size: Size, grid: PixelGrid, direction: LayoutDirection = .leftToRight
  ) -> (top: Rect?, bottom: Rect?) {
    let size = size.clean
    func frame(_ line: Line?, atTop: Bool) -> Rect? {
      guard let line else { return nil }
      // One point if there is no pixel grid.
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
  /// `automatic`, or the values that are not automatic, for example `top hidden, bottom (leading
  /// 16, trailing automatic)`.
  public var description: String {
    let parts = [
      labeled("top", topVisibility, unless: .automatic),
      topInsets == .automatic ? nil : "top (\(topInsets))",
      labeled("bottom", bottomVisibility, unless: .automatic),
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
  /// For example `leading 16, trailing 0`, followed by the thickness if it is not one pixel.
  public var description: String {
    phrase(
      "leading \(leading.shortDescription)", "trailing \(trailing.shortDescription)",
      thickness.map { "\($0.shortDescription) thick" })
  }
}

extension ListSeparatorRule {
  /// Returns the default separators of a row.
  ///
  /// The separator between two rows belongs to the upper row.
  fileprivate func defaultLines(at row: ListRowPlace) -> (above: Outer, below: Outer) {
    if row.isHeader { return (.none, .none) }
    return (
      row.isFirst ? aboveFirst : .none, row.isLast ? belowLast : betweenRows ? .inset : .none
    )
  }
}
