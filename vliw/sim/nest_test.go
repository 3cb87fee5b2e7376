package sim

import (
	"strings"
	"testing"

	"opt-go/vliw/asm"
)

// TestLevelCounters: a nest of two loops as a pipeline. Every step starts an iteration until LC
// reaches its end; rp0 is true in those that exist; the inner counter restarts automatically.
func TestLevelCounters(t *testing.T) {
	for _, c := range []struct{ n, steps, inner, iterations, passes int64 }{
		{0, 1, 1, 0, 1}, {1, 1, 1, 1, 1}, {3, 5, 2, 3, 10}, {5, 3, 4, 3, 12},
	} {
		text := `
.func f
entry:
    { r10 = li 0 | r11 = li 0 | setlc r1 }
    { r2 = sub r2, 1 | initrp 0 }
    { r3 = sub r3, 1 | clrrrb }
    { setlk 15, r2 }
    { setlk 0, r3 }
.loop nest
step:
    { rtop 1, step }
inner:
    { r11 = add r11, 1 | ltop 0, inner }
    { (rp0) r10 = add r10, 1 | ltop 15, step }
.endloop nest
done:
    { r1 = mul r11, 1000 }
    { nop }
    { nop }
    { nop }
    { r1 = add r1, r10 }
    { ret }
.end`
		text = strings.ReplaceAll(text, "{ nop }", "nop")
		text = strings.Replace(text, "{ setlk 0, r3 }", "{ setlk 0, r3 }\n    { setlk 1, 0 }", 1)
		s := start(t, text, "p2m2l4", nil)
		r, err := s.Call("f", []Arg{intArg(c.n), intArg(c.steps), intArg(c.inner)})
		if err != nil {
			t.Fatal(err)
		}
		if want := c.passes*1000 + c.iterations; int64(r.Int) != want {
			t.Errorf("%+v: got %d, want %d", c, int64(r.Int), want)
		}
		if got := s.Stats().Loops[0].Trips; got != c.iterations {
			t.Errorf("%+v: %d trips", c, got)
		}
	}
}

func TestLevelCounterFaults(t *testing.T) {
	s := start(t, ".func f\nl:\n    { ltop 3, l }\n    { ret }\n.end\n", "p2m2l4", nil)
	if _, err := s.Call("f", nil); err == nil || !strings.Contains(err.Error(), "level counter 3, which is undefined") {
		t.Errorf("an undefined counter gave %v", err)
	}
	_, err := asm.Parse("f.s", ".func f\nl:\n    { setlk 16, 1 }\n    { ret }\n.end\n")
	if err == nil || !strings.Contains(err.Error(), "level counter 16 of 16") {
		t.Errorf("counter 16 gave %v", err)
	}
}
