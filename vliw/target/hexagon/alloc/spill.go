package alloc

import "opt-go/vliw/target/hexagon/code"

// spill moves registers elsewhere: constants are made again before each use, predicates become
// words, all else goes to the frame. It reports false where code in packets would have to change.
func (a *allocator) spill(regs []code.Reg) bool {
	plans := map[code.Reg]*plan{}
	for _, r := range regs {
		if a.node(r).pinned {
			return false
		}
		if a.fresh[r] {
			panic("BUG: a register of spill code gets no register in " + a.f.Name)
		}
		plans[r] = a.plan(r)
	}
	for _, b := range a.f.Blocks {
		var out []code.Instr
		for _, in := range b.Insts {
			out = a.spillInstr(out, in, plans)
		}
		b.Insts = out
	}
	return true
}

// plan is where a spilled register lives.
type plan struct {
	constant *code.Instr // made again
	mask     code.Reg    // of a predicate: a word, or a vector
	slot     int32
	class    code.Class
}

func (a *allocator) plan(r code.Reg) *plan {
	p := &plan{class: a.f.ClassOf(r)}
	if p.constant = a.onlyConstant(r); p.constant != nil {
		return p
	}
	switch p.class {
	case code.Pred:
		p.mask = a.f.NewReg(code.Word)
	case code.VecPred:
		p.mask = a.f.NewReg(code.Vec)
	default:
		p.slot = a.f.Frame.Add(p.class.SlotSize(), min(p.class.SlotSize(), code.VecBytes))
	}
	return p
}

// onlyConstant returns the only definition of a register, if that is a constant.
func (a *allocator) onlyConstant(r code.Reg) *code.Instr {
	var found *code.Instr
	count := 0
	for _, b := range a.f.Blocks {
		b.Each(func(in *code.Instr) {
			if in.Writes(r) {
				count++
				c := *in
				found = &c
			}
		})
	}
	if count == 1 && found.Dst == r && found.Is(code.Const) {
		return found
	}
	return nil
}

// spillInstr appends an instruction with loads before and stores after it.
func (a *allocator) spillInstr(out []code.Instr, in code.Instr, plans map[code.Reg]*plan) []code.Instr {
	renamed := map[code.Reg]code.Reg{}
	in.Args = append([]code.Operand(nil), in.Args...)
	old := in.Dst
	tied := in.Is(code.Tied)
	for k := range in.Args {
		r := in.Args[k].Reg
		if p := plans[r]; p != nil {
			if renamed[r] == 0 {
				renamed[r] = a.newFresh(p.class)
				out = append(out, a.reload(p, renamed[r])...)
			}
			in.Args[k].Reg = renamed[r]
		}
	}
	after := []code.Instr(nil)
	if p := plans[in.Base]; p != nil { // it is in no operand of its own instruction
		d := a.newFresh(p.class)
		out = append(out, a.reload(p, d)...)
		in.Base = d
		after = append(after, a.save(p, d)...)
	}
	if in.Asm != nil {
		for k, r := range in.Asm.Results {
			if p := plans[r]; p != nil {
				if renamed[r] == 0 {
					renamed[r] = a.newFresh(p.class)
				}
				in.Asm.Results[k] = renamed[r]
				after = append(after, a.save(p, renamed[r])...)
			}
		}
	}
	p := plans[old]
	if p == nil {
		return append(append(out, in), after...)
	}
	if p.constant != nil {
		return out // the definition of a constant: no longer needed
	}
	d := a.newFresh(p.class)
	if tied {
		out = append(out, a.reload(p, d)...)
	}
	in.Dst = d
	return append(append(append(out, in), a.save(p, d)...), after...)
}

func (a *allocator) newFresh(c code.Class) code.Reg {
	r := a.f.NewReg(c)
	a.fresh[r] = true
	return r
}

// spillOps are the load and the store of a class in one instruction.
var spillOps = map[code.Class][2]code.Op{code.Word: {code.OpLdw, code.OpStw}, code.Pair: {code.OpLdd, code.OpStd}}

func (p *plan) mem(off, size int64, store bool) *code.Access {
	return &code.Access{Slot: p.slot, Off: off, Size: size, Store: store}
}

func (a *allocator) reload(p *plan, d code.Reg) []code.Instr {
	switch {
	case p.constant != nil:
		in := *p.constant
		in.Dst = d
		return []code.Instr{in}
	case p.class == code.VecPred:
		return a.throughMask(code.OpVtoQ, d, p.mask)
	case p.mask != 0:
		return []code.Instr{{Op: code.OpRtoP, Dst: d, Args: []code.Operand{code.RegOp(p.mask)}}}
	case p.class.IsVector():
		return a.reloadVectors(p, d)
	}
	return []code.Instr{{Op: spillOps[p.class][0], Dst: d, Args: []code.Operand{code.RegOp(code.SP), {Slot: p.slot}}, Mem: p.mem(0, p.class.SlotSize(), false)}}
}

func (a *allocator) save(p *plan, d code.Reg) []code.Instr {
	switch {
	case p.class == code.VecPred:
		return a.throughMask(code.OpQtoV, p.mask, d)
	case p.mask != 0:
		return []code.Instr{{Op: code.OpPtoR, Dst: p.mask, Args: []code.Operand{code.RegOp(d)}}}
	case p.class.IsVector():
		return a.saveVectors(p, d)
	}
	return []code.Instr{{Op: spillOps[p.class][1], Args: []code.Operand{code.RegOp(code.SP), {Slot: p.slot}, code.RegOp(d)}, Mem: p.mem(0, p.class.SlotSize(), true)}}
}
