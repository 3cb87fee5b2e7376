package vliw

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/tools/oracle"
	"opt-go/tools/testload"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/sim"
)

var (
	loopCount = flag.Int("loops", 0, "number of random loops that TestRandomLoopsLLI compiles and runs; 0: 6, or 150 with OPTGO_ALL")
	loopSeed  = flag.Int("loops-seed", 1, "first seed of TestRandomLoopsLLI")
)

// loopWriter makes a random function with one loop over two arrays that may overlap: loads and
// stores at small offsets, arithmetic, recurrences over one and two iterations, conditional stores,
// and sometimes an exit that depends on the data.
type loopWriter struct {
	rng  *rand.Rand
	text strings.Builder
	ints []string
	n    int
}

func (w *loopWriter) line(format string, args ...any) {
	fmt.Fprintf(&w.text, "  "+format+"\n", args...)
}

func (w *loopWriter) fresh() string {
	w.n++
	return fmt.Sprintf("%%v%d", w.n)
}

func (w *loopWriter) pick() string {
	if w.rng.IntN(6) == 0 {
		return fmt.Sprint(w.rng.IntN(9) - 3)
	}
	return w.ints[w.rng.IntN(len(w.ints))]
}

func (w *loopWriter) address() string {
	base := []string{"%a", "%b"}[w.rng.IntN(2)]
	off := fmt.Sprintf("%%v%d", w.n+1)
	ptr := fmt.Sprintf("%%v%d", w.n+2)
	w.n += 2
	w.line("%s = add nsw i64 %%i, %d", off, w.rng.IntN(5))
	w.line("%s = getelementptr inbounds i64, ptr %s, i64 %s", ptr, base, off)
	return ptr
}

func (w *loopWriter) operation() {
	v := w.fresh()
	switch w.rng.IntN(9) {
	case 0, 1, 2:
		p := w.address()
		v = w.fresh()
		w.line("%s = load i64, ptr %s, align 8", v, p)
	case 3:
		c := w.fresh()
		w.line("%s = icmp slt i64 %s, %s", c, w.pick(), w.pick())
		v = w.fresh()
		w.line("%s = select i1 %s, i64 %s, i64 %s", v, c, w.pick(), w.pick())
	case 4:
		t := w.fresh()
		w.line("%s = trunc i64 %s to i32", t, w.pick())
		v = w.fresh()
		w.line("%s = sext i32 %s to i64", v, t)
	default:
		op := []string{"add", "sub", "mul", "xor", "and"}[w.rng.IntN(5)]
		w.line("%s = %s i64 %s, %s", v, op, w.pick(), w.pick())
	}
	w.ints = append(w.ints, v)
}

// function writes the whole module.
func (w *loopWriter) function() string {
	conditional, early := w.rng.IntN(3) == 0, w.rng.IntN(4) == 0
	w.text.WriteString("define i64 @f(ptr %a, ptr %b, i64 %n, i64 %x) {\nentry:\n")
	w.line("%%some = icmp sgt i64 %%n, 0")
	w.line("br i1 %%some, label %%loop, label %%end\nloop:")
	latch := "loop"
	if conditional {
		latch = "join"
	}
	w.line("%%i = phi i64 [ 0, %%entry ], [ %%next, %%%s ]", latch)
	w.line("%%s = phi i64 [ %%x, %%entry ], [ %%carried, %%%s ]", latch)
	w.line("%%t = phi i64 [ 7, %%entry ], [ %%s, %%%s ]", latch)
	w.ints = []string{"%i", "%s", "%t", "%x"}
	for range 3 + w.rng.IntN(8) {
		w.operation()
	}
	for range 1 + w.rng.IntN(2) {
		p := w.address()
		w.line("store i64 %s, ptr %s, align 8", w.pick(), p)
	}
	if conditional {
		p, q := w.address(), w.pick()
		w.line("%%c = icmp ult i64 %s, %s", w.pick(), w.pick())
		w.line("br i1 %%c, label %%then, label %%join\nthen:")
		w.line("%%inside = add i64 %s, 13", q)
		w.line("store i64 %%inside, ptr %s, align 8", p)
		w.line("br label %%join\njoin:")
		w.line("%%m = phi i64 [ %%inside, %%then ], [ %s, %%loop ]", w.pick())
		w.ints = append(w.ints, "%m")
	}
	w.line("%%carried = add i64 %s, %s", w.pick(), w.pick())
	w.line("%%next = add nuw nsw i64 %%i, 1")
	w.line("%%more = icmp slt i64 %%next, %%n")
	cond := "%more"
	if early {
		w.line("%%low = and i64 %s, 15", w.pick())
		w.line("%%go = icmp ne i64 %%low, 5")
		w.line("%%both = and i1 %%more, %%go")
		cond = "%both"
	}
	w.line("br i1 %s, label %%loop, label %%end\nend:", cond)
	w.line("%%r1 = phi i64 [ 0, %%entry ], [ %%carried, %%%s ]", latch)
	w.line("%%r2 = phi i64 [ 1, %%entry ], [ %%t, %%%s ]", latch)
	w.line("%%r = xor i64 %%r1, %%r2")
	w.line("ret i64 %%r\n}")
	return w.text.String()
}

