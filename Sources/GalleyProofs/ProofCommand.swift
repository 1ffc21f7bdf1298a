import Foundation

/// The command `proof`, which shows the contents of nibs and the results of proofs to people.
@MainActor
public enum ProofCommand {
  /// Runs the command.
  ///
  ///     ProofCommand.run(["nib", "Cell.xib"], output: { print($0) }, errors: { print($0) })
  ///
  /// - Parameters:
  ///   - output: Called with each line of the result, such as the name of a picture.
  ///   - errors: Called with each line of an error message.
  /// - Returns: 0 if the command succeeded; 1 if it failed, or if `compare` has found differences;
  ///   2 if the arguments are invalid.
  public static func run(
    _ arguments: [String], output: (String) -> Void, errors: (String) -> Void
  ) -> Int32 {
    switch arguments.first {
    case "nib":
      do {
        let options = try NibOptions(arguments.dropFirst())
        return NibPictures(options).write(output: output, errors: errors) ? 0 : 1
      } catch {
        errors("proof: \(error)")
        errors(hint)
        return 2
      }
    case "accept", "stale", "sheet", "compare":
      do {
        let options = try ProofOptions(arguments.dropFirst())
        switch arguments.first {
        case "accept": return AcceptCommand.accept(options, output: output, errors: errors)
        case "stale": return AcceptCommand.stale(options, output: output, errors: errors)
        case "sheet": return SheetCommand.sheet(options, output: output, errors: errors)
        default: return SheetCommand.compare(options, output: output, errors: errors)
        }
      } catch {
        errors("proof: \(error)")
        errors(hint)
        return 2
      }
    case "help", "--help", "-h":
      output(usage)
      return 0
    case let command:
      errors(command.map { "proof: there is no command '\($0)'" } ?? "proof: no command is given")
      errors(hint)
      return 2
    }
  }

  private static let hint = "proof: see proof --help"

  private static let usage = """
    usage: proof accept [FILTER…]       write down what proofs are now that did not hold in the last run of the tests
           proof sheet [FILTER…]        a page with all proofs, which opens on those that did not hold
           proof compare BEFORE AFTER   a page with what differs between two folders of proofs
           proof stale [--remove]       the proofs that no test has asked for since proof stale --begin
           proof nib FILE… [options]    draw nibs and storyboards

    A filter is a part of a proof's name, such as FeedTests/feed.dark. The commands about proofs take:

      --root FOLDER          where proofs are looked for; the present folder by default
      --results FOLDER       where tests have left their results; .build/proofs of the package by default
      --to FOLDER            where the page is written; the folder sheet in the results by default
      --json                 lists for machines

    To find what is stale: proof stale --begin, then all tests, then proof stale.

    They end with 0 if all is done, with 1 if not, or if compare has found differences, and with 2 if the arguments
    make no sense.

    proof nib draws nibs (.xib) and all scenes of storyboards (.storyboard) to PNG files. The app's code is not needed:
    UIKit's classes stand in for those of the app, and lists show each of their prototypes once.

      --size WIDTHxHEIGHT    how large, in points; by default as large as the nib says, and 390x844 for scenes
      --scale NUMBER         how many pixels a point has; 2 by default
      --look LOOK            light, dark or both; light by default
      --language LANGUAGE    for example de, ar, or a pseudo-language: accented, doubled, right-to-left
      --text-size SIZE       xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5; l by default
      --resources FOLDER     where images, colors and texts are; by default the nearest folder around the file
                             that has an asset catalog or a folder of a language, and then all of the
                             project's catalogs, pictures and fonts
      --to FOLDER            where the pictures are written; the present folder by default

    Prints the names of the pictures, and on the standard error output what is wrong in the files.
    """
}
