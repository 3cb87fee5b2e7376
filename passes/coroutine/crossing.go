package coroutine

import "opt-go/frontend/ir"

// crossing says which uses of a value see a suspension between the definition and them: on some
// path that does not pass the definition again. A save counts as a suspension, for what it lets
// others resume needs its frame complete. What follows an end of the coroutine runs in the ramp
// alone, where everything is still there.
type crossing struct {
	barrier, end []bool // by Block.ID: a save or a suspension, an end
	reached      map[*ir.Block]*reached
}

// reached are the blocks that are reached from the end of one.
type reached struct {
	from  *ir.Block
	state []uint8 // by Block.ID
}

const (
	plainly uint8 = 1 << iota // its start is reached without a suspension
	crossed                   // its start is reached over a suspension
)

func newCrossing(s *shape) *crossing {
	c := &crossing{barrier: make([]bool, s.f.BlockBound()), end: make([]bool, s.f.BlockBound()), reached: map[*ir.Block]*reached{}}
	for _, p := range s.points {
		c.barrier[p.save.Block().ID()] = true
		c.barrier[p.suspend.Block().ID()] = true
	}
	for _, end := range s.ends {
		c.end[end.Block().ID()] = true
	}
	return c
}

// crosses reports whether a suspension lies between the definition of a value in a block and a
// use.
func (c *crossing) crosses(def *ir.Block, u *ir.Use) bool {
	user := u.User()
	if user.Op() != ir.Phi {
		return c.before(def, user.Block())
	}
	return c.after(def, user.IncomingBlock(u.Index()))
}

// before answers for a use in block b.
func (c *crossing) before(def, b *ir.Block) bool {
	return b != def && !c.end[b.ID()] && c.from(def).state[b.ID()]&crossed != 0
}

// after answers for a use at the end of block b.
func (c *crossing) after(def, b *ir.Block) bool {
	if b == def || c.end[b.ID()] {
		return false
	}
	state := c.from(def).state[b.ID()]
	return state&crossed != 0 || state != 0 && c.barrier[b.ID()]
}

// from walks over the blocks that are reached from the end of def.
func (c *crossing) from(def *ir.Block) *reached {
	if r := c.reached[def]; r != nil {
		return r
	}
	r := &reached{from: def, state: make([]uint8, len(c.barrier))}
	c.reached[def] = r
	type visit struct {
		b     *ir.Block
		state uint8
	}
	work := []visit{{def, plainly}}
	leave := func(v visit) {
		switch {
		case c.end[v.b.ID()]:
			v.state = plainly
		case c.barrier[v.b.ID()] && v.b != def:
			v.state = crossed
		}
		for _, n := range v.b.Succs() {
			if r.state[n.ID()]&v.state == 0 {
				r.state[n.ID()] |= v.state
				if n != def { // a new value is defined there
					work = append(work, visit{n, v.state})
				}
			}
		}
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		leave(v)
	}
	return r
}

// definedIn returns the block from whose end a value is known; nil for constants.
func definedIn(v ir.Value) *ir.Block {
	switch v := v.(type) {
	case *ir.Param:
		return v.Func().Entry()
	case *ir.Instr:
		return v.Block()
	}
	return nil
}

// crossingUses lists the uses of a value that are separated from its definition.
func (c *crossing) crossingUses(v ir.Value) (uses []*ir.Use) {
	def := definedIn(v)
	for u := range ir.Uses(v) {
		if c.crosses(def, u) {
			uses = append(uses, u)
		}
	}
	return uses
}
