# Reads the tokens of Swift files (swift-tokens.awk) and prints what they declare for clients:
#
#   type <tab> UIView <tab> UIResponder UITraitEnvironment
#   member <tab> UIView <tab> addSubview <tab> _
#   member <tab> UIView <tab> animate <tab> withDuration delay? animations completion?
#   member <tab> UIDataSource <tab> init <tab> view cell=CellProvider
#   closure <tab> UIDataSource.CellProvider
#
# A type comes once for its declaration and once for each extension, each time with what it
# inherits or conforms to there; a typealias inherits what it stands for. A question mark follows
# the label of a parameter that a call may leave out: it has a default, or is a closure, which may
# trail without its label. Where the type of a parameter is a plain name, that name follows an equals
# sign, since it may be an alias of a closure; these aliases are printed, too. Functions and variables
# outside of all types are members of the type "-". Cases count like members.

BEGIN { FS = "\t"; OFS = "\t"; depth = 0 }

$1 != file { end_alias(); file = $1; depth = 0; nesting = 0; begin() }
END { end_alias() }

{ line = $2; read($3) }

# At the start of what may become a declaration.
function begin() { state = "modifiers"; visible = 0; is_static = 0 }

function read(token) {
  if (state == "modifiers") modifier(token)
  else if (state == "type name") type_name(token)
  else if (state == "inherits") inherits(token)
  else if (state == "alias") alias(token)
  else if (state == "name") name(token)
  else if (state == "parameters") parameter(token)
  else if (state == "cases") cases(token)
  else if (state == "rest") rest(token)
}

function modifier(token) {
  if (token == "{") { push("block", ""); return }
  if (token == "}") { pop(); return }
  # What follows an attribute or stands in `private(set)`.
  if (token ~ /^[(\[]$/) { nesting++; return }
  if (token ~ /^[)\]]$/) { nesting--; return }
  if (nesting > 0) return
  if (token == "public" || token == "open") { visible = 1; return }
  if (token == "class" || token ~ /^(struct|enum|protocol|extension|actor)$/) {
    keyword = token
    type = ""
    state = "type name"
    return
  }
  if (kind_of(depth) == "block") return
  if (token == "typealias" || token == "associatedtype") { start_member("alias"); return }
  if (token == "func" || token == "var" || token == "let") { start_member("name"); return }
  if (token == "init" || token == "subscript") {
    start_member("name")
    member = token
    return
  }
  if (token == "case" && kind_of(depth) == "enum") {
    if (declares_for_clients()) visible = 1
    state = "cases"
    expects_case = 1
  }
}

function start_member(next_state) {
  member = ""
  labels = ""
  generics = 0
  if (kind_of(depth) == "protocol" && declares_for_clients()) visible = 1
  state = next_state
}

# MARK: Types

function type_name(token) {
  # `class func` and `class var` are members.
  if (keyword == "class" && type == "" && token ~ /^(func|var|let)$/) {
    start_member("name")
    return
  }
  if (token == "<") { generics++; return }
  if (token == ">") { generics--; return }
  if (generics > 0) return
  if (token == ":") { parents = ""; parent = ""; state = "inherits"; return }
  if (token == "{" || token == "where") { open_type(token); return }
  if (keyword == "class" && type != "" && token != "." && last_token != ".") return
  type = type token
  last_token = token
}

function inherits(token) {
  if (token == "<") { generics++; return }
  if (token == ">") { generics--; return }
  if (generics > 0) return
  if (token == "{" || token == "where") { open_type(token); return }
  if (token == ",") { parents = parents " " parent; parent = ""; return }
  if (token ~ /^[A-Za-z_.]/) {
    # Attributes and the words for them are not names.
    if (token ~ /^(any|some)$/) return
    parent = last_token == "." || token == "." ? parent token : token
  }
  last_token = token
}

function open_type(token,   qualified) {
  if (parent != "") parents = parents " " parent
  qualified = keyword == "extension" ? type : path(type)
  sub(/^ /, "", parents)
  if (visible || keyword == "extension") print "type", qualified, parents
  pending_kind = keyword
  pending_name = qualified
  pending_visible = visible
  parents = parent = last_token = ""
  generics = 0
  if (token == "{") enter_type()
  else state = "rest"
  rest_opens_type = token == "where"
}

function enter_type() {
  push(pending_kind, pending_name)
  clients_of[depth] = pending_visible
  begin()
}

# MARK: Members

function alias(token,   is_arrow) {
  if (member == "") { start_alias(token); return }
  if (alias_ends(token)) {
    end_alias()
    begin()
    read(token)
    return
  }
  is_arrow = token == ">" && last_sign == "-"
  if (is_arrow) {
    if (alias_nesting == 0) stands_for_closure = 1
    else if (alias_nesting == 1 && opens_with == "(") has_inner_arrow = 1
  } else if (token ~ /^[(\[<]$/) alias_nesting++
  else if (token ~ /^[)\]>]$/) alias_nesting--
  if (!seen_equals) { if (token == "=" && alias_nesting == 0) seen_equals = 1 }
  else {
    if (opens_with == "") opens_with = token
    # An optional closure: `((Int) -> Void)?`.
    if (token == "?" && alias_nesting == 0 && has_inner_arrow) stands_for_closure = 1
    if (alias_nesting == 0 && token ~ /^[A-Za-z_.]/ && token !~ /^(any|some)$/ && last_sign != "@" \
        && (parent == "" || token == "." || last_sign == "."))
      parent = parent token
  }
  last_sign = token
  alias_line = line
}

