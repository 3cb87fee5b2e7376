// Package converge keeps which threads of a warp run together.
//
// A warp's threads form a tree. A leaf runs; a branch that splits a leaf makes it an inner node,
// waiting at the immediate post-dominator of the branch, with a leaf for each side. A call hangs a
// node with a new frame below the caller. So divergence inside calls, recursion and calls of
// different functions by one instruction need no special cases.
//
// Threads are scheduled independently, as from sm_70 on: a leaf of its tree that waits, at a
// barrier or for the threads of a member mask, lets its sisters run; where all wait, those go on
// that have arrived at a reconvergence point; and so they do where threads have spun for very long.
// Instructions with a member mask wait for its threads wherever they are, less those that have
// exited. What PTX leaves undefined there is some value, and a finding of the checks.
//
// Files: tree.go (the tree), meet.go (waiting for the threads of a member mask).
package converge

import (
	"math"
	"slices"
)

// NoPC stands for "no reconvergence point".
const NoPC = -1

// Node is a set of threads. F is a call, W what a leaf waits for; the zero W: nothing.
type Node[F comparable, W Arrival[W]] struct {
	Frame F
	PC    int
	RPC   int    // where it rejoins its parent; NoPC: when its threads leave the function
	Mask  uint32 // all threads below it
	Wait  W

	parent   *Node[F, W]
	children int
	marked   bool // has had children since the spinning began
}

// Waits reports whether a leaf waits.
func (n *Node[F, W]) Waits() bool {
	var none W
	return n.Wait != none
}

// Tree is the threads of a warp.
type Tree[F comparable, W Arrival[W]] struct {
	Enter    func(*Node[F, W]) // is told which leaf runs; nil: none
	Returned func(F)           // is told that all threads have left a call

	leaves []*Node[F, W] // the last one runs
	first  Node[F, W]    // the one that Start makes
	spare  *Node[F, W]   // nodes that serve again, linked by their parents: divergent loops make one at each turn
}

// Leaves are the sets of threads that run or wait, the one that runs last.
func (t *Tree[F, W]) Leaves() []*Node[F, W] { return t.leaves }

// Start makes the tree of a kernel. Nothing may hold nodes of the tree that was before.
func (t *Tree[F, W]) Start(f F, threads uint32) {
	t.leaves = t.leaves[:0]
	t.first = Node[F, W]{Frame: f, Mask: threads, RPC: NoPC}
	t.add(&t.first)
}

func (t *Tree[F, W]) add(n *Node[F, W]) {
	t.leaves = append(t.leaves, n)
	t.Enter(n)
}

func (t *Tree[F, W]) running() *Node[F, W] { return t.leaves[len(t.leaves)-1] }

func (t *Tree[F, W]) pop() { t.leaves = t.leaves[:len(t.leaves)-1] }

// runLast makes the last leaf run, if there is one.
func (t *Tree[F, W]) runLast() {
	if len(t.leaves) > 0 {
		t.Enter(t.running())
	} else {
		t.Enter(nil)
	}
}

// Call lets threads of the running leaf make a call, whose frame is f; the others wait for them.
func (t *Tree[F, W]) Call(f F, threads uint32) {
	caller := t.running()
	caller.children++
	caller.marked = false
	t.pop()
	t.add(&Node[F, W]{Frame: f, Mask: threads, RPC: NoPC, parent: caller})
}

// Finish removes the running leaf: its threads have reached the parent's reconvergence point, or
// have exited.
func (t *Tree[F, W]) Finish() {
	n := t.running()
	t.pop()
	t.detach(n)
	t.recycle(n)
	t.runLast()
}

// recycle keeps a node to serve again. No leaf, frame or arrival may hold it.
func (t *Tree[F, W]) recycle(n *Node[F, W]) {
	if n != &t.first {
		n.parent, t.spare = t.spare, n
	}
}

// leaf adds a leaf, in the memory of one that has ended if there is any.
func (t *Tree[F, W]) leaf(n Node[F, W]) {
	at := t.spare
	if at == nil {
		at = new(Node[F, W])
	} else {
		t.spare = at.parent
	}
	*at = n
	t.leaves = append(t.leaves, at)
}

// detach takes a node that is no leaf any more from its parent. A parent without children
// continues; one without threads goes too.
func (t *Tree[F, W]) detach(n *Node[F, W]) {
	for p := n.parent; p != nil; p = p.parent {
		if p.children--; p.children > 0 {
			return
		}
		if p.Frame != n.Frame {
			t.Returned(n.Frame)
		}
		if p.Mask != 0 {
			t.leaves = append(t.leaves, p)
			return
		}
		n = p
	}
}

// Leave removes threads from the running leaf and the nodes above it, up to the end of the call or,
// with all, of the kernel.
func (t *Tree[F, W]) Leave(threads uint32, all bool) {
	cur := t.running()
	for n := cur; n != nil && (all || n.Frame == cur.Frame); n = n.parent {
		n.Mask &^= threads
	}
	if cur.Mask == 0 {
		t.Finish()
	}
}

