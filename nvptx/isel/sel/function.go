package sel

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/ptx"
)

// Func is a function while it is selected. Lowerings request values from it (Get, One), the
// registers of results (Dst) and addresses (Locate, SpecificAddress), and write code by the
// Emitter.
type Func struct {
	emit.Emitter
	Module *Module   // what all functions share
	IR     *ir.Func  // what is selected; it is only read
	Out    *ptx.Func // what becomes of it; its parameters and results are known from the start
	Number int       // among the functions of the file, for labels
	Kernel bool      // it is called from the host
	// Fused has, by sum or difference, the product with several users that it multiplies by itself
	// (arith/contract.go).
	Fused map[*ir.Instr]*ir.Instr

	// By value number:
	vals     [][]ptx.Operand // the registers or constants of requested values
	passed   []bool          // the value consists of the registers of others, no code is needed
	spec     []ptx.Operand   // a generic pointer as an address of its own space (space.go)
	base     []ptx.Operand   // a getelementptr without its constant part (gep.go)
	space    []spaceFact     // the inferred space of a generic pointer
	phiIn    [][]ptx.Reg     // what predecessors write for a φ
	lastEdge []int32         // the edge of a φ that was looked for last
	live     []bool          // an effect depends on it
	ext      []*ir.Instr     // the extension that a load does by itself (extend.go)
	extended []extension     // how the register of a narrow integer holds it (extend.go)
	loaded   [][]ptx.Operand // vectors of narrow lanes that were requested in words (memory/narrow.go)

	// By block number:
	copied []*ir.Block      // the block whose end was the last to get the copies for its φs
	code   [][][]clean.Item // chunks, the last one of the block first
	labels []ptx.Label

	partial map[ptx.Reg]bool       // those of phiIn that not all predecessors write, as some give undef or poison
	chains  map[*ir.Instr]chainEnd // cached chains of constant offsets (gep.go)
	frame   frame                  // the allocas
	params  []formal               // by parameter: where it is
	ncall   int                    // calls and jump tables so far
	nasm    int                    // inline assemblies so far
	marked  []clean.Mark           // where variables get values (variables.go)
	freeze  bool                   // the function has a freeze: undefined values must not change between uses

	mentioned map[*ir.Block][]mention // llvm.dbg.value, the last one of a block first
	parts     map[dwarf.Instance][]part
	partOf    []dwarf.Instance // by number
	scopes    map[dwarf.Instance]int32
	scopeList []dwarf.Instance // by number, from 1 (scopes.go)

	now   *ir.Instr // the instruction that is being selected, for diagnostics
	diags diag.List
}

// function selects one function; on errors the result is of no use.
func (m *Module) function(f *ir.Func, number int) (*ptx.Func, diag.List) {
	n := f.ValueBound()
	s := &Func{
		Emitter: emit.NewEmitter(&m.target, m.layout, f.Context(), flushesDenormals(f)),
		Module:  m, IR: f, Number: number, Kernel: m.Globals.IsKernel(f),
		vals: make([][]ptx.Operand, n), passed: make([]bool, n), spec: make([]ptx.Operand, n), base: make([]ptx.Operand, n),
		phiIn: make([][]ptx.Reg, n), lastEdge: make([]int32, n), copied: make([]*ir.Block, f.BlockBound()), partial: map[ptx.Reg]bool{},
		live: make([]bool, n), ext: make([]*ir.Instr, n), extended: make([]extension, n), loaded: make([][]ptx.Operand, n),
		code: make([][][]clean.Item, f.BlockBound()), labels: make([]ptx.Label, f.BlockBound()),
	}
	s.Out = m.Globals.Declare(f)
	s.Out.Defined = true
	order := reversePostorder(f)
	s.markLive(order)
	s.planFrame(order)
	s.planParams()
	s.inferSpaces(order)
	s.planLoads(order)
	s.planExtended(order)
	for _, b := range order {
		s.labels[b.ID()] = s.NewLabel()
	}
	for k := len(order) - 1; k >= 0; k-- {
		s.block(order[k])
	}
	s.loadParams()
	if s.diags.HasErrors() {
		return nil, s.diags
	}
	s.write(s.assemble(order))
	return s.Out, nil
}

