# Reads Swift files and writes the optional calls of the protocols that they declare:
#
#   awk -v out=FOLDER -v notes=FILE -f optional-calls.awk REQUIRED FILE…
#
# For each public protocol with a requirement that may be left out, FOLDER gets a file beside the
# protocol's own, `Protocol+OptionalCalls.swift`; its lines are not wrapped yet. A requirement may be
# left out if an extension of its protocol has a default for it, and if REQUIRED, the table of what
# the originals require all the same, does not name it.
#
# FILE gets a line for each such protocol, and for what has to be mended in the declarations:
#
#   protocol <tab> file <tab> line <tab> Protocol <tab> the file of its optional calls
#   silent <tab> file <tab> line <tab> Protocol.member(label:)
#   favored <tab> file <tab> line <tab> Protocol.member(label:)
#
# A default is silent if it does not say that it was called. A requirement or default is favored if its name
# without labels means itself and not its optional call: where no other member of the protocol bears that
# name, `if let didScroll = delegate.scrollViewDidScroll` has to find the optional call.
#
# It relies on the house's format: one declaration starts a line, and what a type contains is indented
# by two more spaces.

FILENAME ~ /\.tsv$/ { if ($0 !~ /^#/ && $1 != "") required[$1] = 1; next }

FNR == 1 { place = ""; isolated = 0 }

place == "" && /^(@[A-Za-z]+ ?)+$/ { isolated = /@MainActor/; next }

place == "" && /^(@[A-Za-z]+ )*public protocol / {
  protocol = $0
  if ($0 ~ /@MainActor/) isolated = 1
  sub(/^.*public protocol /, "", protocol)
  sub(/[^A-Za-z0-9_].*$/, "", protocol)
  path_of[protocol] = FILENAME
  line_of[protocol] = FNR
  isolation_of[protocol] = isolated
  protocols[++protocol_count] = protocol
  place = "protocol"
  statement = ""
  if (/\}$/) place = ""
  next
}

place == "" && /^extension [A-Za-z_]+ \{$/ { protocol = $2; place = "extension"; statement = ""; next }
place == "" { isolated = 0; next }

/^}/ { end_statement(); place = ""; isolated = 0; next }

# A declaration's first line, and those that go with it.
# Comments are no part of a declaration.
{ sub(/ *\/\/ .*$/, "") }

/^  [^ }){]/ && !/^  -> / {
  end_statement()
  if (/^  @[A-Za-z_]+ *$/) { attributes = $0; next }
  if (/^  (@[A-Za-z_]+ )*(public )?func /) { statement = attributes " " $0; start = FNR }
  attributes = ""
  next
}
statement != "" { statement = statement " " $0 }

function end_statement(   text, signature, name) {
  if (statement == "") return
  text = statement
  statement = ""
  gsub(/  +/, " ", text)
  match(text, /(^| )func /)
  signature = substr(text, RSTART + RLENGTH)
  read_signature(signature)
  if (place == "protocol") bearers[protocol "." base]++
  name = protocol "." full_name
  if (place == "protocol") {
    # What begins with an underscore is ours.
    if (base ~ /^_/) return
    # Overloads that differ in types only are told apart by them.
    id = name " " types
    members[protocol] = members[protocol] (members[protocol] == "" ? "" : "\n") id
    parameters_of[id] = parameter_list
    arguments_of[id] = argument_list
    result_of[id] = result
    base_of[id] = base
    name_of[id] = full_name
    path_of_member[id] = FILENAME
    line_of_member[id] = start
    is_favored[id] = text !~ /@_disfavoredOverload/
    return
  }
  id = name " " types
  defaults[id] = 1
  default_path[id] = FILENAME
  default_line[id] = start
  speaks[id] = body ~ /OptionalMember\./
  # A reserved value is not for clients: the protocol has an `unreserved` with the same parameters.
  is_reserved[id] = body ~ /\.unanswered/
  is_default_favored[id] = text !~ /@_disfavoredOverload/
}

