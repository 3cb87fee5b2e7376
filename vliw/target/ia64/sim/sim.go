package sim

import (
	"fmt"
	"slices"

	"opt-go/vliw/sim/libc"
	"opt-go/vliw/sim/memory"
)

// word is an integer register: 64 bits and the mark of a speculative load that failed.
type word struct {
	v     uint64
	nat   bool
	ready int64
}

// frame is the current register stack frame: sizes, and the bases of rotation.
type frame struct {
	size, locals, rotating int
	baseR, baseF, baseP    int
}

// Sim runs a program.
type Sim struct {
	cfg      Config
	p        *Program
	image    *image
	mem      *memory.Memory
	lib      libc.State
	routines []libc.Routine
	gp, tp   uint64 // of data; of the data of the thread

	static [32]word
	stack  []word
	bottom int // of the current frame in the stack
	frame  frame
	f      [128]float
	fReady [128]int64
	pred   [64]bool
	b      [8]uint64
	lc, ec uint64
	ccv    uint64 // what cmpxchg compares with
	alat   []alatEntry
	stats  Stats // of advanced loads
	pfs    uint64

	pc, next int
	jumped   bool // next is not the bundle after pc
	now      int64
	groups   int64 // issued
	fault    error
	done     bool
	exited   bool
	status   int
	line     int
	depth    int // calls that have not returned
}

// Stats is what a run took.
type Stats struct {
	Cycles int64 // with the cycles of waiting for results
	Groups int64 // instruction groups issued

	Advanced int64 // advanced loads
	Missed   int64 // checks that found that their advanced load had been overwritten
}

// Stats returns the counts so far.
func (s *Sim) Stats() Stats {
	out := s.stats
	out.Cycles, out.Groups = s.now, s.groups
	return out
}

// Result is the outcome of a call.
type Result struct {
	Int      uint64 // r8
	Float    float64
	Exited   bool // the program called exit
	ExitCode int
}

const (
	firstStacked  = 32
	firstRotPred  = 16
	firstRotFloat = 32
	rotPreds      = 48
	rotFloats     = 96
	returnHere    = -1 // the return address of the outermost call, as a bundle
	maxDepth      = 1 << 16
)

// Main runs main(1, {name}).
func (s *Sim) Main(name string) (Result, error) {
	text := s.mem.Data.Grow(int64(len(name))+1, 8, memory.MayRead|memory.MayWrite)
	b, err := s.mem.Find(text, int64(len(name)), memory.MayWrite)
	if err != nil {
		return Result{}, err
	}
	copy(b, name)
	list := s.mem.Data.Grow(16, 8, memory.MayRead|memory.MayWrite)
	if b, err = s.mem.Find(list, 8, memory.MayWrite); err != nil {
		return Result{}, err
	}
	memory.Put(b, text)
	return s.Call("main", 1, list)
}

// Alloc reserves memory and fills it. It returns the address.
func (s *Sim) Alloc(data []byte) (uint64, error) {
	at := s.mem.Data.Grow(int64(len(data)), 16, memory.MayRead|memory.MayWrite)
	b, err := s.mem.Find(at, int64(len(data)), memory.MayWrite)
	copy(b, data)
	return at, err
}

// Read returns a copy of memory.
func (s *Sim) Read(at uint64, size int64) ([]byte, error) {
	b, err := s.mem.Find(at, size, memory.MayRead)
	return slices.Clone(b), err
}

// Call runs a function of integer arguments.
func (s *Sim) Call(name string, args ...uint64) (Result, error) {
	start, ok := s.p.procs[name]
	if !ok {
		return Result{}, fmt.Errorf("no function %s in the assembly", name)
	}
	if len(args) > argumentSlots {
		return Result{}, fmt.Errorf("%s with %d arguments: only %d are possible", name, len(args), argumentSlots)
	}
	s.static = [32]word{}
	for n := range s.static {
		s.static[n].v = garbage
	}
	s.static[0].v = 0
	s.static[1].v, s.static[12].v, s.static[13].v = s.gp, memory.StackTop-64, s.tp
	s.f[0], s.f[1] = float{}, one
	s.pred[0] = true
	s.stack, s.bottom, s.frame = make([]word, 256), 0, frame{size: 8}
	s.fault, s.done, s.exited, s.depth = nil, false, false, 0
	s.run(start, args)
	if s.fault != nil {
		return Result{}, s.fault
	}
	return Result{Int: s.static[8].v, Float: s.f[8].float64(), Exited: s.exited, ExitCode: s.status}, nil
}

