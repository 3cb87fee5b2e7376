package sim

// operation is what an instruction is.
type operation struct {
	unit       byte // a, m, i, f, b, l
	exec       func(s *Sim, in *inst)
	dst, src   string // the forms of the operands, a letter each: r f p b a(r) q(all predicates) n(umber) m(emory) s(ymbol) x: r or n
	latency    int64
	parallel   string // the type of a parallel compare
	compare    bool   // a branch of the same group may read its predicates
	check      bool   // what it confirms may be read in its group
	first      bool   // of its group
	last       bool   // of its bundle
	steps      bool   // it adds its last operand, a number, to the register with its address
	branch     bool
	always     bool      // it acts also where its predicate is false
	implied    []operand // read besides the operands
	alsoWrites []operand
}

var (
	loopCounters = []operand{{class: ar, n: arLC}, {class: ar, n: arEC}}
	callState    = []operand{{class: ar, n: arPFS}}
)

// forms holds the forms of mnemonics.
type forms map[string][]*operation

// table is that of every mnemonic.
var table = allForms()

func allForms() forms {
	t := forms{}
	t.addIntegers()
	t.addMemory()
	t.addSpeculation()
	t.addAtomics()
	t.addFloats()
	t.addBranches()
	return t
}

// add enters a form under one or more mnemonics.
func (t forms) add(op operation, names ...string) {
	for _, n := range names {
		o := op
		o.latency = max(o.latency, 1)
		t[n] = append(t[n], &o)
	}
}

func (t forms) addIntegers() {
	for name, f := range arithmetic {
		t.add(operation{unit: 'a', dst: "r", src: "xr", exec: f}, name)
	}
	for name, f := range unary {
		t.add(operation{unit: 'i', dst: "r", src: "r", exec: f}, name)
	}
	t.add(operation{unit: 'a', dst: "r", src: "rnr", exec: execShladd}, "shladd")
	t.add(operation{unit: 'a', dst: "r", src: "nr", exec: sum}, "adds")
	t.add(operation{unit: 'a', dst: "r", src: "sr", exec: linkage}, "addl")
	t.add(operation{unit: 'a', dst: "r", src: "x", exec: copyInt}, "mov")
	t.add(operation{unit: 'l', dst: "r", src: "n", exec: copyInt}, "movl")
	t.add(operation{unit: 'l', dst: "r", src: "s", exec: relative}, "movl")
	for name, r := range relations {
		f := compareInts(r)
		t.add(operation{unit: 'a', dst: "pp", src: "xr", exec: f, compare: true}, name)
		t.add(operation{unit: 'a', dst: "pp", src: "xr", exec: unconditional(f), compare: true, always: true}, name+".unc")
	}
	t.addParallel()
	for name, f := range shifting {
		t.add(operation{unit: 'i', dst: "r", src: "rx", exec: f}, name)
	}
	t.add(operation{unit: 'i', dst: "r", src: "rs", exec: reverseBytes, latency: 2}, "mux1")
	t.add(operation{unit: 'i', dst: "pp", src: "r", exec: testNaT, compare: true, always: true}, "tnat.nz.unc")
	t.add(operation{unit: 'i', dst: "b", src: "r", exec: toBranch, latency: 2}, "mov")
	t.add(operation{unit: 'i', dst: "r", src: "b", exec: fromBranch, latency: 2}, "mov")
	t.add(operation{unit: 'i', dst: "q", src: "rn", exec: toPreds}, "mov")
	t.add(operation{unit: 'i', dst: "q", src: "n", exec: toRotating}, "mov")
	t.add(operation{unit: 'i', dst: "r", src: "q", exec: fromPreds}, "mov")
	t.add(operation{unit: 'i', dst: "a", src: "x", exec: toApplication}, "mov.i")
	t.add(operation{unit: 'i', dst: "r", src: "a", exec: fromApplication}, "mov.i")
}

// access enters an access of memory, and its form that steps the address.
func (t forms) access(op operation, name string) {
	t.add(op, name)
	access := op.exec
	op.src, op.steps = op.src+"n", true
	op.exec = func(s *Sim, in *inst) {
		access(s, in)
		s.step(in)
	}
	t.add(op, name)
}

