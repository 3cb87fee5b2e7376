package sel

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/ptx"
)

// SignedMemType is the type under which an integer of some bits is loaded with its sign; "" for
// widths that no load has.
func SignedMemType(bits int) string {
	switch bits {
	case 8, 16, 32:
		return "s" + strconv.Itoa(bits)
	}
	return ""
}

// planLoads decides which loads extend what they load: those with a single use, which is an
// extension.
func (s *Func) planLoads(order []*ir.Block) {
	for _, b := range order {
		for i := range b.Instrs() {
			if i.Op() != ir.Load || SignedMemType(i.Type().Bits) == "" || !i.Type().IsInt() {
				continue
			}
			x := ir.SoleUser(i)
			if x != nil && (x.Op() == ir.ZExt || x.Op() == ir.SExt) && x.Type().IsInt() && x.Type().Bits <= 64 && !isIndex(x) && !isFactor(x) {
				s.ext[i.ID()] = x
			}
		}
	}
}

// ExtensionOf is the extension that a load does by itself; nil: none.
func (s *Func) ExtensionOf(load *ir.Instr) *ir.Instr { return s.ext[load.ID()] }

// isIndex reports whether an extension to 64 bits is an index, alone or with constants that
// addresses fold (see GEP.add): addressing extends by itself, with mad.wide.
func isIndex(x *ir.Instr) bool {
	if !x.Operand(0).Type().IsInt(8, 16, 32) || !x.Type().IsInt(64) {
		return false
	}
	for work := []*ir.Instr{x}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Users(i) {
			if u.Op() == ir.GetElementPtr {
				return true
			}
			if _, _, _, folded := unscale(u, 0); folded { // its other operand is a constant: every user is seen once
				work = append(work, u)
			}
		}
	}
	return false
}

// WantsSigned reports whether a narrow load is better made sign-extending: all its users read it as
// signed.
func (s *Func) WantsSigned(i *ir.Instr) bool {
	if !i.Type().IsInt(8, 16) || int64(i.Align())*8 < int64(i.Type().Bits) {
		return false
	}
	any := false
	for u := range ir.Users(i) {
		switch u.Op() {
		case ir.SExt, ir.SIToFP, ir.AShr, ir.SDiv, ir.SRem:
		case ir.Select:
			if e, ok := IntExtremeOf(u); !ok || !e.Signed {
				return false
			}
		case ir.Call:
			if id := u.IntrinsicID(); id != "llvm.smin" && id != "llvm.smax" {
				return false
			}
		case ir.ICmp:
			if !u.Pred.IsSigned() {
				return false
			}
		default:
			return false
		}
		any = true
	}
	return any
}

// Extended is Extend for the operand o of an IR value v, about which there may be more facts; v may
// be nil.
func (s *Func) Extended(v ir.Value, o ptx.Operand, bits int, signed bool) ptx.Operand {
	if v != nil && s.KnownExtended(v, signed) {
		return o
	}
	return s.Extend(o, bits, emit.IntReg(bits), signed)
}

// extension says how the register of a narrow integer holds it: with zeros above, with copies of
// its sign, both or neither.
type extension struct{ zero, sign bool }

// KnownExtended reports whether the register of a narrow integer holds it extended already.
func (s *Func) KnownExtended(v ir.Value, signed bool) bool {
	i, ok := v.(*ir.Instr)
	return ok && s.extended[i.ID()].has(signed)
}

func (e extension) has(signed bool) bool {
	if signed {
		return e.sign
	}
	return e.zero
}

// planExtended computes for KnownExtended how registers will hold integers: operands before their
// users, so that chains of any length cost one visit for each instruction. Nothing is known of φs.
func (s *Func) planExtended(order []*ir.Block) {
	for _, b := range order {
		for i := range b.Instrs() {
			if i.Type().IsInt() {
				s.extended[i.ID()] = extension{s.extends(i, false), s.extends(i, true)}
			}
		}
	}
}

// extends reports whether the code of an instruction leaves its result extended.
func (s *Func) extends(i *ir.Instr, signed bool) bool {
	switch i.Op() {
	case ir.Load:
		aligned := int64(i.Align())*8 >= int64(i.Type().Bits) || i.Align() == 0
		return i.Type().IsInt(8) && aligned && s.WantsSigned(i) == signed
	case ir.ZExt:
		return i.Operand(0).Type().IsInt(1) || !signed && emit.IntReg(i.Operand(0).Type().Bits) == emit.IntReg(i.Type().Bits)
	case ir.And:
		if signed {
			return false
		}
		c := ir.AsInt(i.Operand(1))
		if c == nil {
			return s.KnownExtended(i.Operand(0), false) || s.KnownExtended(i.Operand(1), false)
		}
		n, _ := c.Int64()
		return n >= 0 || i.Type().Bits <= emit.WordBits || s.KnownExtended(i.Operand(0), false) // a mask of one word is written without its sign
	case ir.Or, ir.Xor:
		return s.KnownExtended(i.Operand(0), signed) && s.knownOperand(i.Operand(1), signed)
	case ir.LShr, ir.UDiv, ir.URem:
		return !signed // these work on extended operands
	case ir.AShr:
		return signed
	case ir.Select:
		if e, ok := IntExtremeOf(i); ok && e.Signed == signed {
			return true // of extended operands, too
		}
		return s.knownOperand(i.Operand(1), signed) && s.knownOperand(i.Operand(2), signed)
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.smin", "llvm.smax":
			return signed && emit.Words(i.Type()) == 1 && !i.Type().IsInt(1)
		case "llvm.umin", "llvm.umax":
			return !signed && emit.Words(i.Type()) == 1 && !i.Type().IsInt(1)
		}
	}
	return false
}

// knownOperand is KnownExtended, but also accepts a constant, which is written sign-extended.
func (s *Func) knownOperand(v ir.Value, signed bool) bool {
	if c := ir.AsInt(v); c != nil {
		n, _ := c.Int64()
		return signed || n >= 0
	}
	return s.KnownExtended(v, signed)
}

// ExtensionFrom takes off an extension from the given width.
func (s *Func) ExtensionFrom(v ir.Value, bits int) (from ir.Value, signed, ok bool) {
	i, isInstr := v.(*ir.Instr)
	if !isInstr || i.Op() != ir.SExt && i.Op() != ir.ZExt || !i.Operand(0).Type().IsInt(bits) {
		return nil, false, false
	}
	if l, isLoad := i.Operand(0).(*ir.Instr); isLoad && s.ExtensionOf(l) == i {
		return nil, false, false // the load delivers the wide value
	}
	return i.Operand(0), i.Op() == ir.SExt, true
}

// LoadExtends reports an extension that a load does by itself: its operand has no register.
func (s *Func) LoadExtends(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.ZExt && i.Op() != ir.SExt {
		return false
	}
	l, ok := i.Operand(0).(*ir.Instr)
	return ok && l.Op() == ir.Load && s.ExtensionOf(l) == i
}

// LoadedWords requests the result of a load of a vector of narrow lanes in words, whose pieces are
// given.
func (s *Func) LoadedWords(i *ir.Instr, words []emit.Piece) []ptx.Operand {
	id := i.ID()
	if s.loaded[id] == nil {
		s.loaded[id] = emit.AsOperands(s.PieceRegs(words))
	}
	return s.loaded[id]
}
