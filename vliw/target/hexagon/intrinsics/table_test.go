package intrinsics

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"opt-go/tools/oracle"
	"opt-go/vliw/target/hexagon/code"
)

// sample is an instruction of an intrinsic, with different registers and small immediates.
func sample(in *Intrinsic) code.Instr {
	out := code.Instr{Op: in.Op, Desc: in.Info}
	next := map[code.Class]int{}
	take := func(c code.Class) code.Reg {
		next[c]++
		switch n := next[c]; c {
		case code.Pair:
			return code.D(4 + n)
		case code.Pred:
			return code.P(n - 1)
		case code.Vec:
			return code.V(2*n - 1)
		case code.VecPair:
			return code.W(8 + n)
		case code.VecPred:
			return code.Q(n - 1)
		default:
			return code.R(3 + n)
		}
	}
	if c := out.Info().Dst; c != code.NoClass {
		out.Dst = take(c)
	}
	for k, c := range out.Info().Args {
		if c == code.NoClass {
			out.Args = append(out.Args, code.ImmOp(1<<out.Info().Imm[min(k, 1)].Shift))
		} else {
			out.Args = append(out.Args, code.RegOp(take(c)))
		}
	}
	return out
}

var note = regexp.MustCompile(`^[^:]*:(\d+):\d+: (note: Instruction can utilize slots: ([0-9, ]*)|error: (.*))`)

// TestSlots asks llvm-mc, which says the slots of the instructions of a packet that it refuses:
// each stands beside three shifts, which have two slots.
func TestSlots(t *testing.T) {
	oracle.Need(t, "llvm-mc-19")
	var text strings.Builder
	lines := map[int]*Intrinsic{}
	at := 1
	for _, in := range All() {
		if in.Info == nil || in.Info.Traits&code.Alone != 0 {
			continue
		}
		x := sample(in)
		fmt.Fprintf(&text, "{\n%s\nr1 = lsr(r2,#3)\nr3 = lsr(r2,#4)\nr9 = lsr(r2,#5)\n}\n", x.String())
		lines[at+1] = in
		at += 6
	}
	file := filepath.Join(t.TempDir(), "slots.s")
	if err := os.WriteFile(file, []byte(text.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-mattr=+hvxv68,+hvx-length128b", "-filetype=obj", "-o", os.DevNull, file).CombinedOutput()
	if err == nil {
		t.Fatal("llvm-mc takes three shifts in a packet")
	}
	found := 0
	for line := range strings.Lines(string(out)) {
		m := note.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		in := lines[n]
		if in == nil || m[3] == "" {
			continue
		}
		found++
		var want code.Slots
		for _, s := range strings.Split(m[3], ",") {
			k, _ := strconv.Atoi(strings.TrimSpace(s))
			want |= 1 << k
		}
		if in.Info.Slots != want {
			t.Errorf("%s: slots %04b, llvm-mc says %04b", in.Name, in.Info.Slots, want)
		}
	}
	if found < len(lines)*9/10 || len(lines) < 600 {
		t.Errorf("llvm-mc names the slots of %d of %d instructions", found, len(lines))
	}
}

// TestAlone lets llvm-mc assemble what has effects, each in a packet of its own.
func TestAlone(t *testing.T) {
	oracle.Need(t, "llvm-mc-19")
	var text strings.Builder
	for _, in := range All() {
		if in.Info != nil && in.Info.Traits&code.Alone != 0 {
			x := sample(in)
			fmt.Fprintf(&text, "{ %s }\n", x.String())
		}
	}
	cmd := exec.Command("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-mattr=+hvxv68,+hvx-length128b", "-filetype=obj", "-o", os.DevNull)
	cmd.Stdin = strings.NewReader(text.String())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s%s", err, text.String(), out)
	}
}

func TestParse(t *testing.T) {
	in, err := parse("S4.or.andix  w=wWi  23  s10x  %d = or(%0,and(%d,%#2))\n")
	if err != nil {
		t.Fatal(err)
	}
	if in.Info.Text != "%d = or(%0,and(%d,%#1))" || !in.Params[1].Tied || len(in.Info.Args) != 2 || in.Info.Imm[0] != (code.ImmRange{Bits: 10, Signed: true, Ext: true}) {
		t.Errorf("%+v %+v", in, in.Info)
	}
	if in := Find("A2.add"); in == nil || in.Op != code.OpAdd {
		t.Errorf("A2.add is not the addition of the table of operations: %+v", in)
	}
	for _, bad := range []string{"A w=ww 3 -", "A w=zq 3 - %d", "A w=wi 3 u? %d = %0 %#1"} {
		if _, err := parse(bad); err == nil {
			t.Errorf("%q is taken", bad)
		}
	}
}
