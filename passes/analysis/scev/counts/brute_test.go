package counts_test

import (
	"fmt"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev"
)

// countedShape is a loop over integers of w bits that goes on while a value compares with a bound:
//
//	i = start; for { n = i + step; if !(x p bound) break; i = n }    with x = i or n
//
// Start and bound are parameters or constants, and so is the step.
type countedShape struct {
	w        int
	p        ir.Pred
	before   bool // the value before the step is compared
	flags    ir.Flags
	progress bool   // the function must make progress
	guard    string // a predicate of the comparison start p bound that guards the entry, or nothing
	ext      string // the cast, to twice the width, of both sides of the comparison, or nothing
	loose    bool   // the step is a parameter
	twice    bool   // the loop is left too where i is the parameter that is otherwise the step
}

func (c countedShape) String() string {
	return fmt.Sprintf("i%d %s before=%v flags=%v progress=%v guard=%q ext=%q twice=%v",
		c.w, c.p, c.before, c.flags, c.progress, c.guard, c.ext, c.twice)
}

func (c countedShape) text() string {
	ty, attr, step := fmt.Sprintf("i%d", c.w), "", "1"
	if c.progress {
		attr = "mustprogress "
	}
	if c.loose {
		step = "%s"
	}
	entry := "  br label %loop\n"
	if c.guard != "" {
		entry = fmt.Sprintf("  %%g = icmp %s %s %%a, %%b\n  br i1 %%g, label %%loop, label %%exit\n", c.guard, ty)
	}
	flags, x, y := "", "%n", "%b"
	if c.flags&ir.NUW != 0 {
		flags += "nuw "
	}
	if c.flags&ir.NSW != 0 {
		flags += "nsw "
	}
	if c.before {
		x = "%i"
	}
	cmp := fmt.Sprintf("  %%c = icmp %s %s %s, %s\n", c.p, ty, x, y)
	if c.ext != "" {
		cmp = fmt.Sprintf("  %%x = %s %s %s to i%d\n  %%y = %s %s %s to i%d\n  %%c = icmp %s i%d %%x, %%y\n",
			c.ext, ty, x, 2*c.w, c.ext, ty, y, 2*c.w, c.p, 2*c.w)
	}
	other, latch := "", "loop"
	if c.twice {
		other = fmt.Sprintf("  %%d = icmp eq %s %%i, %%s\n  br i1 %%d, label %%exit, label %%latch\nlatch:\n", ty)
		latch = "latch"
	}
	return fmt.Sprintf("define void @f(%s %%a, %s %%b, %s %%s) %s{\nentry:\n%sloop:\n  %%i = phi %s [ %%a, %%entry ], [ %%n, %%%s ]\n%s"+
		"  %%n = add %s%s %%i, %s\n%s  br i1 %%c, label %%loop, label %%exit\nexit:\n  ret void\n}\n",
		ty, ty, ty, attr, entry, ty, latch, other, flags, ty, step, cmp)
}

// outcome is what a run of the loop does.
type outcome struct {
	undefined bool // the run has undefined behavior, or the loop is not entered
	endless   bool
	values    []uint64 // of i, in each iteration
	last      uint64   // n in the last iteration
	poison    bool     // n is poison in the last iteration
}

// holds computes a comparison of numbers of w bits.
func holds(p ir.Pred, w int, a, b uint64) bool {
	sa, sb := signExtended(w, a), signExtended(w, b)
	switch p {
	case ir.EQ:
		return a == b
	case ir.NE:
		return a != b
	case ir.ULT:
		return a < b
	case ir.ULE:
		return a <= b
	case ir.UGT:
		return a > b
	case ir.UGE:
		return a >= b
	case ir.SLT:
		return sa < sb
	case ir.SLE:
		return sa <= sb
	case ir.SGT:
		return sa > sb
	}
	return sa >= sb
}

func signExtended(w int, a uint64) int64 { return int64(a<<(64-w)) >> (64 - w) }

