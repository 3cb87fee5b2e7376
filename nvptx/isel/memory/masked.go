package memory

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// llvm.masked.* accesses the lanes of a vector that a mask selects. Lanes whose bit is a constant
// are accessed together, or not at all; another lane is jumped over where its bit is clear:
//
//	mov d, passthru
//	@!p bra skip
//	ld d, [lane]
//	skip:
//
// Masks are i1 in a register each, so that no bit need be taken out of anything.

// MaskedIntrinsics lists llvm.masked.*, which access the lanes that a mask has.
func MaskedIntrinsics() map[string]sel.Intrinsic {
	return map[string]sel.Intrinsic{
		"llvm.masked.load":          {Lower: maskedLoad},
		"llvm.masked.gather":        {Lower: maskedGather},
		"llvm.masked.expandload":    {Lower: maskedExpandLoad},
		"llvm.masked.store":         sel.Effectful(maskedStore),
		"llvm.masked.scatter":       sel.Effectful(maskedScatter),
		"llvm.masked.compressstore": sel.Effectful(maskedCompressStore),
	}
}

// maskedAccess is an access of the lanes of a vector.
type maskedAccess struct {
	i      *ir.Instr
	t      *ir.Type
	mask   []ptx.Operand
	pieces []emit.Piece // of the whole vector
	width  int          // pieces of a lane
	size   int64        // bytes from lane to lane
	align  int64
}

// maskedOf reads the operands of a masked access: the type, and the numbers of the arguments that
// are the pointer and the mask. Before LLVM 22 the alignment is an argument between these; since
// then, and without, it is an attribute of the pointer.
func maskedOf(s *sel.Func, i *ir.Instr, t *ir.Type, pointer int, aligned bool) (m maskedAccess, ok bool) {
	mask := pointer + 1
	ps, ok := s.Module.Pieces(t)
	if !ok || !s.Module.ByteSized(t) || t.Len == 0 {
		s.Unsupported(i, "%s of type %s", i.Callee().Ident(), t)
		return m, false
	}
	m = maskedAccess{i: i, t: t, pieces: ps, width: len(ps) / int(t.Len), size: int64(s.Layout.SizeBits(t.Elem)) / 8, align: 1}
	if a, given := i.Info.Attrs.Param(pointer).Get("align"); given {
		m.align = max(globals.ParseInt(a.Val), 1)
	}
	if aligned && i.Arg(mask).Type().IsInt() {
		if n := ir.AsInt(i.Arg(mask)); n != nil {
			x, _ := n.Int64()
			m.align = max(x, 1)
		}
		mask++
	}
	m.mask = s.Get(i.Arg(mask))
	return m, true
}

// lanes returns the pieces of lanes [from, to).
func (m *maskedAccess) lanes(from, to int) []emit.Piece { return m.pieces[from*m.width : to*m.width] }

// alone returns the pieces of one lane with offsets from its own start.
func (m *maskedAccess) alone(k int) []emit.Piece {
	ps := append([]emit.Piece(nil), m.lanes(k, k+1)...)
	for j := range ps {
		ps[j].Off -= m.pieces[k*m.width].Off
	}
	return ps
}

// each calls access for runs of lanes that are accessed for certain, and for single lanes jumped
// over where the mask says so; and skip for the lanes that are not accessed.
func eachMasked(s *sel.Func, m maskedAccess, run bool, access func(from, to int), skip func(k int)) {
	for k := 0; k < len(m.mask); k++ {
		bit, constant := m.mask[k].(ptx.Int)
		switch {
		case constant && bit == 0:
			skip(k)
		case constant:
			end := k + 1
			for run && end < len(m.mask) && isTrueLane(m.mask[end]) {
				end++
			}
			access(k, end)
			k = end - 1
		default:
			skip(k)
			over := s.NewLabel()
			s.Put("bra", over).IfNot(s.Pred(m.mask[k]))
			access(k, k+1)
			s.PlaceLabel(over)
		}
	}
}

func isTrueLane(o ptx.Operand) bool {
	bit, ok := o.(ptx.Int)
	return ok && bit != 0
}

