import Foundation

// The keys of scroll views, lists, cells and layouts for key-value coding.

extension PlatformValues {
  static func registerLists() {
    registerScrolling()
    registerTables()
    registerChoicesInTables()
    registerTableCells()
    registerCollections()
    registerFlowLayouts()
  }

  private static func registerScrolling() {
    _ = Ported.Members(of: UIScrollView.self) {
      $0.value("contentOffset", { $0.contentOffset }, { $0.contentOffset = $1 })
      $0.value("contentSize", { $0.contentSize }, { $0.contentSize = $1 })
      $0.value("contentInset", { $0.contentInset }, { $0.contentInset = $1 })
      $0.value("adjustedContentInset", { $0.adjustedContentInset })
      $0.value("panGestureRecognizer", { $0.panGestureRecognizer })
      $0.rawValue(
        "contentInsetAdjustmentBehavior", { $0.contentInsetAdjustmentBehavior },
        { $0.contentInsetAdjustmentBehavior = $1 })
      $0.value("scrollEnabled", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
      $0.value("pagingEnabled", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 })
      $0.value("bounces", { $0.bounces }, { $0.bounces = $1 })
      $0.value(
        "alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }, { $0.alwaysBounceHorizontal = $1 })
      $0.value(
        "alwaysBounceVertical", { $0.alwaysBounceVertical }, { $0.alwaysBounceVertical = $1 })
      $0.value(
        "directionalLockEnabled", { $0.isDirectionalLockEnabled },
        { $0.isDirectionalLockEnabled = $1 })
      $0.rawValue("decelerationRate", { $0.decelerationRate }, { $0.decelerationRate = $1 })
      $0.value("scrollsToTop", { $0.scrollsToTop }, { $0.scrollsToTop = $1 })
      $0.rawValue(
        "keyboardDismissMode", { $0.keyboardDismissMode }, { $0.keyboardDismissMode = $1 })
      $0.value(
        "delaysContentTouches", { $0.delaysContentTouches }, { $0.delaysContentTouches = $1 })
      $0.value(
        "canCancelContentTouches", { $0.canCancelContentTouches },
        { $0.canCancelContentTouches = $1 })
      $0.value("minimumZoomScale", { $0.minimumZoomScale }, { $0.minimumZoomScale = $1 })
      $0.value("maximumZoomScale", { $0.maximumZoomScale }, { $0.maximumZoomScale = $1 })
      $0.value("bouncesZoom", { $0.bouncesZoom }, { $0.bouncesZoom = $1 })
      $0.value("zoomScale", { $0.zoomScale }, { $0.zoomScale = $1 })
      $0.value(
        "showsHorizontalScrollIndicator", { $0.showsHorizontalScrollIndicator },
        { $0.showsHorizontalScrollIndicator = $1 })
      $0.value(
        "showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator },
        { $0.showsVerticalScrollIndicator = $1 })
      $0.rawValue("indicatorStyle", { $0.indicatorStyle }, { $0.indicatorStyle = $1 })
      $0.value(
        "verticalScrollIndicatorInsets", { $0.verticalScrollIndicatorInsets },
        { $0.verticalScrollIndicatorInsets = $1 })
      $0.value(
        "horizontalScrollIndicatorInsets", { $0.horizontalScrollIndicatorInsets },
        { $0.horizontalScrollIndicatorInsets = $1 })
      $0.value(
        "scrollIndicatorInsets", { $0.scrollIndicatorInsets }, { $0.scrollIndicatorInsets = $1 })
      $0.value(
        "automaticallyAdjustsScrollIndicatorInsets",
        { $0.automaticallyAdjustsScrollIndicatorInsets },
        { $0.automaticallyAdjustsScrollIndicatorInsets = $1 })
    }
  }

  private static func registerTables() {
    _ = Ported.Members(of: UITableView.self) {
      $0.value("rowHeight", { $0.rowHeight }, { $0.rowHeight = $1 })
      $0.value("sectionHeaderHeight", { $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 })
      $0.value("sectionFooterHeight", { $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 })
      $0.value("estimatedRowHeight", { $0.estimatedRowHeight }, { $0.estimatedRowHeight = $1 })
      $0.value(
        "estimatedSectionHeaderHeight", { $0.estimatedSectionHeaderHeight },
        { $0.estimatedSectionHeaderHeight = $1 })
      $0.value(
        "estimatedSectionFooterHeight", { $0.estimatedSectionFooterHeight },
        { $0.estimatedSectionFooterHeight = $1 })
      $0.value(
        "sectionHeaderTopPadding", { $0.sectionHeaderTopPadding },
        { $0.sectionHeaderTopPadding = $1 })
      $0.value("fillerRowHeight", { $0.fillerRowHeight }, { $0.fillerRowHeight = $1 })
      $0.rawValue(
        "selfSizingInvalidation", { $0.selfSizingInvalidation }, { $0.selfSizingInvalidation = $1 })
      $0.value("separatorInset", { $0.separatorInset }, { $0.separatorInset = $1 })
      $0.rawValue(
        "separatorInsetReference", { $0.separatorInsetReference },
        { $0.separatorInsetReference = $1 })
      $0.rawValue("separatorStyle", { $0.separatorStyle }, { $0.separatorStyle = $1 })
      $0.value("separatorColor", { $0.separatorColor }, { $0.separatorColor = $1 })
      $0.value("separatorEffect", { $0.separatorEffect }, { $0.separatorEffect = $1 })
    }
  }

  private static func registerChoicesInTables() {
    let table = Ported.Members<UITableView>.List()
    table.value(
      "cellLayoutMarginsFollowReadableWidth", { $0.cellLayoutMarginsFollowReadableWidth },
      { $0.cellLayoutMarginsFollowReadableWidth = $1 })
    table.value(
      "insetsContentViewsToSafeArea", { $0.insetsContentViewsToSafeArea },
      { $0.insetsContentViewsToSafeArea = $1 })
    table.value("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 })
    table.value(
      "allowsMultipleSelection", { $0.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 })
    table.value(
      "allowsSelectionDuringEditing", { $0.allowsSelectionDuringEditing },
      { $0.allowsSelectionDuringEditing = $1 })
    table.value(
      "allowsMultipleSelectionDuringEditing", { $0.allowsMultipleSelectionDuringEditing },
      { $0.allowsMultipleSelectionDuringEditing = $1 })
    table.value("allowsFocus", { $0.allowsFocus }, { $0.allowsFocus = $1 })
    table.value(
      "selectionFollowsFocus", { $0.selectionFollowsFocus }, { $0.selectionFollowsFocus = $1 })
    table.value(
      "remembersLastFocusedIndexPath", { $0.remembersLastFocusedIndexPath },
      { $0.remembersLastFocusedIndexPath = $1 })
    table.value("editing", { $0.isEditing }, { $0.isEditing = $1 })
    table.value(
      "dragInteractionEnabled", { $0.dragInteractionEnabled }, { $0.dragInteractionEnabled = $1 })
    table.value("springLoaded", { $0.isSpringLoaded }, { $0.isSpringLoaded = $1 })
    table.value("prefetchingEnabled", { $0.isPrefetchingEnabled }, { $0.isPrefetchingEnabled = $1 })
    table.value(
      "sectionIndexMinimumDisplayRowCount", { $0.sectionIndexMinimumDisplayRowCount },
      { $0.sectionIndexMinimumDisplayRowCount = $1 })
    table.value("sectionIndexColor", { $0.sectionIndexColor }, { $0.sectionIndexColor = $1 })
    table.value(
      "sectionIndexBackgroundColor", { $0.sectionIndexBackgroundColor },
      { $0.sectionIndexBackgroundColor = $1 })
    table.value(
      "sectionIndexTrackingBackgroundColor", { $0.sectionIndexTrackingBackgroundColor },
      { $0.sectionIndexTrackingBackgroundColor = $1 })
  }

  private static func registerTableCells() {
    _ = Ported.Members(of: UITableViewCell.self) {
      $0.value("contentView", { $0.contentView })
      $0.value("textLabel", { $0.textLabel })
      $0.value("detailTextLabel", { $0.detailTextLabel })
      $0.value("imageView", { $0.imageView })
      $0.value("reuseIdentifier", { $0.reuseIdentifier })
      $0.value("selected", { $0.isSelected }, { $0.isSelected = $1 })
      $0.value("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
      $0.value("editing", { $0.isEditing }, { $0.isEditing = $1 })
      $0.rawValue("selectionStyle", { $0.selectionStyle }, { $0.selectionStyle = $1 })
      $0.rawValue("focusStyle", { $0.focusStyle }, { $0.focusStyle = $1 })
      $0.rawValue("accessoryType", { $0.accessoryType }, { $0.accessoryType = $1 })
      $0.rawValue(
        "editingAccessoryType", { $0.editingAccessoryType }, { $0.editingAccessoryType = $1 })
      $0.value("indentationLevel", { $0.indentationLevel }, { $0.indentationLevel = $1 })
      $0.value("indentationWidth", { $0.indentationWidth }, { $0.indentationWidth = $1 })
      $0.value("separatorInset", { $0.separatorInset }, { $0.separatorInset = $1 })
      $0.value("showsReorderControl", { $0.showsReorderControl }, { $0.showsReorderControl = $1 })
      $0.value(
        "shouldIndentWhileEditing", { $0.shouldIndentWhileEditing },
        { $0.shouldIndentWhileEditing = $1 })
      $0.value(
        "userInteractionEnabledWhileDragging", { $0.userInteractionEnabledWhileDragging },
        { $0.userInteractionEnabledWhileDragging = $1 })
      $0.value(
        "automaticallyUpdatesContentConfiguration", { $0.automaticallyUpdatesContentConfiguration },
        { $0.automaticallyUpdatesContentConfiguration = $1 })
      $0.value(
        "automaticallyUpdatesBackgroundConfiguration",
        { $0.automaticallyUpdatesBackgroundConfiguration },
        { $0.automaticallyUpdatesBackgroundConfiguration = $1 })
    }
    _ = Ported.Members(of: UITableViewHeaderFooterView.self) {
      $0.value("contentView", { $0.contentView })
      $0.value("textLabel", { $0.textLabel })
      $0.value("detailTextLabel", { $0.detailTextLabel })
      $0.value("reuseIdentifier", { $0.reuseIdentifier })
    }
  }

  private static func registerCollections() {
    _ = Ported.Members(of: UICollectionView.self) {
      $0.value("collectionViewLayout", { $0.collectionViewLayout })
      $0.value("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 })
      $0.value(
        "allowsMultipleSelection", { $0.allowsMultipleSelection },
        { $0.allowsMultipleSelection = $1 })
      $0.value(
        "allowsSelectionDuringEditing", { $0.allowsSelectionDuringEditing },
        { $0.allowsSelectionDuringEditing = $1 })
      $0.value(
        "allowsMultipleSelectionDuringEditing", { $0.allowsMultipleSelectionDuringEditing },
        { $0.allowsMultipleSelectionDuringEditing = $1 })
      $0.value("allowsFocus", { $0.allowsFocus }, { $0.allowsFocus = $1 })
      $0.value(
        "selectionFollowsFocus", { $0.selectionFollowsFocus }, { $0.selectionFollowsFocus = $1 })
      $0.value(
        "remembersLastFocusedIndexPath", { $0.remembersLastFocusedIndexPath },
        { $0.remembersLastFocusedIndexPath = $1 })
      $0.value("editing", { $0.isEditing }, { $0.isEditing = $1 })
      $0.rawValue(
        "selfSizingInvalidation", { $0.selfSizingInvalidation }, { $0.selfSizingInvalidation = $1 })
      $0.value(
        "dragInteractionEnabled", { $0.dragInteractionEnabled }, { $0.dragInteractionEnabled = $1 })
      $0.value("springLoaded", { $0.isSpringLoaded }, { $0.isSpringLoaded = $1 })
      $0.value("prefetchingEnabled", { $0.isPrefetchingEnabled }, { $0.isPrefetchingEnabled = $1 })
      $0.rawValue("reorderingCadence", { $0.reorderingCadence }, { $0.reorderingCadence = $1 })
    }
    _ = Ported.Members(of: UICollectionReusableView.self) {
      $0.value("reuseIdentifier", { $0.reuseIdentifier })
    }
    _ = Ported.Members(of: UICollectionViewCell.self) {
      $0.value("contentView", { $0.contentView })
      $0.value("selected", { $0.isSelected }, { $0.isSelected = $1 })
      $0.value("highlighted", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    }
  }

  private static func registerFlowLayouts() {
    _ = Ported.Members(of: UICollectionViewFlowLayout.self) {
      $0.value("minimumLineSpacing", { $0.minimumLineSpacing }, { $0.minimumLineSpacing = $1 })
      $0.value(
        "minimumInteritemSpacing", { $0.minimumInteritemSpacing },
        { $0.minimumInteritemSpacing = $1 })
      $0.value("itemSize", { $0.itemSize }, { $0.itemSize = $1 })
      $0.value("estimatedItemSize", { $0.estimatedItemSize }, { $0.estimatedItemSize = $1 })
      $0.rawValue("scrollDirection", { $0.scrollDirection }, { $0.scrollDirection = $1 })
      $0.value("headerReferenceSize", { $0.headerReferenceSize }, { $0.headerReferenceSize = $1 })
      $0.value("footerReferenceSize", { $0.footerReferenceSize }, { $0.footerReferenceSize = $1 })
      $0.value("sectionInset", { $0.sectionInset }, { $0.sectionInset = $1 })
      $0.rawValue(
        "sectionInsetReference", { $0.sectionInsetReference }, { $0.sectionInsetReference = $1 })
      $0.value(
        "sectionHeadersPinToVisibleBounds", { $0.sectionHeadersPinToVisibleBounds },
        { $0.sectionHeadersPinToVisibleBounds = $1 })
      $0.value(
        "sectionFootersPinToVisibleBounds", { $0.sectionFootersPinToVisibleBounds },
        { $0.sectionFootersPinToVisibleBounds = $1 })
    }
  }
}
