// Names from before Swift 4.2, which older files still use.

/// The old name of `UIAttachmentBehavior.AttachmentType`.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The old name of `UICollisionBehavior.Mode`.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The old name of `UIPushBehavior.Mode`.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
