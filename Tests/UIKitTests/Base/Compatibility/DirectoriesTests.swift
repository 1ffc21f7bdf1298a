import Foundation
import Testing
import UIKit

@Suite("The folders of the user")
struct DirectoriesTests {
  @Test("Each folder is that of the file manager")
  func folders() {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(URL.documentsDirectory == documents)
    #expect(URL.cachesDirectory.isFileURL && URL.applicationSupportDirectory.isFileURL)
    #expect(URL.documentsDirectory.appending(path: "a.txt").lastPathComponent == "a.txt")
  }
}
