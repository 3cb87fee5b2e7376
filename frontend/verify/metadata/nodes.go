package metadata

import (
	"strings"

	"opt-go/frontend/ir"
)

// Debug information: LLVM's rules about specialized nodes. What breaks one of them is wrong with
// the debug information only; a reader drops that then.
//
// A whole module's metadata is walked once, from the named lists and from what is attached to
// functions and instructions. Checks of single functions, which passes cannot make worse, leave the
// nodes alone: several functions share them.

// nodeClass is a set of kinds of metadata.
type nodeClass uint64

const (
	tupleClass nodeClass = 1 << iota
	constClass
	basicType
	stringType
	derivedType
	compositeType
	subroutineType
	subrangeType // a type since LLVM 21
	fixedPointType
	fileClass
	unitClass
	subprogramClass
	blockClass
	namespaceClass
	moduleClass
	commonClass
	subrangeClass
	genericSubrangeClass
	enumeratorClass
	templateClass
	globalVarClass
	localVarClass
	labelClass
	propertyClass
	importClass
	genericClass
	macroClass
	locationClass
	expressionClass
	varExpressionClass
	assignClass

	anyType       = basicType | stringType | derivedType | compositeType | subroutineType | subrangeType | fixedPointType
	anyLocalScope = subprogramClass | blockClass
	anyScope      = anyType | fileClass | unitClass | anyLocalScope | namespaceClass | moduleClass | commonClass
	anyNode       = anyScope | subrangeClass | genericSubrangeClass | enumeratorClass | templateClass | globalVarClass |
		localVarClass | labelClass | propertyClass | importClass | genericClass
	anyBound = globalVarClass | localVarClass | expressionClass // of an array that is known when the program runs
)

var nodeClasses = map[string]nodeClass{
	"": tupleClass, "DIBasicType": basicType, "DIStringType": stringType, "DIDerivedType": derivedType, "DICompositeType": compositeType,
	"DISubroutineType": subroutineType, "DISubrangeType": subrangeType, "DIFixedPointType": fixedPointType, "DIFile": fileClass,
	"DICompileUnit": unitClass, "DISubprogram": subprogramClass, "DILexicalBlock": blockClass, "DILexicalBlockFile": blockClass,
	"DINamespace": namespaceClass, "DIModule": moduleClass, "DICommonBlock": commonClass, "DISubrange": subrangeClass,
	"DIGenericSubrange": genericSubrangeClass, "DIEnumerator": enumeratorClass, "DITemplateTypeParameter": templateClass,
	"DITemplateValueParameter": templateClass, "DIGlobalVariable": globalVarClass, "DILocalVariable": localVarClass,
	"DILabel": labelClass, "DIObjCProperty": propertyClass, "DIImportedEntity": importClass, "GenericDINode": genericClass,
	"DIMacro": macroClass, "DIMacroFile": macroClass, "DILocation": locationClass, "DIExpression": expressionClass,
	"DIGlobalVariableExpression": varExpressionClass, "DIAssignID": assignClass,
}

// classOf returns the class of an operand, 0 for non-nodes and unknown kinds.
func classOf(m ir.MD) nodeClass {
	switch m := m.(type) {
	case *ir.MDNode:
		return nodeClasses[m.Kind]
	case *ir.MDConst:
		return constClass
	}
	return 0
}

// refRule says what a field of a node may refer to, if to anything; or what the operands of the
// tuple may be that it refers to.
type refRule struct {
	field  string
	class  nodeClass
	msg    string
	elems  nodeClass // of the tuple
	elem   string    // the message about an operand of the tuple
	orNull bool      // among the operands
}

func ref(field string, class nodeClass, msg string) refRule {
	return refRule{field: field, class: class, msg: msg}
}

func list(field, msg string, elems nodeClass, elem string) refRule {
	return refRule{field: field, class: tupleClass, msg: msg, elems: elems, elem: elem}
}

