package emit

import (
	"math/bits"
	"strconv"

	"opt-go/nvptx/ptx"
)

// Access is the kind of a memory access: the modifiers between ld or st and the type.
type Access struct {
	Loc   Location // where the first byte is
	Align int64    // of Loc, in bytes
	Mods  string   // "volatile", "relaxed.sys", …; "" for a plain access
	NC    bool     // loads: through the read-only cache
	LDU   bool     // loads: ldu, of an address that is the same for the whole warp
}

// Opcode returns "ld.volatile.global" and the like, to be followed by vector and type.
func (a Access) Opcode(op string) string {
	if a.LDU {
		op = "ldu"
	}
	if a.Mods != "" {
		op += "." + a.Mods
	}
	if st := a.Loc.State(); st != ptx.Generic {
		op += "." + st.String()
	}
	if a.NC {
		op += ".nc"
	}
	return op
}

// alignAt is the alignment known at an offset from the location.
func (a Access) alignAt(off int64) int64 {
	if off == 0 {
		return a.Align
	}
	return min(a.Align, 1<<uint(bits.TrailingZeros64(uint64(off))))
}

// Moved is the same access at another place, which is as much aligned.
func (a Access) Moved(base ptx.Reg, off int64) Access {
	a.Loc = Location{Space: a.Loc.Space, Base: base, Off: off}
	return a
}

// Bytes is the size of a piece in memory.
func (p Piece) Bytes() int64 { return int64(p.Bits+7) / 8 }

// MemType is the type under which a piece is loaded and stored; "" if its size is no power of two.
func (p Piece) MemType() string {
	if p.Reg == ptx.F32 || p.Reg == ptx.F64 {
		return p.Reg.String()
	}
	n := p.Bytes()
	if n&(n-1) != 0 {
		return ""
	}
	if p.Type.IsFloat() {
		return "b16"
	}
	return "u" + strconv.Itoa(int(n*8))
}

// VectorLength returns how many pieces from the first one a single access can move: 4, 2 or 1; 0 if
// even the first one must be split, because its size is no power of two or its address is not
// aligned.
func (a Access) VectorLength(ps []Piece) int {
	typ, size := ps[0].MemType(), ps[0].Bytes()
	if typ == "" || a.alignAt(ps[0].Off) < size {
		return 0
	}
	for _, n := range []int{4, 2} {
		if len(ps) < n || size*int64(n) > 16 || a.alignAt(ps[0].Off) < size*int64(n) {
			continue
		}
		same := true
		for k := 1; k < n; k++ {
			same = same && ps[k].MemType() == typ && ps[k].Off == ps[0].Off+int64(k)*size
		}
		if same {
			return n
		}
	}
	return 1
}

// Load emits loads of pieces into registers.
func (e *Emitter) Load(a Access, ps []Piece, d []ptx.Reg) {
	for j := 0; j < len(ps); {
		n := a.VectorLength(ps[j:])
		if n == 0 {
			e.LoadSplit(a, ps[j], d[j])
			j++
			continue
		}
		regs := make(ptx.Vec, n)
		for k := range n {
			regs[k] = d[j+k]
			if ps[j+k].Reg == ptx.Pred {
				regs[k] = e.NewReg(ptx.B16)
			}
		}
		e.emitLoad(a, ps[j].Off, ps[j].MemType(), regs)
		for k := range n {
			if ps[j+k].Reg == ptx.Pred {
				e.Put("setp.ne.s16", d[j+k], regs[k], ptx.Int(0))
			}
		}
		j += n
	}
}

func (e *Emitter) emitLoad(a Access, off int64, typ string, d ptx.Vec) {
	op := a.Opcode("ld")
	if len(d) == 1 {
		e.Put(op+"."+typ, d[0], a.Loc.At(off))
		return
	}
	e.Put(op+".v"+strconv.Itoa(len(d))+"."+typ, d, a.Loc.At(off))
}

