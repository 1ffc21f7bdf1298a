import Foundation
import Testing
import UIKit

@Suite("The folders of app groups")
struct AppGroupsTests {
  @Test("A group has a folder, which stays the same while the program runs")
  func folder() throws {
    let files = FileManager.default
    let group = "group.org.example.trips"
    let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: group))
    let file = folder.appendingPathComponent("trips.json")
    try Data("[]".utf8).write(to: file)
    let again = files.containerURL(forSecurityApplicationGroupIdentifier: group)
    #expect(again == folder && files.fileExists(atPath: file.path))
    let other = files.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.news")
    #expect(other != folder)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    try files.removeItem(at: file)
  }

  @Test("No name of a group leads out of the folder with the folders of the groups")
  func strangeNames() throws {
    let files = FileManager.default
    let group = "group.org.example.trips"
    let folder = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: group))
    for name in ["a/b", "../a", "/a"] {
      let other = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: name))
      #expect(
        other.standardizedFileURL.deletingLastPathComponent().path
          == folder.standardizedFileURL.deletingLastPathComponent().path)
    }
    for name in [".", ".."] {
      #expect(files.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
  }
}
