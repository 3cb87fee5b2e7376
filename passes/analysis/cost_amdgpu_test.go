package analysis_test

import (
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/passes/analysis"
	"opt-go/passes/target"
)

// TestAMDGPUCost: the figures are those of opt-19 -passes='print<cost-model>'
// -cost-kind=size-latency.
func TestAMDGPUCost(t *testing.T) {
	for _, c := range []struct {
		cpu, params, code string
		want              int
	}{
		{"gfx900", "i64 %a", "add i64 %a, %a", 2},
		{"gfx900", "i128 %a", "and i128 %a, %a", 4},
		{"gfx900", "<4 x i16> %a", "sub <4 x i16> %a, %a", 2},
		{"tahiti", "<4 x i16> %a", "sub <4 x i16> %a, %a", 4},
		{"gfx900", "<3 x i32> %a", "mul <3 x i32> %a, %a", 12},
		{"gfx900", "i64 %a", "mul i64 %a, %a", 20},
		{"gfx900", "i64 %a", "shl i64 %a, 3", 4},
		{"gfx90a", "i64 %a", "shl i64 %a, 3", 1},
		{"gfx900", "double %a", "fadd double %a, %a", 4},
		{"tahiti", "double %a", "fdiv double %a, %a", 27},
		{"gfx900", "double %a", "frem double %a, %a", 38},
		{"gfx900", "float %a", "fdiv float %a, %a", 14},
		{"gfx900", "float %a", "fdiv fast float %a, %a", 5},
		{"gfx900", "half %a", "fdiv half 1.0, %a", 4},
		{"gfx90a", "<3 x float> %a", "fmul <3 x float> %a, %a", 2},
		{"gfx900", "<4 x float> %a", "fneg <4 x float> %a", 0},
		{"gfx900", "i16 %a", "zext i16 %a to i32", 0},
		{"tahiti", "i16 %a", "zext i16 %a to i32", 1},
		{"gfx900", "i1 %a", "zext i1 %a to i64", 1},
		{"gfx900", "ptr %a", "addrspacecast ptr %a to ptr addrspace(3)", 0},
		{"gfx900", "ptr addrspace(3) %a", "addrspacecast ptr addrspace(3) %a to ptr", 1},
		{"gfx900", "<4 x i32> %a", "extractelement <4 x i32> %a, i32 3", 0},
		{"gfx900", "<4 x i32> %a, i32 %i", "extractelement <4 x i32> %a, i32 %i", 2},
		{"gfx900", "<2 x i16> %a", "extractelement <2 x i16> %a, i32 1", 1},
		{"gfx900", "float %a", "call float @llvm.fma.f32(float %a, float %a, float %a)", 2},
		{"gfx803", "float %a", "call float @llvm.fma.f32(float %a, float %a, float %a)", 4},
		{"gfx900", "float %a", "call float @llvm.fabs.f32(float %a)", 0},
		{"gfx900", "i64 %a", "call i64 @llvm.abs.i64(i64 %a, i1 true)", 4},
		{"gfx900", "i32 %a", "call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 3)", 4},
	} {
		text := "target triple = \"amdgcn-amd-amdhsa\"\ntarget datalayout = \"" + target.AMDGPULayout + "\"\n"
		if _, call, ok := strings.Cut(c.code, "call "); ok {
			text += "declare " + strings.NewReplacer(" %a", "", " true", "", " 3", "").Replace(call) + "\n"
		}
		m, err := frontend.Read("cost.ll", []byte(text+"define void @f("+c.params+") {\n  %r = "+c.code+"\n  ret void\n}\n"))
		if err != nil {
			t.Fatal(err)
		}
		i := m.Func("f").Entry().First()
		if got := analysis.Cost(target.AMDGPU("amdgcn-amd-amdhsa", c.cpu, ""), i); got != c.want {
			t.Errorf("%s: %s costs %d, want %d", c.cpu, c.code, got, c.want)
		}
	}
}
