import Foundation

extension Thread {
  /// The main thread. Foundation on Linux declares this property only as `mainThread`.
  public class var main: Thread { mainThread }
}
