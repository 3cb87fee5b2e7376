// Package symbols holds the facts about a module that its functions share in the assembly: the
// names of globals and blocks, and the external functions (symbols.go); the values of constants, a
// number or a symbol plus a number (constant.go); the variables with their data (data.go).
//
// Invariant: a name never changes, also that of an unnamed block.
//
// The package imports the IR, vliw/asm, and mir for its diagnostics.
package symbols

import (
	"fmt"
	"sort"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/mir"
)

// Table collects what the functions need of each other.
type Table struct {
	Asm     *asm.Module
	Src     *ir.Module
	Linked  bool // the assembly is linked with other objects, on a machine with threads
	externs map[string]bool
	labels  map[*ir.Block]string // of the unnamed blocks of functions with a requested label
	named   map[*ir.Func]bool    // these functions
}

// New makes the table of a module, whose variables and functions go to an assembly module.
func New(m *ir.Module, out *asm.Module) *Table {
	return &Table{Asm: out, Src: m, externs: map[string]bool{}}
}

// Extern notes a function that is defined elsewhere.
func (m *Table) Extern(name string) { m.externs[name] = true }

// ListExterns enters the functions that are defined elsewhere.
func (m *Table) ListExterns() {
	for name := range m.externs {
		m.Asm.Externs = append(m.Asm.Externs, name)
	}
	sort.Strings(m.Asm.Externs)
}

// Check rejects unsupported constructs of the whole module.
func (m *Table) Check() {
	if len(m.Src.Asm) > 0 {
		mir.Refuse(ir.Pos{}, "module-level assembly")
	}
	if m.Src.Layout.BigEndian {
		mir.Refuse(ir.Pos{}, "a big-endian data layout")
	}
	if m.Src.Layout.PtrBits(0) != 64 {
		mir.Refuse(ir.Pos{}, "a data layout with %d-bit pointers", m.Src.Layout.PtrBits(0))
	}
	for _, i := range m.Src.IFuncs {
		mir.Refuse(i.Pos, "the ifunc %s", i.Ident())
	}
}

// streams are the variables of C's library that programs read: the runtime takes these numbers for
// open streams.
var streams = map[string]byte{"stdin": 1, "stdout": 2, "stderr": 3}

// stream defines a variable of C's library.
func (m *Table) stream(name string, n byte) {
	for _, g := range m.Asm.Globals {
		if g.Name == name {
			return
		}
	}
	m.Asm.Globals = append(m.Asm.Globals, &asm.Global{Name: name, Align: 8, ReadOnly: true, Local: true, Init: []asm.Datum{{Bytes: []byte{n, 0, 0, 0, 0, 0, 0, 0}}}})
}

// variable notes a variable that is defined elsewhere.
func (m *Table) variable(g *ir.GlobalVar) {
	if m.Asm.Variables == nil {
		m.Asm.Variables = map[string]bool{}
	}
	m.Asm.Variables[g.Name()] = g.TLS != ""
}

// Symbol names a global in the assembly, and notes functions that are defined elsewhere.
func (m *Table) Symbol(g ir.GlobalValue, pos ir.Pos) asm.Sym {
	switch g := g.(type) {
	case *ir.Func:
		if g.IsDecl() || g.Linkage == ir.AvailableExternally {
			if g.IsIntrinsic() {
				mir.Refuse(pos, "the address of the intrinsic %s", g.Name())
			}
			m.Extern(g.Name())
		}
	case *ir.GlobalVar:
		if n, ok := streams[g.Name()]; ok && g.IsDeclaration() {
			m.stream(g.Name(), n)
			return asm.Sym{Name: g.Name()}
		}
		if g.IsDeclaration() && m.Linked {
			m.variable(g)
			break
		}
		if g.IsDeclaration() {
			mir.Refuse(pos, "the variable %s, which is defined elsewhere,", g.Ident())
		}
	case *ir.Alias:
		sym, off := m.Address(g.Aliasee, pos)
		sym.Offset += off
		return sym
	default:
		mir.Refuse(pos, "the ifunc %s", g.Ident())
	}
	if g.Name() == "" {
		return asm.Sym{Name: ".unnamed" + g.Ident()[1:]}
	}
	return asm.Sym{Name: g.Name()}
}

// Label is a block's label in the assembly. Unnamed blocks keep the numbers that they have when the
// first label of the function is requested. That label may belong to a block whose address another
// function or a global takes.
func (m *Table) Label(b *ir.Block) string {
	if b.Name() != "" {
		return b.Name()
	}
	f := b.Func()
	if !m.named[f] {
		if m.labels == nil {
			m.labels, m.named = map[*ir.Block]string{}, map[*ir.Func]bool{}
		}
		m.named[f] = true
		m.labelBlocks(f)
	}
	if label, ok := m.labels[b]; ok {
		return label
	}
	return "b" + strings.TrimPrefix(b.Ident(), "%") // made since
}

// labelBlocks numbers the unnamed blocks of a function as the IR does: with the parameters and
// values, in their order.
func (m *Table) labelBlocks(f *ir.Func) {
	n := 0
	count := func(name string) {
		if name == "" {
			n++
		}
	}
	for _, p := range f.Params {
		count(p.Name())
	}
	for b := range f.Blocks() {
		if b.Name() == "" {
			m.labels[b] = fmt.Sprintf("b%d", n)
		}
		count(b.Name())
		for i := range b.Instrs() {
			if !i.Type().IsVoid() {
				count(i.Name())
			}
		}
	}
}
