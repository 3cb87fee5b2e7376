package globals

import (
	"encoding/binary"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// image is the initial memory of a variable: bytes, and addresses that the loader resolves.
type image struct {
	bytes []byte
	addrs []imageAddr // in the order of their places
}

type imageAddr struct {
	at, size int // bytes
	init     ptx.Init
}

// maxZeroImage bounds the bytes of a variable that are written out to say that all are zero.
const maxZeroImage = 1 << 20

// image lays out a variable's initialiser; nil if there is none. Shared memory cannot be
// initialised.
func (m *Table) image(g *ir.GlobalVar, size int) *image {
	if g.Init == nil || !m.IsDefined(g) {
		return nil
	}
	if k, ok := g.Init.(*ir.Const); ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst || k.Kind == ir.ZeroConst) {
		return nil
	}
	if k, ok := g.Init.(*ir.Const); ok && size > maxZeroImage && k.IsZero() {
		return nil // zero as well, and takes no memory here
	}
	img := &image{bytes: make([]byte, size)}
	if !m.write(img, 0, g.Init) {
		m.fail(g.Pos, "%s: this initialiser is not supported for PTX", g.Ident())
		return nil
	}
	if storageSpace(g) == addrspace.Shared && !img.isZero() {
		m.fail(g.Pos, "%s: shared memory cannot be initialised", g.Ident())
		return nil
	}
	if storageSpace(g) == addrspace.Shared {
		return nil
	}
	return img
}

func (img *image) isZero() bool {
	for _, b := range img.bytes {
		if b != 0 {
			return false
		}
	}
	return len(img.addrs) == 0
}

// write puts a constant at an offset.
func (m *Table) write(img *image, at int64, v ir.Value) bool {
	if _, ok := m.Address(v); ok {
		in, ok := m.addressInit(v)
		return ok && m.writeAddress(img, at, v.Type(), in)
	}
	k, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	t := k.Type()
	switch k.Kind {
	case ir.ZeroConst, ir.NullConst, ir.UndefConst, ir.PoisonConst:
		return true
	case ir.IntConst:
		b := k.Big()
		n := int(m.layout.StoreSize(t))
		buf := b.FillBytes(make([]byte, max(n, (b.BitLen()+7)/8)))
		for j := range n {
			img.bytes[at+int64(j)] = buf[len(buf)-1-j]
		}
		return true
	case ir.FloatConst:
		lo, hi := k.FloatBits()
		var buf [16]byte
		binary.LittleEndian.PutUint64(buf[:], lo)
		binary.LittleEndian.PutUint64(buf[8:], hi)
		copy(img.bytes[at:], buf[:m.layout.StoreSize(t)])
		return true
	case ir.StringConst:
		copy(img.bytes[at:], k.Str)
		return true
	case ir.ArrayConst, ir.StructConst, ir.VectorConst:
		return m.writeMembers(img, at, k)
	case ir.ExprConst:
		return m.writeExpr(img, at, k)
	}
	return false
}

func (m *Table) writeMembers(img *image, at int64, k *ir.Const) bool {
	t := k.Type()
	if t.Kind == ir.VectorKind && !ByteSized(m.layout, t) {
		return m.writeBits(img, at, k)
	}
	for j := range t.NumFields() {
		off := int64(m.layout.SizeBits(t.FieldAt(j))) / 8 * int64(j)
		if t.Kind != ir.VectorKind {
			off = int64(m.layout.FieldOffset(t, j))
		}
		if !m.write(img, at+off, k.Elem(j)) {
			return false
		}
	}
	return true
}

// writeBits packs a vector of integers that are no whole bytes.
func (m *Table) writeBits(img *image, at int64, k *ir.Const) bool {
	t := k.Type()
	for j := range t.Len {
		c := ir.AsInt(k.Elem(j))
		if c == nil {
			continue // undefined
		}
		b := c.Big()
		for n := range t.Elem.Bits {
			pos := int64(j)*int64(t.Elem.Bits) + int64(n)
			img.bytes[at+pos/8] |= byte(b.Bit(n)) << uint(pos%8)
		}
	}
	return true
}

