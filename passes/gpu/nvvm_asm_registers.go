package gpu

import (
	"regexp"
	"strings"
	"sync"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// NVVMAsmRegisters replaces inline assembly that only reads a special register by the intrinsic.
// CUDA's headers and CUB read the lane and its masks by inline assembly; as intrinsics they have a
// range (nvvm-intr-range), from which nuw and nsw of index arithmetic follow, and the divergence
// analyses recognize them.
//
//	%l = call i32 asm "mov.u32 $0, %laneid;", "=r"()   →   %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
//
// LLVM has no such pass. Registers whose value may change while a thread runs (%smid, %clock, …)
// are left alone, and so is assembly with side effects, which must stay where it is.
func NVVMAsmRegisters(c *pass.Context, f *ir.Func) pass.Preserved {
	var found []*ir.Instr
	for i := range f.Instrs() {
		if registerOfAsm(i) != "" {
			found = append(found, i)
		}
	}
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("speculatable"),
		ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")}
	for _, i := range found {
		t := f.Context().I32
		read := f.Module().Intrinsic("llvm.nvvm.read.ptx.sreg."+registerOfAsm(i), f.Context().Func(t, nil, false), attrs)
		call := ir.Before(i).Call(read, "")
		call.CopyDebugLoc(i)
		call.TakeName(i)
		ir.ReplaceAllUses(i, call)
		i.Erase()
	}
	c.Count("Number of assembly statements that became intrinsics", len(found))
	return pass.Changed(len(found) > 0)
}

// asmRegisters are the constant special registers of 32 bits: their names in PTX and in LLVM.
var asmRegisters = map[string]string{
	"%laneid": "laneid", "%lanemask_eq": "lanemask.eq", "%lanemask_le": "lanemask.le", "%lanemask_lt": "lanemask.lt",
	"%lanemask_ge": "lanemask.ge", "%lanemask_gt": "lanemask.gt", "WARP_SZ": "warpsize",
	"%tid.x": "tid.x", "%tid.y": "tid.y", "%tid.z": "tid.z", "%ntid.x": "ntid.x", "%ntid.y": "ntid.y", "%ntid.z": "ntid.z",
	"%ctaid.x": "ctaid.x", "%ctaid.y": "ctaid.y", "%ctaid.z": "ctaid.z", "%nctaid.x": "nctaid.x", "%nctaid.y": "nctaid.y", "%nctaid.z": "nctaid.z",
}

var moveRegister = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^\{?\s*mov\.[usb]32\s+\$0\s*,\s*(%?[A-Za-z_.]+)\s*;\s*\}?$`)
})

// registerOfAsm is LLVM's name of the register that a call of inline assembly reads; "" if it is
// none.
func registerOfAsm(i *ir.Instr) string {
	if i.Op() != ir.Call || i.NumArgs() != 0 || !i.Type().IsInt(32) {
		return ""
	}
	a, ok := i.Callee().(*ir.InlineAsm)
	if !ok || a.SideEffect || a.Constraints != "=r" {
		return ""
	}
	m := moveRegister().FindStringSubmatch(strings.TrimSpace(a.Asm))
	if m == nil {
		return ""
	}
	return asmRegisters[m[1]]
}