// passThrough sets the registers of a lane to their values when nothing is loaded.
func passThrough(s *sel.Func, m maskedAccess, d []ptx.Reg) func(k int) {
	old := s.Get(m.i.Arg(m.i.NumArgs() - 1))
	return func(k int) {
		for j := k * m.width; j < (k+1)*m.width; j++ {
			s.Move(s.TypeOf(d[j]), d[j], old[j])
		}
	}
}

func maskedLoad(s *sel.Func, i *ir.Instr) {
	m, ok := maskedOf(s, i, i.Type(), 0, true)
	if !ok {
		return
	}
	a, d := emit.Access{Loc: s.Locate(i.Arg(0)), Align: m.align}, s.Dst(i)
	eachMasked(s, m, true, func(from, to int) {
		s.Load(a, m.lanes(from, to), d[from*m.width:to*m.width])
	}, passThrough(s, m, d))
}

func maskedStore(s *sel.Func, i *ir.Instr) {
	m, ok := maskedOf(s, i, i.Arg(0).Type(), 1, true)
	if !ok {
		return
	}
	a, v := emit.Access{Loc: s.Locate(i.Arg(1)), Align: m.align}, s.Get(i.Arg(0))
	eachMasked(s, m, true, func(from, to int) {
		s.Store(a, m.lanes(from, to), v[from*m.width:to*m.width])
	}, func(int) {})
}

// laneAccess is the access through lane k of a vector of pointers.
func laneAccess(s *sel.Func, m maskedAccess, pointers ir.Value, k int) (emit.Access, bool) {
	loc := emit.Location{Space: pointers.Type().Elem.Space}
	if _, ok := addrspace.State(loc.Space); !ok {
		s.Unsupported(m.i, "address space %d", loc.Space)
		return emit.Access{}, false
	}
	loc.SetBase(s.Get(pointers)[k])
	s.RegisterConstant(&loc)
	return emit.Access{Loc: loc, Align: m.align}, true
}

func maskedGather(s *sel.Func, i *ir.Instr) {
	m, ok := maskedOf(s, i, i.Type(), 0, true)
	if !ok {
		return
	}
	d := s.Dst(i)
	eachMasked(s, m, false, func(k, _ int) {
		if a, ok := laneAccess(s, m, i.Arg(0), k); ok {
			s.Load(a, m.alone(k), d[k*m.width:(k+1)*m.width])
		}
	}, passThrough(s, m, d))
}

func maskedScatter(s *sel.Func, i *ir.Instr) {
	m, ok := maskedOf(s, i, i.Arg(0).Type(), 1, true)
	if !ok {
		return
	}
	v := s.Get(i.Arg(0))
	eachMasked(s, m, false, func(k, _ int) {
		if a, ok := laneAccess(s, m, i.Arg(1), k); ok {
			s.Store(a, m.alone(k), v[k*m.width:(k+1)*m.width])
		}
	}, func(int) {})
}

// packedLanes calls access for each lane of memory that has only the selected lanes, one after the
// other.
func packedLanes(s *sel.Func, m maskedAccess, pointer ir.Value, one func(a emit.Access, k int), skip func(k int)) {
	loc := s.Locate(pointer)
	at := s.NewReg(ptx.B64)
	s.Put("mov.b64", at, s.AddressIn(loc))
	a := emit.Access{Loc: emit.Location{Space: loc.Space, Base: at}, Align: min(m.align, m.size&-m.size)}
	eachMasked(s, m, false, func(k, _ int) {
		one(a, k)
		if k < len(m.mask)-1 {
			s.Put("add.s64", at, at, ptx.Int(m.size))
		}
	}, skip)
}

func maskedExpandLoad(s *sel.Func, i *ir.Instr) {
	m, ok := maskedOf(s, i, i.Type(), 0, false)
	if !ok {
		return
	}
	d := s.Dst(i)
	packedLanes(s, m, i.Arg(0), func(a emit.Access, k int) {
		s.Load(a, m.alone(k), d[k*m.width:(k+1)*m.width])
	}, passThrough(s, m, d))
}

func maskedCompressStore(s *sel.Func, i *ir.Instr) {
	m, ok := maskedOf(s, i, i.Arg(0).Type(), 1, false)
	if !ok {
		return
	}
	v := s.Get(i.Arg(0))
	packedLanes(s, m, i.Arg(1), func(a emit.Access, k int) {
		s.Store(a, m.alone(k), v[k*m.width:(k+1)*m.width])
	}, func(int) {})
}
