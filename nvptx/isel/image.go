package isel

import (
	"encoding/binary"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// image is the initial memory of a variable: bytes, and addresses that only the loader knows.
type image struct {
	bytes []byte
	addrs []imageAddr // in the order of their places
}

type imageAddr struct {
	at   int
	init ptx.Init
}

// maxZeroImage bounds the bytes of a variable that are written out to say that all are zero.
const maxZeroImage = 1 << 20

// image lays out a variable's initialiser; nil if there is none. Shared memory cannot be initialised.
func (m *module) image(g *ir.GlobalVar, size int) *image {
	if g.Init == nil || !m.isDefined(g) {
		return nil
	}
	if k, ok := g.Init.(*ir.Const); ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst) {
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
	if storageSpace(g) == spaceShared && !img.isZero() {
		m.fail(g.Pos, "%s: shared memory cannot be initialised", g.Ident())
		return nil
	}
	if storageSpace(g) == spaceShared {
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
func (m *module) write(img *image, at int64, v ir.Value) bool {
	if a, ok := m.constantAddress(v); ok {
		return m.writeAddress(img, at, v.Type(), a)
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

func (m *module) writeMembers(img *image, at int64, k *ir.Const) bool {
	t := k.Type()
	if t.Kind == ir.VectorKind && !m.byteSized(t) {
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
func (m *module) writeBits(img *image, at int64, k *ir.Const) bool {
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

// writeExpr handles what is an address after all: ptrtoint, ptrtoaddr and inttoptr of one, or of a number.
func (m *module) writeExpr(img *image, at int64, k *ir.Const) bool {
	if !k.Op.IsPtrToNumber() && k.Op != ir.IntToPtr {
		return false
	}
	if m.layout.SizeBits(k.Type()) != 64 {
		return false
	}
	return m.write(img, at, k.Elems[0])
}

// writeAddress notes an address: as a generic one where the pointer is generic and the symbol is no function.
func (m *module) writeAddress(img *image, at int64, t *ir.Type, a constAddress) bool {
	if t.IsPtr() && m.layout.PtrBits(t.Space) != 64 {
		return false
	}
	generic := t.IsPtr() && t.Space == spaceGeneric && a.space != spaceGeneric
	img.addrs = append(img.addrs, imageAddr{int(at), ptx.Init{Kind: ptx.InitAddr, Sym: a.sym.Name, Off: a.sym.Off, Generic: generic}})
	return true
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
