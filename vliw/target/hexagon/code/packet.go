package code

import (
	"math/bits"

	"github.com/pkg/errors"
)

// Width is the number of slots.
const Width = 4

// Extends reports whether operand n, which is no register, takes an extender word.
func (in *Instr) Extends(n int) bool {
	info := in.Info()
	at := 0
	for k := range n {
		if info.Args[k] == NoClass {
			at++
		}
	}
	r := info.Imm[at]
	if !r.Ext {
		return false
	}
	o := &in.Args[n]
	return o.Sym != "" || o.To != nil || r.Bits == 0 || !r.Fits(o.Imm)
}

// Words is the number of slots that the instruction takes with its extender.
func (in *Instr) Words() int {
	info := in.Info()
	if in.Is(LoopMark) {
		return 0
	}
	n := 1
	if in.Far && in.Is(NewJump) {
		n++
	}
	for k, c := range info.Args {
		if c == NoClass && in.Extends(k) {
			n++
		}
	}
	return n
}

// storeFirst stands for the number of stores where a load comes after the only one.
const storeFirst = -1

// slotsOf are the slots that an instruction may use in a packet: the only store of a packet goes to
// slot 0, so that a load beside it reads memory first, or to slot 1, if the load comes after it.
func (in *Instr) slotsOf(stores int) Slots {
	s := in.Info().Slots
	switch {
	case in.Is(Store) && stores == 1, in.Is(Load) && stores == storeFirst:
		s &= slot0
	case in.Is(Store) && stores == storeFirst:
		s &= slot1
	}
	return s
}

// Fits reports whether instructions have a slot each, and room for their extenders.
func (p Packet) Fits() bool {
	words, stores, loads, jumps, calls := 0, 0, 0, 0, 0
	newValue, memOp, newJump, lone, after, only := false, false, false, false, false, false
	vectorStores, vectorLoads, kinds := 0, 0, 0
	for k := range p {
		in := &p[k]
		words += in.Words()
		switch {
		case in.Is(LoopMark):
		case in.Is(Branch):
			lone = lone || in.Op != OpJumpIf && in.Op != OpJumpNot && (in.Op != OpJump || jumps == 0)
			jumps++
		case in.Is(Call):
			calls++
		}
		if in.Is(Store) {
			stores++
			vectorStores += in.vectors()
		}
		if in.Is(Load) {
			loads++
			vectorLoads += in.vectors()
		}
		kinds += in.vectors()
		only = only || in.Is(Only)
		after = after || in.After
		newValue, memOp, newJump = newValue || in.NewValue, memOp || in.Is(MemOp), newJump || in.Is(NewJump)
	}
	if newValue && (stores > 1 || newJump && stores > 0) || memOp && stores > 1 {
		return false
	}
	if only && stores+loads > 1 || vectorStores > 1 || vectorLoads > 1 || kinds > 0 && !p.vectorFits() {
		return false
	}
	if stores+loads > 2 || calls > 1 || calls == 1 && jumps > 0 || jumps > 2 || jumps == 2 && lone {
		return false
	}
	if after {
		if stores != 1 || loads != 1 || newValue || memOp {
			return false
		}
		stores = storeFirst
	}
	done := p.compounds()
	words -= bits.OnesCount(done)
	if only {
		return words <= Width && p.assign(0, slot1, stores, done)
	}
	return words <= Width && p.assign(0, 0, stores, done) || !after && words == Width+1 && p.fitsWithDuplex(stores, done)
}

// assign finds different slots for the instructions from number k on, but for those that are done.
func (p Packet) assign(k int, taken Slots, stores int, done uint) bool {
	if k == len(p) {
		return true
	}
	if done>>k&1 != 0 || p[k].Is(LoopMark) {
		return p.assign(k+1, taken, stores, done)
	}
	for free := p[k].slotsOf(stores) &^ taken; free != 0; free &= free - 1 {
		if p.assign(k+1, taken|1<<bits.TrailingZeros8(uint8(free)), stores, done) {
			return true
		}
	}
	return false
}

// Defs are the units that an instruction on physical registers writes.
func (in *Instr) Defs() Units {
	u := UnitsOf(in.Dst).Or(UnitsOf(in.Base))
	if in.Asm != nil {
		u.Add(in.Asm.units())
	}
	switch {
	case in.Is(Call):
		u.Add(CallerSaved)
	case in.Op == OpAlloc:
		u.Add(stackUnits)
	case in.Op == OpDealloc:
		u.Add(stackUnits.Or(UnitsOf(LR)))
	}
	return u
}

