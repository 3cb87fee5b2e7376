package nest

import (
	"cmp"
	"fmt"
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
)

// Spill slots of pipelined nests. Many iterations of the pipelined loop are in flight, so each has
// a record in the frame, with a word for every spilled value. The records are laid out as registers
// rotate: a static register, the base, advances by one record with every kernel step and is
// unchanged in the turns. So the iteration that names its registers by a number `at` (its stage in
// a kernel step, l_n − j in a turn) finds its record at base − at·record, a constant offset.
//
//	records   … i−2   i−1    i   i+1 …
//	                         ↑ base: iteration i is in stage 0
//
// The base cannot advance forever: after a fixed number of groups, counted by a level counter, it
// is reset, and the records that are still in use are copied (the block move). The frame holds as
// many records as there are between two such moves, and those of the prologue and the epilogue.

// slots are the spill slots of a nest.
type slots struct {
	base   mir.Reg
	frame  int32 // frame slot of all records
	step   ddg.Op
	word   int64 // bytes, for a value of any file
	record int64 // bytes
	words  []slotWord
	live   int // records before the base that may still be needed
	total  int // records
	groups int // between two moves of the base; 0: it never moves back
	stride int // records from one move to the next
}

// slotWord is a spilled value in a record.
type slotWord struct {
	file machine.File
	// from and to are the names `at` of the iterations whose value may be needed when a segment is
	// over.
	from, to int
}

// recordsPerMove is the ratio of the records between two moves to those that a move copies.
const recordsPerMove = 4

// spillOptions lets ssp.Fit spill; why says that it may not.
func (f *planner) spillOptions(opt *ssp.FitOptions) *loops.Rejection {
	if f.Mach.LatencyOf(machine.OpAdd) > 1 {
		return loops.Reject(loops.CannotSpill)
	}
	template := func(op machine.Op) rotate.OpTemplate {
		return rotate.OpTemplate{Opcode: op.String(), Class: int(op), Latency: f.Mach.LatencyOf(op)}
	}
	opt.Memory = map[ddg.RegClass]rotate.MemoryOps{}
	for _, file := range []machine.File{machine.Int, machine.Float} {
		load, store, _ := f.Mach.SpillOps(file)
		opt.Memory[ddg.RegClass(file)] = rotate.MemoryOps{Store: template(store), Load: template(load)}
	}
	opt.Spill = f.opt.Spill
	opt.SlotStep = ddg.Op{Name: "slots", Opcode: machine.OpAdd.String(), Class: int(machine.OpAdd), Latency: 1}
	return nil
}

// planSlots lays the records out.
func (p *pipe) planSlots() {
	words := 0
	for k := range p.nest.Ops {
		if p.opOf[k] < 0 {
			words = max(words, p.nest.Ops[k].Slot+1)
		}
	}
	if words == 0 {
		return
	}
	z := &slots{step: p.s.Step, words: make([]slotWord, words)}
	for _, file := range []machine.File{machine.Int, machine.Float} {
		_, _, size := p.f.Mach.SpillOps(file)
		z.word = max(z.word, size)
	}
	z.record = z.word * int64(words)
	first, last := p.s.First[p.depth-1], p.s.Last[p.depth-1]
	for k := range z.words {
		z.words[k].from = first
	}
	for k := range p.nest.Ops {
		op := &p.nest.Ops[k]
		if p.opOf[k] >= 0 {
			continue
		}
		w := &z.words[op.Slot]
		w.from = min(w.from, p.s.Stage(op.ID))
		w.to = max(w.to, p.s.Stage(op.ID)+p.slotDistance(op.ID), last)
		if op.Role == ddg.SpillLoad {
			w.file = machine.File(op.Result)
		}
		z.live = max(z.live, w.to+1)
	}
	least := recordsPerMove * (z.live + 1)
	z.groups = (least + p.final.Group - 1) / p.final.Group
	if last, ok := p.n.constLast(p.first); ok && last/int64(p.final.Group) < int64(z.groups) {
		z.groups = 0
		z.stride = (int(last)/p.final.Group + 1) * p.final.Group
	} else {
		z.stride = z.groups * p.final.Group
	}
	z.total = z.live + max(p.final.Prologue, 0) + z.stride + p.final.Epilogue + 2
	p.slots = z
}

