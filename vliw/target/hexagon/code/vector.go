package code

import "math/bits"

// The vector unit (HVX) has four lanes of execution beside the slots: a vector instruction of a
// packet takes one, two or all of them, by its kind (Hexagon V66 HVX Programmer's Reference Manual,
// 80-N2040-44, sections 3.4 and 3.5).

// Unit is the kind of a vector instruction: what it takes of the lanes. The zero Unit takes none.
type Unit uint8

// The kinds.
const (
	NoUnit       Unit = iota
	UnitALU           // any lane
	UnitALU2          // the lanes of permutes and shifts, or those of multiplies
	UnitMul           // a lane of multiplies
	UnitMul2          // both of them
	UnitPermute       // the lane of permutes
	UnitPermute2      // that and the lane of shifts
	UnitShift         // the lane of shifts
	UnitAll           // all four: histograms
)

// The lanes, as sets of bits.
const (
	lanePermute = 1 << iota
	laneShift
	laneMul0
	laneMul1
)

// unitLanes are the sets of lanes that a kind may take.
var unitLanes = [...][]uint8{
	NoUnit:       {0},
	UnitALU:      {laneMul1, laneMul0, laneShift, lanePermute},
	UnitALU2:     {laneMul0 | laneMul1, lanePermute | laneShift},
	UnitMul:      {laneMul1, laneMul0},
	UnitMul2:     {laneMul0 | laneMul1},
	UnitPermute:  {lanePermute},
	UnitPermute2: {lanePermute | laneShift},
	UnitShift:    {laneShift},
	UnitAll:      {lanePermute | laneShift | laneMul0 | laneMul1},
}

// vectorFits reports whether the vector instructions of a packet have lanes each.
func (p Packet) vectorFits() bool {
	var kinds []Unit
	for k := range p {
		if u := p[k].unit(); u != NoUnit {
			kinds = append(kinds, u)
		}
	}
	return takeLanes(kinds, 0)
}

// unit is the kind of the instruction in its packet: a store of a new value takes no lane.
func (in *Instr) unit() Unit {
	if in.NewValue {
		return NoUnit
	}
	return in.Info().Unit
}

func takeLanes(kinds []Unit, taken uint8) bool {
	if len(kinds) == 0 {
		return true
	}
	for _, l := range unitLanes[kinds[0]] {
		if l&taken == 0 && takeLanes(kinds[1:], taken|l) {
			return true
		}
	}
	return false
}

// vectors is 1 for an instruction of the vector unit, else 0.
func (in *Instr) vectors() int {
	if in.IsVector() {
		return 1
	}
	return 0
}

// IsVector reports whether the instruction is of the vector unit.
func (in *Instr) IsVector() bool { return in.Info().Unit != NoUnit }

var vecShift = bits.TrailingZeros(VecBytes)

// vmemOffset and vmemStep are the offset of an access and its post-increment, in bytes.
var (
	vmemOffset = one(ImmRange{Bits: 4, Signed: true, Shift: vecShift})
	vmemStep   = one(ImmRange{Bits: 3, Signed: true, Shift: vecShift})

	wiv  = []Class{Word, NoClass, Vec}
	iv   = []Class{NoClass, Vec}
	qwiv = []Class{VecPred, Word, NoClass, Vec}
	v    = []Class{Vec}
)

// vectorTable describes the operations of the vector unit that the passes know; the others are
// those of intrinsics.
var vectorTable = map[Op]Info{
	OpMovV:     {Text: "%d = %0", Dst: Vec, Args: v, Slots: anySlot, Traits: Copy, Unit: UnitALU},
	OpMovW:     {Text: "%d = %0", Dst: VecPair, Args: []Class{VecPair}, Slots: anySlot, Traits: Copy, Unit: UnitALU2},
	OpMovQ:     {Text: "%d = or(%0,%0)", Dst: VecPred, Args: []Class{VecPred}, Slots: anySlot, Traits: Copy, Unit: UnitALU2},
	OpVzero:    {Text: "%d = vxor(%d,%d)", Dst: Vec, Args: none, Slots: anySlot, Traits: Const, Unit: UnitALU},
	OpVcombine: {Text: "%d = vcombine(%0,%1)", Dst: VecPair, Args: []Class{Vec, Vec}, Slots: anySlot, Unit: UnitALU2},
	OpSplat:    {Text: "%d = vsplat(%0)", Dst: Vec, Args: w, Slots: xtype, Unit: UnitMul, Cycles: 2},
	OpQtoV:     {Text: "%d = vand(%0,%1)", Dst: Vec, Args: []Class{VecPred, Word}, Slots: xtype, Unit: UnitMul, Cycles: 2},
	OpVtoQ:     {Text: "%d = vand(%0,%1)", Dst: VecPred, Args: []Class{Vec, Word}, Slots: xtype, Unit: UnitMul, Cycles: 2},

	OpLdV:   {Text: "%d = vmem(%0+%@1)", Dst: Vec, Args: wi, Slots: memory, Imm: vmemOffset, Traits: Load | Late, Size: VecBytes, Cycles: 2, Unit: UnitALU},
	OpLdVU:  {Text: "%d = vmemu(%0+%@1)", Dst: Vec, Args: wi, Slots: slot0, Imm: vmemOffset, Traits: Load | Late | Only, Size: VecBytes, Cycles: 2, Unit: UnitPermute},
	OpLdVP:  {Text: "%d = vmem(%b++%@0)", Dst: Vec, Args: i, Slots: memory, Imm: vmemStep, Traits: Load | Late | PostInc, Size: VecBytes, Cycles: 2, Unit: UnitALU},
	OpLdVUP: {Text: "%d = vmemu(%b++%@0)", Dst: Vec, Args: i, Slots: slot0, Imm: vmemStep, Traits: Load | Late | PostInc | Only, Size: VecBytes, Cycles: 2, Unit: UnitPermute},
	OpStV:   {Text: "vmem(%0+%@1) = %2", Args: wiv, Slots: slot0, Imm: vmemOffset, Traits: Store, Size: VecBytes, Unit: UnitALU},
	OpStVU:  {Text: "vmemu(%0+%@1) = %2", Args: wiv, Slots: slot0, Imm: vmemOffset, Traits: Store | Only, Size: VecBytes, Unit: UnitPermute},
	OpStVP:  {Text: "vmem(%b++%@0) = %1", Args: iv, Slots: slot0, Imm: vmemStep, Traits: Store | PostInc, Size: VecBytes, Unit: UnitALU},
	OpStVUP: {Text: "vmemu(%b++%@0) = %1", Args: iv, Slots: slot0, Imm: vmemStep, Traits: Store | PostInc | Only, Size: VecBytes, Unit: UnitPermute},
	OpStVC:  {Text: "if (%!0) vmem(%1+%@2) = %3", Args: qwiv, Slots: slot0, Imm: vmemOffset, Traits: Store | Cond, Size: VecBytes, Unit: UnitALU},
}

// opTable describes all operations.
var opTable = func() [NumOps]Info {
	t := scalarTable
	for op, info := range vectorTable {
		t[op] = info
	}
	return t
}()

// MoveOf is the copy of a register of a class.
func MoveOf(c Class) Op {
	return [...]Op{Word: OpMov, Pair: OpMovD, Pred: OpMovP, Control: OpNone, Vec: OpMovV, VecPair: OpMovW, VecPred: OpMovQ}[c]
}
