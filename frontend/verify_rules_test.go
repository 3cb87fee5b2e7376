package frontend

import (
	"strings"
	"testing"
)

// TestFlowRules: the verifier's errors for pairs of valid and invalid control flow with tokens; ""
// means valid.
func TestFlowRules(t *testing.T) {
	const convergent = "define void @f(i1 %c) convergent {\n  %t = call token @llvm.experimental.convergence.entry()\n"
	const use = ` [ "convergencectrl"(token %t) ]` + "\n"
	const loop = "call token @llvm.experimental.convergence.loop()" + use
	const handler = "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  invoke void @f() to label %a unwind label %b\na:\n  ret void\n"
	for _, c := range []struct{ name, src, want string }{
		{"heart", convergent + "  br label %l\nl:\n  %u = " + loop + "  br i1 %c, label %l, label %e\ne:\n  ret void\n}", ""},
		{"use in a cycle", convergent + "  br label %l\nl:\n  call void @f(i1 %c)" + use + "  br i1 %c, label %l, label %e\ne:\n  ret void\n}",
			"Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle"},
		{"heart after the header", convergent + "  br label %l\nl:\n  br label %m\nm:\n  %u = " + loop + "  br i1 %c, label %l, label %e\ne:\n  ret void\n}",
			"Cycle heart must dominate all blocks in the cycle"},
		{"heart of two entries", convergent + "  br i1 %c, label %l, label %m\nl:\n  %u = " + loop +
			"  br label %m\nm:\n  br i1 %c, label %l, label %e\ne:\n  ret void\n}", "Cycle heart must dominate all blocks in the cycle"},
		{"two hearts", convergent + "  br label %l\nl:\n  %u = " + loop + "  br label %m\nm:\n  %w = " + loop +
			"  br i1 %c, label %m, label %n\nn:\n  br i1 %c, label %l, label %e\ne:\n  ret void\n}", "Cycle heart must dominate all blocks in the cycle"},
		{"crossed regions", "define void @f() convergent {\n  %t = call token @llvm.experimental.convergence.anchor()\n" +
			"  %u = call token @llvm.experimental.convergence.anchor()\n  call void @f()" + use +
			"  call void @f() [ \"convergencectrl\"(token %u) ]\n  ret void\n}", "Convergence region is not well-nested"},
		{"one place to unwind to", handler + "b:\n  %z = cleanuppad within none []\n" +
			"  invoke void @f() [ \"funclet\"(token %z) ] to label %c unwind label %e\nc:\n  cleanupret from %z unwind label %e\n" +
			"e:\n  %x = cleanuppad within none []\n  unreachable\n}", ""},
		{"two places to unwind to", handler + "b:\n  %z = cleanuppad within none []\n" +
			"  invoke void @f() [ \"funclet\"(token %z) ] to label %c unwind label %d\nc:\n  cleanupret from %z unwind label %e\n" +
			"d:\n  %y = cleanuppad within none []\n  unreachable\ne:\n  %x = cleanuppad within none []\n  unreachable\n}",
			"Unwind edges out of a funclet pad must have the same unwind dest"},
		{"each other's handlers", handler + "b:\n  %x = cleanuppad within none []\n  cleanupret from %x unwind label %c\n" +
			"c:\n  %y = cleanuppad within none []\n  cleanupret from %y unwind label %b\n}", "EH pads can't handle each other's exceptions"},
		{"pad in itself", handler + "b:\n  %x = cleanuppad within %x []\n  unreachable\n}", "reference their own value"},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := Verify(mustRead(t, "x.ll", []byte(c.src)))
			if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
				t.Errorf("%s\ngot %v, want %q", c.src, err, c.want)
			}
		})
	}
}
