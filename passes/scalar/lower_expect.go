package scalar

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// LowerExpect is LLVM's lower-expect: the expectation of __builtin_expect becomes branch weights on
// the branches, switches and selects that the value decides. Calls of llvm.expect are replaced by
// their first argument.
//
//	%e = call i1 @llvm.expect.i1(i1 %c, i1 false)
//	br i1 %e, label %then, label %else              ⇒   br i1 %c, label %then, label %else, !prof !{!"branch_weights", !"expected", i32 1, i32 2000}
//
// Where the value is a φ of constants, through extensions and xors with constants, the branches
// that lead to the edges with unexpected values get weights too.
func LowerExpect(c *pass.Context, f *ir.Func) pass.Preserved {
	x := &expectLowering{likely: uint32(c.FlagInt("likely-branch-weight", 2000)), unlikely: uint32(c.FlagInt("unlikely-branch-weight", 1)), ctx: f.Ctx()}
	changed := false
	for b := range f.Blocks() {
		switch t := b.Term(); {
		case t.IsCondBr():
			x.decision(t)
		case t.Op() == ir.Switch:
			x.switchOn(t)
		}
		for i := range b.Backward() {
			switch {
			case i.Op() == ir.Select:
				x.decision(i)
			case isExpect(i):
				x.phi(i)
				ir.ReplaceAllUses(i, i.Arg(0))
				i.Erase()
				changed = true
			}
		}
	}
	c.Count("Number of 'expect' intrinsic instructions handled", x.handled)
	return pass.Changed(changed)
}

// LowerExpectFlags lists the command-line options.
func LowerExpectFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "likely-branch-weight", Default: "2000", Help: "weight of the likely branch"},
		{Name: "unlikely-branch-weight", Default: "1", Help: "weight of the unlikely branch"},
	}
}

type expectLowering struct {
	likely, unlikely uint32
	ctx              *ir.Context
	handled          int
}

func isExpect(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok {
		return false
	}
	id := i.IntrinsicID()
	return id == "llvm.expect" || id == "llvm.expect.with.probability"
}

// weights returns the weights of the expected successor and of each of the others, where ways is
// the number of successors.
func (x *expectLowering) weights(call *ir.Instr, ways int) (expected, others uint32) {
	p, given := probability(call)
	if !given {
		return x.likely, x.unlikely
	}
	scaled := func(p float64) uint32 { return uint32(math.Ceil(p*float64(math.MaxInt32-1) + 1)) }
	return scaled(p), scaled((1 - p) / float64(ways-1))
}

// probability returns the probability argument of llvm.expect.with.probability.
func probability(call *ir.Instr) (p float64, given bool) {
	if call.IntrinsicID() != "llvm.expect.with.probability" {
		return 1, false
	}
	k, ok := call.Arg(2).(*ir.Const)
	if !ok {
		return 1, false
	}
	return k.Float64()
}

// attach writes the branch weights of i.
func (x *expectLowering) attach(i *ir.Instr, weights ...uint32) {
	fields := []ir.MD{ir.MDStr("branch_weights"), ir.MDStr("expected")}
	for _, w := range weights {
		fields = append(fields, &ir.MDConst{Value: ir.NewInt(x.ctx.I32, uint64(w))})
	}
	i.SetMD("prof", ir.NewTuple(fields...))
}

// decision handles a branch or select on an expectation, or on whether an expected value is equal
// to a constant.
func (x *expectLowering) decision(i *ir.Instr) {
	at, equal, compared := i, false, uint64(0)
	if c, ok := i.Operand(0).(*ir.Instr); ok && c.Op() == ir.ICmp {
		n := ir.AsInt(c.Operand(1))
		if !c.Pred.IsEquality() || n == nil || n.Type().Bits > 64 {
			return
		}
		at, equal = c, c.Pred == ir.EQ
		compared, _ = n.Uint64()
	}
	if !isExpect(at.Operand(0)) {
		return
	}
	call := at.Operand(0).(*ir.Instr)
	want := ir.AsInt(call.Arg(1))
	if want == nil {
		return
	}
	expected, _ := want.Uint64()
	yes, no := x.weights(call, 2)
	if (expected == compared) != equal {
		yes, no = no, yes
	}
	at.SetOperand(0, call.Arg(0))
	x.attach(i, yes, no)
	x.handled++
}

func (x *expectLowering) switchOn(t *ir.Instr) {
	if !isExpect(t.Operand(0)) {
		return
	}
	call := t.Operand(0).(*ir.Instr)
	want := ir.AsInt(call.Arg(1))
	if want == nil {
		return
	}
	yes, no := x.weights(call, t.NumCases()+1)
	weights, at := make([]uint32, t.NumCases()+1), 0
	for k := range t.NumCases() {
		if v, _ := t.Case(k); v == want {
			at = k + 1
		}
	}
	for k := range weights {
		weights[k] = no
	}
	weights[at] = yes
	t.SetOperand(0, call.Arg(0))
	x.attach(t, weights...)
	x.handled++
}

// phi gives weights to the branches from which a φ that is expected to have a value gets another
// one.
func (x *expectLowering) phi(call *ir.Instr) {
	want := ir.AsInt(call.Arg(1))
	if want == nil {
		return
	}
	phi, apply := throughCopies(call.Arg(0))
	if phi == nil {
		return
	}
	p, _ := probability(call)
	usual := p > 0.5
	yes, no := x.weights(call, 2)
	if !usual {
		yes, no = no, yes
	}
	for k := range phi.NumIncoming() {
		v := ir.AsInt(phi.Operand(k))
		if v == nil || usual == (apply(v) == want) {
			continue
		}
		from := phi.IncomingBlock(k)
		br := decidingBranch(from)
		if br == nil {
			continue
		}
		leads := func(to *ir.Block) bool { return from == to || from == br.Block() && to == phi.Block() }
		switch {
		case leads(br.Succ(1)):
			x.attach(br, yes, no)
		case leads(br.Succ(0)):
			x.attach(br, no, yes)
		}
	}
}

// throughCopies returns the φ that a value is computed from by extensions and xors with constants,
// and that computation; or nil.
func throughCopies(v ir.Value) (phi *ir.Instr, apply func(*ir.Const) *ir.Const) {
	var steps []*ir.Instr
	for {
		i, ok := v.(*ir.Instr)
		if !ok {
			return nil, nil
		}
		switch i.Op() {
		case ir.Phi:
			return i, func(k *ir.Const) *ir.Const {
				for n := range steps {
					k = copied(steps[len(steps)-1-n], k)
				}
				return k
			}
		case ir.ZExt, ir.SExt:
		case ir.Xor:
			if ir.AsInt(i.Operand(1)) == nil {
				return nil, nil
			}
		default:
			return nil, nil
		}
		steps = append(steps, i)
		v = i.Operand(0)
	}
}

// copied applies one step to a constant.
func copied(i *ir.Instr, k *ir.Const) *ir.Const {
	switch i.Op() {
	case ir.ZExt:
		return ir.NewBigInt(i.Type(), k.Big())
	case ir.SExt:
		return ir.NewBigInt(i.Type(), k.BigSigned())
	}
	n := k.Big()
	return ir.NewBigInt(i.Type(), n.Xor(n, ir.AsInt(i.Operand(1)).Big()))
}

// decidingBranch returns the conditional branch at the end of a block, or of its only predecessor;
// or nil.
func decidingBranch(b *ir.Block) *ir.Instr {
	if t := b.Term(); t.IsCondBr() {
		return t
	}
	if b = b.SinglePred(); b != nil && b.Term().IsCondBr() {
		return b.Term()
	}
	return nil
}
