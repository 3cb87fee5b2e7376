// Package dinode checks the specialized nodes of metadata, !DILocation(line: 1, …) and the like.
//
// They have named fields, each with a kind of value; LLVM rejects others. fields.go has the table
// of the fields, words.go the symbolic names of numbers (DW_TAG_…, DIFlag…). LLVM reads a number or
// its name, prints the name where there is one, and sorts flags; Check converts nodes to this form,
// so that the rest of the compiler sees one spelling. The tables include fields and names that were
// added after LLVM 19.
package dinode

import (
	"math"
	"math/big"
	"strings"
	"sync"

	"opt-go/frontend/dialect/scan"
	"opt-go/frontend/ir"
	"opt-go/frontend/version"
)

// nodeFields gives the fields of a node as name:kind, with ! where the field must be there; name:-
// is a field that LLVM had long ago. Since when there are others, package version says. The kinds:
//
//	str text             str+ text that is not empty
//	md any node or null  md+  any node but null     mds {…}
//	int, i32             uint, or uN with N bits    bool
//	num int or node      unum uint or node        num+ int or node that is not null
//
// or one of wordFields.
var nodeFields = map[string]string{
	"DILocation":     "line:u32 column:u16 scope!:md+ inlinedAt:md isImplicitCode:bool atomGroup:uint atomRank:u8",
	"GenericDINode":  "tag!:tag header:str operands:mds",
	"DISubrange":     "count:num+ lowerBound:num upperBound:num stride:num",
	"DISubrangeType": "name:str file:md line:u32 scope:md size:unum align:u32 flags:flag baseType:md lowerBound:num upperBound:num stride:num bias:num",
	"DIFixedPointType": "tag:tag name:str file:md line:u32 scope:md size:unum align:u32 encoding:encoding flags:flag kind:fixed " +
		"factor:int numerator:int denominator:int",
	"DIGenericSubrange": "count:num lowerBound:num upperBound:num stride:num",
	"DIEnumerator":      "name!:str value!:int isUnsigned:bool",
	"DIBasicType":       "tag:tag name:str file:md line:u32 scope:md size:unum align:u32 dataSize:u32 encoding:encoding num_extra_inhabitants:u32 flags:flag",
	"DIStringType":      "tag:tag name:str stringLength:md stringLengthExpression:md stringLocationExpression:md size:unum align:u32 encoding:encoding",
	"DIDerivedType": "tag!:tag name:str file:md line:u32 scope:md baseType!:md size:unum align:u32 offset:unum flags:flag extraData:md " +
		"dwarfAddressSpace:u32 annotations:md ptrAuthKey:u3 ptrAuthIsAddressDiscriminated:bool ptrAuthExtraDiscriminator:u16 " +
		"ptrAuthIsaPointer:bool ptrAuthAuthenticatesNullValues:bool",
	"DICompositeType": "tag!:tag name:str file:md line:u32 scope:md baseType:md size:unum align:u32 offset:unum flags:flag elements:md " +
		"runtimeLang:language enumKind:enumKind vtableHolder:md templateParams:md identifier:str discriminator:md dataLocation:md " +
		"associated:md allocated:md rank:num annotations:md num_extra_inhabitants:u32 specification:md bitStride:md",
	"DISubroutineType": "flags:flag cc:callingConvention types!:md",
	"DIFile":           "filename!:str directory!:str checksumkind:checksum checksum:str source:str",
	"DICompileUnit": "language:language sourceLanguageName:sourceLanguage sourceLanguageVersion:u32 file!:md+ producer:str isOptimized:bool flags:str " +
		"runtimeVersion:u32 splitDebugFilename:str emissionKind:emission enums:md retainedTypes:md globals:md imports:md macros:md dwoId:uint " +
		"splitDebugInlining:bool debugInfoForProfiling:bool nameTableKind:nameTable rangesBaseAddress:bool sysroot:str sdk:str subprograms:-",
	"DISubprogram": "scope:md name:str linkageName:str file:md line:u32 type:md isLocal:bool isDefinition:bool scopeLine:u32 " +
		"containingType:md virtuality:virtuality virtualIndex:u32 thisAdjustment:i32 flags:flag spFlags:spFlag isOptimized:bool unit:md " +
		"templateParams:md declaration:md retainedNodes:md thrownTypes:md annotations:md targetFuncName:str keyInstructions:bool function:- variables:-",
	"DILexicalBlock":             "scope!:md+ file:md line:u32 column:u16",
	"DILexicalBlockFile":         "scope!:md+ file:md discriminator!:u32",
	"DICommonBlock":              "scope!:md declaration:md name:str file:md line:u32",
	"DINamespace":                "scope!:md name:str exportSymbols:bool file:- line:-",
	"DIMacro":                    "type!:macro line:u32 name!:str value:str",
	"DIMacroFile":                "type:macro line:u32 file!:md nodes:md",
	"DIModule":                   "scope!:md name!:str configMacros:str includePath:str apinotes:str file:md line:u32 isDecl:bool",
	"DITemplateTypeParameter":    "name:str type!:md defaulted:bool",
	"DITemplateValueParameter":   "tag:tag name:str type:md defaulted:bool value!:md",
	"DIGlobalVariable":           "name:str+ scope:md linkageName:str file:md line:u32 type:md isLocal:bool isDefinition:bool templateParams:md declaration:md align:u32 annotations:md variable:-",
	"DILocalVariable":            "tag:- inlinedAt:- scope!:md+ name:str arg:u16 file:md line:u32 type:md flags:flag align:u32 annotations:md",
	"DILabel":                    "scope!:md+ name!:str file!:md line!:u32 column:u32 isArtificial:bool coroSuspendIdx:u32",
	"DIGlobalVariableExpression": "var!:md expr!:md",
	"DIObjCProperty":             "name:str file:md line:u32 setter:str getter:str attributes:u32 type:md",
	"DIImportedEntity":           "tag!:tag scope!:md entity:md file:md line:u32 name:str elements:md",
	"DIAssignID":                 "",
	"DIExpression":               "*",
	"DIArgList":                  "*",
}

