package loops

import (
	"maps"
	"math"
	"slices"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
)

// Does a software pipeline pay? A converted body runs all paths of the loop in every iteration, and
// a pipeline of S stages takes S−1 intervals more than the loop has iterations: a loop that mostly
// exits at once, or mostly takes a short path through a large body, is faster without a pipeline.
//
// The time of the original loop is the sum of the lengths of its blocks, each scheduled alone and
// weighted by its frequency per iteration. The trip count is a constant, or follows from the
// probabilities of the exits. The probabilities of a branch are its !prof weights; without them
// both sides are equally likely, and an exit is unlikely.
//
// The profit of a pipeline is known only after scheduling. The function is then recompiled, with
// unprofitable loops unchanged; and once more, with those loops pipelined whose blocks turn out
// longer than estimated, for want of registers (module.compile).

// leaves is the assumed chance of a branch to leave the loop. LLVM's heuristics say 4 in 128, GCC's
// 11 in 100; this one was best for embench, CHStone and a compressor.
const leaves = 1.0 / 16

// manyTrips bounds the iterations that are assumed where the number is not known.
const manyTrips = 32

// pipelineEntry estimates the cycles around a pipeline: loop control, live-in values, drain.
const pipelineEntry = 6

// straightCost is what a loop takes without a pipeline.
type straightCost struct {
	iteration float64 // cycles
	trips     float64 // expected iterations
	early     bool    // there are exits other than at the end
}

// cycles is the time of all iterations; one that leaves the loop in its middle is half of one.
func (c straightCost) cycles() float64 {
	if c.early {
		return max(c.trips-0.5, 0.5) * c.iteration
	}
	return c.trips * c.iteration
}

// scaled is the cost for another number of iterations.
func (c straightCost) scaled(trips float64) straightCost {
	c.trips = trips
	return c
}

// pipelined is the time of the same iterations in a pipeline.
func (c straightCost) pipelined(ii, stages int) float64 {
	return (c.trips+float64(stages)-1)*float64(ii) + pipelineEntry
}

// unprofitable is a loop whose pipeline does not pay.
type unprofitable struct {
	why       *Rejection
	trips     float64
	pipelined float64 // cycles
}

// straightTime measures a loop without inner loops; length returns the cycles of a block.
func straightTime(l *mir.Loop, length func(b *mir.Block) int) straightCost {
	reach := map[*mir.Block]float64{l.Header: 1}
	var c straightCost
	left, weighted := 0.0, false // weighted: an exit is
	for _, b := range inOrder(l) {
		p := reach[b]
		c.iteration += p * float64(length(b))
		for k, s := range b.Term.Succs {
			q := p * odds(b, k, l.Blocks)
			switch {
			case !l.Blocks[s]:
				left += q
				weighted = weighted || b.Term.Weighted
				c.early = c.early || !slices.Contains(b.Term.Succs, l.Header)
			case s != l.Header:
				reach[s] += q
			}
		}
	}
	count := l.Header.Count
	switch {
	case count != nil && count.Trips > 0:
		c.trips = float64(count.Trips)
	case count != nil && !weighted:
		c.trips = manyTrips
	default:
		c.trips = min(manyTrips, 1/max(left, 1.0/manyTrips))
	}
	return c
}

// inOrder lists the blocks of a loop without inner loops topologically.
func inOrder(l *mir.Loop) []*mir.Block {
	var out []*mir.Block
	seen := map[*mir.Block]bool{}
	var visit func(b *mir.Block)
	visit = func(b *mir.Block) {
		seen[b] = true
		for _, s := range b.Term.Succs {
			if l.Blocks[s] && !seen[s] {
				visit(s)
			}
		}
		out = append(out, b)
	}
	visit(l.Header)
	slices.Reverse(out)
	return out
}

