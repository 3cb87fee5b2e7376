package clean

import (
	"fmt"
	"strconv"

	"opt-go/nvptx/ptx"
)

// shareValues computes every value once: an instruction that does the same as one that dominates it
// disappears, and copies of registers that are set once are looked through. Registers that are set
// more than once (what predecessors write for a φ, counters of inline loops) keep their copies.
func (f *Func) shareValues(code []Item) []Item {
	bs := findBlocks(code)
	order := dominators(bs)
	children := make([][]int, len(bs))
	for _, b := range order[1:] {
		children[bs[b].idom] = append(children[bs[b].idom], b)
	}
	v := &valueTable{f: f, code: code, once: f.setOnce(code), same: make([]ptx.Operand, len(f.Regs)), def: make([]*ptx.Inst, len(f.Regs)), known: map[string]ptx.Operand{}, parts: map[ptx.Reg]fraction{}}
	type frame struct {
		b, next int
		undo    []string
	}
	stack := []frame{{b: order[0]}}
	stack[0].undo = v.block(bs[order[0]])
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(children[top.b]) {
			c := children[top.b][top.next]
			top.next++
			stack = append(stack, frame{b: c, undo: v.block(bs[c])})
			continue
		}
		for _, key := range top.undo {
			delete(v.known, key)
		}
		stack = stack[:len(stack)-1]
	}
	v.finishReplacing()
	f.become(v.find)
	return code
}

// setOnce returns the registers that exactly one unguarded instruction writes, which dominates all
// readers. A register that only some predecessors write for a φ is not among them.
func (f *Func) setOnce(code []Item) []bool {
	count := make([]int8, len(f.Regs))
	for _, it := range code {
		if it.Inst == nil {
			continue
		}
		n := int8(1)
		if it.Inst.Guard.Present() {
			n = 2
		}
		it.Inst.Results(func(r ptx.Reg) {
			if count[r] < 2 {
				count[r] += n
			}
		})
	}
	once := make([]bool, len(count))
	for r, n := range count {
		once[r] = n == 1 && !f.Partial[ptx.Reg(r)]
	}
	return once
}

type valueTable struct {
	f     *Func
	code  []Item
	once  []bool
	same  []ptx.Operand          // by register: what to use instead; nil: itself
	def   []*ptx.Inst            // by register that is set once: the instruction, if it only computes
	known map[string]ptx.Operand // by expression
	parts map[ptx.Reg]fraction   // registers that hold a part of another
	text  []byte                 // of the current key
}

// fraction says that a register was taken out of another: part at of n.
type fraction struct {
	of    ptx.Reg
	at, n int
}

func (v *valueTable) find(r ptx.Reg) ptx.Operand {
	if o := v.same[r]; o != nil {
		return o
	}
	return r
}

// block processes one block and returns the keys it added.
func (v *valueTable) block(b block) []string {
	var added []string
	for k := b.from; k < b.to; k++ {
		it := &v.code[k]
		if it.Inst == nil {
			continue
		}
		v.replaceSources(it.Inst)
		if !it.Pure || it.Inst.Guard.Present() {
			continue
		}
		d, ok := it.Inst.Args[0].(ptx.Reg)
		if !ok {
			added = append(added, v.unpacks(it.Inst)...)
			continue
		}
		if !v.once[d] {
			continue
		}
		if src, isWhole := v.packsAgain(it.Inst); isWhole {
			v.same[d] = src
			continue
		}
		if src, isCopy := v.copySource(it.Inst); isCopy {
			v.same[d] = src
			continue
		}
		if src := v.fold(it.Inst); src != nil {
			v.same[d] = src
			continue
		}
		v.def[d] = it.Inst
		key, ok := v.key(it.Inst)
		if !ok {
			continue
		}
		if o, found := v.known[string(key)]; found {
			v.same[d] = o
			continue
		}
		name := string(key)
		v.known[name] = d
		added = append(added, name)
	}
	return added
}