// runRandom returns what a configuration computes: the result and the memory.
func runRandom(t *testing.T, m *ir.Module, o Options, n, shift int) string {
	t.Helper()
	out, err := Compile(m, o)
	if err != nil {
		t.Fatal(err)
	}
	text := out.String()
	mod, err := asm.Parse("random.s", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	opt, err := o.resolve()
	if err != nil {
		t.Fatal(err)
	}
	s, err := sim.New(mod, sim.Config{Machine: opt.machine, MaxCycles: 1_000_000})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	data := make([]byte, 8*64)
	for i := range data {
		data[i] = byte(i * 37 % 251)
	}
	addr, err := s.Alloc(data)
	if err != nil {
		t.Fatal(err)
	}
	args := []sim.Arg{{File: machine.Int, Bits: addr}, {File: machine.Int, Bits: addr + uint64(8*shift)}, {File: machine.Int, Bits: uint64(n)}, {File: machine.Int, Bits: 3}}
	r, err := s.Call("f", args)
	if err != nil {
		t.Fatalf("n=%d: %v\n%s", n, err, text)
	}
	after, err := s.Read(addr, int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%d %x", r.Int, after)
}

// TestRandomLoops compares pipelined loops with the same loops as straight-line code, which is
// independent of distances, stages and rotation.
func TestRandomLoops(t *testing.T) {
	configs := []Options{{Verify: true}, {Scheduler: modulo.IMS}, {Regs: 8, Verify: true}, {Name: "p2m2l4-norot", Verify: true}, {Name: "p4m4l4", Regs: 12}}
	seeds := uint64(testload.Share(400, 12))
	numbers := []uint64{296} // recurrences on paths between others
	for seed := range seeds {
		numbers = append(numbers, seed)
	}
	for _, seed := range numbers {
		w := &loopWriter{rng: rand.New(rand.NewPCG(seed, 1))}
		text := w.function()
		m, err := frontend.Read("random.ll", []byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		for _, n := range []int{0, 1, 2, 3, 7, 20} {
			shift := int(seed) % 9
			want := runRandom(t, m, Options{Scheduler: modulo.List}, n, shift)
			for _, o := range configs {
				if got := runRandom(t, m, o, n, shift); got != want {
					t.Fatalf("seed %d, n %d, %+v: got %s\nwant %s\n%s", seed, n, o, got, want, text)
				}
			}
		}
	}
}

// loopMain calls f with several lengths and prints what it returns and leaves in memory.
const loopMain = `
@data = internal global [80 x i64] zeroinitializer
@lengths = internal constant [7 x i64] [i64 0, i64 1, i64 2, i64 3, i64 5, i64 9, i64 30]
@format = private constant [14 x i8] c"%%ld: %%ld %%lx\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
entry:
  br label %%length
length:
  %%k = phi i64 [ 0, %%entry ], [ %%k.next, %%print ]
  br label %%fill
fill:
  %%i = phi i64 [ 0, %%length ], [ %%i.next, %%fill ]
  %%mixed = mul i64 %%i, 7046029254386353131
  %%value = ashr i64 %%mixed, 40
  %%at = getelementptr [80 x i64], ptr @data, i64 0, i64 %%i
  store i64 %%value, ptr %%at
  %%i.next = add i64 %%i, 1
  %%filled = icmp eq i64 %%i.next, 80
  br i1 %%filled, label %%call, label %%fill
call:
  %%n.at = getelementptr [7 x i64], ptr @lengths, i64 0, i64 %%k
  %%n = load i64, ptr %%n.at
  %%b = getelementptr [80 x i64], ptr @data, i64 0, i64 %d
  %%r = call i64 @f(ptr @data, ptr %%b, i64 %%n, i64 3)
  br label %%hash
hash:
  %%j = phi i64 [ 0, %%call ], [ %%j.next, %%hash ]
  %%h = phi i64 [ 17, %%call ], [ %%h.next, %%hash ]
  %%from = getelementptr [80 x i64], ptr @data, i64 0, i64 %%j
  %%word = load i64, ptr %%from
  %%scaled = mul i64 %%h, 1099511628211
  %%h.next = xor i64 %%scaled, %%word
  %%j.next = add i64 %%j, 1
  %%hashed = icmp eq i64 %%j.next, 80
  br i1 %%hashed, label %%print, label %%hash
print:
  %%printed = call i32 (ptr, ...) @printf(ptr @format, i64 %%n, i64 %%r, i64 %%h.next)
  %%k.next = add i64 %%k, 1
  %%done = icmp eq i64 %%k.next, 7
  br i1 %%done, label %%end, label %%length
end:
  ret i32 0
}
`

// TestRandomLoopsLLI holds the simulator against LLVM's interpreter, with and without our passes.
func TestRandomLoopsLLI(t *testing.T) {
	oracle.Need(t, "lli-19")
	count := *loopCount
	if count == 0 {
		count = testload.Share(150, 6)
	}
	configs := []Options{{Verify: true}, {Name: "p2m2l4-norot", Verify: true}, {Name: "p4m4l4", Regs: 16, Spill: &Spill{Variables: true}}, {Name: "p2m2l6", Regs: 12}}
	for k := range count {
		seed := uint64(*loopSeed + k)
		w := &loopWriter{rng: rand.New(rand.NewPCG(seed, 2))}
		text := w.function() + fmt.Sprintf(loopMain, k%9)
		file := filepath.Join(t.TempDir(), "loop.ll")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		want, err := exec.Command("lli-19", file).CombinedOutput()
		if err != nil {
			t.Fatalf("seed %d: %v\n%s\n%s", seed, err, want, text)
		}
		for _, pipeline := range []string{"", "vliw"} {
			m := optimized(t, "loop.ll", []byte(text), pipeline)
			for _, o := range configs {
				if got, err := simulateModule(m, o); err != nil || got.Out != string(want) {
					t.Fatalf("seed %d %q %+v: %v; prints\n%swant\n%s\n%s", seed, pipeline, o, err, got.Out, want, text)
				}
			}
		}
	}
}
