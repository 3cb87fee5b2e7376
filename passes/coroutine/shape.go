package coroutine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg"
)

// shape is what a coroutine of the switch-resumed ABI consists of.
type shape struct {
	f         *ir.Func
	id, begin *ir.Instr
	promise   *ir.Instr // the alloca; nil: none
	points    []point   // the final one last
	ends      []*ir.Instr
	unwinds   bool        // some end is reached by an exception
	sizes     []*ir.Instr // llvm.coro.size and llvm.coro.align
	inRamp    []*ir.Instr // llvm.coro.is_in_ramp
	awaits    []*ir.Instr // llvm.coro.await.suspend.*
	transfers []*ir.Instr // calls that resume what await_suspend has returned
}

// point is a suspension point. From save on others may resume the coroutine.
type point struct {
	save, suspend *ir.Instr
	final         bool
}

// final reports whether the last point is the final one.
func (s *shape) final() bool { return len(s.points) > 0 && s.points[len(s.points)-1].final }

// otherABI are the coroutines that Swift makes.
var otherABI = map[string]bool{"llvm.coro.id.retcon": true, "llvm.coro.id.retcon.once": true, "llvm.coro.id.async": true}

// findShape collects the intrinsics of a coroutine. A nil shape comes with the instruction that is
// not supported and the reason, or without where the coroutine has no llvm.coro.begin.
func findShape(f *ir.Func) (s *shape, at *ir.Instr, why string) {
	s = &shape{f: f}
	for i := range f.Instrs() {
		if otherABI[i.IntrinsicID()] {
			return nil, i, "coroutines of " + i.IntrinsicID() + " are not supported"
		}
		if at, why := s.note(i); why != "" {
			return nil, at, why
		}
	}
	if s.begin == nil {
		s.withoutFrame()
		return nil, nil, ""
	}
	if n := len(s.points); n > 0 {
		if k := slices.IndexFunc(s.points, func(p point) bool { return p.final }); k >= 0 {
			s.points[k], s.points[n-1] = s.points[n-1], s.points[k]
		}
	}
	s.complete()
	return s, nil, ""
}

// note adds an intrinsic to the shape.
func (s *shape) note(i *ir.Instr) (at *ir.Instr, why string) {
	switch i.IntrinsicID() {
	case "llvm.coro.begin", "llvm.coro.begin.custom.abi":
		id, _ := i.Arg(0).(*ir.Instr)
		if id == nil || id.IntrinsicID() != "llvm.coro.id" || resumers(id) != nil {
			return nil, "" // of a coroutine that was inlined
		}
		if s.begin != nil {
			return i, "a coroutine has one llvm.coro.begin"
		}
		if i.IntrinsicID() != "llvm.coro.begin" {
			return i, "llvm.coro.begin.custom.abi is not supported"
		}
		s.id, s.begin = id, i
		s.promise = promiseOf(id)
		if s.promise != nil && s.promise.Op() != ir.Alloca {
			return id, "the promise of a coroutine is an alloca"
		}
	case "llvm.coro.suspend":
		save, _ := i.Arg(0).(*ir.Instr)
		s.points = append(s.points, point{save, i, isTrue(i.Arg(1))})
		if isTrue(i.Arg(1)) && slices.ContainsFunc(s.points[:len(s.points)-1], func(p point) bool { return p.final }) {
			return i, "a coroutine has one final suspension point"
		}
	case "llvm.coro.end":
		s.ends = append(s.ends, i)
		s.unwinds = s.unwinds || isTrue(i.Arg(1))
		if len(i.Info.Bundles) > 0 {
			return i, "an end of a coroutine in a funclet is not supported"
		}
	case "llvm.coro.size", "llvm.coro.align":
		s.sizes = append(s.sizes, i)
	case "llvm.coro.is_in_ramp":
		s.inRamp = append(s.inRamp, i)
	case "llvm.coro.await.suspend.void", "llvm.coro.await.suspend.bool", "llvm.coro.await.suspend.handle":
		s.awaits = append(s.awaits, i)
	case "llvm.coro.alloca.alloc", "llvm.coro.suspend.retcon", "llvm.coro.suspend.async", "llvm.coro.end.async", "llvm.coro.end.results":
		return i, i.IntrinsicID() + " is not supported in a coroutine of llvm.coro.id"
	}
	return nil, ""
}

