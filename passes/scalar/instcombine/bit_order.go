package instcombine

import "opt-go/frontend/ir"

// Shifts, masks and ors that reverse the order of a value's bits or bytes become bitreverse or
// bswap (LLVM's recognizeBSwapOrBitReverseIdiom).
//
//	(x << 24) | ((x << 8) & 0xff0000) | ((x >> 8) & 0xff00) | (x >> 24)   ⇒   bswap(x)
//
// The analysis maps every bit of the result to a bit of the provider, or to zero. If the upper bits
// are zero, a narrower reversal is used; other zero bits are masked.

// bitParts maps the bits of a value to their origin: a bit number of from, or unsetBit for zero.
type bitParts struct {
	from ir.Value
	at   []int8
}

const unsetBit = -1

// maxPartsDepth bounds the depth of the analyzed expression.
const maxPartsDepth = 48

// partsFinder follows bits through an expression; two different providers have no common order.
type partsFinder struct {
	known map[ir.Value]*bitParts
	root  ir.Value
}

// reversal returns the byte or bit reversal that i computes, or nil.
func (ic *combiner) reversal(i *ir.Instr, bytes bool) *ir.Instr {
	ty := i.Type()
	if w := width(ty); w == 1 || w > 64 {
		return nil
	}
	f := partsFinder{known: map[ir.Value]*bitParts{}}
	p := f.find(i, 0)
	if p == nil {
		return nil
	}
	n := len(p.at)
	for n > 0 && p.at[n-1] == unsetBit {
		n--
	}
	swapped, reversed := bytes && n%16 == 0, true
	mask := maskOf(n)
	for k, from := range p.at[:n] {
		if from == unsetBit {
			mask &^= 1 << uint(k)
			continue
		}
		swapped = swapped && int(from) == n-8-k&^7+k&7
		reversed = reversed && int(from) == n-1-k
	}
	id := "llvm.bitreverse"
	switch {
	case n == 0 || !swapped && !reversed:
		return nil
	case swapped:
		id = "llvm.bswap"
	}
	return ic.makeReversal(i, id, p.from, n, mask)
}

// makeReversal reverses the low n bits of v and masks the result. The last instruction created
// replaces i.
func (ic *combiner) makeReversal(i *ir.Instr, id string, v ir.Value, n int, mask uint64) *ir.Instr {
	ty := i.Type().WithScalar(ic.ctx.Int(n))
	if v.Type() != ty {
		v = ic.b.intCast(v, ty, false, "trunc")
	}
	last := ic.newIntrinsic(id, ty, v)
	if mask != maskOf(n) {
		last = newBinary(ir.And, ic.b.insert(last, "rev"), ir.NewInt(ty, mask), 0)
		if ty != i.Type() {
			return newCast(ir.ZExt, ic.b.insert(last, "mask"), i.Type())
		}
		return last
	}
	if ty != i.Type() {
		return newCast(ir.ZExt, ic.b.insert(last, "rev"), i.Type())
	}
	return last
}

func (f *partsFinder) find(v ir.Value, depth int) *bitParts {
	if p, ok := f.known[v]; ok {
		return p
	}
	f.known[v] = nil
	w := width(v.Type())
	if w > 64 || depth == maxPartsDepth {
		return nil
	}
	var p *bitParts
	done := false
	if i := asInstr(v); i != nil {
		p, done = f.through(i, w, depth)
	}
	if !done && f.root == nil {
		f.root = v
		p = &bitParts{v, make([]int8, w)}
		for k := range p.at {
			p.at[k] = int8(k)
		}
	}
	f.known[v] = p
	return p
}

// through follows the bits of one operation; done is unset where the operation does more than move
// bits.
func (f *partsFinder) through(i *ir.Instr, w, depth int) (out *bitParts, done bool) {
	switch i.Op() {
	case ir.Or:
		a := f.find(i.Operand(0), depth+1)
		if a == nil {
			return nil, true
		}
		return a.merged(f.find(i.Operand(1), depth+1)), true
	case ir.Shl, ir.LShr:
		n, ok := word(i.Operand(1))
		if !ok {
			return nil, false
		}
		if n >= uint64(w) {
			return nil, true
		}
		if i.Op() == ir.Shl {
			return f.moved(i.Operand(0), w, int(n), depth), true
		}
		return f.moved(i.Operand(0), w, -int(n), depth), true
	case ir.And:
		k, ok := word(i.Operand(1))
		if !ok {
			return nil, false
		}
		p := f.moved(i.Operand(0), w, 0, depth)
		if p != nil {
			for n := range p.at {
				if k>>uint(n)&1 == 0 {
					p.at[n] = unsetBit
				}
			}
		}
		return p, true
	case ir.ZExt, ir.Trunc:
		return f.moved(i.Operand(0), w, 0, depth), true
	case ir.Call:
		return f.throughCall(i, w, depth)
	}
	return nil, false
}

