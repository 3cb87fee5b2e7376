package mutate

import "opt-go/frontend/ir"

func number(t *ir.Type, v int64) ir.MD { return &ir.MDConst{Value: ir.NewSigned(t, v)} }

// attachment is a metadata kind, the instructions that may have it, and a node of that kind.
type attachment struct {
	kind string
	fits func(*ir.Instr) bool
	node func(*mutator, *ir.Instr) *ir.MDNode
}

func empty(*mutator, *ir.Instr) *ir.MDNode { return ir.NewTuple() }

func isLoad(i *ir.Instr) bool { return i.Op() == ir.Load }

func isPointerLoad(i *ir.Instr) bool { return isLoad(i) && i.Type().IsPtr() }

func isAccess(i *ir.Instr) bool { return i.Op() == ir.Load || i.Op() == ir.Store }

func powerOfTwo(x *mutator, i *ir.Instr) *ir.MDNode {
	return ir.NewTuple(number(i.Type().Context().I64, 1<<x.r.Intn(8)))
}

var attachments = []attachment{
	{"range", func(i *ir.Instr) bool {
		return (isLoad(i) || isCall(i) && i.Op() != ir.CallBr) && i.Type().Kind == ir.IntKind
	}, rangeNode},
	{"nonnull", isPointerLoad, empty},
	{"noundef", isLoad, empty},
	{"align", isPointerLoad, powerOfTwo},
	{"dereferenceable", isPointerLoad, powerOfTwo},
	{"dereferenceable_or_null", isPointerLoad, powerOfTwo},
	{"invariant.load", isLoad, empty},
	{"invariant.group", isAccess, empty},
	{"nontemporal", isAccess, func(_ *mutator, i *ir.Instr) *ir.MDNode { return ir.NewTuple(number(i.Func().Ctx().I32, 1)) }},
	{"fpmath", func(i *ir.Instr) bool { return i.Type().Scalar().IsFloat() && i.Op().IsBinary() }, func(_ *mutator, i *ir.Instr) *ir.MDNode {
		return ir.NewTuple(&ir.MDConst{Value: ir.NewFloat(i.Func().Ctx().Float, 2.5)})
	}},
	{"prof", func(i *ir.Instr) bool {
		return i.IsCondBr() || i.Op() == ir.Switch || i.Op() == ir.Select || i.Op() == ir.IndirectBr
	}, weights},
	{"unpredictable", func(i *ir.Instr) bool { return i.IsCondBr() || i.Op() == ir.Switch || i.Op() == ir.Select }, empty},
	{"tbaa", isAccess, tbaa},
	{"alias.scope", isAccess, scopeList},
	{"noalias", isAccess, scopeList},
	{"llvm.access.group", isAccess, func(*mutator, *ir.Instr) *ir.MDNode { return &ir.MDNode{ID: -1, Distinct: true} }},
	{"llvm.loop", func(i *ir.Instr) bool { return i.Op() == ir.Br }, loopNode},
	{"annotation", func(*ir.Instr) bool { return true }, func(*mutator, *ir.Instr) *ir.MDNode { return ir.NewTuple(ir.MDStr("note")) }},
	{"nosanitize", isAccess, empty},
	{"mine", func(*ir.Instr) bool { return true }, empty},
	{"callees", func(i *ir.Instr) bool { return isCall(i) && i.CalledFunc() == nil && !callsAsm(i) }, callees},
	{"srcloc", func(i *ir.Instr) bool { return isCall(i) && callsAsm(i) }, func(_ *mutator, i *ir.Instr) *ir.MDNode { return ir.NewTuple(number(i.Func().Ctx().I32, 7)) }},
	{"heapallocsite", isCall, empty},
}

// attachMetadata attaches a node of a kind that fits a random instruction.
func attachMetadata(x *mutator) bool {
	a := oneOf(x, attachments)
	i := x.instr(a.fits)
	if i == nil {
		return false
	}
	i.SetMD(a.kind, a.node(x, i))
	return true
}

// rangeNode returns one range or two that do not touch.
func rangeNode(x *mutator, i *ir.Instr) *ir.MDNode {
	t := i.Type()
	if t.Bits < 8 || x.chance(2) {
		return ir.NewTuple(number(t, 0), number(t, 1))
	}
	return ir.NewTuple(number(t, -5), number(t, 0), number(t, 3), number(t, 100))
}