// write cleans the code and moves it into the ptx.Func.
func (s *Func) write(code []clean.Item) {
	c := clean.Func{Out: s.Out, Number: s.Number, Regs: s.Registers(), Labels: s.NumLabels(), Partial: s.partial, HoistProducts: s.Target.HoistsProducts(), Marks: s.marked}
	code = c.Clean(code)
	ranges := s.labelled(c.Track(code))
	var extents []clean.Range
	if s.Module.debug && s.IR.MD("dbg") != nil {
		c.Begin, c.End = rangeLabels(s.Number)
		extents = s.extents(&c, code)
	}
	if s.frame.size > 0 {
		s.Out.AddVar(&ptx.Var{Space: ptx.Local, Type: ptx.B8, Align: int(s.frame.align), Name: s.Depot(), Dims: []int{int(s.frame.size)}})
	}
	label, name := c.Write(code, append(extents, ranges...), s.Module.files.names, s.Module.startOf(s.IR))
	if c.Begin != "" {
		s.Module.describe(s, s.places(ranges, label, name), s.scopeLabels(extents, label))
	}
}

// reversePostorder lists the blocks that control can reach, each before what it dominates.
func reversePostorder(f *ir.Func) []*ir.Block {
	type frame struct {
		b    *ir.Block
		next int
	}
	seen := make([]bool, f.BlockBound())
	var post []*ir.Block
	stack := []frame{{f.Entry(), 0}}
	seen[f.Entry().ID()] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if n := top.b.NumSuccs(); top.next < n {
			// The last successor first, so that the first one follows its block where it can.
			c := top.b.Succ(n - 1 - top.next)
			top.next++
			if !seen[c.ID()] {
				seen[c.ID()] = true
				stack = append(stack, frame{c, 0})
			}
			continue
		}
		post = append(post, top.b)
		stack = stack[:len(stack)-1]
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	return post
}

// markLive finds the instructions that an effect depends on.
func (s *Func) markLive(order []*ir.Block) {
	var work []*ir.Instr
	mark := func(v ir.Value) {
		if i, ok := v.(*ir.Instr); ok && !s.live[i.ID()] {
			s.live[i.ID()] = true
			work = append(work, i)
		}
	}
	for _, b := range order {
		for i := range b.Instrs() {
			if i.Op() == ir.Freeze {
				s.freeze = true
			}
			if i.IsTerminator() || s.hasEffect(i) {
				mark(i)
			}
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for _, v := range i.Operands() {
			mark(v)
		}
	}
}

// hasEffect reports whether an instruction must be emitted even if its result has no users.
func (s *Func) hasEffect(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Store, ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.VAArg, ir.LandingPad, ir.CatchPad, ir.CleanupPad:
		return true
	case ir.Load:
		return !i.IsSimple()
	case ir.Call:
		if row, ok := s.Module.Intrinsic(i); ok {
			return row.Effect
		}
		if a, ok := i.Callee().(*ir.InlineAsm); ok {
			// asm without sideeffect, but with the clobber memory, as CUDA's headers have for
			// mbarrier.arrive, writes memory.
			return a.SideEffect || i.Type().IsVoid() || strings.Contains(a.Constraints, "~{memory}")
		}
		return true
	}
	return false
}

// block selects one block, from its end to its start.
func (s *Func) block(b *ir.Block) {
	term := b.Term()
	if term == nil {
		panic(fmt.Sprintf("BUG: isel: block %s of %s has no terminator", b.Ident(), s.IR.Ident()))
	}
	s.select1(b, term)
	s.chunk(b, func() { s.phiCopiesTo(b) })
	i := term.Prev()
	for ; i != nil && i.Op() != ir.Phi; i = i.Prev() {
		if s.wanted(i) {
			s.select1(b, i)
		} else {
			s.mentions(b, i)
		}
	}
	s.chunk(b, func() { s.phiResults(b) })
}

// wanted reports whether code must be emitted for an instruction.
func (s *Func) wanted(i *ir.Instr) bool {
	id := i.ID()
	if s.hasEffect(i) {
		return true
	}
	return s.vals[id] != nil && !s.passed[id] || s.loaded[id] != nil || s.spec[id] != nil || s.base[id] != nil
}

// chunk collects what emit emits as one unit and inserts it before the code that the block already
// has.
func (s *Func) chunk(b *ir.Block, emit func()) {
	if code := s.Collect(emit); len(code) > 0 {
		s.code[b.ID()] = append(s.code[b.ID()], code)
	}
}

// select1 selects one instruction.
func (s *Func) select1(b *ir.Block, i *ir.Instr) {
	s.chunk(b, func() {
		s.now = i
		defer func() { s.now = nil }()
		lower := s.Module.tables.Lower[i.Op()]
		if lower == nil {
			s.Unsupported(i, "instruction %s", i.Op())
			return
		}
		if computesQuads(i) {
			s.Unsupported(i, "%s of type fp128", i.Op())
			return
		}
		lower(s, i)
		if s.Module.checkEach {
			s.checkSelected(i)
		}
		for _, it := range s.Emitted() {
			if it.Inst != nil {
				it.Inst.Origin = int(i.Pos.Line)
			}
		}
		if at := s.Module.placeOf(i); at.File > 0 {
			for k := range s.Emitted() {
				s.Emitted()[k].At = at
			}
		}
		if scope := s.scopeOf(i); scope > 0 {
			for k := range s.Emitted() {
				s.Emitted()[k].Scope = scope
			}
		}
	})
}

