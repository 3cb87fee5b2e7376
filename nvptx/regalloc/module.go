package regalloc

import "opt-go/nvptx/ptx"

// calls is what a module's functions name: shared memory and each other.
type calls struct {
	m     *ptx.Module
	funcs map[string]*ptx.Func
	vars  map[string]*ptx.Var // in shared memory, at module level
	names map[string]bool     // of everything at module level
	all   []string            // functions that an indirect call may reach
	// spin: by name of a function, whether threads may wait for each other inside.
	spin map[string]bool
}

func newCalls(m *ptx.Module) *calls {
	c := &calls{m: m, funcs: map[string]*ptx.Func{}, vars: map[string]*ptx.Var{}, names: map[string]bool{}, spin: map[string]bool{}}
	for _, d := range m.Decls {
		switch d := d.(type) {
		case *ptx.Var:
			c.names[d.Name] = true
			if d.Space == ptx.Shared {
				c.vars[d.Name] = d
			}
		case *ptx.Func:
			c.names[d.Name] = true
			if d.Defined {
				c.funcs[d.Name] = d
			}
			if !d.Entry {
				c.all = append(c.all, d.Name)
			}
		}
	}
	for name := range c.funcs {
		c.spin[name] = c.spinsInside(name)
	}
	return c
}

// reach visits what a function names, and what the functions that it names do; those without a definition, too. A call that does
// not name its callee may be of any function.
func (c *calls) reach(root string, visit func(name string), inst func(*ptx.Inst)) {
	seen := map[string]bool{root: true}
	work := []string{root}
	push := func(name string) {
		if !seen[name] {
			seen[name] = true
			work = append(work, name)
			visit(name)
		}
	}
	for len(work) > 0 {
		f := c.funcs[work[len(work)-1]]
		work = work[:len(work)-1]
		if f == nil {
			continue
		}
		for _, s := range f.Body {
			in, ok := s.(*ptx.Inst)
			if !ok {
				continue
			}
			inst(in)
			ptx.WalkOperands(in.Args, func(o ptx.Operand) {
				if sym, ok := o.(ptx.SymRef); ok {
					push(sym.Name)
				}
			})
			if in.Op == "call" && indirect(in) {
				for _, name := range c.all {
					push(name)
				}
			}
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

// system lists the functions of the CUDA runtime that wait for nobody.
var system = map[string]bool{"vprintf": true, "malloc": true, "free": true, "__assertfail": true}

// spinsInside says that a function, or what it calls, polls. What is not defined here may do so.
func (c *calls) spinsInside(name string) bool {
	found := false
	c.reach(name, func(n string) {
		if f := c.m.Func(n); f != nil && !f.Defined && !system[n] {
			found = true
		}
	}, func(in *ptx.Inst) { found = found || polls(in) })
	return found
}

// callSpins says so of a call.
func (c *calls) callSpins(in *ptx.Inst) bool {
	if indirect(in) {
		return true
	}
	for _, o := range in.Args {
		if sym, ok := o.(ptx.SymRef); ok {
			return c.funcs[sym.Name] == nil && !system[sym.Name] || c.spin[sym.Name]
		}
	}
	return true
}

// sharedRoom is how many bytes of static shared memory a kernel leaves. A kernel with dynamic shared memory leaves none, since its
// size is not known here, unless o says it.
func (c *calls) sharedRoom(f *ptx.Func, o Options) int {
	if !f.Entry {
		return 0 // it may run below several kernels, or several times at once
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
	local := func(g *ptx.Func) {
		for _, s := range g.Body {
			if v, ok := s.(*ptx.Var); ok && v.Space == ptx.Shared {
				use(v)
			}
		}
	}
	local(f)
	c.reach(f.Name, func(name string) {
		if v := c.vars[name]; v != nil {
			use(v)
		}
		if g := c.funcs[name]; g != nil {
			local(g)
		}
	}, func(*ptx.Inst) {})
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

// blocks is how many blocks of a kernel an SM holds at once: as registers and warps, and the shared memory in use, allow.
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
