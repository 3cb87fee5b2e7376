package nvptx_test

import (
	"fmt"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/passes/analysis"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// probes are stores that a test adds to a module: of each value, where it is defined and where it
// is used outside of a cycle that defines it, and of the condition of each branch. The emulator
// reports which values threads store together. The test compares them with the claims of the
// divergence analyses about the module before.
type probes struct {
	claims []probeClaim
	target *target.Target
	values *ir.GlobalVar // a place of eight bytes for each claim
	counts map[string]int
	broken []string
	block  emu.Dim3
}

// probeClaim is what the analyses say of a value.
type probeClaim struct {
	what    string // for messages
	width   int
	uniform bool                // by the simple analysis
	states  [3]divergence.State // by the affine ones of degree one, two, and two with calls
}

const probeName = "probed_values"

// addProbes analyses all functions, then adds stores to them.
func addProbes(m *ir.Module) *probes {
	p := &probes{target: nvptx.Target(m, nvptx.Options{}), counts: map[string]int{}}
	ctx := m.Ctx
	p.values = m.NewGlobal(probeName, ctx.Int(64), 1, nil)
	var planned []func()
	whole := divergence.NewAffineModule(pass.NewContext(p.target, nil, nil, nil), m, 2)
	for _, f := range m.Funcs {
		if !f.IsDecl() {
			planned = append(planned, p.function(f, whole.Of(f))...)
		}
	}
	for _, insert := range planned {
		insert()
	}
	ty := ctx.Array(uint64(len(p.claims)+1), ctx.Int(64))
	p.values.ValueType, p.values.Init = ty, ir.NewZero(ty)
	p.values.Align = 8
	return p
}

// function makes the claims of a function and returns what inserts their stores.
func (p *probes) function(f *ir.Func, called *divergence.Affine) []func() {
	c := pass.NewContext(p.target, nil, nil, nil)
	u, one, two := divergence.New(c, f), divergence.NewAffine(c, f, 1), divergence.NewAffine(c, f, 2)
	cycles := pass.Get(c, f, analysis.Cycles)
	dt := pass.Get(c, f, analysis.Dominators)
	var out []func()
	probe := func(v ir.Value, at *ir.Instr, what string, claim probeClaim) {
		width := bitsOf(v.Type())
		if width == 0 {
			return
		}
		claim.what, claim.width = fmt.Sprintf("%s of %s in %s", what, v.Ident(), f.Ident()), width
		k := len(p.claims)
		p.claims = append(p.claims, claim)
		out = append(out, func() { p.store(v, at, k) })
	}
	for i := range f.Instrs() {
		if !dt.Reachable(i.Block()) {
			continue
		}
		if at := after(i); at != nil && !i.Type().IsVoid() {
			probe(i, at, "value", probeClaim{uniform: !u.IsDivergent(i), states: [3]divergence.State{one.State(i), two.State(i), called.State(i)}})
		}
		if i.IsTerminator() && i.Block().NumSuccs() > 1 && i.Op() != ir.Invoke {
			claim := probeClaim{uniform: !u.HasDivergentBranch(i.Block()), states: [3]divergence.State{one.UseState(i, 0), two.UseState(i, 0), called.UseState(i, 0)}}
			if claim.uniform = claim.uniform || !two.HasDivergentBranch(i.Block()) || !called.HasDivergentBranch(i.Block()); i.NumOperands() > 0 {
				probe(i.Operand(0), i, "branch", claim)
			}
		}
		for k, v := range i.Operands() {
			def, ok := v.(*ir.Instr)
			if !ok || i.Op() == ir.Phi {
				continue
			}
			if c := cycles.For(def.Block()); c == nil || c.Contains(i.Block()) {
				continue
			}
			probe(v, i, "use", probeClaim{uniform: !u.IsDivergentUse(i.OperandUse(k)), states: [3]divergence.State{one.UseState(i, k), two.UseState(i, k), called.UseState(i, k)}})
		}
	}
	return out
}

// after returns the insertion point after a definition.
func after(i *ir.Instr) *ir.Instr {
	if i.IsTerminator() {
		return nil
	}
	at := i.Next()
	for at != nil && at.Op() == ir.Phi {
		at = at.Next()
	}
	return at
}

// bitsOf is the width of types that a probe can store, at most 64.
func bitsOf(t *ir.Type) int {
	switch {
	case t.IsPtr():
		return 64
	case t.Kind == ir.IntKind && t.Bits <= 64:
		return t.Bits
	case t.Kind == ir.FloatKind:
		return 32
	case t.Kind == ir.DoubleKind:
		return 64
	}
	return 0
}

// store inserts the store of claim k before an instruction.
func (p *probes) store(v ir.Value, at *ir.Instr, k int) {

	b := ir.Before(at)
	ctx := b.Ctx()
	switch t := v.Type(); {
	case t.IsPtr():
		v = b.Cast(ir.PtrToInt, v, ctx.Int(64), "")
	case t.Kind == ir.FloatKind:
		v = b.Cast(ir.BitCast, v, ctx.Int(32), "")
	case t.Kind == ir.DoubleKind:
		v = b.Cast(ir.BitCast, v, ctx.Int(64), "")
	}
	if v.Type().Bits < 64 {
		v = b.Cast(ir.ZExt, v, ctx.Int(64), "")
	}
	where := b.GEP(ctx.Int(8), p.values, 0, "", ir.NewInt(ctx.Int(64), uint64(8*k)))
	b.Store(v, where, 8)
}

// watch compares what threads store together with the claim.
func (p *probes) watch(e *emu.Event) {
	if e.Inst.Op != "st" || !e.HasValue {
		return
	}
	to, ok := e.Inst.Args[0].(ptx.Addr)
	if sym, isSym := to.Base.(ptx.SymRef); !ok || !isSym || sym.Name != probeName {
		return
	}
	claim := &p.claims[to.Off/8]
	var at []divergence.Thread
	var values []uint64
	for set := e.Threads; set != 0; set &= set - 1 {
		lane := bits.TrailingZeros32(set)
		n := e.First + lane
		at = append(at, divergence.Thread{int64(n % p.block.X), int64(n / p.block.X % p.block.Y), int64(n / p.block.X / p.block.Y), int64(lane)})
		values = append(values, e.Values[lane])
	}
	p.check(claim, at, values)
}

func (p *probes) check(claim *probeClaim, at []divergence.Thread, values []uint64) {
	if len(at) < 2 {
		return
	}
	equal := true
	for _, v := range values {
		equal = equal && v == values[0]
	}
	if claim.uniform {
		p.counts["simple"]++
		if !equal {
			p.broken = append(p.broken, fmt.Sprintf("%s is not uniform: %x", claim.what, values))
		}
	}
	for k := range claim.states {
		s := &claim.states[k]
		degree := min(k+1, 2)
		switch {
		case k == 2 && s.IsAffine(2) && !claim.states[1].IsAffine(2):
			p.counts["through calls"]++
		case s.IsUniform():
			p.counts["uniform"]++
		case s.IsAffine(degree):
			p.counts["affine"]++
		}
		if !s.Holds(degree, at, values, claim.width) {
			p.broken = append(p.broken, fmt.Sprintf("%s is not as degree %d says (%d): %x", claim.what, degree, k, values))
		}
	}
}