# read_signature: sets base, full_name, parameter_list, argument_list, types, result, body.
function read_signature(text,   i, character, depth, piece, inner, last) {
  i = index(text, "(")
  base = substr(text, 1, i - 1)
  depth = 0
  piece = ""
  full_name = base "("
  parameter_list = argument_list = types = ""
  for (; i <= length(text); i++) {
    character = substr(text, i, 1)
    if (character ~ /[(\[{]/ || (character == "<")) depth++
    if (character ~ /[)\]}]/ || (character == ">" && last != "-")) depth--
    last = character
    if (depth == 0 || (depth == 1 && character == ",")) {
      add_parameter(piece)
      piece = ""
      if (depth == 0) break
      continue
    }
    if (depth == 1 && character == "(" && piece == "" && parameter_list == "" && !started) {
      started = 1
      continue
    }
    piece = piece character
  }
  started = 0
  full_name = full_name ")"
  text = substr(text, i + 1)
  inner = index(text, "{")
  body = inner ? substr(text, inner) : ""
  if (inner) text = substr(text, 1, inner - 1)
  result = "Void"
  if (match(text, /-> */)) result = substr(text, RSTART + RLENGTH)
  sub(/ +$/, "", result)
}

function add_parameter(piece,   colon, names, words, count, label, own, type) {
  gsub(/^ +| +$/, "", piece)
  if (piece == "") return
  colon = index(piece, ":")
  names = substr(piece, 1, colon - 1)
  type = substr(piece, colon + 1)
  gsub(/^ +/, "", type)
  count = split(names, words, " ")
  label = words[1]
  own = count > 1 ? words[2] : words[1]
  full_name = full_name label ":"
  parameter_list = parameter_list (parameter_list == "" ? "" : ", ") piece
  argument_list = argument_list (argument_list == "" ? "" : ", ") \
    (label == "_" ? own : label ": " own)
  types = types " " type
}

END {
  for (i = 1; i <= protocol_count; i++) write_protocol(protocols[i])
}

function is_optional(id, protocol) {
  return (id in defaults) && !(protocol in required) && !((protocol "." name_of[id]) in required)
}