var predByName = map[string]ir.Pred{"eq": ir.EQ, "ne": ir.NE, "ult": ir.ULT, "ule": ir.ULE, "ugt": ir.UGT, "uge": ir.UGE,
	"slt": ir.SLT, "sle": ir.SLE, "sgt": ir.SGT, "sge": ir.SGE}

// run executes the loop.
func (c countedShape) run(start, step, bound, other uint64) (o outcome) {
	if c.guard != "" && !holds(predByName[c.guard], c.w, start, bound) {
		return outcome{undefined: true}
	}
	mask := uint64(1)<<c.w - 1
	lo, hi := -int64(1)<<(c.w-1), int64(1)<<(c.w-1)-1
	p := c.p
	if c.ext == "zext" { // the extended values compare as unsigned numbers
		p = p.Unsigned()
	}
	for i, poison := start, false; ; {
		o.values = append(o.values, i)
		if c.twice && (poison || i == other) {
			return outcome{undefined: poison, values: o.values, poison: true}
		}
		n := (i + step) & mask
		sum := signExtended(c.w, i) + signExtended(c.w, step)
		nPoison := poison || c.flags&ir.NUW != 0 && i+step > mask || c.flags&ir.NSW != 0 && (sum < lo || sum > hi)
		x, xPoison := n, nPoison
		if c.before {
			x, xPoison = i, poison
		}
		if xPoison {
			return outcome{undefined: true}
		}
		if !holds(p, c.w, x, bound) {
			o.last, o.poison = n, nPoison
			return o
		}
		if i, poison = n, nPoison; len(o.values) > int(mask)+2 {
			return outcome{undefined: c.progress, endless: true}
		}
	}
}

// environment gives the parameters and the values of the loop numbers.
type environment map[ir.Value]bitvec.Int

// eval computes an expression; ok is false where it divides by zero. k is the iteration at which
// recurrences are evaluated.
func (env environment) eval(t *testing.T, e *scev.Expr, k int) (n bitvec.Int, ok bool) {
	switch e.Kind {
	case scev.Const:
		return e.Num, true
	case scev.Unknown:
		n, ok = env[e.Value]
		if !ok {
			t.Fatalf("no value of %v", e)
		}
		return n, true
	}
	var ops []bitvec.Int
	for _, o := range e.Ops {
		x, ok := env.eval(t, o, k)
		if !ok {
			return n, false
		}
		ops = append(ops, x)
		if e.Kind == scev.SeqUMin && x.IsZero() {
			return x, true
		}
	}
	return combine(t, e, ops, k)
}

func combine(t *testing.T, e *scev.Expr, ops []bitvec.Int, k int) (n bitvec.Int, ok bool) {
	n = ops[0]
	for j, x := range ops[1:] {
		switch e.Kind {
		case scev.Add:
			n = n.Add(x)
		case scev.Mul:
			n = n.Mul(x)
		case scev.UDiv:
			if x.IsZero() {
				return n, false
			}
			n = n.UDiv(x)
		case scev.UMax:
			n = bitvec.MaxU(n, x)
		case scev.SMax:
			n = bitvec.MaxS(n, x)
		case scev.UMin, scev.SeqUMin:
			n = bitvec.MinU(n, x)
		case scev.SMin:
			n = bitvec.MinS(n, x)
		case scev.AddRec:
			if j > 0 {
				t.Fatalf("%v is not affine", e)
			}
			n = n.Add(x.Mul(bitvec.New(64, uint64(k)).ZExtOrTrunc(n.Bits())))
		}
	}
	switch e.Kind {
	case scev.Trunc, scev.ZExt:
		n = n.ZExtOrTrunc(e.Width())
	case scev.SExt:
		n = n.SExtOrTrunc(e.Width())
	}
	return n, true
}

// countedLoop is a loop of a shape whose constants can be exchanged.
type countedLoop struct {
	countedShape
	f    *ir.Func
	i, n *ir.Instr
}

