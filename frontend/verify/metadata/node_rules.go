package metadata

import (
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
)

// brokenRule returns the rule of LLVM's that a specialized node breaks by itself, or "".
func brokenRule(n *ir.MDNode) string {
	if tags := nodeTags[n.Kind]; tags != nil {
		if t := tagOf(n); t != "" && !slices.Contains(tags, t) {
			return "invalid tag"
		}
	}
	switch n.Kind {
	case "DILocation", "DILexicalBlockFile":
		return definedScope(n)
	case "DILexicalBlock":
		if n.Int("line") == 0 && n.Int("column") != 0 {
			return "cannot have column info without line info"
		}
		return definedScope(n)
	case "DISubrange", "DIGenericSubrange":
		return brokenSubrange(n)
	case "DIDerivedType":
		return brokenDerived(n)
	case "DICompositeType":
		return brokenComposite(n)
	case "DISubroutineType":
		return conflictingFlags(n)
	case "DIStringType":
		if f := flagsOf(n); f&flagBigEndian != 0 && f&flagLittleEndian != 0 {
			return "has conflicting flags"
		}
	case "DIFile":
		return brokenChecksum(n)
	case "DICompileUnit":
		return brokenUnit(n)
	case "DISubprogram":
		return brokenSubprogram(n)
	case "DIMacro":
		switch n.Field("type") {
		case ir.MD(ir.MDRaw("DW_MACINFO_define")), ir.MD(ir.MDRaw("DW_MACINFO_undef")):
		default:
			return "invalid macinfo type"
		}
		if n.Field("name") == ir.MD(ir.MDStr("")) {
			return "anonymous macro"
		}
	case "DIMacroFile":
		if t := n.Field("type"); t != nil && t != ir.MD(ir.MDRaw("DW_MACINFO_start_file")) {
			return "invalid macinfo type"
		}
	case "DIModule":
		if n.Field("name") == ir.MD(ir.MDStr("")) {
			return "anonymous module"
		}
	case "DIGlobalVariable":
		if def := n.Field("isDefinition"); (def == nil || def == ir.MD(ir.MDRaw("true"))) && n.Node("type") == nil {
			return "missing global variable type"
		}
	case "DIExpression":
		if !n.IsValidExpression() {
			return "invalid expression"
		}
	case "DIGlobalVariableExpression":
		return brokenGlobalExpression(n)
	}
	return ""
}

// nodeTags are the tags that nodes with a tag of their own may have.
var nodeTags = func() map[string][]string {
	m := map[string][]string{}
	for kind, tags := range map[string]string{
		"DIBasicType":  "base_type unspecified_type string_type",
		"DIStringType": "string_type",
		"DIDerivedType": `typedef pointer_type ptr_to_member_type reference_type rvalue_reference_type const_type immutable_type volatile_type
			restrict_type atomic_type LLVM_ptrauth_type member variable inheritance friend set_type template_alias`,
		"DICompositeType":          "array_type structure_type union_type enumeration_type class_type variant_part variant namelist",
		"DITemplateValueParameter": "template_value_parameter GNU_template_template_param GNU_template_parameter_pack",
		"DIImportedEntity":         "imported_module imported_declaration",
	} {
		for _, t := range strings.Fields(tags) {
			m[kind] = append(m[kind], "DW_TAG_"+t)
		}
	}
	return m
}()

// tagOf returns the DW_TAG_ word of a node, "" when it has none and so has that of its kind.
func tagOf(n *ir.MDNode) string {
	t, _ := n.Field("tag").(ir.MDRaw)
	return string(t)
}

// Flags of debug nodes, as LLVM numbers them.
const (
	flagBlockByRef       = 1 << 4
	flagVector           = 1 << 11
	flagStaticMember     = 1 << 12
	flagLValueRef        = 1 << 13
	flagRValueRef        = 1 << 14
	flagPassByValue      = 1 << 22
	flagPassByReference  = 1 << 23
	flagBigEndian        = 1 << 27
	flagLittleEndian     = 1 << 28
	flagAllCallsAreThere = 1 << 29
	subprogramDefinition = 1 << 3
)