// Field is LLVM's definition of a field of a specialized node.
type Field struct {
	Name, Kind string // the kinds are those of nodeFields; "-" is a field that LLVM had long ago
	Required   bool
	Newer      bool // than LLVM 19
}

// Fields returns the fields that nodes of a kind may have.
func Fields(kind string) []Field { return nodeTables()[kind] }

var nodeTables = sync.OnceValue(func() map[string][]Field {
	out := map[string][]Field{}
	for node, spec := range nodeFields {
		out[node] = []Field{}
		for _, s := range strings.Fields(spec) {
			name, kind, _ := strings.Cut(s, ":")
			name, required := strings.CutSuffix(name, "!")
			since := version.NodeField(node, name)
			out[node] = append(out[node], Field{Name: name, Kind: kind, Required: required, Newer: since > version.Oldest})
		}
	}
	return out
})

// Since returns the LLVM version that brought what a node holds: its kind, its fields.
func Since(n *ir.MDNode) int {
	if n.Kind == "DIExpression" {
		return expressionSince(n)
	}
	since, later := version.Node(n.Kind)
	if later == nil {
		return since
	}
	for k := range n.Fields {
		f := &n.Fields[k]
		if raw, ok := f.Value.(ir.MDRaw); ok && f.Name == "flags" && strings.Contains(string(raw), "DIFlagNameIsSimplified") {
			since = max(since, version.NameSimplified)
		}
		since = max(since, version.FieldSince(later, f.Name))
	}
	return since
}

// expressionSince returns the version whose verifier takes the operations of an expression.
func expressionSince(n *ir.MDNode) int {
	for k := 0; k < len(n.Fields); k++ {
		op, _ := n.Fields[k].Value.(ir.MDRaw)
		if since := version.Operation(string(op)); since > version.Oldest {
			return since
		}
		k += ir.ExpressionArgs(string(op))
	}
	return version.Oldest
}