// Part is some of a leaf's threads and where they go.
type Part struct {
	Mask uint32
	PC   int
}

// PartsOf are sets of threads that all go to one place, each by itself.
func PartsOf(sets []uint32, pc int) (parts []Part) {
	for _, s := range sets {
		parts = append(parts, Part{Mask: s, PC: pc})
	}
	return parts
}

// AddPart adds threads that go to a place.
func AddPart(parts []Part, pc int, mask uint32) []Part {
	for k := range parts {
		if parts[k].PC == pc {
			parts[k].Mask |= mask
			return parts
		}
	}
	return append(parts, Part{Mask: mask, PC: pc})
}

// Split divides the running leaf; the threads reconverge at rpc. The last part runs first. End is
// the place where no thread of a node comes that has no reconvergence point.
func (t *Tree[F, W]) Split(rpc int, parts []Part, end int) {
	n := t.running()
	if !slices.ContainsFunc(parts, func(p Part) bool { return p.Mask != 0 && p.PC != rpc }) {
		n.PC = rpc
		return
	}
	t.pop()
	parent, frame := n, n.Frame
	if rpc == n.RPC {
		parent = n.parent // they reconverge where the leaf ends in any case: its parts take its place
		if parent != nil {
			parent.children--
		}
		t.recycle(n)
	} else {
		n.PC, n.marked = rpc, false
		if rpc == NoPC {
			n.PC = end
		}
	}
	for _, p := range parts {
		if p.Mask == 0 || p.PC == rpc && rpc != NoPC {
			continue // already there
		}
		if parent != nil {
			parent.children++
		}
		t.leaf(Node[F, W]{Frame: frame, PC: p.PC, RPC: rpc, Mask: p.Mask, parent: parent})
	}
	t.runLast()
}

// Rotate lets another leaf run, one that does not wait; false if all others wait.
func (t *Tree[F, W]) Rotate() bool {
	for i := len(t.leaves) - 2; i >= 0; i-- {
		if n := t.leaves[i]; !n.Waits() {
			t.leaves = append(append(t.leaves[:i], t.leaves[i+1:]...), n)
			t.Enter(n)
			return true
		}
	}
	return false
}

// Release lets threads go on that wait for others at a reconvergence point, as threads do since
// sm_70: the nearest that wait for the running leaf, else any of those wanted; false if there are
// none. That is not done lightly, for it ends their convergence.
func (t *Tree[F, W]) Release(wanted uint32) bool { return t.release(wanted, false) }

// Spin is Release where threads have spun for long: of those that have been waiting at a
// reconvergence point since the spinning began. Those that wait for others to finish an inner loop,
// which they do all the time, go on together.
func (t *Tree[F, W]) Spin(begins, long bool) bool {
	if begins {
		t.mark()
	}
	return long && t.release(math.MaxUint32, true)
}

// mark notes which reconvergence points threads may wait at now.
func (t *Tree[F, W]) mark() {
	for _, n := range t.leaves {
		for p := n.parent; p != nil; p = p.parent {
			p.marked = true
		}
	}
}

func (t *Tree[F, W]) release(wanted uint32, marked bool) bool {
	for i := len(t.leaves) - 1; i >= 0; i-- {
		for p := t.leaves[i].parent; p != nil; p = p.parent {
			if arrived := p.Mask &^ t.below(p); arrived&wanted != 0 && (p.marked || !marked) {
				p.Mask &^= arrived
				n := *p
				n.Mask, n.children = arrived, 0
				if n.parent != nil {
					n.parent.children++
				}
				t.add(&n)
				return true
			}
		}
	}
	return false
}

// Merge makes one leaf of leaves that are at the same place of the same call. They reconverge where
// the first of them does: that point post-dominates all places between the branch and itself.
func (t *Tree[F, W]) Merge(leaves []*Node[F, W]) {
	for i, a := range leaves {
		for _, b := range leaves[i+1:] {
			if a.Mask != 0 && b.Mask != 0 && a.Frame == b.Frame && a.PC == b.PC {
				t.move(a, b)
			}
		}
	}
	t.runLast()
}

// move makes the threads of leaf b threads of leaf a.
func (t *Tree[F, W]) move(a, b *Node[F, W]) {
	threads, above := b.Mask, map[*Node[F, W]]bool{}
	for n := a; n != nil; n = n.parent {
		above[n] = true
	}
	common := b
	for ; common != nil && !above[common]; common = common.parent {
		common.Mask &^= threads
	}
	for n := a; n != common; n = n.parent {
		n.Mask |= threads
	}
	t.leaves = slices.DeleteFunc(t.leaves, func(n *Node[F, W]) bool { return n == b })
	t.detach(b)
}

// below is the threads of p's children: those that have not arrived where p waits.
func (t *Tree[F, W]) below(p *Node[F, W]) uint32 {
	mask := uint32(0)
	for _, n := range t.leaves {
		for ; n != nil; n = n.parent {
			if n.parent == p {
				mask |= n.Mask
			}
		}
	}
	return mask
}
