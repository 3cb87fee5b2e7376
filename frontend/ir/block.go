package ir

import (
	"iter"
	"slices"
	"strings"

	"opt-go/frontend/version"
)

// Block is a basic block: a list of instructions that ends with a terminator. As a value it is the
// label that terminators name; its uses are the branches to it.
type Block struct {
	name      string
	fn        *Func
	prev      *Block
	next      *Block
	first     *Instr
	last      *Instr
	id        int32
	count     int32
	phis      int32 // so many of them are φs
	ordered   bool  // the seq numbers of the instructions are right
	addrTaken bool
	list      useList
	Pos       Pos

	succs, preds []*Block // edges.go; nil: to be collected
}

// Type returns the label type.
func (b *Block) Type() *Type { return b.fn.ctx.Label }

// Ident returns %name or %number.
func (b *Block) Ident() string { return localIdent(b.name, b.fn, b) }

func (b *Block) useList() *useList { return &b.list }

// Name returns the name without %, empty when unnamed.
func (b *Block) Name() string { return b.name }

// SetName names the block, with a suffix where the name is taken.
func (b *Block) SetName(name string) {
	if b.fn == nil {
		b.name = name
		return
	}
	b.name, _ = b.fn.rename(b, b.name, name)
}

// Func returns the function that the block is in.
func (b *Block) Func() *Func { return b.fn }

// ID returns the dense number among the function's blocks.
func (b *Block) ID() int { return int(b.id) }

// Next returns the following block in the function's order, or nil.
func (b *Block) Next() *Block { return b.next }

// Prev returns the preceding block in the function's order, or nil.
func (b *Block) Prev() *Block { return b.prev }

// First returns the first instruction, or nil.
func (b *Block) First() *Instr { return b.first }

// Last returns the last instruction, or nil.
func (b *Block) Last() *Instr { return b.last }

// Len returns the number of instructions.
func (b *Block) Len() int { return int(b.count) }

// AddressTaken reports whether a blockaddress refers to the block.
func (b *Block) AddressTaken() bool { return b.addrTaken }

// IsEntry reports whether b is its function's first block.
func (b *Block) IsEntry() bool { return b.fn != nil && b.fn.first == b }

// Term returns the terminator, or nil when the block has none yet.
func (b *Block) Term() *Instr {
	if b.last != nil && b.last.op.IsTerminator() {
		return b.last
	}
	return nil
}

// ReturnedCall returns the call whose result the block's ret must return as it is: one that is
// musttail, or of llvm.experimental.deoptimize. A bitcast may stand between them. It returns nil
// where there is none.
func (b *Block) ReturnedCall() *Instr {
	t := b.Term()
	if t == nil || t.op != Ret {
		return nil
	}
	i := t.prev
	if i != nil && i.op == BitCast {
		i = i.prev
	}
	if i != nil && i.op == Call && (i.Flags&MustTail != 0 || i.IntrinsicID() == "llvm.experimental.deoptimize") {
		return i
	}
	return nil
}

// Instrs iterates over the instructions; the current one may be erased or moved.
func (b *Block) Instrs() iter.Seq[*Instr] {
	return func(yield func(*Instr) bool) {
		for i := b.first; i != nil; {
			next := i.next
			if !yield(i) {
				return
			}
			i = next
		}
	}
}

// Backward iterates over the instructions from the last to the first; the current one may be
// erased.
func (b *Block) Backward() iter.Seq[*Instr] {
	return func(yield func(*Instr) bool) {
		for i := b.last; i != nil; {
			prev := i.prev
			if !yield(i) {
				return
			}
			i = prev
		}
	}
}

// Phis iterates over the φs at the block's head; the current one may be erased.
func (b *Block) Phis() iter.Seq[*Instr] {
	return func(yield func(*Instr) bool) {
		if b.phis == 0 { // answered without a look at the code, which may be far away
			return
		}
		for i := b.first; i != nil && i.op == Phi; {
			next := i.next
			if !yield(i) {
				return
			}
			i = next
		}
	}
}

