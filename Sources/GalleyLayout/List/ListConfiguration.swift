import GalleyGeometry

/// What a list section is to be like: `UICollectionLayoutListConfiguration`, as far as it makes a
/// difference to where things are.
///
///     var configuration = ListConfiguration(.insetGrouped)
///     configuration.headerMode = .supplementary
///     let section = configuration.section(in: context)   // rows that measure themselves
///     let list = Arrangement([SectionContent(section, itemCount: 20)], in: context)
///     list.element(.header(ofSection: 0))
public struct ListConfiguration: Hashable, Sendable {
  /// Room above a header.
  public enum HeaderTopPadding: Hashable, Sendable {
    /// As usual for the appearance.
    case automatic
    /// This much.
    case points(Double)
  }

  /// What the section looks like.
  public var appearance: ListAppearance
  /// What is its header.
  public var headerMode = ListHeaderMode.none
  /// What is its footer.
  public var footerMode = ListFooterMode.none
  /// Whether there are lines at all. A sidebar has none, unless the separators say so.
  public var showsSeparators = true
  /// Where there are lines, and how long they are, unless an item says otherwise.
  public var separators = ListSeparatorConfiguration()
  /// Room above the header.
  public var headerTopPadding = HeaderTopPadding.automatic

  /// A section without header and footer.
  public init(_ appearance: ListAppearance) { self.appearance = appearance }

  /// The room above the header, in points.
  ///
  /// Where the header is the first item, the section keeps it free. A header that is a view of its
  /// own is so much higher, and keeps it free itself.
  ///
  /// - Unverified: that a view of its own keeps it free itself. UIKit's sections do not.
  public func headerPadding(metrics: ListMetrics = .phone) -> Double {
    switch headerTopPadding {
    case .automatic: metrics[appearance].headerTopPadding
    case .points(let points): points.asLength
    }
  }
}

// MARK: - Sections

extension ListConfiguration {
  /// A section of rows that measure themselves. It is a section as any other, and can be changed.
  ///
  /// - Parameters:
  ///   - context: What it is laid out in.
  ///   - metrics: The figures; those of a phone that is so wide, if left out.
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
    // Rows from edge to edge keep their content clear of the safe area; cards stand beside it.
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
      // The usual padding has been there when the usual height was measured.
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
  /// For example `insetGrouped list, header supplementary`, and what is not as usual.
  public var description: String {
    phrase(
      "\(appearance) list", said("header", headerMode, unless: .none),
      said("footer", footerMode, unless: .none), showsSeparators ? nil : "no separators",
      separators == ListSeparatorConfiguration() ? nil : "separators (\(separators))",
      said("header padding", headerTopPadding, unless: .automatic))
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