var flagValues = map[string]uint64{
	"DIFlagReservedBit4": flagBlockByRef, "DIFlagVector": flagVector, "DIFlagStaticMember": flagStaticMember,
	"DIFlagLValueReference": flagLValueRef, "DIFlagRValueReference": flagRValueRef, "DIFlagTypePassByValue": flagPassByValue,
	"DIFlagTypePassByReference": flagPassByReference, "DIFlagBigEndian": flagBigEndian, "DIFlagLittleEndian": flagLittleEndian,
	"DIFlagAllCallsDescribed": flagAllCallsAreThere, "DISPFlagDefinition": subprogramDefinition,
}

// flagsOf returns those flags of a node that rules are about.
func flagsOf(n *ir.MDNode) uint64 { return flagField(n, "flags") }

func flagField(n *ir.MDNode, name string) uint64 {
	text, _ := n.Field(name).(ir.MDRaw)
	if text == "" {
		return 0
	}
	var all uint64
	for w := range strings.SplitSeq(string(text), "|") {
		w = strings.TrimSpace(w)
		if v, err := strconv.ParseUint(w, 10, 32); err == nil {
			all |= v
		}
		all |= flagValues[w]
	}
	return all
}

func conflictingFlags(n *ir.MDNode) string {
	f := flagsOf(n)
	if f&flagLValueRef != 0 && f&flagRValueRef != 0 || f&flagPassByValue != 0 && f&flagPassByReference != 0 {
		return "invalid reference flags"
	}
	return ""
}

// isDefinition reports whether a DISubprogram is that of a definition. Without flags it is, if no
// field says otherwise.
func isDefinition(n *ir.MDNode) bool {
	if n.Field("spFlags") != nil {
		return flagField(n, "spFlags")&subprogramDefinition != 0
	}
	return n.Field("isDefinition") != ir.MD(ir.MDRaw("false"))
}

// definedScope returns a message when a scope is there but belongs to no code.
func definedScope(n *ir.MDNode) string {
	switch scope := n.Node("scope"); {
	case scope == nil && n.Kind == "DILocation":
		return "location requires a valid scope"
	case scope == nil:
		return "invalid local scope"
	case scope.Kind == "DISubprogram" && !isDefinition(scope):
		return "scope points into the type hierarchy"
	}
	return ""
}

func brokenSubrange(n *ir.MDNode) string {
	name := strings.TrimPrefix(n.Kind, "DI")
	switch {
	case n.HasField("count") && n.HasField("upperBound"):
		return name + " can have any one of count or upperBound"
	case n.Kind == "DISubrange":
		if k := mdInt(n.Field("count")); k != nil && k.BigSigned().IsInt64() && k.BigSigned().Int64() < -1 {
			return "invalid subrange count"
		}
	case !n.HasField("lowerBound"):
		return "GenericSubrange must contain lowerBound"
	case !n.HasField("stride"):
		return "GenericSubrange must contain stride"
	}
	return ""
}

func brokenDerived(n *ir.MDNode) string {
	switch t := tagOf(n); t {
	case "DW_TAG_variable":
		if flagsOf(n)&flagStaticMember == 0 {
			return "invalid tag"
		}
	case "DW_TAG_ptr_to_member_type":
		if n.HasField("extraData") && classOf(n.Field("extraData"))&anyType == 0 {
			return "invalid pointer to member type"
		}
	case "DW_TAG_set_type":
		if base := n.Node("baseType"); base != nil && !isSetBase(base) {
			return "invalid set base type"
		}
	}
	if n.Field("dwarfAddressSpace") != nil {
		switch tagOf(n) {
		case "DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type":
		default:
			return "DWARF address space only applies to pointer or reference types"
		}
	}
	return ""
}

// isSetBase reports whether a type is one that the elements of a set may have: an enumeration,
// integers, characters or booleans.
func isSetBase(n *ir.MDNode) bool {
	switch n.Kind {
	case "DICompositeType":
		return tagOf(n) == "DW_TAG_enumeration_type"
	case "DISubrangeType":
		return true
	case "DIBasicType":
		e, _ := n.Field("encoding").(ir.MDRaw)
		return slices.Contains([]ir.MDRaw{"DW_ATE_unsigned", "DW_ATE_signed", "DW_ATE_unsigned_char", "DW_ATE_signed_char", "DW_ATE_boolean"}, e)
	}
	return false
}

