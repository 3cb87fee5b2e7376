package machine

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestBuiltinsAreValidAndRoundTrip(t *testing.T) {
	for _, name := range Names() {
		m, err := Lookup(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Validate(); err != nil {
			t.Error(err)
		}
		var text bytes.Buffer
		if err := m.WriteJSON(&text); err != nil {
			t.Fatal(err)
		}
		back, err := Load(&text)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(m, back); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	if _, err := Lookup("p3"); err == nil || !strings.Contains(err.Error(), `unknown machine "p3" (built in: p2m2l4, `) {
		t.Errorf("got %v", err)
	}
}

func TestPaperNumbers(t *testing.T) {
	m, err := Lookup("p4m2l6")
	if err == nil {
		t.Fatalf("p4m2l6 is not in the paper, got %v", m)
	}
	m, err = Lookup("p2m2l6")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		op                 Op
		latency, occupancy int
	}{
		{OpFaddD, 6, 1}, {OpFmulS, 6, 1}, {OpMul, 6, 1}, {OpFldD, 2, 1}, {OpSt8, 1, 1},
		{OpFdivD, 17, 17}, {OpRem, 17, 17}, {OpFsqrtD, 30, 30}, {OpAdd, 1, 1}, {OpCmpEq, 1, 1}, {OpCtop, 1, 1},
	}
	for _, tt := range tests {
		if m.LatencyOf(tt.op) != tt.latency || m.OccupancyOf(tt.op) != tt.occupancy {
			t.Errorf("%s: latency %d, occupancy %d, want %d, %d",
				tt.op, m.LatencyOf(tt.op), m.OccupancyOf(tt.op), tt.latency, tt.occupancy)
		}
	}
}

func TestWithRegs(t *testing.T) {
	for _, name := range []string{"p2m2l4", "p2m2l4-norot"} {
		m, err := Lookup(name)
		if err != nil {
			t.Fatal(err)
		}
		small, err := m.WithRegs(32)
		if err != nil {
			t.Fatal(err)
		}
		if small.LoopRegs(Int) != 32 || small.LoopRegs(Float) != 32 || m.LoopRegs(Int) != 64 {
			t.Errorf("%s: %d and %d loop registers", name, small.LoopRegs(Int), m.LoopRegs(Int))
		}
		if small.HasReg(RR(32)) || small.HasReg(R(96)) || !small.HasReg(R(63)) {
			t.Errorf("%s: wrong registers", name)
		}
		if _, err := m.WithRegs(1); err == nil {
			t.Errorf("%s: one register accepted", name)
		}
	}
}

func TestOpTable(t *testing.T) {
	for op := OpInvalid + 1; op < NumOps; op++ {
		info := Info(op)
		if info.Name == "" {
			t.Errorf("opcode %d has no row", op)
			continue
		}
		if back, ok := OpByName(info.Name); !ok || back != op {
			t.Errorf("%s is found as %d, not %d", info.Name, back, op)
		}
		if op.Is(IsLoad|IsStore) != (info.Size > 0) || op.Is(IsLoad|IsStore) != (info.Unit == Memory) {
			t.Errorf("%s: memory traits do not agree", info.Name)
		}
		if op.Is(IsStore|IsBranch|IsCall|IsRet|SetsLoop) && (info.Dst != NoFile || !op.SideEffect()) {
			t.Errorf("%s: a result or no side effect", info.Name)
		}
		if info.Dst == NoFile && !op.SideEffect() {
			t.Errorf("%s does nothing", info.Name)
		}
	}
}

func TestRegNames(t *testing.T) {
	for want, reg := range map[string]Reg{"sp": SP, "r1": R(1), "f0": F(0), "p3": P(3), "rr7": RR(7), "rf8": RF(8), "rp0": RP(0)} {
		if reg.String() != want {
			t.Errorf("%v, want %s", reg, want)
		}
	}
	saved := simulated.CalleeSaved
	if !saved(R(32)) || !saved(F(63)) || !saved(SP) || saved(R(64)) || saved(RR(40)) || saved(P(32)) {
		t.Error("wrong callee-saved set")
	}
	if r, ok := ArgReg(Int, 0); !ok || r != R(1) {
		t.Errorf("first integer argument in %v", r)
	}
	if _, ok := ArgReg(Float, 8); ok {
		t.Error("ninth float argument in a register")
	}
}

func compactDescription(t *testing.T) string {
	t.Helper()
	m, err := Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	var text, compact bytes.Buffer
	if err := m.WriteJSON(&text); err != nil {
		t.Fatal(err)
	}
	if err := json.Compact(&compact, text.Bytes()); err != nil {
		t.Fatal(err)
	}
	return compact.String()
}

func TestOpLatencyOverride(t *testing.T) {
	text := strings.Replace(compactDescription(t), `"unpipelined"`, `"op_latency":{"fma.d":7},"unpipelined"`, 1)
	m, err := Load(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if m.LatencyOf(OpFmaD) != 7 || m.LatencyOf(OpFmaS) != 4 {
		t.Errorf("fma.d %d, fma.s %d", m.LatencyOf(OpFmaD), m.LatencyOf(OpFmaS))
	}
}

// TestDocumentation: the page names every operation, machine and key.
func TestDocumentation(t *testing.T) {
	page, err := os.ReadFile("../../docs/vliw-machine.md")
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for op := OpInvalid + 1; op < NumOps; op++ {
		words = append(words, op.String())
	}
	words = append(words, Names()...)
	words = append(words, unitNames[:]...)
	words = append(words, timingNames[:]...)
	for _, word := range words {
		if !strings.Contains(string(page), "`"+word) {
			t.Errorf("docs/vliw-machine.md does not mention %s", word)
		}
	}
	_, rest, _ := strings.Cut(string(page), "```json\n")
	text, _, _ := strings.Cut(rest, "```")
	m, err := Load(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	want, err := Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, m); diff != "" {
		t.Error(diff)
	}
}
