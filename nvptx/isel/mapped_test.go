package isel

import (
	"regexp"
	"testing"

	"opt-go/nvptx/isel/intrinsic"
)

// noInstruction are the intrinsics of LLVM that have no PTX, with the reason. LLVM selects none of
// the first line either.
var noInstruction = regexp.MustCompile(`^llvm\.nvvm\.(` +
	`ex2\.approx\.d|lg2\.approx\.d|bf2h\.rn.*|` + // no instruction
	`f(min|max)\.ftz\..*bf16.*|fma\.rn\.(ftz.*|sat)\.bf16.*|` + // bfloats are not flushed and do not saturate
	`mma\.m16n8k16\.row\.col\.(f16\.f32|f32\.f16)|` + // PTX has never had them
	`sust\.p\..*i(8|16)\.trap|` + // formatted stores are of 32 bits
	`tex\.(cube|[123]d\.array).*|tex\.3d\.level.*)$`) // a sampler apart, in the mode of textures that we write

// TestEveryIntrinsicIsMapped: the selector knows every intrinsic of LLVM 19 and 22 that has an
// instruction.
func TestEveryIntrinsicIsMapped(t *testing.T) {
	calls := append(readSignatures(t, "nvvm.txt", "llvm.nvvm."), readSignatures(t, "newer/nvvm.txt", "llvm.nvvm.")...)
	if len(calls) < 2500 {
		t.Fatalf("only %d intrinsics", len(calls))
	}
	for _, c := range calls {
		_, whole := intrinsic.Row(c.name)
		_, instance := intrinsic.Row(c.name + c.suffix)
		if mapped := whole || instance; mapped == noInstruction.MatchString(c.name) {
			t.Errorf("%s: selected: %v", c.name, mapped)
		}
	}
}
