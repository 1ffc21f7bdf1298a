import Foundation

extension UINib {
  /// Makes the objects that stand at the top of a nib, for an owner, which may take them.
  public typealias Contents = @MainActor @Sendable (_ owner: Any?) -> [Any]

  /// Says what nibs of a name hold, in any bundle, from now on.
  ///
  ///     UINib.provide("PosterCell") { _ in [PosterCell(frame: .zero)] }
  ///
  /// - Differs: UIKit has nothing like it, since it reads nibs.
  public static func provide(_ name: String, contents: @escaping Contents) {
    NibSource.standard[name] = contents
  }

  /// Does something while nibs of some names hold this; what is provided elsewhere holds too.
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

  /// Does something that takes its time while nibs of some names hold this.
  ///
  /// - Differs: UIKit has nothing like it, since it reads nibs.
  public static func providing<Result>(
    _ contents: [String: Contents], _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await NibSource.$scoped.withValue(NibSource.adding(contents), operation: body)
  }
}
