package codegen

import (
	"maps"
	"sort"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
)

// Options steer Module.
type Options struct {
	Machine   *machine.Machine
	Regs      int // what -regs asked for, for the .machine line; 0: nothing
	Scheduler modulo.Scheduler
	Spill     rotate.SpillOptions // Candidate, CC, QF and TF count
	Fuse      bool                // llvm.fmuladd is one operation
	Verify    bool                // check schedules and registers independently
	SSP       SSPOptions
	Remark    func(pass.Remark) // is told each decision; may be nil
	Nest      func(NestGraph)   // called with every loop of every nest, if nests are looked at; may be nil
	Loop      func(Loop)        // called with every loop that is going to be pipelined; may be nil
	Blocks    bool              // straight code block by block, without superblocks, for experiments
	Always    bool              // pipeline loops also where it does not pay (profit.go), for experiments
}

// Loop is a loop on its way into the pipeliner: after selection and if-conversion, before scheduling and spilling.
type Loop struct {
	Func, Name string // as in the assembly's loop records
	Pos        ir.Pos
	Counted    bool // the number of iterations is known before the loop starts; else the graph has its branch as last operation
	// Graph is the loop's dependence graph for Options.Machine. ddg.Op.Class is the machine.Op, ddg.RegClass the machine.File. It
	// is a copy that belongs to the caller.
	Graph *ddg.Graph
}

// module collects what the functions need of each other.
type module struct {
	asm     *asm.Module
	src     *ir.Module
	externs map[string]bool
	labels  map[*ir.Block]string // of the unnamed blocks of the functions of which one was asked for
	named   map[*ir.Func]bool    // these functions
}

// Module compiles a module. The module is changed: the caller gives a copy if it needs the IR afterwards. The error is a diag.List.
func Module(m *ir.Module, opt Options) (*asm.Module, error) {
	out := &module{asm: &asm.Module{Machine: opt.Machine.Name, Regs: opt.Regs}, src: m, externs: map[string]bool{}}
	var diags diag.List
	guard := func(step func()) {
		defer func() {
			switch r := recover().(type) {
			case nil:
			case unsupported:
				diags = append(diags, r.diagnostic(m))
			default:
				panic(r)
			}
		}()
		step()
	}
	guard(out.checkModule)
	for _, g := range m.Globals {
		guard(func() { out.global(g) })
	}
	var plain *ir.Module // for a look at what nests cost as they are
	if opt.SSP.Mode == SSPAuto && opt.Machine.HasRotation() {
		plain = ir.CloneModule(m)
	}
	for k, f := range m.Funcs {
		if f.IsDecl() || f.Linkage == ir.AvailableExternally {
			continue
		}
		guard(func() {
			var costs map[string]loopCost
			if plain != nil {
				costs = plainCosts(opt, plain, plain.Funcs[k])
			}
			out.asm.Funcs = append(out.asm.Funcs, out.compile(opt, m, f, costs))
		})
	}
	if diags.HasErrors() {
		return nil, diags
	}
	for name := range out.externs {
		out.asm.Externs = append(out.asm.Externs, name)
	}
	sort.Strings(out.asm.Externs)
	return out.asm, nil
}

// compile compiles a function, and again while loops are in pipelines that do not pay, or out of pipelines that would.
func (m *module) compile(opt Options, src *ir.Module, f *ir.Func, costs map[string]loopCost) *asm.Func {
	report, straight, pays := opt.Remark, map[string]rejection{}, map[string]bool{}
	for {
		var remarks []pass.Remark
		if report != nil {
			opt.Remark = func(r pass.Remark) { remarks = append(remarks, r) }
		}
		fn := newFunction(&opt, m, src, f)
		fn.costs, fn.straight, fn.pays = costs, straight, pays
		code := fn.compile()
		wrong := fn.reconsider()
		if len(fn.rejected)+len(wrong) == 0 {
			for _, r := range remarks {
				report(r)
			}
			m.asm.Globals = append(m.asm.Globals, fn.emitTables()...)
			return code
		}
		for _, name := range wrong {
			delete(straight, name)
			pays[name] = true
		}
		maps.Copy(straight, fn.rejected)
		opt.Loop, opt.Nest = nil, nil // they have seen it all
	}
}

func newFunction(opt *Options, out *module, m *ir.Module, f *ir.Func) *function {
	return &function{opt: opt, mach: opt.Machine, mod: m, dl: m.Layout, src: f, out: out,
		labels: map[string]bool{}, pinned: map[Reg]bool{}, forms: map[*block]*affine{}, stageTrue: map[Reg]bool{}, exact: map[Reg]*block{},
		straightCosts: map[*loopCode]straightCost{}, rejected: map[string]rejection{}}
}

// plainCosts compiles a function of a copy of the module without pipelining outer loops, and measures its loops. It is nil if the function has no
// nests.
func plainCosts(opt Options, m *ir.Module, f *ir.Func) map[string]loopCost {
	opt.SSP.Mode, opt.Remark, opt.Nest, opt.Loop = SSPPlain, nil, nil, nil
	fn := newFunction(&opt, &module{asm: &asm.Module{}, src: m, externs: map[string]bool{}}, m, f)
	fn.compile()
	if len(fn.nests) == 0 {
		return nil
	}
	return fn.measure()
}

// checkModule refuses what concerns the whole module.
func (m *module) checkModule() {
	if len(m.src.Asm) > 0 {
		refuse(ir.Pos{}, "module-level assembly")
	}
	if m.src.Layout.BigEndian {
		refuse(ir.Pos{}, "a big-endian data layout")
	}
	if m.src.Layout.PtrBits(0) != 64 {
		refuse(ir.Pos{}, "a data layout with %d-bit pointers", m.src.Layout.PtrBits(0))
	}
	for _, i := range m.src.IFuncs {
		refuse(i.Pos, "the ifunc %s", i.Ident())
	}
}

// streams are the variables of C's library that programs read: the runtime takes these numbers for open streams.
var streams = map[string]byte{"stdin": 1, "stdout": 2, "stderr": 3}

// stream defines a variable of C's library.
func (m *module) stream(name string, n byte) {
	for _, g := range m.asm.Globals {
		if g.Name == name {
			return
		}
	}
	m.asm.Globals = append(m.asm.Globals, &asm.Global{Name: name, Align: 8, ReadOnly: true, Local: true, Init: []asm.Datum{{Bytes: []byte{n, 0, 0, 0, 0, 0, 0, 0}}}})
}

// symbol names a global in the assembly, and notes functions that are defined elsewhere.
func (m *module) symbol(g ir.GlobalValue, pos ir.Pos) asm.Sym {
	switch g := g.(type) {
	case *ir.Func:
		if g.IsDecl() || g.Linkage == ir.AvailableExternally {
			if g.IsIntrinsic() {
				refuse(pos, "the address of the intrinsic %s", g.Name())
			}
			m.externs[g.Name()] = true
		}
	case *ir.GlobalVar:
		if n, ok := streams[g.Name()]; ok && g.IsDeclaration() {
			m.stream(g.Name(), n)
			return asm.Sym{Name: g.Name()}
		}
		if g.IsDeclaration() {
			refuse(pos, "the variable %s, which is defined elsewhere,", g.Ident())
		}
	case *ir.Alias:
		sym, off := m.address(g.Aliasee, pos)
		sym.Offset += off
		return sym
	default:
		refuse(pos, "the ifunc %s", g.Ident())
	}
	if g.Name() == "" {
		return asm.Sym{Name: ".unnamed" + g.Ident()[1:]}
	}
	return asm.Sym{Name: g.Name()}
}
