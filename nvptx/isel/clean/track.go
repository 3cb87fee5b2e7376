package clean

import (
	"cmp"
	"slices"

	"opt-go/nvptx/ptx"
)

// Mark says that from a place of the code on a variable of the program has the value of an operand.
// Marks are no items: they change no code. They are placed again in the code that Clean returns.
//
// A mark stays before the next item with Keep of its block, or after the last one, as these neither
// move nor meet each other; where none is left, at the beginning of its block, if that is found.
// Its register is what the value's has become (share.go, coalesce.go). Whether that register has
// the value there is decided anew, in Track: either one instruction writes it, and has done so on
// all paths, or it was live at the mark in the selected code, and is live there now, so that
// merging registers has kept the value in it. An instruction that has moved down, beyond the mark,
// gives the variable its value where it is now. A variable that has lost one of its marks has no
// known value anywhere.
type Mark struct {
	At    int         // before this item of the selected code
	Var   int         // number of the variable
	Value ptx.Operand // a register or a constant; nil: not known

	before, after []any // items with Keep, or labels, that follow and precede it in its block: the next first
	block         []any // the first other items of its block
	branches      []any // guarded branches that may lead to its block
	live          bool  // its register is live in the selected code
}

// Range is a part of the final code in which a variable has a value: the items [From, To).
type Range struct {
	Var      int
	From, To int
	Value    ptx.Operand
	Whole    bool // it is a register, and the variable's only value, from an item of the first block to the end
}

// nearby is how many items a mark remembers in each direction, as branches and labels may vanish.
const nearby = 4

func identity(it Item) any {
	if it.Inst != nil {
		return it.Inst
	}
	return it.Stmt
}

// remember notes what is around the marks.
func (f *Func) remember(code []Item) {
	if len(f.Marks) == 0 {
		return
	}
	bs := findBlocks(code)
	ranges := f.liveRanges(code, func(m *Mark) ptx.Operand { return m.Value })
	for k := range f.Marks {
		m := &f.Marks[k]
		b := bs[max(slices.IndexFunc(bs, func(b block) bool { return m.At < b.to }), 0)]
		for at := m.At; at < b.to && len(m.before) < nearby; at++ {
			if code[at].Keep {
				m.before = append(m.before, identity(code[at]))
			}
		}
		for at := min(m.At, b.to) - 1; at >= b.from && len(m.after) < nearby; at-- {
			if code[at].Keep || isLabel(code[at]) {
				m.after = append(m.after, identity(code[at]))
			}
		}
		m.rememberBlock(code, bs, b)
		if r, ok := m.Value.(ptx.Reg); ok {
			m.live = liveAt(ranges[r], 2*int32(m.At))
		}
	}
}

// rememberBlock notes by what else the mark's block can be found: a block whose label and branch
// vanish follows a guarded branch to it or beside it.
func (m *Mark) rememberBlock(code []Item, bs []block, b block) {
	for at := b.from; at < b.to && len(m.block) < nearby; at++ {
		if code[at].Inst != nil && !code[at].Keep {
			m.block = append(m.block, identity(code[at]))
		}
	}
	for _, p := range b.preds {
		if from, to := bs[p].from, bs[p].to; to-from == 1 && code[from].Inst != nil && !code[from].Inst.Guard.Present() && len(bs[p].preds) == 1 {
			p = bs[p].preds[0] // a jump after a guarded branch
		}
		if last := code[bs[p].to-1]; last.Inst != nil && last.Inst.EndsBlock() && last.Inst.Guard.Present() {
			m.branches = append(m.branches, identity(last))
		}
	}
}

// find looks for the mark's block when the items around the mark have vanished: the code after one
// of the branches, without a label, so that nothing else leads there, which has one of the block's
// items. None of these can have come from the branch's other successor: neither dominates the
// other.
func (t *tracker) find(m *Mark, where map[any]int, blockOf []int) (at, block int) {
	for _, id := range m.block {
		if k, ok := where[id]; ok {
			from := t.blocks[blockOf[k]].from
			if from > 0 && !isLabel(t.code[from]) && slices.Contains(m.branches, identity(t.code[from-1])) {
				return from, blockOf[k]
			}
		}
	}
	return -1, 0
}

// liveRanges are those of the registers of marks.
func (f *Func) liveRanges(code []Item, of func(*Mark) ptx.Operand) [][]interval {
	c := &coalescer{f: f, code: code, ranges: make([][]interval, len(f.Regs))}
	wanted := make([]bool, len(f.Regs))
	for k := range f.Marks {
		if r, ok := of(&f.Marks[k]).(ptx.Reg); ok {
			wanted[r] = true
		}
	}
	c.computeRanges(wanted)
	return c.ranges
}

