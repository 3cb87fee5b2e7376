package idiom_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irinterp"
)

// checkLoop is a loop that computes a check of w bits, of data of d bits (0: none).
type checkLoop struct {
	w, d, trips int
	high        bool
	poly        uint64
	body        string // computes %next from %crc and %bit, the tested bit as i1
}

// ways are the forms in which programs write a step: T is the type, OP the shift.
var ways = map[string]string{
	"select":   "  %s = OP T %crc, 1\n  %p = xor T %s, POLY\n  %next = select i1 %bit, T %p, T %s\n",
	"inverted": "  %not = xor i1 %bit, true\n  %s = OP T %crc, 1\n  %p = xor T %s, POLY\n  %next = select i1 %not, T %s, T %p\n",
	"mask":     "  %s = OP T %crc, 1\n  %m = sext i1 %bit to T\n  %p = and T %m, POLY\n  %next = xor T %s, %p\n",
	"negated":  "  %s = OP T %crc, 1\n  %z = zext i1 %bit to T\n  %m = sub T 0, %z\n  %p = and T %m, POLY\n  %next = xor T %p, %s\n",
	"product":  "  %s = OP T %crc, 1\n  %z = zext i1 %bit to T\n  %p = mul T %z, POLY\n  %next = xor T %p, %s\n",
}

func (c checkLoop) text() string {
	op, data := "lshr", ""
	if c.high {
		op = "shl"
	}
	bit := "  %low = trunc T %crc to i1\n"
	if c.high {
		bit = "  %low = icmp slt T %crc, 0\n"
	}
	if c.d > 0 {
		data = fmt.Sprintf("  %%data = phi i%d [ %%d, %%entry ], [ %%data.next, %%loop ]\n", c.d)
		take := fmt.Sprintf("  %%taken = and i%d %%data, 1\n  %%other = icmp ne i%d %%taken, 0\n", c.d, c.d)
		if c.high {
			take = fmt.Sprintf("  %%other = icmp slt i%d %%data, 0\n", c.d)
		}
		bit += take + fmt.Sprintf("  %%data.next = %s i%d %%data, 1\n  %%bit = xor i1 %%low, %%other\n", op, c.d)
	} else {
		bit += "  %bit = xor i1 %low, false\n"
	}
	d := max(c.d, 8)
	text := fmt.Sprintf("define T @f(T %%init, i%d %%d) {\nentry:\n  br label %%loop\nloop:\n  %%i = phi i32 [ 0, %%entry ], [ %%i1, %%loop ]\n"+
		"  %%crc = phi T [ %%init, %%entry ], [ %%next, %%loop ]\n%s%s%s  %%i1 = add nuw nsw i32 %%i, 1\n  %%more = icmp ult i32 %%i1, %d\n"+
		"  br i1 %%more, label %%loop, label %%out\nout:\n  ret T %%next\n}\n", d, data, bit, c.body, c.trips)
	return strings.NewReplacer("POLY", fmt.Sprint(int64(c.poly<<uint(64-c.w))>>uint(64-c.w)), "OP", op, "T", fmt.Sprintf("i%d", c.w)).Replace(text)
}

// TestChecksums compares loops of all widths and both orders with what becomes of them: for 8 bits
// for all checks, else for random ones.
func TestChecksums(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for name, body := range ways {
		for _, w := range []int{8, 16, 32, 64} {
			for _, high := range []bool{false, true} {
				poly := rng.Uint64()>>uint(64-w) | 1
				compareChecks(t, name, rng, checkLoop{w: w, trips: 8 * (1 + rng.IntN(w/8)), high: high, poly: poly, body: body})
				if name != "select" {
					continue
				}
				for _, data := range []int{8, 16, 32, 64} {
					trips := 8 * (1 + rng.IntN(data/8))
					compareChecks(t, name, rng, checkLoop{w: w, d: data, trips: trips, high: high, poly: poly, body: body})
				}
			}
		}
	}
}

func compareChecks(t *testing.T, name string, rng *rand.Rand, c checkLoop) {
	d := difftest.Trial{T: t}
	before := d.Read(c.text())
	after := d.Read(d.Transform(c.text(), "loop(loop-idiom<checksums>)"))
	if !strings.Contains(after.String(), ".crctable") {
		t.Fatalf("%s: no table\n%s", name, after)
	}
	runs := 256
	if c.w > 8 {
		runs = 64
	}
	for n := range runs {
		args := []uint64{uint64(n), rng.Uint64() >> uint(64-max(c.d, 8))}
		if c.w > 8 {
			args[0] = rng.Uint64() >> uint(64-c.w)
		}
		x, y := irinterp.Execute(before.Func("f"), args, 5000), irinterp.Execute(after.Func("f"), args, 5000)
		if why := irinterp.Refines(x, y); why != "" || !x.Defined() {
			t.Fatalf("%s: @f%v %s\n%s\n%s", name, args, why, before, after)
		}
	}
}

// TestNoChecksums: loops that are no check, although they look like one.
func TestNoChecksums(t *testing.T) {
	d := difftest.Trial{T: t}
	good := checkLoop{w: 16, trips: 8, poly: 0xa001, body: ways["select"]}.text()
	if !strings.Contains(d.Transform(good, "loop(loop-idiom<checksums>)"), ".crctable") {
		t.Fatal("the loop that the others differ from is no check")
	}
	for _, c := range []struct{ name, from, to string }{
		{"not by eights", "ult i32 %i1, 8", "ult i32 %i1, 12"},
		{"too long", "ult i32 %i1, 8", "ult i32 %i1, 32"},
		{"the other bit", "trunc i16 %crc to i1", "icmp slt i16 %crc, 0"},
		{"two bits at once", "lshr i16 %crc, 1", "lshr i16 %crc, 2"},
		{"with the sign", "lshr i16 %crc, 1", "ashr i16 %crc, 1"},
		{"a sum", "xor i16 %s,", "add i16 %s,"},
		{"the polynomial where the bit is 0", "select i1 %bit, i16 %p, i16 %s", "select i1 %bit, i16 %s, i16 %p"},
		{"the counter left", "ret i16 %next", "%j = trunc i32 %i1 to i16\n  ret i16 %j"},
		{"the check before", "ret i16 %next", "ret i16 %crc"},
		{"counts from 1", "[ 0, %entry ], [ %i1", "[ 1, %entry ], [ %i1"},
		{"volatile", "%more =", "store volatile i16 %next, ptr null\n  %more ="},
	} {
		text := strings.Replace(good, c.from, c.to, 1)
		if text == good {
			t.Errorf("%s: nothing replaced in\n%s", c.name, good)
		}
		if after := d.Transform(text, "loop(loop-idiom<checksums>)"); strings.Contains(after, ".crctable") {
			t.Errorf("%s: a table\n%s", c.name, after)
		}
	}
}
