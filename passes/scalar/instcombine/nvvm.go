package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// NVVM intrinsics for operations that the IR has itself. All passes handle the generic operation:
// it folds, is reassociated as its flags allow, and moves. The rounding mode and flushing of the
// NVVM intrinsic must be those of the function's generic operations.
//
// Left as they are, though LLVM 19 rewrites them: conversions to integers, which NVVM defines for
// NaN and out of range, and conversions that round to zero.

// flushing is the mode of the function's single-precision denormals that an intrinsic requires.
type flushing uint8

const (
	anyFlushing flushing = iota
	keepsDenormals
	flushesDenormals
)

// nvvmOperation is the generic equivalent of an NVVM intrinsic: an intrinsic, or an instruction. A
// division with one operand divides 1 by it.
type nvvmOperation struct {
	intrinsic string
	op        ir.Op
	needs     flushing
}

var nvvmTable = nvvmOperations()

// nvvmOperations returns the table, by the names without "llvm.nvvm.".
func nvvmOperations() map[string]nvvmOperation {
	t := map[string]nvvmOperation{
		"sqrt.f": {intrinsic: "llvm.sqrt"}, "sqrt.rn.d": {intrinsic: "llvm.sqrt"}, "div.rn.d": {op: ir.FDiv}, "rcp.rn.d": {op: ir.FDiv}, "fabs.d": {intrinsic: "llvm.fabs"},
		"fma.rn.d": {intrinsic: "llvm.fma"}, "fma.rn.f16": {intrinsic: "llvm.fma"}, "fma.rn.f16x2": {intrinsic: "llvm.fma"}, "fma.rn.bf16": {intrinsic: "llvm.fma"},
		"fma.rn.bf16x2": {intrinsic: "llvm.fma"}, "fma.rn.f": {intrinsic: "llvm.fma", needs: keepsDenormals}, "fma.rn.ftz.f": {intrinsic: "llvm.fma", needs: flushesDenormals},
		"i2d.rn": {op: ir.SIToFP}, "ui2d.rn": {op: ir.UIToFP}, "i2f.rn": {op: ir.SIToFP}, "ui2f.rn": {op: ir.UIToFP},
		"ll2d.rn": {op: ir.SIToFP}, "ull2d.rn": {op: ir.UIToFP}, "ll2f.rn": {op: ir.SIToFP}, "ull2f.rn": {op: ir.UIToFP},
	}
	for name, base := range map[string]string{"ceil": "llvm.ceil", "floor": "llvm.floor", "trunc": "llvm.trunc", "fmax": "llvm.maxnum", "fmin": "llvm.minnum"} {
		t[name+".d"] = nvvmOperation{intrinsic: base}
		t[name+".f"] = nvvmOperation{intrinsic: base, needs: keepsDenormals}
		t[name+".ftz.f"] = nvvmOperation{intrinsic: base, needs: flushesDenormals}
	}
	for name, base := range map[string]string{"fmax": "llvm.maximum", "fmin": "llvm.minimum"} {
		t[name+".nan.f"] = nvvmOperation{intrinsic: base, needs: keepsDenormals}
		t[name+".ftz.nan.f"] = nvvmOperation{intrinsic: base, needs: flushesDenormals}
		for _, half := range []string{"f16", "f16x2"} {
			t[name+".nan."+half] = nvvmOperation{intrinsic: base}
			t[name+"."+half] = nvvmOperation{intrinsic: map[string]string{"fmax": "llvm.maxnum", "fmin": "llvm.minnum"}[name]}
		}
	}
	return t
}

// visitNVVM replaces an intrinsic of the table.
func (ic *combiner) visitNVVM(i *ir.Instr, name string) *ir.Instr {
	o, ok := nvvmTable[name]
	if !ok {
		return nil
	}
	flushes := ic.flushesSingles()
	if o.needs == keepsDenormals && flushes || o.needs == flushesDenormals && !flushes {
		return nil
	}
	switch {
	case o.intrinsic != "":
		args := make([]ir.Value, i.NumArgs())
		for k := range args {
			args[k] = i.Arg(k)
		}
		return ic.newIntrinsic(o.intrinsic, i.Type(), args...)
	case o.op.IsCast():
		return newCast(o.op, i.Arg(0), i.Type())
	}
	if i.NumArgs() == 1 {
		return newBinary(o.op, ir.NewFloat(i.Type(), 1), i.Arg(0), 0)
	}
	return newBinary(o.op, i.Arg(0), i.Arg(1), 0)
}

// flushesSingles reports whether the function treats single-precision denormals as zero (LangRef,
// denormal-fp-math-f32).
func (ic *combiner) flushesSingles() bool {
	return analysis.DenormalModeOf(ic.f, ic.ctx.Float).Out == analysis.DenormalsToSigned
}
