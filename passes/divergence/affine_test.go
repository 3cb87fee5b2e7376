package divergence_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/analysis"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

var (
	warpN    = flag.Int("warp-n", 200, "random functions that are executed by a warp to check the claims of the affine analysis")
	warpSeed = flag.Uint64("warp-seed", 1, "seed of the random functions")
)

func threadNumber(i *ir.Instr) (target.ThreadDim, bool) {
	if i.Op() != ir.Call {
		return 0, false
	}
	switch i.IntrinsicID() {
	case "llvm.nvvm.read.ptx.sreg.tid.x":
		return target.ThreadX, true
	case "llvm.nvvm.read.ptx.sreg.tid.y":
		return target.ThreadY, true
	case "llvm.nvvm.read.ptx.sreg.laneid":
		return target.Lane, true
	}
	return 0, false
}

func gpuTarget() *target.Target {
	return &target.Target{HasBranchDivergence: true, ThreadNumber: threadNumber, IsDivergenceSource: func(v ir.Value) bool {
		i, ok := v.(*ir.Instr)
		if !ok {
			return false
		}
		_, number := threadNumber(i)
		return number || i.Op() == ir.Load && i.Operand(0).Type().Space == 0
	}}
}

// TestClaimsHoldInExecution runs random functions for the 32 threads of a warp, in one row and in
// four rows of eight, and checks the claims about each value that threads compute together, and
// about each branch.
func TestClaimsHoldInExecution(t *testing.T) {
	claims := map[string]int{}
	for n := range *warpN {
		r := rand.New(rand.NewPCG(*warpSeed, uint64(n)))
		text := writeKernel(r)
		m, err := frontend.Read("random.ll", []byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		nodes, err := passes.Parse("mem2reg")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := passes.Run(m, nodes, passes.Options{Target: gpuTarget()}); err != nil {
			t.Fatal(err)
		}
		f := m.Func("f")
		c := pass.NewContext(gpuTarget(), nil, nil, nil)
		one, two := divergence.NewAffine(c, f, 1), divergence.NewAffine(c, f, 2)
		if v := moreDivergent(c, f, two); v != "" {
			t.Fatalf("function %d: only the affine analysis calls %s divergent\n%s", n, v, f)
		}
		args := []uint64{r.Uint64N(9), near(r), 1 << 40, 1 << 41}
		if problem := refuted(c, f, args, claims, one, two); problem != "" {
			t.Fatalf("function %d, %s\n%s", n, problem, f)
		}
	}
	t.Logf("claims that executions could have refuted: %v", claims)
	for _, kind := range []string{"uniform", "affine", "unknown factor", "quadratic", "branch"} {
		if claims[kind] == 0 {
			t.Errorf("no claim of the kind %q was put to the test", kind)
		}
	}
}

// refuted runs f for the 32 threads of a warp, in one row and in four rows of eight, and says which
// claim of the analyses that refutes; "" when none.
func refuted(c *pass.Context, f *ir.Func, args []uint64, claims map[string]int, analyses ...*divergence.Affine) string {
	for _, width := range []int64{32, 8} {
		w := &warp{f: f, cycles: pass.Get(c, f, analysis.Cycles), seen: map[string]*instance{}, args: args}
		var threads []divergence.Thread
		defined := true
		for l := range int64(32) {
			threads = append(threads, divergence.Thread{l % width, l / width, 0, l})
			defined = defined && w.run(int(l), threads[l])
		}
		if !defined {
			continue
		}
		for _, in := range w.order {
			for _, a := range analyses {
				if problem := checkInstance(a, in, threads, claims); problem != "" {
					return fmt.Sprintf("degree %d, rows of %d: %s", a.Degree, width, problem)
				}
			}
		}
	}
	return ""
}

// TestExitsInLaterIterations: threads that do not come to a uniform exit come to it in a later
// iteration, wherever in the loop the divergent branch is, and whether or not the exit returns at
// once.
func TestExitsInLaterIterations(t *testing.T) {
	for _, branch := range []string{"", "br label %next\nnext:\n"} {
		for _, exit := range []string{"", "br label %end\nend:\n"} {
			text := `declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @f(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  ` + branch + `
  %less = icmp slt i32 %tid, %i
  br i1 %less, label %may, label %latch
may:
  %enough = icmp sgt i32 %i, 7
  br i1 %enough, label %exit, label %latch
latch:
  br label %head
exit:
  ` + exit + `
  %out = add i32 %j, 1
  ret i32 %out
}
`
			m, err := frontend.Read("exits.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			f := m.Func("f")
			c := pass.NewContext(gpuTarget(), nil, nil, nil)
			claims := map[string]int{}
			if problem := refuted(c, f, []uint64{0}, claims, divergence.NewAffine(c, f, 1), divergence.NewAffine(c, f, 2)); problem != "" {
				t.Errorf("%s\n%s", problem, f)
			}
			if claims["uniform"] == 0 {
				t.Error("no claim was put to the test")
			}
			if !outDivergent(pass.Get(c, f, divergence.Analysis), f) {
				t.Errorf("%%out is uniform:\n%s", f)
			}
		}
	}
}

func outDivergent(u *divergence.Uniformity, f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Name() == "out" {
			return u.IsDivergent(i)
		}
	}
	return false
}

// near returns a number close to where sums with a thread's number wrap, for 8 or 32 bits, or any
// one.
func near(r *rand.Rand) uint64 {
	edge := []uint64{0, 1 << 7, 1 << 31, r.Uint64() >> r.IntN(64)}
	return edge[r.IntN(len(edge))] - r.Uint64N(32)
}

// checkInstance says which claim an instance refutes, "" when none.
func checkInstance(a *divergence.Affine, in *instance, threads []divergence.Thread, claims map[string]int) string {
	if len(in.threads) < 2 {
		return ""
	}
	for i := range in.block.Instrs() {
		if i.Type().IsVoid() {
			continue
		}
		s := a.State(i)
		var at []divergence.Thread
		var values []uint64
		for k, number := range in.threads {
			if v := in.values[k][i]; !v.poison {
				at, values = append(at, threads[number]), append(values, v.v)
			}
		}
		if kind := claimOf(&s, a.Degree); kind != "" && len(at) > 1 {
			claims[kind]++
			if !s.Holds(a.Degree, at, values, widthOf(i.Type())) {
				return "not as claimed: " + i.String()
			}
		}
	}
	if !a.HasDivergentBranch(in.block) && in.block.NumSuccs() > 1 {
		claims["branch"]++
		for _, next := range in.next {
			if next != in.next[0] {
				return "not uniform: " + in.block.Term().String()
			}
		}
	}
	return ""
}

// claimOf names what a state claims; "": nothing.
func claimOf(s *divergence.State, degree int) string {
	kind := "affine"
	for d := range s.Lin {
		switch {
		case s.Quad[d].Unknown, degree == 1 && s.Lin[d].Unknown:
			return ""
		case !s.Quad[d].IsZero():
			kind = "quadratic"
		case s.Lin[d].Unknown && kind == "affine":
			kind = "unknown factor"
		}
	}
	if s.IsUniform() {
		return "uniform"
	}
	return kind
}

// moreDivergent returns a value that only the affine analysis calls divergent, unless the cause is
// a φ after several exits of a cycle: LLVM's rule, which the simple analysis follows, is wrong for
// these.
func moreDivergent(c *pass.Context, f *ir.Func, a *divergence.Affine) string {
	u := pass.Get(c, f, divergence.Analysis)
	cycles := pass.Get(c, f, analysis.Cycles)
	found := ""
	for i := range f.Instrs() {
		if i.IsTerminator() || u.IsDivergent(i) || !a.IsDivergent(i) {
			continue
		}
		if i.Op() == ir.Phi && severalExits(i, cycles) {
			return ""
		}
		if found == "" {
			found = i.String()
		}
	}
	return found
}

func severalExits(phi *ir.Instr, cycles *analysis.CycleForest) bool {
	for _, c := range cycles.Preorder() {
		from := map[ir.Value]bool{}
		for k, v := range phi.Operands() {
			if c.Contains(phi.IncomingBlock(k)) {
				from[v] = true
			}
		}
		if !c.Contains(phi.Block()) && len(from) > 1 {
			return true
		}
	}
	return false
}

// TestExamplesAreNotMoreDivergent compares both analyses on the kernels that are checked in.
func TestExamplesAreNotMoreDivergent(t *testing.T) {
	files, err := filepath.Glob("../../examples/ll/*.ll")
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := passes.Parse("mem2reg")
	if err != nil {
		t.Fatal(err)
	}
	values, simple, affine, shaped := 0, 0, 0, 0
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := frontend.Read(name, text)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasPrefix(m.Triple, "nvptx") {
			continue
		}
		if _, err := passes.Run(m, nodes, passes.Options{Target: gpuTarget()}); err != nil {
			t.Fatal(err)
		}
		for _, f := range m.Funcs {
			if f.IsDecl() {
				continue
			}
			c := pass.NewContext(gpuTarget(), nil, nil, nil)
			u, a := pass.Get(c, f, divergence.Analysis), pass.Get(c, f, divergence.AffineAnalysis)
			if v := moreDivergent(c, f, a); v != "" {
				t.Errorf("%s, %s: only the affine analysis calls %s divergent", name, f.Name(), v)
			}
			for i := range f.Instrs() {
				if i.Type().IsVoid() {
					continue
				}
				s := a.State(i)
				values++
				simple += count(u.IsDivergent(i))
				affine += count(!s.IsUniform())
				shaped += count(!s.IsUniform() && s.IsAffine(2))
			}
		}
	}
	if values < 1000 || shaped == 0 {
		t.Errorf("%d values, %d of them affine: the kernels were not found", values, shaped)
	}
	t.Logf("%d values: %d divergent by the simple analysis, %d by the affine one, %d of them affine", values, simple, affine, shaped)
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// BenchmarkAffine analyses long functions: the time per instruction does not grow with their
// length.
func BenchmarkAffine(b *testing.B) {
	for _, size := range []int{1000, 10000, 100000} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			m, err := frontend.Read("long.ll", []byte(longKernel(size)))
			if err != nil {
				b.Fatal(err)
			}
			f := m.Func("f")
			c := pass.NewContext(gpuTarget(), nil, nil, nil)
			pass.Get(c, f, analysis.Dominators)
			pass.Get(c, f, analysis.Cycles)
			b.ResetTimer()
			for range b.N {
				divergence.NewAffine(c, f, 2)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*size), "ns/instr")
		})
	}
}