// fieldOffset returns where field k of the node at lo of a text begins, or its value.
func fieldOffset(s string, lo, k int, value bool) int {
	depth, quoted, at := 0, false, lo
	for i := lo; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(' || c == '{' || c == '[' || c == '<':
			if depth++; depth == 1 {
				at = i + 1
			}
		case c == ')' || c == '}' || c == ']' || c == '>':
			if depth--; depth == 0 {
				return skipSpace(s, at)
			}
		case c == ',' && depth == 1:
			if k--; k < 0 {
				return skipSpace(s, at)
			}
			at = i + 1
		case c == ':' && depth == 1 && k == 0:
			if value {
				return skipSpace(s, i+1)
			}
			return skipSpace(s, at)
		}
		if k < 0 {
			break
		}
	}
	return at
}

func skipSpace(s string, i int) int {
	for i < len(s) && s[i] == ' ' {
		i++
	}
	return i
}

// Faults receives the errors and warnings about a node, with their offsets in the text.
type Faults interface {
	FailAt(at int, format string, args ...any)
	WarnAt(at int, format string, args ...any)
}

// check is the state of one CheckNode.
type check struct {
	Faults
	text   string
	lo, hi int // where the node begins in the text and where it ends
	field  int // the number of the field that is being checked, -1 outside fields
	failed bool
}

// fail reports an error about the field being checked, or about the end of the node.
func (c *check) fail(format string, args ...any) {
	at := c.hi
	if c.field >= 0 {
		at = fieldOffset(c.text, c.lo, c.field, true)
	}
	c.failAt(at, format, args...)
}

func (c *check) failAt(at int, format string, args ...any) {
	c.failed = true
	c.FailAt(at, format, args...)
}

// Check rejects a specialized node with invalid fields, and makes words of numbers that stand for
// words; the node is text[lo:hi]. A kind that is not known may be one of an LLVM to come and is
// kept, with a warning; a field of a known kind must be in the table. The messages are LLVM's.
func Check(n *ir.MDNode, text string, lo, hi int, faults Faults) {
	c := &check{Faults: faults, text: text, lo: lo, hi: hi, field: -1}
	c.checkNode(n)
}

func (c *check) checkNode(n *ir.MDNode) {
	fields, known := nodeTables()[n.Kind]
	if !known {
		if len(n.Kind) < 3 || n.Kind[:2] != "DI" || n.Kind[2] < 'A' || n.Kind[2] > 'Z' {
			c.failAt(c.lo, "expected metadata type, '!%s' is none", n.Kind)
			return
		}
		c.WarnAt(c.lo, "metadata of kind '!%s' is not known and kept as it stands", n.Kind)
		return
	}
	if len(fields) == 1 && fields[0].Name == "*" { // operands without names
		if n.Kind == "DIExpression" {
			c.operations(n)
		}
		return
	}
	var seen uint64
	for i := range n.Fields {
		f := &n.Fields[i]
		k := fieldNumber(fields, f.Name)
		switch {
		case f.Name == "":
			c.failAt(fieldOffset(c.text, c.lo, i, false), "expected field label here, in '!%s'", n.Kind)
			return
		case k >= 0 && seen>>k&1 != 0:
			c.failAt(fieldOffset(c.text, c.lo, i, false), "field '%s' cannot be specified more than once", f.Name)
			return
		case k < 0 || fields[k].Kind == "-":
			c.failAt(fieldOffset(c.text, c.lo, i, false), "invalid field '%s' in '!%s'", f.Name, n.Kind)
			return
		}
		seen |= 1 << k
		c.field = i
		if c.checkField(f, fields[k].Kind); c.failed {
			return
		}
	}
	c.field = -1
	for k, f := range fields {
		if f.Required && seen>>k&1 == 0 {
			c.failAt(c.hi-1, "missing required field '%s' in '!%s'", f.Name, n.Kind)
		}
	}
	c.checkWholeNode(n)
}

func fieldNumber(fields []Field, name string) int {
	for k := range fields {
		if fields[k].Name == name {
			return k
		}
	}
	return -1
}

// checkWholeNode has the rules about several fields of a node, and about distinct.
func (c *check) checkWholeNode(n *ir.MDNode) {
	switch n.Kind {
	case "DICompileUnit":
		if !n.Distinct {
			c.failAt(c.lo, "missing 'distinct', required for !DICompileUnit")
		}
		if n.Field("language") == nil && n.Field("sourceLanguageName") == nil {
			c.fail("missing required field 'language' in '!DICompileUnit'")
		}
		if n.Field("language") != nil && n.Field("sourceLanguageName") != nil {
			c.fail("can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit")
		}
		if n.Field("sourceLanguageVersion") != nil && n.Field("sourceLanguageName") == nil {
			c.fail("'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit")
		}
	case "DIAssignID":
		if !n.Distinct {
			c.failAt(c.lo, "missing 'distinct', required for !DIAssignID()")
		}
	case "DISubprogram":
		flags, _ := n.Field("spFlags").(ir.MDRaw)
		isDef := n.Field("isDefinition")
		if def := flags == "" && isDef != ir.MD(ir.MDRaw("false")) || hasFlag(string(flags), "DISPFlagDefinition"); def && !n.Distinct {
			c.failAt(c.lo, "missing 'distinct', required for !DISubprogram that is a Definition")
		}
	case "DIFile":
		if (n.Field("checksumkind") == nil) != (n.Field("checksum") == nil) {
			c.fail("'checksumkind' and 'checksum' must be provided together")
		}
	case "DIEnumerator":
		if v, _ := n.Field("value").(ir.MDRaw); n.Field("isUnsigned") == ir.MD(ir.MDRaw("true")) && strings.HasPrefix(string(v), "-") {
			c.fail("unsigned enumerator with negative value")
		}
	}
}

// checkField rejects a value that is not of the field's kind, and gives it LLVM's form.
func (c *check) checkField(f *ir.MDField, kind string) {
	raw, isRaw := f.Value.(ir.MDRaw)
	str, isStr := f.Value.(ir.MDStr)
	node, isNode := f.Value.(*ir.MDNode)
	_, isNull := f.Value.(ir.MDNull)
	_, isConst := f.Value.(*ir.MDConst)
	isMDString := isRaw && strings.HasPrefix(string(raw), "!")
	switch kind {
	case "str", "str+":
		if !isStr {
			c.fail("expected a string for '%s'", f.Name)
		} else if kind == "str+" && str == "" {
			c.fail("'%s' cannot be empty", f.Name)
		}
	case "md", "md+":
		if isNull && kind == "md+" {
			c.fail("'%s' cannot be null", f.Name)
		} else if isRaw && !isMDString || isStr || isNode && node.Kind == OperandList {
			c.fail("expected metadata for '%s'", f.Name)
		}
	case "mds":
		if !isNode || node.Kind != OperandList {
			c.fail("expected '{' for '%s'", f.Name)
		}
	case "bool":
		if raw != "true" && raw != "false" {
			c.fail("expected 'true' or 'false' for '%s'", f.Name)
		}
	case "num", "num+", "unum":
		if isRaw {
			c.checkNumber(f, string(raw), map[string]string{"num": "int", "num+": "int", "unum": "uint"}[kind])
		} else if isNull && kind == "num+" {
			c.fail("'%s' cannot be null", f.Name)
		} else if isStr || isNull && kind == "unum" || isNode && node.Kind == OperandList {
			c.fail("expected an integer or metadata for '%s'", f.Name)
		}
	case "int", "i32", "uint", "u3", "u8", "u16", "u32":
		if !isRaw {
			c.fail("expected an integer for '%s'", f.Name)
		} else {
			c.checkNumber(f, string(raw), kind)
		}
	default:
		if !isRaw || isConst {
			c.fail("expected a word or a number for '%s'", f.Name)
		} else if text := c.words(f.Name, string(raw), kind); text != string(raw) {
			f.Value = ir.MDRaw(text)
		}
	}
}

// unsignedBits are the kinds of unsigned fields.
var unsignedBits = map[string]int{"u3": 3, "u8": 8, "u16": 16, "u32": 32, "uint": 64}

// checkNumber rejects a text that is no integer of a kind, and removes leading zeros.
func (c *check) checkNumber(f *ir.MDField, text, kind string) {
	plain := len(text) == 1 || text != "" && text[0] != '0' && text[0] != '-'
	if len(text) < 5 && plain && strings.Trim(text, "0123456789") == "" && kind != "u3" && kind != "u8" {
		return // the usual case
	}
	name := f.Name
	v, ok := scan.ParseInteger(text)
	bits := unsignedBits[kind]
	switch {
	case !ok:
		c.fail("expected an integer for '%s', found '%s'", name, text)
		return
	case kind == "int" && !v.IsInt64() && name != "value": // of an enumerator, which may be of any size
		c.fail("value for '%s' too large, limit is 64 bits", name)
	case kind == "i32" && (!v.IsInt64() || v.Int64() != int64(int32(v.Int64()))):
		c.fail("value for '%s' out of range, from %d to %d", name, math.MinInt32, math.MaxInt32)
	case name == "count" && v.Cmp(big.NewInt(-1)) < 0:
		c.fail("value for 'count' too small, limit is -1")
	case bits > 0 && v.Sign() < 0:
		c.fail("expected an unsigned integer for '%s'", name)
	case bits > 0 && v.BitLen() > bits:
		c.fail("value for '%s' too large, limit is %s", name, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(bits)), big.NewInt(1)))
	}
	if t := v.String(); t != text {
		f.Value = ir.MDRaw(t)
	}
}

// OperandList is the Kind of the list in the operands field of a GenericDINode.
const OperandList = "{}"
