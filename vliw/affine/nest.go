package affine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Loop nests in the form of single-dimension software pipelining (Rong et al., section 3.1): a
// chain of counted loops, each of which contains exactly one other, with operations at every level,
// before and after the inner loop. A nest is rectangular from a level on if the trip counts of all
// deeper loops are invariant in the loop of that level.

// maxNestDepth bounds the levels of a nest; of deeper chains the innermost ones are taken.
const maxNestDepth = 6

// Nest is a chain of loops, outermost first, and the forms of values in it.
type Nest struct {
	Loops []*analysis.Loop
	forms []*Loop
	memo  map[formKey]*Form
}

type formKey struct {
	v           ir.Value
	level, from int
}

// Stride is by how much an address moves with one iteration of a level: Σ Terms + C.
type Stride struct {
	Terms []Term
	C     int64
}

// IsZero reports whether the level moves nothing.
func (s Stride) IsZero() bool { return len(s.Terms) == 0 && s.C == 0 }

// IsConst reports whether the stride is a number.
func (s Stride) IsConst() bool { return len(s.Terms) == 0 }

// Same compares two strides.
func (s Stride) Same(o Stride) bool { return s.C == o.C && SameTerms(s.Terms, o.Terms) }

// Form is a value over the counters i of the levels From … level: base + C + Σ i[k]·steps[k−From],
// base = Σ of Terms. Base and the strides do not change in the loop of level From. Arithmetic is
// modulo 2^64.
type Form struct {
	From, level int
	Terms       []Term
	C           int64
	steps       []Stride
}

// FindNests lists the chains of at least two loops.
func FindNests(dl *ir.DataLayout, forest *analysis.LoopForest) []*Nest {
	var out []*Nest
	for _, l := range forest.Postorder() {
		if len(l.Subs) > 0 {
			continue
		}
		n := &Nest{memo: map[formKey]*Form{}}
		for ; l != nil && len(n.Loops) < maxNestDepth; l = l.Parent {
			if l.Preheader() == nil || l.Latch() == nil || len(l.Subs) > 1 {
				break
			}
			n.Loops = append([]*analysis.Loop{l}, n.Loops...)
			form := New(dl, l)
			form.products = map[[2]ir.Value]ir.Value{}
			n.forms = append([]*Loop{form}, n.forms...)
		}
		if len(n.Loops) > 1 {
			out = append(out, n)
		}
	}
	return out
}

// LevelOf is the level of the innermost loop that holds a block, −1 outside of the nest.
func (n *Nest) LevelOf(b *ir.Block) int {
	level := -1
	for k, l := range n.Loops {
		if l.Contains(b) {
			level = k
		}
	}
	return level
}

// FormAt is the form of a value that is used in the loop of a level, over the counters from level
// from on; nil where it has none.
func (n *Nest) FormAt(v ir.Value, level, from int) *Form {
	key := formKey{v, level, from}
	if f, ok := n.memo[key]; ok {
		return f
	}
	var f *Form
	if from == level {
		if lin := n.forms[level].Of(v); lin != nil {
			f = &Form{From: level, level: level, Terms: lin.Terms, C: lin.C, steps: []Stride{{lin.Stride, lin.Step}}}
		}
	} else if inner := n.FormAt(v, level, from+1); inner != nil {
		f = n.outward(inner)
	}
	n.memo[key] = f
	return f
}

// Form is the form over as many levels as there is one.
func (n *Nest) Form(v ir.Value, level int) *Form {
	for from := 0; from <= level; from++ {
		if f := n.FormAt(v, level, from); f != nil {
			return f
		}
	}
	return nil
}

// outward expresses the base of a form over the counter of the next outer level.
func (n *Nest) outward(f *Form) *Form {
	from := f.From - 1
	a := n.forms[from]
	base := a.substitute(f.Terms, f.C)
	if base == nil {
		return nil
	}
	out := &Form{From: from, level: f.level, Terms: base.Terms, C: base.C, steps: []Stride{{base.Stride, base.Step}}}
	for _, s := range f.steps {
		t := a.substitute(s.Terms, s.C)
		if t == nil || !t.Invariant() {
			return nil
		}
		out.steps = append(out.steps, Stride{t.Terms, t.C})
	}
	return out
}

// substitute rewrites a sum of terms in the loop of a.
func (a *Loop) substitute(terms []Term, c int64) *Linear {
	sum := &Linear{C: c}
	for _, t := range terms {
		sum = sum.Plus(a.Of(t.V).Times(t.Coef))
	}
	return sum
}

// Depth is the last level with a stride, −1 if the value does not move at all.
func (f *Form) Depth() int {
	for k := len(f.steps) - 1; k >= 0; k-- {
		if !f.steps[k].IsZero() {
			return f.From + k
		}
	}
	return -1
}

// SameMotion reports whether two values differ by a constant in all iterations.
func (f *Form) SameMotion(g *Form) bool {
	if f.From != g.From || !SameTerms(f.Terms, g.Terms) {
		return false
	}
	d := max(f.Depth(), g.Depth())
	for k := f.From; k <= d; k++ {
		if !f.Step(k).Same(g.Step(k)) {
			return false
		}
	}
	return true
}

// Step is the stride of a level, zero beyond the form's own.
func (f *Form) Step(level int) Stride {
	if k := level - f.From; k >= 0 && k < len(f.steps) {
		return f.steps[k]
	}
	return Stride{}
}

// Minus is the difference of two first values, as a stride.
func (f *Form) Minus(g *Form) Stride {
	return Stride{addTerms(f.Terms, ScaleTerms(g.Terms, -1)), f.C - g.C}
}

// EachTerm calls f for all values that occur in the strides of the forms computed so far, in no
// particular order.
func (n *Nest) EachTerm(f func(v ir.Value)) {
	for _, form := range n.memo {
		if form == nil {
			continue
		}
		for _, step := range form.steps {
			for _, t := range step.Terms {
				f(t.V)
			}
		}
	}
}

// Plus adds two strides.
func (s Stride) Plus(o Stride) Stride { return Stride{addTerms(s.Terms, o.Terms), s.C + o.C} }

// Times multiplies a stride by a number.
func (s Stride) Times(n int64) Stride { return Stride{ScaleTerms(s.Terms, n), s.C * n} }