// longKernel is a chain of loops of ten instructions, every other one with a divergent exit.
func longKernel(size int) string {
	var b strings.Builder
	b.WriteString(header + "define void @f(i32 %n, ptr addrspace(1) %p) {\nentry:\n  %x0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  br label %l1\n")
	for k := 1; k <= size/10; k++ {
		from, bound := fmt.Sprintf("%%l%d", k-1), "%n"
		if k == 1 {
			from = "%entry"
		}
		if k%2 == 0 {
			bound = "%x0"
		}
		fmt.Fprintf(&b, `l%[1]d:
  %%i%[1]d = phi i32 [ 0, %[2]s ], [ %%j%[1]d, %%l%[1]d ]
  %%j%[1]d = add nsw i32 %%i%[1]d, 1
  %%a%[1]d = add nsw i32 %%j%[1]d, %%x0
  %%b%[1]d = mul nsw i32 %%a%[1]d, 4
  %%c%[1]d = sext i32 %%b%[1]d to i64
  %%p%[1]d = getelementptr float, ptr addrspace(1) %%p, i64 %%c%[1]d
  %%v%[1]d = load i32, ptr addrspace(1) %%p%[1]d
  %%x%[1]d = add i32 %%v%[1]d, %%x%[5]d
  %%d%[1]d = icmp slt i32 %%j%[1]d, %[3]s
  br i1 %%d%[1]d, label %%l%[1]d, label %%l%[4]d
`, k, from, bound, k+1, k-1)
	}
	fmt.Fprintf(&b, "l%d:\n  ret void\n}\n", size/10+1)
	return b.String()
}
