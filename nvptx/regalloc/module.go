package regalloc

import "opt-go/nvptx/ptx"

// calls is what a module's functions name: shared memory and each other.
type calls struct {
	m     *ptx.Module
	funcs map[string]*summary
	vars  map[string]*ptx.Var // in shared memory, at module level
	names map[string]bool     // of everything at module level
	all   []string            // functions that an indirect call may reach
}

// summary is what a function with a body does, and what it names.
type summary struct {
	names  []string   // each once, without those of its own parameters and variables
	shared []*ptx.Var // its variables in shared memory
	polls  bool       // it reads memory that other threads write
	any    bool       // it has calls that do not name the callee
	spins  bool       // threads may wait for each other inside
}

func newCalls(m *ptx.Module) *calls {
	c := &calls{m: m, funcs: map[string]*summary{}, vars: map[string]*ptx.Var{}, names: map[string]bool{}}
	for _, d := range m.Decls {
		switch d := d.(type) {
		case *ptx.Var:
			c.names[d.Name] = true
			if d.Space == ptx.Shared {
				c.vars[d.Name] = d
			}
		case *ptx.Func:
			c.names[d.Name] = true
			if !d.Entry {
				c.all = append(c.all, d.Name)
			}
		}
	}
	for _, f := range m.Funcs() {
		if f.Defined {
			c.funcs[f.Name] = c.summarize(f)
		}
	}
	c.findSpins()
	return c
}

// findSpins goes from what polls to what names it. What is not defined here may poll.
func (c *calls) findSpins() {
	const unknown = "" // the callees of an indirect call
	users := map[string][]string{}
	for name, s := range c.funcs {
		for _, n := range s.names {
			users[n] = append(users[n], name)
		}
		if s.any {
			users[unknown] = append(users[unknown], name)
		}
	}
	for _, n := range c.all {
		users[n] = append(users[n], unknown)
	}
	var work []string
	for _, f := range c.m.Funcs() {
		if s := c.funcs[f.Name]; s != nil && s.polls || s == nil && !system[f.Name] {
			work = append(work, f.Name)
		}
	}
	seen := map[string]bool{}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		if s := c.funcs[n]; s != nil {
			s.spins = true
		}
		work = append(work, users[n]...)
	}
}

// summarize walks a function once.
func (c *calls) summarize(f *ptx.Func) *summary {
	s := &summary{}
	seen := map[string]bool{}
	for _, st := range f.Body {
		switch st := st.(type) {
		case *ptx.Var:
			if st.Space == ptx.Shared {
				s.shared = append(s.shared, st)
			}
		case *ptx.Inst:
			s.polls = s.polls || polls(st)
			s.any = s.any || st.Op == "call" && indirect(st)
			ptx.WalkOperands(st.Args, func(o ptx.Operand) {
				if sym, ok := o.(ptx.SymRef); ok && c.names[sym.Name] && !seen[sym.Name] {
					seen[sym.Name] = true
					s.names = append(s.names, sym.Name)
				}
			})
		}
	}
	return s
}

// reach visits what a function names, and what the functions that it names do; those without a
// definition, too. A call that does not name its callee may be of any function.
func (c *calls) reach(root string, visit func(name string)) {
	seen := map[string]bool{root: true}
	work := []string{root}
	push := func(names []string) {
		for _, name := range names {
			if !seen[name] {
				seen[name] = true
				work = append(work, name)
				visit(name)
			}
		}
	}
	for len(work) > 0 {
		s := c.funcs[work[len(work)-1]]
		work = work[:len(work)-1]
		if s == nil {
			continue
		}
		push(s.names)
		if s.any {
			push(c.all)
		}
	}
}

func indirect(in *ptx.Inst) bool {
	for _, o := range in.Args {
		if _, ok := o.(ptx.Reg); ok {
			return true
		}
	}
	return false
}

// system lists the functions of the CUDA runtime that do not synchronize threads.
var system = map[string]bool{"vprintf": true, "malloc": true, "free": true, "__assertfail": true}

// callSpins says so of a call.
func (c *calls) callSpins(in *ptx.Inst) bool {
	if indirect(in) {
		return true
	}
	for _, o := range in.Args {
		if sym, ok := o.(ptx.SymRef); ok {
			f := c.funcs[sym.Name]
			return f == nil && !system[sym.Name] || f != nil && f.spins
		}
	}
	return true
}

// sharedRoom is how many bytes of static shared memory a kernel leaves. A kernel with dynamic
// shared memory leaves none, since its size is not known here, unless o says it.
func (c *calls) sharedRoom(f *ptx.Func, o Options) int {
	if !f.Entry {
		return 0 // several kernels may call it, or it may be active several times at once
	}
	room := o.SharedBytes
	if room == 0 {
		room = 48 << 10
	}
	all := room
	dynamic := false
	use := func(v *ptx.Var) {
		if v.Linkage == ptx.Extern || len(v.Dims) > 0 && v.Dims[0] <= 0 {
			dynamic = true
		}
		room -= v.Size() + v.Alignment() - 1
	}
	local := func(s *summary) {
		for _, v := range s.shared {
			use(v)
		}
	}
	local(c.funcs[f.Name])
	c.reach(f.Name, func(name string) {
		if v := c.vars[name]; v != nil {
			use(v)
		}
		if g := c.funcs[name]; g != nil {
			local(g)
		}
	})
	if dynamic {
		if o.DynamicShared == 0 {
			return 0
		}
		room -= o.DynamicShared
	}
	if o.Beyond.Occupancy {
		room -= all - all/blocks(f, o.Regs, all-room, all)
	}
	return max(room, 0)
}

// The limits of an SM of the paper's machine, compute capability 2.0.
const (
	smRegisters = 32768
	smWarps     = 48
	smBlocks    = 8
)

// blocks is the number of blocks of a kernel that an SM holds concurrently, limited by registers,
// warps, and the shared memory in use.
func blocks(f *ptx.Func, regs, used, all int) int {
	n := min(smBlocks, smWarps/warps(f), smRegisters/(regs*warpSize*warps(f)))
	if used > 0 {
		n = min(n, all/used)
	}
	return max(n, 1)
}

// warps is how many warps a block of a kernel has at most.
func warps(f *ptx.Func) int {
	for _, name := range []string{"reqntid", "maxntid"} {
		if d, ok := f.Directive(name); ok {
			n := 1
			for _, k := range d.Args {
				n *= k
			}
			return max(1, (n+warpSize-1)/warpSize)
		}
	}
	return 1024 / warpSize
}

// slotName is a name for slots that neither the module nor the function uses.
func (c *calls) slotName(f *ptx.Func, name string) string {
	taken := func(n string) bool {
		if c.names[n] {
			return true
		}
		for _, s := range f.Body {
			if v, ok := s.(*ptx.Var); ok && v.Name == n {
				return true
			}
		}
		return false
	}
	for taken(name) {
		name += "_"
	}
	return name
}
