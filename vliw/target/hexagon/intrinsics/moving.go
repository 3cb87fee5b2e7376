package intrinsics

import (
	"strings"

	"opt-go/vliw/target/hexagon/code"
)

// Accesses that move their pointer within a circular buffer, or by bit-reversed addition: what they
// add is in m0 (++I:circ(m0), ++m0:brev) or an immediate (++#8:circ(m0)); m0 also has the length of
// the buffer, cs0 its start (Hexagon V68 Programmer's Reference Manual, section 5.8).

// Moving is one such access: its operands are those of the intrinsic.
type Moving struct {
	Info     *code.Info
	Step     int // an immediate; -1: none
	Modifier int
	Value    int // what a store writes; -1: a load
	Start    int // of the buffer; -1: none
}

// movingSizes are the accesses by the letters in the names of the intrinsics.
var movingSizes = map[string]struct {
	text  string
	class code.Class
	shift int
	part  string // of the stored register
}{
	"rb": {"memb", code.Word, 0, ""}, "rub": {"memub", code.Word, 0, ""}, "rh": {"memh", code.Word, 1, ""}, "ruh": {"memuh", code.Word, 1, ""},
	"ri": {"memw", code.Word, 2, ""}, "rd": {"memd", code.Pair, 3, ""}, "rf": {"memh", code.Word, 1, ".h"},
}

// FindMoving finds an intrinsic such as L2.loadri.pci, S2.storeri.pcr or L2.loadri.pbr.
func FindMoving(name string) *Moving {
	size, mode, _ := strings.Cut(name[min(len("L2."), len(name)):], ".")
	letters, load := strings.CutPrefix(size, "load")
	if !load {
		letters = strings.TrimPrefix(size, "store")
	}
	z, ok := movingSizes[letters]
	if !ok || load && z.part != "" || !load && strings.Contains(z.text, "u") {
		return nil
	}
	m := &Moving{Step: -1, Value: -1, Start: -1}
	info := &code.Info{Slots: 0x3, Size: 1 << z.shift, Args: []code.Class{}, Traits: code.PostInc | code.Late, Cycles: 2}
	var by string
	switch mode {
	case "pci":
		by, m.Step, m.Modifier, m.Start = "%#0:circ(m0)", 1, 2, 3
		info.Args = append(info.Args, code.NoClass)
		info.Imm[0] = code.ImmRange{Bits: 4, Signed: true, Shift: z.shift}
	case "pcr":
		by, m.Modifier, m.Start = "I:circ(m0)", 1, 2
	case "pbr":
		by, m.Modifier = "m0:brev", 1
	default:
		return nil
	}
	address := z.text + "(%b++" + by + ")"
	if load {
		info.Text, info.Dst, info.Traits = "%d = "+address, z.class, info.Traits|code.Load
	} else {
		m.storeOperands(mode)
		info.Text = address + " = %" + string(rune('0'+len(info.Args))) + z.part
		info.Args, info.Traits = append(info.Args, z.class), info.Traits|code.Store
	}
	m.Info = info
	return m
}

// storeOperands makes room for the value, which comes before the start of a buffer, or before what
// a bit-reversed access adds.
func (m *Moving) storeOperands(mode string) {
	if mode == "pbr" {
		m.Value, m.Modifier = 1, 2
		return
	}
	m.Value = m.Start
	m.Start++
}
