package ir

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// intrinsicBase cuts the overload suffixes off an intrinsic's name.
//
// A suffix is a dot and a mangled type: iN, fN, bf16, pN, isVoid, Metadata, vN… and nxvN…, aN…,
// s_…s, f_…f, token, x86…, ppcf128. The widths inside names such as llvm.nvvm.ldg.global.i or
// llvm.bitreverse keep what is no such type; nvvm's names are never overloaded by a trailing .iN
// except where LLVM says so, so they are cut too.
func intrinsicBase(name string) string {
	for {
		dot := strings.LastIndexByte(name, '.')
		if dot <= len("llvm") || !isMangledType(name[dot+1:]) {
			return name
		}
		name = name[:dot]
	}
}

func isMangledType(s string) bool {
	switch s {
	case "isVoid", "Metadata", "token", "bf16", "ppcf128", "x86mmx", "x86amx":
		return true
	}
	if rest, ok := strings.CutPrefix(s, "nx"); ok {
		s = rest
	}
	if s == "" {
		return false
	}
	digits := func(t string) int {
		n := 0
		for n < len(t) && t[n] >= '0' && t[n] <= '9' {
			n++
		}
		return n
	}
	switch s[0] {
	case 'i', 'f', 'p':
		return len(s) > 1 && digits(s[1:]) == len(s)-1
	case 'v', 'a':
		n := digits(s[1:])
		return n > 0 && isMangledType(s[1+n:])
	case 's':
		return strings.HasPrefix(s, "s_") || strings.HasPrefix(s, "sl_")
	case 't':
		return strings.HasPrefix(s, "t") && strings.HasSuffix(s, "t") && strings.Contains(s, "_")
	}
	return false
}

// MangleType returns the suffix that a type adds to an overloaded intrinsic's name: i32, p1, v4f32,
// …
func MangleType(t *Type) string {
	switch t.Kind {
	case IntKind:
		return "i" + strconv.Itoa(t.Bits)
	case HalfKind:
		return "f16"
	case BFloatKind:
		return "bf16"
	case FloatKind:
		return "f32"
	case DoubleKind:
		return "f64"
	case X86FP80Kind:
		return "f80"
	case FP128Kind:
		return "f128"
	case PPCFP128Kind:
		return "ppcf128"
	case PtrKind:
		return "p" + strconv.Itoa(t.Space)
	case VectorKind:
		s := "v" + strconv.FormatUint(t.Len, 10) + MangleType(t.Elem)
		if t.Scalable {
			return "nx" + s
		}
		return s
	case ArrayKind:
		return "a" + strconv.FormatUint(t.Len, 10) + MangleType(t.Elem)
	case StructKind:
		if t.Name != "" {
			return "s_" + t.Name + "s"
		}
		s := "sl_"
		for _, f := range t.Fields {
			s += MangleType(f)
		}
		return s + "s"
	case FuncKind:
		s := "f_" + MangleType(t.Elem)
		for _, f := range t.Fields {
			s += MangleType(f)
		}
		if t.VarArg {
			s += "vararg"
		}
		return s + "f"
	case VoidKind:
		return "isVoid"
	case MetadataKind:
		return "Metadata"
	case TokenKind:
		return "token"
	}
	return t.String()
}

// Intrinsic returns the declaration of an intrinsic, adding it to the module when it is new. base
// is the name without suffixes, overloads the types that its name is mangled with, attrs the
// function attributes of a new declaration. It is safe for concurrent use by function passes; the
// pass manager calls SettleDecls afterwards, so that the order of new declarations does not depend
// on timing.
func (m *Module) Intrinsic(base string, ty *Type, attrs AttrSet, overloads ...*Type) *Func {
	return m.intrinsic(base, ty, AttrList{Fn: attrs}, overloads)
}

// IntrinsicLike returns the declaration of another overload of f, as Intrinsic does. A new one gets
// the attributes of f, also for its result and parameters.
func (m *Module) IntrinsicLike(f *Func, ty *Type, overloads ...*Type) *Func {
	return m.intrinsic(f.IntrinsicID(), ty, f.Attrs, overloads)
}

func (m *Module) intrinsic(base string, ty *Type, attrs AttrList, overloads []*Type) *Func {
	name := base
	for _, t := range overloads {
		name += "." + MangleType(t)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if f, ok := m.symbols[name].(*Func); ok {
		return f
	}
	f := m.NewFunc(name, ty)
	f.Space = m.Layout.FuncSpace
	f.Attrs = attrs.Clone()
	if known, ok := IntrinsicAttrs(f); ok { // those of the parameters too
		f.Attrs = known
	}
	m.pending++
	return f
}

// Declare returns the function of a name and a type, declared if the module has nothing of that
// name yet; nil where the name means something else. mark gives a new declaration its attributes.
// It is safe for concurrent use, as Intrinsic is.
func (m *Module) Declare(name string, ty *Type, mark func(*Func)) *Func {
	m.mu.Lock()
	defer m.mu.Unlock()
	if v := m.symbols[name]; v != nil {
		if f, ok := v.(*Func); ok && f.FuncType == ty {
			return f
		}
		return nil
	}
	f := m.NewFunc(name, ty)
	f.Space = m.Layout.FuncSpace
	mark(f)
	m.pending++
	return f
}

// NewTable adds a private constant that a function pass creates for f, its only user. It is safe
// for concurrent use. The constant gets its name, with a suffix where that is taken, in
// SettleDecls, which sorts new constants in the order of their functions.
func (m *Module) NewTable(name string, f *Func, init *Const, align uint64) *GlobalVar {
	m.mu.Lock()
	defer m.mu.Unlock()
	g := &GlobalVar{ValueType: init.Type(), Init: init, Constant: true}
	m.addGlobal(g, &g.Global, "")
	g.Linkage, g.UnnamedAddr, g.Align = Private, "unnamed_addr", align
	if m.tables == nil {
		m.tables = map[*Func][]newTable{}
	}
	m.tables[f] = append(m.tables[f], newTable{g, name})
	return g
}

// NewTables returns the constants that NewTable has added for f since the last SettleDecls: they
// are not in m.Globals yet. It is safe for concurrent use.
func (m *Module) NewTables(f *Func) []*GlobalVar {
	m.mu.Lock()
	defer m.mu.Unlock()
	var out []*GlobalVar
	for _, t := range m.tables[f] {
		out = append(out, t.g)
	}
	return out
}

// newTable is a constant that has no place and no name yet.
type newTable struct {
	g    *GlobalVar
	name string
}

// finishTables names and adds the constants of NewTable.
func (m *Module) finishTables() {
	if len(m.tables) == 0 {
		return
	}
	place := make(map[*Func]int, len(m.Funcs))
	for n, f := range m.Funcs {
		place[f] = n
	}
	for _, f := range slices.SortedFunc(maps.Keys(m.tables), func(a, b *Func) int { return cmp.Compare(place[a], place[b]) }) {
		for _, t := range m.tables[f] {
			t.g.name = m.claimGlobal(t.g, t.name)
			m.Globals = append(m.Globals, t.g)
		}
	}
	m.tables = nil
}

// SettleDecls sorts the declarations that Intrinsic and Declare added since the last call by name,
// and adds the constants of NewTable.
func (m *Module) SettleDecls() {
	m.finishTables()
	if m.pending == 0 {
		return
	}
	tail := m.Funcs[len(m.Funcs)-m.pending:]
	for i := 1; i < len(tail); i++ {
		for j := i; j > 0 && tail[j].name < tail[j-1].name; j-- {
			tail[j], tail[j-1] = tail[j-1], tail[j]
		}
	}
	m.pending = 0
}
