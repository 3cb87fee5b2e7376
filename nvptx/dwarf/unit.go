package dwarf

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Place is where a variable lies: at an offset from a symbol of a state space.
type Place struct {
	Symbol string
	Offset int64
	Space  ptx.Space
}

// Value is what a variable is between two labels: a register, a constant, or pieces.
type Value struct {
	Begin, End string
	Register   string // with its "%"; "": Constant
	Constant   int64
	Pieces     []Piece // one after the other in memory; nil: the variable has none
	Whole      bool    // the variable is in this register from its beginning on; Begin and End do not count
}

// Piece is a part of a variable.
type Piece struct {
	Register string // "": it is not known where it is
	Bytes    int
}

// Code says what has become of functions and variables in PTX.
type Code interface {
	// File is the number of a DIFile in the .file directives, 0 if it has none.
	File(file *ir.MDNode) int
	// Range returns the labels at the start and the end of a function that is compiled.
	Range(f *ir.Func) (begin, end string, ok bool)
	// Local returns where the memory lies that a function's alloca or parameter is the address of.
	Local(f *ir.Func, address ir.Value) (Place, bool)
	// Values returns where a variable of a function is in registers, or constants.
	Values(f *ir.Func, variable Instance) []Value
	// Extent returns the labels around what is left of a scope in a function's code; ok is false if
	// nothing is.
	Extent(f *ir.Func, scope Instance) (begin, end string, ok bool)
	// Global returns where a variable of the module lies.
	Global(g *ir.GlobalVar) (Place, bool)
}

// Wanted reports whether a module asks for more than lines: a compile unit with emissionKind
// FullDebug.
func Wanted(m *ir.Module) bool {
	return slices.ContainsFunc(compileUnits(m), isFull)
}

func isFull(cu *ir.MDNode) bool { return word(cu, "emissionKind") == "FullDebug" }

func compileUnits(m *ir.Module) []*ir.MDNode {
	if list := m.NamedMD("llvm.dbg.cu"); list != nil {
		return list.Nodes
	}
	return nil
}

// Sections describes a module whose compile units want it.
func Sections(m *ir.Module, code Code) []*ptx.Section {
	var units []*entry
	lists := &lists{}
	for _, cu := range compileUnits(m) {
		if isFull(cu) {
			units = append(units, compileUnit(m, cu, code, lists))
		}
	}
	return lists.add(sections(units))
}

// unit collects the entries of a compile unit.
type unit struct {
	code     Code
	die      *entry
	types    map[*ir.MDNode]*entry
	scopes   map[*ir.MDNode]*entry // namespaces, declarations of functions
	abstract map[*ir.MDNode]*entry // functions that are inlined somewhere, their blocks and variables
	owners   map[*ir.MDNode]bool   // blocks of those that have variables of their own
	index    *entry
	lists    *lists
}

// languages are the numbers of DW_LANG_… (DWARF 2, figure 20; newer ones as later versions).
var languages = map[string]uint64{
	"DW_LANG_C89": 0x01, "DW_LANG_C": 0x02, "DW_LANG_C_plus_plus": 0x04, "DW_LANG_C99": 0x0c, "DW_LANG_OpenCL": 0x15,
	"DW_LANG_C_plus_plus_03": 0x19, "DW_LANG_C_plus_plus_11": 0x1a, "DW_LANG_Rust": 0x1c, "DW_LANG_C11": 0x1d,
	"DW_LANG_C_plus_plus_14": 0x21, "DW_LANG_C_plus_plus_17": 0x2a, "DW_LANG_C_plus_plus_20": 0x2b, "DW_LANG_C17": 0x2c,
}

