package ir_test

import (
	"math/rand"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/tools/oracle"
)

// TestVerdictsOnMutants breaks valid programs at random and checks that LLVM and we accept the same
// ones. The mutant goes through the text for both, since the text cannot show every fault.
// OPTGO_MUTANTS says how many per file.
func TestVerdictsOnMutants(t *testing.T) {
	opt := oracle.Tool(t, "opt-19")
	count := 20
	if n, err := strconv.Atoi(os.Getenv("OPTGO_MUTANTS")); err == nil {
		count = n
	}
	for n, file := range corpus(t) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := frontend.Read("-", src); err != nil {
			continue
		}
		for seed := range count {
			m, err := frontend.Read("-", src)
			if err != nil {
				t.Fatal(err)
			}
			what := mutate(m, rand.New(rand.NewSource(int64(1000*n+seed))))
			text := m.String()
			_, refusal := runOpt(opt, []byte(text))
			ours := ""
			again, err := frontend.Read("-", []byte(text))
			if err != nil {
				ours = err.Error()
			} else if ps := verify.Check(again); len(ps) > 0 {
				ours = ps[0].String()
			}
			if (refusal == "") != (ours == "") {
				t.Errorf("%s seed %d: %s\nopt:  %s\nours: %s", filepath.Base(file), seed, what, refusal, ours)
			}
		}
	}
}

// mutate makes one change in one function and describes it.
func mutate(m *ir.Module, r *rand.Rand) string {
	var defs []*ir.Func
	for _, f := range m.Funcs {
		if !f.IsDecl() {
			defs = append(defs, f)
		}
	}
	if len(defs) == 0 {
		return "nothing"
	}
	f := defs[r.Intn(len(defs))]
	var instrs []*ir.Instr
	for i := range f.Instrs() {
		instrs = append(instrs, i)
	}
	i := instrs[r.Intn(len(instrs))]
	before := i.String()
	kinds := []func() string{
		func() string { return otherOperand(f, i, instrs, r, true) },
		func() string { return otherOperand(f, i, instrs, r, false) },
		func() string { return otherPlace(i, instrs, r) },
		func() string { return otherSuccessor(f, i, r) },
		func() string { return otherPhi(instrs, r) },
		func() string { return randomAttr(f, i, r) },
		func() string { return randomMD(m, i, r) },
		func() string { return randomOp(i, r) },
		func() string { return randomGlobal(m, r) },
		func() string { return randomCall(f, i, r) },
	}
	return kinds[r.Intn(len(kinds))]() + ": @" + f.Name() + ": " + before
}

func otherOperand(f *ir.Func, i *ir.Instr, instrs []*ir.Instr, r *rand.Rand, sameType bool) string {
	if i.NumOperands() == 0 {
		return "nothing"
	}
	k := r.Intn(i.NumOperands())
	old := i.Operand(k)
	switch old.(type) {
	case *ir.Block, *ir.MDOperand:
		return "nothing"
	}
	if i.Op().IsCall() && k >= i.NumArgs() {
		return "nothing"
	}
	for range 50 {
		v := ir.Value(instrs[r.Intn(len(instrs))])
		if r.Intn(4) == 0 && len(f.Params) > 0 {
			v = f.Params[r.Intn(len(f.Params))]
		}
		if (v.Type() == old.Type()) == sameType && !v.Type().IsVoid() {
			i.SetOperand(k, v)
			return "operand"
		}
	}
	return "nothing"
}

func otherPlace(i *ir.Instr, instrs []*ir.Instr, r *rand.Rand) string {
	at := instrs[r.Intn(len(instrs))]
	if at == i || i.IsTerminator() {
		return "nothing"
	}
	i.MoveBefore(at)
	return "place"
}

func otherSuccessor(f *ir.Func, i *ir.Instr, r *rand.Rand) string {
	t := i.Block().Term()
	if t.NumSuccs() == 0 {
		return "nothing"
	}
	n := r.Intn(f.NumBlocks())
	for b := range f.Blocks() {
		if n--; n < 0 {
			t.SetSucc(r.Intn(t.NumSuccs()), b)
			return "successor"
		}
	}
	return "nothing"
}

func otherPhi(instrs []*ir.Instr, r *rand.Rand) string {
	for range 100 {
		i := instrs[r.Intn(len(instrs))]
		if i.Op() != ir.Phi {
			continue
		}
		switch k := r.Intn(i.NumIncoming()); r.Intn(3) {
		case 0:
			i.SetIncomingBlock(k, i.Block())
			return "φ block"
		case 1:
			i.AddIncoming(i.Operand(k), i.IncomingBlock(k))
			return "φ edge more"
		default:
			if i.NumIncoming() > 1 {
				i.RemoveIncoming(k)
				return "φ edge less"
			}
		}
	}
	return "nothing"
}

