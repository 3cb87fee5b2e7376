package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/loop"
	"opt-go/passes/vector/lanes"
)

// finish closes the vector loop, computes in middle.block what the loop hands on, and connects the
// scalar loop and the exit.
func (e *emitter) finish() {
	e.at.Loc = nil
	outs := e.liveOuts()
	for phi := range e.Header.Phis() {
		if r := e.reductions[phi]; r != nil {
			for n := range e.copies {
				e.header[phi][n].AddIncoming(e.vec(r.last, n), e.body)
			}
		} else if prev := e.recurrences[phi]; prev != nil {
			e.header[phi][0].AddIncoming(e.vec(prev, e.copies-1), e.body)
		}
	}
	ty := e.index.Type()
	next := e.at.Binary(ir.Add, e.index, ir.NewInt(ty, uint64(e.passage())), ir.NUW, "index.next")
	e.closeCounters()
	e.index.AddIncoming(ir.NewZero(ty), e.ph)
	e.index.AddIncoming(next, e.body)
	e.branch(e.body, e.at.ICmp(ir.EQ, next, e.whole, ""), e.middle, e.body)

	m := ir.Before(e.middle.Term())
	reduced := e.combine(m)
	e.resume(m, reduced)
	for n, phi := range outs.phis {
		phi.AddIncoming(e.outOf(m, outs.values[n], outs.made[n], reduced), e.middle)
	}
	all := loop.ICmp(m, ir.EQ, e.trips, e.whole, "cmp.n")
	e.branch(e.middle, all, e.exit, e.scalar)
	e.cfg.Dom.SetIDom(e.exit, e.preheader)
}

// closeCounters hands the vectors of counters on to the next iteration.
func (e *emitter) closeCounters() {
	for _, b := range e.order {
		for i := range b.Instrs() {
			v := e.inductions[i]
			if v == nil && i.Op() == ir.Trunc {
				v = e.inductions[asInstr(i.Operand(0))]
			}
			if list := e.header[i]; v != nil && list != nil {
				list[0].AddIncoming(e.advance(v, e.vec(i, e.copies-1), i.Type(), "vec.ind.next"), e.body)
			}
		}
	}
}

// liveOuts are the φs of the exit, the values that they take from the loop, and for those that are
// neither counters nor reductions what stands for them: a scalar, or the last vector.
type liveOuts struct {
	phis   []*ir.Instr
	values []ir.Value
	made   []ir.Value
}

func (e *emitter) liveOuts() (o liveOuts) {
	for phi := range e.exit.Phis() {
		v := phi.IncomingFor(e.latch)
		var made ir.Value
		i, ok := v.(*ir.Instr)
		switch {
		case !ok || !e.Contains(i.Block()), e.counted(i), e.reduced[i] != nil:
		case e.recurrences[i] != nil: // what the iteration before the last one has left
			made = e.vec(e.recurrences[i], e.copies-1)
		case e.derived(i):
			made = e.one(i, e.copies-1, e.lanes-1)
		default:
			made = e.vec(i, e.copies-1)
		}
		o.phis, o.values, o.made = append(o.phis, phi), append(o.values, v), append(o.made, made)
	}
	return o
}

// outOf returns the value that the exit gets from middle.block: that of the last iteration.
func (e *emitter) outOf(m *ir.Builder, v, made ir.Value, reduced map[*ir.Instr]ir.Value) ir.Value {
	i, ok := v.(*ir.Instr)
	switch {
	case !ok || !e.Contains(i.Block()):
		return v
	case e.reduced[i] != nil:
		return reduced[e.reduced[i].phi]
	case e.recurrences[i] != nil:
		return m.Insert(ir.NewInstr(ir.ExtractElement, i.Type(), made, e.i32(e.lanes-2)), "vector.recur.extract.for.phi")
	case made != nil && made.Type().IsVector():
		return m.Insert(ir.NewInstr(ir.ExtractElement, i.Type(), made, e.i32(e.lanes-1)), "")
	case made != nil:
		return made
	}
	for phi := range e.Header.Phis() {
		c := e.inductions[phi]
		switch {
		case c != nil && c.next == v:
			return e.counterAt(e.top, c, e.whole, "ind.end")
		case c != nil && c.phi == i:
			last := fold(m, ir.Sub, e.whole, ir.NewInt(e.whole.Type(), 1), "")
			return e.counterAt(m, c, last, "ind.escape")
		}
	}
	panic("no value leaves the vector loop for " + i.String())
}

