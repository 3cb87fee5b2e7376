package machine

// Registers of IA-64 as the compiler numbers them; vliw/target/ia64 knows the machine's names.
//
//	int    0 sp (r12), 1… results (r8…r11), 5… out0…out7, 13… r18…r31, 27… in0…in7, 35… locals
//	float  0… f8…f15, 8… f18…f31
//	pred   0… pairs of a predicate and its complement
const (
	itaniumOut    = 5
	itaniumIn     = 27
	itaniumLocal  = 35
	itaniumLocals = 35
	itaniumFloats = 22
	itaniumPreds  = 7
)

// Rotating registers: alloc rotates a multiple of 8 integer registers, floats rotate all. 48
// rotating predicates hold the predicates and their complements, less the place where the loop
// branches put the next stage predicate.
const (
	itaniumRotInt   = 48
	itaniumRotFloat = 96
	itaniumRotPred  = 23
)

var itaniumConvention = Convention{
	Args:    [NumFiles]Span{Int: {itaniumOut, 8}, Float: {0, 8}},
	Params:  [NumFiles]Span{Int: {itaniumIn, 8}, Float: {0, 8}},
	Results: [NumFiles]Span{Int: {1, 4}, Float: {0, 8}},
	Saved:   [NumFiles]Span{Int: {itaniumIn, 8 + itaniumLocals}, Float: {8, itaniumFloats - 8}},
	Given:   [NumFiles]int{Int: itaniumLocal + itaniumLocals, Float: itaniumFloats, Pred: itaniumPreds},
	Loops:   [NumFiles]Span{Int: {itaniumIn, 8}},
	Sret:    R(1),
	Slots:   true, Scratch: 16, FreeSaves: true, Wide: true, Aligned: true, Steps: true, Reloads: true, Atomics: true, Tails: true, Advances: true, Parallel: true,
}

// Itanium2 returns the Itanium 2 in the terms of the pipeliner: six operations a cycle, of which
// four access memory, two compute in floating point and three branch. Operations of the class adder
// run on the units for memory and integers.
func Itanium2() *Machine {
	m := &Machine{
		Name: "itanium2", Issue: 6,
		Units:   [NumUnits]int{Adder: 6, Multiplier: 2, DivSqrt: 1, Memory: 4, Branch: 3, Control: 1},
		Latency: [NumTimings]int{TimeALU: 1, TimeAdd: 4, TimeMul: 4, TimeDiv: 40, TimeSqrt: 50, TimeLoad: 2, TimeStore: 1, TimeControl: 1},
		Regs:    [NumFiles]RegCount{Int: {itaniumLocal + itaniumLocals, itaniumRotInt}, Float: {itaniumFloats, itaniumRotFloat}, Pred: {itaniumPreds, itaniumRotPred}},
		ABI:     &itaniumConvention,
	}
	for op, n := range map[Op]int{OpSetf: 6, OpGetf: 5, OpFldS: 6, OpFldD: 6, OpFfill: 6, OpMvfiS: 5, OpMvfiD: 5, OpMvifS: 6, OpMvifD: 6,
		OpFrcpaP: 7, OpFrsqrtaP: 7, OpPand: 3, OpPor: 2, OpPandn: 3, OpPxor: 4, OpPnot: 3, OpPmov: 3, OpPopc: 2, OpMux1rev: 2, OpFnegS: 4, OpFnegD: 4, OpFabsS: 4, OpFabsD: 4, OpFcopysignS: 4, OpFcopysignD: 4, OpFmov: 4, OpFsel: 4,
		OpLdc1s: 2, OpLdc2s: 2, OpLdc4s: 2} {
		m.OpLatency[op] = n
	}
	for _, op := range []Op{OpFcmpOeqS, OpFcmpOeqD, OpFcmpOltS, OpFcmpOltD, OpFcmpOleS, OpFcmpOleD, OpFcmpOgtS, OpFcmpOgtD, OpFcmpOgeS, OpFcmpOgeD,
		OpFcmpUneS, OpFcmpUneD, OpFcmpUnoS, OpFcmpUnoD, OpFcmpOrdS, OpFcmpOrdD, OpFcmpUltS, OpFcmpUltD, OpFcmpUleS, OpFcmpUleD, OpFcmpUgtS, OpFcmpUgtD, OpFcmpUgeS, OpFcmpUgeD} {
		m.OpLatency[op] = 2
	}
	return m
}