func randomAttr(f *ir.Func, i *ir.Instr, r *rand.Rand) string {
	keys := []string{"nounwind", "noalias", "nonnull", "signext", "zeroext", "readonly", "writeonly", "readnone", "nocapture", "noundef",
		"inreg", "returned", "noinline", "alwaysinline", "optnone", "optsize", "minsize", "immarg", "nest", "swiftself", "swifterror",
		"allocptr", "allocalign", "jumptable", "builtin", "nobuiltin", "naked", "convergent", "speculatable", "strictfp", "cold", "hot",
		"writable", "dead_on_unwind", "swiftasync", "nofree", "willreturn", "presplitcoroutine"}
	ctx := f.Ctx()
	a := ir.EnumAttr(keys[r.Intn(len(keys))])
	switch r.Intn(6) {
	case 0:
		a = ir.TypeAttr([]string{"byval", "sret", "byref", "inalloca", "elementtype", "preallocated"}[r.Intn(6)], ctx.I32)
	case 1:
		a = ir.ValAttr([]string{"align", "dereferenceable", "dereferenceable_or_null"}[r.Intn(3)], "8")
	}
	list, where := &f.Attrs, "@"
	if i.Info != nil && r.Intn(2) == 0 {
		list, where = &i.Info.Attrs, "call"
	}
	switch n := len(f.Params); {
	case r.Intn(3) == 0:
		list.Fn = list.Fn.With(a)
	case r.Intn(3) == 0:
		list.Ret = list.Ret.With(a)
	case where == "@" && n > 0:
		k := r.Intn(n)
		list.SetParam(k, list.Param(k).With(a))
	case where == "call" && i.NumArgs() > 0:
		k := r.Intn(i.NumArgs())
		list.SetParam(k, list.Param(k).With(a))
	}
	return "attribute " + a.String() + " " + where
}

func randomMD(m *ir.Module, i *ir.Instr, r *rand.Rand) string {
	i32 := func(v uint64) ir.MD { return &ir.MDConst{Value: ir.NewInt(m.Ctx.I32, v)} }
	i64 := func(v uint64) ir.MD { return &ir.MDConst{Value: ir.NewInt(m.Ctx.I64, v)} }
	nodes := []*ir.MDNode{ir.NewTuple(), ir.NewTuple(i32(0), i32(7)), ir.NewTuple(i64(8)), ir.NewTuple(i64(0), i64(7)),
		ir.NewTuple(ir.MDStr("branch_weights"), i32(1), i32(2)), ir.NewTuple(ir.MDStr("branch_weights"), i32(1)),
		ir.NewTuple(&ir.MDConst{Value: ir.NewFloat(m.Ctx.Float, 2.5)})}
	kinds := []string{"range", "nonnull", "align", "dereferenceable", "prof", "fpmath", "invariant.load", "noalias", "alias.scope",
		"unpredictable", "noundef", "tbaa", "invariant.group", "annotation"}
	kind := kinds[r.Intn(len(kinds))]
	n := nodes[r.Intn(len(nodes))]
	i.SetMD(kind, n)
	return "metadata " + kind + " " + ir.MDString(n)
}

func randomGlobal(m *ir.Module, r *rand.Rand) string {
	var all []ir.GlobalValue
	for g := range m.AllGlobals {
		if f, ok := g.(*ir.Func); !ok || !f.IsIntrinsic() {
			all = append(all, g)
		}
	}
	g := all[r.Intn(len(all))]
	b := g.Base()
	switch r.Intn(5) {
	case 0:
		b.Linkage = ir.Linkage(r.Intn(11))
		return "linkage " + b.Linkage.String() + " of " + g.Ident()
	case 1:
		b.Visibility = []string{"", "hidden", "protected"}[r.Intn(3)]
		return "visibility " + b.Visibility + " of " + g.Ident()
	case 2:
		b.DLLStorage = []string{"", "dllimport", "dllexport"}[r.Intn(3)]
		return b.DLLStorage + " of " + g.Ident()
	case 3:
		if v, ok := g.(*ir.GlobalVar); ok {
			v.Constant = !v.Constant
			if r.Intn(2) == 0 {
				v.Init = nil
			}
		} else if f, ok := g.(*ir.Func); ok {
			f.Personality = nil
		}
		return "initializer or personality of " + g.Ident()
	}
	a := m.NewAlias("mutant", m.Ctx.I8, b.Space, g)
	a.Linkage = ir.Linkage(r.Intn(11))
	return "alias of " + g.Ident()
}

func randomCall(f *ir.Func, i *ir.Instr, r *rand.Rand) string {
	conventions := []ir.CallConv{0, 8, 9, 18, 71, 75, 76, 91, 83, 87, 104}
	cc := conventions[r.Intn(len(conventions))]
	switch {
	case i.Info == nil || r.Intn(3) == 0:
		f.CC = cc
		return "function " + cc.String()
	case r.Intn(2) == 0:
		i.Info.CC = cc
		return "call " + cc.String()
	case i.Op() == ir.Call:
		i.Flags = []ir.Flags{ir.MustTail, ir.TailCall, ir.NoTail}[r.Intn(3)]
	}
	return "tail mark"
}

func randomOp(i *ir.Instr, r *rand.Rand) string {
	switch {
	case i.Op().IsBinary():
		i.SetOp(ir.Add + ir.Op(r.Intn(int(ir.Xor-ir.Add)+1)))
		i.Flags = 0
	case i.Op().IsCast():
		i.SetOp(ir.Trunc + ir.Op(r.Intn(int(ir.AddrSpaceCast-ir.Trunc)+1)))
		i.Flags = 0
	case i.Op() == ir.Load || i.Op() == ir.Store:
		i.Ordering = ir.Ordering(r.Intn(7))
	default:
		return "nothing"
	}
	return "opcode " + i.Op().String()
}