var nodeRefs = map[string][]refRule{
	"DILocation": {ref("scope", anyLocalScope, "location requires a valid scope"), ref("inlinedAt", locationClass, "inlined-at should be a location")},
	"DISubrange": {
		ref("count", constClass|anyBound, "Count must be signed constant or DIVariable or DIExpression"),
		ref("lowerBound", constClass|anyBound, "LowerBound must be signed constant or DIVariable or DIExpression"),
		ref("upperBound", constClass|anyBound, "UpperBound must be signed constant or DIVariable or DIExpression"),
		ref("stride", constClass|anyBound, "Stride must be signed constant or DIVariable or DIExpression")},
	"DIGenericSubrange": {
		ref("count", anyBound, "Count must be signed constant or DIVariable or DIExpression"),
		ref("lowerBound", anyBound, "LowerBound must be signed constant or DIVariable or DIExpression"),
		ref("upperBound", anyBound, "UpperBound must be signed constant or DIVariable or DIExpression"),
		ref("stride", anyBound, "Stride must be signed constant or DIVariable or DIExpression")},
	"DIDerivedType": {ref("file", fileClass, "invalid file"), ref("scope", anyScope, "invalid scope"), ref("baseType", anyType, "invalid base type")},
	"DICompositeType": {ref("file", fileClass, "invalid file"), ref("scope", anyScope, "invalid scope"), ref("baseType", anyType, "invalid base type"),
		ref("elements", tupleClass, "invalid composite elements"), ref("vtableHolder", anyType, "invalid vtable holder"),
		list("templateParams", "invalid template params", templateClass, "invalid template parameter")},
	"DISubroutineType": {{field: "types", class: tupleClass, msg: "invalid composite elements", elems: anyType, elem: "invalid subroutine type ref", orNull: true}},
	"DICompileUnit": {ref("file", fileClass, "invalid file"),
		list("enums", "invalid enum list", compositeType, "invalid enum type"),
		list("retainedTypes", "invalid retained type list", anyType|subprogramClass, "invalid retained type"),
		list("globals", "invalid global variable list", varExpressionClass, "invalid global variable ref"),
		list("imports", "invalid imported entity list", importClass, "invalid imported entity"),
		list("macros", "invalid macro list", macroClass, "invalid macro ref")},
	"DISubprogram": {ref("scope", anyScope, "invalid scope"), ref("file", fileClass, "invalid file"),
		ref("type", subroutineType, "invalid subroutine type"), ref("containingType", anyType, "invalid containing type"),
		list("templateParams", "invalid template params", templateClass, "invalid template parameter"),
		ref("declaration", subprogramClass, "invalid subprogram declaration"),
		list("retainedNodes", "invalid retained nodes list", localVarClass|labelClass|importClass,
			"invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity"),
		list("thrownTypes", "invalid thrown types list", anyType, "invalid thrown type")},
	"DILexicalBlock":           {ref("scope", anyLocalScope, "invalid local scope")},
	"DILexicalBlockFile":       {ref("scope", anyLocalScope, "invalid local scope")},
	"DICommonBlock":            {ref("scope", anyScope, "invalid scope ref"), ref("declaration", globalVarClass, "invalid declaration")},
	"DINamespace":              {ref("scope", anyScope, "invalid scope ref")},
	"DIMacroFile":              {ref("file", fileClass, "invalid file"), list("nodes", "invalid macro list", macroClass, "invalid macro ref")},
	"DITemplateTypeParameter":  {ref("type", anyType, "invalid type ref")},
	"DITemplateValueParameter": {ref("type", anyType, "invalid type ref")},
	"DIGlobalVariable": {ref("scope", anyScope, "invalid scope"), ref("file", fileClass, "invalid file"),
		ref("type", anyType, "invalid type ref"), ref("declaration", derivedType, "invalid static data member declaration")},
	"DILocalVariable": {ref("scope", anyLocalScope, "local variable requires a valid scope"), ref("file", fileClass, "invalid file"),
		ref("type", anyType&^subroutineType, "invalid type ref")},
	"DILabel":                    {ref("scope", anyLocalScope, "label requires a valid scope"), ref("file", fileClass, "invalid file")},
	"DIGlobalVariableExpression": {ref("var", globalVarClass|localVarClass, "missing variable"), ref("expr", expressionClass, "invalid expression")},
	"DIObjCProperty":             {ref("type", anyType, "invalid type ref"), ref("file", fileClass, "invalid file")},
	"DIImportedEntity":           {ref("scope", anyScope, "invalid scope for imported entity"), ref("entity", anyNode, "invalid imported entity")},
}

