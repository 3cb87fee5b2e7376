package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/target"
	"opt-go/passes/vector/access"
)

// demand is what is needed of the instructions of a loop when it is vectorized.
type demand struct {
	*candidate
	vector map[*ir.Instr]bool // needed in vectors
	splat  map[ir.Value]bool  // invariant values that are needed in vectors
	first  map[*ir.Instr]bool // needed of the first lane, for addresses of which the others follow
}

// newDemand finds what has to be in vectors: what is stored, handed on, decided by, and what these
// are computed from.
func newDemand(c *candidate) *demand {
	d := &demand{c, map[*ir.Instr]bool{}, map[ir.Value]bool{}, map[*ir.Instr]bool{}}
	for _, a := range c.access.Accesses {
		if a.Write {
			d.need(a.Instr.Operand(0))
			d.address(a)
		}
	}
	for _, r := range c.reductions {
		d.need(r.last)
	}
	for _, prev := range c.recurrences {
		d.need(prev)
	}
	for _, b := range c.order {
		if t := b.Term(); t.IsCondBr() && b != c.latch {
			d.need(t.Operand(0))
		}
	}
	for phi := range c.exit.Phis() {
		if i, ok := phi.IncomingFor(c.latch).(*ir.Instr); ok && c.Contains(i.Block()) && !c.derived(i) && !c.counted(i) {
			d.need(i)
		}
	}
	return d
}

// counted reports whether a value is a counter, or its next value, which is known after the loop.
func (c *candidate) counted(i *ir.Instr) bool {
	for _, v := range c.inductions {
		if v.phi == i || v.next == i {
			return true
		}
	}
	return false
}

func (d *demand) need(v ir.Value) {
	i, ok := v.(*ir.Instr)
	if !ok || !d.Contains(i.Block()) {
		if !ir.IsConst(v) {
			d.splat[v] = true
		}
		return
	}
	if d.vector[i] {
		return
	}
	d.vector[i] = true
	switch {
	case i.Op() == ir.Load:
		d.address(d.access.Of[i])
	case i.Op() == ir.Phi && i.Block() == d.Header:
	case i.Op() == ir.Call:
		for k := range i.NumArgs() {
			d.need(i.Arg(k))
		}
	default:
		for _, v := range i.Operands() {
			d.need(v)
		}
	}
}

// address: the lanes of an address that is not known are read from the vectors of its indices.
func (d *demand) address(a *access.Access) {
	if a.Affine {
		d.firstLane(a.Instr.Pointer())
		return
	}
	g, ok := a.Instr.Pointer().(*ir.Instr)
	if !ok || !d.Contains(g.Block()) || d.derived(g) {
		return
	}
	if g.Op() != ir.GetElementPtr {
		d.need(g)
		return
	}
	for _, v := range g.Operands() {
		if i, ok := v.(*ir.Instr); ok && d.Contains(i.Block()) && !d.derived(i) {
			d.need(i)
		}
	}
}

// firstLane notes what the first lane of a value is computed from.
func (d *demand) firstLane(v ir.Value) {
	i := asInstr(v)
	if i == nil || !d.Contains(i.Block()) || d.first[i] || !d.derived(i) {
		return
	}
	d.first[i] = true
	if d.inductions[i] != nil {
		return
	}
	for _, v := range i.Operands() {
		d.firstLane(v)
	}
}

// cost is that of one iteration of a loop with so many lanes, which does the work of as many
// iterations.
func (d *demand) cost(lanes int) int {
	n := 0
	for _, b := range d.order {
		sum := 0
		for i := range b.Instrs() {
			sum += d.of(i, lanes)
		}
		if lanes == 1 && !d.certain(b) {
			sum = (sum + 1) / 2 // half of the iterations come here
		}
		n += sum
	}
	return max(n, 1)
}

// of is the cost of an instruction.
func (d *demand) of(i *ir.Instr, lanes int) int {
	v, op := d.vectors, i.Op()
	switch {
	case op == ir.Load || op == ir.Store:
		return d.memory(d.access.Of[i], lanes)
	case op == ir.Br:
		return d.branch(i, lanes)
	case op == ir.Phi:
		return d.phi(i, lanes)
	case lanes > 1 && !d.vector[i]:
		if op.IsBinary() || op == ir.ICmp { // of one lane, for addresses, or the exit test
			return 1
		}
		return 0
	}
	ty := i.Type().Scalar()
	switch {
	case op.IsBinary(), op == ir.FNeg:
		n := v.Arith(op, ty, lanes, d.second(i))
		if op.IsDivRem() && lanes > 1 && !d.certain(i.Block()) {
			n += v.Select(ty, lanes)
		}
		return n
	case op.IsCast():
		if lanes > 1 && op == ir.Trunc && d.inductions[asInstr(i.Operand(0))] != nil {
			return v.Arith(ir.Add, ty, lanes, target.Uniform)
		}
		return v.Cast(op, i.Operand(0).Type(), ty, lanes)
	case op == ir.ICmp || op == ir.FCmp:
		return v.Compare(i.Pred, i.Operand(0).Type(), lanes)
	case op == ir.Select:
		return v.Select(ty, lanes)
	case op == ir.GetElementPtr:
		if lanes > 1 {
			return v.Arith(ir.Add, ty, lanes, target.Varying)
		}
		return 0
	case op == ir.Call && !ignored(i):
		return v.Call(i.IntrinsicID(), ty, lanes)
	}
	return 0
}

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}

