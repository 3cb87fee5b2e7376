package flatten_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/passes/internal/difftest"
)

// TestPasses runs the regression tests of the pass, executes random nests of loops before and
// after, and compares with LLVM.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-flatten"},
		Functions: []difftest.Case{
			{Pipeline: "loop(loop-flatten)", Prepare: "loop-simplify,lcssa", Make: nests, Alone: true}, // LLVM's often only widens
			{Pipeline: "loop(loop-flatten)", Prepare: "loop-simplify,lcssa", Make: nests, Flags: map[string]string{"loop-flatten-widen-iv": "false"}},
			{Pipeline: "loop(loop-flatten),simplifycfg,instcombine", Prepare: "loop-simplify,lcssa", Make: nests, Alone: true},
		},
	}.Run(t)
}

// nests makes two loops that add numbers and store to an array at i·M + j, now and then at another
// index, with code between the loops, or with an inner trip count that is not M.
func nests(seed uint64, n int, _ bool) string {
	r := rand.New(rand.NewPCG(seed, 11))
	var b strings.Builder
	b.WriteString("target datalayout = \"e-i64:64-n8:16:32:64\"\n@x = global [512 x i8] zeroinitializer\n\n")
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	for k := range n {
		ty := pick("i16", "i32", "i64")
		flags := pick("", "nuw ", "nuw nsw ", "nsw ")
		fmt.Fprintf(&b, "define %[1]s @f%[2]d(%[1]s %%a, %[1]s %%b) {\nentry:\n  %%n0 = and %[1]s %%a, 7\n  %%n = add nuw nsw %[1]s %%n0, 1\n  %%m0 = and %[1]s %%b, 7\n  %%m = add nuw nsw %[1]s %%m0, 1\n  br label %%outer\n", ty, k)
		m := pick("%m", "%m", "%m", "5", "%m0")
		fmt.Fprintf(&b, "outer:\n  %%i = phi %[1]s [ 0, %%entry ], [ %%i.next, %%latch ]\n  %%so = phi %[1]s [ %%b, %%entry ], [ %%s.lcssa, %%latch ]\n  %%row = mul %[1]s %%i, %[2]s\n", ty, m)
		if r.IntN(4) == 0 {
			fmt.Fprintf(&b, "  %%other = add %s %s, 3\n", ty, pick("%a", "%i", "%so"))
		} else {
			fmt.Fprintf(&b, "  %%other = add %s %%a, 1\n", ty)
		}
		fmt.Fprintf(&b, "  br label %%inner\ninner:\n  %%j = phi %[1]s [ 0, %%outer ], [ %%j.next, %%inner ]\n  %%s = phi %[1]s [ %%so, %%outer ], [ %%s.next, %%inner ]\n  %%k = add %[2]s%[1]s %%row, %[3]s\n", ty, pick("", "nuw "), pick("%j", "%j", "%j", "%j", "%j.o"))
		text := b.String()
		if strings.HasSuffix(text, "%j.o\n") {
			b.Reset()
			at := strings.LastIndex(text, "  %k =")
			b.WriteString(text[:at] + fmt.Sprintf("  %%j.o = xor %s %%j, 1\n", ty) + text[at:])
		}
		fmt.Fprintf(&b, "  %%p = getelementptr %[1]s[512 x i8], ptr @x, %[2]s 0, %[2]s %%k\n  %%old = load i8, ptr %%p\n  %%new = add i8 %%old, %[3]d\n  store i8 %%new, ptr %%p\n", pick("", "inbounds "), ty, 1+r.IntN(9))
		fmt.Fprintf(&b, "  %%s.next = %[2]s %[1]s %%s, %[3]s\n  %%j.next = add %[4]s%[1]s %%j, 1\n", ty, pick("add", "mul", "xor"), pick("%k", "3", "%other"), flags)
		bound := pick("%m", "%m", "%m", "5")
		fmt.Fprintf(&b, "  %%jc = icmp %[2]s %[1]s %%j.next, %[3]s\n  br i1 %%jc, label %%inner, label %%latch\n", ty, pick("ult", "ne"), bound)
		fmt.Fprintf(&b, "latch:\n  %%s.lcssa = phi %[1]s [ %%s.next, %%inner ]\n  %%i.next = add %[2]s%[1]s %%i, 1\n  %%ic = icmp %[3]s %[1]s %%i.next, %%n\n  br i1 %%ic, label %%outer, label %%exit\nexit:\n  ret %[1]s %%s.lcssa\n}\n\n", ty, flags, pick("ult", "ne", "slt"))
	}
	return b.String()
}