// units are those of an operand; none for a virtual register.
func (o *Operand) units() Units {
	if o.Reg.Virtual() {
		return Units{}
	}
	return UnitsOf(o.Half.Of(o.Reg))
}

// Reads are the units that an instruction on physical registers reads, but for those with .new.
func (in *Instr) Reads() Units {
	u := UnitsOf(in.Base)
	for k := range in.Args {
		if o := &in.Args[k]; o.Reg != 0 {
			if in.NewPred && k == 0 || in.NewValue && k == in.freshArg() {
				continue
			}
			u.Add(o.units())
		}
	}
	for _, r := range in.Uses {
		u.Add(UnitsOf(r))
	}
	switch {
	case in.Is(Tied):
		u.Add(UnitsOf(in.Dst))
	case in.Op == OpRet:
		u.Add(UnitsOf(LR))
	case in.Op == OpAlloc:
		u.Add(stackUnits.Or(UnitsOf(LR)))
	case in.Op == OpDealloc:
		u.Add(UnitsOf(FP))
	}
	return u
}

// freshArg is the operand that NewValue is about.
func (in *Instr) freshArg() int {
	if in.Is(NewJump) {
		return 0
	}
	return len(in.Args) - 1
}

// newReads are the units that the instruction reads with .new.
func (in *Instr) newReads() Units {
	var u Units
	if in.NewPred {
		u.Add(UnitsOf(in.Args[0].Reg))
	}
	if in.NewValue {
		o := &in.Args[in.freshArg()]
		u.Add(UnitsOf(o.Half.Of(o.Reg)))
	}
	return u
}

// stackUnits are r29 and r30.
var stackUnits = UnitsOf(SP).Or(UnitsOf(FP))

// Check holds the packets of a function against the machine: slots and extenders, one writer of a
// register, .new only beside the writer, branches at the end, short forms of jumps near their
// labels.
func Check(f *Func) error {
	far := FarJumps(f)
	for _, b := range f.Blocks {
		for k, p := range b.Packets {
			for n := range p {
				if far[&p[n]] && !p[n].Far {
					return errors.Errorf("%s, packet %d of block %d: %s is far from its label", f.Name, k, b.ID, p[n].String())
				}
			}
			if err := p.check(b.onlyBranchesAfter(k)); err != nil {
				return errors.Wrapf(err, "%s, packet %d of block %d", f.Name, k, b.ID)
			}
		}
	}
	return nil
}

// onlyBranchesAfter reports whether no packet after number k does anything but branch.
func (b *Block) onlyBranchesAfter(k int) bool {
	for _, p := range b.Packets[k+1:] {
		for n := range p {
			if !p[n].Is(Branch) {
				return false
			}
		}
	}
	return true
}

func (p Packet) check(last bool) error {
	if !p.Fits() {
		return errors.Errorf("the slots do not suffice: %v", p.texts())
	}
	var written, fresh, floats Units
	stored := false
	for k := range p {
		in := &p[k]
		stored = stored || in.Is(Store)
		if in.After && !(in.Is(Load) && stored) {
			return errors.Errorf("%s is not after a store", in.String())
		}
		if in.Is(Alone) && len(p) > 1 {
			return errors.Errorf("%s is not alone", in.String())
		}
		if in.Is(Branch) && !last {
			return errors.Errorf("%s is not in the last packet", in.String())
		}
		d, base := UnitsOf(in.Dst), UnitsOf(in.Base)
		all := d.Or(base)
		if !in.Is(Call) {
			all.Add(in.Defs())
		}
		if all.Meets(written) || d.Meets(base) {
			return errors.Errorf("%s writes a register a second time", in.String())
		}
		if base.Empty() == in.Is(PostInc) {
			return errors.Errorf("%s has a base register without post-increment, or none with it", in.String())
		}
		written.Add(all)
		if in.Is(Cond) {
			continue // what may not be written is not new
		}
		if (in.Info().Dst == Word || in.Info().Dst == Pred || in.Info().Dst == Vec) && !in.Is(Late) {
			fresh.Add(d)
		}
		if in.Is(Float) || in.Op == OpDescribed {
			floats.Add(d)
		}
	}
	for k := range p {
		n := p[k].newReads()
		if !n.Without(fresh).Empty() {
			return errors.Errorf("%s reads a register that the packet does not write", p[k].String())
		}
		if p[k].Is(NewJump) && (n.Empty() || n.Meets(floats)) {
			return errors.Errorf("%s has no operand that it can compare as new", p[k].String())
		}
	}
	return nil
}

func (p Packet) texts() []string {
	var out []string
	for k := range p {
		out = append(out, p[k].String())
	}
	return out
}
