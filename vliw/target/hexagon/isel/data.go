package isel

import (
	"fmt"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/image"
	"opt-go/vliw/target/hexagon/isel/lines"
)

// Module holds what the functions of a module share: its symbols and variables.
type Module struct {
	Src    *ir.Module
	Out    *code.Module
	lines  *lines.Table
	tables int
	pic    bool // position-independent code
	pie    bool // of an executable

	assemblies int                  // inline ones
	labels     map[*ir.Block]string // of blocks whose address is taken
}

// NewModule checks the module and defines its variables.
func NewModule(m *ir.Module) *Module {
	out := &Module{Src: m, pic: analysis.ModuleFlag(m, "PIC Level") > 0, pie: analysis.ModuleFlag(m, "PIE Level") > 0, Out: &code.Module{File: m.SourceName, Bind: map[string]string{}, Visible: map[string]string{}}, labels: map[*ir.Block]string{}}
	out.lines = lines.New(m, out.Out)
	return out
}

// Check refuses constructs of the whole module.
func (m *Module) Check() {
	m.Out.Asm = m.Src.Asm
	if m.Src.Layout.BigEndian || m.Src.Layout.PtrBits(0) != 32 {
		mir.Refuse(ir.Pos{}, "a data layout without little-endian pointers of 32 bits on Hexagon (clang --target=hexagon writes the right one)")
	}
	for _, i := range m.Src.IFuncs {
		mir.Refuse(i.Pos, "the ifunc %s", i.Ident())
	}
	for _, a := range m.Src.Aliases {
		sym, off := m.address(a.Aliasee, a.Pos)
		m.Out.Aliases = append(m.Out.Aliases, code.Alias{Name: m.symbol(a, a.Pos), Binding: binding(a.Linkage), To: sym, Off: off})
	}
}

func binding(l ir.Linkage) string {
	switch l {
	case ir.Private, ir.Internal:
		return ".local"
	case ir.LinkOnce, ir.LinkOnceODR, ir.WeakLinkage, ir.WeakODR, ir.ExternWeak, ir.Common:
		return ".weak"
	}
	return ".globl"
}

// symbol names a global.
func (m *Module) symbol(g ir.GlobalValue, pos ir.Pos) string {
	switch g := g.(type) {
	case *ir.Func:
		if g.IsIntrinsic() {
			mir.Refuse(pos, "the address of the intrinsic %s", g.Name())
		}
		m.Out.Bind[g.Name()] = binding(g.Linkage)
	case *ir.IFunc:
		mir.Refuse(pos, "the ifunc %s", g.Ident())
	}
	m.noteVisibility(g)
	if g.Name() == "" {
		return ".Lunnamed" + g.Ident()[1:]
	}
	return g.Name()
}

// blockLabel names a block whose address is taken.
func (m *Module) blockLabel(b *ir.Block) string {
	if m.labels[b] == "" {
		m.labels[b] = fmt.Sprintf(".Ltaken%d", len(m.labels)+1)
	}
	return m.labels[b]
}

// evaluate returns a constant as a symbol plus a number, without a symbol for plain numbers; ok is
// false if it is neither.
func (m *Module) evaluate(v ir.Value, pos ir.Pos) (sym string, n int64, ok bool) {
	c, isConst := v.(*ir.Const)
	if !isConst {
		g, isGlobal := v.(ir.GlobalValue)
		if !isGlobal {
			return "", 0, false
		}
		if threadLocal(g) {
			return "", 0, false // no constant
		}
		return m.symbol(g, pos), 0, true
	}
	switch c.Kind {
	case ir.NullConst, ir.UndefConst, ir.PoisonConst:
		return "", 0, true
	case ir.IntConst:
		n, ok := c.Int64()
		return "", n, ok
	case ir.BlockAddressConst:
		return m.blockLabel(c.Block), 0, true
	case ir.DSOLocalConst, ir.NoCFIConst:
		return m.evaluate(c.Elems[0], pos)
	case ir.ExprConst:
		if !c.Type().IsVector() {
			return m.expression(c, pos)
		}
	}
	return "", 0, c.IsZero() && !c.Type().IsAggregate() && !c.Type().IsVector()
}

func (m *Module) expression(c *ir.Const, pos ir.Pos) (sym string, n int64, ok bool) {
	switch c.Op {
	case ir.BitCast, ir.AddrSpaceCast:
		return m.evaluate(c.Elems[0], pos)
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr:
		if sym, n, ok = m.evaluate(c.Elems[0], pos); sym == "" || asWide(c.Type()) && asWide(c.Elems[0].Type()) {
			return sym, int64(uint32(n)), ok
		}
	case ir.GetElementPtr:
		if off, known := m.Src.Layout.ConstGEPOffset(c.ElemTy, c.Elems[1:]); known {
			sym, n, ok = m.evaluate(c.Elems[0], pos)
			return sym, n + off, ok
		}
	case ir.Add, ir.Sub:
		a, x, known := m.evaluate(c.Elems[0], pos)
		b, y, also := m.evaluate(c.Elems[1], pos)
		if !known || !also || !asWide(c.Type()) {
			return "", 0, false
		}
		switch {
		case c.Op == ir.Add && b == "":
			return a, x + y, true
		case c.Op == ir.Add && a == "":
			return b, x + y, true
		case c.Op == ir.Sub && b == "":
			return a, x - y, true
		case c.Op == ir.Sub && a == b:
			return "", x - y, true
		}
	}
	return "", 0, false
}

