import GalleyDataSourceKit
import Foundation
import GalleyUIKit

/// Compares a declared list with its recorded proof, a file that an earlier run of the test wrote.
///
/// The list is shown without a controller.
///
///     assertProof(of: declaration, size: CGSize(width: 390, height: 600), as: .image)
///     assertProof(of: declaration, as: .frames)
///
/// Works in Swift Testing and in XCTest. The documentation of `assertProof(of:as:)` describes the
/// contents of the file and its name.
///
/// - Parameters:
///   - declaration: The declaration of the list.
///   - size: The size of the list.
///   - proof: The kind of proof.
///   - name: A name that distinguishes several proofs of one test.
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
  /// Returns a proof that shows a declaration in a list of the given size.
  public func ofDeclarations<Action: Equatable>(
    size: CGSize, of type: Action.Type = Action.self
  ) -> Proof<ListDeclaration<Action>> {
    // A closure that returns the part of a view that the proof compares, such as its picture or its
    // frames.
    let look = self.look
    return Proof<ListDeclaration<Action>>(
      pathExtension: pathExtension,
      look: { declaration in
        let view = UICollectionView(
          frame: CGRect(origin: .zero, size: size),
          collectionViewLayout: UICollectionViewFlowLayout())
        view.backgroundColor = .systemBackground
        // A view does not keep its `DeclaredList` alive, so this function does.
        let list = DeclaredList<Action>(collectionView: view)
        list.show(declaration, animated: false)
        view.layoutIfNeeded()
        return try withExtendedLifetime(list) { try look(view) }
      }, difference: difference)
  }
}