// second says what is known of the second operand of an operation.
func (d *demand) second(i *ir.Instr) target.Second {
	if i.NumOperands() < 2 {
		return target.Varying
	}
	k := ir.AsInt(i.Operand(1))
	switch {
	case k != nil:
		if n, ok := k.Uint64(); ok && n != 0 && n&(n-1) == 0 {
			return target.PowerOfTwo
		}
		return target.ByConstant
	case d.Invariant(i.Operand(1)):
		return target.Uniform
	}
	return target.Varying
}

// scattered is what accesses to addresses without a stride cost beside the accesses themselves: a
// vectorized loop has to hide that its lanes wait for each other.
const scattered = 10

func (d *demand) memory(a *access.Access, lanes int) int {
	v := d.vectors
	if lanes == 1 {
		return v.Memory(a.Elem, 1)
	}
	n := 0
	if a.Group != nil {
		if a.Group.At != a {
			return 0
		}
		factor := len(a.Group.Members)
		return v.Memory(a.Elem, lanes*factor) + factor*(factor-1)*v.Shuffle(target.Interleave, a.Elem, lanes)
	}
	switch step := a.Consecutive(); {
	case !a.Write && !d.vector[a.Instr]:
		return 0
	case a.Affine && a.Stride == 0:
		return v.Memory(a.Elem, 1) + v.Shuffle(target.Broadcast, a.Elem, lanes)
	case step != 0:
		n = v.Memory(a.Elem, lanes)
		if step < 0 {
			n += v.Shuffle(target.Reverse, a.Elem, lanes)
		}
		if d.masked[a.Instr] {
			n += 2
		}
	default:
		n = lanes * (v.Memory(a.Elem, 1) + v.Element(a.Elem))
		if g := asInstr(a.Instr.Pointer()); !a.Affine && g != nil && !d.derived(g) {
			n += lanes*2 + scattered // indices leave their vector
		}
	}
	return n
}

// branch: conditions become masks; the loop's own branch stays.
func (d *demand) branch(t *ir.Instr, lanes int) int {
	if lanes == 1 || !t.IsCondBr() || t.Block() == d.latch {
		return 0
	}
	return 2 // the mask, and its opposite
}

func (d *demand) phi(phi *ir.Instr, lanes int) int {
	v, ty := d.vectors, phi.Type()
	switch {
	case lanes == 1 || !d.vector[phi]:
		return 0
	case d.inductions[phi] != nil:
		return v.Arith(ir.Add, ty, lanes, target.Uniform)
	case d.recurrences[phi] != nil:
		return v.Shuffle(target.Splice, ty, lanes)
	case phi.Block() == d.Header:
		return 0
	}
	return (phi.NumIncoming() - 1) * v.Select(ty, lanes)
}

// pressure is how many vector registers are in use at once, for one vector of each value.
func (d *demand) pressure(lanes int) (varying, invariant int) {
	size := func(ty *ir.Type) int {
		bits := 8
		switch {
		case ty.IsPtr():
			bits = 64
		case ty.IsFloat():
			bits = ty.FloatBits()
		case ty.IsInt():
			bits = max(8, ty.Bits)
		}
		return max(1, bits*lanes/d.vectors.Bits)
	}
	change := make([]int, len(d.position)+2)
	for i := range d.vector {
		first, last := d.position[i], d.position[i]
		for u := range ir.Users(i) {
			if d.vector[u] || u.Op() == ir.Store {
				last = max(last, d.position[u])
			}
		}
		if i.Op() == ir.Phi && i.Block() == d.Header {
			first, last = 0, len(d.position)
		}
		change[first] += size(i.Type())
		change[last] -= size(i.Type())
	}
	for n, live := 0, 0; n < len(change); n++ {
		live += change[n]
		varying = max(varying, live)
	}
	for v := range d.splat {
		invariant += size(v.Type())
	}
	return max(varying, 1), invariant
}