// garbage is what registers hold that nothing has written.
const garbage = 0xdead_beef_dead_beef

// run calls a function from the current frame, and returns when it has.
func (s *Sim) run(start int, args []uint64) {
	for n, a := range args {
		s.setInt(firstStacked+s.frame.locals+n, a)
	}
	depth := s.depth
	s.enter(start, returnHere)
	s.pc = s.next
	for s.depth > depth && !s.done && s.fault == nil {
		s.bundle()
	}
}

// fail ends the run.
func (s *Sim) fail(format string, args ...any) {
	if s.fault == nil {
		s.fault = &Error{s.line, fmt.Sprintf(format, args...)}
	}
}

// goTo makes a bundle the next.
func (s *Sim) goTo(n int) { s.next, s.jumped = n, true }

// bundle executes a bundle, or a routine of the library.
func (s *Sim) bundle() {
	switch n := s.pc - len(s.p.bundles); {
	case n >= len(s.routines):
		s.fail("the code ends without a branch")
		return
	case n >= 0:
		s.routine(n)
		return
	}
	b := &s.p.bundles[s.pc]
	s.next, s.jumped = s.pc+1, false
	for k := range b.insts {
		in := &b.insts[k]
		s.line = in.line
		if in.op.always || s.getPred(int(in.pred)) {
			in.op.exec(s, in)
		}
		leaves := s.jumped || s.fault != nil || s.done
		if in.stop || leaves {
			s.now++
			s.groups++
		}
		if leaves {
			break
		}
	}
	s.pc = s.next
	if s.cfg.MaxCycles > 0 && s.now > s.cfg.MaxCycles {
		s.fail("stopped after %d cycles", s.now)
	}
}

// place is where an integer register is.
func (s *Sim) place(n int) *word {
	if n < firstStacked {
		return &s.static[n]
	}
	n -= firstStacked
	if n >= s.frame.size {
		s.fail("r%d is beyond the register frame", n+firstStacked)
		return &s.static[31]
	}
	if n < s.frame.rotating {
		n = wrap(n+s.frame.baseR, s.frame.rotating)
	}
	return &s.stack[s.bottom+n]
}

// wrap is n modulo size, for n from −size on.
func wrap(n, size int) int {
	if n < 0 {
		return n + size
	}
	if n >= size {
		return n - size
	}
	return n
}

// getInt reads an integer register and waits for it.
func (s *Sim) getInt(n int) word {
	w := s.place(n)
	s.now = max(s.now, w.ready)
	return *w
}

// setInt writes one; r0 cannot be written.
func (s *Sim) setInt(n int, v uint64) { s.setWord(n, word{v: v}, 1) }

func (s *Sim) setWord(n int, w word, latency int64) {
	if n == 0 {
		s.fail("r0 is written")
		return
	}
	w.ready = s.now + latency
	*s.place(n) = w
}

func (s *Sim) floatPlace(n int) int {
	if n >= firstRotFloat {
		return firstRotFloat + wrap(n-firstRotFloat+s.frame.baseF, rotFloats)
	}
	return n
}

func (s *Sim) getFloat(n int) float {
	n = s.floatPlace(n)
	s.now = max(s.now, s.fReady[n])
	return s.f[n]
}

func (s *Sim) setFloat(n int, x float, latency int64) {
	if n < 2 {
		s.fail("f%d is written", n)
		return
	}
	n = s.floatPlace(n)
	s.f[n], s.fReady[n] = x, s.now+latency
}

func (s *Sim) predPlace(n int) int {
	if n >= firstRotPred {
		return firstRotPred + wrap(n-firstRotPred+s.frame.baseP, rotPreds)
	}
	return n
}

func (s *Sim) getPred(n int) bool { return s.pred[s.predPlace(n)] }

func (s *Sim) setPred(n int64, v bool) {
	if n != 0 {
		s.pred[s.predPlace(int(n))] = v
	}
}

// rotate moves the bases down by one.
func (s *Sim) rotate() {
	f := &s.frame
	down := func(base, size int) int {
		if size == 0 {
			return 0
		}
		return wrap(base-1+size, size)
	}
	f.baseR, f.baseF, f.baseP = down(f.baseR, f.rotating), down(f.baseF, rotFloats), down(f.baseP, rotPreds)
}