// become replaces the registers of the marks' values by what they have become.
func (f *Func) become(now func(ptx.Reg) ptx.Operand) {
	for k := range f.Marks {
		if r, ok := f.Marks[k].Value.(ptx.Reg); ok {
			f.Marks[k].Value = now(r)
		}
	}
}

// placed is a mark in the final code: between items at-1 and at, of a block.
type placed struct {
	*Mark
	at, block int
	awaits    bool // the value comes when its register is written
}

// tracker is the final code while Track works.
type tracker struct {
	f      *Func
	code   []Item
	blocks []block
	marks  []placed          // by place
	first  []int             // by block: its first mark; one more at the end
	vars   map[ptx.Reg][]int // the variables that a register holds at times
	in     [][]int32         // by block and variable: the mark that holds when it begins, off by one; 0: none
}

// awaited is added to a mark whose register is not written yet.
const awaited = 1 << 30

// unvisited stands for a block's state that no path has reached yet.
const unvisited = -1

// Track finds where variables have which values in the code that Clean has returned.
func (f *Func) Track(code []Item) []Range {
	if len(f.Marks) == 0 {
		return nil
	}
	t := &tracker{f: f, code: code, blocks: findBlocks(code), vars: map[ptx.Reg][]int{}}
	t.place()
	t.solve()
	return t.ranges()
}

// place finds the marks' places and drops the values that their registers do not have there.
func (t *tracker) place() {
	where := map[any]int{}
	for k, it := range t.code {
		where[identity(it)] = k
	}
	blockOf := make([]int, len(t.code))
	for n, b := range t.blocks {
		for k := b.from; k < b.to; k++ {
			blockOf[k] = n
		}
	}
	lost := map[int]bool{}
	for k := range t.f.Marks {
		m := &t.f.Marks[k]
		p := placed{Mark: m, at: -1}
		for _, id := range m.before {
			if at, ok := where[id]; ok {
				p.at, p.block = at, blockOf[at]
				break
			}
		}
		for _, id := range m.after {
			if at, ok := where[id]; ok && p.at < 0 {
				p.at, p.block = at+1, blockOf[at]
			}
		}
		if p.at < 0 {
			p.at, p.block = t.find(m, where, blockOf)
		}
		lost[m.Var] = lost[m.Var] || p.at < 0
		t.marks = append(t.marks, p)
	}
	t.marks = slices.DeleteFunc(t.marks, func(p placed) bool { return lost[p.Var] })
	slices.SortStableFunc(t.marks, func(a, b placed) int { return cmp.Or(cmp.Compare(a.block, b.block), cmp.Compare(a.at, b.at)) })
	t.first = make([]int, len(t.blocks)+1)
	for n := range t.first {
		t.first[n], _ = slices.BinarySearchFunc(t.marks, n, func(p placed, n int) int { return cmp.Compare(p.block, n) })
	}
	t.check(blockOf)
}

// check forgets values that the marks' registers do not have.
func (t *tracker) check(blockOf []int) {
	writers := make([][]int, len(t.f.Regs))
	for k, it := range t.code {
		if it.Inst != nil {
			it.Inst.Results(func(r ptx.Reg) { writers[r] = append(writers[r], k) })
		}
	}
	dominators(t.blocks)
	ranges := t.f.liveRanges(t.code, func(m *Mark) ptx.Operand { return m.Value })
	for k := range t.marks {
		p := &t.marks[k]
		r, ok := p.Value.(ptx.Reg)
		if !ok {
			continue
		}
		once := len(writers[r]) == 1 && !t.code[writers[r][0]].Inst.Guard.Present()
		switch {
		case once && t.dominates(blockOf[writers[r][0]], writers[r][0]+1, p.block, p.at):
		case once && t.dominates(p.block, p.at, blockOf[writers[r][0]], writers[r][0]):
			p.awaits = true
		case !p.live || !liveAt(ranges[r], 2*int32(p.at)):
			p.Value = nil
			continue
		}
		if !slices.Contains(t.vars[r], p.Var) {
			t.vars[r] = append(t.vars[r], p.Var)
		}
	}
}

// dominates reports whether a place in block b is on all paths to another one, in block c.
func (t *tracker) dominates(b, at, c, to int) bool {
	for over := c; ; over = t.blocks[over].idom {
		switch {
		case over == b:
			return b != c || at <= to
		case over <= 0:
			return false
		}
	}
}