func (t forms) addMemory() {
	for name, size := range map[string]int64{"ld1": 1, "ld2": 2, "ld4": 4, "ld8": 8} {
		t.access(operation{unit: 'm', dst: "r", src: "m", exec: load(size, false)}, name)
		t.access(operation{unit: 'm', dst: "r", src: "m", exec: load(size, true)}, name+".s")
	}
	for name, size := range map[string]int64{"st1": 1, "st2": 2, "st4": 4, "st8": 8} {
		t.access(operation{unit: 'm', dst: "m", src: "r", exec: store(size)}, name)
	}
	for name, single := range map[string]bool{"ldfs": true, "ldfd": false} {
		t.access(operation{unit: 'm', dst: "f", src: "m", exec: loadFloat(single, false), latency: 6}, name)
		t.access(operation{unit: 'm', dst: "f", src: "m", exec: loadFloat(single, true), latency: 6}, name+".s")
	}
	t.access(operation{unit: 'm', dst: "m", src: "f", exec: storeFloat(true)}, "stfs")
	t.access(operation{unit: 'm', dst: "m", src: "f", exec: storeFloat(false)}, "stfd")
	t.access(operation{unit: 'm', dst: "f", src: "m", exec: fillFloat, latency: 6}, "ldf.fill")
	t.access(operation{unit: 'm', dst: "m", src: "f", exec: spillFloat}, "stf.spill")
	for name, f := range toFloat {
		t.add(operation{unit: 'm', dst: "f", src: "r", exec: f, latency: 6}, name)
	}
	for name, f := range fromFloat {
		t.add(operation{unit: 'm', dst: "r", src: "f", exec: f, latency: 5}, name)
	}
	t.add(operation{unit: 'm', dst: "r", src: "annnn", exec: alloc, first: true, implied: callState}, "alloc")
}

func (t forms) addFloats() {
	for name, f := range float1 {
		t.add(operation{unit: 'f', dst: "f", src: "f", exec: f, latency: 4}, name)
	}
	for name, f := range float2 {
		t.add(operation{unit: 'f', dst: "f", src: "ff", exec: f, latency: 4}, name)
	}
	for name, f := range float3 {
		t.add(operation{unit: 'f', dst: "f", src: "fff", exec: f, latency: 4}, name)
	}
	for name, f := range floatCompares {
		t.add(operation{unit: 'f', dst: "pp", src: "ff", exec: f, latency: 2}, name)
		t.add(operation{unit: 'f', dst: "pp", src: "ff", exec: unconditional(f), always: true, latency: 2}, name+".unc")
	}
	t.add(operation{unit: 'f', dst: "fp", src: "ff", exec: reciprocal, latency: 4}, "frcpa.s0")
	t.add(operation{unit: 'f', dst: "fp", src: "f", exec: reciprocalRoot, latency: 4}, "frsqrta.s0")
	t.add(operation{unit: 'f', dst: "pp", src: "fs", exec: testFloatNaT, latency: 2, always: true}, "fclass.m.unc")
}

func (t forms) addBranches() {
	nop := func(*Sim, *inst) {}
	for _, u := range "mifb" {
		t.add(operation{unit: byte(u), src: "n", exec: nop}, "nop."+string(u))
	}
	t.add(operation{unit: 'i', src: "n", exec: trap}, "break.i")
	t.add(operation{unit: 'b', src: "s", exec: jump, branch: true}, "br.cond.dptk.many", "br.sptk.many")
	t.add(operation{unit: 'b', src: "b", exec: jumpRegister, branch: true}, "br.sptk.many")
	t.add(operation{unit: 'b', dst: "b", src: "s", exec: call, branch: true, alsoWrites: callState}, "br.call.sptk.many")
	t.add(operation{unit: 'b', dst: "b", src: "b", exec: callRegister, branch: true, alsoWrites: callState}, "br.call.sptk.many")
	t.add(operation{unit: 'b', src: "b", exec: ret, branch: true, implied: callState}, "br.ret.sptk.many")
	t.add(operation{unit: 'b', src: "s", exec: counted, branch: true, implied: loopCounters, alsoWrites: loopCounters, last: true}, "br.ctop.sptk.many")
	t.add(operation{unit: 'b', src: "s", exec: countedTurn, branch: true, implied: loopCounters[:1], alsoWrites: loopCounters[:1], last: true}, "br.cloop.sptk.many")
	t.add(operation{unit: 'b', src: "s", exec: whileTop, branch: true, always: true, implied: loopCounters[1:], alsoWrites: loopCounters[1:], last: true}, "br.wtop.sptk.many")
	t.add(operation{unit: 'b', exec: clearBase}, "clrrrb")
}

// letters are the classes that a letter of a form stands for.
var letters = map[byte][]class{'r': {gr}, 'f': {fr}, 'p': {pr}, 'b': {br}, 'a': {ar}, 'q': {allPreds}, 'n': {number}, 'm': {address}, 's': {symbol}, 'x': {gr, number}}

// lookup finds the form of an instruction, nil if there is none.
func lookup(in *inst) *operation {
	for _, op := range table[in.name] {
		if matches(op.dst, in.dst) && matches(op.src, in.src) {
			return op
		}
	}
	return nil
}

func matches(form string, list []operand) bool {
	if len(form) != len(list) {
		return false
	}
	for n, o := range list {
		ok := false
		for _, c := range letters[form[n]] {
			ok = ok || c == o.class
		}
		if !ok {
			return false
		}
	}
	return true
}