// address is evaluate where nothing else will do.
func (m *Module) address(v ir.Value, pos ir.Pos) (string, int64) {
	sym, n, ok := m.evaluate(v, pos)
	if !ok {
		mir.Refuse(pos, "the constant %s on Hexagon", v.Ident())
	}
	return sym, n
}

// asWide reports whether a type is as wide as an address.
func asWide(t *ir.Type) bool { return t.IsPtr() || t.IsInt(32) }

// jumpTable makes the table of a switch: size addresses, those of the cases and of the default
// block.
func (m *Module) jumpTable(f *code.Func, cases []switchCase, size int64, other *code.Block) string {
	m.tables++
	g := &code.Global{Name: fmt.Sprintf(".Ltable%d", m.tables), Binding: ".local", Align: 4, Size: 4 * size, ReadOnly: true}
	at := 0
	for k := range size {
		to := other
		if cases[at].n == cases[0].n+k {
			to = cases[at].to
			at++
		}
		d := code.Datum{Sym: to.Label, Width: 4}
		if m.pic {
			d.Minus = g.Name
		}
		g.Data = append(g.Data, d)
	}
	m.Out.Globals = append(m.Out.Globals, g)
	return g.Name
}

// Define emits a variable with its initial value.
func (m *Module) Define(g *ir.GlobalVar) {
	if g.IsDeclaration() || g.Section == "llvm.metadata" || g.Linkage == ir.AvailableExternally {
		return
	}
	switch g.Name() {
	case "llvm.used", "llvm.compiler.used":
		return
	case "llvm.global_ctors":
		m.callTable(g, ".init_array")
		return
	case "llvm.global_dtors":
		m.callTable(g, ".fini_array")
		return
	}
	data := image.Of(m.Src.Layout, addresses{m, g.Pos}, g.Init, g.ValueType, g.Pos)
	section := g.Section
	if m.pic && section == "" && g.Constant && g.TLS == "" && slices.ContainsFunc(data, func(x code.Datum) bool { return x.Sym != "" && x.Minus == "" }) {
		section = ".data.rel.ro" // the addresses are written when the object is loaded
	}
	align := g.Align
	if align == 0 {
		align = m.Src.Layout.PrefAlign(g.ValueType)
	}
	m.Out.Globals = append(m.Out.Globals, &code.Global{Name: m.symbol(g, g.Pos), Section: section, Binding: binding(g.Linkage), Align: int64(align),
		Size: int64(m.Src.Layout.AllocSize(g.ValueType)), ReadOnly: g.Constant, Thread: g.TLS != "", Data: data})
}

// defaultPriority is that of constructors without one, which come last.
const defaultPriority = 65535

// callTable lists functions that run before main, or after it, in a section whose parts the linker
// sorts by priority.
func (m *Module) callTable(g *ir.GlobalVar, section string) {
	list, ok := g.Init.(*ir.Const)
	if !ok || list.IsZero() {
		return
	}
	for k := range g.ValueType.Len {
		entry, ok := list.Elem(k).(*ir.Const)
		if !ok || entry.Kind != ir.StructConst {
			mir.Refuse(g.Pos, "the entry %d of %s", k, g.Ident())
		}
		priority, _ := immediate(entry.Elem(0))
		sym, off := m.address(entry.Elem(1), g.Pos)
		if sym == "" {
			continue // erased
		}
		s := section
		if priority != defaultPriority {
			s = fmt.Sprintf("%s.%d", section, priority)
		}
		m.tables++
		m.Out.Globals = append(m.Out.Globals, &code.Global{Name: fmt.Sprintf(".Ltable%d", m.tables), Section: s, Binding: ".local", Align: 4, Size: 4,
			Data: []code.Datum{{Sym: sym, Off: off, Width: 4}}})
	}
}

// addresses resolves the constants of an initial value.
type addresses struct {
	*Module
	pos ir.Pos
}

func (a addresses) Address(v ir.Value) (string, int64) { return a.address(v, a.pos) }
func (a addresses) Distance(v ir.Value) (x, y string, off int64, ok bool) {
	return a.distance(v, a.pos)
}

// distance recognises the difference of two addresses.
func (m *Module) distance(v ir.Value, pos ir.Pos) (a, b string, off int64, ok bool) {
	c, isConst := v.(*ir.Const)
	if !isConst || c.Kind != ir.ExprConst || c.Op != ir.Sub {
		return "", "", 0, false
	}
	a, x := m.address(c.Elems[0], pos)
	b, y := m.address(c.Elems[1], pos)
	return a, b, x - y, a != "" && b != ""
}