// unpacks records the parts that "mov {a, b}, r" unpacks. Parts that are known already are reused.
func (v *valueTable) unpacks(in *ptx.Inst) (added []string) {
	vec, isVec := in.Args[0].(ptx.Vec)
	if in.Op != "mov" || !isVec {
		return nil
	}
	src, ok := in.Args[1].(ptx.Reg)
	if !ok || !v.once[src] {
		return nil
	}
	for k, e := range vec {
		r, ok := e.(ptx.Reg)
		if !ok || !v.once[r] {
			continue
		}
		v.parts[r] = fraction{src, k, len(vec)}
		key := fmt.Sprintf("part %d of %d of %%%d", k, len(vec), int32(src))
		if o, found := v.known[key]; found {
			v.same[r] = o
			continue
		}
		v.known[key] = r
		added = append(added, key)
	}
	return added
}

// packsAgain finds the register whose parts "mov r, {a, b}" packs again, for example where halves
// that were loaded in pairs are used in pairs.
func (v *valueTable) packsAgain(in *ptx.Inst) (ptx.Operand, bool) {
	if in.Op != "mov" || len(in.Args) != 2 {
		return nil, false
	}
	vec, ok := in.Args[1].(ptx.Vec)
	if !ok || len(vec) == 0 {
		return nil, false
	}
	first, _ := vec[0].(ptx.Reg)
	whole, found := v.parts[first]
	for k, e := range vec {
		r, isReg := e.(ptx.Reg)
		p, known := v.parts[r]
		if !isReg || !known || p != (fraction{whole.of, k, len(vec)}) {
			return nil, false
		}
	}
	d, _ := in.Args[0].(ptx.Reg)
	return whole.of, found && v.f.Regs[whole.of] == v.f.Regs[d]
}

// copySource returns what a mov copies, if that never changes.
func (v *valueTable) copySource(in *ptx.Inst) (ptx.Operand, bool) {
	if in.Op != "mov" || len(in.Args) != 2 {
		return nil, false
	}
	src, ok := in.Args[1].(ptx.Reg)
	if !ok || !v.once[src] || v.f.Regs[src] != v.f.Regs[in.Args[0].(ptx.Reg)] {
		return nil, false
	}
	return src, true
}

// key describes what an instruction computes, until it is called again; it is not stable if an
// operand may change.
func (v *valueTable) key(in *ptx.Inst) (key []byte, stable bool) {
	b := append(v.text[:0], in.Op...)
	for _, m := range in.Mods {
		b = append(append(b, '.'), m...)
	}
	stable = true
	for _, o := range in.Args[1:] {
		switch o := o.(type) {
		case ptx.Reg:
			stable = stable && v.once[o]
			b = strconv.AppendInt(append(b, " %"...), int64(o), 10)
		case ptx.Int:
			b = strconv.AppendInt(append(b, " #"...), int64(o), 10)
		default:
			ptx.WalkOperands([]ptx.Operand{o}, func(o ptx.Operand) {
				if r, ok := o.(ptx.Reg); ok {
					stable = stable && v.once[r]
				}
			})
			b = fmt.Appendf(b, " %T%v", o, o)
		}
	}
	v.text = b
	return b, stable
}

// replaceSources replaces the registers that are read by their representatives.
func (v *valueTable) replaceSources(in *ptx.Inst) {
	for k := in.NumResults(); k < len(in.Args); k++ {
		switch o := in.Args[k].(type) {
		case ptx.Reg:
			if same := v.same[o]; same != nil {
				in.Args[k] = same
			}
		case ptx.Int, ptx.SymRef, ptx.Label, ptx.Special:
		default:
			in.Args[k] = ptx.MapRegs(o, v.find)
		}
	}
	if in.Guard.Present() {
		in.Guard = ptx.GuardOn(v.find(in.Guard.Reg()).(ptx.Reg), in.Guard.Not)
	}
}

// finishReplacing catches uses in blocks that come before in the walk, and in what control does not
// reach.
func (v *valueTable) finishReplacing() {
	for _, it := range v.code {
		if it.Inst != nil {
			v.replaceSources(it.Inst)
		}
	}
}
