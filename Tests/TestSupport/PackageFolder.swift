import Foundation

/// Returns the folder of the package whose folder `Tests`, or a folder in it, contains a file.
///
/// - Parameter file: A file in a folder `Tests` or below it; by default the file of the caller.
public func packageFolder(of file: String = #filePath) -> URL {
  let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
  let end = path.range(of: "/Tests/", options: .backwards)?.lowerBound
  guard let end else { preconditionFailure("\(file) lies in no folder Tests") }
  return URL(fileURLWithPath: String(path[..<end]), isDirectory: true)
}
