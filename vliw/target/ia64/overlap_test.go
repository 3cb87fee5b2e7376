package ia64

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/tools/oracle"
	"opt-go/tools/testload"
	"opt-go/vliw"
	"opt-go/vliw/modulo"
	"opt-go/vliw/target/ia64/sim"
)

var (
	overlapLoops = flag.Int("overlap-loops", testload.Share(150, 20), "number of random loops that TestOverlappingLoops compiles and runs")
	overlapSeed  = flag.Int64("overlap-seed", 1, "first seed of TestOverlappingLoops")
)

// overlapping is the text of a random loop over three arrays that may be one, counted or until it
// has read a number; after it the first elements are read and written once more.
type overlapping struct {
	rnd    *rand.Rand
	b      strings.Builder
	t      string // of the elements
	values []string
	n      int
}

func (o *overlapping) line(format string, args ...any) { fmt.Fprintf(&o.b, "  "+format+"\n", args...) }

func (o *overlapping) name() string {
	o.n++
	return fmt.Sprintf("%%v%d", o.n)
}

func (o *overlapping) value() string { return o.values[o.rnd.Intn(len(o.values))] }

// address is an element of an array near the current one.
func (o *overlapping) address(index string) string {
	at, p := o.name(), o.name()
	o.line("%s = add i64 %s, %d", at, index, o.rnd.Intn(5))
	o.line("%s = getelementptr %s, ptr %%%c, i64 %s", p, o.t, "pqr"[o.rnd.Intn(3)], at)
	return p
}

func (o *overlapping) statement(index string) {
	switch o.rnd.Intn(3) {
	case 0:
		at := o.address(index)
		v := o.name()
		o.line("%s = load %s, ptr %s", v, o.t, at)
		o.values = append(o.values, v)
	case 1:
		v, op := o.name(), []string{"add", "sub", "xor", "mul"}[o.rnd.Intn(4)]
		if o.t == "double" {
			op = []string{"fadd", "fsub"}[o.rnd.Intn(2)]
		}
		o.line("%s = %s %s %s, %s", v, op, o.t, o.value(), o.value())
		o.values = append(o.values, v)
	default:
		at := o.address(index)
		o.line("store %s %s, ptr %s", o.t, o.value(), at)
	}
}

// newOverlapping is the loop of a seed, and the size of its elements.
func newOverlapping(seed int64) (text string, size int) {
	o := &overlapping{rnd: rand.New(rand.NewSource(seed))}
	types := []string{"i64", "i32", "i16", "i8", "double"}
	o.t = types[o.rnd.Intn(len(types))]
	size = map[string]int{"i64": 8, "i32": 4, "i16": 2, "i8": 1, "double": 8}[o.t]
	while := o.rnd.Intn(3) == 0
	zero := "0"
	if o.t == "double" {
		zero = "0.0"
	}
	fmt.Fprintf(&o.b, "target datalayout = \"e-m:e-i64:64-n32:64-S128\"\ndefine void @f(ptr %%p, ptr %%q, ptr %%r, i64 %%n) {\nentry:\n  br label %%loop\nloop:\n")
	o.line("%%i = phi i64 [ 0, %%entry ], [ %%next, %%loop ]")
	o.line("%%sum = phi %s [ %s, %%entry ], [ SUM, %%loop ]", o.t, zero)
	o.values = []string{"%sum"}
	for range 3 + o.rnd.Intn(6) {
		o.statement("%i")
	}
	sum := o.values[len(o.values)-1]
	o.line("%%next = add i64 %%i, 1")
	o.line("%%again = icmp slt i64 %%next, %%n")
	if while {
		c, both := o.name(), "%both"
		if o.t == "double" {
			o.line("%s = fcmp olt double %s, 90.0", c, sum)
		} else {
			o.line("%s = icmp ne %s %s, 77", c, o.t, sum)
		}
		o.line("%s = and i1 %s, %%again", both, c)
		o.line("br i1 %s, label %%loop, label %%done", both)
	} else {
		o.line("br i1 %%again, label %%loop, label %%done")
	}
	o.b.WriteString("done:\n")
	o.values = []string{sum}
	for range 8 {
		o.statement("0")
	}
	o.line("store %s %s, ptr %%p", o.t, o.value())
	o.b.WriteString("  ret void\n}\n")
	return strings.Replace(o.b.String(), "SUM", sum, 1), size
}

// overlapTrips are the numbers of iterations, overlapShifts how far the second and third array are
// from the first, in elements.
var (
	overlapTrips  = []uint64{1, 2, 5, 13}
	overlapShifts = [][2]int{{0, 0}, {1, 2}, {-1, 1}, {2, -3}, {30, 60}, {-4, 30}}
)

// runOverlapping returns what a loop leaves in memory in all cases.
func runOverlapping(text string, size int, c sim.Config) (string, int64, error) {
	p, err := sim.Parse(text)
	if err != nil {
		return "", 0, err
	}
	var out bytes.Buffer
	missed := int64(0)
	for _, n := range overlapTrips {
		for _, shift := range overlapShifts {
			c.MaxCycles = cycleLimit
			s, err := sim.New(p, c)
			if err != nil {
				return "", 0, err
			}
			data := make([]byte, 100*size)
			for k := range data {
				if size < 8 || k%8 == 7 {
					data[k] = byte(k*7 + 3)
				}
				if size == 8 && k%8 == 7 {
					data[k] = 0x40 // a small number, also as a double
				}
			}
			at, err := s.Alloc(data)
			if err != nil {
				return "", 0, err
			}
			at += uint64(8 * size)
			move := func(k int) uint64 { return at + uint64(int64(shift[k]*size)) }
			if _, err := s.Call("f", at, move(0), move(1), n); err != nil {
				return "", 0, fmt.Errorf("%d iterations, %v apart: %w", n, shift, err)
			}
			after, err := s.Read(at-uint64(8*size), int64(len(data)))
			if err != nil {
				return "", 0, err
			}
			fmt.Fprintf(&out, "%d %v %x\n", n, shift, after)
			missed += s.Stats().Missed
		}
	}
	return out.String(), missed, nil
}

// TestOverlappingLoops compares loops over arrays that overlap with the same loops without
// pipelines and without advanced loads; also where the processor remembers one advanced load.
func TestOverlappingLoops(t *testing.T) {
	oracle.Need(t, assembler)
	checks, missed := 0, int64(0)
	for seed := *overlapSeed; seed < *overlapSeed+int64(*overlapLoops); seed++ {
		text, size := newOverlapping(seed)
		m, err := frontend.Read("overlap.ll", []byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		plain := withoutAdvances()
		plain.Scheduler = modulo.List
		want, _, err := runOverlapping(compileTextWith(t, m, plain), size, sim.Config{})
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, text)
		}
		code := compileTextWith(t, m, Options(vliw.Options{Verify: true}))
		checks += strings.Count(code, ".c.clr")
		for _, c := range []sim.Config{{}, {ALAT: fewEntries}} {
			got, n, err := runOverlapping(code, size, c)
			if missed += n; err != nil || got != want {
				t.Errorf("seed %d, %d entries: %v: got\n%swant\n%s%s", seed, c.ALAT, err, got, want, text)
			}
		}
	}
	t.Logf("%d checks of advanced loads, %d of them missed", checks, missed)
	if checks == 0 || missed == 0 {
		t.Error("no load was advanced, or no check missed")
	}
}
