// Written by PlatformMembersTests with GALLEY_RECORD=all: what UIKit's sources declare.

extension PlatformClass {
  static let all: [String: PlatformClass] = [
    "AXCustomContent": PlatformClass(
      superclass: "NSObject",
      designated: ["init(attributedLabel:attributedValue:)", "init(label:value:)"],
      conveniences: [],
      required: []),
    "AnyBindingSectionController": PlatformClass(
      superclass: "ListSectionController", designated: ["init()"],
      conveniences: [],
      required: []),
    "AnySectionController": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "CAAnimation": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "CAAnimationGroup": PlatformClass(
      superclass: "CAAnimation", designated: [],
      conveniences: [],
      required: []),
    "CABasicAnimation": PlatformClass(
      superclass: "CAPropertyAnimation", designated: [],
      conveniences: [],
      required: []),
    "CADisplayLink": PlatformClass(
      superclass: "NSObject", designated: ["init(target:action:)", "init(target:selector:)"],
      conveniences: [],
      required: []),
    "CAEmitterCell": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "CAEmitterLayer": PlatformClass(
      superclass: "CALayer", designated: [],
      conveniences: [],
      required: []),
    "CAGradientLayer": PlatformClass(
      superclass: "CALayer", designated: [],
      conveniences: [],
      required: []),
    "CAKeyframeAnimation": PlatformClass(
      superclass: "CAPropertyAnimation", designated: [],
      conveniences: [],
      required: []),
    "CALayer": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)", "init(layer:)"],
      conveniences: ["init(_madeForView:)"],
      required: ["init(_madeForView:)", "init(coder:)"]),
    "CAMediaTimingFunction": PlatformClass(
      superclass: "NSObject", designated: ["init(controlPoints:_:_:_:)"],
      conveniences: ["init(name:)"],
      required: []),
    "CAPropertyAnimation": PlatformClass(
      superclass: "CAAnimation", designated: [],
      conveniences: ["init(keyPath:)"],
      required: []),
    "CAReplicatorLayer": PlatformClass(
      superclass: "CALayer", designated: [],
      conveniences: [],
      required: []),
    "CAShapeLayer": PlatformClass(
      superclass: "CALayer", designated: [],
      conveniences: [],
      required: []),
    "CASpringAnimation": PlatformClass(
      superclass: "CABasicAnimation", designated: [],
      conveniences: [],
      required: []),
    "CATextLayer": PlatformClass(
      superclass: "CALayer", designated: [],
      conveniences: [],
      required: []),
    "CATiledLayer": PlatformClass(
      superclass: "CALayer", designated: [],
      conveniences: [],
      required: []),
    "CATransaction": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "CATransformLayer": PlatformClass(
      superclass: "CALayer", designated: [],
      conveniences: [],
      required: []),
    "CATransition": PlatformClass(
      superclass: "CAAnimation", designated: [],
      conveniences: [],
      required: []),
    "CAValueFunction": PlatformClass(
      superclass: "NSObject", designated: ["init(name:)"],
      conveniences: [],
      required: []),
    "CFAllocator": PlatformClass(
      superclass: "Sendable", designated: ["init()"],
      conveniences: [],
      required: []),
    "CFNotificationCenter": PlatformClass(
      superclass: "Sendable", designated: ["init()"],
      conveniences: [],
      required: []),
    "CFRunLoopObserver": PlatformClass(
      superclass: "NSObject", designated: ["init(activities:repeats:order:handler:)"],
      conveniences: [],
      required: []),
    "CGColor": PlatformClass(
      superclass: "NSObject", designated: ["init(_:_:alpha:pattern:patternAlpha:)"],
      conveniences: [
        "init(_:pattern:)", "init(_colorLiteralRed:green:blue:alpha:)",
        "init(colorSpace:components:)", "init(gray:alpha:)", "init(red:green:blue:alpha:)",
        "init(srgbRed:green:blue:alpha:)",
      ],
      required: []),
    "CGColorSpace": PlatformClass(
      superclass: "NSObject", designated: ["init(_:_:)"],
      conveniences: ["init(name:)"],
      required: []),
    "CGDataProvider": PlatformClass(
      superclass: "Sendable", designated: ["init(bytes:)"],
      conveniences: ["init(data:)", "init(filename:)", "init(url:)"],
      required: []),
    "CGFont": PlatformClass(
      superclass: "Sendable", designated: ["init(_:)"],
      conveniences: [],
      required: []),
    "CGGradient": PlatformClass(
      superclass: "Sendable",
      designated: [
        "init(colorSpace:colorComponents:locations:count:)", "init(colorsSpace:colors:locations:)",
      ],
      conveniences: [],
      required: []),
    "CGImage": PlatformClass(
      superclass: "Hashable", designated: ["init(_:)"],
      conveniences: [
        "init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)"
      ],
      required: []),
    "CGImageSource": PlatformClass(
      superclass: "Sendable", designated: ["init(_:)"],
      conveniences: [],
      required: []),
    "CGMutablePath": PlatformClass(
      superclass: "CGPath", designated: ["init()", "init(_:)"],
      conveniences: [],
      required: []),
    "CGPath": PlatformClass(
      superclass: "Hashable", designated: ["init(_:)"],
      conveniences: [
        "init(__byDashing:transform:phase:lengths:count:)",
        "init(__byStroking:transform:lineWidth:lineCap:lineJoin:miterLimit:)",
        "init(ellipseIn:transform:)", "init(rect:transform:)",
        "init(roundedRect:cornerWidth:cornerHeight:transform:)",
      ],
      required: []),
    "CTFrame": PlatformClass(
      superclass: "NSObject", designated: ["init(_:of:in:)"],
      conveniences: [],
      required: []),
    "CTFramesetter": PlatformClass(
      superclass: "NSObject", designated: ["init(_:)"],
      conveniences: [],
      required: []),
    "CTLine": PlatformClass(
      superclass: "NSObject", designated: ["init(_:_:of:from:)"],
      conveniences: ["init(_:from:width:breaking:)"],
      required: []),
    "CTRun": PlatformClass(
      superclass: "NSObject", designated: ["init(_:of:in:)"],
      conveniences: [],
      required: []),
    "DateComponentsFormatter": PlatformClass(
      superclass: "Formatter", designated: [],
      conveniences: [],
      required: []),
    "FileWrapper": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init(directoryWithFileWrappers:)", "init(regularFileWithContents:)",
        "init(serializedRepresentation:)", "init(symbolicLinkWithDestinationURL:)",
        "init(url:options:)",
      ],
      conveniences: [],
      required: []),
    "IGListAdapterDelegateAnnouncer": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "IGListGridCollectionViewLayout": PlatformClass(
      superclass: "ListCollectionViewLayout", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "IGListSectionController": PlatformClass(
      superclass: "AnySectionController", designated: ["init()"],
      conveniences: [],
      required: []),
    "IGListSingleSectionController": PlatformClass(
      superclass: "IGListSectionController",
      designated: [
        "init(cellClass:configureBlock:sizeBlock:)",
        "init(nibName:bundle:configureBlock:sizeBlock:)",
        "init(storyboardCellIdentifier:configureBlock:sizeBlock:)",
      ],
      conveniences: [],
      required: []),
    "LPLinkMetadata": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "LPLinkView": PlatformClass(
      superclass: "UIView",
      designated: ["init(coder:)", "init(frame:)", "init(metadata:)", "init(url:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "LPMetadataProvider": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "ListAdapter": PlatformClass(
      superclass: "NSObject", designated: ["init(updater:viewController:workingRangeSize:)"],
      conveniences: ["init(updater:viewController:)"],
      required: []),
    "ListAdapterUpdater": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "ListCollectionView": PlatformClass(
      superclass: "UICollectionView",
      designated: ["init(coder:)", "init(frame:listCollectionViewLayout:)"],
      conveniences: ["init(frame:)"],
      required: ["init(coder:)"]),
    "ListCollectionViewLayout": PlatformClass(
      superclass: "UICollectionViewLayout",
      designated: [
        "init(coder:)", "init(stickyHeaders:scrollDirection:topContentInset:stretchToEdge:)",
      ],
      conveniences: ["init(stickyHeaders:topContentInset:stretchToEdge:)"],
      required: ["init(coder:)"]),
    "ListCollectionViewLayoutInvalidationContext": PlatformClass(
      superclass: "UICollectionViewLayoutInvalidationContext", designated: [],
      conveniences: [],
      required: []),
    "ListFormatter": PlatformClass(
      superclass: "Formatter", designated: [],
      conveniences: [],
      required: []),
    "ListReloadDataUpdater": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "ListSectionController": PlatformClass(
      superclass: "AnySectionController", designated: ["init()"],
      conveniences: [],
      required: []),
    "ListSingleSectionController": PlatformClass(
      superclass: "ListSectionController",
      designated: [
        "init(cellClass:configureBlock:sizeBlock:)",
        "init(nibName:bundle:configureBlock:sizeBlock:)",
        "init(storyboardCellIdentifier:configureBlock:sizeBlock:)",
      ],
      conveniences: [],
      required: []),
    "ListStackedSectionController": PlatformClass(
      superclass: "ListSectionController", designated: ["init(sectionControllers:)"],
      conveniences: [],
      required: []),
    "MFMailComposeViewController": PlatformClass(
      superclass: "UINavigationController", designated: [],
      conveniences: [],
      required: []),
    "MFMessageComposeViewController": PlatformClass(
      superclass: "UINavigationController", designated: [],
      conveniences: [],
      required: []),
    "NSCollectionLayoutAnchor": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [
        "init(edges:)", "init(edges:absoluteOffset:)", "init(edges:fractionalOffset:)",
      ],
      required: []),
    "NSCollectionLayoutBoundarySupplementaryItem": PlatformClass(
      superclass: "NSCollectionLayoutSupplementaryItem",
      designated: ["init(layoutSize:elementKind:alignment:absoluteOffset:)"],
      conveniences: ["init(layoutSize:elementKind:alignment:)"],
      required: []),
    "NSCollectionLayoutDecorationItem": PlatformClass(
      superclass: "NSCollectionLayoutItem", designated: [],
      conveniences: [],
      required: []),
    "NSCollectionLayoutDimension": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "NSCollectionLayoutEdgeSpacing": PlatformClass(
      superclass: "NSObject", designated: ["init(leading:top:trailing:bottom:)"],
      conveniences: [],
      required: []),
    "NSCollectionLayoutGroup": PlatformClass(
      superclass: "NSCollectionLayoutItem", designated: [],
      conveniences: [],
      required: []),
    "NSCollectionLayoutGroupCustomItem": PlatformClass(
      superclass: "NSObject", designated: ["init(frame:zIndex:)"],
      conveniences: ["init(frame:)"],
      required: []),
    "NSCollectionLayoutItem": PlatformClass(
      superclass: "NSObject", designated: ["init(layoutSize:supplementaryItems:)"],
      conveniences: ["init(layoutSize:)"],
      required: []),
    "NSCollectionLayoutSection": PlatformClass(
      superclass: "NSObject", designated: ["init(group:)"],
      conveniences: [],
      required: []),
    "NSCollectionLayoutSize": PlatformClass(
      superclass: "NSObject", designated: ["init(widthDimension:heightDimension:)"],
      conveniences: [],
      required: []),
    "NSCollectionLayoutSpacing": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "NSCollectionLayoutSupplementaryItem": PlatformClass(
      superclass: "NSCollectionLayoutItem", designated: [],
      conveniences: [
        "init(layoutSize:elementKind:containerAnchor:)",
        "init(layoutSize:elementKind:containerAnchor:itemAnchor:)",
      ],
      required: []),
    "NSDataAsset": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(name:)", "init(name:bundle:)"],
      required: []),
    "NSDataDetector": PlatformClass(
      superclass: "NSObject", designated: ["init(types:)"],
      conveniences: [],
      required: []),
    "NSDiffableDataSourceSnapshotReference": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "NSException": PlatformClass(
      superclass: "NSObject", designated: ["init(name:reason:userInfo:)"],
      conveniences: [],
      required: []),
    "NSExtensionContext": PlatformClass(
      superclass: "NSObject", designated: ["init(inputItems:)"],
      conveniences: [],
      required: []),
    "NSExtensionItem": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "NSFileAccessIntent": PlatformClass(
      superclass: "NSObject", designated: ["init(_:_:)"],
      conveniences: [],
      required: []),
    "NSFileCoordinator": PlatformClass(
      superclass: "NSObject", designated: ["init(filePresenter:)"],
      conveniences: ["init()"],
      required: []),
    "NSItemProvider": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: ["init(contentsOf:)", "init(item:typeIdentifier:)", "init(object:)"],
      required: []),
    "NSKeyValueObservation": PlatformClass(
      superclass: "NSObject", designated: ["init(end:)"],
      conveniences: [],
      required: []),
    "NSLayoutConstraint": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [
        "init(_madeForClass:)",
        "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
      ],
      required: ["init(_madeForClass:)"]),
    "NSLayoutDimension": PlatformClass(
      superclass: "NSLayoutAnchor<NSLayoutDimension>", designated: [],
      conveniences: [],
      required: []),
    "NSLayoutManager": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "NSLayoutXAxisAnchor": PlatformClass(
      superclass: "NSLayoutAnchor<NSLayoutXAxisAnchor>", designated: [],
      conveniences: [],
      required: []),
    "NSLayoutYAxisAnchor": PlatformClass(
      superclass: "NSLayoutAnchor<NSLayoutYAxisAnchor>", designated: [],
      conveniences: [],
      required: []),
    "NSMutableParagraphStyle": PlatformClass(
      superclass: "NSParagraphStyle", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "NSParagraphStyle": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "NSPointerArray": PlatformClass(
      superclass: "NSObject", designated: ["init(options:)"],
      conveniences: ["init()"],
      required: []),
    "NSPointerFunctions": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "NSShadow": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "NSStringDrawingContext": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "NSTextAttachment": PlatformClass(
      superclass: "NSObject", designated: ["init(coder:)", "init(data:ofType:)"],
      conveniences: ["init()", "init(image:)"],
      required: ["init(coder:)"]),
    "NSTextContainer": PlatformClass(
      superclass: "NSObject", designated: ["init(coder:)", "init(size:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "NSTextStorage": PlatformClass(
      superclass: "NSMutableAttributedString",
      designated: [
        "init()", "init(attributedString:)", "init(coder:)", "init(string:)",
        "init(string:attributes:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "NSTextTab": PlatformClass(
      superclass: "NSObject", designated: ["init(textAlignment:location:options:)"],
      conveniences: [],
      required: []),
    "NSUbiquitousKeyValueStore": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "NSUserActivity": PlatformClass(
      superclass: "NSObject", designated: ["init(activityType:)"],
      conveniences: [],
      required: []),
    "NotificationCenter.Notifications": PlatformClass(
      superclass: "AsyncSequence", designated: ["init(_:_:_:)"],
      conveniences: [],
      required: []),
    "PHPickerViewController": PlatformClass(
      superclass: "UIViewController", designated: ["init(coder:)", "init(configuration:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "Ported.Unanswered": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "RelativeDateTimeFormatter": PlatformClass(
      superclass: "Formatter", designated: [],
      conveniences: [],
      required: []),
    "SFSafariViewController": PlatformClass(
      superclass: "UIViewController", designated: ["init(coder:)", "init(url:configuration:)"],
      conveniences: ["init(url:)", "init(url:entersReaderIfAvailable:)"],
      required: ["init(coder:)"]),
    "SFSafariViewController.Configuration": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "SKStoreReviewController": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "SecAccessControl": PlatformClass(
      superclass: "NSObject", designated: ["init(protection:)"],
      conveniences: [],
      required: []),
    "UIAccessibilityCustomAction": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init(attributedName:actionHandler:)", "init(attributedName:image:actionHandler:)",
        "init(attributedName:image:target:selector:)", "init(attributedName:target:selector:)",
        "init(name:actionHandler:)", "init(name:image:actionHandler:)",
        "init(name:image:target:selector:)", "init(name:target:selector:)",
      ],
      conveniences: [],
      required: []),
    "UIAccessibilityCustomRotor": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init(attributedName:itemSearch:)", "init(name:itemSearch:)",
        "init(systemType:itemSearch:)",
      ],
      conveniences: [],
      required: []),
    "UIAccessibilityCustomRotorItemResult": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(targetElement:targetRange:)"],
      conveniences: [],
      required: []),
    "UIAccessibilityCustomRotorSearchPredicate": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIAccessibilityElement": PlatformClass(
      superclass: "UIResponder", designated: ["init(accessibilityContainer:)"],
      conveniences: [],
      required: []),
    "UIAction": PlatformClass(
      superclass: "UIMenuElement",
      designated: [
        "init(coder:)",
        "init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIActionSheet": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [
        "init(title:delegate:cancelButtonTitle:destructiveButtonTitle:)",
        "init(title:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:_:)",
      ],
      required: ["init(coder:)"]),
    "UIActivity": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIActivityIndicatorView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)", "init(style:)"],
      conveniences: ["init(activityIndicatorStyle:)"],
      required: ["init(coder:)"]),
    "UIActivityItemProvider": PlatformClass(
      superclass: "NSObject", designated: ["init(placeholderItem:)"],
      conveniences: [],
      required: []),
    "UIActivityItemsConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init(itemProviders:)"],
      conveniences: ["init(objects:)"],
      required: []),
    "UIActivityViewController": PlatformClass(
      superclass: "UIViewController",
      designated: ["init(activityItems:applicationActivities:)", "init(coder:)"],
      conveniences: ["init(activityItemsConfiguration:)"],
      required: ["init(coder:)"]),
    "UIAlertAction": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(title:style:handler:)"],
      required: []),
    "UIAlertController": PlatformClass(
      superclass: "UIViewController", designated: [],
      conveniences: ["init(title:message:preferredStyle:)"],
      required: []),
    "UIAlertView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [
        "init(title:message:delegate:cancelButtonTitle:)",
        "init(title:message:delegate:cancelButtonTitle:otherButtonTitles:_:)",
      ],
      required: ["init(coder:)"]),
    "UIApplication": PlatformClass(
      superclass: "UIResponder", designated: [],
      conveniences: [],
      required: []),
    "UIApplicationShortcutIcon": PlatformClass(
      superclass: "NSObject",
      designated: ["init(systemImageName:)", "init(templateImageName:)", "init(type:)"],
      conveniences: [],
      required: []),
    "UIApplicationShortcutItem": PlatformClass(
      superclass: "NSObject",
      designated: ["init(type:localizedTitle:localizedSubtitle:icon:userInfo:)"],
      conveniences: ["init(type:localizedTitle:)"],
      required: []),
    "UIAttachmentBehavior": PlatformClass(
      superclass: "UIDynamicBehavior", designated: [],
      conveniences: [
        "init(item:attachedTo:)", "init(item:attachedToAnchor:)",
        "init(item:offsetFromCenter:attachedTo:offsetFromCenter:)",
        "init(item:offsetFromCenter:attachedToAnchor:)",
      ],
      required: []),
    "UIBackgroundExtensionView": PlatformClass(
      superclass: "UIView", designated: [],
      conveniences: [],
      required: []),
    "UIBarAppearance": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(barAppearance:)"],
      conveniences: [],
      required: []),
    "UIBarButtonItem": PlatformClass(
      superclass: "UIBarItem", designated: ["init()", "init(coder:)"],
      conveniences: [
        "init(_system:)", "init(barButtonSystemItem:target:action:)", "init(customView:)",
        "init(image:landscapeImagePhone:style:target:action:)", "init(image:style:target:action:)",
        "init(primaryAction:)", "init(systemItem:primaryAction:menu:)", "init(title:)",
        "init(title:image:)", "init(title:image:primaryAction:menu:)",
        "init(title:image:target:action:menu:)", "init(title:style:target:action:)",
      ],
      required: ["init(_system:)", "init(coder:)"]),
    "UIBarButtonItemAppearance": PlatformClass(
      superclass: "NSObject", designated: ["init(style:)"],
      conveniences: ["init()"],
      required: []),
    "UIBarButtonItemGroup": PlatformClass(
      superclass: "NSObject", designated: ["init(barButtonItems:representativeItem:)"],
      conveniences: [],
      required: []),
    "UIBarButtonItemStateAppearance": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIBarItem": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIBezierPath": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [
        "init(arcCenter:radius:startAngle:endAngle:clockwise:)", "init(cgPath:)", "init(ovalIn:)",
        "init(rect:)", "init(roundedRect:byRoundingCorners:cornerRadii:)",
        "init(roundedRect:cornerRadius:)",
      ],
      required: ["init(coder:)"]),
    "UIBlurEffect": PlatformClass(
      superclass: "UIVisualEffect", designated: ["init(coder:)", "init(style:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIButton": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [
        "init(configuration:primaryAction:)", "init(frame:primaryAction:)", "init(type:)",
        "init(type:primaryAction:)",
      ],
      required: ["init(coder:)"]),
    "UICalendarSelection": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UICalendarSelectionMultiDate": PlatformClass(
      superclass: "UICalendarSelection", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UICalendarSelectionSingleDate": PlatformClass(
      superclass: "UICalendarSelection", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UICalendarSelectionWeekOfYear": PlatformClass(
      superclass: "UICalendarSelection", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UICalendarView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICalendarView.Decoration": PlatformClass(
      superclass: "NSObject",
      designated: ["init()", "init(customViewProvider:)", "init(image:color:size:)"],
      conveniences: [],
      required: []),
    "UICollectionLayoutSectionOrthogonalScrollingProperties": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UICollectionReusableView": PlatformClass(
      superclass: "_ListElementView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init(_dequeuedWithFrame:)"],
      required: ["init(_dequeuedWithFrame:)", "init(coder:)"]),
    "UICollectionView": PlatformClass(
      superclass: "_ListView", designated: ["init(coder:)", "init(frame:collectionViewLayout:)"],
      conveniences: ["init()", "init(frame:)"],
      required: ["init(coder:)"]),
    "UICollectionViewCell": PlatformClass(
      superclass: "UICollectionReusableView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICollectionViewCompositionalLayout": PlatformClass(
      superclass: "UICollectionViewLayout",
      designated: [
        "init(coder:)", "init(section:)", "init(section:configuration:)", "init(sectionProvider:)",
        "init(sectionProvider:configuration:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICollectionViewCompositionalLayoutConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UICollectionViewController": PlatformClass(
      superclass: "UIViewController",
      designated: ["init(coder:)", "init(collectionViewLayout:)", "init(nibName:bundle:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICollectionViewDiffableDataSourceReference": PlatformClass(
      superclass: "NSObject", designated: ["init(collectionView:cellProvider:)"],
      conveniences: [],
      required: []),
    "UICollectionViewDropPlaceholder": PlatformClass(
      superclass: "UICollectionViewPlaceholder", designated: [],
      conveniences: [],
      required: []),
    "UICollectionViewDropProposal": PlatformClass(
      superclass: "UIDropProposal", designated: ["init(operation:)", "init(operation:intent:)"],
      conveniences: [],
      required: []),
    "UICollectionViewFlowLayout": PlatformClass(
      superclass: "UICollectionViewLayout", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICollectionViewFlowLayoutInvalidationContext": PlatformClass(
      superclass: "UICollectionViewLayoutInvalidationContext", designated: [],
      conveniences: [],
      required: []),
    "UICollectionViewFocusUpdateContext": PlatformClass(
      superclass: "UIFocusUpdateContext", designated: ["init()"],
      conveniences: [],
      required: []),
    "UICollectionViewLayout": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICollectionViewLayoutAttributes": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [
        "init(_madeForClass:)", "init(forCellWith:)", "init(forDecorationViewOfKind:with:)",
        "init(forSupplementaryViewOfKind:with:)",
      ],
      required: ["init(_madeForClass:)"]),
    "UICollectionViewLayoutInvalidationContext": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: ["init(_madeForClass:)"],
      required: ["init(_madeForClass:)"]),
    "UICollectionViewListCell": PlatformClass(
      superclass: "UICollectionViewCell", designated: [],
      conveniences: [],
      required: []),
    "UICollectionViewPlaceholder": PlatformClass(
      superclass: "NSObject", designated: ["init(insertionIndexPath:reuseIdentifier:)"],
      conveniences: [],
      required: []),
    "UICollectionViewTransitionLayout": PlatformClass(
      superclass: "UICollectionViewLayout",
      designated: ["init(coder:)", "init(currentLayout:nextLayout:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICollectionViewUpdateItem": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UICollisionBehavior": PlatformClass(
      superclass: "UIDynamicBehavior", designated: ["init(items:)"],
      conveniences: ["init()"],
      required: []),
    "UIColor": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init(cgColor:)", "init(coder:)", "init(displayP3Red:green:blue:alpha:)",
        "init(dynamicProvider:)", "init(hue:saturation:brightness:alpha:)",
        "init(named:in:compatibleWith:)", "init(patternImage:)", "init(red:green:blue:alpha:)",
        "init(white:alpha:)",
      ],
      conveniences: [
        "init()", "init(_colorLiteralRed:green:blue:alpha:)", "init(named:)", "init(resource:)",
      ],
      required: ["init(_colorLiteralRed:green:blue:alpha:)", "init(coder:)"]),
    "UIColorPickerViewController": PlatformClass(
      superclass: "UIViewController", designated: ["init(coder:)", "init(nibName:bundle:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIColorWell": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICommand": PlatformClass(
      superclass: "UIMenuElement",
      designated: [
        "init(coder:)",
        "init(title:subtitle:image:selectedImage:action:propertyList:alternates:discoverabilityTitle:attributes:state:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UICommandAlternate": PlatformClass(
      superclass: "NSObject", designated: ["init(title:action:modifierFlags:)"],
      conveniences: [],
      required: []),
    "UIContentUnavailableView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(configuration:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIContextMenuConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init(identifier:previewProvider:actionProvider:)"],
      conveniences: [],
      required: []),
    "UIContextMenuInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UIContextualAction": PlatformClass(
      superclass: "NSObject", designated: ["init(style:title:handler:)"],
      conveniences: [],
      required: []),
    "UIControl": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init(frame:primaryAction:)"],
      required: ["init(coder:)"]),
    "UICubicTimingParameters": PlatformClass(
      superclass: "NSObject",
      designated: ["init(animationCurve:)", "init(coder:)", "init(controlPoint1:controlPoint2:)"],
      conveniences: ["init()"],
      required: ["init(coder:)"]),
    "UIDatePicker": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIDeferredMenuElement": PlatformClass(
      superclass: "UIMenuElement", designated: ["init(coder:)"],
      conveniences: ["init(_:)"],
      required: ["init(coder:)"]),
    "UIDevice": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIDocument": PlatformClass(
      superclass: "NSObject", designated: ["init(fileURL:)"],
      conveniences: [],
      required: []),
    "UIDocumentBrowserAction": PlatformClass(
      superclass: "NSObject", designated: ["init(identifier:localizedTitle:availability:handler:)"],
      conveniences: [],
      required: []),
    "UIDocumentBrowserTransitionController": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIDocumentBrowserViewController": PlatformClass(
      superclass: "UIViewController",
      designated: [
        "init(coder:)", "init(forOpening:)", "init(forOpeningFilesWithContentTypes:)",
        "init(nibName:bundle:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIDocumentInteractionController": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(url:)"],
      conveniences: [],
      required: []),
    "UIDocumentPickerViewController": PlatformClass(
      superclass: "UIViewController",
      designated: [
        "init(coder:)", "init(documentTypes:in:)", "init(forExporting:asCopy:)",
        "init(forOpeningContentTypes:asCopy:)",
      ],
      conveniences: ["init(url:in:)", "init(urls:in:)"],
      required: ["init(coder:)"]),
    "UIDragInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UIDragItem": PlatformClass(
      superclass: "NSObject", designated: ["init(itemProvider:)"],
      conveniences: [],
      required: []),
    "UIDragPreview": PlatformClass(
      superclass: "NSObject", designated: ["init(view:parameters:)"],
      conveniences: ["init(view:)"],
      required: []),
    "UIDragPreviewParameters": PlatformClass(
      superclass: "UIPreviewParameters", designated: [],
      conveniences: [],
      required: []),
    "UIDropInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UIDropProposal": PlatformClass(
      superclass: "NSObject", designated: ["init(operation:)"],
      conveniences: [],
      required: []),
    "UIDynamicAnimator": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(referenceView:)"],
      conveniences: ["init(collectionViewLayout:)"],
      required: []),
    "UIDynamicBehavior": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIDynamicItemBehavior": PlatformClass(
      superclass: "UIDynamicBehavior", designated: ["init(items:)"],
      conveniences: ["init()"],
      required: []),
    "UIDynamicItemGroup": PlatformClass(
      superclass: "NSObject", designated: ["init(items:)"],
      conveniences: [],
      required: []),
    "UIEditMenuConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init(identifier:sourcePoint:)"],
      conveniences: [],
      required: []),
    "UIEditMenuInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UIEvent": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIFeedbackGenerator": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: ["init(view:)"],
      required: []),
    "UIFieldBehavior": PlatformClass(
      superclass: "UIDynamicBehavior", designated: ["init(_madeForClass:)"],
      conveniences: [],
      required: ["init(_madeForClass:)"]),
    "UIFindInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(sessionDelegate:)"],
      conveniences: [],
      required: []),
    "UIFindSession": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIFocusAnimationCoordinator": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIFocusEffect": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIFocusGuide": PlatformClass(
      superclass: "UILayoutGuide", designated: [],
      conveniences: [],
      required: []),
    "UIFocusHaloEffect": PlatformClass(
      superclass: "UIFocusEffect", designated: ["init()", "init(path:)"],
      conveniences: ["init(roundedRect:cornerRadius:curve:)"],
      required: []),
    "UIFocusMovementHint": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIFocusSystem": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIFocusUpdateContext": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIFont": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(_ofNothing:)", "init(descriptor:size:)", "init(name:size:)"],
      required: []),
    "UIFontDescriptor": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(fontAttributes:)", "init(name:size:)"],
      required: []),
    "UIFontMetrics": PlatformClass(
      superclass: "NSObject", designated: ["init(forTextStyle:)"],
      conveniences: [],
      required: []),
    "UIFontPickerViewController": PlatformClass(
      superclass: "UIViewController",
      designated: ["init(coder:)", "init(configuration:)", "init(nibName:bundle:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIFontPickerViewController.Configuration": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIGestureRecognizer": PlatformClass(
      superclass: "NSObject", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: ["init()", "init(target:action:)"],
      required: []),
    "UIGlassContainerEffect": PlatformClass(
      superclass: "UIVisualEffect", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIGlassEffect": PlatformClass(
      superclass: "UIVisualEffect", designated: ["init()", "init(coder:)", "init(style:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIGraphicsImageRenderer": PlatformClass(
      superclass: "UIGraphicsRenderer", designated: ["init(bounds:format:)"],
      conveniences: ["init(bounds:)", "init(size:)", "init(size:format:)"],
      required: []),
    "UIGraphicsImageRendererContext": PlatformClass(
      superclass: "UIGraphicsRendererContext", designated: [],
      conveniences: [],
      required: []),
    "UIGraphicsImageRendererFormat": PlatformClass(
      superclass: "UIGraphicsRendererFormat", designated: [],
      conveniences: ["init(for:)"],
      required: []),
    "UIGraphicsPDFRenderer": PlatformClass(
      superclass: "UIGraphicsRenderer", designated: ["init(bounds:format:)"],
      conveniences: ["init(bounds:)"],
      required: []),
    "UIGraphicsPDFRendererContext": PlatformClass(
      superclass: "UIGraphicsRendererContext", designated: [],
      conveniences: [],
      required: []),
    "UIGraphicsPDFRendererFormat": PlatformClass(
      superclass: "UIGraphicsRendererFormat", designated: [],
      conveniences: [],
      required: []),
    "UIGraphicsRenderer": PlatformClass(
      superclass: "NSObject", designated: ["init(bounds:format:)"],
      conveniences: [],
      required: []),
    "UIGraphicsRendererContext": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIGraphicsRendererFormat": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: ["init()"]),
    "UIGravityBehavior": PlatformClass(
      superclass: "UIDynamicBehavior", designated: ["init(items:)"],
      conveniences: ["init()"],
      required: []),
    "UIHoverGestureRecognizer": PlatformClass(
      superclass: "UIGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UIImage": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init()", "init(cgImage:scale:orientation:)", "init(coder:)", "init(contentsOfFile:)",
        "init(data:scale:)", "init(named:in:compatibleWith:)",
        "init(systemName:variableValue:configuration:)", "init(systemName:withConfiguration:)",
      ],
      conveniences: [
        "init(cgImage:)", "init(data:)", "init(imageLiteralResourceName:)", "init(named:)",
        "init(named:in:with:)", "init(resource:)", "init(systemName:)",
        "init(systemName:compatibleWith:)",
      ],
      required: ["init(coder:)", "init(imageLiteralResourceName:)"]),
    "UIImage.Configuration": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(traitCollection:)"],
      required: []),
    "UIImage.SymbolConfiguration": PlatformClass(
      superclass: "Configuration", designated: [],
      conveniences: [
        "init(font:)", "init(font:scale:)", "init(hierarchicalColor:)", "init(paletteColors:)",
        "init(pointSize:)", "init(pointSize:weight:)", "init(pointSize:weight:scale:)",
        "init(scale:)", "init(textStyle:)", "init(textStyle:scale:)", "init(weight:)",
      ],
      required: []),
    "UIImageAsset": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIImagePickerController": PlatformClass(
      superclass: "UINavigationController",
      designated: [
        "init(coder:)", "init(navigationBarClass:toolbarClass:)", "init(nibName:bundle:)",
        "init(rootViewController:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIImageView": PlatformClass(
      superclass: "UIView",
      designated: [
        "init(coder:)", "init(frame:)", "init(image:)", "init(image:highlightedImage:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIImpactFeedbackGenerator": PlatformClass(
      superclass: "UIFeedbackGenerator", designated: ["init()", "init(style:)"],
      conveniences: ["init(style:view:)"],
      required: []),
    "UIInputView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:inputViewStyle:)"],
      conveniences: ["init(frame:)"],
      required: ["init(coder:)"]),
    "UIInputViewController": PlatformClass(
      superclass: "UIViewController", designated: [],
      conveniences: [],
      required: []),
    "UIInterpolatingMotionEffect": PlatformClass(
      superclass: "UIMotionEffect", designated: ["init(coder:)", "init(keyPath:type:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIKey": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIKeyCommand": PlatformClass(
      superclass: "UICommand",
      designated: [
        "init(coder:)",
        "init(title:subtitle:image:selectedImage:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:)",
      ],
      conveniences: [
        "init(input:modifierFlags:action:)",
        "init(input:modifierFlags:action:discoverabilityTitle:)",
      ],
      required: ["init(coder:)"]),
    "UIKeyboardLayoutGuide": PlatformClass(
      superclass: "UITrackingLayoutGuide", designated: [],
      conveniences: [],
      required: []),
    "UILabel": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UILargeContentViewerInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(delegate:)"],
      conveniences: [],
      required: []),
    "UILayoutGuide": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIListContentView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(configuration:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UILocalizedIndexedCollation": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UILongPressGestureRecognizer": PlatformClass(
      superclass: "UIGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UIMenu": PlatformClass(
      superclass: "UIMenuElement",
      designated: [
        "init(coder:)",
        "init(title:subtitle:image:identifier:options:preferredElementSize:children:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIMenuController": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIMenuDisplayPreferences": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIMenuElement": PlatformClass(
      superclass: "NSObject", designated: ["init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIMenuItem": PlatformClass(
      superclass: "NSObject", designated: ["init(title:action:)"],
      conveniences: [],
      required: []),
    "UIMenuSystem": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIMotionEffect": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIMotionEffectGroup": PlatformClass(
      superclass: "UIMotionEffect", designated: [],
      conveniences: [],
      required: []),
    "UIMutableApplicationShortcutItem": PlatformClass(
      superclass: "UIApplicationShortcutItem", designated: [],
      conveniences: [],
      required: []),
    "UIMutableUserNotificationCategory": PlatformClass(
      superclass: "UIUserNotificationCategory", designated: [],
      conveniences: [],
      required: []),
    "UINavigationBar": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init(_madeForController:)"],
      required: ["init(_madeForController:)", "init(coder:)"]),
    "UINavigationBarAppearance": PlatformClass(
      superclass: "UIBarAppearance", designated: ["init()", "init(barAppearance:)"],
      conveniences: [],
      required: []),
    "UINavigationController": PlatformClass(
      superclass: "UIViewController",
      designated: [
        "init(coder:)", "init(navigationBarClass:toolbarClass:)", "init(nibName:bundle:)",
        "init(rootViewController:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UINavigationItem": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)", "init(title:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UINib": PlatformClass(
      superclass: "NSObject", designated: ["init(data:bundle:)", "init(nibName:bundle:)"],
      conveniences: [],
      required: []),
    "UINotificationFeedbackGenerator": PlatformClass(
      superclass: "UIFeedbackGenerator", designated: [],
      conveniences: [],
      required: []),
    "UIOpenURLContext": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIPageControl": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIPageControlProgress": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIPageControlTimerProgress": PlatformClass(
      superclass: "UIPageControlProgress", designated: ["init(preferredDuration:)"],
      conveniences: [],
      required: []),
    "UIPageViewController": PlatformClass(
      superclass: "UIViewController",
      designated: [
        "init(coder:)", "init(nibName:bundle:)",
        "init(transitionStyle:navigationOrientation:options:)",
      ],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIPanGestureRecognizer": PlatformClass(
      superclass: "UIGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UIPasteConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(acceptableTypeIdentifiers:)"],
      conveniences: ["init(forAccepting:)"],
      required: []),
    "UIPasteControl": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(configuration:)"],
      conveniences: ["init(frame:)"],
      required: ["init(coder:)"]),
    "UIPasteControl.Configuration": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIPasteboard": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(name:create:)"],
      required: []),
    "UIPercentDrivenInteractiveTransition": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIPickerView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIPinchGestureRecognizer": PlatformClass(
      superclass: "UIGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UIPointerInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UIPointerRegion": PlatformClass(
      superclass: "NSObject", designated: ["init(rect:identifier:)"],
      conveniences: [],
      required: []),
    "UIPointerRegionRequest": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIPointerStyle": PlatformClass(
      superclass: "NSObject", designated: ["init(effect:shape:)", "init(shape:constrainedAxes:)"],
      conveniences: [],
      required: []),
    "UIPopoverPresentationController": PlatformClass(
      superclass: "UIPresentationController", designated: [],
      conveniences: [],
      required: []),
    "UIPresentationController": PlatformClass(
      superclass: "NSObject", designated: ["init(presentedViewController:presenting:)"],
      conveniences: [],
      required: []),
    "UIPress": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIPressesEvent": PlatformClass(
      superclass: "UIEvent", designated: [],
      conveniences: [],
      required: []),
    "UIPreviewAction": PlatformClass(
      superclass: "NSObject", designated: ["init(title:style:handler:)"],
      conveniences: [],
      required: []),
    "UIPreviewActionGroup": PlatformClass(
      superclass: "NSObject", designated: ["init(title:style:actions:)"],
      conveniences: [],
      required: []),
    "UIPreviewInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(view:)"],
      conveniences: [],
      required: []),
    "UIPreviewParameters": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIPreviewTarget": PlatformClass(
      superclass: "NSObject", designated: ["init(container:center:transform:)"],
      conveniences: ["init(container:center:)"],
      required: []),
    "UIProgressView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init(progressViewStyle:)"],
      required: ["init(coder:)"]),
    "UIPushBehavior": PlatformClass(
      superclass: "UIDynamicBehavior", designated: ["init(items:mode:)"],
      conveniences: ["init()"],
      required: []),
    "UIReferenceLibraryViewController": PlatformClass(
      superclass: "UIViewController", designated: ["init(coder:)", "init(term:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIRefreshControl": PlatformClass(
      superclass: "UIControl", designated: ["init()", "init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIRegion": PlatformClass(
      superclass: "NSObject", designated: ["init(_:)"],
      conveniences: ["init(radius:)", "init(size:)"],
      required: []),
    "UIResponder": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIRotationGestureRecognizer": PlatformClass(
      superclass: "UIGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UIScene": PlatformClass(
      superclass: "UIResponder", designated: [],
      conveniences: [],
      required: []),
    "UIScene.ActivationRequestOptions": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIScene.ConnectionOptions": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIScene.OpenExternalURLOptions": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIScene.OpenURLOptions": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UISceneActivationConditions": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UISceneConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init(name:sessionRole:)"],
      conveniences: [],
      required: []),
    "UISceneDestructionRequestOptions": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UISceneSession": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UISceneSessionActivationRequest": PlatformClass(
      superclass: "NSObject", designated: ["init(role:)", "init(session:)"],
      conveniences: ["init()"],
      required: []),
    "UISceneSizeRestrictions": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIScreen": PlatformClass(
      superclass: "NSObject", designated: ["init(size:scale:)"],
      conveniences: ["init()"],
      required: []),
    "UIScreenEdgePanGestureRecognizer": PlatformClass(
      superclass: "UIPanGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UIScreenshotService": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIScribbleInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(delegate:)"],
      conveniences: [],
      required: []),
    "UIScrollEdgeEffect": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIScrollEdgeElementContainerInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIScrollView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UISearchBar": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init(_madeForAppearance:)"],
      required: ["init(_madeForAppearance:)", "init(coder:)"]),
    "UISearchController": PlatformClass(
      superclass: "UIViewController",
      designated: ["init(coder:)", "init(nibName:bundle:)", "init(searchResultsController:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UISearchSuggestionItem": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init(localizedAttributedSuggestion:localizedDescription:iconImage:)",
        "init(localizedSuggestion:localizedDescription:iconImage:)",
      ],
      conveniences: [],
      required: []),
    "UISearchTab": PlatformClass(
      superclass: "UITab",
      designated: [
        "init(title:image:identifier:viewControllerProvider:)", "init(viewControllerProvider:)",
      ],
      conveniences: [],
      required: []),
    "UISearchTextField": PlatformClass(
      superclass: "UITextField", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UISearchToken": PlatformClass(
      superclass: "NSObject", designated: ["init(icon:text:)"],
      conveniences: [],
      required: []),
    "UISegmentedControl": PlatformClass(
      superclass: "UIControl",
      designated: ["init(coder:)", "init(frame:)", "init(frame:actions:)", "init(items:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UISelectionFeedbackGenerator": PlatformClass(
      superclass: "UIFeedbackGenerator", designated: [],
      conveniences: [],
      required: []),
    "UISheetPresentationController": PlatformClass(
      superclass: "UIPresentationController", designated: [],
      conveniences: [],
      required: []),
    "UISheetPresentationController.Detent": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UISlider": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UISnapBehavior": PlatformClass(
      superclass: "UIDynamicBehavior", designated: ["init(item:snapTo:)"],
      conveniences: [],
      required: []),
    "UISplitViewController": PlatformClass(
      superclass: "UIViewController",
      designated: ["init(coder:)", "init(nibName:bundle:)", "init(style:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UISpringLoadedInteraction": PlatformClass(
      superclass: "NSObject", designated: ["init(activationHandler:)"],
      conveniences: [],
      required: []),
    "UISpringTimingParameters": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init(coder:)", "init(dampingRatio:initialVelocity:)",
        "init(duration:bounce:initialVelocity:)", "init(mass:stiffness:damping:initialVelocity:)",
      ],
      conveniences: ["init()"],
      required: ["init(coder:)"]),
    "UIStackView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init(arrangedSubviews:)"],
      required: ["init(coder:)"]),
    "UIStatusBarManager": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIStepper": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIStoryboard": PlatformClass(
      superclass: "NSObject", designated: ["init(name:bundle:)"],
      conveniences: [],
      required: []),
    "UIStoryboardSegue": PlatformClass(
      superclass: "NSObject", designated: ["init(identifier:source:destination:)"],
      conveniences: [
        "init(_named:source:destination:)", "init(identifier:source:destination:performHandler:)",
      ],
      required: ["init(_named:source:destination:)"]),
    "UIStoryboardUnwindSegueSource": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UISwipeActionsConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init(actions:)"],
      conveniences: [],
      required: []),
    "UISwipeGestureRecognizer": PlatformClass(
      superclass: "UIGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UISwitch": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UITab": PlatformClass(
      superclass: "NSObject", designated: ["init(title:image:identifier:viewControllerProvider:)"],
      conveniences: [],
      required: []),
    "UITabAccessory": PlatformClass(
      superclass: "NSObject", designated: ["init(contentView:)"],
      conveniences: [],
      required: []),
    "UITabBar": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UITabBarAppearance": PlatformClass(
      superclass: "UIBarAppearance", designated: ["init()", "init(barAppearance:)"],
      conveniences: [],
      required: []),
    "UITabBarController": PlatformClass(
      superclass: "UIViewController", designated: ["init(coder:)", "init(nibName:bundle:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UITabBarController.Sidebar": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UITabBarItem": PlatformClass(
      superclass: "UIBarItem", designated: ["init()", "init(coder:)"],
      conveniences: [
        "init(tabBarSystemItem:tag:)", "init(title:image:selectedImage:)", "init(title:image:tag:)",
      ],
      required: ["init(coder:)"]),
    "UITabBarItemAppearance": PlatformClass(
      superclass: "NSObject", designated: ["init(style:)"],
      conveniences: ["init()"],
      required: []),
    "UITabBarItemStateAppearance": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UITabGroup": PlatformClass(
      superclass: "UITab",
      designated: ["init(title:image:identifier:children:viewControllerProvider:)"],
      conveniences: [],
      required: []),
    "UITableView": PlatformClass(
      superclass: "_ListView", designated: ["init(coder:)", "init(frame:style:)"],
      conveniences: ["init()", "init(frame:)"],
      required: ["init(coder:)"]),
    "UITableViewCell": PlatformClass(
      superclass: "_ListElementView", designated: ["init(coder:)", "init(style:reuseIdentifier:)"],
      conveniences: ["init()", "init(_dequeuedWithStyle:_:)", "init(frame:)"],
      required: ["init(_dequeuedWithStyle:_:)", "init(coder:)"]),
    "UITableViewController": PlatformClass(
      superclass: "UIViewController",
      designated: ["init(coder:)", "init(nibName:bundle:)", "init(style:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UITableViewDropPlaceholder": PlatformClass(
      superclass: "UITableViewPlaceholder", designated: [],
      conveniences: [],
      required: []),
    "UITableViewDropProposal": PlatformClass(
      superclass: "UIDropProposal", designated: ["init(operation:)", "init(operation:intent:)"],
      conveniences: [],
      required: []),
    "UITableViewFocusUpdateContext": PlatformClass(
      superclass: "UIFocusUpdateContext", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITableViewHeaderFooterView": PlatformClass(
      superclass: "_ListElementView", designated: ["init(coder:)", "init(reuseIdentifier:)"],
      conveniences: ["init()", "init(_dequeuedWithIdentifier:)", "init(frame:)"],
      required: ["init(_dequeuedWithIdentifier:)", "init(coder:)"]),
    "UITableViewPlaceholder": PlatformClass(
      superclass: "NSObject", designated: ["init(insertionIndexPath:reuseIdentifier:rowHeight:)"],
      conveniences: [],
      required: []),
    "UITableViewRowAction": PlatformClass(
      superclass: "NSObject", designated: ["init(style:title:handler:)"],
      conveniences: [],
      required: []),
    "UITapGestureRecognizer": PlatformClass(
      superclass: "UIGestureRecognizer", designated: ["init(coder:)", "init(target:action:)"],
      conveniences: [],
      required: []),
    "UITargetedDragPreview": PlatformClass(
      superclass: "UITargetedPreview", designated: [],
      conveniences: [],
      required: []),
    "UITargetedPreview": PlatformClass(
      superclass: "NSObject", designated: ["init(view:parameters:target:)"],
      conveniences: ["init(view:)", "init(view:parameters:)"],
      required: []),
    "UITextChecker": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITextDropProposal": PlatformClass(
      superclass: "UIDropProposal", designated: [],
      conveniences: [],
      required: []),
    "UITextField": PlatformClass(
      superclass: "UIControl", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UITextInputAssistantItem": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITextInputMode": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITextInputPasswordRules": PlatformClass(
      superclass: "NSObject", designated: ["init(descriptor:)"],
      conveniences: [],
      required: []),
    "UITextInputStringTokenizer": PlatformClass(
      superclass: "NSObject", designated: ["init(textInput:)"],
      conveniences: [],
      required: []),
    "UITextItem": PlatformClass(
      superclass: "NSObject", designated: ["init(_:_:)"],
      conveniences: [],
      required: []),
    "UITextItem.MenuConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init(preview:menu:)"],
      conveniences: [],
      required: []),
    "UITextPosition": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITextRange": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITextSearchOptions": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITextSelectionRect": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UITextView": PlatformClass(
      superclass: "UIScrollView", designated: ["init(coder:)", "init(frame:textContainer:)"],
      conveniences: ["init(frame:)", "init(usingTextLayoutManager:)"],
      required: ["init(coder:)"]),
    "UIToolbar": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init(_madeForController:)"],
      required: ["init(_madeForController:)", "init(coder:)"]),
    "UIToolbarAppearance": PlatformClass(
      superclass: "UIBarAppearance", designated: ["init()", "init(barAppearance:)"],
      conveniences: [],
      required: []),
    "UITouch": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UITrackingLayoutGuide": PlatformClass(
      superclass: "UILayoutGuide", designated: [],
      conveniences: [],
      required: []),
    "UITraitCollection": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [
        "init(_:value:)", "init(accessibilityContrast:)", "init(activeAppearance:)",
        "init(displayGamut:)", "init(displayScale:)", "init(forceTouchCapability:)",
        "init(horizontalSizeClass:)", "init(language:)", "init(layoutDirection:)",
        "init(legibilityWeight:)", "init(mutations:)", "init(preferredContentSizeCategory:)",
        "init(traitsFrom:)", "init(userInterfaceIdiom:)", "init(userInterfaceLevel:)",
        "init(userInterfaceStyle:)", "init(verticalSizeClass:)",
      ],
      required: ["init(coder:)"]),
    "UIUpdateActionPhase": PlatformClass(
      superclass: "NSObject", designated: ["init(isAfterCommit:)"],
      conveniences: [],
      required: []),
    "UIUpdateInfo": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIUpdateLink": PlatformClass(
      superclass: "NSObject", designated: ["init(view:)", "init(windowScene:)"],
      conveniences: [
        "init(view:actionHandler:)", "init(view:actionTarget:selector:)",
        "init(windowScene:actionHandler:)", "init(windowScene:actionTarget:selector:)",
      ],
      required: []),
    "UIUserNotificationCategory": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIUserNotificationSettings": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(types:categories:)"],
      required: []),
    "UIVibrancyEffect": PlatformClass(
      superclass: "UIVisualEffect",
      designated: ["init(blurEffect:)", "init(blurEffect:style:)", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIView": PlatformClass(
      superclass: "UIResponder", designated: ["init(coder:)", "init(frame:)"],
      conveniences: ["init()"],
      required: ["init(coder:)"]),
    "UIViewController": PlatformClass(
      superclass: "UIResponder", designated: ["init(coder:)", "init(nibName:bundle:)"],
      conveniences: ["init()"],
      required: ["init(coder:)"]),
    "UIViewController.Transition": PlatformClass(
      superclass: "NSObject", designated: ["init(isFromBottom:zoom:)"],
      conveniences: [],
      required: []),
    "UIViewController.Transition.ZoomOptions": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UIViewController.Transition.ZoomOptions.AlignmentRectContext": PlatformClass(
      superclass: "NSObject", designated: ["init(from:to:)"],
      conveniences: [],
      required: []),
    "UIViewController.Transition.ZoomOptions.InteractionContext": PlatformClass(
      superclass: "NSObject", designated: ["init(at:velocity:willBegin:)"],
      conveniences: [],
      required: []),
    "UIViewController.Transition.ZoomSourceViewProviderContext": PlatformClass(
      superclass: "NSObject", designated: ["init(from:to:)"],
      conveniences: [],
      required: []),
    "UIViewPropertyAnimator": PlatformClass(
      superclass: "NSObject", designated: ["init(duration:timingParameters:)"],
      conveniences: [
        "init()", "init(duration:controlPoint1:controlPoint2:animations:)",
        "init(duration:curve:animations:)", "init(duration:dampingRatio:animations:)",
      ],
      required: []),
    "UIVisualEffect": PlatformClass(
      superclass: "NSObject", designated: ["init()", "init(coder:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "UIVisualEffectView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(effect:)"],
      conveniences: ["init(frame:)"],
      required: ["init(coder:)"]),
    "UIWindow": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)", "init(windowScene:)"],
      conveniences: ["init()"],
      required: ["init(coder:)"]),
    "UIWindowScene": PlatformClass(
      superclass: "UIScene", designated: ["init(screen:)"],
      conveniences: [],
      required: []),
    "UIWindowScene.ActivationConfiguration": PlatformClass(
      superclass: "NSObject", designated: ["init(userActivity:)"],
      conveniences: [],
      required: []),
    "UIWindowScene.ActivationRequestOptions": PlatformClass(
      superclass: "UIScene.ActivationRequestOptions", designated: [],
      conveniences: [],
      required: []),
    "UIWindowScene.Geometry": PlatformClass(
      superclass: "NSObject", designated: ["init(_:_:)"],
      conveniences: [],
      required: []),
    "UIWindowScene.GeometryPreferences": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UIWindowScene.GeometryPreferences.iOS": PlatformClass(
      superclass: "GeometryPreferences", designated: ["init()", "init(interfaceOrientations:)"],
      conveniences: [],
      required: []),
    "UIWindowSceneDestructionRequestOptions": PlatformClass(
      superclass: "UISceneDestructionRequestOptions", designated: [],
      conveniences: [],
      required: []),
    "UNCalendarNotificationTrigger": PlatformClass(
      superclass: "UNNotificationTrigger", designated: ["init(dateMatching:repeats:)"],
      conveniences: [],
      required: []),
    "UNMutableNotificationContent": PlatformClass(
      superclass: "UNNotificationContent", designated: [],
      conveniences: [],
      required: []),
    "UNNotification": PlatformClass(
      superclass: "NSObject", designated: ["init(request:date:)"],
      conveniences: [],
      required: []),
    "UNNotificationAction": PlatformClass(
      superclass: "NSObject", designated: ["init(identifier:title:options:icon:)"],
      conveniences: [],
      required: []),
    "UNNotificationActionIcon": PlatformClass(
      superclass: "NSObject", designated: ["init(systemImageName:)", "init(templateImageName:)"],
      conveniences: [],
      required: []),
    "UNNotificationAttachment": PlatformClass(
      superclass: "NSObject", designated: ["init(identifier:url:options:)"],
      conveniences: [],
      required: []),
    "UNNotificationCategory": PlatformClass(
      superclass: "NSObject",
      designated: [
        "init(identifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:)"
      ],
      conveniences: [],
      required: []),
    "UNNotificationContent": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UNNotificationRequest": PlatformClass(
      superclass: "NSObject", designated: ["init(identifier:content:trigger:)"],
      conveniences: [],
      required: []),
    "UNNotificationResponse": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(notification:actionIdentifier:)"],
      required: []),
    "UNNotificationServiceExtension": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "UNNotificationSettings": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UNNotificationSound": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: ["init(named:)"],
      required: []),
    "UNNotificationTrigger": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UNPushNotificationTrigger": PlatformClass(
      superclass: "UNNotificationTrigger", designated: [],
      conveniences: [],
      required: []),
    "UNTextInputNotificationAction": PlatformClass(
      superclass: "UNNotificationAction",
      designated: [
        "init(identifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:)"
      ],
      conveniences: [],
      required: []),
    "UNTextInputNotificationResponse": PlatformClass(
      superclass: "UNNotificationResponse", designated: [],
      conveniences: ["init(notification:actionIdentifier:userText:)"],
      required: []),
    "UNTimeIntervalNotificationTrigger": PlatformClass(
      superclass: "UNNotificationTrigger", designated: ["init(timeInterval:repeats:)"],
      conveniences: [],
      required: []),
    "UNUserNotificationCenter": PlatformClass(
      superclass: "NSObject", designated: [],
      conveniences: [],
      required: []),
    "UndoManager": PlatformClass(
      superclass: "NSObject", designated: ["init()"],
      conveniences: [],
      required: []),
    "_ListElementView": PlatformClass(
      superclass: "UIView", designated: ["init(coder:)", "init(frame:)"],
      conveniences: [],
      required: ["init(coder:)"]),
    "_ListView": PlatformClass(
      superclass: "UIScrollView", designated: ["init(coder:layout:)", "init(frame:layout:)"],
      conveniences: ["init(coder:)"],
      required: ["init(coder:)"]),
  ]
}
