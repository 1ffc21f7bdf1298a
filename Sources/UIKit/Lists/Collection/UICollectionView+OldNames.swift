import Foundation

// Names from before Swift 4.2, which older files still use.

/// The old name of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The old name of `UICollectionView.ReorderingCadence`.
public typealias UICollectionViewReorderingCadence = UICollectionView.ReorderingCadence
/// The old name of `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The old name of `UICollectionViewFlowLayout.automaticSize`.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
