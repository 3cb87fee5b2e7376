package hvx

import (
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// Many elements of one vector, that are inserted one after the other or extracted in one block, go
// through memory: to move one between a word and a register of the unit takes several instructions.

// pickedIn is a vector of which elements are read in a block.
type pickedIn struct {
	v ir.Value
	b *ir.Block
}

// pickedFrom is memory with a vector of which a block reads many elements; nil if it reads few.
func (l *legalizer) pickedFrom(i *ir.Instr) ir.Value {
	v := i.Operand(0)
	key := pickedIn{v, i.Block()}
	if p := l.picked[key]; p != nil {
		if _, ok := constantIndex(i.Operand(1), int(v.Type().Len)); ok {
			return p
		}
		return nil
	}
	if isMask(v.Type()) || !ir.HasUseList(v) {
		return nil
	}
	count := 0
	for u := range ir.Users(v) {
		if u.Op() != ir.ExtractElement || u.Block() != i.Block() {
			continue
		}
		if _, ok := constantIndex(u.Operand(1), int(v.Type().Len)); ok {
			count++
		}
	}
	if _, ok := constantIndex(i.Operand(1), int(v.Type().Len)); !ok || count < minInserted {
		return nil
	}
	p := l.spill(fmt.Sprintf("picked%d", len(l.picked)), l.value(v))
	l.picked[key] = p
	return p
}

// minInserted is how many elements of one vector are written to memory rather than into a register.
const minInserted = 8

// inserted are elements that wait to be put into a vector.
type inserted struct {
	base  ir.Value
	lanes []int
	elems []ir.Value
}

// collect adds an insertion to those of its operand, and reports whether the next one does the
// same.
func (l *legalizer) collect(i *ir.Instr) (*inserted, bool) {
	k, ok := constantIndex(i.Operand(2), int(i.Type().Len))
	if !ok || isMask(i.Type()) {
		return nil, false
	}
	chain := l.chains[i.Operand(0)]
	if chain == nil {
		chain = &inserted{base: i.Operand(0)}
	}
	delete(l.chains, i.Operand(0))
	chain.lanes, chain.elems = append(chain.lanes, k), append(chain.elems, i.Operand(1))
	next := ir.SoleUser(i)
	if next == nil || next.Op() != ir.InsertElement || next.Block() != i.Block() || next.Operand(0) != ir.Value(i) || !ir.HasOneUse(i) {
		return chain, false
	}
	if _, ok := constantIndex(next.Operand(2), int(i.Type().Len)); !ok {
		return chain, false
	}
	l.chains[i] = chain
	return chain, true
}

// finishInserted puts collected elements into their vector.
func (l *legalizer) finishInserted(t *ir.Type, c *inserted) value {
	bytes := l.laneBytes(t)
	if len(c.lanes) < minInserted {
		v := l.value(c.base)
		for n, k := range c.lanes {
			v = l.put(v, l.word(int64(k)), l.toWord(c.elems[n]))
		}
		return v
	}
	n := registers(t.Len, bytes)
	p := l.stack("result", n)
	if !ir.IsUndefOrPoison(c.base) {
		for k, part := range l.value(c.base).parts {
			l.insert(l.at.Store(part, l.offset(p, code.VecBytes*k), code.VecBytes))
		}
	}
	for n, k := range c.lanes {
		l.insert(l.at.Store(c.elems[n], l.offset(p, k*bytes), uint64(bytes)))
	}
	return l.reload(p, int(t.Len), bytes)
}
