package isel

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"opt-go/nvptx/isel/nvvm"
	"opt-go/tools/oracle"
)

// notAsLLVM are parts of the names of intrinsics that LLVM 22 writes otherwise or not at all: it
// cannot select some, puts modifiers in an order that the manual does not have, and takes a window
// of registers for the bits of i64.
var notAsLLVM = regexp.MustCompile(`\.ftz\.sat\.f$|ashift$|flo\.|\.(acquire|release)\.sync_restrict|query_cancel|e2m1x2|istypep|f32x4`)

// stride is the distance between the intrinsics that are compared: families have several members.
const stride = 7

// TestFamiliesAsLLVM: an intrinsic of a family becomes the instruction that llc-22 writes, with its
// operands in the same order.
func TestFamiliesAsLLVM(t *testing.T) {
	llc := oracle.Tool(t, "llc-22")
	calls := append(readSignatures(t, "nvvm.txt", "llvm.nvvm."), readSignatures(t, "newer/nvvm.txt", "llvm.nvvm.")...)
	families := nvvm.Calls()
	known, compared := map[string]bool{}, 0
	for n, c := range calls {
		name := c.name
		row, ok := families[name]
		if !ok {
			name = c.name + c.suffix
			row, ok = families[name]
		}
		if !ok {
			continue
		}
		known[name] = true
		if n%stride != 0 || notAsLLVM.MatchString(name) {
			continue
		}
		k, text := oldestTarget(t, c, n)
		out, err := selectFor(k, text)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		cmd := exec.Command(llc, "-mcpu="+intrinsicTargets[k][0], "-mattr="+intrinsicTargets[k][1], "-o", "-")
		cmd.Stdin = strings.NewReader("target triple = \"nvptx64-nvidia-cuda\"\n" + text)
		theirs, err := cmd.Output()
		if err != nil {
			continue // LLVM asks for more than ptxas, or has no instruction for it
		}
		compared++
		op, _, _ := strings.Cut(row.Opcode, ".")
		if ours, want := written(out.String(), op), written(string(theirs), op); ours != want {
			t.Errorf("%s: %s, llc writes %s", name, ours, want)
		}
	}
	t.Logf("%d intrinsics of families, %d compared", len(known), compared)
	if compared < 80 {
		t.Errorf("only %d intrinsics were compared", compared)
	}
	for name := range families {
		if !known[name] && !strings.Contains(name, ".v2") && !regexp.MustCompile(`\.(b?f16|f64|i64|i32)$`).MatchString(name) {
			t.Errorf("%s is no intrinsic of LLVM 19 or 22", name)
		}
	}
}

var anyRegister = regexp.MustCompile(`%\w+`)

// written are the instructions of an opcode in PTX text, without the numbers of registers.
func written(text, op string) string {
	var list []string
	start := regexp.MustCompile(`(?m)^\s*` + op + `(\.|$)`)
	for statement := range strings.SplitSeq(text, ";") {
		k := start.FindStringIndex(statement)
		if k == nil {
			continue
		}
		one := anyRegister.ReplaceAllString(strings.Join(strings.Fields(statement[k[0]:]), " "), "R")
		list = append(list, strings.NewReplacer("shared::cta", "shared", "{R}", "R").Replace(one))
	}
	return strings.Join(list, "; ")
}
