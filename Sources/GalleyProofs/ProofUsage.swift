/// The text of `proof --help`.
internal enum ProofUsage {
  static let text = """
    usage: proof run [OPTIONS]              run the tests of the package, then write the page with their proofs
           proof run --twice [OPTIONS]      run them in two processes, and name the proofs that differ
           proof merge RESULTS… --to FOLDER merge the results of many runs into one folder with one page
           proof accept [FILTER…]           record the present contents of the proofs that have changed
           proof explain FILTER…            print why the frames of changed proofs are where they are
           proof sheet [FILTER…]            write a page with all proofs, which shows the changed ones first
           proof compare BEFORE AFTER       write a page with the differences of two folders or git revisions
           proof draw TARGET [FILTER…]      draw each #Preview of a target, and the screens that #Screens lists
           proof lab TARGET [FILTER…]       run the tools of the list lab over them
           proof stale [--remove]           list the proofs that no test has asked for in the last run
           proof exclude                    write the folders with proofs to exclude: in Package.swift
           proof nib FILE… [OPTIONS]        draw nibs and storyboards

    A filter is a part of a proof's name, such as FeedTests/feed.dark. All commands about proofs have these options:

      --root FOLDER          the folder to search for proofs; the present folder by default
      --results FOLDER       the folder with the results of tests; .build/proofs of the package by default
      --to FOLDER            the folder for the page; the folder sheet in the results by default
      --json                 print JSON

    proof run builds the tests, runs them, and shows its progress. Its options:

      --filter EXPRESSION    run only the tests whose names match, as in swift test --filter; may be repeated
      --jobs NUMBER          the number of processes that run tests at the same time; 1 by default
      --shard NUMBER/COUNT   run only one part of the tests: 2/8 is the second of eight. By default
                             TEST_SHARD_INDEX and TEST_TOTAL_SHARDS choose the part, as Bazel sets them
      --times FILE           the times of tests, by which they are divided; times.json in the results by default
      --skip-build           run the tests as they were built last
      --test-program FILE    run this program with tests, and build nothing
      --twice                run each test in two processes with another hash seed, time zone, language and
                             folder; nothing is recorded
      -- ARGUMENT…           pass the arguments on to swift build

    To find stale proofs: proof run, then proof stale. Without proof run: proof stale --begin, then all tests, then
    proof stale.

    proof draw and proof lab need no test. They build the tests of the package, because the program with the tests
    contains the targets that the tests depend on, with each #Preview at the top of a file. The module Galley, which is
    part of it, shows the previews, and the screens that #Screens(of: "TARGET") lists in a test target. proof lab runs
    lintLayout, lintAccessibility, assertNoStaleCells, assertNoLeaks and fuzz, and for listed screens the tools that the
    list adds. The options:

      --device NAME          for example "iPhone SE 3"; may be repeated; iPhone 13 by default
      --look LOOK            light, dark or both; light by default
      --language LANGUAGE    for example de or ar
      --text-size SIZE       xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5; l by default
      --right-to-left        mirror the layout
      --scale NUMBER         the number of pixels in a point; by default that of the device
      --walks NUMBER         lab: the number of random walks over each preview; 20 by default
      --skip-build, --test-program FILE, -- ARGUMENT…
                             as for proof run
      --to FOLDER            the folder for the page; draw/TARGET or lab/TARGET in the results by default

    A preview that ends the program is reported, and the others are shown.

    proof compare takes two folders, two git revisions such as main, HEAD~1 or v1.0, or one of each. A folder wins over
    a revision of the same name. Of a revision, the proofs in the present folder (or in --root) are compared. The
    repository and its working tree stay as they are.

    proof nib draws nibs (.xib) and all scenes of storyboards (.storyboard) to PNG files. The app's code is not needed:
    UIKit's classes stand in for those of the app, and lists show each of their prototypes once.

      --size WIDTHxHEIGHT    the size, in points; by default that in the nib, and 390x844 for scenes
      --scale NUMBER         the number of pixels in a point; 2 by default
      --look LOOK            light, dark or both; light by default
      --language LANGUAGE    for example de, ar, or a pseudo-language: accented, doubled, right-to-left
      --text-size SIZE       xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5; l by default
      --resources FOLDER     the folder with images, colors and texts; by default the nearest folder around the file
                             that has an asset catalog or a folder of a language, and then all of the
                             project's catalogs, pictures and fonts
      --to FOLDER            the folder for the pictures; the present folder by default
      --json                 print JSON

    Prints the names of the pictures, and on the standard error output what is wrong in the files.

    Exit codes:

      0    done. Of run, merge and compare: every test has passed, and no proof differs. Of lab: no tool has found
           anything
      1    run: a test has failed, or no test matches; --twice: a proof or a test differed, too
           merge: a test has failed, a proof has changed, or a shard is missing
           draw, lab: there is no preview or listed screen, one can't be shown, or a tool has found something
           compare: the proofs differ, or the page can't be written
           the other commands: something could not be done
      2    the arguments make no sense
      3    run, draw, lab: the tests can't be built or started
      130  run, draw, lab, compare: somebody has ended the command
    """
}
