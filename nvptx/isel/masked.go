package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/globals"
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

func maskedIntrinsics() map[string]intrinsic {
	return map[string]intrinsic{
		"llvm.masked.load":          {lower: (*fsel).maskedLoad},
		"llvm.masked.gather":        {lower: (*fsel).maskedGather},
		"llvm.masked.expandload":    {lower: (*fsel).maskedExpandLoad},
		"llvm.masked.store":         effectful((*fsel).maskedStore),
		"llvm.masked.scatter":       effectful((*fsel).maskedScatter),
		"llvm.masked.compressstore": effectful((*fsel).maskedCompressStore),
	}
}

// maskedAccess is an access of the lanes of a vector.
type maskedAccess struct {
	i      *ir.Instr
	t      *ir.Type
	mask   []ptx.Operand
	pieces []piece // of the whole vector
	width  int     // pieces of a lane
	size   int64   // bytes from lane to lane
	align  int64
}

// maskedOf reads the operands of a masked access: the type, and the numbers of the arguments that
// are the pointer and the mask. Before LLVM 22 the alignment is an argument between these; since
// then, and without, it is an attribute of the pointer.
func (s *fsel) maskedOf(i *ir.Instr, t *ir.Type, pointer int, aligned bool) (m maskedAccess, ok bool) {
	mask := pointer + 1
	ps, ok := s.m.pieces(t)
	if !ok || !s.m.byteSized(t) || t.Len == 0 {
		s.unsupported(i, "%s of type %s", i.Callee().Ident(), t)
		return m, false
	}
	m = maskedAccess{i: i, t: t, pieces: ps, width: len(ps) / int(t.Len), size: int64(s.layout.SizeBits(t.Elem)) / 8, align: 1}
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
	m.mask = s.get(i.Arg(mask))
	return m, true
}

// lanes returns the pieces of lanes [from, to).
func (m *maskedAccess) lanes(from, to int) []piece { return m.pieces[from*m.width : to*m.width] }

// alone returns the pieces of one lane with offsets from its own start.
func (m *maskedAccess) alone(k int) []piece {
	ps := append([]piece(nil), m.lanes(k, k+1)...)
	for j := range ps {
		ps[j].off -= m.pieces[k*m.width].off
	}
	return ps
}

// each calls access for runs of lanes that are accessed for certain, and for single lanes jumped
// over where the mask says so; and skip for the lanes that are not accessed.
func (s *fsel) eachMasked(m maskedAccess, run bool, access func(from, to int), skip func(k int)) {
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
			over := s.newLabel()
			s.put("bra", over).IfNot(s.pred(m.mask[k]))
			access(k, k+1)
			s.place(over)
		}
	}
}

func isTrueLane(o ptx.Operand) bool {
	bit, ok := o.(ptx.Int)
	return ok && bit != 0
}

// passThrough sets the registers of a lane to their values when nothing is loaded.
func (s *fsel) passThrough(m maskedAccess, d []ptx.Reg) func(k int) {
	old := s.get(m.i.Arg(m.i.NumArgs() - 1))
	return func(k int) {
		for j := k * m.width; j < (k+1)*m.width; j++ {
			s.move(s.typeOf(d[j]), d[j], old[j])
		}
	}
}

func (s *fsel) maskedLoad(i *ir.Instr) {
	m, ok := s.maskedOf(i, i.Type(), 0, true)
	if !ok {
		return
	}
	a, d := access{loc: s.locate(i.Arg(0)), align: m.align}, s.dst(i)
	s.eachMasked(m, true, func(from, to int) {
		s.load(a, m.lanes(from, to), d[from*m.width:to*m.width])
	}, s.passThrough(m, d))
}

func (s *fsel) maskedStore(i *ir.Instr) {
	m, ok := s.maskedOf(i, i.Arg(0).Type(), 1, true)
	if !ok {
		return
	}
	a, v := access{loc: s.locate(i.Arg(1)), align: m.align}, s.get(i.Arg(0))
	s.eachMasked(m, true, func(from, to int) {
		s.store(a, m.lanes(from, to), v[from*m.width:to*m.width])
	}, func(int) {})
}

// laneAccess is the access through lane k of a vector of pointers.
func (s *fsel) laneAccess(m maskedAccess, pointers ir.Value, k int) (access, bool) {
	loc := location{space: pointers.Type().Elem.Space}
	if _, ok := addrspace.State(loc.space); !ok {
		s.unsupported(m.i, "address space %d", loc.space)
		return access{}, false
	}
	loc.setBase(s.get(pointers)[k])
	s.registerConstant(&loc)
	return access{loc: loc, align: m.align}, true
}

func (s *fsel) maskedGather(i *ir.Instr) {
	m, ok := s.maskedOf(i, i.Type(), 0, true)
	if !ok {
		return
	}
	d := s.dst(i)
	s.eachMasked(m, false, func(k, _ int) {
		if a, ok := s.laneAccess(m, i.Arg(0), k); ok {
			s.load(a, m.alone(k), d[k*m.width:(k+1)*m.width])
		}
	}, s.passThrough(m, d))
}

func (s *fsel) maskedScatter(i *ir.Instr) {
	m, ok := s.maskedOf(i, i.Arg(0).Type(), 1, true)
	if !ok {
		return
	}
	v := s.get(i.Arg(0))
	s.eachMasked(m, false, func(k, _ int) {
		if a, ok := s.laneAccess(m, i.Arg(1), k); ok {
			s.store(a, m.alone(k), v[k*m.width:(k+1)*m.width])
		}
	}, func(int) {})
}

// packedLanes calls access for each lane of memory that has only the selected lanes, one after the
// other.
func (s *fsel) packedLanes(m maskedAccess, pointer ir.Value, one func(a access, k int), skip func(k int)) {
	loc := s.locate(pointer)
	at := s.newReg(ptx.B64)
	s.put("mov.b64", at, s.materialize(loc))
	a := access{loc: location{space: loc.space, base: at}, align: min(m.align, m.size&-m.size)}
	s.eachMasked(m, false, func(k, _ int) {
		one(a, k)
		if k < len(m.mask)-1 {
			s.put("add.s64", at, at, ptx.Int(m.size))
		}
	}, skip)
}

func (s *fsel) maskedExpandLoad(i *ir.Instr) {
	m, ok := s.maskedOf(i, i.Type(), 0, false)
	if !ok {
		return
	}
	d := s.dst(i)
	s.packedLanes(m, i.Arg(0), func(a access, k int) {
		s.load(a, m.alone(k), d[k*m.width:(k+1)*m.width])
	}, s.passThrough(m, d))
}

func (s *fsel) maskedCompressStore(i *ir.Instr) {
	m, ok := s.maskedOf(i, i.Arg(0).Type(), 1, false)
	if !ok {
		return
	}
	v := s.get(i.Arg(0))
	s.packedLanes(m, i.Arg(1), func(a access, k int) {
		s.store(a, m.alone(k), v[k*m.width:(k+1)*m.width])
	}, func(int) {})
}
