package ir

import (
	"math/bits"
	"sort"
	"strings"
	"sync"
)

// DataLayout answers sizes, alignments and pointer widths: LangRef, "Data Layout".
type DataLayout struct {
	Text        string // as written in the module; empty for the default
	BigEndian   bool
	Mangling    byte // e, m, l, …; 0 when not given
	StackAlign  uint64
	AllocaSpace int
	GlobalSpace int
	FuncSpace   int
	NativeInts  []int
	NonIntegral []int // address spaces

	pointers   map[int]pointerSpec
	spaceNames map[string]bool
	newer      bool        // flags of pointers are given
	ints       []alignSpec // by width
	floats     []alignSpec
	vectors    []alignSpec
	aggAlign   uint64 // bytes; 0: none
	aggPref    uint64

	mu      sync.RWMutex
	structs map[*Type]*StructLayout
}

type pointerSpec struct {
	size, index int    // bits
	abi, pref   uint64 // bytes
}

type alignSpec struct {
	bits      int
	abi, pref uint64 // bytes
}

// StructLayout gives the offsets of a struct's fields in bytes.
type StructLayout struct {
	Offsets []uint64
	Size    uint64
	Align   uint64
}

// DefaultLayout returns the layout of a module without a datalayout line.
func DefaultLayout() *DataLayout {
	return &DataLayout{
		pointers: map[int]pointerSpec{0: {64, 64, 8, 8}},
		ints:     []alignSpec{{1, 1, 1}, {8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}},
		floats:   []alignSpec{{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}},
		vectors:  []alignSpec{{64, 8, 8}, {128, 16, 16}},
		aggPref:  8,
		structs:  map[*Type]*StructLayout{},
	}
}

func (d *DataLayout) pointer(space int) pointerSpec {
	if s, ok := d.pointers[space]; ok {
		return s
	}
	return d.pointers[0]
}

// PtrBits returns the width of pointers of an address space in bits.
func (d *DataLayout) PtrBits(space int) int { return d.pointer(space).size }

// IndexBits returns the width in which getelementptr computes in an address space, in bits.
func (d *DataLayout) IndexBits(space int) int { return d.pointer(space).index }

// IndexType returns the integer type of the index width of a pointer (or vector of pointers) type.
func (d *DataLayout) IndexType(ptr *Type) *Type {
	t := ptr.ctx.Int(d.IndexBits(ptr.Scalar().Space))
	return ptr.WithScalar(t)
}

// IntPtrType returns the integer type as wide as a pointer (or vector of pointers) type.
func (d *DataLayout) IntPtrType(ptr *Type) *Type {
	t := ptr.ctx.Int(d.PtrBits(ptr.Scalar().Space))
	return ptr.WithScalar(t)
}

// IsNonIntegral reports whether pointers of the address space have no stable integer value.
func (d *DataLayout) IsNonIntegral(space int) bool {
	for _, s := range d.NonIntegral {
		if s == space {
			return true
		}
	}
	return false
}

// IsLegalInt reports whether the target computes on integers of this width natively.
func (d *DataLayout) IsLegalInt(bits int) bool {
	for _, n := range d.NativeInts {
		if n == bits {
			return true
		}
	}
	return false
}

// SizeBits returns the size of a sized type in bits without tail padding; for a scalable vector,
// the known minimum.
func (d *DataLayout) SizeBits(t *Type) uint64 {
	switch t.Kind {
	case IntKind:
		return uint64(t.Bits)
	case PtrKind:
		return uint64(d.PtrBits(t.Space))
	case ArrayKind:
		return t.Len * d.AllocSize(t.Elem) * 8
	case VectorKind:
		return t.Len * d.SizeBits(t.Elem)
	case StructKind:
		return d.StructLayout(t).Size * 8
	case X86MMXKind:
		return 64
	case X86AMXKind:
		return 8192
	case TargetKind:
		return d.targetTypeBits(t)
	case LabelKind:
		return uint64(d.PtrBits(0))
	}
	if t.IsFloat() {
		return uint64(t.FloatBits())
	}
	panic("ir: size of an unsized type " + t.String())
}

// targetTypeBits gives the size of a target type's layout type: LLVM says pointers for SPIR-V, byte
// vectors for SVE counts.
func (d *DataLayout) targetTypeBits(t *Type) uint64 {
	switch {
	case t.Name == "aarch64.svcount":
		return 16
	case t.Name == "llvm.test.vectorelement":
		return 32
	case strings.HasPrefix(t.Name, "spirv."):
		return uint64(d.PtrBits(0))
	}
	return uint64(d.PtrBits(0))
}

// StoreSize returns how many bytes a store of t may write.
func (d *DataLayout) StoreSize(t *Type) uint64 { return (d.SizeBits(t) + 7) / 8 }

// AllocSize returns the distance in bytes between two t in an array.
func (d *DataLayout) AllocSize(t *Type) uint64 {
	return alignTo(d.StoreSize(t), d.ABIAlign(t))
}

func alignTo(n, align uint64) uint64 {
	if align <= 1 {
		return n
	}
	return (n + align - 1) / align * align
}

// ABIAlign returns the alignment in bytes that t needs in memory.
func (d *DataLayout) ABIAlign(t *Type) uint64 { return d.align(t, true) }

// PrefAlign returns the alignment in bytes that t had best in memory.
func (d *DataLayout) PrefAlign(t *Type) uint64 { return d.align(t, false) }