function start_alias(token) {
  member = token
  parent = last_sign = opens_with = ""
  seen_equals = alias_nesting = stands_for_closure = has_inner_arrow = 0
  alias_line = line
}

# What an alias stands for ends with its line, unless a sign before or after the break joins the two.
function alias_ends(token) {
  if (alias_nesting > 0) return 0
  if (token ~ /^[{}]$/) return 1
  if (line == alias_line) return 0
  return last_sign !~ /^[=&.,:]$/ && !(last_sign == ">" && stands_for_closure) \
    && token !~ /^[=&.\-]$/
}

# The end of an alias may also be the end of the file.
function end_alias() {
  if (state == "alias" && visible && member != "") {
    if (stands_for_closure) print "closure", path(member)
    print "type", path(member), stands_for_closure ? "" : parent
    visible = 0
  }
  parent = ""
}

function name(token) {
  if (member == "") { member = token; return }
  if (token == "<") { generics++; return }
  if (token == ">") { generics--; return }
  if (generics > 0) return
  if (token ~ /^[?!]$/ && member == "init") return
  if (token == "(") {
    state = "parameters"
    nesting = 1
    label = optional = kind = ""
    in_type = in_default = angles = 0
    return
  }
  put_member()
  state = "rest"
  rest_opens_type = 0
  rest(token)
}

function parameter(token,   is_arrow) {
  is_arrow = token == ">" && last_sign == "-"
  if (is_arrow) optional = "?"
  if (token ~ /^[(\[{]$/) nesting++
  if (token ~ /^[)\]}]$/) nesting--
  # `<A, B>` in a type. In a default value these signs may be operators.
  if (!in_default && token == "<") angles++
  if (!in_default && token == ">" && !is_arrow && angles > 0) angles--
  last_sign = token
  if (nesting == 0 || (nesting == 1 && angles == 0 && token == ",")) {
    if (label != "") labels = labels " " label (optional == "" && kind != "" ? "=" kind : optional)
    label = optional = kind = ""
    in_type = in_default = angles = 0
    if (nesting > 0) return
    put_member()
    state = "rest"
    rest_opens_type = 0
    return
  }
  if (nesting > 1 || angles > 0) return
  if (token == "=") { optional = "?"; in_default = 1 }
  # `...` may be none.
  if (token == ".") dots++
  else dots = 0
  if (dots == 3) optional = "?"
  if (token == "@") { after_at = 1; return }
  if (after_at) { after_at = 0; return }
  if (token == ":" && !in_default) { in_type = 1; return }
  if (in_type && !in_default && token ~ /^[A-Za-z_.]/ \
      && token !~ /^(inout|any|some|isolated|sending|borrowing|consuming)$/) kind = kind token
  if (label == "" && token ~ /^[A-Za-z_]/) label = token
}

function put_member() {
  sub(/^ /, "", labels)
  if (visible) print "member", owner(), member, labels
}

function cases(token) {
  if (token ~ /^[(\[]$/) { nesting++; return }
  if (token ~ /^[)\]]$/) { nesting--; return }
  if (nesting > 0) return
  if (expects_case) {
    if (visible) print "member", owner(), token, ""
    expects_case = 0
    cases_line = line
    return
  }
  if (token == ",") { expects_case = 1; return }
  if (token ~ /^[=\-]$/) return
  # The value of a case stands on its line; what comes on the next is something else.
  if (line == cases_line && token !~ /^[}{]$/) return
  begin()
  read(token)
}

# What is left of a declaration: a body, or a value up to the line's end.
function rest(token) {
  if (token == "{") {
    if (rest_opens_type) enter_type()
    else { push("block", ""); begin() }
    return
  }
  if (token == "}") { begin(); pop(); return }
  if (rest_opens_type) return
  if (token ~ /^[(\[]$/) { nesting++; return }
  if (token ~ /^[)\]]$/) { nesting--; return }
  if (nesting > 0) return
  if (token ~ /^(public|open|internal|private|fileprivate|static|func|var|let|init|case|class|struct|enum|extension|protocol|typealias|subscript|override|final|weak|lazy|required|convenience|mutating|nonisolated|associatedtype|@)$/ \
      && !(last_rest == "." && last_rest_line == line)) {
    last_rest = ""
    begin()
    read(token)
    return
  }
  last_rest = token
  last_rest_line = line
}

# MARK: Where we are

function push(kind, named) {
  depth++
  kinds[depth] = kind
  names[depth] = named
  clients_of[depth] = 0
}

function pop() { if (depth > 0) depth--; nesting = 0; begin() }

function kind_of(level) { return level == 0 ? "file" : kinds[level] }

function declares_for_clients() { return clients_of[depth] }

function owner() { return depth == 0 ? "-" : names[depth] }

function path(named) { return depth == 0 ? named : names[depth] "." named }