func brokenComposite(n *ir.MDNode) string {
	if msg := conflictingFlags(n); msg != "" {
		return msg
	}
	flags := flagsOf(n)
	if flags&flagBlockByRef != 0 {
		return "DIBlockByRefStruct on DICompositeType is no longer supported"
	}
	elements := n.Node("elements")
	if flags&flagVector != 0 && (elements == nil || len(elements.Fields) != 1 || classOf(elements.Operand(0)) != subrangeClass) {
		return "invalid vector, expected one element of type subrange"
	}
	if n.HasField("discriminator") && (classOf(n.Field("discriminator")) != derivedType || tagOf(n) != "DW_TAG_variant_part") {
		return "discriminator can only appear on variant part"
	}
	if tagOf(n) == "DW_TAG_array_type" {
		if !n.HasField("baseType") {
			return "array types must have a base type"
		}
		return ""
	}
	for _, field := range []string{"dataLocation", "associated", "allocated", "rank"} {
		if n.HasField(field) {
			return field + " can only appear in array type"
		}
	}
	return ""
}

// checksumDigits is how long the checksums of files are.
var checksumDigits = map[ir.MDRaw]int{"CSK_MD5": 32, "CSK_SHA1": 40, "CSK_SHA256": 64}

func brokenChecksum(n *ir.MDNode) string {
	kind, ok := n.Field("checksumkind").(ir.MDRaw)
	if !ok {
		return ""
	}
	sum, _ := n.Field("checksum").(ir.MDStr)
	switch {
	case len(sum) != checksumDigits[kind]:
		return "invalid checksum length"
	case strings.Trim(string(sum), "0123456789abcdefABCDEF") != "":
		return "invalid checksum"
	}
	return ""
}

func brokenUnit(n *ir.MDNode) string {
	file := n.Node("file")
	switch {
	case file == nil:
		return "invalid file"
	case file.Field("filename") == ir.MD(ir.MDStr("")):
		return "invalid filename"
	}
	if enums := n.Node("enums"); enums != nil {
		for _, f := range enums.Fields {
			if e, ok := f.Value.(*ir.MDNode); ok && tagOf(e) != "DW_TAG_enumeration_type" {
				return "invalid enum type"
			}
		}
	}
	if types := n.Node("retainedTypes"); types != nil {
		for _, f := range types.Fields {
			if t, ok := f.Value.(*ir.MDNode); ok && t.Kind == "DISubprogram" && isDefinition(t) {
				return "invalid retained type"
			}
		}
	}
	return ""
}

func brokenSubprogram(n *ir.MDNode) string {
	if n.Int("line") != 0 && !n.HasField("file") {
		return "line specified with no file"
	}
	if msg := conflictingFlags(n); msg != "" {
		return msg
	}
	decl := n.Node("declaration")
	if decl != nil && isDefinition(decl) {
		return "invalid subprogram declaration"
	}
	unit := n.HasField("unit")
	if !isDefinition(n) {
		switch {
		case unit:
			return "subprogram declarations must not have a compile unit"
		case decl != nil:
			return "subprogram declaration must not have a declaration field"
		case flagsOf(n)&flagAllCallsAreThere != 0:
			return "DIFlagAllCallsDescribed must be attached to a definition"
		}
		return ""
	}
	switch {
	case !n.Distinct:
		return "subprogram definitions must be distinct"
	case !unit:
		return "subprogram definitions must have a compile unit"
	case classOf(n.Field("unit")) != unitClass:
		return "invalid unit type"
	}
	return ""
}

// brokenGlobalExpression checks that a fragment is a proper part of its variable.
func brokenGlobalExpression(n *ir.MDNode) string {
	variable, expr := n.Node("var"), n.Node("expr")
	if variable == nil {
		return "missing variable"
	}
	if expr == nil {
		return ""
	}
	return brokenFragment(variable, expr)
}

// brokenFragment returns the error in the fragment of a variable that an expression describes, or
// "".
func brokenFragment(variable, expr *ir.MDNode) string {
	k := len(expr.Fields) - 3
	if k < 0 || expr.Fields[k].Value != ir.MD(ir.MDRaw("DW_OP_LLVM_fragment")) || !expr.IsValidExpression() {
		return ""
	}
	whole := variable.VariableBits()
	if whole == 0 {
		return ""
	}
	number := func(k int) uint64 {
		r, _ := expr.Fields[k].Value.(ir.MDRaw)
		v, _ := strconv.ParseUint(string(r), 10, 64)
		return v
	}
	switch offset, size := number(k+1), number(k+2); {
	case offset+size > whole:
		return "fragment is larger than or outside of variable"
	case size == whole:
		return "fragment covers entire variable"
	}
	return ""
}