// FirstNonPhi returns the first instruction that is no φ, or nil.
func (b *Block) FirstNonPhi() *Instr {
	i := b.first
	for b.phis > 0 && i != nil && i.op == Phi {
		i = i.next
	}
	return i
}

// FirstInsertion returns the first instruction before which ordinary instructions may stand: after
// φs and exception pads. It is nil in a block that ends in a catchswitch, which holds nothing but
// φs besides.
func (b *Block) FirstInsertion() *Instr {
	i := b.FirstNonPhi()
	for i != nil && (i.op == LandingPad || i.op == CatchPad || i.op == CleanupPad) {
		i = i.next
	}
	if i != nil && i.op == CatchSwitch {
		return nil
	}
	return i
}

// Append puts a detached instruction at the end.
func (b *Block) Append(i *Instr) *Instr {
	b.insert(i, nil)
	return i
}

// Prepend puts a detached instruction at the front.
func (b *Block) Prepend(i *Instr) *Instr {
	b.insert(i, b.first)
	return i
}

func (b *Block) insert(i, at *Instr) {
	if i.block != nil {
		panic("ir: insertion of an instruction that is in a block: " + i.String())
	}
	b.link(i, at)
	if b.fn != nil {
		b.fn.adopt(i)
		if i.op == PtrToAddr && b.fn.module != nil {
			b.fn.module.NeedVersion(version.PtrToAddr)
		}
	}
}

// link inserts i, which is in no list, before at, or at the end if at is nil.
func (b *Block) link(i, at *Instr) {
	i.block, i.next = b, at
	if at != nil {
		i.prev = at.prev
		at.prev = i
	} else {
		i.prev = b.last
		b.last, b.succs = i, nil
	}
	i.forgetEdges()
	b.order(i)
	if i.prev != nil {
		i.prev.next = i
	} else {
		b.first = i
	}
	b.tally(i, 1)
}

// tally counts an instruction that has come into the block (1) or has left it (-1).
func (b *Block) tally(i *Instr, n int32) {
	b.count += n
	if i.op == Phi {
		b.phis += n
	}
}

// NumSuccs returns the number of successors, duplicates included.
func (b *Block) NumSuccs() int { return len(b.Succs()) }

// Succ returns successor k.
func (b *Block) Succ(k int) *Block { return b.Succs()[k] }

// EdgesTo returns the number of edges from b to a block. It walks b's successors and the block's
// predecessors in alternation, and stops at the end of the shorter list.
func (b *Block) EdgesTo(to *Block) int {
	t := b.Term()
	if t == nil {
		return 0
	}
	out, in := 0, 0
	k, hi, step := t.succRange()
	u := to.list.head
	for ; k < hi && u != nil; k, u = k+step, u.next {
		if t.ops[k].val == Value(to) {
			out++
		}
		if u.user == t {
			in++
		}
	}
	if u == nil {
		return in
	}
	return out
}

// HasPreds reports whether any branch leads to b.
func (b *Block) HasPreds() bool { return b.list.head != nil }

// UniquePreds returns the predecessors without repetition, in the order of Preds.
func (b *Block) UniquePreds() []*Block {
	all := slices.Clone(b.Preds())
	if len(all) > 16 {
		return withoutRepetition(all)
	}
	out := all[:0]
next:
	for _, p := range all {
		for _, q := range out {
			if p == q {
				continue next
			}
		}
		out = append(out, p)
	}
	return out
}

// withoutRepetition keeps the first of equal blocks, in place.
func withoutRepetition(blocks []*Block) []*Block {
	seen := make(map[*Block]bool, len(blocks))
	out := blocks[:0]
	for _, b := range blocks {
		if !seen[b] {
			seen[b] = true
			out = append(out, b)
		}
	}
	return out
}

