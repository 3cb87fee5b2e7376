package memory

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// ThroughExtractValue answers with the registers of the member.
func ThroughExtractValue(s *sel.Func, i *ir.Instr) []ptx.Operand {
	from, to, ok := s.Module.PieceRange(i.Operand(0).Type(), i.Indices())
	if !ok {
		return nil
	}
	return s.Get(i.Operand(0))[from:to]
}

// ThroughInsertValue answers with the aggregate's registers, those of the member replaced.
func ThroughInsertValue(s *sel.Func, i *ir.Instr) []ptx.Operand {
	from, to, ok := s.Module.PieceRange(i.Type(), i.Indices())
	if !ok {
		return nil
	}
	return replaced(s.Get(i.Operand(0)), from, to, s.Get(i.Operand(1)))
}

// replaced is all with the operands [from, to) replaced.
func replaced(all []ptx.Operand, from, to int, by []ptx.Operand) []ptx.Operand {
	out := slices.Clone(all)
	copy(out[from:to], by)
	return out
}

// laneIndex is a constant lane number that exists.
func laneIndex(v ir.Value, t *ir.Type) (int, bool) {
	c := ir.AsInt(v)
	if c == nil {
		return 0, false
	}
	n, ok := c.Uint64()
	return int(n), ok && n < t.Len
}

// ThroughExtractElement answers with the registers of the lane if its number is constant.
func ThroughExtractElement(s *sel.Func, i *ir.Instr) []ptx.Operand {
	t := i.Operand(0).Type()
	n, ok := laneIndex(i.Operand(1), t)
	if _, held := s.Module.Pieces(t); !ok || !held {
		return nil
	}
	return sel.Part(s.Get(i.Operand(0)), n, int(t.Len))
}

// ThroughInsertElement answers with the vector's registers, those of the lane replaced, if its
// number is constant.
func ThroughInsertElement(s *sel.Func, i *ir.Instr) []ptx.Operand {
	n, ok := laneIndex(i.Operand(2), i.Type())
	if _, held := s.Module.Pieces(i.Type()); !ok || !held {
		return nil
	}
	w := emit.Words(i.Type().Elem)
	return replaced(s.Get(i.Operand(0)), n*w, (n+1)*w, s.Get(i.Operand(1)))
}

// ThroughShuffle answers with the registers of the lanes that the mask names.
func ThroughShuffle(s *sel.Func, i *ir.Instr) []ptx.Operand {
	if _, ok := s.Module.Pieces(i.Type()); !ok {
		return nil
	}
	in := int(i.Operand(0).Type().Len)
	a, b := s.Get(i.Operand(0)), s.Get(i.Operand(1))
	var out []ptx.Operand
	ps, _ := s.Module.Pieces(i.Type().Elem)
	for _, m := range i.Mask() {
		switch {
		case m < 0:
			for _, p := range ps {
				out = append(out, emit.ZeroOf(p.Reg))
			}
		case int(m) < in:
			out = append(out, sel.Part(a, int(m), in)...)
		default:
			out = append(out, sel.Part(b, int(m)-in, in)...)
		}
	}
	return out
}

// ExtractElement extracts a lane with a variable index: the vector goes through local memory.
func ExtractElement(s *sel.Func, i *ir.Instr) {
	t := i.Operand(0).Type()
	if !s.TypesOK(i) {
		return
	}
	slot, ps := spillVector(s, t, s.Get(i.Operand(0)))
	a := laneAddress(s, slot, t, i.Operand(1))
	s.Load(a, sel.Part(ps, 0, int(t.Len)), s.Dst(i))
}

// InsertElement replaces such a lane.
func InsertElement(s *sel.Func, i *ir.Instr) {
	t := i.Type()
	if !s.TypesOK(i) {
		return
	}
	slot, ps := spillVector(s, t, s.Get(i.Operand(0)))
	a := laneAddress(s, slot, t, i.Operand(2))
	s.Store(a, sel.Part(ps, 0, int(t.Len)), s.Get(i.Operand(1)))
	s.Load(slot, ps, s.Dst(i))
}

// spillVector stores a vector into the frame, every lane in whole bytes.
func spillVector(s *sel.Func, t *ir.Type, v []ptx.Operand) (emit.Access, []emit.Piece) {
	ps, _ := s.Module.Pieces(t)
	ps = s.InMemory(ps, t)
	last := ps[len(ps)-1]
	off := s.Reserve(last.Off+max(last.Bytes(), 1), 16)
	a := emit.Access{Loc: emit.Location{Space: addrspace.Local, Base: ptx.Sym(s.Depot()), Off: off}, Align: 16}
	s.Store(a, ps, v)
	return a, ps
}

// laneAddress is the place of a lane; numbers out of range, which give poison, wrap around.
func laneAddress(s *sel.Func, slot emit.Access, t *ir.Type, index ir.Value) emit.Access {
	ps, _ := s.Module.Pieces(t)
	ps = s.InMemory(ps, t)
	stride := int64(1)
	if t.Len > 1 {
		stride = sel.Part(ps, 1, int(t.Len))[0].Off
	}
	x := s.Resize(s.One(index), index.Type().Bits, ptx.B64, false)
	if t.Len&(t.Len-1) == 0 {
		x = s.Compute(ptx.B64, "and.b64", x, ptx.Int(t.Len-1))
	} else {
		x = s.Compute(ptx.B64, "min.u64", x, ptx.Int(t.Len-1))
	}
	base := s.NewReg(ptx.B64)
	s.ScaleAdd(base, s.SymbolReg(ptx.SymRef{Name: s.Depot(), Off: slot.Loc.Off}), x, stride)
	slot.Loc = emit.Location{Space: addrspace.Local, Base: base}
	slot.Align = min(slot.Align, stride&-stride)
	return slot
}