// writeExpr handles constant expressions: addresses, and numbers that are spelled as casts.
func (m *Table) writeExpr(img *image, at int64, k *ir.Const) bool {
	if in, ok := m.addressInit(k); ok {
		return m.writeAddress(img, at, k.Type(), in)
	}
	switch k.Op {
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast:
		if m.layout.SizeBits(k.Type()) >= m.layout.SizeBits(k.Elems[0].Type()) { // the upper bits are zero
			return m.write(img, at, k.Elems[0])
		}
	}
	return false
}

// addressInit resolves a constant that is the address of a symbol plus a number, as a pointer or an
// integer; the result has the low bits of that, as many as the type has.
func (m *Table) addressInit(v ir.Value) (ptx.Init, bool) {
	if a, ok := m.Address(v); ok {
		t := v.Type()
		if a.Space == addrspace.Shared || a.Space == addrspace.Local { // known at the launch
			return ptx.Init{}, false
		}
		generic := t.IsPtr() && t.Space == addrspace.Generic && a.Space != addrspace.Generic
		return ptx.Init{Kind: ptx.InitAddr, Sym: a.Sym.Name, Off: a.Sym.Off, Generic: generic}, true
	}
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.ExprConst || len(k.Elems) == 0 {
		return ptx.Init{}, false
	}
	from := k.Elems[0]
	switch k.Op {
	case ir.Trunc:
		return m.addressInit(from)
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast:
		if m.layout.SizeBits(k.Type()) > m.layout.SizeBits(from.Type()) {
			return ptx.Init{}, false // the upper bits are zero
		}
		return m.addressInit(from)
	case ir.GetElementPtr:
		off, fixed := m.layout.ConstGEPOffset(k.ElemTy, k.Elems[1:])
		in, ok := m.addressInit(from)
		in.Off += off
		return in, ok && fixed && k.Type().IsPtr()
	case ir.Add, ir.Sub:
		return m.addressSum(k)
	}
	return ptx.Init{}, false
}

// addressSum is addressInit of address + number, number + address and address − number.
func (m *Table) addressSum(k *ir.Const) (ptx.Init, bool) {
	address, number := k.Elems[0], ir.AsInt(k.Elems[1])
	if number == nil && k.Op == ir.Add {
		address, number = k.Elems[1], ir.AsInt(k.Elems[0])
	}
	if number == nil {
		return ptx.Init{}, false
	}
	off, fits := number.Int64()
	in, ok := m.addressInit(address)
	if k.Op == ir.Sub {
		off = -off
	}
	in.Off += off
	return in, ok && fits
}

// writeAddress notes an address.
func (m *Table) writeAddress(img *image, at int64, t *ir.Type, in ptx.Init) bool {
	n := min(int(m.layout.StoreSize(t)), 8)
	if m.layout.SizeBits(t)%8 != 0 {
		return false
	}
	img.addrs = append(img.addrs, imageAddr{int(at), n, in})
	return true
}

// hasPart reports whether the image has only some of the bytes of an address.
func (img *image) hasPart() bool {
	return img != nil && slices.ContainsFunc(img.addrs, func(a imageAddr) bool { return a.size < 8 })
}

func (img *image) addressAt(at int) *imageAddr {
	for k := range img.addrs {
		if img.addrs[k].at == at {
			return &img.addrs[k]
		}
	}
	return nil
}

// word is the 64-bit word at a place.
func (img *image) word(at int) ptx.Init {
	if a := img.addressAt(at); a != nil {
		return a.init
	}
	return ptx.Init{Kind: ptx.InitInt, Value: binary.LittleEndian.Uint64(img.bytes[at:])}
}

// scalar is the initialiser of a scalar variable, nil for zero.
func (img *image) scalar(t ptx.Type) *ptx.Init {
	if img == nil || img.isZero() {
		return nil
	}
	if len(img.addrs) > 0 {
		return &img.addrs[0].init
	}
	var buf [8]byte
	copy(buf[:], img.bytes)
	v := binary.LittleEndian.Uint64(buf[:])
	switch t {
	case ptx.F32:
		return &ptx.Init{Kind: ptx.InitF32, Value: v}
	case ptx.F64:
		return &ptx.Init{Kind: ptx.InitF64, Value: v}
	}
	return &ptx.Init{Kind: ptx.InitInt, Value: v}
}
