import Foundation

extension UINib {
  /// A closure that creates the top-level objects of a nib.
  ///
  /// The closure may connect the objects to the owner.
  public typealias Contents = @MainActor @Sendable (_ owner: Any?) -> [Any]

  /// Registers a closure that creates the contents of a nib in place of a file.
  ///
  /// From now on, the closure is used for nibs with this name in all bundles.
  ///
  ///     UINib.provide("PosterCell") { _ in [PosterCell(frame: .zero)] }
  ///
  /// - Differs: UIKit has no such method.
  public static func provide(_ name: String, contents: @escaping Contents) {
    NibSource.standard[name] = contents
  }

  /// Calls a closure. While the closure runs, the contents of nibs with the given names are created
  /// in code.
  ///
  /// Contents of other names that were provided before remain in effect.
  ///
  ///     UINib.providing(["PosterCell": { _ in [PosterCell(frame: .zero)] }]) {
  ///       window.layoutIfNeeded()
  ///     }
  ///
  /// - Differs: UIKit has no such method.
  public static func providing<Result>(
    _ contents: [String: Contents], _ body: () throws -> Result
  ) rethrows -> Result {
    try NibSource.$scoped.withValue(NibSource.adding(contents), operation: body)
  }

  /// Calls an asynchronous closure. While the closure runs, the contents of nibs with the given
  /// names are created in code.
  ///
  /// - Differs: UIKit has no such method.
  public static func providing<Result>(
    _ contents: [String: Contents], _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await NibSource.$scoped.withValue(NibSource.adding(contents), operation: body)
  }
}
