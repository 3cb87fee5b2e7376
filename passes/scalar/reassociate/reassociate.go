// Package reassociate is LLVM's reassociate: it reorders sums, products and bitwise operations of
// more than two operands. Constants fold, opposite terms cancel, common factors are factored out,
// and operands of low rank are combined first, so that LICM and GVN find more.
//
//	%a = add i32 %x, 4                 %b = add i32 %x, 7
//	%b = add i32 %a, %y           ⇒    %c = add i32 %b, %y
//	%c = add i32 %b, 3
//
// Terms: the rank of a value orders values by availability: constants first, then parameters, then
// instructions that cannot move (φs, accesses, calls) in reverse postorder. Other instructions have
// the rank of their highest operand, plus one. A tree is an operation together with its operands of
// the same opcode that have no other use, transitively; its leaves are the operands of the
// expression.
//
// One file per phase:
//   - rank.go: ranks
//   - pairs.go: how often two operands occur together in one expression
//   - canonical.go: visits every instruction in reverse postorder. Shifts become products, ors of
//     disjoint bits and differences become sums, where that enlarges a tree; operands are
//     ordered by rank
//   - tree.go: at the root of a tree, its leaves are collected, sorted, simplified and written
//     back into the same instructions
//   - float.go: the conditions for floating-point operations
//   - bits.go, sum.go, product.go: the simplifications among leaves
//
// Wrapping flags stay where LLVM keeps them: all operations of the old tree had them, and the
// leaves imply them. An exception is a factor removed from a product: the product did not overflow
// when the factor was 0, but the rest may. LLVM 19 keeps the flags of its last operation, this pass
// does not.
//
// Floating-point numbers are reassociated under the flags reassoc and nsz (float.go). Not done: ors
// whose operands are disjoint by any other argument than known bits and the flag. Keeps: the
// control-flow graph. Cost: each tree is sorted; pairs are counted in trees of up to ten leaves.
package reassociate

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// Run is reassociate.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	r := &reassociation{c: c, f: f, q: &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}, ranks: make([]uint64, f.ValueBound()),
		blocks: make([]uint64, f.BlockBound()), local: c.FlagBool("reassociate-use-cse-local", true)}
	order := analysis.ReversePostorder(f)
	r.prepare(order)
	for _, b := range order {
		r.block(b)
	}
	c.Count("Number of expressions rewritten", r.rewritten)
	return pass.Changed(r.changed)
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{{Name: "reassociate-use-cse-local", Default: "true", Help: "pair frequent operands only within a block"}}
}

type reassociation struct {
	c      *pass.Context
	f      *ir.Func
	q      *simplify.Query
	ranks  []uint64 // by ID, 0: not known
	blocks []uint64 // by Block.ID
	pairs  pairCounts
	redo   worklist
	local  bool // frequent pairs are of one block

	changed   bool
	rewritten int
}

// worklist is a set in the order of insertion.
type worklist struct {
	list  []*ir.Instr
	begin int               // of list; earlier ones are removed
	at    map[*ir.Instr]int // index in list; other entries are void
}

func (w *worklist) add(i *ir.Instr) {
	if w.at == nil {
		w.at = map[*ir.Instr]int{}
	}
	if _, in := w.at[i]; !in {
		w.at[i] = len(w.list)
		w.list = append(w.list, i)
	}
}

func (w *worklist) remove(i *ir.Instr) { delete(w.at, i) }

// first removes and returns the oldest entry; nil if there is none.
func (w *worklist) first() *ir.Instr {
	for w.begin < len(w.list) {
		i := w.list[w.begin]
		w.begin++
		if k, in := w.at[i]; in && k == w.begin-1 {
			delete(w.at, i)
			return i
		}
	}
	w.list, w.begin = w.list[:0], 0
	return nil
}

// last removes and returns the newest entry.
func (w *worklist) last() *ir.Instr {
	for len(w.list) > w.begin {
		n := len(w.list) - 1
		i := w.list[n]
		w.list = w.list[:n]
		if k, in := w.at[i]; in && k == n {
			delete(w.at, i)
			return i
		}
	}
	return nil
}

// all returns the members in order.
func (w *worklist) all() (out []*ir.Instr) {
	for k := w.begin; k < len(w.list); k++ {
		if at, in := w.at[w.list[k]]; in && at == k {
			out = append(out, w.list[k])
		}
	}
	return out
}

// block processes the instructions of a block, then those queued for another visit.
func (r *reassociation) block(b *ir.Block) {
	for i := b.First(); i != nil; {
		next := i.Next()
		if analysis.TriviallyDead(i) {
			r.erase(i)
		} else {
			r.instr(i)
			next = i.Next()
		}
		i = next
	}
	var dead worklist
	for _, i := range r.redo.all() {
		dead.add(i)
	}
	for i := dead.last(); i != nil; i = dead.last() {
		if analysis.TriviallyDead(i) {
			r.eraseChain(i, &dead)
		}
	}
	for i := r.redo.first(); i != nil; i = r.redo.first() {
		if analysis.TriviallyDead(i) {
			r.erase(i)
		} else {
			r.instr(i)
		}
	}
}

// eraseChain erases a dead instruction, and adds operands that become dead to a list.
func (r *reassociation) eraseChain(i *ir.Instr, dead *worklist) {
	ops := operandInstrs(i)
	r.forget(i)
	dead.remove(i)
	i.Erase()
	for _, o := range ops {
		if !ir.HasUses(o) {
			dead.add(o)
		}
	}
	r.changed = true
}

// erase erases a dead instruction; the trees that its operands belong to may be larger now.
func (r *reassociation) erase(i *ir.Instr) {
	ops := operandInstrs(i)
	r.forget(i)
	i.Erase()
	seen := map[*ir.Instr]bool{}
	for _, o := range ops {
		for {
			u := ir.SoleUser(o)
			if u == nil || u.Op() != o.Op() || seen[o] {
				break
			}
			seen[o] = true
			o = u
		}
		if r.known(o) != 0 {
			r.redo.add(o)
		}
	}
	r.changed = true
}

func (r *reassociation) forget(i *ir.Instr) {
	if n := i.ID(); n >= 0 && n < len(r.ranks) {
		r.ranks[n] = 0
	}
	r.redo.remove(i)
}

func operandInstrs(i *ir.Instr) (out []*ir.Instr) {
	for _, v := range i.Operands() {
		if o, ok := v.(*ir.Instr); ok {
			out = append(out, o)
		}
	}
	return out
}
