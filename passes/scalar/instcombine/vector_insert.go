package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// Chains of insertions that are equivalent to a shuffle: of lanes from at most two vectors, or a
// splat.

// insertionsShuffle turns the last of a chain of insertions of extracted lanes into a shuffle
// (LLVM's collectShuffleElements).
func (ic *combiner) insertionsShuffle(i *ir.Instr) *ir.Instr {
	e := opOf(i.Operand(1), ir.ExtractElement)
	if e == nil || i.Type().Scalable || e.Operand(0).Type().Scalable || ir.AsInt(i.Operand(2)) == nil || !followedByOther(i) {
		return nil
	}
	if n, ok := word(e.Operand(1)); !ok || n >= e.Operand(0).Type().Len {
		return nil
	}
	c := &laneSources{ic: ic, lanes: int32(i.Type().Len)}
	left, right := c.collect(i, nil)
	if c.widened {
		c.widened = false
		left, right = c.collect(i, nil)
	}
	if left == ir.Value(i) || right == ir.Value(i) {
		return nil
	}
	if right == nil {
		right = ir.NewPoison(left.Type())
	}
	return newShuffle(i.Type(), left, right, c.mask)
}

// followedByOther reports whether an insertion is the last of its chain.
func followedByOther(i *ir.Instr) bool {
	u := ir.SoleUser(i)
	return !oneUse(i) || u == nil || u.Op() != ir.InsertElement
}

// laneSources finds out which lanes of two vectors the lanes of a chain of insertions are.
type laneSources struct {
	ic      *combiner
	lanes   int32
	mask    []int32
	widened bool // a narrower source has become wide enough: another try finds more
}

func (c *laneSources) fill(f func(k int32) int32) {
	c.mask = make([]int32, c.lanes)
	for k := range c.mask {
		c.mask[k] = f(int32(k))
	}
}

// collect returns the two vectors; the second one is right, if that is given, or nil. v itself
// comes back, with the mask that changes nothing, where more cannot be found.
func (c *laneSources) collect(v, right ir.Value) (ir.Value, ir.Value) {
	if isPoison(v) {
		c.fill(func(int32) int32 { return -1 })
		if right != nil {
			return ir.NewPoison(right.Type()), nil
		}
		return v, nil
	}
	if k, ok := v.(*ir.Const); ok && k.IsZero() { // also the first lane
		c.fill(func(int32) int32 { return 0 })
		return v, nil
	}
	if left, second, ok := c.insertion(opOf(v, ir.InsertElement), right); ok {
		return left, second
	}
	c.fill(func(k int32) int32 { return k })
	return v, nil
}

func (c *laneSources) insertion(i *ir.Instr, right ir.Value) (left, second ir.Value, ok bool) {
	if i == nil {
		return nil, nil, false
	}
	e := opOf(i.Operand(1), ir.ExtractElement)
	to, isConst := word(i.Operand(2))
	if e == nil || !isConst || to >= uint64(c.lanes) || e.Operand(0).Type().Scalable {
		return nil, nil, false
	}
	from, isConst := word(e.Operand(1))
	source := e.Operand(0)
	if !isConst || from >= source.Type().Len {
		return nil, nil, false
	}
	switch {
	case right == nil || source == right:
		left, _ := c.collect(i.Operand(0), source)
		if left.Type() != source.Type() {
			c.widened = c.ic.widenSource(i, e) || c.widened
			c.fill(func(k int32) int32 { return k })
			return i, nil, true
		}
		c.mask[to] = int32(source.Type().Len) + int32(from)
		return left, source, true
	case i.Operand(0) == right:
		n := int32(source.Type().Len)
		c.fill(func(k int32) int32 {
			if k == int32(to) {
				return int32(from)
			}
			return n + k
		})
		return source, right, true
	case source.Type() == right.Type() && c.single(i, source, right):
		return source, right, true
	}
	return nil, nil, false
}

// single traces a chain that takes lanes only from two vectors of its own type (LLVM's
// collectSingleShuffleElements).
func (c *laneSources) single(v, left, right ir.Value) bool {
	switch {
	case isPoison(v):
		c.fill(func(int32) int32 { return -1 })
		return true
	case v == left:
		c.fill(func(k int32) int32 { return k })
		return true
	case v == right:
		c.fill(func(k int32) int32 { return k + c.lanes })
		return true
	}
	i := opOf(v, ir.InsertElement)
	if i == nil {
		return false
	}
	to, ok := word(i.Operand(2))
	if !ok || to >= uint64(c.lanes) {
		return false
	}
	lane := int32(-1)
	if !isPoison(i.Operand(1)) {
		e := opOf(i.Operand(1), ir.ExtractElement)
		if e == nil || e.Operand(0) != left && e.Operand(0) != right {
			return false
		}
		n, known := word(e.Operand(1))
		if !known || n >= left.Type().Len {
			return false
		}
		if lane = int32(n); e.Operand(0) == right && left != right {
			lane += int32(left.Type().Len)
		}
	}
	if !c.single(i.Operand(0), left, right) {
		return false
	}
	c.mask[to] = lane
	return true
}

// insertionsSplat turns a chain of insertions of one value into an insertion into the first lane
// and a shuffle (LLVM's foldInsSequenceIntoSplat).
func (ic *combiner) insertionsSplat(i *ir.Instr) *ir.Instr {
	if !followedByOther(i) || i.Type().Scalable || i.Type().Len == 1 {
		return nil
	}
	v := i.Operand(1)
	present := make([]bool, i.Type().Len)
	first := i
	for at := i; at != nil; {
		k, ok := word(at.Operand(2))
		if !ok || k >= i.Type().Len || at.Operand(1) != v {
			return nil
		}
		next := opOf(at.Operand(0), ir.InsertElement)
		if at != i && !oneUse(at) && (next != nil || k != 0) {
			return nil
		}
		present[k], first, at = true, at, next
	}
	if first == i || !isPoison(first.Operand(0)) && slices.Contains(present, false) {
		return nil
	}
	lane := ir.Value(first)
	if !isZero(first.Operand(2)) || !isPoison(first.Operand(0)) { // all previous lanes are overwritten
		lane = ic.b.insert(ir.NewInstr(ir.InsertElement, i.Type(), ir.NewPoison(i.Type()), v, ir.NewZero(ic.ctx.I64)), "")
	}
	mask := make([]int32, len(present))
	for k, p := range present {
		if !p {
			mask[k] = -1
		}
	}
	return newShuffle(i.Type(), lane, ir.NewPoison(i.Type()), mask)
}