// visit is a node to visit; locs says that locations may be among the operands.
type visit struct {
	n    *ir.MDNode
	locs bool
}

// Nodes checks a node and all that it refers to, each node once in the module.
func (v *Checker) Nodes(root *ir.MDNode, locs bool) {
	if !v.Whole || root == nil || !v.firstTime(root) {
		return
	}
	v.todo = append(v.todo[:0], visit{root, locs})
	for len(v.todo) > 0 {
		at := v.todo[len(v.todo)-1]
		v.todo = v.todo[:len(v.todo)-1]
		v.node(at.n)
		for k := len(at.n.Fields) - 1; k >= 0; k-- {
			n, ok := at.n.Fields[k].Value.(*ir.MDNode)
			if !ok {
				continue
			}
			if n.Kind == "DILocation" && !at.locs {
				v.FailDebug("DILocation not allowed within this metadata node", at.n, n)
				continue
			}
			if v.firstTime(n) {
				v.todo = append(v.todo, visit{n, at.locs})
			}
		}
	}
}

// maxNumbered bounds the numbers of nodes that firstTime keeps a table of.
const maxNumbered = 1 << 20

// firstTime reports whether a node has not been met before. Those with the numbers of a text are
// found without hashing.
func (v *Checker) firstTime(n *ir.MDNode) bool {
	if id := n.ID; id >= 0 && id < maxNumbered {
		if id >= len(v.numbered) {
			v.numbered = append(v.numbered, make([]*ir.MDNode, id+1+len(v.numbered))...)
		}
		switch v.numbered[id] {
		case n:
			return false
		case nil:
			v.numbered[id] = n
			return true
		}
	}
	if v.nodes[n] {
		return false
	}
	v.nodes[n] = true
	return true
}

// node checks one node: its operands, then the rules of its kind.
func (v *Checker) node(n *ir.MDNode) {
	if n.Kind == "" {
		return
	}
	rules := nodeRefs[n.Kind]
	for k := range n.Fields {
		if !v.reference(n, &n.Fields[k], rules) {
			return
		}
	}
	if msg := brokenRule(n); msg != "" {
		v.FailDebug(msg, n)
	}
}

// GlobalExpression checks the debug information of a global variable.
func (v *Checker) GlobalExpression(g *ir.GlobalVar, n *ir.MDNode) {
	if n == nil || n.Kind != "DIGlobalVariableExpression" {
		v.FailDebug("!dbg attachment of global variable must be a DIGlobalVariableExpression", g, n)
		return
	}
	if !v.Whole {
		return
	}
	v.node(n)
	for _, field := range []string{"var", "expr"} {
		if m := n.Node(field); m != nil {
			v.node(m)
		}
	}
}

// reference checks a field by the rules of its node.
func (v *Checker) reference(n *ir.MDNode, f *ir.MDField, rules []refRule) bool {
	switch m := f.Value.(type) {
	case ir.MDNull, ir.MDStr:
		return true
	case ir.MDRaw:
		if !strings.HasPrefix(string(m), "!") { // a string as metadata
			return true
		}
	}
	for k := range rules {
		r := &rules[k]
		if r.field != f.Name {
			continue
		}
		if classOf(f.Value)&r.class == 0 {
			v.FailDebug(r.msg, n, f.Value)
			return false
		}
		if r.elems == 0 {
			return true
		}
		for _, e := range f.Value.(*ir.MDNode).Fields {
			if _, isNull := e.Value.(ir.MDNull); isNull && r.orNull {
				continue
			}
			if classOf(e.Value)&r.elems == 0 {
				v.FailDebug(r.elem, n, f.Value, e.Value)
				return false
			}
		}
		return true
	}
	return true
}