// merged is the or of two values from one provider, or nil where they set a bit differently.
func (p *bitParts) merged(q *bitParts) *bitParts {
	if q == nil || q.from != p.from {
		return nil
	}
	out := &bitParts{p.from, make([]int8, len(p.at))}
	for k, a := range p.at {
		b := q.at[k]
		switch {
		case a == unsetBit:
			out.at[k] = b
		case b == unsetBit || a == b:
			out.at[k] = a
		default:
			return nil
		}
	}
	return out
}

// moved is v, n bits up, in w bits.
func (f *partsFinder) moved(v ir.Value, w, n, depth int) *bitParts {
	p := f.find(v, depth+1)
	if p == nil {
		return nil
	}
	out := &bitParts{p.from, make([]int8, w)}
	for k := range out.at {
		out.at[k] = unsetBit
		if s := k - n; s >= 0 && s < len(p.at) {
			out.at[k] = p.at[s]
		}
	}
	return out
}

// throughCall follows bits through reversals and funnel shifts by constants.
func (f *partsFinder) throughCall(i *ir.Instr, w, depth int) (out *bitParts, done bool) {
	switch id := i.IntrinsicID(); id {
	case "llvm.bswap", "llvm.bitreverse":
		p := f.find(i.Arg(0), depth+1)
		if p == nil {
			return nil, true
		}
		out = &bitParts{p.from, make([]int8, w)}
		for k := range out.at {
			if id == "llvm.bswap" {
				out.at[k] = p.at[w-8-k&^7+k&7]
			} else {
				out.at[k] = p.at[w-1-k]
			}
		}
		return out, true
	case "llvm.fshl", "llvm.fshr":
		n, ok := word(i.Arg(2))
		if !ok {
			return nil, false
		}
		up := int(n % uint64(w))
		if id == "llvm.fshr" {
			up = w - up
		}
		a := f.moved(i.Arg(0), w, up, depth)
		if a == nil {
			return nil, true
		}
		return a.merged(f.moved(i.Arg(1), w, up-w, depth)), true
	}
	return nil, false
}

// orReversal is reversal for an or; only operations that move bits can be parts of one.
func (ic *combiner) orReversal(i *ir.Instr) *ir.Instr {
	for _, v := range i.Operands() {
		if !isOp(v, ir.Or, ir.Shl, ir.LShr, ir.And, ir.ZExt, ir.Trunc, ir.Call) {
			return nil
		}
	}
	return ic.reversal(i, true)
}

// concatenated: of two halves that are both reversed, the whole is reversed with the halves
// exchanged (LLVM's matchOrConcat).
func (ic *combiner) concatenated(i *ir.Instr) *ir.Instr {
	w, ty := width(i.Type()), i.Type()
	for n := range 2 {
		low, s := onceOf(i.Operand(n), ir.ZExt), onceOf(i.Operand(1-n), ir.Shl)
		if low == nil || s == nil || w%2 != 0 || !isWord(s.Operand(1), uint64(w/2)) {
			continue
		}
		high := onceOf(s.Operand(0), ir.ZExt)
		if high == nil || width(low.Operand(0).Type()) != w/2 || low.Operand(0).Type() != high.Operand(0).Type() {
			continue
		}
		for _, id := range []string{"llvm.bswap", "llvm.bitreverse"} {
			a, b := intrinsicOf(low.Operand(0), id), intrinsicOf(high.Operand(0), id)
			if a == nil || b == nil {
				continue
			}
			lower := ic.b.cast(ir.ZExt, b.Arg(0), ty, "")
			upper := ic.b.shl(ic.b.cast(ir.ZExt, a.Arg(0), ty, ""), ir.NewInt(ty, uint64(w/2)), "")
			return ic.use(i, ic.b.intrinsic(id, ty, "", ic.b.or(lower, upper, "")))
		}
	}
	return nil
}
