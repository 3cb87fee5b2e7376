package intrinsic

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/arith"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// packedRow is an intrinsic that is one instruction on pairs of 16-bit numbers.
type packedRow struct {
	emit  arith.PackedEmitter
	needs func(*emit.Target) bool
}

// packedRows are those intrinsics; fma, which pairs of floats have, too, is not among them.
var packedRows = map[string]packedRow{
	"llvm.fabs":   {arith.PackedSign("and.b32", 0x7fff7fff), always},
	"llvm.minnum": {plainPairs("min."), ampere}, "llvm.maxnum": {plainPairs("max."), ampere},
	"llvm.minimum": {plainPairs("min.NaN."), ampere}, "llvm.maximum": {plainPairs("max.NaN."), ampere},
}

func always(*emit.Target) bool { return true }

func ampere(t *emit.Target) bool { return t.Has(7, 0, 80) }

func plainPairs(op string) arith.PackedEmitter {
	return func(s *sel.Func, typ string, d ptx.Reg, pairs []ptx.Operand) {
		s.Put(op+typ, slices.Concat([]ptx.Operand{d}, pairs)...)
	}
}

// OnPairs reports whether an intrinsic other than fma is done to two lanes at a time of what the
// target packs.
func OnPairs(id string, t *emit.Target) bool {
	row, ok := packedRows[id]
	return ok && row.needs(t)
}

// packedIntrinsic makes a handler for an intrinsic on packed vectors, and delegates all other
// types.
func packedIntrinsic(row packedRow, otherwise sel.Handler) sel.Handler {
	return func(s *sel.Func, i *ir.Instr) {
		if !s.IsPacked(i.Type()) || !row.needs(s.Target) {
			otherwise(s, i)
			return
		}
		var args [][]ptx.Operand
		for k := range i.NumArgs() {
			args = append(args, s.Get(i.Arg(k)))
		}
		s.ByPairs(i.Type().Elem, s.Dst(i), args, func(d ptx.Reg, pairs []ptx.Operand) {
			row.emit(s, emit.PairType(i.Type()).String(), d, pairs)
		})
	}
}

// fusedPairs makes a handler for fma of vectors whose pairs are added, and delegates all other
// types.
func fusedPairs(otherwise sel.Handler) sel.Handler {
	return func(s *sel.Func, i *ir.Instr) {
		if !s.AddsPairs(i.Type()) {
			otherwise(s, i)
			return
		}
		s.PackedMultiplyAdd(i.Type(), s.Dst(i), s.Get(i.Arg(0)), s.Get(i.Arg(1)), s.Get(i.Arg(2)))
	}
}

// packedFloatIntrinsics tries the packed form before the scalar one for those rows of a table that
// have one.
func packedFloatIntrinsics(t map[string]sel.Intrinsic) map[string]sel.Intrinsic {
	for name, row := range packedRows {
		t[name] = sel.Intrinsic{Lower: packedIntrinsic(row, t[name].Lower)}
	}
	for _, name := range []string{"llvm.fma", "llvm.fmuladd"} {
		t[name] = sel.Intrinsic{Lower: fusedPairs(t[name].Lower)}
	}
	return t
}
