package isel

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/ptx"
)

// fsel selects one function.
type fsel struct {
	m      *module
	f      *ir.Func
	number int // among the functions of the file, for labels
	kernel bool
	name   string

	regs     []ptx.Type      // the registers made so far
	vals     [][]ptx.Operand // by value number: the registers or constants of requested values
	passed   []bool          // by value number: the value consists of the registers of others, no code is needed
	spec     []ptx.Operand   // by value number: a generic pointer as an address of its own space (space.go)
	base     []ptx.Operand   // by value number: a getelementptr without its constant part (address.go)
	space    []spaceFact     // by value number: the inferred space of a generic pointer
	phiIn    [][]ptx.Reg     // by value number: what predecessors write for a φ
	lastEdge []int32         // by value number: the edge of a φ that was looked for last
	copied   []*ir.Block     // by block number: the block whose end was the last to get the copies for its φs
	// partial are those of phiIn that not all predecessors write, as some give undef or poison.
	partial map[ptx.Reg]bool
	live    []bool          // by value number: an effect depends on it
	ext     []*ir.Instr     // by value number: the extension that a load does by itself (load.go)
	loaded  [][]ptx.Operand // by value number: vectors of narrow lanes that were requested in words (narrowlanes.go)
	frame   frame           // the allocas
	params  []formal        // by parameter: where it is
	ftz     bool            // single-precision denormals count as zero

	cur    []clean.Item // of the current instruction, in program order
	entry  []clean.Item // what happens before the first block
	syms   map[ptx.SymRef]ptx.Reg
	chains map[*ir.Instr]chainEnd // cached chains of constant offsets (gep.go)
	cvtas  map[symSpace]ptx.Reg
	fused  map[*ir.Instr]*ir.Instr // by sum or difference: the product with several users that it multiplies by itself (contract.go)
	code   [][][]clean.Item        // by block number: chunks, the last one of the block first
	labels []ptx.Label
	nlabel int
	ncall  int
	nasm   int       // inline assemblies so far
	now    *ir.Instr // the instruction that is being selected, for diagnostics
	freeze bool      // the function has a freeze: undefined values must not change between uses
	out    *ptx.Func
	diags  diag.List
}

type symSpace struct {
	sym   ptx.SymRef
	space int
}

// function selects one function; on errors the result is of no use.
func (m *module) function(f *ir.Func, number int) (*ptx.Func, diag.List) {
	n := f.ValueBound()
	s := &fsel{
		m: m, f: f, number: number, kernel: m.globals.IsKernel(f), name: m.globals.Name(f),
		vals: make([][]ptx.Operand, n), passed: make([]bool, n), spec: make([]ptx.Operand, n), base: make([]ptx.Operand, n),
		phiIn: make([][]ptx.Reg, n), lastEdge: make([]int32, n), copied: make([]*ir.Block, f.BlockBound()), partial: map[ptx.Reg]bool{},
		live: make([]bool, n), ext: make([]*ir.Instr, n), loaded: make([][]ptx.Operand, n), syms: map[ptx.SymRef]ptx.Reg{}, cvtas: map[symSpace]ptx.Reg{},
		code: make([][][]clean.Item, f.BlockBound()), labels: make([]ptx.Label, f.BlockBound()),
	}
	s.out = m.globals.Declare(f)
	s.out.Defined = true
	order := reversePostorder(f)
	s.ftz = flushesDenormals(f)
	s.markLive(order)
	s.planFrame(order)
	s.planParams()
	s.inferSpaces(order)
	s.planLoads(order)
	for _, b := range order {
		s.labels[b.ID()] = s.newLabel()
	}
	for k := len(order) - 1; k >= 0; k-- {
		s.block(order[k])
	}
	s.loadParams()
	if s.diags.HasErrors() {
		return nil, s.diags
	}
	s.write(s.assemble(order))
	return s.out, nil
}

