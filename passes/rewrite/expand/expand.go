// Package expand writes expressions of scalar evolution as instructions: LLVM's SCEVExpander.
//
//	{%n,+,4}<%loop> + (%a * 8)   ⇒   %0 = shl i32 %a, 3
//	                                 %1 = shl i32 %i, 2        ; %i counts the loop's iterations
//	                                 …
//
// Each part is computed as far outside of loops as it can be, and taken from an instruction that
// computes it already where there is one (reuse.go). Recurrences become expressions of a loop's
// counter, or φs of their own (recurrence.go). What all that would cost is asked first (cost.go).
//
// Loop strength reduction takes recurrences as they are after the increment (increment.go).
//
// Not done: casts that are placed so that several uses share them.
package expand

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// Expander makes instructions in the function of an Evolution, whose dominators and loops must be
// up to date. Instructions that it makes have no expressions before they are asked for.
type Expander struct {
	// Literal: a recurrence becomes a φ of its own with its start and step. Otherwise it is
	// computed from the loop's counter, which starts at 0 and steps by 1.
	Literal bool
	// After is a loop whose recurrences are wanted as they are after the increment, with Literal;
	// nil: there is none.
	After *analysis.Loop
	// Replaced is the value that is replaced, where φs of the loop may be taken for it that it was
	// not computed from; nil: it does not matter.
	Replaced ir.Value
	// Increments is where increments of the loop IncrementsOf are inserted: a place that dominates
	// the latch; nil: at the end of the latch.
	Increments   *ir.Instr
	IncrementsOf *analysis.Loop
	// Name begins the names of new φs: Name.iv, and Name.iv.next for their increments.
	Name string
	// Close brings a value that is defined in a loop into LCSSA form for a use outside; nil: values
	// are used where they are.
	Close func(i *ir.Instr)

	s        *scev.Evolution
	query    *simplify.Query
	at       *ir.Instr // insertion point: new instructions come before it
	made     map[*ir.Instr]bool
	inserted []*ir.Instr // the made ones that were not there before, in order
	done     map[place]ir.Value
	relevant map[*scev.Expr]*analysis.Loop // relevantLoop, remembered
	Phis     []*ir.Instr                   // that were made for recurrences
}

// place is an expression that is available before an instruction.
type place struct {
	e  *scev.Expr
	at *ir.Instr
}

// New returns an expander.
func New(s *scev.Evolution, name string) *Expander {
	return &Expander{Name: name, s: s, query: &simplify.Query{Query: valuetracking.Query{Layout: s.Layout, Dom: s.Dom}}, made: map[*ir.Instr]bool{}, done: map[place]ir.Value{},
		relevant: map[*scev.Expr]*analysis.Loop{}}
}

// At returns a value that is e where control reaches an instruction.
func (x *Expander) At(e *scev.Expr, at *ir.Instr) ir.Value {
	old := x.at
	x.at = at
	v := x.expand(e)
	x.at = old
	return v
}

// Made reports whether the expander made an instruction, or took it for an increment of its own.
func (x *Expander) Made(i *ir.Instr) bool { return x.made[i] }

// Undo erases unused instructions of the expander, for a caller that gives up.
func (x *Expander) Undo() {
	made := map[*ir.Instr]bool{}
	for _, i := range x.inserted {
		made[i] = true
	}
	for _, i := range slices.Backward(x.inserted) {
		if i.Block() == nil {
			continue
		}
		ir.ReplaceUsesIf(i, ir.NewPoison(i.Type()), func(u *ir.Use) bool { return made[u.User()] }) // around a counter
		if !ir.HasUses(i) {
			x.s.Forget(i)
			i.Erase()
		}
	}
	x.inserted = nil
	clear(x.made)
	clear(x.done)
}

// remember records an inserted instruction.
func (x *Expander) remember(i *ir.Instr) {
	x.made[i] = true
	x.inserted = append(x.inserted, i)
}

// expand inserts e as far outside of loops as it is invariant, or after the φs of the loop that it
// is a recurrence of.
func (x *Expander) expand(e *scev.Expr) ir.Value {
	at := x.place(e)
	if v, ok := x.done[place{e, at}]; ok {
		x.readopt(e)
		return v
	}
	old := x.at
	x.at = at
	v, ok := x.reuse(e)
	if !ok {
		v = x.closed(x.make(e))
	}
	x.done[place{e, at}] = v
	x.at = old
	return v
}