func (c countedShape) build(t *testing.T) *countedLoop {
	m, err := frontend.Read("loop.ll", []byte(c.text()))
	if err != nil {
		t.Fatalf("%v\n%s", err, c.text())
	}
	f := m.Func("f")
	i, n := f.Lookup("i").(*ir.Instr), f.Lookup("n").(*ir.Instr)
	return &countedLoop{countedShape: c, f: f, i: i, n: n}
}

func (l *countedLoop) constant(v uint64) *ir.Const { return ir.NewInt(l.i.Type(), v) }

// claims are the facts that scalar evolution reports about a loop.
type claims struct {
	s                *scev.Evolution
	loop             *analysis.Loop
	exact, sym, most *scev.Expr
	i, n, after      *scev.Expr
	multiple         uint32
}

func (l *countedLoop) claims() claims {
	dt := analysis.NewDomTree(l.f)
	s := scev.New(l.f, dt, analysis.NewLoopForest(l.f, dt))
	loop := s.Forest.Top[0]
	c := claims{s: s, loop: loop, exact: s.BackedgeTaken(loop), sym: s.SymbolicMax(loop), most: s.ConstantMax(loop)}
	c.i, c.n = s.Of(l.i), s.Of(l.n)
	c.after, c.multiple = s.AtScope(c.i, nil), s.TripMultiple(loop)
	return c
}

// check compares the claims with a run, and returns what is wrong.
func (l *countedLoop) check(t *testing.T, c *claims, start, step, bound, other uint64) string {
	o := l.run(start, step, bound, other)
	if o.undefined {
		return ""
	}
	if o.endless {
		if c.exact != nil || c.most != nil || c.sym != nil {
			return "the loop does not end"
		}
		return ""
	}
	env := environment{}
	for k, v := range []uint64{start, bound, other} {
		env[l.f.Params[k]] = bitvec.New(l.w, v)
	}
	taken := uint64(len(o.values) - 1)
	value := func(e *scev.Expr) (uint64, bool) {
		n, ok := env.eval(t, e, len(o.values)-1)
		v, _ := n.Uint64()
		return v, ok
	}
	if c.exact != nil {
		if v, ok := value(c.exact); ok && v != taken {
			return fmt.Sprintf("the back edge is taken %d times, not %v = %d", taken, c.exact, v)
		}
		if n := bitvec.New(c.exact.Width(), taken); !c.s.UnsignedRange(c.exact).Has(n) {
			return fmt.Sprintf("the range of %v does not hold %d", c.exact, taken)
		}
	}
	for _, e := range []*scev.Expr{c.sym, c.most} {
		if e == nil {
			continue
		}
		if v, ok := value(e); ok && v < taken {
			return fmt.Sprintf("the back edge is taken %d times, more than %v = %d", taken, e, v)
		}
	}
	if (taken+1)%uint64(c.multiple) != 0 {
		return fmt.Sprintf("%d iterations are no multiple of %d", taken+1, c.multiple)
	}
	if v, ok := value(c.after); ok && c.after.Kind != scev.Unknown && v != o.values[taken] {
		return fmt.Sprintf("the last value is %d, not %v = %d", o.values[taken], c.after, v)
	}
	for k, x := range o.values {
		if n := bitvec.New(l.w, x); !c.s.UnsignedRange(c.i).Has(n) || !c.s.SignedRange(c.i).Has(n) {
			return fmt.Sprintf("%d in iteration %d is not in a range of %v", x, k, c.i)
		}
	}
	if n := bitvec.New(l.w, o.last); !o.poison && (!c.s.UnsignedRange(c.n).Has(n) || !c.s.SignedRange(c.n).Has(n)) {
		return fmt.Sprintf("%d is not in a range of %v", o.last, c.n)
	}
	return ""
}

var intPreds = []ir.Pred{ir.EQ, ir.NE, ir.UGT, ir.UGE, ir.ULT, ir.ULE, ir.SGT, ir.SGE, ir.SLT, ir.SLE}

