// Package emit turns finished code, on the registers that the compiler numbers, into IA-64
// assembly.
//
//	emit.go      modules, functions, frames, data
//	registers.go the machine's names of the registers
//	rows.go      the operations of a row, which read before they write, in an order that may be
//	             executed one by one
//	ops.go       operations that are one instruction
//	expand.go    operations that are several: selects, predicates, constants, calls, spill code
//	atomics.go   atomic accesses
//	postinc.go   accesses that step their address
//	unwind.go    what unwinders must know of the frame
//
// Input: functions that lower has been through. Output: code.Module without groups.
package emit

import (
	"fmt"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
)

// Places says where in the source an operation comes from, by its function and its place in the
// compiler's input; the zero Pos is the function's own.
type Places func(function string, from asm.Pos) code.Place

// Module emits a module, none of whose kernels is Crowded.
func Module(src *asm.Module, at Places) *code.Module {
	m := &module{at: at, out: &code.Module{Externs: src.Externs}, functions: map[string]bool{}, labels: map[asm.Sym]string{}, elsewhere: src.Variables, thread: map[string]bool{}}
	for n, f := range src.Funcs {
		m.functions[f.Name] = true
		for k, b := range f.Blocks {
			m.labels[asm.Sym{Name: f.Name, Block: b.Label}] = fmt.Sprintf(".L%d_%d", n, k)
		}
	}
	for _, name := range src.Externs {
		m.functions[name] = true
	}
	for _, g := range src.Globals {
		m.thread[g.Name] = g.Thread
	}
	for _, f := range src.Funcs {
		e := &function{module: m, src: f}
		m.out.Funcs = append(m.out.Funcs, e.emit())
	}
	for _, g := range src.Globals {
		m.global(g)
	}
	return m.out
}

type module struct {
	at        Places
	out       *code.Module
	functions map[string]bool
	labels    map[asm.Sym]string
	elsewhere map[string]bool // variables that are defined elsewhere; true: each thread has its own
	thread    map[string]bool // variables that are defined here, the same
}

// symbol is an address as the assembler reads it.
func (m *module) symbol(s asm.Sym) string {
	if s.Block != "" {
		return m.labels[asm.Sym{Name: s.Name, Block: s.Block}]
	}
	text := code.Quote(s.Name) + "#"
	if s.Offset != 0 {
		text += fmt.Sprintf("%+d", s.Offset)
	}
	return text
}

// isFunction reports whether an address is that of a function, which is its descriptor.
func (m *module) isFunction(s asm.Sym) bool { return s.Block == "" && m.functions[s.Name] }

func (m *module) global(g *asm.Global) {
	out := &code.Global{Name: g.Name, Align: g.Align, ReadOnly: g.ReadOnly, Local: g.Local, Weak: g.Weak, Section: g.Section, Thread: g.Thread}
	for _, d := range g.Init {
		switch {
		case d.Base.Name != "":
			out.Init = append(out.Init, code.Datum{Text: m.symbol(d.Sym) + "-" + m.symbol(d.Base), Width: d.Width})
		case d.Sym.Name != "" && m.isFunction(d.Sym):
			out.Init = append(out.Init, code.Datum{Text: "@fptr(" + m.symbol(d.Sym) + ")", Width: 8})
		case d.Sym.Name != "":
			out.Init = append(out.Init, code.Datum{Text: m.symbol(d.Sym), Width: 8})
		default:
			out.Init = append(out.Init, code.Datum{Bytes: d.Bytes, Zero: d.Zero})
		}
	}
	m.out.Globals = append(m.out.Globals, out)
}

// function is the state of one function.
type function struct {
	*module
	src    *asm.Func
	frame  frame
	out    []code.Inst                              // of the current block
	place  code.Place                               // of the current operation
	stages int                                      // of the kernel that is being emitted; 0: none
	unused [machine.NumFiles]struct{ from, to int } // rotating registers that hold nothing in it
	while  bool                                     // it is that of a loop whose end depends on data
	pairs  int
	next   [machine.NumFiles]int // scratch registers that come next
	copied [machine.NumFiles]int // registers for copies of rows that come next
}

// frame is the register stack frame: what rotates or the parameters, then locals, then outgoing
// arguments.
type frame struct {
	rotating, locals         int
	wraps                    int // the compiler's numbers from here on are those below 0, of as many registers as rotate for the compiler
	calls, loops, predicates bool
}

// Locals with a fixed purpose, before those of the allocator.
const (
	localPFS = iota
	localReturn
	localGP
	localPreds
	localLC
	fixedLocals
)

const (
	outs         = 8
	ins          = 8
	firstStacked = 32
)