// slotDistance is by how many iterations a spill load is later than the store that it reads.
func (p *pipe) slotDistance(load ddg.OpID) int {
	for k := range p.nest.Edges {
		if e := &p.nest.Edges[k]; e.To == load && e.Kind == ddg.Memory && p.nest.Ops[e.From].Role == ddg.SpillStore {
			return e.Distance[0].Lo
		}
	}
	return 0
}

// slotAccess is a load or store of a slot: see op.
func (p *pipe) slotAccess(id ddg.OpID, at, row int) mir.Inst {
	op := &p.nest.Ops[id]
	z := p.slots
	before := at + p.slotDistance(id) // the base
	if row > p.s.StepRow {            // the base has moved already
		before++
	}
	address := mir.MemOp(z.base, z.at(op.Slot, before))
	in := mir.Inst{Op: machine.Op(op.Class), Flags: asm.Spill, Pos: p.latch.Term.Pos}
	if op.Role == ddg.SpillLoad {
		in.Dst, in.Args = p.register(op.Variant, at), []mir.Operand{address}
		return in
	}
	from := p.feeds[id][rotate.SpilledOperand]
	in.Args = []mir.Operand{address, mir.RegOp(p.register(from.variant, at+from.omega))}
	return in
}

// at is the place of a word in a record so many records before the base.
func (z *slots) at(slot, before int) int64 { return int64(slot)*z.word - int64(before)*z.record }

// advance moves the base by a record.
func (z *slots) advance() mir.Inst {
	return mir.Inst{Op: machine.OpAdd, Dst: z.base, Args: []mir.Operand{mir.RegOp(z.base), mir.ImmOp(z.record)}}
}

// setupSlots sets the base, and stores what the first iterations reload of those before them.
func (p *pipe) setupSlots(e *emitter) {
	z := p.slots
	if z == nil {
		return
	}
	z.frame = p.f.Frame.Add(int64(z.total)*z.record, z.word)
	z.base = p.f.NewReg(machine.Int)
	p.f.Pinned[z.base] = true
	start := mir.ImmOp(int64(z.live) * z.record)
	start.Slot = z.frame
	e.emit(machine.OpAdd, z.base, mir.RegOp(mir.SP), start)
	firstStep := min(p.final.Prologue, 0)
	for _, in := range p.slotLiveIns() {
		at := z.at(in.slot, in.m+firstStep-z.live)
		_, op, size := p.f.Mach.SpillOps(p.f.FileOf(in.reg))
		e.b.Insts = append(e.b.Insts, mir.Inst{Op: op, Args: []mir.Operand{mir.MemOp(mir.SP, at).At(z.frame), mir.RegOp(in.reg)}, Flags: asm.Spill,
			Mem: &mir.MemRef{Slot: z.frame, Off: at, Size: size, Store: true}, Pos: p.latch.Term.Pos})
	}
}

// slotLiveIn is a value that an iteration before the first leaves in a slot.
type slotLiveIn struct {
	slot, m int
	reg     mir.Reg
}

// slotLiveIns lists them in a fixed order.
func (p *pipe) slotLiveIns() []slotLiveIn {
	var out []slotLiveIn
	for k := range p.nest.Ops {
		store := &p.nest.Ops[k]
		if p.opOf[k] >= 0 || store.Role != ddg.SpillStore {
			continue
		}
		v := p.feeds[k][rotate.SpilledOperand].variant
		for at, reg := range p.liveIn {
			if p.definesVariant(at.Op, v) && p.reloadedAcross(store.ID, at.M) {
				out = append(out, slotLiveIn{store.Slot, at.M, reg})
			}
		}
	}
	slices.SortFunc(out, func(a, b slotLiveIn) int { return cmp.Or(cmp.Compare(a.slot, b.slot), cmp.Compare(a.m, b.m)) })
	return out
}

