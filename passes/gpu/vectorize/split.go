package vectorize

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// Which parts of a chain can become vectors.

// splitByAlias splits a chain where an access could not move across the instructions between it and
// the position of the vector: loads move up to the first of their part, stores down to the last.
func (v *vectorizer) splitByAlias(ch chain) []chain {
	sortByBlockOrder(ch)
	offsets := make(map[*ir.Instr]int64, len(ch))
	for _, m := range ch {
		offsets[m.i] = m.off
	}
	walk := append(chain{}, ch...)
	if ch[0].i.Op() == ir.Store {
		for a, b := 0, len(walk)-1; a < b; a, b = a+1, b-1 {
			walk[a], walk[b] = walk[b], walk[a]
		}
	}
	steps := maxAliasSteps
	var out []chain
	part := chain{walk[0]}
	for _, m := range walk[1:] {
		if v.mayMove(m, part[0].i, offsets, &steps) {
			part = append(part, m)
			continue
		}
		if len(part) > 1 {
			out = append(out, part)
		}
		part = chain{m}
	}
	if len(part) > 1 {
		out = append(out, part)
	}
	return out
}

func isInvariantLoad(i *ir.Instr) bool { return i.Op() == ir.Load && i.MD("invariant.load") != nil }

// mayMove reports whether m can be executed at to, before it for loads and after it for stores.
func (v *vectorizer) mayMove(m member, to *ir.Instr, offsets map[*ir.Instr]int64, steps *int) bool {
	if isInvariantLoad(m.i) {
		return true
	}
	load := m.i.Op() == ir.Load
	loc, ok := alias.LocationOf(m.i)
	if !ok {
		return false
	}
	for i := m.i; i != to; {
		if load {
			i = i.Prev()
		} else {
			i = i.Next()
		}
		if *steps--; *steps < 0 {
			return false
		}
		if !analysis.MayRead(i) && !analysis.MayWrite(i) || load && i.Op() == ir.Load || !load && isInvariantLoad(i) {
			continue
		}
		if off, in := offsets[i]; in { // distances tell more than alias analysis may
			size := int64(v.dl.StoreSize(i.AccessType()))
			if off < m.off+int64(v.dl.StoreSize(m.i.AccessType())) && m.off < off+size {
				return false
			}
			continue
		}
		effect := v.aa.ModRef(i, loc)
		if effect&analysis.Mod != 0 || !load && effect != analysis.NoModRef {
			return false
		}
	}
	return true
}

// elementType is the type of the vector's lanes: an integer if there are pointers, else an integer
// that occurs, else the first type.
func (v *vectorizer) elementType(ch chain) *ir.Type {
	first := ch[0].i.AccessType().Scalar()
	for _, m := range ch {
		if m.i.AccessType().Scalar().IsPtr() {
			return v.f.Ctx().Int(int(v.dl.SizeBits(first)))
		}
	}
	for _, m := range ch {
		if t := m.i.AccessType().Scalar(); t.IsInt() {
			return t
		}
	}
	return first
}

// stackAlign is the alignment that an alloca may be raised to for a vector, as in LLVM.
const stackAlign = 4

// splitByAlignment takes, from the left, the longest runs that the target can access at once.
func (v *vectorizer) splitByAlignment(ch chain) []chain {
	widest := v.widest(spaceOf(ch[0].i.Pointer()))
	var out []chain
	for begin := 0; begin < len(ch); begin++ {
		end := begin
		for end+1 < len(ch) && v.bytes(ch[begin:end+2]) <= widest {
			end++
		}
		for ; end > begin; end-- {
			if part := v.accessible(ch[begin:end+1:end+1], widest); part != nil {
				out = append(out, part)
				begin = end
				break
			}
		}
		if end == begin && len(ch)-begin > 1 && v.c.Wants(pass.Missed) && (len(out) == 0 || out[len(out)-1][len(out[len(out)-1])-1].i != ch[begin].i) {
			v.c.Remark(pass.Missed, "Misaligned", v.f, ch[begin].i, pass.Text("access not vectorized with the one after it: not aligned for it, or too wide"))
		}
	}
	return out
}

