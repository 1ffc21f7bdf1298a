# Prints the `- Differs:` and `- Unverified:` notes of doc comments as
#
#   kind <tab> declaration <tab> text
#
# It relies on the house's format: one declaration starts a line, and what a type contains is
# indented by two more spaces.

FNR == 1 { forget_notes(); kind = ""; pending = ""; for (depth in type_at) delete type_at[depth] }

/^ *\/\/\// {
  text = $0
  sub(/^ *\/\/\/ ?/, "", text)
  if (match(text, /^- (Differs|Unverified): */)) {
    kind = text ~ /^- Differs/ ? "Differs" : "Unverified"
    kinds[++count] = kind
    texts[count] = substr(text, RLENGTH + 1)
  } else if (kind != "" && text ~ /^ +[^ ]/) {
    sub(/^ +/, "", text)
    texts[count] = texts[count] " " text
  } else {
    kind = ""
  }
  next
}

{
  kind = ""
  # The end of a type forgets its name by the name of the next one at its depth.
  if ($0 ~ /^ *$/ || $0 ~ /^ *\/\// || $0 ~ /^ *#/ ) next
  line = $0
  match(line, /^ */)
  depth = RLENGTH
  sub(/^ +/, "", line)
  # Attributes on lines of their own, or in front.
  while (match(line, /^@[A-Za-z_]+(\([^()]*(\([^()]*\)[^()]*)*\))? */)) line = substr(line, RLENGTH + 1)
  if (line == "") next
  declare()
  forget_notes()
}

function declare(   words, count_of_words, i, name) {
  if (!match(line, /(^| )(class|struct|enum|protocol|extension|actor|func|var|let|init|subscript|case|typealias|associatedtype|operator)([ ?!(<]|$)/))
    { if (count > 0) print_notes(path_at(depth) "?"); return }
  name = substr(line, RSTART)
  sub(/^ /, "", name)
  # `class func` and `class var` are members, not classes.
  sub(/^class (override |final )*(func|var) /, "func ", name)
  if (name ~ /^(class|struct|enum|protocol|extension|actor) /) {
    sub(/^[a-z]+ /, "", name)
    match(name, /^[A-Za-z0-9_.`]+/)
    name = substr(name, 1, RLENGTH)
    for (i in type_at) if (i + 0 >= depth) delete type_at[i]
    print_notes(path_at(depth) name)
    type_at[depth] = name
    return
  }
  print_notes(path_at(depth) member(name))
}

# "layoutSubviews()", "init(frame:)", "bounds": a member as documentation names it.
function member(text,   keyword, name, labels, parameters, i, sign, nesting, start, label) {
  match(text, /^[a-z]+/)
  keyword = substr(text, 1, RLENGTH)
  if (keyword == "init" || keyword == "subscript") name = keyword
  else {
    sub(/^[a-z]+ /, "", text)
    match(text, /^[^ (<:={]+/)
    name = substr(text, 1, RLENGTH)
  }
  gsub(/`/, "", name)
  if (keyword !~ /^(func|init|subscript)$/) return name
  # The parameter list may go on in the next lines.
  while (unbalanced(text) && (getline more) > 0) text = text " " more
  start = index(text, "(")
  labels = ""
  nesting = 0
  parameters = ""
  for (i = start; i <= length(text); i++) {
    sign = substr(text, i, 1)
    if (sign ~ /[(\[{]/) nesting++
    if (nesting == 1 && sign !~ /[()]/) parameters = parameters sign
    if (sign ~ /[)\]}]/) nesting--
    if ((nesting == 0 || (nesting == 1 && sign == ",")) && parameters != "") {
      sub(/^[ ,]+/, "", parameters)
      if (match(parameters, /^(@[A-Za-z]+ )*[A-Za-z_`][A-Za-z_0-9`]*/)) {
        label = substr(parameters, 1, RLENGTH)
        sub(/^(@[A-Za-z]+ )*/, "", label)
        if (keyword == "subscript" && parameters !~ /^[A-Za-z_0-9]+ [A-Za-z_]/) label = "_"
        labels = labels label ":"
      }
      parameters = ""
    }
    if (nesting == 0) break
  }
  return name "(" labels ")"
}

function unbalanced(text,   opens, closes) {
  opens = gsub(/\(/, "(", text)
  closes = gsub(/\)/, ")", text)
  return opens > closes
}

function path_at(depth,   path, i) {
  path = ""
  for (i = 0; i < depth; i++) if (i in type_at) path = path type_at[i] "."
  return path
}

function print_notes(declaration,   i) {
  for (i = 1; i <= count; i++) {
    gsub(/\|/, "\\|", texts[i])
    print kinds[i] "\t" declaration "\t" texts[i]
  }
  forget_notes()
}

function forget_notes() { count = 0 }
