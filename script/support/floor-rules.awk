# Reads what swift-tokens.awk prints of Sources/UIKit, twice, and says which floors name types of
# floors above them:
#
#   awk -f floor-rules.awk floors=… exceptions=… TOKENS TOKENS
#
# A floor is a folder of Sources/UIKit. A type belongs to the lowest floor that declares its name. A
# type that is declared in another one counts where it is named with that one: `UIView.ContentMode`.
# Names after a dot are members, and private types are known in their file only.
#
# Variables:
#   folder      "Sources/UIKit/"
#   floors      "Base Drawing Views …", the lowest first
#   exceptions  "Views/Scene/UIWindow.swift:UIViewController …": files, and a name that each may use.
#               One that is not used any more is an error, so that the list does not outlive its reasons.
# Ends with status 1 if it said anything.

BEGIN {
  FS = "\t"
  words("class struct enum protocol actor typealias", is_kind)
  words("func var let subscript init override final open public internal package private fileprivate" \
    " static where", is_no_name)
  words(". : , ( import", is_no_start)
}

FNR == 1 { file = ""; if (++pass == 1) read_variables() }
$1 != file { start_file() }

{ before = last; last_but_one = last_token; last_token = token; token = $3 }

pass == 1 { declare() }
pass == 2 { use() }

END {
  for (key in allowed)
    if (!(key in used)) {
      split(key, pair, ":")
      print folder pair[1] ":1: names no " pair[2] " any more: take it out of 'floor_exceptions' in script/lint"
      broken = 1
    }
  exit broken
}

function words(text, set,   list, count, i) {
  count = split(text, list, " ")
  for (i = 1; i <= count; i++) set[list[i]] = 1
}

function read_variables(   list, i) {
  floor_count = split(floors, floor_name, " ")
  for (i = 1; i <= floor_count; i++) height[floor_name[i]] = i
  words(exceptions, allowed)
}

function start_file(   rest) {
  file = $1
  token = last_token = last_but_one = ""
  depth = 0
  pending = kind = ""
  is_private = 0
  rest = substr(file, length(folder) + 1)
  short = rest
  floor = 1
  if (index(rest, "/") == 0) return
  sub(/\/.*/, "", rest)
  if (rest in height) {
    floor = height[rest]
  } else {
    # What it names can't be judged.
    floor = floor_count
    if (pass == 2) return
    print file ":1: lies on no floor: 'floors' in script/lint has no " rest
    broken = 1
  }
}

# MARK: The types

function declare() {
  if (kind != "") {
    # `kind` has been read, and this token may be the name.
    if (token ~ /^[A-Za-z_][A-Za-z_0-9]*$/ && !(token in is_no_name)) {
      add(token)
      if (kind != "typealias") pending = token
    }
    kind = ""
  }
  if (in_extension) {
    # The last name of a dotted path is the type.
    if (token == "." || last_token == ".") { if (token != ".") pending = token; return }
    if (last_token == "extension") { pending = token; return }
    in_extension = 0
  }
  if (token == "extension" && last_token != ".") { in_extension = 1; return }
  if (token in is_kind && !(last_token in is_no_start)) { kind = token; return }
  # `private(set)` is no private declaration, and neither is what follows a member.
  if (last_token == "private" || last_token == "fileprivate") is_private = token != "("
  if (token == "{") {
    outer[++depth] = pending
    pending = ""
    is_private = 0
  } else if (token == "}") {
    if (depth > 0) depth--
    is_private = 0
  } else if (token == "func" || token == "var" || token == "let" || token == "init") {
    is_private = 0
  }
}

function add(name,   key) {
  own[file, name] = 1
  if (is_private || last_but_one == "private" || last_but_one == "fileprivate") return
  if (depth == 0) key = name
  else if (outer[depth] != "") key = outer[depth] "." name
  else return
  if (!(key in home) || floor < home[key]) home[key] = floor
}

# MARK: The names

function use(   name) {
  if ((file, token) in own) return
  if (last_token == "." && last_but_one != "UIKit") name = last_but_one "." token
  else name = token
  if (!(name in home) || home[name] <= floor) return
  if ((short ":" token) in allowed) { used[short ":" token] = 1; return }
  print file ":" $2 ": names " name ", which is declared on a floor above (" floor_name[home[name]] \
    "): move one of them, or have the upper floor hand down a value, a closure or a small protocol"
  broken = 1
}
