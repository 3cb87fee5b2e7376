package aggressive

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// loadChain is the part of (zext a << s) | (zext b << t) | … merged so far.
type loadChain struct {
	root   *ir.Instr // load of the lowest address
	at     *ir.Instr // the first of the loads in the block: there the wide one comes
	bits   uint64
	shift  uint64 // of the lowest bits in the result
	ty     *ir.Type
	tags   alias.Tags
	joined bool
}

// mergedLoad merges loads of adjacent memory that zexts, shifts and ors combine in byte order, if
// the merged width is a legal integer and an unaligned load of it is fast on the target.
func (a *aggressive) mergedLoad(i *ir.Instr) bool {
	if i.Op() != ir.Or || i.Type().IsVector() || a.c.Target.Misaligned == nil {
		return false
	}
	var c loadChain
	if !a.join(i, &c, 0) || !c.joined || c.bits > uint64(i.Type().Bits) || !a.q.Layout.IsLegalInt(int(c.bits)) {
		return false
	}
	p := c.root.Operand(0)
	if speed, ok := a.c.Target.Misaligned(p.Type().Space, int(c.bits), int(c.root.Align())); !ok || speed == 0 {
		return false
	}
	b := ir.Before(c.at)
	if !a.dt.DominatesInstr(p, c.at) {
		base, off, _ := analysis.ConstantOffset(p, a.q.Layout)
		ctx := a.f.Ctx()
		p = b.GEP(ctx.I8, base, 0, "", ir.NewSigned(a.q.Layout.IndexType(p.Type()), off))
	}
	wide := b.Load(a.f.Ctx().Int(int(c.bits)), p, c.root.Align(), "")
	wide.TakeName(c.root)
	if c.tags == alias.TagsOf(c.root) {
		for _, kind := range []string{"tbaa", "alias.scope", "noalias"} {
			wide.SetMD(kind, c.root.MD(kind))
		}
	}
	var value ir.Value = wide
	if wide.Type() != c.ty {
		value = b.Cast(ir.ZExt, value, c.ty, "")
	}
	if c.shift != 0 {
		value = b.Binary(ir.Shl, value, ir.NewInt(c.ty, c.shift), 0, "")
	}
	ir.ReplaceAllUses(i, value)
	return true
}

// piece matches zext (load), inside a left shift by a constant if shifted is set. Each instruction
// has one use; without oneUse the load may have more.
func piece(v ir.Value, shifted, oneUse bool) (ld *ir.Instr, shift uint64, ok bool) {
	if shifted {
		s := operation(v, ir.Shl)
		if s == nil || !ir.HasOneUse(s) {
			return nil, 0, false
		}
		if shift, ok = number(s.Operand(1)); !ok {
			return nil, 0, false
		}
		v = s.Operand(0)
	}
	z := operation(v, ir.ZExt)
	if z == nil || !ir.HasOneUse(z) {
		return nil, 0, false
	}
	ld = operation(z.Operand(0), ir.Load)
	return ld, shift, ld != nil && (!oneUse || ir.HasOneUse(ld))
}

// lastPiece splits one piece off an or: a shifted piece on either side, or an unshifted one on the
// right.
func lastPiece(or *ir.Instr) (rest ir.Value, ld *ir.Instr, shift uint64, ok bool) {
	for _, k := range []int{1, 0} {
		if ld, shift, ok = piece(or.Operand(k), true, true); ok {
			return or.Operand(1 - k), ld, shift, true
		}
	}
	ld, shift, ok = piece(or.Operand(1), false, true)
	return or.Operand(0), ld, shift, ok
}

// join adds the loads of v to the chain, the most deeply nested first.
func (a *aggressive) join(v ir.Value, c *loadChain, depth int) bool {
	const limit = 16
	or := operation(v, ir.Or)
	if or == nil || depth > limit || !ir.HasOneUse(or) {
		return false
	}
	rest, ld, shift, ok := lastPiece(or)
	if !ok || !a.join(rest, c, depth+1) && c.joined {
		return false
	}
	if !c.joined {
		first, s, found := piece(rest, false, false)
		if !found {
			if first, s, found = piece(rest, true, true); !found {
				return false
			}
		}
		c.root, c.at, c.shift, c.bits, c.tags = first, first, s, uint64(first.Type().Bits), alias.TagsOf(first)
	}
	c.ty = rest.Type()
	return a.append(c, ld, shift)
}

// append adds one load to the chain, below or above it in memory.
func (a *aggressive) append(c *loadChain, ld *ir.Instr, shift uint64) bool {
	dl := a.q.Layout
	bits := uint64(ld.Type().Bits)
	if ld == c.root || !ld.IsSimple() || !c.root.IsSimple() || ld.Block() != c.root.Block() || !ld.Type().IsInt() || !c.root.Type().IsInt() ||
		bits != uint64(c.root.Type().Bits) || bits < 8 || bits&(bits-1) != 0 {
		return false
	}
	p, off, _ := analysis.ConstantOffset(c.root.Operand(0), dl)
	r, to, _ := analysis.ConstantOffset(ld.Operand(0), dl)
	if p != r || !a.undisturbed(c, ld) {
		return false
	}
	lowBits, highBits, lowShift, highShift, distance := c.bits, bits, c.shift, shift, to-off
	root := c.root
	if to < off {
		lowBits, highBits, lowShift, highShift, distance, root = bits, c.bits, shift, c.shift, off-to, ld
	}
	width := lowBits
	if dl.BigEndian {
		lowShift, highShift, width = highShift, lowShift, highBits
	}
	if highShift-lowShift != width || uint64(distance) != lowBits/8 {
		return false
	}
	if alias.TagsOf(ld) != c.tags {
		c.tags = alias.Tags{}
	}
	c.joined, c.root, c.bits, c.shift = true, root, lowBits+highBits, lowShift
	return true
}

// undisturbed reports whether no write between the chain's first load and ld may change the loaded
// memory. It updates the first load of the chain in the block.
func (a *aggressive) undisturbed(c *loadChain, ld *ir.Instr) bool {
	const limit = 64
	first, last := c.at, ld
	loc, _ := alias.LocationOf(ld)
	if ld.ComesBefore(c.at) {
		first, last = ld, c.at
		loc, _ = alias.LocationOf(last)
		loc.Size = alias.UpTo(c.bits / 8)
		loc.Ptr = c.root.Operand(0)
	}
	aa := pass.Get(a.c, a.f, alias.AA)
	scanned := 0
	for i := first; i != last; i = i.Next() {
		if analysis.MayWrite(i) && aa.ModRef(i, loc)&analysis.Mod != 0 {
			return false
		}
		if !analysis.IsDebugOrPseudo(i) {
			if scanned++; scanned > limit {
				return false
			}
		}
	}
	c.at = first
	return true
}
