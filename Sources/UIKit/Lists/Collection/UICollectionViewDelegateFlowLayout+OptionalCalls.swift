// Written by `script/docs --optional-calls`: edit UICollectionViewDelegateFlowLayout, not this file.
import Foundation

extension UICollectionViewDelegateFlowLayout {
  /// The optional spelling, `delegate?.collectionView?(…)`.
  @_disfavoredOverload
  public var collectionView: _UICollectionViewDelegateFlowLayoutCalls.CollectionViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UICollectionViewDelegateFlowLayout`.
public enum _UICollectionViewDelegateFlowLayoutCalls {
  /// `delegate?.collectionView?`.
  @preconcurrency @MainActor
  public struct CollectionViewCall: _OptionalCall {
    internal let target: any UICollectionViewDelegateFlowLayout

    /// `collectionView(_:layout:sizeForItemAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      OptionalMember.ownResult(of: target, "collectionView(_:layout:sizeForItemAt:)") {
        target.collectionView(
          collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      } ?? target.unreserved(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }

    /// `collectionView(_:layout:insetForSectionAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      OptionalMember.ownResult(of: target, "collectionView(_:layout:insetForSectionAt:)") {
        target.collectionView(
          collectionView, layout: collectionViewLayout, insetForSectionAt: section)
      }
        ?? target.unreserved(
          collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }

    /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      OptionalMember.ownResult(
        of: target, "collectionView(_:layout:minimumLineSpacingForSectionAt:)"
      ) {
        target.collectionView(
          collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
      }
        ?? target.unreserved(
          collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }

    /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      OptionalMember.ownResult(
        of: target, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
      ) {
        target.collectionView(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section
        )
      }
        ?? target.unreserved(
          collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section
        )
    }

    /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      OptionalMember.ownResult(
        of: target, "collectionView(_:layout:referenceSizeForHeaderInSection:)"
      ) {
        target.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
      }
        ?? target.unreserved(
          collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }

    /// `collectionView(_:layout:referenceSizeForFooterInSection:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      OptionalMember.ownResult(
        of: target, "collectionView(_:layout:referenceSizeForFooterInSection:)"
      ) {
        target.collectionView(
          collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
      }
        ?? target.unreserved(
          collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }

  }
}

extension _OptionalCall where Self == _UICollectionViewDelegateFlowLayoutCalls.CollectionViewCall {
  /// `collectionView(_:layout:sizeForItemAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:layout:sizeForItemAt:)") {
      self.target.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }

  /// `collectionView(_:layout:insetForSectionAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalMember.ownResult(of: self.target, "collectionView(_:layout:insetForSectionAt:)") {
      self.target.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:layout:minimumLineSpacingForSectionAt:)"
    ) {
      self.target.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
    ) {
      self.target.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:layout:referenceSizeForHeaderInSection:)"
    ) {
      self.target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }

  /// `collectionView(_:layout:referenceSizeForFooterInSection:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalMember.ownResult(
      of: self.target, "collectionView(_:layout:referenceSizeForFooterInSection:)"
    ) {
      self.target.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
