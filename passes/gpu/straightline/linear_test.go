package straightline_test

import (
	"fmt"
	"runtime/debug"
	"strings"
	"syscall"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/passes/gpu/nary"
	"opt-go/passes/gpu/separateoffset"
	"opt-go/passes/gpu/slsr"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

func folding() *target.Target {
	return &target.Target{LegalAddress: func(m target.AddressMode) bool {
		return m.Offset == int64(int32(m.Offset)) && m.Scale == 0
	}}
}

var straightLinePasses = []struct {
	name string
	run  func(*pass.Context, *ir.Func) pass.Preserved
}{{"separate-const-offset-from-gep", separateoffset.Run}, {"slsr", slsr.Run}, {"nary-reassociate", nary.Run}}

func runPass(f *ir.Func, run func(*pass.Context, *ir.Func) pass.Preserved) {
	run(pass.NewContext(folding(), nil, nil, nil), f)
}

// stencil writes n instructions of an unrolled loop over the rows and columns of a matrix.
func stencil(n int) string {
	var b strings.Builder
	b.WriteString("declare void @use(ptr)\ndefine void @f(ptr %a, i64 %n, i64 %s, i32 %w) {\n")
	for k := range n / 7 {
		fmt.Fprintf(&b, " %%r%d = add nsw i64 %%s, %d\n %%m%d = mul nsw i64 %%r%d, %%n\n %%w%d = add nsw i32 %%w, %d\n", k, k/8, k, k, k, k%8)
		fmt.Fprintf(&b, " %%x%d = sext i32 %%w%d to i64\n %%i%d = add nsw i64 %%m%d, %%x%d\n", k, k, k, k, k)
		fmt.Fprintf(&b, " %%p%d = getelementptr float, ptr %%a, i64 %%i%d\n call void @use(ptr %%p%d)\n", k, k, k)
	}
	return b.String() + " ret void\n}\n"
}

// processorTime is the user and system time of this process so far.
func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic("getrusage: " + err.Error())
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkLinear prints the processor time per instruction, which must not grow with the function.
//
//	go test ./passes/gpu/straightline -run XXX -bench Linear -benchtime 3x
func BenchmarkLinear(b *testing.B) {
	for _, p := range straightLinePasses {
		for _, n := range []int{1000, 10000, 100000} {
			b.Run(fmt.Sprintf("%s/%d", p.name, n), func(b *testing.B) {
				text := stencil(n)
				defer debug.SetGCPercent(debug.SetGCPercent(-1))
				var spent time.Duration
				rounds := b.N * 100000 / n // as many instructions for every size
				for range rounds {
					b.StopTimer()
					f := readFunc(b, text)
					b.StartTimer()
					start := processorTime()
					runPass(f, p.run)
					spent += processorTime() - start
				}
				b.ReportMetric(float64(spent.Nanoseconds())/float64(rounds)/float64(n), "ns/instr")
			})
		}
	}
}

// TestShapesThatExplode: expressions whose trees are exponential, chains that every address goes
// through, and thousands of candidates that are no bases of each other take no longer than others
// of their size.
func TestShapesThatExplode(t *testing.T) {
	const n = 2000
	shapes := map[string]func(b *strings.Builder, k int){
		"doubling":    func(b *strings.Builder, k int) { fmt.Fprintf(b, " %%x%d = add i64 %%x%d, %%x%d\n", k+1, k, k) },
		"chain":       func(b *strings.Builder, k int) { fmt.Fprintf(b, " %%x%d = add i64 %%x%d, %%n\n", k+1, k) },
		"constants":   func(b *strings.Builder, k int) { fmt.Fprintf(b, " %%x%d = add i64 %%x%d, %d\n", k+1, k, k%5+1) },
		"products":    func(b *strings.Builder, k int) { fmt.Fprintf(b, " %%x%d = mul i64 %%x%d, %%n\n", k+1, k) },
		"squares":     func(b *strings.Builder, k int) { fmt.Fprintf(b, " %%x%d = mul i64 %%x%d, %%x%d\n", k+1, k, k) },
		"differences": func(b *strings.Builder, k int) { fmt.Fprintf(b, " %%x%d = sub i64 %%n, %%x%d\n", k+1, k) },
	}
	for name, piece := range shapes {
		for _, p := range straightLinePasses {
			var b strings.Builder
			b.WriteString("declare void @use(ptr)\ndefine void @f(ptr %a, i64 %n) {\n %x0 = add i64 %n, 1\n")
			for k := range n {
				piece(&b, k)
				fmt.Fprintf(&b, " %%p%d = getelementptr float, ptr %%a, i64 %%x%d\n call void @use(ptr %%p%d)\n", k, k+1, k)
			}
			f := readFunc(t, b.String()+" ret void\n}\n")
			done := make(chan struct{})
			go func() {
				runPass(f, p.run)
				close(done)
			}()
			select {
			case <-done:
			case <-time.After(20 * time.Second):
				t.Fatalf("%s on %s: still running after 20 s", p.name, name)
			}
			if ps := verify.CheckFunc(f); len(ps) > 0 {
				t.Errorf("%s on %s: %s", p.name, name, ps[0])
			}
			if grown := countInstrs(f); grown > 120*n {
				t.Errorf("%s on %s: %d instructions became %d", p.name, name, 3*n, grown)
			}
		}
	}
}

func countInstrs(f *ir.Func) int {
	n := 0
	for range f.Instrs() {
		n++
	}
	return n
}

func readFunc(t testing.TB, text string) *ir.Func {
	t.Helper()
	m, err := frontend.Read("test.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range m.Funcs {
		if !f.IsDecl() {
			return f
		}
	}
	t.Fatal("no function")
	return nil
}