func (x *Expander) place(e *scev.Expr) *ir.Instr {
	at := x.at
	if mayTrap(e) {
		return at
	}
	for l := x.s.Forest.For(x.at.Block()); l != nil; l = l.Parent {
		if x.s.Invariant(e, l) {
			if p := l.Preheader(); p != nil {
				at = p.Term()
			} else {
				at = l.Header.FirstInsertion()
			}
			continue
		}
		if l != x.After && x.s.Disposition(e, l) == scev.LoopComputable {
			at = l.Header.FirstInsertion()
		}
		break
	}
	for at != x.at && (x.made[at] || analysis.IsDebugOrPseudo(at)) {
		at = at.Next()
	}
	return at
}

// mayTrap reports whether a division in e is by what may be 0: it has to stay where it is guarded.
func mayTrap(e *scev.Expr) bool {
	return e.Contains(func(o *scev.Expr) bool {
		return o.Kind == scev.UDiv && (o.Ops[1].Kind != scev.Const || o.Ops[1].IsZero())
	})
}

func (x *Expander) make(e *scev.Expr) ir.Value {
	switch e.Kind {
	case scev.Const:
		return e.Num.Const(e.Type)
	case scev.Unknown:
		return e.Value
	case scev.Trunc:
		return x.cast(ir.Trunc, x.expand(e.Ops[0]), e.Type, 0)
	case scev.ZExt:
		v := x.expand(e.Ops[0])
		var flags ir.Flags
		if x.s.NonNegative(e.Ops[0]) {
			flags = ir.NNeg
		}
		return x.cast(ir.ZExt, v, e.Type, flags)
	case scev.SExt:
		return x.cast(ir.SExt, x.expand(e.Ops[0]), e.Type, 0)
	case scev.PtrToInt:
		return x.addressOf(x.expand(e.Ops[0]), e.Type)
	case scev.Add:
		return x.sum(e)
	case scev.Mul:
		return x.product(e)
	case scev.UDiv:
		return x.quotient(e)
	case scev.AddRec:
		return x.recurrence(e)
	case scev.UMax:
		return x.extreme(e, "umax", false)
	case scev.SMax:
		return x.extreme(e, "smax", false)
	case scev.UMin:
		return x.extreme(e, "umin", false)
	case scev.SMin:
		return x.extreme(e, "smin", false)
	case scev.SeqUMin:
		return x.extreme(e, "umin", true)
	}
	panic("expression " + e.String() + " cannot be written as code")
}

// closed returns the value of v at the insertion point in LCSSA form.
func (x *Expander) closed(v ir.Value) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || x.Close == nil {
		return v
	}
	in := x.s.Forest.For(i.Block())
	if in == nil || in.Contains(x.at.Block()) {
		return v
	}
	use := ir.Before(x.at).Insert(ir.NewInstr(ir.Freeze, i.Type(), i), "") // a use that shows where the value is wanted
	x.Close(i)
	v = use.Operand(0)
	use.Erase()
	return v
}

// term is an operand with the loop that it is computed in.
type term struct {
	e *scev.Expr
	l *analysis.Loop
}

// terms sorts the operands of e by their loops, outer ones first, so that invariant operands are
// added first. Constants come last, a pointer first, and subtracted operands after the others.
func (x *Expander) terms(e *scev.Expr) []term {
	ts := make([]term, 0, len(e.Ops))
	for _, o := range slices.Backward(e.Ops) {
		ts = append(ts, term{o, x.relevantLoop(o)})
	}
	// An insertion sort: the order is that of a stable sort, whatever the comparison does with
	// loops that are side by side.
	for k := 1; k < len(ts); k++ {
		t := ts[k]
		j := k
		for ; j > 0 && x.before(t, ts[j-1]); j-- {
			ts[j] = ts[j-1]
		}
		ts[j] = t
	}
	return ts
}

func (x *Expander) before(a, b term) bool {
	if p, q := a.e.Type.IsPtr(), b.e.Type.IsPtr(); p != q {
		return p
	}
	if a.l != b.l {
		return x.mostRelevant(a.l, b.l) != a.l
	}
	return !a.e.NonConstantNegative() && b.e.NonConstantNegative()
}

// relevantLoop returns the innermost loop that e is computed in.
func (x *Expander) relevantLoop(e *scev.Expr) *analysis.Loop {
	if e.Kind == scev.Unknown {
		if i, ok := e.Value.(*ir.Instr); ok {
			return x.s.Forest.For(i.Block())
		}
		return nil
	}
	if l, ok := x.relevant[e]; ok {
		return l
	}
	l := e.Loop
	for _, o := range e.Ops {
		l = x.mostRelevant(l, x.relevantLoop(o))
	}
	x.relevant[e] = l
	return l
}

func (x *Expander) mostRelevant(a, b *analysis.Loop) *analysis.Loop {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case a.ContainsLoop(b):
		return b
	case b.ContainsLoop(a):
		return a
	case x.s.Dom.Dominates(a.Header, b.Header):
		return b
	}
	return a
}
