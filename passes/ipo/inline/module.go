package inline

import (
	"container/heap"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// Module is LLVM's module-inline: the calls of the whole module are looked at by the size of their
// callees, the smallest first, in place of callees before callers. So small functions spread before
// large ones have grown, and a budget that callers have is spent on many small bodies.
//
// A body that comes in brings its calls with it, which remember through which bodies they came, as
// those of inline do. Internal callees are erased with their last call, since the next call may
// then be the only one. The thresholds are those of inline without a level.
func Module(c *pass.Context, m *ir.Module) pass.Preserved {
	d := callgraph.NewDiscards(m)
	q := &sizeOrder{inliner: newInliner(c, &d), recursiveFuncs: map[*ir.Func]bool{}}
	for _, f := range m.Funcs {
		q.recursiveFuncs[f] = slices.Contains(callgraph.DirectCallees(f), f)
		for i := range f.Instrs() {
			switch g := i.CalledFunc(); {
			case inlinable(i):
				q.add(i, -1)
			case g != nil && !g.IsIntrinsic():
				q.leave(i, "unavailable definition")
			}
		}
	}
	changed := false
	for q.Len() > 0 {
		if s := heap.Pop(q).(sizedCall); !q.stale(s) {
			changed = q.visit(s.site) || changed
		}
	}
	q.Remove(c)
	return pass.ChangedCFG(changed)
}

// sizedCall is a call with the number of instructions that its callee had when it was noted; calls
// of equal sizes are visited in the order in which they came.
type sizedCall struct {
	site
	size, order int
}

// sizeOrder is the heap of the calls to look at.
type sizeOrder struct {
	*inliner
	calls          []sizedCall
	next           int
	recursiveFuncs map[*ir.Func]bool
}

func (q *sizeOrder) Len() int { return len(q.calls) }

func (q *sizeOrder) Less(i, j int) bool {
	a, b := q.calls[i], q.calls[j]
	return a.size < b.size || a.size == b.size && a.order < b.order
}

func (q *sizeOrder) Swap(i, j int) { q.calls[i], q.calls[j] = q.calls[j], q.calls[i] }

func (q *sizeOrder) Push(x any) { q.calls = append(q.calls, x.(sizedCall)) }

func (q *sizeOrder) Pop() any {
	last := q.calls[len(q.calls)-1]
	q.calls = q.calls[:len(q.calls)-1]
	return last
}

func (q *sizeOrder) add(call *ir.Instr, history int) {
	heap.Push(q, sizedCall{site{call, history}, instructions(call.CalledFunc()), q.next})
	q.next++
}

func instructions(f *ir.Func) int {
	n := 0
	for b := range f.Blocks() {
		n += b.Len()
	}
	return n
}

// stale reports whether a call is gone, or its callee has another size than noted: it is noted
// again then.
func (q *sizeOrder) stale(s sizedCall) bool {
	if s.call.Block() == nil || !inlinable(s.call) || q.Gone(s.call.Func()) {
		return true
	}
	if size := instructions(s.call.CalledFunc()); size > s.size {
		heap.Push(q, sizedCall{s.site, size, s.order})
		return true
	}
	return false
}

// visit inlines a call if that is allowed and pays, and reports whether it did.
func (q *sizeOrder) visit(s site) bool {
	call, f, g := s.call, s.call.Func(), s.call.CalledFunc()
	if q.cameThrough(s.history, g) {
		q.leave(call, "recursive")
		return false
	}
	q.recursive = q.recursiveFuncs[f]
	if !q.pays(call) {
		return false
	}
	for _, i := range slices.Backward(q.bringIn(s)) {
		if i.CalledFunc() == f {
			q.recursiveFuncs[f] = true
		}
		q.add(i, len(q.history)-1)
	}
	q.c.Count("Number of functions inlined", 1)
	if g.Linkage.IsLocal() {
		q.DropUnused(g)
	}
	return true
}
