package ptx

// What instructions read and write. A guarded instruction may leave its results unchanged.

// hasNoResult says of an opcode that its first operand is never a destination.
func hasNoResult(op string) bool {
	switch op {
	case "st", "red", "bra", "brx", "call", "ret", "exit", "trap", "brkpt", "membar", "fence", "prefetch", "prefetchu", "nanosleep", "pmevent",
		"stackrestore", "sust", "stmatrix", "cp", "discard", "applypriority", "griddepcontrol", "setmaxnreg", "tensormap", "wgmma":
		return true
	}
	return false
}

// mbarrierVoid are the operations on barriers in shared memory that compute nothing.
var mbarrierVoid = []string{"init", "inval", "expect_tx", "complete_tx"}

// InPlace reports whether an instruction changes registers that it reads: wgmma adds to its first
// operand, and a foreign instruction may change whatever it names.
func (in *Inst) InPlace() bool { return in.Foreign || in.addsToFirst() }

func (in *Inst) addsToFirst() bool {
	return in.Op == "wgmma" && len(in.Mods) > 0 && in.Mods[0] == "mma_async"
}

// NumResults is how many operands, the first ones, the instruction computes and does not read.
func (in *Inst) NumResults() int {
	switch {
	case !in.HasResult():
		return 0
	case in.Op == "tcgen05" && in.HasMod("red"): // what is loaded, and its least or largest
		return 2
	}
	return 1
}

// HasResult reports whether the first operand is what the instruction computes. Of a call that is a
// list.
func (in *Inst) HasResult() bool {
	switch {
	case in.Op == "call" && len(in.Args) > 1:
		_, isList := in.Args[0].(List)
		return isList
	case len(in.Args) == 0, hasNoResult(in.Op):
		return false
	case in.Op == "wmma":
		return !in.HasMod("store")
	case in.Op == "bar", in.Op == "barrier":
		return in.HasMod("red")
	case in.Op == "tcgen05":
		return in.Mods[0] == "ld"
	case in.Op == "clusterlaunchcontrol":
		return in.Mods[0] == "query_cancel"
	case in.Op == "mbarrier":
		return !contains(mbarrierVoid, in.Mods[0])
	}
	return true
}

// Results calls visit with the registers that the instruction writes. A foreign one may write all
// that it names.
func (in *Inst) Results(visit func(Reg)) {
	args := in.Args[:in.NumResults()]
	switch {
	case in.addsToFirst():
		args = in.Args[:1]
	case in.Foreign && in.HasResult():
		args = in.Args
	}
	for _, o := range args {
		visitRegs(o, false, visit)
	}
}

// Sources calls visit with the registers that the instruction reads, its guard among them.
func (in *Inst) Sources(visit func(Reg)) {
	if in.Guard.Present() {
		visit(in.Guard.Reg())
	}
	args := in.Args
	if !in.Foreign {
		args = args[in.NumResults():]
	}
	for _, o := range args {
		visitRegs(o, true, visit)
	}
}

// visitRegs calls visit with the registers of an operand, of negated ones only if asked to.
func visitRegs(o Operand, negated bool, visit func(Reg)) {
	switch o := o.(type) {
	case Reg:
		visit(o)
	case Not:
		if negated {
			visit(o.Reg)
		}
	case Addr:
		visitRegs(o.Base, negated, visit)
	case Vec:
		for _, e := range o {
			visitRegs(e, negated, visit)
		}
	case List:
		for _, e := range o {
			visitRegs(e, negated, visit)
		}
	case Pair:
		visitRegs(o.First, negated, visit)
		visitRegs(o.Second, negated, visit)
	case Texel:
		visitRegs(o.Image, negated, visit)
		visitRegs(o.Sampler, negated, visit)
		for _, e := range o.At {
			visitRegs(e, negated, visit)
		}
	}
}

// UsesCarry reports whether the instruction reads or writes the carry flag, which is no operand.
func (in *Inst) UsesCarry() bool {
	return in.Op == "addc" || in.Op == "subc" || in.Op == "madc" || in.HasMod("cc")
}

// MapRegs rebuilds an operand with its registers replaced by f, in the order in which Sources and
// Results have them. A negated predicate takes only a register.
func MapRegs(o Operand, f func(Reg) Operand) Operand {
	switch o := o.(type) {
	case Reg:
		return f(o)
	case Not:
		return Not{Reg: f(o.Reg).(Reg)}
	case Addr:
		o.Base = MapRegs(o.Base, f)
		return o
	case Texel:
		o.Image = MapRegs(o.Image, f)
		if o.Sampler != nil {
			o.Sampler = MapRegs(o.Sampler, f)
		}
		o.At = Vec(mapAll(o.At, f))
		return o
	case Pair:
		return Pair{First: MapRegs(o.First, f), Second: MapRegs(o.Second, f)}
	case Vec:
		return Vec(mapAll(o, f))
	case List:
		return List(mapAll(o, f))
	}
	return o
}

func mapAll(os []Operand, f func(Reg) Operand) []Operand {
	out := make([]Operand, len(os))
	for i, o := range os {
		out[i] = MapRegs(o, f)
	}
	return out
}

// Rename replaces all registers of the instruction, its guard's included.
func (in *Inst) Rename(f func(Reg) Reg) {
	wrap := func(r Reg) Operand { return f(r) }
	for i, o := range in.Args {
		switch o := o.(type) {
		case Reg:
			in.Args[i] = f(o)
		case Int, SymRef, Label, Special:
		default:
			in.Args[i] = MapRegs(o, wrap)
		}
	}
	if in.Guard.Present() {
		in.Guard = GuardOn(f(in.Guard.Reg()), in.Guard.Not)
	}
}
