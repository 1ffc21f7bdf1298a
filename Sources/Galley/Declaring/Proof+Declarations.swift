import DataSourceKit
import Foundation
import UIKit

/// Holds how a declaration looks against what was written down of it, with no controller.
///
///     assertProof(of: declaration, size: CGSize(width: 390, height: 600), as: .image)
///     assertProof(of: declaration, as: .frames)
///
/// Works in Swift Testing and in XCTest; see `assertProof(of:as:)` for what is written, and where.
///
/// - Parameters:
///   - declaration: What to show.
///   - size: How large the list is.
///   - proof: How it is written down.
///   - name: What tells several proofs of one test apart.
@MainActor
public func assertProof<Action>(
  of declaration: @autoclosure () throws -> ListDeclaration<Action>,
  size: CGSize = CGSize(width: 390, height: 844), as proof: Proof<UIView>,
  named name: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  function: String = #function
) {
  assertProof(
    of: try declaration(), as: proof.ofDeclarations(size: size), named: name, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

extension Proof where Subject == UIView {
  /// The same way for declarations, in a list of a size.
  public func ofDeclarations<Action: Equatable>(
    size: CGSize, of type: Action.Type = Action.self
  ) -> Proof<ListDeclaration<Action>> {
    let look = self.look
    return Proof<ListDeclaration<Action>>(
      pathExtension: pathExtension,
      look: { declaration in
        let view = UICollectionView(
          frame: CGRect(origin: .zero, size: size),
          collectionViewLayout: UICollectionViewFlowLayout())
        view.backgroundColor = .systemBackground
        // A view does not keep its list alive.
        let list = DeclaredList<Action>(collectionView: view)
        list.show(declaration, animated: false)
        view.layoutIfNeeded()
        return try withExtendedLifetime(list) { try look(view) }
      }, difference: difference)
  }
}