// checkSelected reports what i was selected to if the target has no such instruction.
func (s *Func) checkSelected(i *ir.Instr) {
	construct := "instruction " + i.Op().String()
	if i.Op() == ir.Call {
		switch callee := i.Callee().(type) {
		case *ir.InlineAsm:
			construct = "inline assembly"
		case *ir.Func:
			construct = "intrinsic " + callee.Name()
		}
	}
	regs := make([]ptx.RegInfo, len(s.Registers()))
	for k, t := range s.Registers() {
		regs[k] = ptx.RegInfo{Name: "register " + strconv.Itoa(k), Type: t}
	}
	for _, it := range s.Emitted() {
		if it.Inst == nil || it.Inst.Foreign {
			continue
		}
		if errs := ptx.Misfits(it.Inst, regs, 64, s.Target.Version, s.Target.Chip(), s.Module.Globals.SeparateSamplers()); len(errs) > 0 {
			s.Unsupported(i, "%s (%s: %v)", construct, it.Inst.Opcode(), errs[0])
			return
		}
	}
}

// Unsupported reports a construct that has no PTX form here.
func (s *Func) Unsupported(i *ir.Instr, format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	s.diags = append(s.diags, s.Module.errorf(i.Pos, "%s is not supported for PTX (in function %s)", what, s.IR.Ident()))
}

// assemble concatenates the chunks of all blocks.
func (s *Func) assemble(order []*ir.Block) []clean.Item {
	code := append([]clean.Item(nil), s.EntryCode()...)
	s.planParts(order)
	at := map[*ir.Block]int{}
	for k, b := range order {
		at[b] = k
	}
	for n, b := range order {
		label := &ptx.LabelDef{Label: s.labels[b.ID()]}
		if b.Name() != "" {
			label.Comment = "%" + ir.QuoteName(b.Name())
		}
		code = append(code, clean.Item{Stmt: label})
		if slices.ContainsFunc(b.Preds(), func(p *ir.Block) bool { k, ok := at[p]; return ok && k >= n && keepsRolled(p) }) {
			code = append(code, clean.Item{Stmt: &ptx.Pragma{Strings: []string{"nounroll"}}, Keep: true})
		}
		chunks := s.code[b.ID()]
		for k := len(chunks) - 1; k >= 0; k-- {
			s.marks(b, k+1, len(code))
			code = append(code, chunks[k]...)
		}
	}
	return code
}

// keepsRolled reports that the loop whose back edge a block has is not to be unrolled: the program
// says so, by "disable" or by a count of one (#pragma unroll 1), or it has been unrolled already.
func keepsRolled(latch *ir.Block) bool {
	loop := latch.Term().MD("llvm.loop")
	if loop == nil {
		return false
	}
	return slices.ContainsFunc(loop.Fields, func(f ir.MDField) bool {
		n, ok := f.Value.(*ir.MDNode)
		if !ok || n.Kind != "" || len(n.Fields) == 0 {
			return false
		}
		switch n.Fields[0].Value {
		case ir.MD(ir.MDStr("llvm.loop.unroll.disable")):
			return true
		case ir.MD(ir.MDStr("llvm.loop.unroll.count")):
			count, ok := n.Fields[len(n.Fields)-1].Value.(*ir.MDConst)
			if !ok || ir.AsInt(count.Value) == nil {
				return false
			}
			one, fits := ir.AsInt(count.Value).Uint64()
			return fits && one == 1
		}
		return false
	})
}

// NextCall counts the calls and the jump tables, whose names are numbered together, from 0.
func (s *Func) NextCall() int {
	s.ncall++
	return s.ncall - 1
}

// NextAsm counts the inline assemblies, from 0.
func (s *Func) NextAsm() int {
	s.nasm++
	return s.nasm - 1
}

// IsLive reports whether an effect depends on an instruction.
func (s *Func) IsLive(i *ir.Instr) bool { return s.live[i.ID()] }

// Label is the label of a block.
func (s *Func) Label(b *ir.Block) ptx.Label { return s.labels[b.ID()] }

// flushesDenormals reports whether single-precision denormals count as zero in a function.
func flushesDenormals(f *ir.Func) bool {
	for _, key := range []string{"denormal-fp-math-f32", "denormal-fp-math"} {
		if a, ok := f.Attrs.Fn.Get(key); ok && a.Val != "" {
			return strings.HasPrefix(a.Val, "preserve-sign")
		}
	}
	a, ok := f.Attrs.Fn.Get("nvptx-f32ftz")
	return ok && a.Val == "true"
}
