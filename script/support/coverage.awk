# Says of each ranked symbol whether it stands, as
#
#   area <tab> files <tab> symbol <tab> done, differs, unverified, absent or foreign <tab> reason
#
#   awk -f coverage.awk NOTES DECLARATIONS SYMBOLS
#
# NOTES come from notes.awk, DECLARATIONS from declarations.awk. SYMBOLS (symbols.tsv) say, a line
# each, an area, how many files of real apps name the symbol, a type, and a member of it or nothing;
# where the member has labels, all that it names must be accepted by one declaration, and none that
# is needed be missing. A fifth column says `Foundation` where the name comes from there. A sixth says
# why UIKit does not have the name; such a name is foreign, whatever is declared.

BEGIN {
  FS = "\t"
  OFS = "\t"
  # NSObject, and classes of Foundation that UIKit's inherit and that are made by `init()`.
  root_of_foundation = " (NSObject|NSMutableAttributedString|NSAttributedString|NSString) "
}

FNR == 1 { part++ }

part == 1 {
  note[$2] = note[$2] == "Differs" ? "Differs" : $1
  # A note names a member with its labels.
  plain = $2
  if (sub(/\(.*/, "", plain) && !(plain in note)) note[plain] = $1
  next
}

part == 2 && $1 == "type" {
  is_type[$2] = 1
  parents[$2] = parents[$2] " " $3
  next
}

part == 2 && $1 == "closure" {
  sub(/^.*\./, "", $2)
  is_closure[$2] = 1
  next
}

part == 2 && $1 == "member" {
  owner = $2 == "-" ? "" : $2
  if (owner == "") is_type[$3] = 1
  spellings[owner, $3] = spellings[owner, $3] "|" $4
  next
}

{
  status = $6 != "" ? "foreign" : $5 == "Foundation" ? "done" : \
    $4 == "" ? type_status($3) : member_status($3, $4)
  print $1, $2, $3 ($4 == "" ? "" : "." $4), status, $6
}

function type_status(type,   found) {
  found = find_type(type)
  if (found == "" && (("", type) in spellings)) found = type
  if (found == "") return "absent"
  return said_of(found)
}

# The name under which a type is declared: its own, or that of a type that its outer type inherits.
function find_type(type,   outer, inner, at, heirs, count, i) {
  if (type in is_type) return type
  if (!match(type, /\.[^.]+$/)) return ""
  outer = substr(type, 1, RSTART - 1)
  inner = substr(type, RSTART)
  count = split(ancestors(outer), heirs, " ")
  for (i = 1; i <= count; i++) if ((heirs[i] inner) in is_type) return heirs[i] inner
  return ""
}

function member_status(type, member,   base, labels, named, line, count, i, owner) {
  base = member
  named = match(member, /\(.*\)$/)
  labels = ""
  if (named) {
    base = substr(member, 1, RSTART - 1)
    labels = substr(member, RSTART + 1, RLENGTH - 2)
    gsub(/:/, " ", labels)
    sub(/ +$/, "", labels)
  }
  # A function outside of all types: "UIEdgeInsetsMake.init(_:_:)".
  if (base == "init" && (("", type) in spellings)) return said_of(type)
  if (find_type(type) != "") type = find_type(type)
  count = split(ancestors(type), line, " ")
  for (i = 1; i <= count; i++) {
    owner = line[i]
    if ((owner, base) in spellings) {
      if (!named || accepts(spellings[owner, base], labels)) return said_of(owner "." base)
    }
    if ((owner "." base) in is_type) return said_of(owner "." base)
  }
  # What the compiler and NSObject give.
  if (base == "init" && (!named || labels == "rawValue") && is_raw(type)) return "done"
  if (base == "rawValue" && is_raw(type)) return "done"
  if (base ~ /^(init|union|formUnion|insert|remove|contains)$/ && ancestors(type) ~ / OptionSet /)
    return "done"
  if (base == "init" && labels == "" && ancestors(type) ~ root_of_foundation) return said_of(type)
  return "absent"
}

function is_raw(type) {
  return ancestors(type) ~ / (Int|UInt|String|UInt32|Int32|RawRepresentable|OptionSet) /
}

# Whether one of the spellings takes just these labels, leaving out only what may be left out.
function accepts(all, labels,   each, count, i) {
  count = split(all, each, "|")
  for (i = 2; i <= count; i++) if (takes(each[i], labels)) return 1
  return 0
}

function takes(declared, labels,   wanted, parameters, count, given, i, at, label, may_lack) {
  given = split(labels, wanted, " ")
  count = split(declared, parameters, " ")
  at = 1
  for (i = 1; i <= count; i++) {
    label = parameters[i]
    may_lack = sub(/\?$/, "", label) || may_trail(label)
    sub(/=.*/, "", label)
    if (at <= given && label == wanted[at]) at++
    else if (!may_lack) return 0
  }
  return at > given
}

# Whether the type of a parameter is an alias of a closure.
function may_trail(parameter) {
  if (!sub(/^[^=]*=/, "", parameter)) return 0
  sub(/^.*\./, "", parameter)
  return parameter in is_closure
}

# The type and all that it inherits or conforms to, each once, between blanks.
function ancestors(type,   line, queue, count, i, more, number, j) {
  if (type in lines_of) return lines_of[type]
  line = " " type " "
  queue[1] = type
  count = 1
  for (i = 1; i <= count; i++) {
    number = split(parents[queue[i]], more, " ")
    for (j = 1; j <= number; j++) {
      if (index(line, " " more[j] " ")) continue
      line = line more[j] " "
      queue[++count] = more[j]
    }
  }
  lines_of[type] = line
  return line
}

function said_of(declaration) {
  if (!(declaration in note)) return "done"
  return note[declaration] == "Differs" ? "differs" : "unverified"
}
