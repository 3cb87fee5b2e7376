package globals

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
)

// collect finds the kernels, the names, and the globals to emit before anything is selected. Unused
// declarations are dropped, and so are unused definitions that no other module can see.
func (m *Table) collect() {
	m.readAnnotations()
	m.findKernels()
	m.nameGlobals()
	wanted := map[ir.GlobalValue]bool{}
	var work []ir.GlobalValue
	want := func(v ir.GlobalValue) {
		if a, ok := v.(*ir.Alias); ok {
			if c, ok := aliasTarget(a); ok {
				v = c
			}
		}
		if !wanted[v] {
			wanted[v] = true
			work = append(work, v)
		}
	}
	for v := range m.ir.AllGlobals {
		if m.isRoot(v) {
			want(v)
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, r := range m.references(v) {
			want(r)
		}
	}
	for v := range m.ir.AllGlobals {
		if f, ok := v.(*ir.Func); ok && f.IsIntrinsic() {
			continue
		}
		if wanted[v] {
			m.used = append(m.used, v)
		}
	}
	m.orderVariables()
}

// IsDefined reports whether the module holds the definition that counts.
func (m *Table) IsDefined(v ir.GlobalValue) bool {
	return !v.IsDeclaration() && v.Base().Linkage != ir.AvailableExternally
}

// isRoot reports whether a global is emitted even if nothing in the module refers to it.
func (m *Table) isRoot(v ir.GlobalValue) bool {
	if !m.IsDefined(v) || strings.HasPrefix(v.Name(), "llvm.") {
		return false
	}
	if f, ok := v.(*ir.Func); ok && m.kernels[f] != nil {
		return true
	}
	switch l := v.Base().Linkage; l {
	case ir.Internal, ir.Private, ir.LinkOnce, ir.LinkOnceODR:
		return false
	}
	return true
}

// aliasTarget follows aliases to what they name.
func aliasTarget(a *ir.Alias) (ir.GlobalValue, bool) {
	for range 64 { // the verifier reports cycles
		switch t := a.Aliasee.(type) {
		case *ir.Alias:
			a = t
		case ir.GlobalValue:
			return t, true
		default:
			return nil, false
		}
	}
	return nil, false
}

// references lists the globals that a definition mentions.
func (m *Table) references(v ir.GlobalValue) []ir.GlobalValue {
	var out []ir.GlobalValue
	seen := map[ir.Value]bool{}
	var visit func(v ir.Value)
	visit = func(v ir.Value) {
		switch v := v.(type) {
		case *ir.Const:
			if len(v.Elems) == 0 || seen[v] {
				return
			}
			seen[v] = true
			for _, e := range v.Elems {
				visit(e)
			}
		case ir.GlobalValue:
			if !seen[v] {
				seen[v] = true
				if a, ok := v.(*ir.Alias); ok {
					visit(a.Aliasee)
					return
				}
				out = append(out, v)
			}
		}
	}
	switch v := v.(type) {
	case *ir.GlobalVar:
		if v.Init != nil && m.IsDefined(v) {
			visit(v.Init)
		}
	case *ir.Func:
		if !m.IsDefined(v) {
			return nil
		}
		for i := range v.Instrs() {
			for _, o := range i.Operands() {
				visit(o)
			}
		}
	case *ir.Alias:
		visit(v.Aliasee)
	}
	return out
}

// nameGlobals assigns every global a name that is valid in PTX: letters, digits, _ and $.
func (m *Table) nameGlobals() {
	m.names = map[ir.GlobalValue]string{}
	taken := map[string]bool{}
	unnamed := 0
	for v := range m.ir.AllGlobals {
		name := v.Name()
		if name == "" {
			name = "__unnamed_" + strconv.Itoa(unnamed)
			unnamed++
		}
		name = validName(name)
		for base, n := name, 1; taken[name]; n++ {
			name = base + "_$" + strconv.Itoa(n)
		}
		taken[name] = true
		m.names[v] = name
	}
}

// validName maps a name to PTX's alphabet; it rewrites . and @ as LLVM does.
func validName(name string) string {
	var b strings.Builder
	for k := range len(name) {
		c := name[k]
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c >= '0' && c <= '9' && k > 0:
			b.WriteByte(c)
		case c == '.' || c == '@':
			b.WriteString("_$_")
		case c >= '0' && c <= '9':
			b.WriteString("_" + string(c))
		default:
			b.WriteString("_$" + strconv.FormatUint(uint64(c), 16) + "_")
		}
	}
	return b.String()
}

// Check rejects constructs that PTX lacks, whether or not they are used: ifuncs,
// constructors, and some aliases.
func (m *Table) Check() {
	for _, a := range m.ir.IFuncs {
		m.fail(a.Pos, "ifunc %s is not supported for PTX", a.Ident())
	}
	for _, g := range m.ir.Globals {
		switch g.Name() {
		case "llvm.global_ctors", "llvm.global_dtors":
			if k, ok := g.Init.(*ir.Const); ok && !k.IsZero() && g.ValueType.Len > 0 {
				m.fail(g.Pos, "%s: global constructors and destructors are not supported for PTX", g.Ident())
			}
		}
	}
	m.checkAliases()
}