func weights(x *mutator, i *ir.Instr) *ir.MDNode {
	n := i.NumSuccs()
	if i.Op() == ir.Select {
		n = 2
	}
	list := []ir.MD{ir.MDStr("branch_weights")}
	for range n {
		list = append(list, number(i.Func().Ctx().I32, oneOf(x, []int64{0, 1, 7, 1000000, -1})))
	}
	return ir.NewTuple(list...)
}

// tbaa returns an access tag of one of two types of one tree.
func tbaa(x *mutator, i *ir.Instr) *ir.MDNode {
	zero := number(i.Func().Ctx().I64, 0)
	root := ir.NewTuple(ir.MDStr("a tree"))
	char := ir.NewTuple(ir.MDStr("omnipotent char"), root, zero)
	t := ir.NewTuple(ir.MDStr(oneOf(x, []string{"int", "float"})), char, zero)
	if x.chance(3) {
		return ir.NewTuple(t, t, zero, number(i.Func().Ctx().I64, 1))
	}
	return ir.NewTuple(t, t, zero)
}

// scopeList returns a list of one scope: one that another access has, or a new one.
func scopeList(x *mutator, i *ir.Instr) *ir.MDNode {
	if other := x.instr(func(j *ir.Instr) bool { return j.MD("alias.scope") != nil }); other != nil && !x.chance(3) {
		return other.MD("alias.scope")
	}
	domain := &ir.MDNode{ID: -1, Distinct: true}
	domain.Fields = []ir.MDField{{Value: domain}}
	scope := &ir.MDNode{ID: -1, Distinct: true}
	scope.Fields = []ir.MDField{{Value: scope}, {Value: domain}}
	return ir.NewTuple(scope)
}

// loopNode returns the properties of a loop, of which some contradict others.
func loopNode(x *mutator, i *ir.Instr) *ir.MDNode {
	n := &ir.MDNode{ID: -1, Distinct: true}
	n.Fields = []ir.MDField{{Value: n}}
	ctx := i.Func().Ctx()
	for range x.r.Intn(3) {
		p := ir.NewTuple(ir.MDStr(oneOf(x, []string{"llvm.loop.mustprogress", "llvm.loop.unroll.disable", "llvm.loop.unroll.full",
			"llvm.loop.unroll.enable", "llvm.loop.unroll.runtime.disable", "llvm.loop.licm_versioning.disable", "llvm.loop.disable_nonforced",
			"llvm.loop.peeled.count", "llvm.loop.unroll.count", "llvm.loop.unroll_and_jam.count", "llvm.loop.distribute.enable",
			"llvm.loop.estimated_trip_count", "llvm.loop.parallel_accesses"})))
		switch name := p.Operand(0).(ir.MDStr); name {
		case "llvm.loop.peeled.count", "llvm.loop.unroll.count", "llvm.loop.unroll_and_jam.count", "llvm.loop.estimated_trip_count":
			p = ir.NewTuple(name, number(ctx.I32, int64(1+x.r.Intn(9))))
		case "llvm.loop.distribute.enable":
			p = ir.NewTuple(name, number(ctx.I1, int64(x.r.Intn(2))))
		}
		n.Fields = append(n.Fields, ir.MDField{Value: p})
	}
	return n
}

func callees(x *mutator, i *ir.Instr) *ir.MDNode {
	n := ir.NewTuple()
	for range x.r.Intn(3) {
		if f := x.fn(ordinary); f != nil {
			n.Fields = append(n.Fields, ir.MDField{Value: &ir.MDConst{Value: f}})
		}
	}
	return n
}

// dropMetadata drops the attachments of one instruction, or once in a while all debug information.
func dropMetadata(x *mutator) bool {
	if x.chance(8) {
		return ir.StripDebugInfo(x.m)
	}
	i := x.instr(func(i *ir.Instr) bool { return len(i.Attachments()) > 0 && i.IntrinsicID() == "" && !isCall(i) })
	if i == nil {
		return false
	}
	i.SetMD(oneOf(x, i.Attachments()).Kind, nil)
	return true
}

// moveMetadata copies an attachment of an instruction to another one with the same opcode and type.
func moveMetadata(x *mutator) bool {
	from := x.instr(func(i *ir.Instr) bool { return len(i.Attachments()) > 0 })
	if from == nil {
		return false
	}
	to := x.instr(func(i *ir.Instr) bool {
		return i != from && i.Op() == from.Op() && i.Type() == from.Type() && i.Func() == from.Func() && i.NumSuccs() == from.NumSuccs()
	})
	a := oneOf(x, from.Attachments())
	if to == nil || a.Kind == "DIAssignID" {
		return false
	}
	to.SetMD(a.Kind, a.Node)
	return true
}
