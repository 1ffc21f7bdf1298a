import Foundation

/// Counts pages. If this file can import one of Apple's modules, it uses declarations that only
/// Apple's own module has.
public final class PageCounter {
  private let mark: Mark

  /// Creates a counter at zero.
  public init() { mark = Mark() }

  /// The number of pages of the documents that were counted.
  public var count: Int { mark.count }

  /// Counts the pages of a document.
  public func add(_ document: Document) { mark.count += pageCount(of: document) }
}

#if canImport(ObjectiveC)
import ObjectiveC

internal final class Mark: NSObject {
  @objc dynamic internal var count = 0
}
#else
internal final class Mark {
  internal var count = 0
}
#endif

#if canImport(CoreGraphics)
import CoreGraphics

/// A document with pages.
public typealias Document = CGPDFDocument
internal func pageCount(of document: Document) -> Int { document.numberOfPages }
#else
/// A document with pages.
public typealias Document = [String]
internal func pageCount(of document: Document) -> Int { document.count }
#endif

#if canImport(os)
import os

internal let activity: os_activity_t? = nil
#endif

#if canImport(OSLog)
import OSLog

internal func entries() throws -> [OSLogEntry] {
  Array(try OSLogStore(scope: .currentProcessIdentifier).getEntries())
}
#endif

#if canImport(QuartzCore)
import QuartzCore

internal func emitter() -> CAEmitterLayer { CAEmitterLayer() }
#endif

#if canImport(os.signpost) || canImport(os.log)
#error("a name within os can be imported")
#endif

#if canImport(UIKit) || canImport(IGListKit) || canImport(IGListDiffKit) || canImport(IGListSwiftKit)
#error("a module of UIKit or of IGListKit can be imported")
#endif

#if canImport(DataSourceKit) || canImport(DiffableDataSources)
#error("a module of data sources can be imported")
#endif

#if canImport(IBPCollectionViewCompositionalLayout)
#error("a module of layouts can be imported")
#endif

#if canImport(SnapshotTesting) || canImport(InlineSnapshotTesting)
#error("a module of snapshots can be imported")
#endif
