import GalleyGeometry

/// The configuration of a list section: the properties of `UICollectionLayoutListConfiguration`
/// that affect frames.
///
///     var configuration = ListConfiguration(.insetGrouped)
///     configuration.headerMode = .supplementary
///     let section = configuration.section(in: context)   // rows that measure themselves
///     let list = Arrangement([SectionContent(section, itemCount: 20)], in: context)
///     list.element(.header(ofSection: 0))
public struct ListConfiguration: Hashable, Sendable {
  /// The space above a header.
  public enum HeaderTopPadding: Hashable, Sendable {
    /// The default space of the appearance.
    case automatic
    /// A number of points.
    case points(Double)
  }

  /// The appearance of the section.
  public var appearance: ListAppearance
  /// The header of the section.
  public var headerMode = ListHeaderMode.none
  /// The footer of the section.
  public var footerMode = ListFooterMode.none
  /// Whether rows have separators.
  ///
  /// A sidebar has no separators, unless `separators` makes them visible.
  public var showsSeparators = true
  /// The visibility and the insets of separators, unless an item has its own.
  public var separators = ListSeparatorConfiguration()
  /// The space above the header.
  public var headerTopPadding = HeaderTopPadding.automatic

  /// Creates a section without header and footer.
  public init(_ appearance: ListAppearance) { self.appearance = appearance }

  /// Returns the space above the header, in points.
  ///
  /// If the header is the first item, the section has this space above the item. A header that is a
  /// supplementary view is higher by this amount, so the section has no additional space.
  ///
  /// - Unverified: that a supplementary view keeps the space free itself. UIKit's sections do not
  ///   keep the space free.
  public func headerPadding(metrics: ListMetrics = .phone) -> Double {
    switch headerTopPadding {
    case .automatic: metrics[appearance].headerTopPadding
    case .points(let points): points.asLength
    }
  }
}

// MARK: - Sections

extension ListConfiguration {
  /// Returns a section of rows that are measured.
  ///
  /// The result is an ordinary section, which can be changed.
  ///
  /// - Parameters:
  ///   - context: The container of the section.
  ///   - metrics: The metrics of lists. By default, these are the metrics of a phone of the
  ///     container's width.
  public func section(
    in context: ArrangementContext, metrics: ListMetrics? = nil
  ) -> LayoutSection {
    let metrics = metrics ?? .phone(width: context.size.width, system: 18)
    let style = metrics[appearance]
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(style.rowHeight))
    var section = LayoutSection(
      group: LayoutGroup(.horizontal, size: row, content: .cycle([.item(LayoutItem(size: row))])))
    section.contentInsets = contentInsets(in: context, metrics: metrics)
    section.contentInsetsReference = .none
    section.boundaryItems = boundaryItems(metrics: metrics)
    return section
  }

  private func contentInsets(
    in context: ArrangementContext, metrics: ListMetrics
  ) -> DirectionalInsets {
    let style = metrics[appearance]
    let side = style.sideInset
    let top =
      switch headerMode {
      case .none: style.topInset
      case .supplementary: 0.0
      case .firstItemInSection: headerPadding(metrics: metrics)
      }
    // An inset section lies inside the safe area. The rows of other sections extend from edge to
    // edge, and their cells keep only the content inside the safe area.
    let safeArea =
      side > 0 ? context.safeArea.directional(in: context.direction) : DirectionalInsets.zero
    return DirectionalInsets(
      top: top, leading: side + safeArea.leading,
      bottom: footerMode == .none ? style.bottomInset : 0, trailing: side + safeArea.trailing)
  }

  private func boundaryItems(metrics: ListMetrics) -> [BoundarySupplementary] {
    let style = metrics[appearance]
    func bar(_ kind: String, at alignment: LayoutAlignment, height: Double)
      -> BoundarySupplementary
    {
      BoundarySupplementary(
        kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(height)),
        alignment: alignment, pinsToVisibleBounds: style.pinsHeaders,
        zIndex: metrics.headerFooterZIndex)
    }
    var items: [BoundarySupplementary] = []
    if headerMode == .supplementary {
      // The default height was measured with the default padding. So only a padding that the app
      // sets is added.
      var height = style.headerHeight
      if case .points(let points) = headerTopPadding { height += points.asLength }
      items.append(bar(Element.Kind.headerName, at: .top, height: height))
    }
    if footerMode == .supplementary {
      items.append(bar(Element.Kind.footerName, at: .bottom, height: style.footerHeight))
    }
    return items
  }
}

extension ListConfiguration: CustomStringConvertible {
  /// For example `insetGrouped list, header supplementary`, followed by the properties that are not
  /// at their default.
  public var description: String {
    phrase(
      "\(appearance) list", labeled("header", headerMode, unless: .none),
      labeled("footer", footerMode, unless: .none), showsSeparators ? nil : "no separators",
      separators == ListSeparatorConfiguration() ? nil : "separators (\(separators))",
      labeled("header padding", headerTopPadding, unless: .automatic))
  }
}

extension ListConfiguration.HeaderTopPadding: CustomStringConvertible {
  /// `automatic`, or the points.
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .points(let points): points.shortDescription
    }
  }
}
