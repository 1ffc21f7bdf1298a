/// The page that the command `proof sheet` writes: one file that needs no network and no framework.
/// A proof is a recorded picture or text with which a test compares its result.
///
/// The pictures and texts of the proofs are in files beside the page. The page loads each file when
/// the proof becomes visible. Texts are in scripts that call `proofFile`, because a page that was
/// opened from a disk can load scripts and pictures, but no other files.
internal enum SheetPage {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - items: The proofs, as a JSON array that contains no `<`.
  ///   - scripts: The names of the scripts beside the page with further proofs.
  static func html(items: String, scripts: [String]) -> String {
    let more = scripts.map { name in
      "<script src=\"\(SheetWriter.folderName)/\(name)\"></script>\n"
    }.joined()
    // The proofs are inserted last, because the name of a proof may contain the text of a
    // placeholder.
    return body.replacing("/*STYLE*/", with: style).replacing("/*SCRIPT*/", with: script)
      .replacing("<!--MORE-->", with: more).replacing("/*ITEMS*/", with: items, maxReplacements: 1)
  }

  private static let body = #"""
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Proofs</title>
    <link rel="icon" href="data:,">
    <style>
    /*STYLE*/
    </style>
    <header>
      <h1>Proofs</h1>
      <input type="search" id="q" placeholder="Filter by name" aria-label="Filter by name"
        autocomplete="off" spellcheck="false">
      <div class="choice" role="group" aria-label="State" id="states"></div>
      <select id="kind" aria-label="Kind"></select>
      <select id="device" aria-label="Device"></select>
      <select id="look" aria-label="Look"></select>
      <span id="count" role="status"></span>
      <button id="keys" aria-label="Keys" title="Keys (?)">?</button>
    </header>
    <main id="wall" aria-label="Proofs"></main>
    <p id="none" hidden>No proof matches. <button id="clear">Clear the filter</button></p>
    <dialog id="view" aria-labelledby="name">
      <div class="bar">
        <button id="close" aria-label="Close" title="Close (Esc)">✕</button>
        <div class="title"><b id="name"></b><span id="tags"></span></div>
        <span id="position"></span>
        <button id="previous" aria-label="Previous" title="Previous (←)">◀</button>
        <button id="next" aria-label="Next" title="Next (→)">▶</button>
      </div>
      <div class="bar modes">
        <div class="choice" role="group" aria-label="Show" id="modes"></div>
        <button id="zoom" aria-pressed="false" title="Actual size (z)">1:1</button>
      </div>
      <div class="parts">
        <div id="stage" tabindex="-1"></div>
        <aside id="panel">
          <section id="element" aria-live="polite" hidden></section>
          <section id="words" hidden></section>
          <section id="facts"></section>
        </aside>
      </div>
    </dialog>
    <dialog id="help" aria-label="Keys"><h2>Keys</h2><table></table>
      <form method="dialog"><button>Close</button></form></dialog>
    <script>
    const items = /*ITEMS*/;
    function proofItems(more) { items.push(...more); }
    </script>
    <!--MORE-->
    <script>
    /*SCRIPT*/
    </script>
    </html>

    """#
}