// shapes calls f with all shapes of a width that a guard, a cast and a kind of step leave.
func shapes(w int, guard, ext string, f func(c countedShape)) {
	for _, p := range intPreds {
		for _, flags := range []ir.Flags{0, ir.NUW, ir.NSW, ir.NUW | ir.NSW} {
			for k := range 4 {
				f(countedShape{w, p, k&1 != 0, flags, k&2 != 0, guard, ext, false, false})
			}
		}
	}
}

// checkAll checks the loop for all numbers at which it is left elsewhere, if it is.
func (l *countedLoop) checkAll(t *testing.T, c *claims, start, step, bound uint64) string {
	if !l.twice {
		return l.check(t, c, start, step, bound, step)
	}
	for other := range uint64(1) << l.w {
		if why := l.check(t, c, start, step, bound, other); why != "" {
			return fmt.Sprintf("left at %d: %s", other, why)
		}
	}
	return ""
}

// TestSymbolicCountsByExecution compares counts in terms of start and bound with runs from all
// starts to all bounds, by all steps.
func TestSymbolicCountsByExecution(t *testing.T) {
	known, failures := 0, 0
	each := func(c countedShape) {
		l := c.build(t)
		for step := range uint64(1) << c.w {
			if !c.loose {
				l.n.SetOperand(1, l.constant(step))
			}
			told := l.claims()
			if told.exact != nil {
				known++
			}
			for start := range uint64(1) << c.w {
				for bound := range uint64(1) << c.w {
					if why := l.checkAll(t, &told, start, step, bound); why != "" && failures < 20 {
						failures++
						t.Errorf("%v start=%d step=%d bound=%d: %s", c, start, step, bound, why)
						return
					}
				}
			}
		}
	}
	for _, guard := range []string{"", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"} {
		shapes(3, guard, "", each)
	}
	for _, ext := range []string{"zext", "sext"} {
		shapes(3, "", ext, each)
	}
	shapes(3, "", "", func(c countedShape) {
		c.loose = true
		each(c)
		c.loose, c.twice = false, true
		each(c)
	})
	if !testing.Short() {
		shapes(4, "", "", each)
	}
	t.Logf("%d exact counts", known)
}

// TestConstantCountsByExecution does the same for loops of constants, which may be counted exactly
// and whose values have ranges.
func TestConstantCountsByExecution(t *testing.T) {
	known, failures := 0, 0
	one := func(l *countedLoop, start, step, bound uint64) {
		l.n.SetOperand(1, l.constant(step))
		l.i.SetOperand(0, l.constant(start))
		l.cmp().SetOperand(1, l.constant(bound))
		told := l.claims()
		if told.exact != nil {
			known++
		}
		if why := l.check(t, &told, start, step, bound, step); why != "" && failures < 20 {
			failures++
			t.Errorf("%v start=%d step=%d bound=%d: %s", l.countedShape, start, step, bound, why)
		}
	}
	shapes(3, "", "", func(c countedShape) {
		l := c.build(t)
		for step := range uint64(8) {
			for start := range uint64(8) {
				for bound := range uint64(8) {
					one(l, start, step, bound)
				}
			}
		}
	})
	at := uint64(1)
	shapes(8, "", "", func(c countedShape) {
		l := c.build(t)
		for range 40 {
			at = at*6364136223846793005 + 1442695040888963407
			one(l, extremeByte(at>>33), extremeByte(at>>43), extremeByte(at>>53))
		}
	})
	t.Logf("%d exact counts", known)
}

// extremeByte makes numbers near the ends of signed and unsigned bytes of every second.
func extremeByte(v uint64) uint64 {
	if v&1 == 0 {
		return v >> 1 & 255
	}
	return (v>>1&3<<6 + v>>3&7 - 3) & 255
}

func (l *countedLoop) cmp() *ir.Instr { return l.f.Lookup("c").(*ir.Instr) }