// accessible returns the chain, extended where that makes the access possible, if the target can
// access it at once, else nil.
func (v *vectorizer) accessible(ch chain, widest int64) chain {
	lane := int64(v.dl.SizeBits(v.elementType(ch)))
	size := v.bytes(ch)
	if size*8%lane != 0 || !v.lanesFit(ch, widest*8/lane, lane, size*8/lane) {
		return nil
	}
	align := v.accessAlign(ch[0], size, lane)
	if v.mayAccess(spaceOf(ch[0].i.Pointer()), size, lane, align) {
		if v.hasExtra(ch) && !v.maskable(ch[0].i, lane, size*8/lane, align) {
			return nil
		}
		return ch
	}
	return v.extend(ch, widest, lane)
}

// bytes is the number of bytes from the first to the last of a chain in offset order.
func (v *vectorizer) bytes(ch chain) int64 {
	end := v.end(ch[0])
	for _, m := range ch[1:] {
		end = max(end, v.end(m))
	}
	return end - ch[0].off
}

// end is the offset of the byte after an access.
func (v *vectorizer) end(m member) int64 { return m.off + int64(v.dl.StoreSize(m.i.AccessType())) }

// lanesFit asks the target whether a vector may have so many lanes of the most that its width
// allows.
func (v *vectorizer) lanesFit(ch chain, most, laneBits, lanes int64) bool {
	fit := v.mostLanes(ch[0].i, most, laneBits)
	return fit == most || lanes <= fit
}

// mostLanes is how many lanes one access like i may have, of the most that its width allows.
func (v *vectorizer) mostLanes(i *ir.Instr, most, laneBits int64) int64 {
	if v.c.Target.VectorLanes == nil {
		return most
	}
	return int64(v.c.Target.VectorLanes(i.Op() == ir.Load, int(most), int(laneBits)))
}

// accessAlign is the alignment in bytes of an access of size bytes that begins at m, for which that
// of an alloca is raised where it helps.
func (v *vectorizer) accessAlign(m member, size, laneBits int64) int64 {
	align, space := int64(m.i.Align()), spaceOf(m.i.Pointer())
	if align%size != 0 && space == v.dl.AllocaSpace && v.goodAlign(space, size, laneBits, stackAlign) {
		if a := asInstr(stripCasts(m.i.Pointer())); a != nil && a.Op() == ir.Alloca {
			if a.Align() < stackAlign {
				a.SetAlign(stackAlign)
			}
			align = max(align, stackAlign)
		}
	}
	return align
}

// mayAccess reports whether the target has accesses of size bytes of the alignment, and joins
// others to them.
func (v *vectorizer) mayAccess(space int, size, laneBits, align int64) bool {
	joins := v.c.Target.JoinsAccesses
	return v.goodAlign(space, size, laneBits, align) && (joins == nil || joins(space, int(size), int(align)))
}

// goodAlign reports whether the target has accesses of size bytes with the alignment, not slower
// than those of lanes.
func (v *vectorizer) goodAlign(space int, size, laneBits, align int64) bool {
	if align%size == 0 {
		return true
	}
	if v.c.Target.Misaligned == nil {
		return false
	}
	speed, ok := v.c.Target.Misaligned(space, int(size)*8, int(align))
	single, _ := v.c.Target.Misaligned(space, int(laneBits), int(align))
	return ok && speed >= single
}

// stripCasts follows a pointer through casts and getelementptrs that add nothing.
func stripCasts(v ir.Value) ir.Value {
	for range maxFormDepth {
		i := asInstr(v)
		if i == nil {
			return v
		}
		switch i.Op() {
		case ir.BitCast, ir.AddrSpaceCast:
		case ir.GetElementPtr:
			for k := 1; k < i.NumOperands(); k++ {
				if c, ok := i.Operand(k).(*ir.Const); !ok || !c.IsZero() {
					return v
				}
			}
		default:
			return v
		}
		v = i.Operand(0)
	}
	return v
}

func spaceOf(v ir.Value) int { return v.Type().Scalar().Space }

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