// SinglePred returns the predecessor when exactly one edge leads to b, else nil.
func (b *Block) SinglePred() *Block {
	if u := b.list.head; u != nil && u.next == nil {
		return u.user.block
	}
	return nil
}

// UniquePred returns the predecessor when all edges to b come from one block, else nil.
func (b *Block) UniquePred() *Block {
	var p *Block
	for u := b.list.head; u != nil; u = u.next {
		if p != nil && p != u.user.block {
			return nil
		}
		p = u.user.block
	}
	return p
}

// SingleSucc returns the successor when the terminator has exactly one, else nil.
func (b *Block) SingleSucc() *Block {
	if s := b.Succs(); len(s) == 1 {
		return s[0]
	}
	return nil
}

// BranchSucc is SingleSucc of a block that ends in a branch. A callbr without indirect destinations
// also has one successor, but it defines a value and may not return.
func (b *Block) BranchSucc() *Block {
	if t := b.Term(); t == nil || t.Op() != Br {
		return nil
	}
	return b.SingleSucc()
}

// UniqueSucc returns the successor when all edges lead to one block, else nil.
func (b *Block) UniqueSucc() *Block {
	succs := b.Succs()
	if len(succs) == 0 {
		return nil
	}
	for _, s := range succs[1:] {
		if s != succs[0] {
			return nil
		}
	}
	return succs[0]
}

// RemovePred removes the incoming values of one edge from p from b's φs. A φ with one value left is
// folded unless keepOne.
func (b *Block) RemovePred(p *Block, keepOne bool) {
	for phi := range b.Phis() {
		for k, q := range phi.incoming() {
			if q == p {
				phi.RemoveIncoming(k)
				break
			}
		}
		switch {
		case phi.NumIncoming() == 0:
			ReplaceAllUses(phi, NewPoison(phi.ty))
			phi.Erase()
		case !keepOne:
			if v := phi.onlyValue(); v != nil {
				ReplaceAllUses(phi, v)
				phi.Erase()
			}
		}
	}
}

// onlyValue returns the value that a φ takes on all edges, those that keep it as it is aside, or
// nil; poison when there are no others.
func (i *Instr) onlyValue() Value {
	v := Value(i)
	for k := range i.ops {
		switch o := i.ops[k].val; {
		case o == v || o == Value(i):
		case v == Value(i):
			v = o
		default:
			return nil
		}
	}
	if v == Value(i) {
		return NewPoison(i.ty)
	}
	return v
}

// ReplacePhiUsesWith makes b's φs name new as predecessor where they name old.
func (b *Block) ReplacePhiUsesWith(old, new *Block) {
	for phi := range b.Phis() {
		for k, p := range phi.incoming() {
			if p == old {
				phi.SetIncomingBlock(k, new)
			}
		}
	}
}

// SplitBefore moves at and all later instructions into a new block named name, placed after b. b
// ends with a branch to the new block, and the φs of the successors refer to it. It returns the new
// block.
func (b *Block) SplitBefore(at *Instr, name string) *Block {
	n := b.fn.NewBlockAfter(b, name)
	b.moveRange(at, b.last, n)
	for _, s := range n.Succs() {
		s.ReplacePhiUsesWith(b, n)
	}
	b.branchTo(n, at)
	return n
}

// SplitAt is SplitBefore at the cost of the shorter half: the half with fewer instructions is the
// one that moves to a new block, the other stays in b. head has b's name, predecessors and
// position; tail is named name and follows it.
func (b *Block) SplitAt(at *Instr, name string) (head, tail *Block) {
	if b.addrTaken || !b.firstHalf(at) {
		return b, b.SplitBefore(at, name)
	}
	own := b.name
	b.SetName("")
	head = b.fn.NewBlockBefore(b, own)
	b.SetName(name)
	head.Pos = b.Pos
	if at != b.first {
		b.moveRange(b.first, at.prev, head)
	}
	var branches []*Use // φs that name b mean its end, which it still has
	for u := b.list.head; u != nil; u = u.next {
		branches = append(branches, u)
	}
	for k := len(branches) - 1; k >= 0; k-- { // the oldest first: predecessors keep their order
		branches[k].Set(head)
	}
	head.branchTo(b, at)
	return head, b
}

