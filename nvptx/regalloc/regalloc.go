package regalloc

import (
	"fmt"
	"slices"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// Allocator says where spilled values go. All share the assignment of registers and the choice of
// what is spilled.
type Allocator uint8

// The allocators of section 4.1. DivRA uses the second row of Fig. 18, AffRA all four.
const (
	AffRA  Allocator = iota // the default
	DivRA                   // uniform values to shared memory, all others to local memory
	Linear                  // everything to local memory
	numAllocators
)

var allocatorNames = [numAllocators]string{AffRA: "affra", DivRA: "divra", Linear: "linear"}

// String returns the name as in -regalloc=.
func (a Allocator) String() string { return allocatorNames[a] }

// AllocatorByName finds an allocator; the error lists those that there are.
func AllocatorByName(name string) (Allocator, error) {
	for a, n := range allocatorNames {
		if n == name {
			return Allocator(a), nil
		}
	}
	return 0, errors.Errorf("%q: must be linear, divra or affra", name)
}

// Options say what Allocate does.
type Options struct {
	Regs      int // 32-bit registers per thread, reserved ones included
	Allocator Allocator

	Beyond Beyond

	// SharedBytes is how much shared memory a block may have; 0: 48 KiB.
	SharedBytes int
	// DynamicShared is the number of bytes of dynamic shared memory that launches request. 0:
	// unknown; then kernels that use dynamic shared memory have no slots there.
	DynamicShared int
}

// Beyond is what the allocators can do beyond the paper; each by itself. The zero value is the
// paper's.
type Beyond struct {
	// Weighted chooses what is spilled by cost instead of by the next read: by the reads and writes
	// that spilling makes, as loops go, for each point that it sets a register free.
	Weighted bool
	// CheapFirst weighs each of these by what it costs to bring the value back from where it would
	// go.
	CheapFirst bool
	// Reuse keeps a value that was reloaded, or has just been computed, in a register for later
	// instructions of the basic block. It may be evicted like other values, until its next read.
	Reuse bool
	// TidOnDemand brings the thread's number in where a value is made from it, instead of keeping
	// it in a register.
	TidOnDemand bool
	// Pack gives values that do not live at the same time the same slot; in shared memory only
	// values that all threads of a warp write together.
	Pack bool
	// Occupancy takes no more shared memory than leaves room for as many blocks as registers and
	// warps of the machine allow.
	Occupancy bool
}

// Everything is all that there is beyond the paper: on the kernels of tools/paper none of these
// costs time in the mean, and most save it.
func Everything() Beyond {
	return Beyond{Weighted: true, CheapFirst: true, Reuse: true, TidOnDemand: true, Pack: true, Occupancy: true}
}

// ParseBeyond reads a list of names with commas between: "weighted,reuse"; "all", and "none" or
// nothing.
func ParseBeyond(list string) (Beyond, error) {
	var b Beyond
	for _, name := range strings.Split(list, ",") {
		switch name {
		case "", "none":
		case "all":
			b = Everything()
		case "weighted":
			b.Weighted = true
		case "cheap-first":
			b.Weighted, b.CheapFirst = true, true
		case "reuse":
			b.Reuse = true
		case "tid-on-demand":
			b.TidOnDemand = true
		case "pack":
			b.Pack = true
		case "occupancy":
			b.Occupancy = true
		default:
			return b, errors.Errorf("%q: must be a list of weighted, cheap-first, reuse, tid-on-demand, pack and occupancy, or all or none", name)
		}
	}
	return b, nil
}

// Kind is the abstract state of a register as far as spilling is concerned: the rows of Fig. 18,
// and the rest.
type Kind uint8

// The kinds of registers. The first number is the coefficient of the thread's number, the second
// the constant.
const (
	Divergent    Kind = iota // ⊥: nothing is known
	KnownUniform             // (0, c): row (i)
	Uniform                  // (0, ⊥): row (ii)
	KnownAffine              // (c1, c2): row (iii)
	Affine                   // (c, ⊥): row (iv)
	NumKinds
)

var kindNames = [NumKinds]string{Divergent: "divergent", KnownUniform: "(0,c)", Uniform: "(0,⊥)", KnownAffine: "(c1,c2)", Affine: "(c,⊥)"}

// String returns the kind in the paper's notation.
func (k Kind) String() string { return kindNames[k] }

// Place is where a spilled value is between its uses.
type Place uint8

// The places of spilled values.
const (
	InLocal  Place = iota // one slot per thread
	InShared              // one slot per warp
	Nowhere               // it is computed again
	NumPlaces
)

var placeNames = [NumPlaces]string{InLocal: "local", InShared: "shared", Nowhere: "rematerialized"}

// String names the place.
func (p Place) String() string { return placeNames[p] }

// FuncResult is what allocation did to one function.
type FuncResult struct {
	Name       string
	Insts      int // instructions before
	Variables  [NumKinds]int
	Pressure   int // 32-bit registers that it would take without a limit
	Registers  int // 32-bit registers that it takes now, reserved ones included
	Reserved   int // of these: for the warp's base address in shared memory, and for the thread's number
	Rounds     int // scans that it took
	LocalBytes int // of slots, per thread
	// SharedBytes of slots per warp, for Warps warps, one after the other in the kernel's static
	// shared memory.
	SharedBytes, Warps int

	Spilled [NumKinds][NumPlaces]int // values, by state and by where they went
	Reloads [NumKinds][NumPlaces]int // uses that are reconstructed: static counts
	Stores  [NumKinds][NumPlaces]int // definitions of spilled values; those whose place is Nowhere cost nothing
}

// SpilledValues is the number of virtual registers that did not get a register.
func (r *FuncResult) SpilledValues() int {
	n := 0
	for _, row := range r.Spilled {
		for _, k := range row {
			n += k
		}
	}
	return n
}

// Allocate assigns registers within the limit to all defined functions of a module. The module is
// not changed; the result shares all unchanged parts with it.
func Allocate(m *ptx.Module, o Options) (*ptx.Module, []FuncResult, error) {
	if o.Regs < 1 {
		return nil, nil, errors.Errorf("a limit of %d registers: must be at least 1", o.Regs)
	}
	out := *m
	out.Decls = make([]ptx.Decl, len(m.Decls))
	var results []FuncResult
	c := newCalls(m)
	for k, d := range m.Decls {
		out.Decls[k] = d
		f, ok := d.(*ptx.Func)
		if !ok || !f.Defined {
			continue
		}
		g, res, err := newAllocation(f, c, o).run()
		if err != nil {
			return nil, nil, errors.Wrapf(err, "function %s", f.Name)
		}
		out.Decls[k] = g
		results = append(results, res)
	}
	return &out, results, nil
}

// allocation is the work on one function.
type allocation struct {
	o       Options
	f       *ptx.Func
	base    *code      // the original function without dead code
	whole   []interval // by register of base: where it is live while nothing is spilled
	states  states
	simple  states // the same by the simple analysis; DivRA only
	apart   []bool // by register of base: a part of a warp's threads may write it by itself
	weights []int  // by statement of base: how often it is executed, as loops go
	uses    []int  // by register of base: how often it is read and written
	room    int    // bytes of shared memory that are left
	cuts    map[use]reuse
	homes   []*home // by register of base: nil, or where the value is that has no register
	spilled []ptx.Reg
	result  FuncResult

	localName, sharedName string
	restraint             restraint
	needTid, needBase     bool // the homes need the thread id, the address of the warp's slots
}

func newAllocation(f *ptx.Func, c *calls, o Options) *allocation {
	base := newCode(f)
	base.dropDead()
	base.findBlocks()
	live := base.newLiveness()
	a := &allocation{o: o, f: f, base: base, whole: live.intervals(), homes: make([]*home, len(base.regs)), cuts: map[use]reuse{}, room: c.sharedRoom(f, o),
		localName: c.slotName(f, localSlots), sharedName: c.slotName(f, sharedSlots)}
	a.result = FuncResult{Name: f.Name, Warps: warps(f)}
	a.states, a.apart = analyze(f, live, a.whole, false, c.callSpins)
	if o.Allocator == DivRA {
		a.simple, _ = analyze(f, live, a.whole, true, c.callSpins)
	}
	a.weights = base.weights()
	a.uses = base.uses(a.weights)
	return a
}

// maxRounds bounds the rounds in which temporaries that serve several instructions are cut. Without
// them a round spills at least one more value, mostly all that do not fit.
const maxRounds = 30

// run iterates: it writes the code with the spills so far, scans it, and spills the evicted values.
// If the registers that shared memory needs leave too few for an instruction's operands, it
// restarts without shared memory.
func (a *allocation) run() (*ptx.Func, FuncResult, error) {
	if err := a.check(); err != nil {
		return nil, a.result, err
	}
	for {
		a.result.Rounds++
		w, ivs := a.rewrite()
		s := &scan{regs: w.regs, waiting: newQueue(ivs, w.regs, 2*len(w.stmts)+2)}
		if a.o.Beyond.Weighted {
			s.cost = a.costs(w, ivs)
		}
		if a.result.Rounds == 1 {
			a.result.Pressure = w.pressure(ivs)
			for _, iv := range ivs {
				a.result.Variables[a.states.of(iv.reg).kind()]++
			}
		}
		stuck := s.run(a.o.Regs)
		switch {
		case a.o.Beyond.Reuse && (stuck != nil || a.result.Rounds == maxRounds):
			a.o.Beyond.Reuse = false // the conservative mode, which always terminates
			continue
		case stuck != nil && a.restraint < lastRestraint:
			a.restraint++
			clear(a.homes)
			clear(a.cuts)
			a.spilled = nil
			continue
		case stuck != nil:
			return nil, a.result, errors.Errorf("%d registers are too few at %q", a.o.Regs, a.f.Text(w.source(stuck.start())))
		case len(s.victims)+len(s.cuts) == 0:
			if err := inFlight(w.code, ivs); err != nil {
				return nil, a.result, err
			}
			a.count(w)
			return a.emit(w, ivs), a.result, nil
		}
		for _, c := range s.cuts {
			a.cut(use{w.regs[c.temp].of, w.origin[c.at]})
		}
		for _, r := range s.victims {
			a.homes[r] = &home{}
			a.spilled = append(a.spilled, r)
		}
	}
}

// check rejects functions that cannot be allocated: those with an instruction whose operands or
// results exceed the registers.
func (a *allocation) check() error {
	for _, p := range append(append([]ptx.Param(nil), a.f.Params...), a.f.Rets...) {
		if p.Space == ptx.RegSpace {
			return errors.Errorf("parameter %s is a register: register allocation takes parameters in .param space only", p.Name)
		}
	}
	for r, info := range a.f.Regs {
		if info.Vector > 0 {
			return errors.Errorf("register %s is a vector: register allocation takes scalar registers only", a.f.Regs[r].Name)
		}
	}
	for k, o := range a.base.of {
		if !o.is(isInst) {
			continue
		}
		a.result.Insts++
		if need := a.base.needs(int32(k)); need > a.o.Regs {
			return errors.Errorf("%d registers are too few: %q needs %d", a.o.Regs, a.f.Text(a.base.stmts[k].(*ptx.Inst)), need)
		}
	}
	return nil
}

// needs is the number of 32-bit registers that an instruction takes at once, wide values in aligned
// places.
func (c *code) needs(k int32) int {
	width := func(list []ptx.Reg) int {
		n := 0
		for k, r := range list {
			if !slices.Contains(list[:k], r) {
				n += c.regs[r].units
			}
		}
		return n // the wide ones first, each at a multiple of its width: no gaps
	}
	o := c.of[k]
	written := c.refs[o.mid:o.to]
	if o.is(isGuarded) {
		written = c.refs[o.from:o.to]
	}
	return max(width(c.refs[o.from:o.mid]), width(written))
}

// source is the function's instruction that a point belongs to.
func (w *rewritten) source(p int32) *ptx.Inst {
	k := p / 2
	if w.origin != nil {
		k = w.origin[k]
	}
	for _, s := range w.a.base.stmts[k:] {
		if in, ok := s.(*ptx.Inst); ok {
			return in
		}
	}
	panic(fmt.Sprintf("BUG: no instruction at point %d", p))
}

// Remarks says in a line or two what allocation did.
func (r *FuncResult) Remarks() []string {
	lines := []string{fmt.Sprintf("%d registers wanted, %d used", r.Pressure, r.Registers)}
	if r.Reserved > 0 {
		lines[0] += fmt.Sprintf(", %d of them reserved", r.Reserved)
	}
	if r.SpilledValues() == 0 {
		return lines
	}
	var parts []string
	for k, row := range r.Spilled {
		for p, n := range row {
			if n > 0 {
				parts = append(parts, fmt.Sprintf("%d %s %s (%d reloads, %d stores)", n, Kind(k), Place(p), r.Reloads[k][p], r.Stores[k][p]))
			}
		}
	}
	lines = append(lines, fmt.Sprintf("%d values spilled: %s", r.SpilledValues(), strings.Join(parts, "; ")))
	if r.LocalBytes > 0 {
		lines = append(lines, fmt.Sprintf("slots of %d bytes per thread in local memory", r.LocalBytes))
	}
	if r.SharedBytes > 0 {
		lines = append(lines, fmt.Sprintf("slots of %d bytes per warp in shared memory, for %d warps", r.SharedBytes, r.Warps))
	}
	return lines
}