func (d *DataLayout) align(t *Type, abi bool) uint64 {
	pick := func(s alignSpec) uint64 {
		if abi {
			return max(s.abi, 1)
		}
		return max(s.pref, 1)
	}
	switch t.Kind {
	case IntKind:
		for _, s := range d.ints {
			if s.bits >= t.Bits {
				return pick(s)
			}
		}
		return pick(d.ints[len(d.ints)-1])
	case PtrKind, LabelKind:
		p := d.pointer(t.Space)
		return pick(alignSpec{0, p.abi, p.pref})
	case ArrayKind:
		return d.align(t.Elem, abi)
	case StructKind:
		if t.Packed && abi {
			return 1
		}
		if !abi {
			return max(d.StructLayout(t).Align, d.aggPref, 1)
		}
		return max(d.StructLayout(t).Align, d.aggAlign, 1)
	case VectorKind:
		return d.vectorAlign(t, pick)
	case X86MMXKind:
		return 8
	case X86AMXKind:
		return 64
	case TargetKind:
		return max(d.targetTypeBits(t)/8, 1)
	}
	for _, s := range d.floats {
		if s.bits == t.FloatBits() {
			return pick(s)
		}
	}
	return uint64(1) << bits.Len(uint(t.FloatBits()/8-1))
}

// vectorAlign gives the natural alignment, the size rounded up to a power of two, where the layout
// has no entry.
func (d *DataLayout) vectorAlign(t *Type, pick func(alignSpec) uint64) uint64 {
	size := d.SizeBits(t)
	for _, s := range d.vectors {
		if uint64(s.bits) == size {
			return pick(s)
		}
	}
	n := (size + 7) / 8
	if n <= 1 {
		return 1
	}
	return uint64(1) << bits.Len64(n-1)
}

// layoutIn is the layout of a struct type in the data layout that asked for it last; mostly there
// is only one.
type layoutIn struct {
	data *DataLayout
	of   *StructLayout
}

// StructLayout returns the offsets of the fields of a struct type; it is cached and safe for
// concurrent use.
func (d *DataLayout) StructLayout(t *Type) *StructLayout {
	if last := t.layout.Load(); last != nil && last.data == d {
		return last.of
	}
	d.mu.RLock()
	l := d.structs[t]
	d.mu.RUnlock()
	if l == nil {
		l = d.layOut(t)
	}
	t.layout.Store(&layoutIn{d, l})
	return l
}

// layOut computes the layout of a struct type and keeps it.
func (d *DataLayout) layOut(t *Type) *StructLayout {
	l := &StructLayout{Align: 1, Offsets: make([]uint64, len(t.Fields))}
	off := uint64(0)
	for k, f := range t.Fields {
		a := uint64(1)
		if !t.Packed {
			a = d.ABIAlign(f)
		}
		l.Align = max(l.Align, a)
		off = alignTo(off, a)
		l.Offsets[k] = off
		off += d.AllocSize(f)
	}
	l.Size = alignTo(off, l.Align)
	d.mu.Lock()
	d.structs[t] = l
	d.mu.Unlock()
	return l
}

// FieldOffset returns the offset in bytes of member i of an array, vector or struct.
func (d *DataLayout) FieldOffset(t *Type, i uint64) uint64 {
	if t.Kind == StructKind {
		return d.StructLayout(t).Offsets[i]
	}
	return i * d.AllocSize(t.Elem)
}

// IndicesFor returns the constant indices of a getelementptr over elem for an offset in bytes, into
// the innermost element that starts there, and the remaining offset if none does. Offsets within an
// element are counted forward, so that they can be those of fields. LLVM's getGEPIndicesForOffset.
func (d *DataLayout) IndicesFor(elem *Type, offset int64) (indices []int64, rest int64) {
	element := func(t *Type) {
		n, size := int64(0), int64(d.AllocSize(t))
		if size > 0 {
			if n = offset / size; offset%size < 0 {
				n--
			}
			offset -= n * size
		}
		indices = append(indices, n)
	}
	element(elem)
	for t := elem; offset != 0; {
		switch t.Kind {
		case ArrayKind:
			t = t.Elem
			element(t)
		case StructKind:
			l := d.StructLayout(t)
			if uint64(offset) >= l.Size {
				return indices, offset
			}
			k := sort.Search(len(l.Offsets), func(k int) bool { return l.Offsets[k] > uint64(offset) }) - 1
			indices = append(indices, int64(k))
			offset -= int64(l.Offsets[k])
			t = t.Fields[k]
		default:
			return indices, offset
		}
	}
	return indices, 0
}

// ConstGEPOffset returns the byte offset of a getelementptr whose indices are all constant
// integers.
func (d *DataLayout) ConstGEPOffset(elem *Type, indices []Value) (off int64, ok bool) {
	t := elem
	for k, v := range indices {
		c := AsInt(v)
		if c == nil {
			return 0, false
		}
		n, fits := c.Int64()
		if !fits {
			return 0, false
		}
		switch {
		case k == 0:
			off += n * int64(d.AllocSize(t))
		case t.Kind == StructKind:
			off += int64(d.FieldOffset(t, uint64(n)))
			t = t.Fields[n]
		default:
			t = t.Elem
			off += n * int64(d.AllocSize(t))
		}
	}
	return off, true
}

// MaxAlign is the greatest alignment in bytes that LLVM represents.
const MaxAlign = 1 << 32
