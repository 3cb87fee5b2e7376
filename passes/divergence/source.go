package divergence

import "opt-go/frontend/ir"

// step is a value on the path from a divergent value back to its source of divergence.
type step struct {
	value string
	why   string // what makes it divergent besides the previous value; "" for data
}

// maxChain bounds the reported steps; the last one is always the source.
const maxChain = 8

// source returns the shortest chain of values from a divergent branch back to a source of
// divergence: along operands, and where control is what makes a value differ, along the condition
// of the branch that did it.
func (a *adviser) source(term *ir.Instr) []step {
	type visit struct {
		v    ir.Value
		from int // in order; -1: the branch
		why  string
	}
	seen := map[ir.Value]bool{}
	var order []visit
	push := func(v ir.Value, from int, why string) {
		if v != nil && !seen[v] {
			seen[v] = true
			order = append(order, visit{v, from, why})
		}
	}
	expand := func(i *ir.Instr, from int) {
		a.causes(i, func(v ir.Value, why string) { push(v, from, why) })
	}
	expand(term, -1)
	at, why := 0, ""
	for ; at < len(order); at++ {
		if why = a.origin(order[at].v); why != "" {
			break
		}
		if i, ok := order[at].v.(*ir.Instr); ok {
			expand(i, at)
		}
	}
	if at == len(order) {
		return nil // what is divergent comes from somewhere: only ⊤ has no origin
	}
	var chain []step
	for n := at; n >= 0; n = order[n].from {
		s := step{describeValue(order[n].v), order[n].why}
		if n == at {
			s.why = join2(s.why, why)
		}
		chain = append([]step{s}, chain...)
	}
	if len(chain) > maxChain {
		chain = append(append(chain[:maxChain-2:maxChain-2], step{value: "…"}), chain[len(chain)-1])
	}
	return chain
}

// causes calls yield with each divergent value that makes an instruction divergent, and with what
// makes it so if it is not an operand.
func (a *Affine) causes(i *ir.Instr, yield func(v ir.Value, why string)) {
	for k, v := range i.Operands() {
		if _, isConst := v.(*ir.Const); isConst {
			continue
		}
		if a.IsDivergent(v) {
			yield(v, "")
		} else if s := a.UseState(i, k); !s.IsUniform() {
			if b := a.leftBy(v, i); b != nil {
				yield(condition(b), "threads leave the loop of "+v.Ident()+" in different iterations")
			}
		}
	}
	if b := a.split[i.ID()]; b != nil && !i.IsTerminator() {
		yield(condition(b), "which way threads took to "+i.Ident())
	}
}

func join2(x, y string) string {
	if x == "" {
		return y
	}
	return x + "; " + y
}

// condition is the value that decides a branch.
func condition(b *ir.Block) ir.Value {
	if t := b.Term(); t.NumOperands() > 0 {
		return t.Operand(0)
	}
	return nil
}

// leftBy returns the divergent branch by which threads take a value out of a cycle.
func (a *Affine) leftBy(v ir.Value, user *ir.Instr) *ir.Block {
	def, ok := v.(*ir.Instr)
	if !ok {
		return nil
	}
	for c := a.cycles.For(def.Block()); c != nil && !c.Contains(user.Block()); c = c.Parent {
		if b := a.left[c.Header.ID()]; b != nil {
			return b
		}
	}
	return nil
}

// origin says why a value is divergent by itself; "": it is not.
func (a *adviser) origin(v ir.Value) string {
	t := a.c.Target
	i, ok := v.(*ir.Instr)
	if ok && t.ThreadNumber != nil {
		if dim, ok := t.ThreadNumber(i); ok {
			return "the thread's number " + dimNames[dim]
		}
	}
	if t.IsDivergenceSource == nil || !t.IsDivergenceSource(v) {
		return ""
	}
	switch {
	case !ok:
		return "a parameter that callers may fill differently"
	case i.Op() == ir.Load:
		return "loaded from memory that may be the thread's own"
	case i.Op() == ir.AtomicRMW, i.Op() == ir.CmpXchg:
		return "the result of an atomic operation"
	}
	return "the result of a call"
}
