package codegen

import (
	"fmt"
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/mir"
	"sort"
	"strings"
)

// module collects what the functions need of each other.
type module struct {
	asm     *asm.Module
	src     *ir.Module
	externs map[string]bool
	labels  map[*ir.Block]string // of the unnamed blocks of the functions of which one was asked for
	named   map[*ir.Func]bool    // these functions
}

func newModule(m *ir.Module, out *asm.Module) *module {
	return &module{asm: out, src: m, externs: map[string]bool{}}
}

// extern notes a function that is defined elsewhere.
func (m *module) extern(name string) { m.externs[name] = true }

// listExterns enters the functions that are defined elsewhere.
func (m *module) listExterns() {
	for name := range m.externs {
		m.asm.Externs = append(m.asm.Externs, name)
	}
	sort.Strings(m.asm.Externs)
}

// checkModule refuses what concerns the whole module.
func (m *module) checkModule() {
	if len(m.src.Asm) > 0 {
		mir.Refuse(ir.Pos{}, "module-level assembly")
	}
	if m.src.Layout.BigEndian {
		mir.Refuse(ir.Pos{}, "a big-endian data layout")
	}
	if m.src.Layout.PtrBits(0) != 64 {
		mir.Refuse(ir.Pos{}, "a data layout with %d-bit pointers", m.src.Layout.PtrBits(0))
	}
	for _, i := range m.src.IFuncs {
		mir.Refuse(i.Pos, "the ifunc %s", i.Ident())
	}
}

// streams are the variables of C's library that programs read: the runtime takes these numbers for open streams.
var streams = map[string]byte{"stdin": 1, "stdout": 2, "stderr": 3}

// stream defines a variable of C's library.
func (m *module) stream(name string, n byte) {
	for _, g := range m.asm.Globals {
		if g.Name == name {
			return
		}
	}
	m.asm.Globals = append(m.asm.Globals, &asm.Global{Name: name, Align: 8, ReadOnly: true, Local: true, Init: []asm.Datum{{Bytes: []byte{n, 0, 0, 0, 0, 0, 0, 0}}}})
}

// symbol names a global in the assembly, and notes functions that are defined elsewhere.
func (m *module) symbol(g ir.GlobalValue, pos ir.Pos) asm.Sym {
	switch g := g.(type) {
	case *ir.Func:
		if g.IsDecl() || g.Linkage == ir.AvailableExternally {
			if g.IsIntrinsic() {
				mir.Refuse(pos, "the address of the intrinsic %s", g.Name())
			}
			m.extern(g.Name())
		}
	case *ir.GlobalVar:
		if n, ok := streams[g.Name()]; ok && g.IsDeclaration() {
			m.stream(g.Name(), n)
			return asm.Sym{Name: g.Name()}
		}
		if g.IsDeclaration() {
			mir.Refuse(pos, "the variable %s, which is defined elsewhere,", g.Ident())
		}
	case *ir.Alias:
		sym, off := m.address(g.Aliasee, pos)
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

// label is a block's label in the assembly. Unnamed blocks keep the numbers that they have when the first label of the function is asked for,
// which may be that of a block whose address another function or a global takes.
func (m *module) label(b *ir.Block) string {
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

// labelBlocks numbers the unnamed blocks of a function as the IR does: with the parameters and values, in their order.
func (m *module) labelBlocks(f *ir.Func) {
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