func compileUnit(m *ir.Module, cu *ir.MDNode, code Code, lists *lists) *entry {
	u := &unit{code: code, lists: lists, die: &entry{tag: "DW_TAG_compile_unit"}, types: map[*ir.MDNode]*entry{}, scopes: map[*ir.MDNode]*entry{}, abstract: map[*ir.MDNode]*entry{}, owners: map[*ir.MDNode]bool{}}
	u.die.text("DW_AT_producer", str(cu, "producer"))
	l := languages[word(cu, "language")]
	u.die.add(attribute{name: "DW_AT_language", form: formData2, bytes: []byte{byte(l), byte(l >> 8)}})
	if file, ok := cu.Field("file").(*ir.MDNode); ok {
		u.die.text("DW_AT_name", str(file, "filename"))
		u.die.add(attribute{name: "DW_AT_stmt_list", form: formData4, symbol: ".debug_line"})
		u.die.text("DW_AT_comp_dir", str(file, "directory"))
	}
	homes := map[*ir.MDNode]*ir.GlobalVar{}
	for _, g := range m.Globals {
		for _, a := range g.Attachments() {
			if a.Kind == "dbg" {
				homes[a.Node] = g
			}
		}
	}
	for _, e := range nodes(cu.Field("globals")) {
		if v, ok := e.Field("var").(*ir.MDNode); ok {
			u.global(v, homes[e])
		}
	}
	for _, f := range m.Funcs {
		if sub := f.MD("dbg"); sub != nil && sub.Field("unit") == ir.MD(cu) {
			u.inlined(f)
		}
	}
	for _, f := range m.Funcs {
		if sub := f.MD("dbg"); sub != nil && sub.Field("unit") == ir.MD(cu) {
			u.function(f, sub)
		}
	}
	return u.die
}

// scope is the entry that something in a scope belongs to: that of a namespace, else the unit.
func (u *unit) scope(md ir.MD) *entry {
	n, ok := md.(*ir.MDNode)
	if !ok || n.Kind != "DINamespace" {
		return u.die
	}
	if e := u.scopes[n]; e != nil {
		return e
	}
	e := &entry{tag: "DW_TAG_namespace"}
	e.text("DW_AT_name", str(n, "name"))
	u.scopes[n] = e
	parent := u.scope(n.Field("scope"))
	parent.children = append(parent.children, e)
	return e
}

// declared adds where something is declared.
func (u *unit) declared(e *entry, n *ir.MDNode) {
	if file, ok := n.Field("file").(*ir.MDNode); ok && n.Int("line") > 0 {
		if k := u.code.File(file); k > 0 {
			e.number("DW_AT_decl_file", uint64(k))
			e.number("DW_AT_decl_line", uint64(n.Int("line")))
		}
	}
}

func (u *unit) global(v *ir.MDNode, home *ir.GlobalVar) {
	e := &entry{tag: "DW_TAG_variable"}
	parent := u.scope(v.Field("scope"))
	parent.children = append(parent.children, e)
	e.text("DW_AT_name", str(v, "name"))
	e.text("DW_AT_MIPS_linkage_name", str(v, "linkageName"))
	e.refer("DW_AT_type", u.typeOf(v.Field("type")))
	if word(v, "isLocal") != "true" {
		e.flag("DW_AT_external")
	}
	u.declared(e, v)
	if home != nil {
		if p, ok := u.code.Global(home); ok {
			e.lies(p)
		}
	}
}

// addressClasses are the numbers by which cuda-gdb knows the state spaces (NVIDIA, "PTX Writer's
// Guide to Interoperability", debug information).
var addressClasses = map[ptx.Space]uint64{ptx.Const: 4, ptx.Global: 5, ptx.Local: 6, ptx.ParamSpace: 7, ptx.Shared: 8}

// lies adds the place of a variable.
func (e *entry) lies(p Place) {
	const address, plusConstant = 0x03, 0x23
	e.number("DW_AT_address_class", addressClasses[p.Space])
	a := attribute{name: "DW_AT_location", form: formBlock1, symbol: p.Symbol}
	if p.Offset != 0 {
		a.after = append([]byte{plusConstant}, uleb(uint64(p.Offset))...)
	}
	a.bytes = []byte{byte(1 + 8 + len(a.after)), address}
	e.add(a)
}

// signature adds what declarations and definitions of functions share.
func (u *unit) signature(e *entry, sub *ir.MDNode) {
	e.text("DW_AT_MIPS_linkage_name", str(sub, "linkageName"))
	e.text("DW_AT_name", str(sub, "name"))
	u.declared(e, sub)
	if types := parameterTypes(sub); len(types) > 0 {
		e.refer("DW_AT_type", u.typeOf(types[0].Value))
	}
	if !strings.Contains(word(sub, "spFlags"), "DISPFlagLocalToUnit") {
		e.flag("DW_AT_external")
	}
}

