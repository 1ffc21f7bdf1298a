import Foundation
import GalleyUIKit

// Cells and other views with their own types: the type of the result decides the class.

extension ListCollectionContext {
  /// Dequeues a cell of a class, by a custom identifier.
  public func dequeueReusableCell<T: UICollectionViewCell>(
    withReuseIdentifier reuseIdentifier: String, for sectionController: ListSectionController,
    at index: Int
  ) -> T {
    typed(
      dequeueReusableCell(
        of: T.self, withReuseIdentifier: reuseIdentifier, for: sectionController, at: index),
      sectionController)
  }

  /// Dequeues a cell of a class.
  ///
  ///     let cell: MessageCell = collectionContext.dequeueReusableCell(for: self, at: index)
  public func dequeueReusableCell<T: UICollectionViewCell>(
    for sectionController: ListSectionController, at index: Int
  ) -> T {
    typed(dequeueReusableCell(of: T.self, for: sectionController, at: index), sectionController)
  }

  /// Dequeues a cell from a nib.
  public func dequeueReusableCell<T: UICollectionViewCell>(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> T {
    let cell: UICollectionViewCell = dequeueReusableCell(
      withNibName: nibName, bundle: bundle, for: sectionController, at: index)
    return typed(cell, sectionController)
  }

  /// Dequeues a cell that is registered under an identifier.
  public func dequeueReusableCellFromStoryboard<T: UICollectionViewCell>(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> T {
    let cell: UICollectionViewCell = dequeueReusableCellFromStoryboard(
      withIdentifier: identifier, for: sectionController, at: index)
    return typed(cell, sectionController)
  }

  /// Dequeues a header, footer or badge of a class.
  public func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String, forSectionController sectionController: ListSectionController,
    atIndex index: Int
  ) -> T {
    typed(
      dequeueReusableSupplementaryView(
        ofKind: elementKind, for: sectionController, class: T.self, at: index),
      sectionController)
  }

  /// Dequeues a header, footer or badge that is registered under an identifier.
  public func dequeueReusableSupplementaryViewFromStoryboard<T: UICollectionReusableView>(
    ofKind elementKind: String, withIdentifier identifier: String,
    forSectionController sectionController: ListSectionController, atIndex index: Int
  ) -> T {
    typed(
      dequeueReusableSupplementaryView(
        fromStoryboardOfKind: elementKind, withIdentifier: identifier, for: sectionController,
        at: index),
      sectionController)
  }

  /// Dequeues a header, footer or badge from a nib.
  public func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
    ofKind elementKind: String, forSectionController sectionController: ListSectionController,
    nibName: String, bundle: Bundle?, atIndex index: Int
  ) -> T {
    typed(
      dequeueReusableSupplementaryView(
        ofKind: elementKind, for: sectionController, nibName: nibName, bundle: bundle, at: index),
      sectionController)
  }

  private func typed<T>(_ view: UICollectionReusableView, _ controller: ListSectionController) -> T
  {
    guard let typed = view as? T else {
      Misuse.trap(
        "A \(type(of: view)) was dequeued where a \(T.self) is asked for",
        "section \(controller.section), \(type(of: controller)): ask for the class that the nib or the "
          + "registration names")
    }
    return typed
  }
}
