package ir

import "strings"

// printedFields gives the fields of specialized nodes in the order in which LLVM prints them, each
// with what it leaves out:
//
//	name     null, 0, "" and false are left out
//	name!    never left out
//	name=V   V is left out
//	name+V   printed as V where the node has none
//
// Fields that are not listed come last, as they stand.
var printedFields = makePrintedFields(map[string]string{
	"GenericDINode":    `tag! header operands!`,
	"DILocation":       `line! column scope! inlinedAt isImplicitCode atomGroup atomRank`,
	"DISubrange":       `count! lowerBound! upperBound! stride!`,
	"DIEnumerator":     `name! value! isUnsigned`,
	"DIBasicType":      `tag=DW_TAG_base_type name size align encoding numExtraInhabitants flags`,
	"DIStringType":     `tag=DW_TAG_string_type name stringLength stringLengthExpression stringLocationExpression size align encoding`,
	"DISubroutineType": `flags cc types!`,
	"DIDerivedType": `tag! name scope file line baseType! size align offset flags extraData dwarfAddressSpace! annotations ptrAuthKey!
		ptrAuthIsAddressDiscriminated! ptrAuthExtraDiscriminator! ptrAuthIsaPointer! ptrAuthAuthenticatesNullValues!`,
	"DICompositeType": `tag! name scope file line baseType size align offset flags elements runtimeLang vtableHolder templateParams identifier
		discriminator dataLocation associated allocated rank! annotations`,
	"DIFile": `filename! directory! checksumkind checksum source!`,
	"DICompileUnit": `language! file! producer isOptimized+false flags runtimeVersion+0 splitDebugFilename emissionKind+NoDebug enums
		retainedTypes globals imports macros dwoId splitDebugInlining=true debugInfoForProfiling nameTableKind=Default rangesBaseAddress
		sysroot sdk`,
	"DISubprogram": `name linkageName scope+null file line type isLocal! isDefinition! scopeLine containingType virtuality! virtualIndex!
		thisAdjustment flags isOptimized! spFlags+0 unit templateParams declaration retainedNodes thrownTypes annotations targetFuncName`,
	"DILexicalBlock":             `scope! file line column`,
	"DILexicalBlockFile":         `scope! file discriminator!`,
	"DINamespace":                `name scope! exportSymbols`,
	"DIMacro":                    `type! line name value`,
	"DICommonBlock":              `scope! declaration! name file line`,
	"DIModule":                   `scope! name configMacros includePath apinotes file line isDecl`,
	"DITemplateTypeParameter":    `name type! defaulted`,
	"DITemplateValueParameter":   `tag=DW_TAG_template_value_parameter name type defaulted value!`,
	"DIGlobalVariable":           `name linkageName scope+null file line type isLocal+false isDefinition+true declaration templateParams align annotations`,
	"DILocalVariable":            `name arg scope! file line type flags align annotations`,
	"DILabel":                    `scope! name! file! line!`, // LLVM leaves out "" and 0, which it does not read back
	"DIGlobalVariableExpression": `var! expr!`,
	"DIObjCProperty":             `name file line setter getter attributes type`,
	"DIImportedEntity":           `tag! name scope! entity file line elements`,
})

// fieldRule is how LLVM prints a field.
type fieldRule struct {
	name, left, filled string
	always             bool
}

func makePrintedFields(kinds map[string]string) map[string][]fieldRule {
	m := make(map[string][]fieldRule, len(kinds))
	for kind, text := range kinds {
		for _, w := range strings.Fields(text) {
			r := fieldRule{name: strings.TrimSuffix(w, "!"), always: strings.HasSuffix(w, "!")}
			if name, left, ok := strings.Cut(w, "="); ok {
				r.name, r.left = name, left
			}
			if name, filled, ok := strings.Cut(w, "+"); ok {
				r.name, r.filled, r.always = name, filled, true
			}
			m[kind] = append(m[kind], r)
		}
	}
	return m
}

// leavesOut reports whether LLVM does not print the field with this value.
func (r *fieldRule) leavesOut(m MD) bool {
	switch m := m.(type) {
	case MDNull:
		return !r.always
	case MDStr:
		return !r.always && m == ""
	case MDRaw:
		if r.left != "" {
			return string(m) == r.left
		}
		return !r.always && (m == "0" || m == "false" || m == "null")
	}
	return false
}

// PrintedFields returns the fields of a node as LLVM prints them: in its order, without fields that
// have their default.
func (n *MDNode) PrintedFields() []MDField {
	rules := printedFields[n.Kind]
	if rules == nil || n.inOrder(rules) {
		return n.Fields
	}
	if n.Kind == "DISubprogram" && n.fieldNamed("spFlags") == nil {
		n = n.withSubprogramFlags()
	}
	out := make([]MDField, 0, len(n.Fields)+2)
	for k := range rules {
		r := &rules[k]
		f := n.fieldNamed(r.name)
		switch {
		case f == nil && r.filled == "null":
			out = append(out, MDField{r.name, MDNull{}})
		case f == nil && r.filled != "":
			out = append(out, MDField{r.name, MDRaw(r.filled)})
		case f != nil && !r.leavesOut(f.Value):
			out = append(out, *f)
		}
	}
	for _, f := range n.Fields {
		if !ruled(rules, f.Name) {
			out = append(out, f)
		}
	}
	return out
}

// withSubprogramFlags returns the node with spFlags in the place of the fields that said so before
// LLVM 8.
func (n *MDNode) withSubprogramFlags() *MDNode {
	raw := func(name string) string { r, _ := n.Field(name).(MDRaw); return string(r) }
	var flags []string
	switch raw("virtuality") {
	case "DW_VIRTUALITY_virtual", "1":
		flags = append(flags, "DISPFlagVirtual")
	case "DW_VIRTUALITY_pure_virtual", "2":
		flags = append(flags, "DISPFlagPureVirtual")
	}
	if raw("isLocal") == "true" {
		flags = append(flags, "DISPFlagLocalToUnit")
	}
	if raw("isDefinition") != "false" {
		flags = append(flags, "DISPFlagDefinition")
	}
	if raw("isOptimized") == "true" {
		flags = append(flags, "DISPFlagOptimized")
	}
	if flags == nil {
		flags = []string{"0"}
	}
	out := *n
	out.Fields = nil
	for _, f := range n.Fields {
		switch f.Name {
		case "virtuality", "isLocal", "isDefinition", "isOptimized":
		default:
			out.Fields = append(out.Fields, f)
		}
	}
	out.Fields = append(out.Fields, MDField{"spFlags", MDRaw(strings.Join(flags, " | "))})
	return &out
}

func (n *MDNode) fieldNamed(name string) *MDField {
	for k := range n.Fields {
		if n.Fields[k].Name == name {
			return &n.Fields[k]
		}
	}
	return nil
}

func ruled(rules []fieldRule, name string) bool {
	for k := range rules {
		if rules[k].name == name {
			return true
		}
	}
	return false
}

// inOrder reports whether the fields are as LLVM prints them already, which those that it has
// printed are.
func (n *MDNode) inOrder(rules []fieldRule) bool {
	k := 0
	for i := range n.Fields {
		f := &n.Fields[i]
		for ; k < len(rules) && rules[k].name != f.Name; k++ {
			if rules[k].filled != "" {
				return false
			}
		}
		if k == len(rules) || rules[k].leavesOut(f.Value) {
			return false
		}
		k++
	}
	for ; k < len(rules); k++ {
		if rules[k].filled != "" {
			return false
		}
	}
	return true
}
