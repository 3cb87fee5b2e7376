package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// leader is a value with a number, available in block and all that it dominates.
type leader struct {
	value ir.Value
	block *ir.Block
}

// leaders is the table of values by number. The order in a list is LLVM's: the first entry, then
// the others from the latest to the earliest.
//
// In a sequence of thousands of conditionals the same expression may have a leader in each of them,
// and none of these dominates anything further down. So while blocks are visited in order, a lookup
// in a long list skips the leaders whose blocks dominate no block still to be visited.
type leaders struct {
	of   [][]leader
	live []alive // by number, for long lists

	visit, last []int32 // by block: when it is visited, and when the last block that it dominates is; 0: not known
	now         int32   // the visit that is going on; 0: none, every leader counts
	indices     map[uint32]*leaderIndex
}

// alive holds the indices, ascending, of those of the first n leaders of a list that may still
// dominate a block to be visited.
type alive struct {
	places []int32
	n      int
}

// longList is the length from which it is noted which leaders of a list are of use.
const longList = 16

// newLeaders returns a table for visits of the blocks in order.
func newLeaders(order []*ir.Block, bound int, dt *analysis.DomTree) *leaders {
	l := &leaders{visit: make([]int32, bound), last: make([]int32, bound)}
	for k, b := range order {
		l.visit[b.ID()] = int32(k + 1)
	}
	for k := len(order) - 1; k >= 0; k-- { // a block comes after its dominator
		b := order[k]
		l.last[b.ID()] = max(l.last[b.ID()], int32(k+1))
		if d := dt.IDom(b); d != nil {
			l.last[d.ID()] = max(l.last[d.ID()], l.last[b.ID()])
		}
	}
	return l
}

// enter begins the visit of a block.
func (l *leaders) enter(b *ir.Block) { l.now = l.visit[b.ID()] }

// leave ends the visits. Until the next call, the dominator tree does not change, and blocks are
// queried in any order.
func (l *leaders) leave() { l.now, l.indices = 0, map[uint32]*leaderIndex{} }

func (l *leaders) insert(num uint32, v ir.Value, b *ir.Block) {
	for len(l.of) <= int(num) {
		l.of = append(l.of, nil)
	}
	l.of[num] = append(l.of[num], leader{v, b})
}

func (l *leaders) remove(num uint32, v ir.Value, b *ir.Block) {
	if int(num) >= len(l.of) {
		return
	}
	list := l.of[num]
	for k := range list {
		if list[k].value == v && list[k].block == b {
			l.of[num] = append(list[:k:k], list[k+1:]...)
			if int(num) < len(l.live) {
				l.live[num] = alive{}
			}
			delete(l.indices, num)
			return
		}
	}
}

// find returns a value with the number that is available in b; constants are preferred.
func (l *leaders) find(b *ir.Block, num uint32, dt *analysis.DomTree) (v ir.Value) {
	if int(num) >= len(l.of) {
		return nil
	}
	list := l.of[num]
	if len(list) > longList && l.now > 0 && b.ID() < len(l.visit) && l.visit[b.ID()] >= l.now {
		return l.findAlive(b, num, dt)
	}
	if len(list) > longList && l.now == 0 && dt.Reachable(b) {
		return l.findIndexed(b, num, dt)
	}
	return findAmong(list, b, dt)
}

func findAmong(list []leader, b *ir.Block, dt *analysis.DomTree) (v ir.Value) {
	for k := range list {
		at := k
		if k > 0 {
			at = len(list) - k
		}
		if dt.Dominates(list[at].block, b) {
			if v = list[at].value; ir.IsConst(v) {
				return v
			}
		}
	}
	return v
}

// findAlive is find in a long list, for a block that is being visited or is still to come.
func (l *leaders) findAlive(b *ir.Block, num uint32, dt *analysis.DomTree) (v ir.Value) {
	places := l.update(num)
	list := l.of[num]
	if len(places) > 0 && places[0] == 0 {
		if dt.Dominates(list[0].block, b) {
			if v = list[0].value; ir.IsConst(v) {
				return v
			}
		}
		places = places[1:]
	}
	for k := len(places) - 1; k >= 0; k-- {
		if e := list[places[k]]; dt.Dominates(e.block, b) {
			if v = e.value; ir.IsConst(v) {
				return v
			}
		}
	}
	return v
}

// update drops the leaders that dominate no block still to be visited, adds new ones, and returns
// all indices.
func (l *leaders) update(num uint32) []int32 {
	for len(l.live) <= int(num) {
		l.live = append(l.live, alive{})
	}
	a, list := &l.live[num], l.of[num]
	useful := func(b *ir.Block) bool {
		return b.ID() >= len(l.last) || l.last[b.ID()] == 0 || l.last[b.ID()] >= l.now
	}
	kept := a.places[:0]
	for _, k := range a.places {
		if useful(list[k].block) {
			kept = append(kept, k)
		}
	}
	for k := a.n; k < len(list); k++ {
		if useful(list[k].block) {
			kept = append(kept, int32(k))
		}
	}
	a.places, a.n = kept, len(list)
	return kept
}

// allIn reports whether all values with the number are in block b.
func (l *leaders) allIn(num uint32, b *ir.Block) bool {
	if int(num) >= len(l.of) {
		return true
	}
	for _, e := range l.of[num] {
		if i, ok := e.value.(*ir.Instr); ok && i.Block() != b {
			return false
		}
	}
	return true
}
