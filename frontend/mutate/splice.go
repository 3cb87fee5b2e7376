package mutate

import (
	"embed"
	"slices"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/version"
)

//go:embed snippets/*.ll
var snippetFiles embed.FS

// snippets reads all files of rare constructs into the module's context. Each defines functions
// whose bodies may stand anywhere.
func (x *mutator) snippets() []*ir.Module {
	list, err := snippetFiles.ReadDir("snippets")
	if err != nil {
		panic("mutate: the snippets are not in the program: " + err.Error())
	}
	var out []*ir.Module
	for _, e := range list {
		text, err := snippetFiles.ReadFile("snippets/" + e.Name())
		if err != nil {
			panic("mutate: " + err.Error())
		}
		m, err := frontend.Read(e.Name(), text, frontend.In(x.m.Ctx))
		if err != nil {
			panic("mutate: a snippet cannot be read: " + err.Error())
		}
		out = append(out, m)
	}
	return out
}

// graft puts the body of a function of the module or of a donor at a random place.
func graft(x *mutator) bool {
	m := x.m
	if len(x.donors) > 0 && !x.chance(3) {
		m = oneOf(x, x.donors)
	}
	return x.graftFrom(m)
}

// snippet puts a function with rare constructs at a random place.
func snippet(x *mutator) bool { return x.graftFrom(oneOf(x, x.snippets())) }

// graftFrom copies a function's body to a random place: its parameters become values that are
// there, its results may replace an operand after the place.
func (x *mutator) graftFrom(m *ir.Module) bool {
	at := x.place()
	if at == nil {
		return false
	}
	from := oneOf(x, graftable(m, at.Func()))
	if from == nil {
		return false
	}
	f, temporary := from, false
	if m != x.m {
		f, temporary = x.importFunc(from), true
	}
	x.graftAt(at, f)
	if temporary && !x.refersTo(f) {
		x.m.Remove(f)
	}
	return true
}

// graftable returns the definitions of a module whose bodies may stand in f.
func graftable(m *ir.Module, f *ir.Func) []*ir.Func {
	var list []*ir.Func
	for _, g := range m.Funcs {
		if g.IsDecl() || g == f || g.NumBlocks() > 40 || g.FuncType.VarArg || hasFunclets(g) && f.Personality != nil {
			continue
		}
		fits := true
		for k := range g.Params {
			fits = fits && !hasABI(g.Attrs.Param(k))
		}
		for i := range g.Instrs() {
			fits = fits && i.Flags&ir.MustTail == 0 && !takesAddress(i, g)
		}
		if fits {
			list = append(list, g)
		}
	}
	return list
}

// takesAddress reports whether an operand is the address of a block of g.
func takesAddress(i *ir.Instr, g *ir.Func) bool {
	for _, v := range i.Operands() {
		if k, ok := v.(*ir.Const); ok && k.Kind == ir.BlockAddressConst && k.Elems[0] == ir.Value(g) {
			return true
		}
	}
	return false
}

func (x *mutator) graftAt(at *ir.Instr, f *ir.Func) {
	into, b := at.Func(), at.Block()
	m := ir.NewValueMap(f, into)
	for _, p := range f.Params {
		m.Set(p, x.value(at, p.Type()))
	}
	rest := b.SplitBefore(at, "rest")
	copies := ir.CloneBlocks(slices.Collect(f.Blocks()), m, "")
	b.Term().ReplaceOperand(rest, copies[0])
	var result *ir.Instr
	if t := f.RetType(); !t.IsVoid() && t.Kind != ir.TokenKind {
		result = ir.NewInstr(ir.Phi, t)
	}
	returns := false
	for _, c := range copies {
		ret := c.Term()
		if ret.Op() != ir.Ret {
			continue
		}
		returns = true
		if result != nil {
			result.AddIncoming(ret.Operand(0), c)
		}
		ir.Before(ret).Br(rest)
		ret.Erase()
	}
	if returns && result != nil {
		rest.Prepend(result)
		x.offer(at, result)
	}
	if into.Personality == nil {
		into.Personality = f.Personality
	}
	for _, c := range copies {
		for i := range c.Instrs() {
			i.SetMD("dbg", nil)
		}
	}
	x.repair(into)
}