// declaration describes a member function in its class.
func (u *unit) declaration(sub *ir.MDNode) *entry {
	e := &entry{tag: "DW_TAG_subprogram"}
	u.scopes[sub] = e
	u.signature(e, sub)
	e.flag("DW_AT_declaration")
	types := parameterTypes(sub)
	for _, f := range types[min(1, len(types)):] {
		c := &entry{tag: "DW_TAG_formal_parameter"}
		c.refer("DW_AT_type", u.typeOf(f.Value))
		if n, ok := f.Value.(*ir.MDNode); ok && hasFlag(n, "DIFlagArtificial") {
			c.flag("DW_AT_artificial")
		}
		e.children = append(e.children, c)
	}
	return e
}

// function describes a function that is compiled, with its parameters and variables in memory.
func (u *unit) function(f *ir.Func, sub *ir.MDNode) {
	begin, end, ok := u.code.Range(f)
	if !ok {
		return
	}
	e := &entry{tag: "DW_TAG_subprogram"}
	const callFrame = 0x9c // DW_OP_call_frame_cfa
	e.label("DW_AT_low_pc", begin)
	e.label("DW_AT_high_pc", end)
	e.add(attribute{name: "DW_AT_frame_base", form: formBlock1, bytes: []byte{1, callFrame}})
	parent := u.die
	if origin := u.abstract[sub]; origin != nil {
		e.refer("DW_AT_abstract_origin", origin)
	} else {
		parent = u.identify(e, sub)
	}
	parent.children = append(parent.children, e)
	b := body{unit: u, f: f, function: e, begin: begin, end: end, entries: map[Instance]*entry{{Node: sub}: e}, seen: map[Instance]bool{}, owners: map[Instance]bool{}}
	b.describe()
	if types := parameterTypes(sub); len(types) > 1 && types[len(types)-1].Value == ir.MD(ir.MDNull{}) {
		e.children = append(e.children, &entry{tag: "DW_TAG_unspecified_parameters"})
	}
}

// identify says which function an entry is: that of a declaration in a class, or by its name, type
// and template parameters. It returns the entry to which it belongs.
func (u *unit) identify(e *entry, sub *ir.MDNode) (parent *entry) {
	parent = u.scope(sub.Field("scope"))
	var declaration *entry
	if d, isMember := sub.Field("declaration").(*ir.MDNode); isMember {
		u.typeOf(d.Field("scope")) // makes the class, and its declarations
		parent, declaration = u.die, u.scopes[d]
	}
	if e.refer("DW_AT_specification", declaration); declaration == nil {
		u.signature(e, sub)
	}
	for _, p := range nodes(sub.Field("templateParams")) {
		u.templateParameter(e, p)
	}
	return parent
}

// parameterTypes are the types of a function's result and parameters; null at the end stands for
// variable arguments.
func parameterTypes(sub *ir.MDNode) []ir.MDField {
	t, ok := sub.Field("type").(*ir.MDNode)
	if !ok {
		return nil
	}
	types, ok := t.Field("types").(*ir.MDNode)
	if !ok {
		return nil
	}
	return types.Fields
}

func operandNode(v ir.Value) (*ir.MDNode, bool) {
	m, ok := v.(*ir.MDOperand)
	if !ok {
		return nil, false
	}
	n, ok := m.Node.(*ir.MDNode)
	return n, ok
}

// str is a field that is a string, word one that is an identifier.
func str(n *ir.MDNode, field string) string {
	s, _ := n.Field(field).(ir.MDStr)
	return string(s)
}

func word(n *ir.MDNode, field string) string {
	s, _ := n.Field(field).(ir.MDRaw)
	return string(s)
}

func hasFlag(n *ir.MDNode, flag string) bool {
	for f := range strings.SplitSeq(word(n, "flags"), "|") {
		if strings.TrimSpace(f) == flag {
			return true
		}
	}
	return false
}

// nodes lists the operands of a tuple that are nodes.
func nodes(md ir.MD) []*ir.MDNode {
	t, ok := md.(*ir.MDNode)
	if !ok {
		return nil
	}
	var out []*ir.MDNode
	for _, f := range t.Fields {
		if n, ok := f.Value.(*ir.MDNode); ok {
			out = append(out, n)
		}
	}
	return out
}