// splits lists the sizes in which an access of n bytes at an offset is made.
func (a Access) splits(off, n int64) []int64 {
	var out []int64
	for n > 0 {
		size := min(a.alignAt(off), 8)
		for size > n {
			size /= 2
		}
		out = append(out, size)
		off += size
		n -= size
	}
	return out
}

// LoadSplit loads a piece by parts and puts them together.
func (e *Emitter) LoadSplit(a Access, p Piece, d ptx.Reg) {
	whole := IntReg(max(int(p.Bytes())*8, 16))
	var acc ptx.Reg = ptx.NoReg
	off := int64(0)
	for _, size := range a.splits(p.Off, p.Bytes()) {
		part := e.Compute(whole, a.Opcode("ld")+".u"+strconv.Itoa(int(size*8)), a.Loc.At(p.Off+off))
		if off > 0 {
			part = e.Compute(whole, "shl."+Typed('b', whole), part, ptx.Int(off*8))
			part = e.Compute(whole, "or."+Typed('b', whole), acc, part)
		}
		acc = part
		off += size
	}
	switch {
	case p.Reg == ptx.Pred:
		e.Put("setp.ne.s16", d, acc, ptx.Int(0))
	case p.Reg != BitsOf(p.Reg):
		e.Put("mov."+BitsOf(p.Reg).String(), d, acc)
	default:
		e.Move(p.Reg, d, acc)
	}
}

// Store emits stores of pieces.
func (e *Emitter) Store(a Access, ps []Piece, v []ptx.Operand) {
	for j := 0; j < len(ps); {
		n := a.VectorLength(ps[j:])
		if n == 0 {
			e.storeSplit(a, ps[j], v[j])
			j++
			continue
		}
		vals := make(ptx.Vec, n)
		for k := range n {
			vals[k] = e.storable(v[j+k], ps[j+k])
		}
		e.emitStore(a, ps[j].Off, ps[j].MemType(), vals)
		j += n
	}
}

// storable brings a piece into the form that it has in memory.
func (e *Emitter) storable(o ptx.Operand, p Piece) ptx.Operand {
	switch {
	case p.Reg == ptx.Pred:
		if c, ok := o.(ptx.Int); ok {
			return c
		}
		return e.Compute(ptx.B16, "selp.u16", ptx.Int(1), ptx.Int(0), o)
	case p.Bits%8 != 0:
		return e.Extend(o, p.Bits, p.Reg, false)
	}
	switch c := o.(type) {
	case ptx.SymRef:
		return e.AddressReg(c, p.Reg)
	case ptx.Hex:
		return ptx.Int(c)
	}
	return o
}

func (e *Emitter) emitStore(a Access, off int64, typ string, v ptx.Vec) {
	op := a.Opcode("st")
	if len(v) == 1 {
		e.Put(op+"."+typ, a.Loc.At(off), v[0])
		return
	}
	e.Put(op+".v"+strconv.Itoa(len(v))+"."+typ, a.Loc.At(off), v)
}

// storeSplit stores a piece by parts.
func (e *Emitter) storeSplit(a Access, p Piece, o ptx.Operand) {
	reg := BitsOf(p.Reg)
	o = e.storable(o, p)
	if p.Reg == ptx.Pred {
		reg = ptx.B16
	}
	var r ptx.Reg
	switch {
	case reg != p.Reg && p.Reg != ptx.Pred:
		r = e.Compute(reg, "mov."+reg.String(), e.Reg(o, p.Reg))
	default:
		r = e.Reg(o, reg)
	}
	off := int64(0)
	for _, size := range a.splits(p.Off, p.Bytes()) {
		part := r
		if off > 0 {
			part = e.Compute(reg, "shr."+Typed('u', reg), r, ptx.Int(off*8))
		}
		e.Put(a.Opcode("st")+".u"+strconv.Itoa(int(size*8)), a.Loc.At(p.Off+off), part)
		off += size
	}
}
