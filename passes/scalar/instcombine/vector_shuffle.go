package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// Shuffles. As in LLVM, no new mask is created, except splats and masks with fewer lanes: a target
// may have no cheap instruction for it.

// visitShuffle has LLVM's order: operations move after shuffles first, then lanes that are not
// demanded are removed, then shuffles combine.
func (ic *combiner) visitShuffle(i *ir.Instr) *ir.Instr {
	if r := ic.splatOfSplat(i); r != nil {
		return r
	}
	if isZeroMask(i.Mask()) && !isPoison(i.Operand(1)) {
		return ic.setOperand(i, 1, ir.NewPoison(i.Operand(1).Type()))
	}
	if i.Operand(0).Type().Scalable {
		return nil
	}
	for _, f := range []rule{ic.shuffleOfBitcasts, ic.shuffleOfPieces, ic.shuffleSources, ic.shuffleOfInserted, ic.selectShuffle, ic.shuffleAsTrunc, ic.narrowedSelect,
		ic.shuffleBack, ic.shuffleOfUnary, ic.shuffleOfCasts, ic.demandLanes, ic.subvector, ic.shuffleWithInsert, ic.shuffleOfPadded, ic.shuffleIntoArms, ic.evaluateShuffled,
		ic.subvectorCast, ic.mergeShuffles} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

func isZeroMask(mask []int32) bool {
	return !slices.ContainsFunc(mask, func(m int32) bool { return m > 0 }) && slices.Contains(mask, 0)
}

// splatOfSplat: a splat of the first lane of an operation on a splat is computed from the splatted
// scalar.
func (ic *combiner) splatOfSplat(i *ir.Instr) *ir.Instr {
	o := binop(i.Operand(0))
	if o == nil || !oneUse(o) || !isZeroMask(i.Mask()) || !isPoison(i.Operand(1)) {
		return nil
	}
	for k := range 2 {
		s := opOf(o.Operand(k), ir.ShuffleVector)
		if s == nil || !isZeroMask(s.Mask()) || s.Mask()[0] < 0 || s.Operand(0).Type() != o.Type() {
			continue
		}
		x, y := s.Operand(0), o.Operand(1-k)
		if isOp(o, ir.UDiv, ir.SDiv, ir.URem, ir.SRem) { // other lanes might divide by zero
			return nil
		}
		if k == 1 {
			x, y = y, x
		}
		return newShuffle(i.Type(), ic.b.binary(o.Op(), x, y, o.Flags, ""), ir.NewPoison(o.Type()), i.Mask())
	}
	return nil
}

// shuffleOfBitcasts shuffles before bits are seen as another type with lanes of the same width.
func (ic *combiner) shuffleOfBitcasts(i *ir.Instr) *ir.Instr {
	a, b := opOf(i.Operand(0), ir.BitCast), opOf(i.Operand(1), ir.BitCast)
	if a == nil || b == nil || !oneUse(a) && !oneUse(b) {
		return nil
	}
	x, y := a.Operand(0), b.Operand(0)
	if !x.Type().IsVector() || x.Type() != y.Type() || ic.bitsOf(x.Type()) != ic.bitsOf(i.Type()) {
		return nil
	}
	name := ""
	if i.Name() != "" {
		name = i.Name() + ".uncasted"
	}
	v := ic.b.insert(newShuffle(ic.ctx.Vector(i.Type().Len, x.Type().Elem, false), x, y, i.Mask()), name)
	return newCast(ir.BitCast, v, i.Type())
}

// shuffleOfPieces: a shuffle after a bitcast that is an identity or folds in terms of the source's
// lanes is a bitcast of the result.
func (ic *combiner) shuffleOfPieces(i *ir.Instr) *ir.Instr {
	bc := opOf(i.Operand(0), ir.BitCast)
	if bc == nil || !isUndef(i.Operand(1)) || !bc.Operand(0).Type().IsVector() || i.Type().Len != bc.Type().Len {
		return nil
	}
	x := bc.Operand(0)
	mask := scaleMask(i.Mask(), int(x.Type().Len))
	if mask == nil {
		return nil
	}
	if v := ic.q.Shuffle(x.Type(), x, ir.NewPoison(x.Type()), mask); v != nil {
		return newCast(ir.BitCast, v, i.Type())
	}
	return nil
}

// scaleMask is the mask that moves the same bits in n lanes of other width, or nil.
func scaleMask(mask []int32, n int) []int32 {
	switch {
	case n == len(mask):
		return mask
	case n > len(mask) && n%len(mask) == 0:
		return splitMask(mask, n/len(mask))
	case n < len(mask) && len(mask)%n == 0:
		return joinMask(mask, len(mask)/n)
	}
	return nil
}

func splitMask(mask []int32, scale int) []int32 {
	out := make([]int32, 0, len(mask)*scale)
	for _, m := range mask {
		for k := range scale {
			if m < 0 {
				out = append(out, -1)
			} else {
				out = append(out, m*int32(scale)+int32(k))
			}
		}
	}
	return out
}

func joinMask(mask []int32, scale int) []int32 {
	out := make([]int32, 0, len(mask)/scale)
	for at := 0; at < len(mask); at += scale {
		first := mask[at]
		if first >= 0 && first%int32(scale) != 0 {
			return nil
		}
		for k := range scale {
			if m := mask[at+k]; first < 0 && m >= 0 || first >= 0 && m != first+int32(k) {
				return nil
			}
		}
		if first >= 0 {
			first /= int32(scale)
		}
		out = append(out, first)
	}
	return out
}

// shuffleSources: two equal sources become one; an undefined source goes to the right.
func (ic *combiner) shuffleSources(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	n := int32(x.Type().Len)
	switch {
	case x == y:
		mask := slices.Clone(i.Mask())
		for k, m := range mask {
			if m >= n {
				mask[k] = m - n
			}
		}
		if isPoison(y) {
			return nil
		}
		return newShuffle(i.Type(), x, ir.NewPoison(x.Type()), mask)
	case isUndef(x) && !isUndef(y):
		return ic.commuteShuffle(i)
	}
	return nil
}

func (ic *combiner) commuteShuffle(i *ir.Instr) *ir.Instr {
	i.SetMask(commutedMask(i.Mask(), int32(i.Operand(0).Type().Len)))
	x, y := i.Operand(0), i.Operand(1)
	i.SetOperand(0, y)
	i.SetOperand(1, x)
	return i
}

// commutedMask returns the mask for swapped sources.
func commutedMask(mask []int32, n int32) []int32 {
	out := make([]int32, len(mask))
	for k, m := range mask {
		switch {
		case m < 0:
			out[k] = -1
		case m < n:
			out[k] = m + n
		default:
			out[k] = m - n
		}
	}
	return out
}

// shuffleOfInserted: a value that is alone in its vector is spread from the first lane.
func (ic *combiner) shuffleOfInserted(i *ir.Instr) *ir.Instr {
	ins := onceOf(i.Operand(0), ir.InsertElement)
	if ins == nil || !isPoison(ins.Operand(0)) || !isPoison(i.Operand(1)) || isZeroMask(i.Mask()) {
		return nil
	}
	if at, ok := word(ins.Operand(2)); !ok || at == 0 {
		return nil
	}
	mask := make([]int32, len(i.Mask()))
	for k, m := range i.Mask() {
		mask[k] = min(m, 0)
	}
	v := ic.b.insert(newInsert(ir.NewPoison(i.Type()), ins.Operand(1), 0), "")
	return newShuffle(i.Type(), v, ir.NewPoison(i.Type()), mask)
}

// shuffleAsTrunc: a shuffle that selects the low part of each lane is a truncation.
func (ic *combiner) shuffleAsTrunc(i *ir.Instr) *ir.Instr {
	bc := opOf(i.Operand(0), ir.BitCast)
	if bc == nil || !isPoison(i.Operand(1)) || !i.Type().Elem.IsInt() {
		return nil
	}
	x := bc.Operand(0)
	if !x.Type().IsVector() || !x.Type().Elem.IsInt() || x.Type().Len != i.Type().Len || width(x.Type())%width(i.Type()) != 0 || width(x.Type()) == width(i.Type()) {
		return nil
	}
	ratio := width(x.Type()) / width(i.Type())
	for k, m := range i.Mask() {
		low := k * ratio
		if ic.dl.BigEndian {
			low += ratio - 1
		}
		if m >= 0 && int(m) != low {
			return nil
		}
	}
	return newCast(ir.Trunc, x, i.Type())
}

// identityExtract reports whether a shuffle takes the first lanes of its first source.
// identityPadding reports whether it takes all lanes of its first source in place and appends
// undefined ones.
func identityExtract(i *ir.Instr) bool {
	n := i.Operand(0).Type().Len
	return uint64(len(i.Mask())) < n && lanesInPlace(i.Mask(), int(n))
}

func identityPadding(i *ir.Instr) bool {
	n := int(i.Operand(0).Type().Len)
	if len(i.Mask()) <= n || !lanesInPlace(i.Mask()[:n], n) {
		return false
	}
	return !slices.ContainsFunc(i.Mask()[n:], func(m int32) bool { return m >= 0 })
}

func lanesInPlace(mask []int32, n int) bool {
	some := false
	for k, m := range mask {
		if m >= 0 && (int(m) != k || int(m) >= n) {
			return false
		}
		some = some || m >= 0
	}
	return some
}

// narrowedSelect selects only the extracted lanes, where the condition has only these.
func (ic *combiner) narrowedSelect(i *ir.Instr) *ir.Instr {
	s := onceOf(i.Operand(0), ir.Select)
	if s == nil || !isUndef(i.Operand(1)) || !identityExtract(i) {
		return nil
	}
	c := onceOf(s.Operand(0), ir.ShuffleVector)
	if c == nil || !isPoison(c.Operand(1)) || c.Operand(0).Type().Len != i.Type().Len || !identityPadding(c) {
		return nil
	}
	poison := ir.NewPoison(s.Type())
	x := ic.b.insert(newShuffle(i.Type(), s.Operand(1), poison, i.Mask()), "")
	y := ic.b.insert(newShuffle(i.Type(), s.Operand(2), poison, i.Mask()), "")
	return newSelect(c.Operand(0), x, y)
}

// signOnly returns the operand of a negation or of a magnitude.
func signOnly(v ir.Value) (s *ir.Instr, x ir.Value) {
	if n := opOf(v, ir.FNeg); n != nil {
		return n, n.Operand(0)
	}
	if a := intrinsicOf(v, "llvm.fabs"); a != nil {
		return a, a.Arg(0)
	}
	return nil, nil
}

// shuffleBack: a shuffle, after a cast to other lanes, that undoes one before it leaves the cast.
func (ic *combiner) shuffleBack(i *ir.Instr) *ir.Instr {
	bc := opOf(i.Operand(0), ir.BitCast)
	if bc == nil || len(i.Mask()) != int(bc.Type().Len) {
		return nil
	}
	s := opOf(bc.Operand(0), ir.ShuffleVector)
	if s == nil || s.Type().Scalable || s.Operand(0).Type() != s.Type() {
		return nil
	}
	inner, outer := s.Mask(), i.Mask()
	lanes := max(len(inner), len(outer))
	if lanes%len(inner) != 0 || lanes%len(outer) != 0 {
		return nil
	}
	at := func(mask []int32, k int32) int32 { // the lane that comes to lane k, both in the smallest lanes
		n := int32(lanes / len(mask))
		if m := mask[k/n]; m >= 0 {
			return m*n + k%n
		}
		return -1
	}
	for k := range int32(lanes) {
		from := at(outer, k)
		if from < 0 || from >= int32(lanes) || at(inner, from) != k {
			return nil
		}
	}
	return newCast(ir.BitCast, s.Operand(0), i.Type())
}

// shuffleOfUnary: the sign changes last.
func (ic *combiner) shuffleOfUnary(i *ir.Instr) *ir.Instr {
	s, x := signOnly(i.Operand(0))
	if s == nil {
		return nil
	}
	flags := s.Flags
	var v ir.Value
	if t, y := signOnly(i.Operand(1)); oneUse(s) && isPoison(i.Operand(1)) {
		v = ic.b.insert(newShuffle(i.Type(), x, ir.NewPoison(x.Type()), i.Mask()), "")
	} else if t != nil && t.Op() == s.Op() && (oneUse(s) || oneUse(t)) {
		v = ic.b.insert(newShuffle(i.Type(), x, y, i.Mask()), "")
		flags &= t.Flags
	} else {
		return nil
	}
	var r *ir.Instr
	if s.Op() == ir.Call {
		r = ic.newIntrinsic("llvm.fabs", i.Type(), v)
	} else {
		r = ir.NewInstr(ir.FNeg, i.Type(), v)
	}
	r.Flags = flags
	return r
}

// shuffleOfCasts converts between integers and floating point after the lanes have met.
func (ic *combiner) shuffleOfCasts(i *ir.Instr) *ir.Instr {
	a, b := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if a == nil || b == nil || a.Op() != b.Op() || !isOp(a, ir.FPToSI, ir.FPToUI, ir.SIToFP, ir.UIToFP) || !oneUse(a) && !oneUse(b) {
		return nil
	}
	from := a.Operand(0).Type()
	if from != b.Operand(0).Type() || i.Type().Len > from.Len || ic.bitsOf(from) > ic.bitsOf(i.Type()) {
		return nil
	}
	v := ic.b.insert(newShuffle(ic.ctx.Vector(i.Type().Len, from.Elem, false), a.Operand(0), b.Operand(0), i.Mask()), "")
	r := newCast(a.Op(), v, i.Type())
	r.Flags = a.Flags & b.Flags
	return r
}

// subvector extracts the first lanes of a shuffle by a narrower shuffle, or of a scalar that was
// inserted.
func (ic *combiner) subvector(i *ir.Instr) *ir.Instr {
	if !isUndef(i.Operand(1)) || !identityExtract(i) {
		return nil
	}
	if bc := opOf(i.Operand(0), ir.BitCast); bc != nil {
		ins := opOf(bc.Operand(0), ir.InsertElement)
		if ins != nil && isZero(ins.Operand(2)) && !ins.Operand(1).Type().IsPtr() && ic.bitsOf(ins.Operand(1).Type()) == ic.bitsOf(i.Type())*len(i.Mask()) {
			return newCast(ir.BitCast, ins.Operand(1), i.Type())
		}
	}
	s := onceOf(i.Operand(0), ir.ShuffleVector)
	if s == nil {
		return nil
	}
	mask := slices.Clone(i.Mask())
	for k, m := range mask {
		if m >= 0 {
			mask[k] = s.Mask()[k]
		}
	}
	return newShuffle(i.Type(), s.Operand(0), s.Operand(1), mask)
}

// shuffleIntoArms moves a shuffle to the arms of a select or to the incoming values of a φ, where
// these fold.
func (ic *combiner) shuffleIntoArms(i *ir.Instr) *ir.Instr {
	if !ir.IsConst(i.Operand(1)) {
		return nil
	}
	if s := opOf(i.Operand(0), ir.Select); s != nil && !s.Operand(0).Type().IsVector() && isPoison(i.Operand(1)) {
		return ic.intoSelect(i, s, false)
	}
	if p := opOf(i.Operand(0), ir.Phi); p != nil {
		return ic.intoPhi(i, p)
	}
	return nil
}

// subvectorCast: adjacent lanes cast to one scalar are one lane of the source, cast to a vector of
// such scalars.
func (ic *combiner) subvectorCast(i *ir.Instr) *ir.Instr {
	mask, from := i.Mask(), i.Operand(0).Type()
	for k, m := range mask {
		if m != mask[0]+int32(k) || m < 0 || uint64(m) >= from.Len {
			return nil
		}
	}
	name := func(suffix string) string {
		if i.Name() == "" {
			return ""
		}
		return i.Name() + suffix
	}
	w := ic.bitsOf(from)
	made := map[*ir.Type]ir.Value{}
	src := i.Operand(0)
	changed := false
	for _, bc := range slices.Collect(ir.Users(i)) {
		to := bc.Type()
		if bc.Op() != ir.BitCast || !ir.HasUses(bc) || to.IsVector() {
			continue
		}
		first, size := int(mask[0]), ic.bitsOf(to)
		if w*int(from.Len)%size != 0 {
			continue
		}
		if w*first%size != 0 {
			front := make([]int32, from.Len)
			for k := range front {
				if front[k] = -1; k < len(mask) {
					front[k] = mask[k]
				}
			}
			src, first = ic.b.insert(newShuffle(from, src, ir.NewPoison(from), front), name(".extract")), 0
		}
		ty := ic.ctx.Vector(uint64(w*int(from.Len)/size), to, false)
		v := made[ty]
		if v == nil {
			v = ic.b.cast(ir.BitCast, src, ty, name(".bc"))
			made[ty] = v
		}
		e := ic.b.insert(ir.NewInstr(ir.ExtractElement, to, v, ir.NewInt(ic.ctx.I64, uint64(first*w/size))), name(".extract"))
		ic.work.add(bc)
		ic.use(bc, e)
		changed = true
	}
	if changed {
		return i
	}
	return nil
}
