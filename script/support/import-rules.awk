# Reads what swift-tokens.awk prints and says which imports break the rules of the house:
#
#   - a core imports only the cores it may name, whatever the form of the import;
#   - no file but those of the drawing and the window names a C module.
#
# Variables:
#   cores      "GalleyLayout:GalleyGeometry GalleyDiffing:": each core, and what it may import
#   folders    "GalleyLayout:Sources/GalleyLayout …": where each core lives
#   c_modules  C modules that nobody else may import
#   c_targets  C modules of this package, which nobody else may even mention
#   c_homes    the folders that may
# Ends with status 1 if it said anything.

BEGIN {
  FS = "\t"
  count = split(cores, list, " ")
  for (i = 1; i <= count; i++) {
    split(list[i], pair, ":")
    allowed[pair[1]] = " Swift _Concurrency " gensub_commas(pair[2]) " "
  }
  count = split(folders, list, " ")
  for (i = 1; i <= count; i++) {
    split(list[i], pair, ":")
    core_folder[pair[2] "/"] = pair[1]
  }
  home_count = split(c_homes, c_home, " ")
  count = split(c_modules, list, " ")
  for (i = 1; i <= count; i++) is_c_module[list[i]] = 1
  count = split(c_targets, list, " ")
  for (i = 1; i <= count; i++) is_c_target[list[i]] = 1
  count = split("struct class enum protocol typealias func let var", list, " ")
  for (i = 1; i <= count; i++) is_kind[list[i]] = 1
}

$1 != file { if (n > 0) check(); file = $1; n = 0 }
{ line_of[++n] = $2; token[n] = $3 }
END { if (n > 0) check(); exit broken }

function gensub_commas(names) { gsub(/,/, " ", names); return names }

function complain(at, text) {
  print file ":" line_of[at] ": " text
  broken = 1
}

function check(   i, core, folder, may_name_c) {
  core = ""
  for (folder in core_folder) if (index(file, folder) == 1) core = core_folder[folder]
  may_name_c = 0
  for (i = 1; i <= home_count; i++) if (index(file, c_home[i] "/") == 1) may_name_c = 1

  token[n + 1] = token[n + 2] = token[n + 3] = ""
  for (i = 1; i <= n; i++) {
    if (is_import(i)) check_import(i, core, may_name_c)
    else if (core != "") check_word(i, core)
    if (!may_name_c && token[i] in is_c_target && !is_imported(i))
      complain(i, "names the C module " token[i] ": only GalleyCairo and GalleyGTK may; put the" \
        " call there and offer it as a Swift function")
  }
}

# The word is also a name that a member or a label may have.
function is_import(i) {
  return token[i] == "import" && token[i - 1] != "." && token[i + 1] != ":"
}

function is_imported(i) {
  return is_import(i - 1) || (is_kind[token[i - 1]] && is_import(i - 2))
}

function check_import(i, core, may_name_c,   at, module, attribute) {
  at = i + 1
  if (is_kind[token[at]] && token[at + 1] != "") at++
  module = token[at]
  if (core != "" && index(allowed[core], " " module " ") == 0) {
    complain(at, "the core " core " imports " module ", and it may import " \
      may_import(core) "; take what is needed as a value, or move the code out of the core")
  } else if (!may_name_c && (module in is_c_module || module in is_c_target)) {
    complain(at, "imports the C module " module ": only GalleyCairo and GalleyGTK may; put the" \
      " call there and offer it as a Swift function")
  }
  # `@_exported` hands on what may be imported anyway. The other attributes loosen checks.
  attribute = attribute_before(i)
  if (core != "" && attribute != "" && attribute != "_exported")
    complain(i, "the core " core " imports with @" attribute ": a core imports plainly")
}

# The name of the attribute in front of the import, access level and arguments skipped.
function attribute_before(i) {
  i--
  if (token[i] ~ /^(public|package|internal|fileprivate|private)$/) i--
  if (token[i] == ")") { while (i > 0 && token[i] != "(") i--; i-- }
  return i > 1 && token[i - 1] == "@" ? token[i] : ""
}

function may_import(core,   names) {
  names = allowed[core]
  sub(/^ Swift _Concurrency +/, "", names)
  sub(/ +$/, "", names)
  return names == "" ? "nothing" : "only " names
}

# Other ways to reach what may not be imported.
function check_word(i, core,   word) {
  word = token[i]
  if (word == "canImport" && token[i + 1] == "(")
    complain(i, "the core " core " asks canImport: a core is the same on every system; remove it")
  else if (token[i - 1] == "@" && word ~ /^(_silgen_name|_extern|_cdecl|_dynamicReplacement)$/)
    complain(i, "the core " core " uses @" word ", which reaches beyond Swift: remove it")
  else if (word ~ /^(ContinuousClock|SuspendingClock)$/)
    complain(i, "the core " core " reads a clock: take the time as a value")
  else if (word ~ /^(MainActor|globalActor)$/)
    complain(i, "the core " core " names an actor: a core is plain values and functions")
}
