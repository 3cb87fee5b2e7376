package ir

import "iter"

// Slab allocates the instructions and operand slots of a function in few allocations, in two
// phases: first all instructions, so that forward references have a target, then their operands.
// Readers and cloners use it; the zero Slab is ready.
//
// Terminators are allocated apart from other instructions: a traversal of the control flow graph
// reads little else, and finds them adjacent in memory.
type Slab struct {
	code, terms piece
	edges       []*Block // of φs, and to neighbours
	extras      []extra
	blocks      []Block
	alone       []*[]Attachment // lists of one, by the node's number modulo the length
}

// piece is a block of memory for instructions and their operands.
type piece struct {
	instrs []Instr
	uses   []Use
}

// slabSize is how many instructions or operands are allocated at once when no better number is
// known.
const slabSize = 64

// of returns where instructions of one kind lie.
func (s *Slab) of(op Op) *piece {
	if op.IsTerminator() {
		return &s.terms
	}
	return &s.code
}

// Reserve makes room for that many instructions and operands of terminators, if op is one, or of
// other code.
func (s *Slab) Reserve(op Op, instrs, operands int) {
	p := s.of(op)
	if cap(p.instrs)-len(p.instrs) < instrs {
		p.instrs = make([]Instr, 0, instrs)
	}
	if cap(p.uses)-len(p.uses) < operands {
		p.uses = make([]Use, 0, operands)
	}
}

// reserveFor makes room for copies of the blocks' instructions and their operands.
func (s *Slab) reserveFor(blocks iter.Seq[*Block]) {
	type room struct{ instrs, operands int }
	var code, terms room
	for b := range blocks {
		for i := b.first; i != nil; i = i.next {
			r := &code
			if i.op.IsTerminator() {
				r = &terms
			}
			r.instrs++
			r.operands += len(i.ops)
		}
	}
	s.Reserve(BadOp, code.instrs, code.operands)
	s.Reserve(Br, terms.instrs, terms.operands)
}

// Instr returns a detached instruction without operands.
func (s *Slab) Instr(op Op, ty *Type) *Instr {
	i := s.of(op).next()
	i.op, i.ty, i.id = op, ty, -1
	return i
}

func (p *piece) next() *Instr {
	if len(p.instrs) == cap(p.instrs) {
		p.instrs = make([]Instr, 0, slabSize)
	}
	p.instrs = p.instrs[:len(p.instrs)+1]
	return &p.instrs[len(p.instrs)-1]
}

// operands returns n slots that nothing is in.
func (p *piece) operands(n int) []Use {
	if cap(p.uses)-len(p.uses) < n {
		p.uses = make([]Use, 0, max(slabSize, n))
	}
	k := len(p.uses)
	p.uses = p.uses[:k+n]
	return p.uses[k : k+n : k+n]
}

// extra returns what a φ has more.
func (s *Slab) extra() *extra {
	if len(s.extras) == cap(s.extras) {
		s.extras = make([]extra, 0, slabSize)
	}
	s.extras = s.extras[:len(s.extras)+1]
	return &s.extras[len(s.extras)-1]
}

// neighbours returns a list for n blocks.
func (s *Slab) neighbours(n int) []*Block {
	if cap(s.edges)-len(s.edges) < n {
		s.edges = make([]*Block, 0, max(slabSize, n))
	}
	k := len(s.edges)
	s.edges = s.edges[:k+n]
	return s.edges[k : k+n : k+n]
}

// SetOperands gives an instruction that has none its operands.
func (s *Slab) SetOperands(i *Instr, vals ...Value) {
	if len(i.ops) > 0 {
		panic("ir: SetOperands on an instruction with operands")
	}
	if len(vals) == 0 {
		return
	}
	i.ops = s.of(i.op).operands(len(vals))
	for k, v := range vals {
		u := &i.ops[k]
		u.val, u.user = v, i
		u.link()
	}
}

// sharedLists is how many lists of attachments a slab remembers.
const sharedLists = 64

// Attach gives i an attachment that is its only one; the slab's instructions share the lists.
func (s *Slab) Attach(i *Instr, a Attachment) {
	if a.Node == nil { // an error has been reported
		return
	}
	if s.alone == nil {
		s.alone = make([]*[]Attachment, sharedLists)
	}
	last := &s.alone[uint(a.Node.ID)%sharedLists]
	if *last == nil || (**last)[0] != a {
		*last = newAttachment(a.Kind, a.Node)
	}
	i.md = *last
}

// SetIncoming gives a φ that has none its edges.
func (s *Slab) SetIncoming(phi *Instr, vals []Value, preds []*Block) {
	s.SetOperands(phi, vals...)
	phi.x = s.extra()
	phi.x.incoming = s.neighbours(len(preds))
	copy(phi.x.incoming, preds)
}

// A function of that many values is large: no cache of a core holds it, and a walk over it waits
// for memory at every step that goes to a place of its own. What passes make one by one, wherever
// memory is free, then lies together in the order in which it is made. In small functions that
// would cost more memory than it saves time.
const largeFunc = 4096

func (f *Func) isLarge() bool { return f != nil && f.nextValue >= largeFunc }

// funcOf returns the function of the first value that is part of one, or nil.
func funcOf(vals []Value) *Func {
	for _, v := range vals {
		switch v := v.(type) {
		case *Instr:
			if v.block != nil {
				return v.block.fn
			}
		case *Param:
			return v.fn
		case *Block:
			return v.fn
		}
	}
	return nil
}

// allocInstr returns an empty instruction for f, which may be nil, with room for operands; it is to
// be of kind op.
func (f *Func) allocInstr(op Op, operands int) *Instr {
	if f.isLarge() {
		f.shared++
		p := f.slab.of(op)
		i := p.next()
		i.ops = p.operands(operands)[:0]
		return i
	}
	// Most instructions have few operands, which follow them in the same allocation: fewer
	// allocations, and better locality.
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

// allocBlock returns an empty block for f.
func (f *Func) allocBlock() *Block {
	if !f.isLarge() {
		return &Block{id: -1}
	}
	s := &f.slab
	if len(s.blocks) == cap(s.blocks) {
		s.blocks = make([]Block, 0, slabSize)
	}
	s.blocks = append(s.blocks, Block{id: -1})
	return &s.blocks[len(s.blocks)-1]
}

// allocEdges returns an empty list with room for n blocks.
func (f *Func) allocEdges(n int) []*Block {
	if !f.isLarge() {
		return make([]*Block, 0, n)
	}
	return f.slab.neighbours(n)[:0]
}
