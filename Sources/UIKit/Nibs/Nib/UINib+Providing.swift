import Foundation

extension UINib {
  /// A closure that creates the objects at the top of a nib. It may connect them to the owner.
  public typealias Contents = @MainActor @Sendable (_ owner: Any?) -> [Any]

  /// Provides the contents of the nibs with a name, in any bundle, from now on.
  ///
  ///     UINib.provide("PosterCell") { _ in [PosterCell(frame: .zero)] }
  ///
  /// - Differs: UIKit has nothing like it, since it reads nibs.
  public static func provide(_ name: String, contents: @escaping Contents) {
    NibSource.standard[name] = contents
  }

  /// Calls a closure, during which these contents are provided. Other provided contents remain in
  /// effect.
  ///
  ///     UINib.providing(["PosterCell": { _ in [PosterCell(frame: .zero)] }]) {
  ///       window.layoutIfNeeded()
  ///     }
  ///
  /// - Differs: UIKit has nothing like it, since it reads nibs.
  public static func providing<Result>(
    _ contents: [String: Contents], _ body: () throws -> Result
  ) rethrows -> Result {
    try NibSource.$scoped.withValue(NibSource.adding(contents), operation: body)
  }

  /// Calls an asynchronous closure, during which these contents are provided.
  ///
  /// - Differs: UIKit has nothing like it, since it reads nibs.
  public static func providing<Result>(
    _ contents: [String: Contents], _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await NibSource.$scoped.withValue(NibSource.adding(contents), operation: body)
  }
}
