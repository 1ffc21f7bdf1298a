import Foundation

/// The folder of the package whose folder `Tests` contains a file, however deep.
///
/// - Parameter file: A file below a folder `Tests`; by default the one that calls this.
public func packageFolder(of file: String = #filePath) -> URL {
  let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
  let end = path.range(of: "/Tests/", options: .backwards)?.lowerBound
  guard let end else { preconditionFailure("\(file) lies in no folder Tests") }
  return URL(fileURLWithPath: String(path[..<end]), isDirectory: true)
}
