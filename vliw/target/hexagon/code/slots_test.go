package code

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
)

// sample is an instruction of an operation, whose registers differ.
func sample(op Op) Instr {
	info := op.Info()
	in := Instr{Op: op}
	regs := map[Class][]Reg{Word: {R(4), R(5), R(6), R(7), R(8)}, Pair: {D(5), D(6), D(7), D(8)}, Pred: {P(0), P(1), P(2)},
		Vec: {V(1), V(2), V(3)}, VecPair: {W(4), W(5)}, VecPred: {Q(0), Q(1)}}
	take := func(c Class) Reg {
		r := regs[c][0]
		regs[c] = regs[c][1:]
		return r
	}
	if info.Dst != NoClass {
		in.Dst = take(info.Dst)
	}
	if op.Is(PostInc) {
		in.Base = take(Word)
	}
	for _, c := range info.Args {
		switch {
		case c != NoClass:
			in.Args = append(in.Args, RegOp(take(c)))
		case strings.Contains(info.Text, "jump") || op == OpCall || strings.Contains(info.Text, "loop"):
			in.Args = append(in.Args, SymOp("start", 0))
			if strings.HasPrefix(info.Text, "loop") && len(info.Args) == 2 && info.Args[1] == NoClass {
				in.Args = append(in.Args, ImmOp(8))
				return in
			}
		default:
			in.Args = append(in.Args, ImmOp(int64(1)<<max(info.Imm[0].Shift, 2)))
		}
	}
	return in
}

var slotNote = regexp.MustCompile(`^[^:]*:(\d+):\d+: note: Instruction can utilize slots: ([0-9, ]*)`)

// TestSlots compares the slots of all operations with those that llvm-mc names when it refuses a
// packet: each stands beside three shifts, which have two slots.
func TestSlots(t *testing.T) {
	mc := oracle.Tool(t, "llvm-mc-19")
	var text strings.Builder
	text.WriteString("start:\n")
	line := map[int]Op{}
	at := 2
	for op := OpNone + 1; op < NumOps; op++ {
		if op.Is(LoopMark|NewJump) || op == OpSetControl || op == OpGetControl || op == OpDescribed || op.Is(Alone) {
			continue // no instruction; with a producer only; of many registers; of many texts; alone in its packet
		}
		in := sample(op)
		fmt.Fprintf(&text, "{\n%s\nr1 = lsr(r2,#3)\nr3 = lsr(r2,#4)\nr9 = lsr(r2,#5)\n}\n", in.String())
		line[at+1] = op
		at += 6
	}
	file := filepath.Join(t.TempDir(), "slots.s")
	if err := os.WriteFile(file, []byte(text.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	notes, err := exec.Command(mc, "-triple=hexagon", "-mcpu=hexagonv68", "-mattr=+hvxv68,+hvx-length128b", "-filetype=obj", "-o", os.DevNull, file).CombinedOutput()
	if err == nil {
		t.Fatal("llvm-mc takes three shifts in a packet")
	}
	found := 0
	for note := range strings.Lines(string(notes)) {
		m := slotNote.FindStringSubmatch(note)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		op, ok := line[n]
		if !ok {
			continue
		}
		found++
		var want Slots
		for _, s := range strings.Split(m[2], ",") {
			k, _ := strconv.Atoi(strings.TrimSpace(s))
			want |= 1 << k
		}
		// The only access of a packet goes to slot 0; we put jumps into two of the four slots.
		if got := op.Info().Slots; got&^want != 0 && !(op.Is(Load|Store) && want == slot0) {
			in := sample(op)
			t.Errorf("%s: slots %04b, llvm-mc says %04b", in.String(), got, want)
		}
	}
	if found < len(line)*17/20 {
		t.Errorf("llvm-mc names the slots of %d of %d operations", found, len(line))
	}
}
