package coroutine

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"

	"opt-go/frontend/ir"
)

// frame is the layout of a coroutine's frame.
type frame struct {
	ty      *ir.Type
	size    uint64 // a multiple of align
	align   uint64
	fields  []field
	index   int      // the field of the index
	indexTy *ir.Type // wide enough for the number of the last suspension point
}

// field is a part of the frame.
type field struct {
	ty     *ir.Type
	size   uint64
	align  uint64
	offset uint64
	number int // in the type
}

// The fields that each frame begins with.
const (
	resumeField = iota
	destroyField
)

func newFrame(s *shape) *frame {
	ctx := s.f.Ctx()
	fr := &frame{align: 1}
	fr.add(ctx.Ptr, 0, s.layout())
	fr.add(ctx.Ptr, 0, s.layout())
	return fr
}

func (s *shape) layout() *ir.DataLayout { return s.f.Module().Layout }

// add adds a field, whose alignment is that of its type where it is not given; it returns its
// place in fields.
func (fr *frame) add(ty *ir.Type, align uint64, layout *ir.DataLayout) int {
	if align == 0 {
		align = layout.ABIAlign(ty)
	}
	fr.fields = append(fr.fields, field{ty: ty, size: layout.AllocSize(ty), align: align, number: -1})
	return len(fr.fields) - 1
}

// finish lays the frame out: the first fields stay where they are, those that follow are sorted,
// and small ones fill gaps. It makes the type of it.
func (fr *frame) finish(s *shape, fixed int) {
	offset := uint64(0)
	place := func(f *field) {
		f.offset = alignTo(offset, f.align)
		offset = f.offset + f.size
		fr.align = max(fr.align, f.align)
	}
	order := make([]int, 0, len(fr.fields))
	for k := range fixed {
		place(&fr.fields[k])
		order = append(order, k)
	}
	rest := make([]int, 0, len(fr.fields))
	for k := fixed; k < len(fr.fields); k++ {
		rest = append(rest, k)
	}
	slices.SortStableFunc(rest, func(a, b int) int {
		x, y := fr.fields[a], fr.fields[b]
		return cmp.Or(cmp.Compare(y.align, x.align), cmp.Compare(y.size, x.size))
	})
	for len(rest) > 0 {
		k := fr.closest(rest, offset)
		place(&fr.fields[rest[k]])
		order = append(order, rest[k])
		rest = slices.Delete(rest, k, k+1)
	}
	fr.size = alignTo(offset, fr.align)
	fr.makeType(s, order)
}

// closest returns the first of the fields that wastes the fewest bytes after an offset.
func (fr *frame) closest(rest []int, offset uint64) int {
	best, least := 0, ^uint64(0)
	for k, n := range rest {
		if gap := alignTo(offset, fr.fields[n].align) - offset; gap < least {
			best, least = k, gap
		}
	}
	return best
}

// makeType makes a struct type with the fields in the order of their offsets. It is packed where
// the alignment of a type says too much.
func (fr *frame) makeType(s *shape, order []int) {
	layout, ctx := s.layout(), s.f.Ctx()
	packed := slices.ContainsFunc(fr.fields, func(f field) bool { return f.offset%layout.ABIAlign(f.ty) != 0 })
	var types []*ir.Type
	at := uint64(0)
	for _, k := range order {
		f := &fr.fields[k]
		natural := at
		if !packed {
			natural = alignTo(at, layout.ABIAlign(f.ty))
		}
		if natural != f.offset {
			types = append(types, ctx.Array(f.offset-at, ctx.I8))
		}
		f.number = len(types)
		types = append(types, f.ty)
		at = f.offset + f.size
	}
	fr.ty = newStruct(ctx, s.f.Name()+".Frame")
	fr.ty.SetBody(packed, types...)
}

// newStruct returns a new type %name, or %name.N where that is taken.
func newStruct(ctx *ir.Context, name string) *ir.Type {
	free := name
	for n := 0; ctx.LookupStruct(free) != nil; n++ {
		free = name + "." + strconv.Itoa(n)
	}
	return ctx.NamedStruct(free)
}

// indexType returns the type of the index for n suspension points.
func indexType(ctx *ir.Context, n int) *ir.Type {
	return ctx.Int(max(1, bits.Len(uint(max(n, 1)-1))))
}

// address returns the address of a field.
func (fr *frame) address(b *ir.Builder, base ir.Value, k int, flags ir.Flags, name string) *ir.Instr {
	i32 := b.Ctx().I32
	return b.GEP(fr.ty, base, flags, name, ir.NewInt(i32, 0), ir.NewInt(i32, uint64(fr.fields[k].number)))
}