// solve computes what holds at the beginnings of blocks: what does at the ends of all before them.
func (t *tracker) solve() {
	vars := 0
	for _, p := range t.marks {
		vars = max(vars, p.Var+1)
	}
	t.in = make([][]int32, len(t.blocks))
	for n := range t.in {
		t.in[n] = slices.Repeat([]int32{unvisited}, vars)
	}
	clear(t.in[0])
	work := []int{0}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		state := slices.Clone(t.in[n])
		t.walk(n, state, func(int, int) {})
		for _, succ := range t.blocks[n].succs {
			changed := false
			for v, now := range state {
				if to := &t.in[succ][v]; *to == unvisited {
					*to, changed = now, true
				} else if *to != now && *to != 0 {
					*to, changed = 0, true
				}
			}
			if changed {
				work = append(work, succ)
			}
		}
	}
}

// walk changes the state at the beginning of a block to that at its end. It calls changed with each
// variable whose value is another one from an item on.
func (t *tracker) walk(n int, state []int32, changed func(v, at int)) {
	set := func(v int, to int32, at int) {
		if state[v] != to {
			state[v] = to
			changed(v, at)
		}
	}
	next, last := t.first[n], t.first[n+1]
	for k := t.blocks[n].from; k <= t.blocks[n].to; k++ {
		for ; next < last && t.marks[next].at == k; next++ {
			to := int32(next + 1)
			if t.marks[next].Value == nil {
				to = 0
			} else if t.marks[next].awaits {
				to |= awaited
			}
			set(t.marks[next].Var, to, k)
		}
		if k == t.blocks[n].to || t.code[k].Inst == nil {
			continue
		}
		t.code[k].Inst.Results(func(r ptx.Reg) {
			for _, v := range t.vars[r] {
				switch m := state[v] &^ awaited; {
				case m <= 0 || t.marks[m-1].Value != ptx.Operand(r):
				case state[v]&awaited != 0:
					set(v, m, k+1)
				default:
					set(v, 0, k)
				}
			}
		})
	}
}

// ranges lists where variables have values, in order of the code.
func (t *tracker) ranges() (list []Range) {
	state, since := slices.Repeat([]int32{0}, len(t.in[0])), make([]int, len(t.in[0]))
	before := slices.Clone(state)
	outside := outside(t.code)
	end := func(v, at int) {
		if m := before[v]; m > 0 && m&awaited == 0 {
			if from, to := outside(since[v], true), outside(at, false); from < to {
				list = append(list, Range{Var: t.marks[m-1].Var, From: from, To: to, Value: t.marks[m-1].Value})
			}
		}
		before[v], since[v] = state[v], at
	}
	for n, b := range t.blocks {
		copy(state, t.in[n])
		for v := range state {
			if state[v] == unvisited {
				state[v] = 0
			}
			if state[v] != before[v] {
				end(v, b.from)
			}
		}
		t.walk(n, state, end)
	}
	clear(state)
	for v := range state {
		end(v, len(t.code))
	}
	marks := map[int]int{}
	for _, p := range t.marks {
		marks[p.Var]++
	}
	for k := range list {
		r := &list[k]
		_, isRegister := r.Value.(ptx.Reg)
		r.Whole = isRegister && marks[r.Var] == 1 && r.From < t.blocks[0].to && r.To == len(t.code)
	}
	return list
}

// outside moves a place out of the braces of a call, where no label can be: to after them, or
// before.
func outside(code []Item) func(at int, after bool) int {
	begin, end := make([]int, len(code)+1), make([]int, len(code)+1)
	open, depth := 0, 0
	for k := range code {
		begin[k], end[k] = k, k
		if depth > 0 {
			begin[k] = open
		}
		if sc, ok := code[k].Stmt.(*ptx.Scope); ok && sc.Open {
			if depth++; depth == 1 {
				open = k
			}
		} else if ok {
			if depth--; depth == 0 {
				for in := open + 1; in <= k; in++ {
					end[in] = k + 1
				}
			}
		}
	}
	begin[len(code)], end[len(code)] = len(code), len(code)
	return func(at int, after bool) int {
		if after {
			return end[at]
		}
		return begin[at]
	}
}

// Extents are, by scope less one, the parts of the code that Clean has returned from the first to
// the last item of each scope; empty: there is none.
func (f *Func) Extents(code []Item, scopes int) []Range {
	all := make([]Range, scopes)
	for k := range all {
		all[k].From = len(code)
	}
	outside := outside(code)
	for k, it := range code {
		if it.Scope > 0 {
			r := &all[it.Scope-1]
			r.From, r.To = min(r.From, outside(k, false)), max(r.To, outside(k+1, true))
		}
	}
	return all
}
