import Foundation

// The folders of the user, which Foundation has on Apple's systems only.

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of files that the app needs to run.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of files that are not the user's documents.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// Returns a folder of the user; the home folder, if there is no such folder.
  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
  }
}
