package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/match"
)

// maskedLoad replaces a masked load by what a masked store above it in its block has stored to the
// same address under the same mask, LLVM 22's processMaskedLoad:
//
//	call void @llvm.masked.store(<4 x i32> %v, ptr %p, <4 x i1> %m)
//	%x = call <4 x i32> @llvm.masked.load(ptr %p, <4 x i1> %m, <4 x i32> %else)
//	  ⇒  %x = select <4 x i1> %m, <4 x i32> %v, <4 x i32> %else
func (g *gvn) maskedLoad(i *ir.Instr) bool {
	n := i.NumArgs()
	mask, otherwise := i.Arg(n-2), i.Arg(n-1) // before LLVM 22 there is an alignment after the address
	v := g.storedUnder(i, mask)
	if v == nil {
		return false
	}
	if !match.AllOnes(mask) {
		s := ir.NewInstr(ir.Select, i.Type(), mask, v, otherwise)
		s.InsertBefore(i)
		s.CopyDebugLoc(i)
		g.changedIn(i.Block())
		v = s
	}
	g.replaceLoad(i, v)
	return true
}

// storedUnder returns the value of the masked store that a masked load reads, if nothing between
// them in the block may write the memory.
func (g *gvn) storedUnder(load *ir.Instr, mask ir.Value) ir.Value {
	g.memory.Trim()
	loc := alias.LocationOfArg(load, 0)
	left := g.limits.scan
	for i := load.Prev(); i != nil; i = i.Prev() {
		if analysis.IsDebugOrPseudo(i) || !touchesMemory(i) {
			continue
		}
		if left--; left == 0 {
			return nil
		}
		if i.IntrinsicID() == "llvm.masked.store" && i.Arg(0).Type() == load.Type() && i.Arg(i.NumArgs()-1) == mask &&
			g.memory.Alias(alias.LocationOfArg(i, 1), loc) == alias.MustAlias {
			return i.Arg(0)
		}
		if g.memory.ModRef(i, loc)&analysis.Mod != 0 {
			return nil
		}
	}
	return nil
}
