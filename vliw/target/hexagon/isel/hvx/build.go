package hvx

import (
	"encoding/binary"
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// call makes an intrinsic of the vector unit; its name is that of the instruction.
func (l *legalizer) call(ret *ir.Type, name string, args ...ir.Value) ir.Value {
	var params []*ir.Type
	for _, a := range args {
		params = append(params, a.Type())
	}
	f := l.f.Module().Declare("llvm.hexagon.V6."+name+".128B", l.ctx.Func(ret, params, false), func(*ir.Func) {})
	if f == nil {
		panic("BUG: the intrinsic " + name + " has two types")
	}
	return l.insert(l.at.Call(f, "", args...))
}

// vec makes an intrinsic whose result is a vector, pair one of two, pred a predicate.
func (l *legalizer) vec(name string, args ...ir.Value) ir.Value {
	return l.call(l.vector, name, args...)
}

func (l *legalizer) pair(name string, args ...ir.Value) [2]ir.Value {
	p := l.call(l.vectors, name, args...)
	return [2]ir.Value{l.vec("lo", p), l.vec("hi", p)}
}

func (l *legalizer) pred(name string, args ...ir.Value) ir.Value {
	return l.call(l.mask, name, args...)
}

// insert notes where an instruction comes from.
func (l *legalizer) insert(i *ir.Instr) *ir.Instr {
	i.Pos = l.pos.Pos
	i.CopyDebugLoc(l.pos)
	return i
}

func (l *legalizer) word(n int64) ir.Value { return ir.NewSigned(l.ctx.I32, n) }

// splat is a register of equal words.
func (l *legalizer) splat(word ir.Value) ir.Value {
	if n, ok := word.(*ir.Const); ok && n.IsZero() {
		return l.zero()
	}
	return l.vec("lvsplatw", word)
}

// splatLanes is a register of equal lanes of some bytes.
func (l *legalizer) splatLanes(n uint64, bytes int) ir.Value {
	return l.splat(l.word(int64(int32(repeat(n, bytes)))))
}

// repeat fills a word with a lane.
func repeat(n uint64, bytes int) uint32 {
	switch bytes {
	case 1:
		return uint32(uint8(n)) * 0x01010101
	case 2:
		return uint32(uint16(n)) * 0x00010001
	}
	return uint32(n)
}

func (l *legalizer) zero() ir.Value { return ir.NewZero(l.vector) }

// constant is a register of bytes.
func (l *legalizer) constant(bytes []byte) ir.Value {
	word := binary.LittleEndian.Uint32(bytes)
	same := true
	for k := 4; k < len(bytes); k += 4 {
		same = same && binary.LittleEndian.Uint32(bytes[k:]) == word
	}
	if same {
		return l.splat(l.word(int64(int32(word))))
	}
	g := l.pool[string(bytes)]
	if g == nil {
		elems := make([]ir.Value, len(bytes)/4)
		for k := range elems {
			elems[k] = ir.NewInt(l.ctx.I32, uint64(binary.LittleEndian.Uint32(bytes[4*k:])))
		}
		name := fmt.Sprintf(".Lvector%d.%s", len(l.pool), l.f.Name())
		g = l.f.Module().NewGlobal(name, l.vector, 0, ir.NewAggregate(l.vector, elems))
		g.Linkage, g.Constant, g.Align = ir.Private, true, code.VecBytes
		l.pool[string(bytes)] = g
	}
	return l.insert(l.at.Load(l.vector, g, code.VecBytes, ""))
}

// stack is memory for a number of registers; its uses do not overlap.
func (l *legalizer) stack(which string, registers int) ir.Value {
	key := fmt.Sprintf("%s.%d", which, registers)
	if a := l.stacks[key]; a != nil {
		return a
	}
	at := ir.Before(l.f.Entry().FirstInsertion())
	a := at.Alloca(l.ctx.Array(uint64(registers*code.VecBytes), l.ctx.Int(8)), 0, code.VecBytes, "")
	l.stacks[key] = a
	return a
}

// offset is an address some bytes after another.
func (l *legalizer) offset(p ir.Value, n int) ir.Value {
	if n == 0 {
		return p
	}
	return l.insert(l.at.GEP(l.ctx.Int(8), p, 0, "", l.word(int64(n))))
}

// spill stores a vector to memory, and returns where.
func (l *legalizer) spill(which string, v value) ir.Value {
	p := l.stack(which, len(v.parts))
	for k, part := range v.parts {
		l.insert(l.at.Store(part, l.offset(p, code.VecBytes*k), code.VecBytes))
	}
	return p
}

// reload loads a vector from aligned memory.
func (l *legalizer) reload(p ir.Value, lanes, bytes int) value {
	v := value{bytes: bytes, lanes: lanes}
	for k := range registers(uint64(lanes), bytes) {
		v.parts = append(v.parts, l.insert(l.at.Load(l.vector, l.offset(p, code.VecBytes*k), code.VecBytes, "")))
	}
	return v
}
