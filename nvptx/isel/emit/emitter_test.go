package emit

import (
	"slices"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/processor"
	"opt-go/nvptx/ptx"
)

func newTestEmitter(t *testing.T, cpu string) *Emitter {
	t.Helper()
	p, err := processor.NewTarget(cpu, "")
	if err != nil {
		t.Fatal(err)
	}
	layout, err := ir.ParseLayout("e-i64:64-i128:128-v16:16-v32:32-n16:32:64")
	if err != nil {
		t.Fatal(err)
	}
	e := NewEmitter(&Target{Target: p}, layout, ir.NewContext(), false)
	return &e
}

// opcodes are the instructions of some code.
func opcodes(code []clean.Item) []string {
	var out []string
	for _, it := range code {
		if it.Inst != nil {
			out = append(out, it.Inst.Opcode())
		}
	}
	return out
}

// TestPlaces: code goes to the instruction that is collected or to the entry, whatever it is asked
// for within.
func TestPlaces(t *testing.T) {
	e := newTestEmitter(t, "sm_70")
	code := e.Collect(func() {
		e.Put("trap")
		e.AtEntry(func() { e.Put("brkpt") })
		e.AtStart(func() { e.Put("membar.gl") })
		sym := e.GenericSymbol(ptx.Sym("x"), 1)
		if again := e.GenericSymbol(ptx.Sym("x"), 1); again != sym {
			t.Errorf("a symbol's address is computed twice: %v, %v", sym, again)
		}
		e.Put("exit")
	})
	if got := opcodes(code); !slices.Equal(got, []string{"trap", "exit"}) {
		t.Errorf("the instruction has %v", got)
	}
	if got := strings.Join(opcodes(e.EntryCode()), " "); got != "membar.gl brkpt mov.u64 cvta.global.u64" {
		t.Errorf("the entry has %s", got)
	}
	if len(e.Emitted()) != 0 {
		t.Errorf("%v is left", opcodes(e.Emitted()))
	}
}

// TestResizeImmediate: constants are extended or cut as registers are.
func TestResizeImmediate(t *testing.T) {
	for _, c := range []struct {
		k      ptx.Int
		bits   int
		to     ptx.Type
		signed bool
		want   ptx.Int
	}{
		{1, 1, ptx.B32, true, -1}, {1, 1, ptx.B32, false, 1}, {-1, 8, ptx.B32, false, 255}, {-1, 8, ptx.B32, true, -1},
		{-128, 8, ptx.B64, false, 128}, {0x18000, 32, ptx.B16, false, -0x8000}, {-1, 32, ptx.B64, false, 0xffffffff}, {6, 8, ptx.Pred, false, 0},
	} {
		if got := ResizeImmediate(c.k, c.bits, c.to, c.signed); got != c.want {
			t.Errorf("%d of %d bits to .%s, signed %v: %d, want %d", c.k, c.bits, c.to, c.signed, got, c.want)
		}
	}
}