// definesVariant reports whether operation k of the body defines a variant.
func (p *pipe) definesVariant(k int, v ssp.Variant) bool {
	id := slices.Index(p.opOf, k)
	return id >= 0 && p.nest.Ops[id].Variant == v
}

// reloadedAcross reports whether a reload of a slot reads what an iteration at least m before it
// has stored.
func (p *pipe) reloadedAcross(store ddg.OpID, m int) bool {
	return slices.ContainsFunc(p.nest.Edges, func(e ssp.Edge) bool { return e.From == store && e.Kind == ddg.Memory && e.Distance[0].Lo >= m })
}

// readAcross reports whether an operation's value is read from its register by an iteration at
// least m later.
func (p *pipe) readAcross(def ddg.OpID, m int) bool {
	v := p.nest.Ops[def].Variant
	return slices.ContainsFunc(p.nest.Edges, func(e ssp.Edge) bool {
		return e.Kind == ddg.Flow && p.nest.Ops[e.From].Variant == v && e.Distance[0].Lo >= m
	})
}

// slide is the test after a group whether it is time to move the base back, and the move.
func (p *pipe) slide() {
	b, z := &p.blocks, p.slots
	if b.slide == nil {
		return
	}
	p.control.endSlide()
	back := int64(z.stride) * z.record
	var stores []mir.Inst
	flush := func() {
		b.move.Insts = append(b.move.Insts, stores...)
		stores = nil
	}
	for slot, w := range z.words {
		for at := w.from; at <= w.to; at++ {
			load, store := p.copyWord(w.file, z.at(slot, at), back)
			b.move.Insts = append(b.move.Insts, load)
			if stores = append(stores, store); len(stores) == copiesAtOnce {
				flush()
			}
		}
	}
	flush()
	b.move.Insts = append(b.move.Insts, mir.Inst{Op: machine.OpSub, Dst: z.base, Args: []mir.Operand{mir.RegOp(z.base), mir.ImmOp(back)}, Pos: p.latch.Term.Pos})
}

// copiesAtOnce is the number of static registers that a move may take.
const copiesAtOnce = 6

// copyWord is the load and the store that move a word at an offset from the base back.
func (p *pipe) copyWord(file machine.File, from, back int64) (load, store mir.Inst) {
	loadOp, storeOp, size := p.f.Mach.SpillOps(file)
	access := func(op machine.Op, at int64, store bool) mir.Inst {
		return mir.Inst{Op: op, Args: []mir.Operand{mir.MemOp(p.slots.base, at)}, Flags: asm.Spill, Mem: &mir.MemRef{Slot: p.slots.frame, Off: at, Size: size, Store: store},
			Pos: p.latch.Term.Pos}
	}
	load, store = access(loadOp, from, false), access(storeOp, from-back, true)
	load.Dst = p.f.NewReg(file)
	store.Args = append(store.Args, mir.RegOp(load.Dst))
	return load, store
}

// slotGroups is the number of groups between two moves.
func (p *pipe) slotGroups() int {
	if p.slots == nil {
		return 0
	}
	return p.slots.groups
}

// slideCycles estimates what the moves cost in so many groups.
func (p *pipe) slideCycles(groups int64) int64 {
	z := p.slots
	if z == nil || z.groups == 0 {
		return 0
	}
	copies := 0
	for _, w := range z.words {
		copies += w.to - w.from + 1
	}
	ports := max(p.f.Mach.Units[machine.Memory], 1)
	return groups + groups/int64(z.groups)*int64(2*copies/ports+p.f.Mach.LatencyOf(machine.OpFldD)+3)
}

// summary describes the slots in one line.
func (z *slots) summary() string {
	text := fmt.Sprintf("spill slots: %d words in each of %d records", len(z.words), z.total)
	if z.groups > 0 {
		text += fmt.Sprintf(", moved back every %d groups", z.groups)
	}
	return text
}