// counterAt computes a counter after n iterations.
func (e *emitter) counterAt(b *ir.Builder, c *induction, n ir.Value, name string) ir.Value {
	offset := e.scaled(b, n, e.steps[c.phi])
	if c.phi.Type().IsPtr() {
		return b.GEP(e.f.Ctx().I8, c.start, 0, name, offset)
	}
	if k := ir.AsInt(c.start); k != nil && k.IsZero() {
		return offset
	}
	return fold(b, ir.Add, c.start, offset, name)
}

// combine computes the values of reductions from the lanes of all their parts.
func (e *emitter) combine(m *ir.Builder) map[*ir.Instr]ir.Value {
	out := map[*ir.Instr]ir.Value{}
	for phi := range e.Header.Phis() {
		r := e.reductions[phi]
		if r == nil {
			continue
		}
		v := e.vec(r.last, 0)
		for n := 1; n < e.copies; n++ {
			v = e.join(m, r, e.vec(r.last, n), v)
		}
		ctx, ty := e.f.Ctx(), phi.Type()
		args := []ir.Value{v}
		params := []*ir.Type{v.Type()}
		if r.op == ir.FAdd || r.op == ir.FMul {
			args, params = []ir.Value{lanes.Identity(r.op, ty), v}, []*ir.Type{ty, v.Type()}
		}
		f := e.f.Module().Intrinsic(lanes.Reduction(r.op, r.id), ctx.Func(ty, params, false), lanes.Attrs(), v.Type())
		w := m.Call(f, "", args...)
		if ty.IsFloat() {
			w.Flags = e.fastFlags(r)
		}
		out[phi] = w
	}
	return out
}

// fastFlags are those of all operations of a chain; where the program demands vectorization it
// allows another order, too.
func (e *emitter) fastFlags(r *reduction) ir.Flags {
	flags := r.flags & ir.FastMath
	if r.op != ir.Call {
		flags |= ir.FReassoc
	}
	return flags
}

// join combines two vectors of a reduction.
func (e *emitter) join(m *ir.Builder, r *reduction, x, y ir.Value) ir.Value {
	if r.op == ir.Call {
		ty := x.Type()
		f := e.f.Module().Intrinsic(r.id, e.f.Ctx().Func(ty, []*ir.Type{ty, ty}, false), lanes.Attrs(), ty)
		w := m.Call(f, "rdx.minmax", x, y)
		if ty.Elem.IsFloat() {
			w.Flags = e.fastFlags(r)
		}
		return w
	}
	w := m.Binary(r.op, x, y, 0, "bin.rdx")
	if r.op == ir.FAdd || r.op == ir.FMul {
		w.Flags = e.fastFlags(r)
	}
	return w
}

// resume gives the scalar loop what it starts with: what the vector loop leaves, or the start where
// that did not run.
func (e *emitter) resume(m *ir.Builder, reduced map[*ir.Instr]ir.Value) {
	var counters, others []*ir.Instr
	for phi := range e.Header.Phis() {
		if e.inductions[phi] != nil {
			counters = append(counters, phi)
		} else {
			others = append(others, phi)
		}
	}
	for _, phi := range append(counters, others...) {
		start := phi.IncomingFor(e.scalar)
		var left ir.Value
		name := "bc.resume.val"
		switch {
		case e.inductions[phi] != nil:
			left = e.counterAt(e.top, e.inductions[phi], e.whole, "ind.end")
		case e.reductions[phi] != nil:
			left, name = reduced[phi], "bc.merge.rdx"
		default:
			last := e.vec(e.recurrences[phi], e.copies-1)
			left = m.Insert(ir.NewInstr(ir.ExtractElement, phi.Type(), last, e.i32(e.lanes-1)), "vector.recur.extract")
			name = "scalar.recur.init"
		}
		p := ir.Before(e.scalar.FirstNonPhi()).Phi(phi.Type(), name)
		p.AddIncoming(left, e.middle)
		for n := range e.skips {
			if e.inductions[phi] == nil { // in LLVM's order
				n = len(e.skips) - 1 - n
			}
			p.AddIncoming(start, e.skips[n])
		}
		for k := range phi.NumIncoming() {
			if phi.IncomingBlock(k) == e.scalar {
				phi.SetOperand(k, p)
			}
		}
	}
}
