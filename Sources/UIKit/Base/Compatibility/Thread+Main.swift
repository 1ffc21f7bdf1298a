import Foundation

extension Thread {
  /// The main thread, which Foundation calls `mainThread` here.
  public class var main: Thread { mainThread }
}