// firstHalf reports whether fewer instructions precede at than follow it.
func (b *Block) firstHalf(at *Instr) bool {
	p, n := at.prev, at.next
	for p != nil && n != nil {
		p, n = p.prev, n.next
	}
	return p == nil
}

// branchTo ends b with a branch that has the debug location of at, or of the instruction after it
// when at is a debug intrinsic.
func (b *Block) branchTo(n *Block, at *Instr) {
	br := NewInstr(Br, b.fn.ctx.Void, n)
	for at.next != nil && at.op == Call && at.calledFunc() != nil && strings.HasPrefix(at.calledFunc().name, "llvm.dbg.") {
		at = at.next
	}
	br.CopyDebugLoc(at)
	b.Append(br)
}

// MoveAll moves all instructions of b to the end of another block of the function.
func (b *Block) MoveAll(to *Block) {
	if b.first != nil {
		b.moveRange(b.first, b.last, to)
	}
}

// moveRange moves the instructions from first to last to the end of another block of the function,
// names and uses untouched.
func (b *Block) moveRange(first, last *Instr, to *Block) {
	before, after := first.prev, last.next
	if before != nil {
		before.next = after
	} else {
		b.first = after
	}
	if after != nil {
		after.prev = before
	} else {
		b.last = before
	}
	b.succs, to.succs = nil, nil
	if first.prev = to.last; to.last != nil {
		to.last.next = first
	} else {
		to.first = first
	}
	last.next, to.last = nil, last
	for i := first; i != nil; i = i.next {
		i.block = to
		i.forgetEdges()
		b.tally(i, -1)
		to.tally(i, 1)
	}
	to.ordered = false
}

// Erase removes the block and its instructions from the function. No branch and no value may use
// them from outside; successors' φs lose their edges.
func (b *Block) Erase() {
	for _, s := range b.Succs() {
		s.RemovePred(b, true)
	}
	b.EraseInstrs()
	if b.list.head != nil {
		panic("ir: Erase of a block that is branched to: " + b.Ident())
	}
	b.Unlink()
}

// EraseInstrs erases all instructions; values used from outside the block become poison there. The
// slot of a swifterror value moves to one of its users instead, since calls take no other value as
// one.
func (b *Block) EraseInstrs() {
	for i := b.last; i != nil; i = b.last {
		if i.list.head != nil {
			if i.op == Alloca && i.HasFlag(SwiftError) {
				i.MoveBefore(i.list.head.user)
				continue
			}
			ReplaceAllUses(i, NewPoison(i.ty))
		}
		i.Erase()
	}
}

// Unlink takes the block out of its function's list; its instructions stay in it.
func (b *Block) Unlink() {
	f := b.fn
	f.cfg = nil
	if b.prev != nil {
		b.prev.next = b.next
	} else {
		f.first = b.next
	}
	if b.next != nil {
		b.next.prev = b.prev
	} else {
		f.last = b.prev
	}
	if b.name != "" {
		f.names.giveUp()
	}
	f.numBlocks--
	b.prev, b.next = nil, nil
}

// Erased reports whether b is no longer in its function. Constants may still hold its blockaddress,
// because they have no use lists; nothing can jump to it.
func (b *Block) Erased() bool { return b.prev == nil && b.fn.first != b || b.fn.first == nil }

// MoveAfter moves b to the position after at in the function's block order.
func (b *Block) MoveAfter(at *Block) {
	if b == at {
		return
	}
	name := b.name
	b.Unlink()
	b.name = ""
	at.fn.link(b, at.next)
	b.SetName(name)
}