func (f *function) emit() *code.Func {
	f.measure()
	out := &code.Func{Name: f.src.Name, Local: f.src.Local, Weak: f.src.Weak, Section: f.src.Section, Comments: f.src.Comments, Unwinds: !f.src.MovesSP, At: f.at(f.src.Name, asm.Pos{})}
	f.prologue()
	out.Blocks = append(out.Blocks, &code.Block{Insts: f.out})
	for k, b := range f.src.Blocks {
		f.block(k)
		f.describeFrame(k)
		out.Blocks = append(out.Blocks, &code.Block{Label: f.labels[asm.Sym{Name: f.src.Name, Block: b.Label}], Comments: append(b.Comments, f.loopComments(k)...), Insts: f.out})
	}
	return out
}

func (f *function) loopComments(k int) []string {
	for _, l := range f.src.Loops {
		if isKernel(l) && l.First == k {
			return []string{fmt.Sprintf("loop %s: II=%d MII=%d stages=%d", l.Name, l.II, l.MII, l.Stages)}
		}
	}
	return nil
}

// measure finds what the frame needs.
func (f *function) measure() {
	see := func(r machine.Reg) {
		switch {
		case r.File == machine.Int && r.Rotating:
			f.frame.rotating, f.frame.wraps = f.src.Rotating, f.src.Rotating
		case r.File == machine.Int && int(r.Num) >= firstLocal:
			f.frame.locals = max(f.frame.locals, int(r.Num)-firstLocal+1)
		case r.File == machine.Pred && (r.Rotating || int(r.Num) >= scratchPreds):
			f.frame.predicates = true
		}
	}
	for _, b := range f.src.Blocks {
		for _, row := range b.Bundles {
			for n := range row.Ops {
				in := &row.Ops[n]
				eachRead(in, see)
				see(in.Dst)
				switch {
				case in.Op.Is(machine.IsCall):
					f.frame.calls = true
				case in.Op == machine.OpSetlc:
					f.frame.loops = true
				case in.Op == machine.OpInitrp:
					f.frame.predicates = true
				}
			}
		}
	}
	f.fewerRotating()
}

// inputs is the number of stacked registers before the locals.
func (f *frame) inputs() int { return max(f.rotating, ins) }

// local is a local register.
func (f *function) local(n int) code.Reg { return code.R(firstStacked + f.frame.inputs() + n) }

func reg(r code.Reg) code.Arg { return code.Arg{Reg: r} }
func imm(n int64) code.Arg    { return code.Arg{Kind: code.Immediate, Imm: n} }
func sym(s string) code.Arg   { return code.Arg{Kind: code.Symbol, Text: s} }
func mem(r code.Reg) code.Arg { return code.Arg{Kind: code.Memory, Reg: r} }
func dst(r ...code.Reg) (list []code.Arg) {
	for _, x := range r {
		list = append(list, reg(x))
	}
	return list
}

// add appends an instruction under a predicate; the zero Reg is none.
func (f *function) add(pred code.Reg, op *code.Op, to []code.Arg, from ...code.Arg) *code.Inst {
	f.out = append(f.out, code.Inst{Op: op, Pred: pred, Dst: to, Src: from, At: f.place})
	return &f.out[len(f.out)-1]
}

var always code.Reg

func (f *function) prologue() {
	fr := &f.frame
	f.saves(f.add(always, code.Alloc, dst(f.local(localPFS)), reg(code.PFS), imm(int64(fr.inputs())), imm(int64(fixedLocals+fr.locals)), imm(outs), imm(int64(fr.rotating))), "ar.pfs")
	if fr.calls {
		f.saves(f.add(always, code.MovI, dst(f.local(localReturn)), reg(code.Return)), "rp")
		f.add(always, code.Mov, dst(f.local(localGP)), reg(code.GP))
	}
	if fr.loops {
		f.saves(f.add(always, code.MovAR, dst(f.local(localLC)), reg(code.LC)), "ar.lc")
	}
	if fr.predicates {
		f.saves(f.add(always, code.MovPR, dst(f.local(localPreds)), reg(code.Preds)), "pr")
	}
}

// leave restores what the prologue kept, and returns.
func (f *function) leave(pred code.Reg) {
	f.restore(pred)
	f.add(pred, code.BrRet, nil, reg(code.Return))
}

// tail restores what the prologue kept, and continues in another function, whose arguments are in
// the input registers: alloc there makes its frame of this one.
func (f *function) tail(g code.Reg, in *asm.Inst) {
	if in.Op == machine.OpTail {
		f.restore(g)
		f.add(g, code.BrTail, nil, sym(f.symbol(in.Args[0].Sym)))
		return
	}
	f.descriptor(in.Args[0])
	f.restore(g)
	f.add(g, code.BrTail, nil, reg(callTarget))
}

// restore restores what the prologue kept.
func (f *function) restore(pred code.Reg) {
	fr := &f.frame
	if fr.calls {
		f.add(pred, code.MovI, dst(code.Return), reg(f.local(localReturn)))
		f.add(pred, code.MovAR, dst(code.PFS), reg(f.local(localPFS)))
	}
	if fr.loops {
		f.add(pred, code.MovAR, dst(code.LC), reg(f.local(localLC)))
	}
	if fr.predicates {
		f.add(pred, code.MovPR, dst(code.Preds), reg(f.local(localPreds)), imm(-1))
	}
}
