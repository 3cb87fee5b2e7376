package dwarf

import (
	"strconv"

	"opt-go/frontend/ir"
)

// body describes the variables of a function.
type body struct {
	*unit
	f          *ir.Func
	function   *entry
	begin, end string
	entries    map[Instance]*entry // of the function, its blocks, calls that were inlined, and their blocks
	seen       map[Instance]bool   // variables that have an entry
	owners     map[Instance]bool   // blocks that have variables of their own
}

func (b *body) describe() {
	var mentions []*ir.Instr
	for i := range b.f.Instrs() {
		v, ok := Variable(i)
		if !ok {
			continue
		}
		mentions = append(mentions, i)
		if scope, ok := v.Node.Field("scope").(*ir.MDNode); ok {
			b.owners[Instance{scope, v.At}] = true
		}
	}
	for _, i := range mentions {
		b.local(i)
	}
	for i := range b.f.Instrs() { // calls of which no variable is left
		if at := inlinedAt(i.DebugLoc()); at != nil {
			b.block(i.DebugLoc().Field("scope"), at)
		}
	}
}

// Variable is that of a debug intrinsic; ok is false if it is another instruction.
func Variable(i *ir.Instr) (v Instance, ok bool) {
	if id := i.IntrinsicID(); id != "llvm.dbg.declare" && id != "llvm.dbg.value" {
		return v, false
	}
	v.At = inlinedAt(i.DebugLoc())
	v.Node, ok = operandNode(i.Arg(1))
	return v, ok
}

// Fragment returns which part of the variable a debug intrinsic is about, in bits; bits is 0: all
// of it. The operand is not its value if plain is false, but goes through operations.
func Fragment(i *ir.Instr) (off, bits int, plain bool) {
	x, ok := operandNode(i.Arg(2))
	if !ok || len(x.Fields) == 0 {
		return 0, 0, true
	}
	n := len(x.Fields) - 3
	if n < 0 || x.Fields[n].Value != ir.MD(ir.MDRaw("DW_OP_LLVM_fragment")) {
		return 0, 0, false
	}
	number := func(k int) int {
		word, _ := x.Fields[k].Value.(ir.MDRaw)
		v, err := strconv.ParseUint(string(word), 10, 31)
		if err != nil {
			n = -1 // no valid expression
		}
		return int(v)
	}
	if off, bits = number(n+1), number(n+2); n < 0 {
		return 0, 0, false
	}
	return off, bits, n == 0
}

// isWhole reports that the operand of a debug intrinsic is all of the variable, or of its address.
func isWhole(i *ir.Instr) bool {
	x, ok := operandNode(i.Arg(2))
	return !ok || len(x.Fields) == 0
}

// local describes the variable of a debug intrinsic, where it is first mentioned.
func (b *body) local(i *ir.Instr) {
	v, _ := Variable(i)
	if b.seen[v] {
		return
	}
	parent := b.block(v.Node.Field("scope"), v.At)
	if parent == nil {
		return
	}
	b.seen[v] = true
	e := &entry{tag: variableTag(v.Node)}
	if p, ok := b.storage(i); ok {
		e.lies(p)
	} else {
		b.held(e, b.code.Values(b.f, v))
	}
	if origin := b.abstract[v.Node]; origin != nil {
		e.refer("DW_AT_abstract_origin", origin)
	} else {
		b.variable(e, v.Node, b.function)
	}
	parent.children = append(parent.children, e)
}

func variableTag(v *ir.MDNode) string {
	if v.Int("arg") > 0 {
		return "DW_TAG_formal_parameter"
	}
	return "DW_TAG_variable"
}

// variable adds the name and type of a variable of a function.
func (u *unit) variable(e *entry, v *ir.MDNode, function *entry) {
	e.text("DW_AT_name", str(v, "name"))
	u.declared(e, v)
	e.refer("DW_AT_type", u.typeOf(v.Field("type")))
	if hasFlag(v, "DIFlagArtificial") {
		e.flag("DW_AT_artificial")
	}
	if hasFlag(v, "DIFlagObjectPointer") {
		function.refer("DW_AT_object_pointer", e)
	}
}

// storage is where a declared variable lies, if it is in memory.
func (u *unit) storage(i *ir.Instr) (Place, bool) {
	m, ok := i.Arg(0).(*ir.MDOperand)
	if !ok || i.IntrinsicID() != "llvm.dbg.declare" {
		return Place{}, false
	}
	if !isWhole(i) {
		return Place{}, false // the address is not all that there is to it
	}
	at := m.Value()
	for {
		cast, ok := at.(*ir.Instr)
		if !ok || cast.Op() != ir.AddrSpaceCast {
			return u.code.Local(i.Func(), at)
		}
		at = cast.Operand(0)
	}
}

// block is the entry of a function, of a call that was inlined, or of a block in one of these; nil
// if the scope belongs to none that is described. A block without variables of its own has no
// entry.
func (b *body) block(md ir.MD, at *ir.MDNode) *entry {
	n, ok := md.(*ir.MDNode)
	if !ok {
		return nil
	}
	scope := Instance{n, at}
	if e, known := b.entries[scope]; known {
		return e
	}
	b.entries[scope] = nil // scopes of a wrong module may be in each other
	var e *entry
	switch {
	case n.Kind == "DISubprogram" && at != nil:
		e = b.call(scope)
	case n.Kind == "DILexicalBlock" || n.Kind == "DILexicalBlockFile":
		e = b.block(n.Field("scope"), at)
		if e != nil && b.owners[scope] {
			e = b.lexical(scope, e)
		}
	}
	b.entries[scope] = e
	return e
}

// lexical makes the entry of a block. One of which no code is left has the whole function as its
// range, and none in a call that was inlined.
func (b *body) lexical(scope Instance, parent *entry) *entry {
	begin, end, ok := b.code.Extent(b.f, scope)
	switch {
	case !ok && scope.At != nil:
		return nil
	case !ok:
		begin, end = b.begin, b.end
	}
	e := &entry{tag: "DW_TAG_lexical_block"}
	e.label("DW_AT_low_pc", begin)
	e.label("DW_AT_high_pc", end)
	e.refer("DW_AT_abstract_origin", b.abstract[scope.Node])
	parent.children = append(parent.children, e)
	return e
}
