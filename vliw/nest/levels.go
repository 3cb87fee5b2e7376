package nest

import (
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// levels is the control of machines with level counters: counter k belongs to loop k of the nest,
// and every part has one. A kernel step ends with rtop, which starts an iteration while LC is not
// used up. The base is one step before the first iteration, which a block of one rtop starts.
type levels struct {
	*pipe
	first *mir.Block // nil: the first step of the first OLP starts the first iteration
}

// The counters of the parts.
const (
	prologueCounter = machine.LevelCounters - 1 - iota
	olpCounter
	epilogueCounter
	groupCounter
	onceCounter
	slideCounter
)

func (c *levels) place(before part, place func(name string) *mir.Block) {
	if before == prologuePart && c.final.Prologue >= 0 {
		c.first = place("first")
	}
}

func (c *levels) own() []*mir.Block { return []*mir.Block{c.first} }

func (c *levels) ahead() int { return 1 }

func (c *levels) setup(e *emitter) {
	if c.first != nil {
		start := e.b.Term.Succs[0]
		e.b.Term.Succs[0] = c.first
		c.first.Bundles = make([]mir.Bundle, 1)
		c.closePart(c.first, countedBranch(machine.OpRtop, onceCounter, start), start)
	}
	trips := e.op(machine.OpAdd, mir.RegOp(c.last(0)), mir.ImmOp(1))
	e.emit(machine.OpSetlc, 0, mir.RegOp(trips))
	counters := []struct {
		counter, value int
	}{{onceCounter, 1}, {prologueCounter, c.final.Prologue - 1}, {olpCounter, c.final.Group - 1}, {epilogueCounter, c.final.Epilogue - 1}}
	for _, k := range counters {
		e.emit(machine.OpSetlk, 0, mir.ImmOp(int64(k.counter)), mir.ImmOp(int64(max(k.value, 0))))
	}
	for level := 2; level <= c.depth; level++ {
		count := mir.RegOp(c.last(level - 1))
		if level == c.depth {
			count = mir.RegOp(e.op(machine.OpSub, count, mir.ImmOp(1)))
		}
		e.emit(machine.OpSetlk, 0, mir.ImmOp(int64(level)), count)
	}
	if c.s.First[c.depth-1] == 0 {
		groups := c.last(0)
		if n := c.final.Group; n > 1 {
			groups = e.op(machine.OpDivu, mir.RegOp(groups), mir.ImmOp(int64(n)))
		}
		e.emit(machine.OpSetlk, 0, mir.ImmOp(groupCounter), mir.RegOp(groups))
	}
	if c.slots != nil && c.slots.groups > 0 {
		e.emit(machine.OpSetlk, 0, mir.ImmOp(slideCounter), mir.ImmOp(int64(c.slots.groups-1)))
	}
	e.emit(machine.OpClrrrb, 0)
	e.emit(machine.OpInitrp, 0, mir.ImmOp(0))
}

func (c *levels) endSteps(at part) {
	b := &c.blocks
	switch at {
	case prologuePart:
		c.closePart(b.prologue, countedBranch(machine.OpRtop, prologueCounter, b.prologue), b.prologue, b.olp)
	case olpPart:
		c.closePart(b.olp, countedBranch(machine.OpRtop, olpCounter, b.olp), b.olp, b.iles)
	case epiloguePart:
		c.closePart(b.epilogue, countedBranch(machine.OpRtop, epilogueCounter, b.epilogue), b.epilogue, b.done)
	}
}

func (c *levels) endTurns() {
	b := &c.blocks
	c.closePart(b.iles, countedBranch(machine.OpLtop, c.depth, b.iles), b.iles, b.tests)
	for _, t := range b.turns {
		c.closePart(t, labelOp(machine.OpBr, b.iles), b.iles)
	}
	for k := len(b.turns) - 1; k >= 0; k-- {
		b.tests.Bundles = append(b.tests.Bundles, mir.Bundle{Ops: []mir.Inst{countedBranch(machine.OpLtop, k+2, b.turns[k])}})
	}
	next := c.nextGroup(b.olp)
	again := countedBranch(machine.OpLtop, groupCounter, next)
	if first := c.s.First[c.depth-1]; first > 0 { // the first iteration of the next group has started, if it exists
		again = labelOp(machine.OpBr, next)
		again.Guard = mir.Fixed(machine.RP(first - 1))
	}
	b.tests.Bundles = append(b.tests.Bundles, mir.Bundle{})
	c.closePart(b.tests, again, append(append([]*mir.Block{next}, b.turns...), b.epilogue)...)
}

func (c *levels) endSlide() {
	b := &c.blocks
	b.slide.Bundles = []mir.Bundle{{}}
	c.closePart(b.slide, countedBranch(machine.OpLtop, slideCounter, b.olp), b.olp, b.move)
	b.move.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{b.olp}, Pos: c.latch.Term.Pos}
}

// cycles: nothing stands between the parts but tests.
func (c *levels) cycles() int64 { return 0 }
