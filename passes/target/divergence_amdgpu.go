package target

import (
	"strings"

	"opt-go/frontend/ir"
)

// Which values differ between the lanes of a wavefront of AMD's GPUs: those that live in vector
// registers although their operands need not. The answers are those of the print<uniformity> of
// LLVM 19 and 22 for every intrinsic of LLVM 19's table.

// amdgpuVector are the intrinsics whose results differ between lanes, with all whose names go on
// after a dot, but for those of amdgpuNot.
var (
	amdgpuVector = namesOf(`atomic ds.ordered ds.swizzle else flat global if image.atomic interp.mov interp.p1 interp.p2 inverse
		lds.direct lds.param live loop mbcnt mfma mov permlane16 permlanex16 ps raw.buffer.atomic raw.ptr.buffer.atomic smfmac
		struct.buffer.atomic struct.ptr.buffer.atomic swmmac update wmma workitem writelane`)
	amdgpuNot = namesOf("if.break interp.p2.rtz.f16")
)

// amdgpuScalar are the intrinsics whose results are the same in all lanes whatever their operands.
var amdgpuScalar = namesOf("ballot fcmp icmp if.break readfirstlane readlane s.getreg")

func namesOf(text string) map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Fields(text) {
		set[name] = true
	}
	return set
}

// amdgpuFamily returns the longest of the names that a call's intrinsic has or begins with. Its
// number in the table would not do: .p1 of interp.p1 looks like an overload's type.
func amdgpuFamily(i *ir.Instr, sets ...map[string]bool) string {
	f := i.CalledFunc()
	if f == nil {
		return ""
	}
	name, _ := strings.CutPrefix(f.Name(), "llvm.amdgcn.")
	for ; name != ""; name = name[:max(0, strings.LastIndexByte(name, '.'))] {
		for _, set := range sets {
			if set[name] {
				return name
			}
		}
	}
	return ""
}

// amdgpuDivergenceSource reports whether a value may differ between lanes even if its operands do
// not: parameters in vector registers, loads of what may be a lane's own memory, atomics, and
// calls.
func amdgpuDivergenceSource(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Param:
		return !amdgpuScalarParam(v)
	case *ir.Instr:
		switch v.Op() {
		case ir.AtomicRMW, ir.CmpXchg:
			return true
		case ir.Load:
			space := v.Operand(0).Type().Space
			return space == amdgpuFlat || space == amdgpuPrivate
		case ir.Call, ir.Invoke, ir.CallBr:
			return !v.Type().IsVoid() && amdgpuDivergentCall(v)
		}
	}
	return false
}

// The calling conventions of shaders, whose parameters that are passed by value lie in memory that
// all lanes share.
var amdgpuShaders = map[ir.CallConv]bool{87: true, 88: true, 89: true, 90: true, 93: true, 95: true, 96: true, 100: true, 104: true, 105: true}

// amdgpuScalarParam reports whether a parameter is passed in scalar registers.
func amdgpuScalarParam(p *ir.Param) bool {
	cc := p.Func().CC
	if cc == ir.AMDGPUKernel || cc == ir.SPIRKernel {
		return true
	}
	return p.Attrs().Has("inreg") || amdgpuShaders[cc] && p.Attrs().Has("byval")
}

func amdgpuDivergentCall(i *ir.Instr) bool {
	if a, ok := i.Callee().(*ir.InlineAsm); ok {
		for n := range strings.Count(a.Constraints, "=") {
			if amdgpuVectorOutput(a, n) {
				return true
			}
		}
		return false
	}
	id := i.IntrinsicID()
	switch {
	case id == "":
		return true
	case id == "llvm.read_register":
		return amdgpuReadsVector(i)
	}
	return strings.HasPrefix(id, "llvm.amdgcn.") && amdgpuVector[amdgpuFamily(i, amdgpuVector, amdgpuNot)]
}

// amdgpuVectorOutput reports whether output n of inline assembly is in a vector or accumulation
// register.
func amdgpuVectorOutput(a *ir.InlineAsm, n int) bool {
	outputs := strings.Split(a.Constraints, ",")
	if n >= len(outputs) {
		return false
	}
	return isAMDGPUVectorRegister(strings.TrimLeft(outputs[n], "=&{"), strings.Contains(outputs[n], "{"))
}

// isAMDGPUVectorRegister reads a register's name, such as v7 or a[0:1], or a constraint's letter.
func isAMDGPUVectorRegister(name string, register bool) bool {
	if name == "" || name[0] != 'v' && name[0] != 'a' {
		return false
	}
	return !register || len(name) > 1 && (name[1] == '[' || name[1] >= '0' && name[1] <= '9')
}

// amdgpuReadsVector reports whether llvm.read_register names a vector register.
func amdgpuReadsVector(i *ir.Instr) bool {
	operand, _ := i.Arg(0).(*ir.MDOperand)
	if operand == nil {
		return false
	}
	node, _ := operand.Node.(*ir.MDNode)
	if node == nil || len(node.Fields) == 0 {
		return false
	}
	name, _ := node.Fields[0].Value.(ir.MDStr)
	return isAMDGPUVectorRegister(string(name), true)
}

// amdgpuAlwaysUniform reports results that are the same in all lanes whatever the operands: what
// scalar instructions compute of whole wavefronts, and scalar outputs of inline assembly.
func amdgpuAlwaysUniform(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Call:
		if a, ok := i.Callee().(*ir.InlineAsm); ok {
			return strings.HasPrefix(a.Constraints, "=") && !amdgpuDivergentCall(i)
		}
		return strings.HasPrefix(i.IntrinsicID(), "llvm.amdgcn.") && amdgpuFamily(i, amdgpuScalar) != ""
	case ir.ExtractValue:
		call, ok := i.Operand(0).(*ir.Instr)
		if !ok || call.Op() != ir.Call || len(i.Indices()) != 1 {
			return false
		}
		if id := call.IntrinsicID(); id == "llvm.amdgcn.if" || id == "llvm.amdgcn.else" {
			return i.Indices()[0] == 1 // the mask of the lanes
		}
		a, ok := call.Callee().(*ir.InlineAsm)
		return ok && !amdgpuVectorOutput(a, int(i.Indices()[0]))
	}
	return false
}
