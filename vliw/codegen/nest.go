package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Loop nests, as single-dimension software pipelining wants them (Rong et al., section 3.1): a chain of counted loops, each of which holds exactly
// one other, with operations at every level, before and behind the inner loop. A nest is rectangular from a level on if the trip counts of all
// deeper loops do not change while the loop of that level runs.
//
// nest.go finds the chains and gives addresses their form over all counters of the chain; nestreduce.go makes selection use them; nestdep.go tests
// dependences; nestbody.go takes the selected code apart.

// maxNestDepth bounds the levels of a nest; of deeper chains the innermost ones are taken.
const maxNestDepth = 6

// nestForms is a chain of loops, outermost first, and the forms of values in it.
type nestForms struct {
	loops []*analysis.Loop
	forms []*affine
	memo  map[nestKey]*nestForm
}

type nestKey struct {
	v           ir.Value
	level, from int
}

// stride is by how much an address moves with one iteration of a level: Σ terms + c.
type stride struct {
	terms []term
	c     int64
}

func (s stride) isZero() bool       { return len(s.terms) == 0 && s.c == 0 }
func (s stride) isConst() bool      { return len(s.terms) == 0 }
func (s stride) same(o stride) bool { return s.c == o.c && sameTerms(s.terms, o.terms) }

// nestForm is a value over the counters i of the levels from … level: base + c + Σ i[k]·steps[k−from]; base and the strides do not change in the
// loop of level from. Arithmetic is modulo 2^64.
type nestForm struct {
	from, level int
	terms       []term
	c           int64
	steps       []stride
}

// findNests lists the chains of at least two loops.
func findNests(dl *ir.DataLayout, forest *analysis.LoopForest) []*nestForms {
	var out []*nestForms
	for _, l := range forest.Postorder() {
		if len(l.Subs) > 0 {
			continue
		}
		n := &nestForms{memo: map[nestKey]*nestForm{}}
		for ; l != nil && len(n.loops) < maxNestDepth; l = l.Parent {
			if l.Preheader() == nil || l.Latch() == nil || len(l.Subs) > 1 {
				break
			}
			n.loops = append([]*analysis.Loop{l}, n.loops...)
			form := newAffine(dl, l)
			form.products = map[[2]ir.Value]ir.Value{}
			n.forms = append([]*affine{form}, n.forms...)
		}
		if len(n.loops) > 1 {
			out = append(out, n)
		}
	}
	return out
}

// levelOf is the level of the innermost loop that holds a block, −1 outside of the nest.
func (n *nestForms) levelOf(b *ir.Block) int {
	level := -1
	for k, l := range n.loops {
		if l.Contains(b) {
			level = k
		}
	}
	return level
}

// formAt is the form of a value that is used in the loop of a level, over the counters from level from on; nil where it has none.
func (n *nestForms) formAt(v ir.Value, level, from int) *nestForm {
	key := nestKey{v, level, from}
	if f, ok := n.memo[key]; ok {
		return f
	}
	var f *nestForm
	if from == level {
		if lin := n.forms[level].of(v); lin != nil {
			f = &nestForm{from: level, level: level, terms: lin.terms, c: lin.c, steps: []stride{{lin.stride, lin.step}}}
		}
	} else if inner := n.formAt(v, level, from+1); inner != nil {
		f = n.outward(inner)
	}
	n.memo[key] = f
	return f
}

// form is the form over as many levels as there is one.
func (n *nestForms) form(v ir.Value, level int) *nestForm {
	for from := 0; from <= level; from++ {
		if f := n.formAt(v, level, from); f != nil {
			return f
		}
	}
	return nil
}

// outward expresses the base of a form over the counter of the next outer level.
func (n *nestForms) outward(f *nestForm) *nestForm {
	from := f.from - 1
	a := n.forms[from]
	base := a.substitute(f.terms, f.c)
	if base == nil {
		return nil
	}
	out := &nestForm{from: from, level: f.level, terms: base.terms, c: base.c, steps: []stride{{base.stride, base.step}}}
	for _, s := range f.steps {
		t := a.substitute(s.terms, s.c)
		if t == nil || !t.invariant() {
			return nil
		}
		out.steps = append(out.steps, stride{t.terms, t.c})
	}
	return out
}

// substitute gives a sum of terms its form in the loop of a.
func (a *affine) substitute(terms []term, c int64) *linear {
	sum := &linear{c: c}
	for _, t := range terms {
		sum = sum.plus(a.of(t.v).times(t.coef))
	}
	return sum
}

// depth is the last level with a stride, −1 if the value does not move at all.
func (f *nestForm) depth() int {
	for k := len(f.steps) - 1; k >= 0; k-- {
		if !f.steps[k].isZero() {
			return f.from + k
		}
	}
	return -1
}

// sameMotion reports whether two values differ by a constant in all iterations.
func (f *nestForm) sameMotion(g *nestForm) bool {
	if f.from != g.from || !sameTerms(f.terms, g.terms) {
		return false
	}
	d := max(f.depth(), g.depth())
	for k := f.from; k <= d; k++ {
		if !f.step(k).same(g.step(k)) {
			return false
		}
	}
	return true
}

// step is the stride of a level, zero beyond the form's own.
func (f *nestForm) step(level int) stride {
	if k := level - f.from; k >= 0 && k < len(f.steps) {
		return f.steps[k]
	}
	return stride{}
}

// minus is the difference of two first values, as a stride.
func (f *nestForm) minus(g *nestForm) stride {
	return stride{addTerms(f.terms, scaleTerms(g.terms, -1)), f.c - g.c}
}

// eachTerm calls f for all values that the strides of the forms asked for so far are made of, in no order.
func (n *nestForms) eachTerm(f func(v ir.Value)) {
	for _, form := range n.memo {
		if form == nil {
			continue
		}
		for _, step := range form.steps {
			for _, t := range step.terms {
				f(t.v)
			}
		}
	}
}

func (s stride) plus(o stride) stride { return stride{addTerms(s.terms, o.terms), s.c + o.c} }

func (s stride) times(n int64) stride { return stride{scaleTerms(s.terms, n), s.c * n} }