// promiseOf returns the alloca of a coroutine's promise, without the casts that older front ends
// put around it; nil where there is none.
func promiseOf(id *ir.Instr) *ir.Instr {
	p, _ := id.Arg(1).(*ir.Instr)
	for p != nil && (p.Op() == ir.BitCast || p.Op() == ir.GetElementPtr && zeroIndices(p)) {
		p, _ = p.Operand(0).(*ir.Instr)
	}
	return p
}

func zeroIndices(gep *ir.Instr) bool {
	for k := 1; k < gep.NumOperands(); k++ {
		if n := ir.AsInt(gep.Operand(k)); n == nil || !n.IsZero() {
			return false
		}
	}
	return true
}

// complete gives each suspension point a save, and lowers llvm.coro.frame.
func (s *shape) complete() {
	for k := range s.points {
		if p := &s.points[k]; p.save == nil {
			ctx := s.f.Ctx()
			save := s.f.Module().Intrinsic("llvm.coro.save", ctx.Func(ctx.Token, []*ir.Type{ctx.Ptr}, false), nil)
			p.save = ir.Before(p.suspend).Call(save, "", s.begin)
			p.suspend.SetOperand(0, p.save)
		}
	}
	for i := range s.f.Instrs() {
		switch i.IntrinsicID() {
		case "llvm.coro.frame":
			ir.ReplaceAllUses(i, s.begin)
			i.Erase()
		case "llvm.coro.save":
			if !ir.HasUses(i) {
				i.Erase()
			}
		}
	}
	s.begin.Info.Attrs.Fn = s.begin.Info.Attrs.Fn.Without("noduplicate")
	s.begin.Info.Attrs.Ret = s.begin.Info.Attrs.Ret.With(ir.EnumAttr("nonnull")).With(ir.EnumAttr("noalias"))
}

// prune forgets what was unreachable and is gone.
func (s *shape) prune() {
	gone := func(i *ir.Instr) bool { return i.Block() == nil }
	s.points = slices.DeleteFunc(s.points, func(p point) bool { return gone(p.suspend) })
	for _, list := range []*[]*ir.Instr{&s.ends, &s.sizes, &s.inRamp, &s.transfers} {
		*list = slices.DeleteFunc(*list, gone)
	}
}

// withoutFrame lowers the intrinsics of a function that is marked as a coroutine, and never makes
// a frame: it cannot suspend.
func (s *shape) withoutFrame() {
	for i := range s.f.Instrs() {
		switch i.IntrinsicID() {
		case "llvm.coro.frame", "llvm.coro.suspend":
			ir.ReplaceAllUses(i, ir.NewUndef(i.Type()))
			i.Erase()
		}
	}
	for i := range s.f.Instrs() {
		if i.IntrinsicID() == "llvm.coro.save" && !ir.HasUses(i) {
			i.Erase()
		}
	}
	for _, end := range s.ends {
		if end.Block() != nil {
			rewrite.Unreachable(end, false)
		}
	}
	simplifycfg.RemoveUnreachable(s.f)
}

// resumers returns the list of the functions that a coroutine was split into, which its
// llvm.coro.id names since; nil before.
func resumers(id *ir.Instr) *ir.Const {
	if g, ok := ir.StripConstCasts(id.Arg(3)).(*ir.GlobalVar); ok {
		if list, ok := g.Init.(*ir.Const); ok && list.Type().Kind == ir.ArrayKind && len(list.Elems) == numParts {
			return list
		}
	}
	return nil
}

func isTrue(v ir.Value) bool {
	k := ir.AsInt(v)
	return k != nil && !k.IsZero()
}

// isolate gives a call a block of its own, with nothing but the branch to what follows, a block
// without φs.
func isolate(i *ir.Instr, name string) {
	b := i.Block()
	if b.First() == i && b.SinglePred() != nil {
		b.SetName(name)
	} else {
		b = b.SplitBefore(i, name)
	}
	next := b.First().Next()
	if next.Op() != ir.Br || next.IsCondBr() || next.Succ(0).First().Op() == ir.Phi {
		b.SplitBefore(next, "After"+name)
	}
}

// isolateAll isolates the saves, suspensions and ends.
func (s *shape) isolateAll() {
	for _, p := range s.points {
		isolate(p.save, "CoroSave")
		isolate(p.suspend, "CoroSuspend")
	}
	for _, end := range s.ends {
		isolate(end, "CoroEnd")
	}
}