// importAndCall copies a function of a donor, or of the snippets, and calls it.
func importAndCall(x *mutator) bool {
	donors := x.donors
	if len(donors) == 0 || x.chance(3) {
		donors = x.snippets()
	}
	from := oneOf(x, slices.DeleteFunc(slices.Clone(oneOf(x, donors).Funcs), func(f *ir.Func) bool {
		return f.IsDecl() || slices.ContainsFunc(f.Attrs.Params, hasABI) || f.FuncType.VarArg || f.RetType().Kind == ir.TokenKind
	}))
	at := x.place()
	if from == nil || at == nil {
		return false
	}
	x.callBefore(at, x.importFunc(from))
	return true
}

// importFunc copies a function of another module of the same context. What it refers to is
// declared; metadata that refers to something of its module is dropped.
func (x *mutator) importFunc(from *ir.Func) *ir.Func {
	f := x.m.NewFunc(from.Name(), from.FuncType)
	f.CopyHeader(from)
	f.Linkage, f.Visibility, f.DSOLocal, f.DLLStorage = ir.Internal, "", false, ""
	c := &ir.Importer{Node: func(n *ir.MDNode) *ir.MDNode { return n }}
	c.Global = func(g ir.GlobalValue) ir.Value {
		if g == ir.GlobalValue(from) {
			return f
		}
		return x.declare(g)
	}
	c.Begin(from, f)
	c.Finish(f)
	f.SetAttachments(nil)
	for i := range f.Instrs() {
		if i.MetadataInBundle() {
			x.m.NeedVersion(version.BundleMetadata)
		}
		i.SetAttachments(slices.DeleteFunc(slices.Clone(i.Attachments()), func(a ir.Attachment) bool {
			return a.Kind == "dbg" || a.Kind == "DIAssignID" || refersToGlobal(a.Node, map[*ir.MDNode]bool{})
		}))
		if id := i.IntrinsicID(); len(id) > 9 && id[:9] == "llvm.dbg." {
			i.Erase()
		}
	}
	return f
}

func refersToGlobal(n *ir.MDNode, seen map[*ir.MDNode]bool) bool {
	if seen[n] {
		return false
	}
	seen[n] = true
	for _, f := range n.Fields {
		switch v := f.Value.(type) {
		case *ir.MDConst:
			if k, ok := v.Value.(*ir.Const); !ok || len(k.Elems) > 0 {
				return true
			}
		case *ir.MDNode:
			if refersToGlobal(v, seen) {
				return true
			}
		}
	}
	return false
}

// declare returns the module's global that has the name and type of one of another module, or
// declares it.
func (x *mutator) declare(g ir.GlobalValue) ir.Value {
	have := x.m.Lookup(g.Name())
	switch g := g.(type) {
	case *ir.Func:
		if f, ok := have.(*ir.Func); ok && f.FuncType == g.FuncType {
			return f
		}
		f := x.m.NewFunc(g.Name(), g.FuncType)
		f.CopyHeader(g)
		f.Linkage, f.Section, f.GC = ir.External, "", ""
		return f
	case *ir.GlobalVar:
		if v, ok := have.(*ir.GlobalVar); ok && v.ValueType == g.ValueType && v.Space == g.Space {
			return v
		}
		v := x.m.NewGlobal(g.Name(), g.ValueType, g.Space, nil)
		v.Constant, v.TLS = g.Constant, g.TLS
		return v
	}
	return x.m.NewGlobal(g.Name(), x.m.Ctx.I8, g.Base().Space, nil) // an alias or ifunc
}

// refersTo reports whether something of the module refers to a function.
func (x *mutator) refersTo(f *ir.Func) bool { return x.m.UsedGlobals()[f] }