// odds is the probability that a block of a loop branches to its successor k.
func odds(b *mir.Block, k int, in map[*mir.Block]bool) float64 {
	t := &b.Term
	switch {
	case len(t.Succs) < 2:
		return 1
	case len(t.Succs) > 2:
		return 1 / float64(len(t.Succs))
	case t.Weighted && k == 0:
		return t.Likely
	case t.Weighted:
		return 1 - t.Likely
	case in[t.Succs[0]] == in[t.Succs[1]]:
		return 0.5
	case in[t.Succs[k]]:
		return 1 - leaves
	}
	return leaves
}

// length is how many cycles a block takes. It may be asked before registers are allocated.
func (f *Stage) length(b *mir.Block) int {
	insts := slices.Clone(b.Insts)
	if b.Term.Kind == mir.TermCond {
		insts = append(insts, mir.Inst{Op: machine.OpBr, Guard: b.Term.Cond})
	}
	return f.opt.Cycles(insts)
}

// checkProfit adds a loop to the rejected ones if its pipeline does not pay.
func (p *pipe) checkProfit() {
	l := p.b.Loop
	c, converted := p.f.straightCosts[l]
	switch {
	case p.f.opt.Always || p.f.choices.pays[l.Rec.Name] || p.f.inNest(l):
		return
	case !converted && p.counted && p.b.Count.Trips == 0:
		return // from some number of iterations on, the pipeline is shorter
	case !converted:
		c = straightTime(l, p.f.length)
	}
	if pipelined := c.pipelined(p.s.II, p.s.Stages); pipelined > c.cycles() {
		why := Reject(NotFaster, c.trips, pipelined, p.s.II, c.cycles())
		p.f.choices.rejected[l.Rec.Name] = unprofitable{why: why, trips: c.trips, pipelined: pipelined}
	}
}

// Choices is what the attempts to compile one function have found out: which of its loops are
// better off without a pipeline.
type Choices struct {
	straight map[string]unprofitable // loops that must not be pipelined, by name
	pays     map[string]bool         // loops that must be pipelined
	rejected map[string]unprofitable // loops whose pipelines were unprofitable, in the latest attempt
}

// NewChoices makes the choices of a function that has not been compiled yet: none.
func NewChoices() *Choices {
	return &Choices{straight: map[string]unprofitable{}, pays: map[string]bool{}, rejected: map[string]unprofitable{}}
}

// Revise compares the scheduled code of the latest attempt with the choices. It reports whether the
// function must be recompiled.
func (c *Choices) Revise(f *mir.Func) bool {
	wrong := c.regrets(f)
	if len(c.rejected)+len(wrong) == 0 {
		return false
	}
	for _, name := range wrong {
		delete(c.straight, name)
		c.pays[name] = true
	}
	maps.Copy(c.straight, c.rejected)
	clear(c.rejected)
	return true
}

// Forbid keeps loops from being pipelined, whatever that costs. It reports whether there are any:
// then the function must be recompiled.
func (c *Choices) Forbid(names []string, why Reason) bool {
	for _, name := range names {
		c.straight[name] = unprofitable{why: Reject(why), pipelined: math.Inf(1)}
	}
	return len(names) > 0
}

// Forbidden is why a loop must not be pipelined, nil if it may.
func (c *Choices) Forbidden(loop string) *Rejection { return c.straight[loop].why }

// regrets lists the loops that were left unchanged, and take longer than their pipelines would.
func (c *Choices) regrets(f *mir.Func) []string {
	var out []string
	for _, l := range f.Loops {
		r, straight := c.straight[l.Rec.Name]
		if cost := straightTime(l, func(b *mir.Block) int { return len(b.Bundles) }); straight && cost.scaled(r.trips).cycles() > r.pipelined {
			out = append(out, l.Rec.Name)
		}
	}
	return out
}

// MayConvert reports whether if-conversion may take an innermost loop of so many instructions.
func (c *Choices) MayConvert(loop string, size int, s modulo.Scheduler) bool {
	_, straight := c.straight[loop]
	return s != modulo.List && !straight && size <= maxConverted
}
