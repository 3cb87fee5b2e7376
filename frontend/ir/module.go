package ir

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

func itoa(n int) string { return strconv.Itoa(n) }

// Module is one translation unit.
type Module struct {
	Ctx          *Context
	File         string // where it was read from, for messages; "<stdin>" for standard input
	SourceName   string // source_filename
	Triple       string
	Layout       *DataLayout
	Asm          []string // module-level inline assembly, a line each
	TypeDefs     []*Type  // named structs in the order of the input
	Comdats      []*Comdat
	Globals      []*GlobalVar
	Funcs        []*Func
	Aliases      []*Alias
	IFuncs       []*IFunc
	DebugRecords bool         // print the debug intrinsics as #dbg_ records, the form the input had
	Source       string       // the text that was read, for the line under a diagnostic; may be empty
	Texts        []LinkedText // of modules that were linked in; Place finds the one that a position is in

	md         moduleMD
	needs      atomic.Int32 // see NeedVersion
	intrinsics int          // the version that their attributes are of, 0 for 19: see UseIntrinsics
	mu         sync.Mutex
	symbols    map[string]GlobalValue
	lastUnique int
	pending    int
	tables     map[*Func][]newTable // of function passes that are running
}

// NewModule returns an empty module with the default data layout.
func NewModule(ctx *Context) *Module {
	return &Module{Ctx: ctx, Layout: DefaultLayout(), symbols: map[string]GlobalValue{}}
}

func (m *Module) addGlobal(v GlobalValue, g *Global, name string) {
	g.ctx, g.module = m.Ctx, m
	g.constID = m.Ctx.nextConstID()
	if name != "" {
		g.setName(m.claimGlobal(v, name))
	}
}

// claimGlobal enters v under name or, where that is taken, under name.N; for PTX, whose names have
// no dots, under nameN.
func (m *Module) claimGlobal(v GlobalValue, name string) string {
	dot := "."
	if strings.HasPrefix(m.Triple, "nvptx") {
		dot = ""
	}
	for base := name; m.symbols[name] != nil && m.symbols[name] != v; {
		m.lastUnique++
		name = base + dot + itoa(m.lastUnique)
	}
	m.symbols[name] = v
	return name
}

func (m *Module) renameGlobal(g *Global, name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	v := m.symbols[g.name]
	if v == nil || v.header() != g {
		v = m.findGlobal(g)
	} else {
		delete(m.symbols, g.name)
	}
	g.setName("")
	if name != "" {
		g.setName(m.claimGlobal(v, name))
	}
}

// TakeName gives v the name of another global, which keeps it with a suffix.
func (m *Module) TakeName(v, from GlobalValue) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if old := v.Name(); m.symbols[old] == v {
		delete(m.symbols, old)
	}
	name := from.Name()
	m.symbols[name] = v
	v.header().setName(name)
	from.header().setName(m.claimGlobal(from, name))
}

func (m *Module) findGlobal(g *Global) GlobalValue {
	for v := range m.AllGlobals {
		if v.header() == g {
			return v
		}
	}
	panic("ir: a global that is not in its module")
}

// AllGlobals iterates over variables, functions, aliases and ifuncs, in this order.
func (m *Module) AllGlobals(yield func(GlobalValue) bool) {
	for _, g := range m.Globals {
		if !yield(g) {
			return
		}
	}
	for _, f := range m.Funcs {
		if !yield(f) {
			return
		}
	}
	for _, a := range m.Aliases {
		if !yield(a) {
			return
		}
	}
	for _, a := range m.IFuncs {
		if !yield(a) {
			return
		}
	}
}

// unnamedIdent numbers unnamed globals as LLVM does: variables, aliases, ifuncs, functions, in
// order.
func (m *Module) unnamedIdent(g *Global) string {
	n := 0
	at := func(h *Global) bool {
		if h == g {
			return true
		}
		if h.name == "" {
			n++
		}
		return false
	}
	for _, v := range m.Globals {
		if at(&v.Global) {
			return "@" + itoa(n)
		}
	}
	for _, v := range m.Aliases {
		if at(&v.Global) {
			return "@" + itoa(n)
		}
	}
	for _, v := range m.IFuncs {
		if at(&v.Global) {
			return "@" + itoa(n)
		}
	}
	for _, v := range m.Funcs {
		if at(&v.Global) {
			return "@" + itoa(n)
		}
	}
	return "@<badref>"
}

// NewGlobal adds a global variable; init may be nil for a declaration. A taken name gets a suffix.
func (m *Module) NewGlobal(name string, ty *Type, space int, init Value) *GlobalVar {
	g := &GlobalVar{ValueType: ty, Init: init}
	m.addGlobal(g, &g.Global, name)
	g.Space = space
	m.Globals = append(m.Globals, g)
	return g
}

// NewAlias adds an alias.
func (m *Module) NewAlias(name string, ty *Type, space int, aliasee Value) *Alias {
	a := &Alias{ValueType: ty, Aliasee: aliasee}
	m.addGlobal(a, &a.Global, name)
	a.Space = space
	m.Aliases = append(m.Aliases, a)
	return a
}

// NewIFunc adds an ifunc.
func (m *Module) NewIFunc(name string, ty *Type, space int, resolver Value) *IFunc {
	a := &IFunc{ValueType: ty, Resolver: resolver}
	m.addGlobal(a, &a.Global, name)
	a.Space = space
	m.IFuncs = append(m.IFuncs, a)
	return a
}

// Lookup returns the global with a name, or nil.
func (m *Module) Lookup(name string) GlobalValue {
	m.mu.Lock() // passes over other functions may declare intrinsics meanwhile
	defer m.mu.Unlock()
	return m.symbols[name]
}

// Func returns the function with a name, or nil.
func (m *Module) Func(name string) *Func {
	f, _ := m.Lookup(name).(*Func)
	return f
}

// Global returns the global variable with a name, or nil.
func (m *Module) Global(name string) *GlobalVar {
	g, _ := m.Lookup(name).(*GlobalVar)
	return g
}

// Remove deletes a global, which nothing may refer to any more, from the module.
func (m *Module) Remove(v GlobalValue) {
	if n := v.Name(); n != "" && m.symbols[n] == v {
		delete(m.symbols, n)
	}
	switch v := v.(type) {
	case *Func:
		v.DeleteBody()
		if n := slices.Index(m.Funcs, v); n >= len(m.Funcs)-m.pending {
			m.pending--
		}
		m.Funcs = without(m.Funcs, v)
	case *GlobalVar:
		m.Globals = without(m.Globals, v)
	case *Alias:
		m.Aliases = without(m.Aliases, v)
	case *IFunc:
		m.IFuncs = without(m.IFuncs, v)
	}
}

func without[T comparable](list []T, v T) []T {
	out := make([]T, 0, len(list))
	for _, x := range list {
		if x != v {
			out = append(out, x)
		}
	}
	return out
}