function write_protocol(protocol,   ids, count, i, j, bases, base_count, seen, file, calls, kind, extensions) {
  count = split(members[protocol], ids, "\n")
  base_count = 0
  for (i = 1; i <= count; i++) {
    if (!is_optional(ids[i], protocol)) continue
    if (!speaks[ids[i]])
      print "silent\t" default_path[ids[i]] "\t" default_line[ids[i]] "\t" protocol "." name_of[ids[i]] >notes
    if (bearers[protocol "." base_of[ids[i]]] == 1) {
      if (is_favored[ids[i]])
        print "favored\t" path_of_member[ids[i]] "\t" line_of_member[ids[i]] "\t" protocol "." name_of[ids[i]] >notes
      if (is_default_favored[ids[i]])
        print "favored\t" default_path[ids[i]] "\t" default_line[ids[i]] "\t" protocol "." name_of[ids[i]] >notes
    }
    if (base_of[ids[i]] in seen) continue
    seen[base_of[ids[i]]] = 1
    bases[++base_count] = base_of[ids[i]]
  }
  if (base_count == 0) return
  file = path_of[protocol]
  sub(/[^\/]*$/, protocol "+OptionalCalls.swift", file)
  print "protocol\t" path_of[protocol] "\t" line_of[protocol] "\t" protocol "\t" file >notes
  file = out "/" file
  calls = "_" protocol "Calls"

  print "// Written by `script/docs --optional-calls`: edit " protocol ", not this file." >file
  print "import Foundation" >file
  if (path_of[protocol] !~ /^Sources\/UIKit\//) print "import GalleyUIKit" >file
  print "\nextension " protocol " {" >file
  for (j = 1; j <= base_count; j++) {
    print "  /// The optional spelling, `delegate?." bases[j] "?(…)`." >file
    print "  @_disfavoredOverload" >file
    print "  public var " bases[j] ": " calls "." type_name(bases[j]) "? { .init(target: self) }" >file
    if (j < base_count) print "" >file
  }
  print "}\n" >file
  print "/// The optional calls of `" protocol "`." >file
  print "public enum " calls " {" >file
  for (j = 1; j <= base_count; j++) {
    print "  /// `delegate?." bases[j] "?`." >file
    if (isolation_of[protocol]) print "  @preconcurrency @MainActor" >file
    kind = isolation_of[protocol] ? "_OptionalCall" : "_OptionalCallFromAnywhere"
    print "  public struct " type_name(bases[j]) ": " kind " {" >file
    asking = ""
    print "    internal let target: any " protocol >file
    for (i = 1; i <= count; i++)
      if (base_of[ids[i]] == bases[j] && is_optional(ids[i], protocol))
        write_member(ids[i], file, isolation_of[protocol], bearers[protocol "." bases[j]] == 1)
    print "  }" (j < base_count ? "\n" : "") >file
    # In an extension of a protocol they give way to those in the structure where either would do.
    if (asking != "")
      extensions = extensions "\nextension " kind " where Self == " calls "." type_name(bases[j]) " {" asking "}\n"
  }
  print "}" >file
  printf "%s", extensions >file
  close(file)
}

function write_member(id, file, isolated, stands_alone,   answer, parameters, call, own, asked) {
  answer = result_of[id]
  parameters = parameters_of[id]
  call = "target." base_of[id] "(" arguments_of[id] ")"
  own = "OptionalMember." (isolated ? "" : "Anywhere.") "ownResult(of: target, " "\"" name_of[id] "\") { " call " }"
  if (answer == "Void" || answer ~ /\?$/) {
    # Nothing, and an answer that is optional in itself, are the same after `?` and after `!`.
    print function_text("or `nil` where it is not implemented.", id, parameters, \
      answer == "Void" ? "Void?" : answer, own (answer == "Void" ? "" : " ?? nil")) >file
  } else {
    # There is no `self` to leave out in an extension of a protocol.
    asked = own
    sub(/of: target,/, "of: self.target,", asked)
    sub(/\{ target\./, "{ self.target.", asked)
    asking = asking function_text("or `nil` where it is not implemented.", id, parameters, optional(answer), asked)
    if (is_reserved[id]) call = own " ?? target.unreserved(" arguments_of[id] ")"
    print function_text("or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.", id, \
      parameters, answer, call) >file
  }
  # A function that is a value has no labels.
  if (stands_alone && parameters !~ /^(_ [^,]*)?$/)
    print function_text("as a value, which is called without labels.", id, unlabeled(parameters), answer, \
      answer ~ /\?$/ ? "self(" arguments_of[id] ")" : call) >file
}

function function_text(says, id, parameters, answer, body) {
  return "\n    /// `" name_of[id] "`" (says ~ /^or/ ? ", " : " ") says "\n" \
    (answer ~ /^Void\??$/ ? "" : "    @discardableResult\n") \
    "    public func callAsFunction(" parameters ")" (answer == "Void" ? "" : " -> " answer) " {\n" \
    "      " body "\n    }\n"
}

# The parameters with an underscore for each label.
function unlabeled(parameters,   i, character, depth, last, part, all) {
  depth = 0
  part = all = ""
  for (i = 1; i <= length(parameters) + 1; i++) {
    character = substr(parameters, i, 1)
    if (character ~ /[(\[<]/) depth++
    if (character ~ /[)\]]/ || (character == ">" && last != "-")) depth--
    last = character
    if (i > length(parameters) || (depth == 0 && character == ",")) {
      sub(/^ /, "", part)
      if (part ~ /^[A-Za-z_]+ [A-Za-z_]+:/) sub(/^[A-Za-z_]+ /, "_ ", part)
      else part = "_ " part
      all = all (all == "" ? "" : ", ") part
      part = ""
    } else {
      part = part character
    }
  }
  return all
}

# `Call` keeps the name apart from those of types in parameters.
function type_name(base) { return toupper(substr(base, 1, 1)) substr(base, 2) "Call" }

# The optional of a type. That of an existential type needs parentheses.
function optional(answer) { return answer ~ /^any / ? "(" answer ")?" : answer "?" }
