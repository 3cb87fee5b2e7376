package reader

import (
	"math/bits"

	"opt-go/frontend/dialect"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
	"opt-go/frontend/version"
)

// allowedFlags returns the flags that LLVM's grammar has for an instruction.
func allowedFlags(op ir.Op) ir.Flags {
	switch op {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Trunc:
		return ir.NUW | ir.NSW
	case ir.UDiv, ir.SDiv, ir.LShr, ir.AShr:
		return ir.Exact
	case ir.Or:
		return ir.Disjoint
	case ir.ZExt:
		return ir.NNeg
	case ir.UIToFP:
		return ir.NNeg | ir.FastMath
	case ir.ICmp:
		return ir.SameSign
	case ir.GetElementPtr:
		return ir.InBounds | ir.NUSW | ir.NUW
	case ir.FNeg, ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem, ir.FCmp, ir.Phi, ir.Select, ir.Call, ir.FPTrunc, ir.FPExt,
		ir.SIToFP, ir.FPToSI, ir.FPToUI:
		return ir.FastMath
	case ir.Load, ir.Store, ir.AtomicRMW:
		return ir.Volatile
	case ir.CmpXchg:
		return ir.Volatile | ir.Weak
	case ir.Alloca:
		return ir.InAlloca | ir.SwiftError
	}
	return 0
}

// knownFlags are those of carried.KnownFlags.
var knownFlags = makeKnownFlags()

func makeKnownFlags() (list [len(carried.KnownFlags)]ir.Flags) {
	for k, w := range carried.KnownFlags {
		list[k] = constexpr.FlagByName[w]
	}
	return list
}

// textFlags adds the flags that are not in llir's tree: mostly, that its grammar does not have at
// this instruction.
func (f *funcReader) textFlags(i *ir.Instr, s carried.Stmt) {
	for fl := s.Flags; fl != 0; fl &= fl - 1 {
		i.Flags |= knownFlags[bits.TrailingZeros16(uint16(fl))]
	}
	allowed := allowedFlags(i.Op())
	for _, w := range f.text.Flags(s) {
		if w == dialect.SwappedOperands {
			lo := f.cur.lo
			f.ops[lo], f.ops[lo+1] = f.ops[lo+1], f.ops[lo]
			continue
		}
		fl, known := constexpr.FlagByName[w]
		switch {
		case !known && isNewWord(w):
			f.warnf("flag '%s' of '%s' is not known and kept as it stands", w, i.Op())
			i.AddWord(w)
		case !known:
			f.errorAtWord(w, "'%s' has no flag '%s'", i.Op(), w)
		case fl&^allowed != 0:
			f.errorAtWord(w, "'%s' cannot have the flag '%s'", i.Op(), w)
		}
		if fl == ir.SameSign {
			f.out.NeedVersion(version.SameSign)
		}
		i.Flags |= fl
	}
}
