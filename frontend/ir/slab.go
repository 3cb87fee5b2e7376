package ir

// Slab allocates the instructions and operand slots of a function in few pieces, in two phases: first all instructions, so
// that forward references have something to refer to, then their operands. Readers and cloners use it; the zero Slab is ready.
type Slab struct {
	instrs []Instr
	uses   []Use
	blocks []*Block
}

// slabSize is how many instructions or operands are allocated at once when no better number is known.
const slabSize = 64

// Reserve makes room for that many instructions and operands.
func (s *Slab) Reserve(instrs, operands int) {
	if cap(s.instrs)-len(s.instrs) < instrs {
		s.instrs = make([]Instr, 0, instrs)
	}
	if cap(s.uses)-len(s.uses) < operands {
		s.uses = make([]Use, 0, operands)
	}
}

// Instr returns a detached instruction without operands.
func (s *Slab) Instr(op Op, ty *Type) *Instr {
	if len(s.instrs) == cap(s.instrs) {
		s.instrs = make([]Instr, 0, slabSize)
	}
	s.instrs = s.instrs[:len(s.instrs)+1]
	i := &s.instrs[len(s.instrs)-1]
	i.op, i.ty, i.id = op, ty, -1
	return i
}

// SetOperands gives an instruction that has none its operands.
func (s *Slab) SetOperands(i *Instr, vals ...Value) {
	if len(i.ops) > 0 {
		panic("ir: SetOperands on an instruction with operands")
	}
	if len(vals) == 0 {
		return
	}
	if cap(s.uses)-len(s.uses) < len(vals) {
		s.uses = make([]Use, 0, max(slabSize, len(vals)))
	}
	n := len(s.uses)
	s.uses = s.uses[:n+len(vals)]
	i.ops = s.uses[n : n+len(vals) : n+len(vals)]
	for k, v := range vals {
		u := &i.ops[k]
		u.val, u.user, u.index = v, i, int32(k)
		u.link()
	}
}

// SetIncoming gives a φ that has none its edges.
func (s *Slab) SetIncoming(phi *Instr, vals []Value, preds []*Block) {
	s.SetOperands(phi, vals...)
	if cap(s.blocks)-len(s.blocks) < len(preds) {
		s.blocks = make([]*Block, 0, max(slabSize, len(preds)))
	}
	n := len(s.blocks)
	s.blocks = append(s.blocks, preds...)
	phi.incoming = s.blocks[n:len(s.blocks):len(s.blocks)]
}

// Most instructions have few operands, which lie behind them in the same piece of memory: one allocation, and near for who reads both.
type (
	instr1 struct {
		Instr
		uses [1]Use
	}
	instr2 struct {
		Instr
		uses [2]Use
	}
	instr3 struct {
		Instr
		uses [3]Use
	}
)

// allocInstr returns an empty instruction with room for operands.
func allocInstr(operands int) *Instr {
	switch operands {
	case 1:
		x := new(instr1)
		x.ops = x.uses[:0]
		return &x.Instr
	case 2:
		x := new(instr2)
		x.ops = x.uses[:0]
		return &x.Instr
	case 3:
		x := new(instr3)
		x.ops = x.uses[:0]
		return &x.Instr
	}
	return new(Instr)
}
