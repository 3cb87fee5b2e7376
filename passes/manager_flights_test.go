package passes

import (
	"flag"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"opt-go/passes/pass"
)

var (
	flightsN    = flag.Int("flights-n", 60, "modules of TestFlightsAreSerial")
	flightsSeed = flag.Int("flights-seed", 0, "the first one's seed")
)

// tangled is a module of n functions that call each other in both directions, name each other
// without calling, and find each other in a table. Many are internal, so that their last call is
// inlined whatever it costs; and some calls are dead, which only function passes find out: whether
// a call is the last one depends on how far they have come.
func tangled(n int, seed int64) string {
	r := rand.New(rand.NewSource(seed))
	var text, table strings.Builder
	text.WriteString("declare void @effect(i32)\n@sink = global ptr null\n")
	for k := range n {
		linkage := ""
		if r.Intn(4) > 0 {
			linkage = "internal "
		}
		fmt.Fprintf(&text, "define %si32 @f%d(i32 %%x) {\n  %%slot = alloca i32\n  store i32 0, ptr %%slot\n  %%zero = load i32, ptr %%slot\n", linkage, k)
		for j := range 1 + r.Intn(4) {
			other := (k + n - 1 - r.Intn(6)) % n // mostly earlier ones
			if r.Intn(8) == 0 {
				other = r.Intn(n)
			}
			switch r.Intn(7) {
			case 0:
				fmt.Fprintf(&text, "  store ptr @f%d, ptr @sink\n", other)
			case 1, 2: // dead
				fmt.Fprintf(&text, "  %%dead%[1]d = icmp ne i32 %%zero, 0\n  br i1 %%dead%[1]d, label %%then%[1]d, label %%next%[1]d\nthen%[1]d:\n  %%d%[1]d = call i32 @f%[2]d(i32 %[1]d)\n  br label %%next%[1]d\nnext%[1]d:\n", j, other)
			case 3:
				fmt.Fprintf(&text, "  %%e%[1]d = getelementptr [4 x ptr], ptr @table, i32 0, i32 %[2]d\n  %%p%[1]d = load ptr, ptr %%e%[1]d\n  %%r%[1]d = call i32 %%p%[1]d(i32 %%x)\n  call void @effect(i32 %%r%[1]d)\n", j, r.Intn(4))
			default:
				fmt.Fprintf(&text, "  %%c%[1]d = call i32 @f%[2]d(i32 %%x)\n  call void @effect(i32 %%c%[1]d)\n", j, other)
			}
		}
		for j := range r.Intn(3) * 30 {
			fmt.Fprintf(&text, "  %%a%[1]d = xor i32 %%x, %[1]d\n  call void @effect(i32 %%a%[1]d)\n", j)
		}
		text.WriteString("  ret i32 %x\n}\n")
	}
	for range 4 {
		fmt.Fprintf(&table, ", ptr @f%d", r.Intn(n))
	}
	return fmt.Sprintf("@table = internal constant [4 x ptr] [%s]\n%s", table.String()[2:], text.String())
}

// TestFlightsAreSerial: functions that are optimized beside the walk come out as if one came after
// the other, which they do where the runs of passes are numbered.
func TestFlightsAreSerial(t *testing.T) {
	nodes, err := Parse("cgscc(devirt<4>(inline,function-attrs,argpromotion,function(sroa,early-cse,instcombine,simplifycfg,gvn,dse),function-attrs))")
	if err != nil {
		t.Fatal(err)
	}
	n := *flightsN
	if testing.Short() {
		n = 10
	}
	for seed := *flightsSeed; seed < *flightsSeed+n; seed++ {
		src := tangled(10+seed%40, int64(seed))
		run := func(o Options) (text, remarks string) {
			m := read(t, src)
			o.WantRemark = func(pass.RemarkKind, string) bool { return seed%2 == 0 }
			res, err := Run(m, nodes, o)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			for _, r := range res.Remarks {
				remarks += r.Func + " " + r.Pass + " " + r.Text() + "\n"
			}
			return m.String(), remarks
		}
		want, _ := run(Options{Bisect: &Bisect{Limit: -1}})
		text, remarks := run(Options{Workers: 1})
		if text != want {
			t.Fatalf("seed %d: flights come to another result than a serial run", seed)
		}
		if now, again := run(Options{Workers: 8}); now != want || again != remarks {
			t.Fatalf("seed %d: eight workers come to another result than one", seed)
		}
	}
}