// write cleans the code and moves it into the ptx.Func.
func (s *fsel) write(code []clean.Item) {
	c := clean.Func{Out: s.out, Number: s.number, Regs: s.regs, Labels: s.nlabel, Partial: s.partial}
	code = c.Clean(code)
	if s.m.debug && s.f.MD("dbg") != nil {
		c.Begin, c.End = rangeLabels(s.number)
		s.m.describe(s)
	}
	if s.frame.size > 0 {
		s.out.AddVar(&ptx.Var{Space: ptx.Local, Type: ptx.B8, Align: int(s.frame.align), Name: s.depot(), Dims: []int{int(s.frame.size)}})
	}
	c.Write(code, s.m.files.names, s.m.startOf(s.f))
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
func (s *fsel) markLive(order []*ir.Block) {
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
func (s *fsel) hasEffect(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Store, ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.VAArg, ir.LandingPad, ir.CatchPad, ir.CleanupPad:
		return true
	case ir.Load:
		return !i.IsSimple()
	case ir.Call:
		if row, ok := s.m.intrinsic(i); ok {
			return row.effect
		}
		if a, ok := i.Callee().(*ir.InlineAsm); ok {
			return a.SideEffect || i.Type().IsVoid()
		}
		return true
	}
	return false
}

// block selects one block, from its end to its start.
func (s *fsel) block(b *ir.Block) {
	term := b.Term()
	if term == nil {
		panic(fmt.Sprintf("BUG: isel: block %s of %s has no terminator", b.Ident(), s.f.Ident()))
	}
	s.select1(b, term)
	s.chunk(b, func() { s.phiCopiesTo(b) })
	i := term.Prev()
	for ; i != nil && i.Op() != ir.Phi; i = i.Prev() {
		if s.wanted(i) {
			s.select1(b, i)
		}
	}
	s.chunk(b, func() { s.phiResults(b) })
}

// wanted reports whether code must be emitted for an instruction.
func (s *fsel) wanted(i *ir.Instr) bool {
	id := i.ID()
	if s.hasEffect(i) {
		return true
	}
	return s.vals[id] != nil && !s.passed[id] || s.loaded[id] != nil || s.spec[id] != nil || s.base[id] != nil
}

// chunk collects what emit emits as one unit and inserts it before the code that the block already
// has.
func (s *fsel) chunk(b *ir.Block, emit func()) {
	s.cur = nil
	emit()
	if len(s.cur) > 0 {
		s.code[b.ID()] = append(s.code[b.ID()], s.cur)
	}
	s.cur = nil
}

// select1 selects one instruction.
func (s *fsel) select1(b *ir.Block, i *ir.Instr) {
	s.chunk(b, func() {
		s.now = i
		defer func() { s.now = nil }()
		lower := s.m.ops[i.Op()]
		if lower == nil {
			s.unsupported(i, "instruction %s", i.Op())
			return
		}
		if computesQuads(i) {
			s.unsupported(i, "%s of type fp128", i.Op())
			return
		}
		lower(s, i)
		if s.m.checkEach {
			s.checkSelected(i)
		}
		for _, it := range s.cur {
			if it.Inst != nil {
				it.Inst.Origin = int(i.Pos.Line)
			}
		}
		if at := s.m.placeOf(i); at.File > 0 {
			for k := range s.cur {
				s.cur[k].At = at
			}
		}
	})
}

// checkSelected reports what i was selected to if the target has no such instruction.
func (s *fsel) checkSelected(i *ir.Instr) {
	construct := "instruction " + i.Op().String()
	if i.Op() == ir.Call {
		switch callee := i.Callee().(type) {
		case *ir.InlineAsm:
			construct = "inline assembly"
		case *ir.Func:
			construct = "intrinsic " + callee.Name()
		}
	}
	regs := make([]ptx.RegInfo, len(s.regs))
	for k, t := range s.regs {
		regs[k] = ptx.RegInfo{Name: "register " + strconv.Itoa(k), Type: t}
	}
	for _, it := range s.cur {
		if it.Inst == nil || it.Inst.Foreign {
			continue
		}
		if errs := ptx.Misfits(it.Inst, regs, 64, s.m.target.Version, s.m.target.Chip()); len(errs) > 0 {
			s.unsupported(i, "%s (%s: %v)", construct, it.Inst.Opcode(), errs[0])
			return
		}
	}
}

// unsupported reports a construct that has no PTX form here.
func (s *fsel) unsupported(i *ir.Instr, format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	s.diags = append(s.diags, s.m.errorf(i.Pos, "%s is not supported for PTX (in function %s)", what, s.f.Ident()))
}

// assemble concatenates the chunks of all blocks.
func (s *fsel) assemble(order []*ir.Block) []clean.Item {
	code := append([]clean.Item(nil), s.entry...)
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
			code = append(code, chunks[k]...)
		}
	}
	return code
}

// keepsRolled reports that the loop whose back edge a block has is not to be unrolled: the program
// says so, or it has been unrolled already.
func keepsRolled(latch *ir.Block) bool {
	loop := latch.Term().MD("llvm.loop")
	if loop == nil {
		return false
	}
	return slices.ContainsFunc(loop.Fields, func(f ir.MDField) bool {
		n, ok := f.Value.(*ir.MDNode)
		return ok && n.Kind == "" && len(n.Fields) == 1 && n.Fields[0].Value == ir.MD(ir.MDStr("llvm.loop.unroll.disable"))
	})
}

// newReg makes a register.
func (s *fsel) newReg(t ptx.Type) ptx.Reg {
	s.regs = append(s.regs, t)
	return ptx.Reg(len(s.regs) - 1)
}

// newLabel makes a label, which clean.Func.Write names.
func (s *fsel) newLabel() ptx.Label {
	s.nlabel++
	return ptx.Label(s.nlabel - 1)
}

// put emits an instruction: its opcode with all modifiers, then its operands.
func (s *fsel) put(opcode string, args ...ptx.Operand) *ptx.Inst {
	op, mods := splitOpcode(opcode)
	in := &ptx.Inst{Op: op, Mods: mods, Args: args}
	s.cur = append(s.cur, clean.NewItem(in))
	return in
}

// putKept emits an instruction that stays even if its result has no users.
func (s *fsel) putKept(opcode string, args ...ptx.Operand) *ptx.Inst {
	in := s.put(opcode, args...)
	s.cur[len(s.cur)-1].Keep, s.cur[len(s.cur)-1].Pure = true, false
	return in
}

// compute emits an instruction with a new result of the given register type.
func (s *fsel) compute(t ptx.Type, opcode string, args ...ptx.Operand) ptx.Reg {
	d := s.newReg(t)
	s.put(opcode, append([]ptx.Operand{d}, args...)...)
	return d
}

// place appends a label to the code of the current instruction.
func (s *fsel) place(l ptx.Label) { s.cur = append(s.cur, clean.Item{Stmt: &ptx.LabelDef{Label: l}}) }

// statement appends another statement to the code of the current instruction.
func (s *fsel) statement(st ptx.Stmt) { s.cur = append(s.cur, clean.Item{Stmt: st, Keep: true}) }

// atEntry emits what must be computed once, before the first block.
func (s *fsel) atEntry(emit func()) {
	saved := s.cur
	s.cur = nil
	emit()
	s.entry = append(s.entry, s.cur...)
	s.cur = saved
}

// splitOpcode takes "mul.wide.s32" apart.
func splitOpcode(text string) (op string, mods []string) {
	parts := strings.Split(text, ".")
	return parts[0], parts[1:]
}
