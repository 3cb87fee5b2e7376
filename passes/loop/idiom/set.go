package idiom

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
)

// loop-idiom: stores of one byte over and over, which become a memset. Those of more bytes take the
// same course (pattern.go).

// maySet reports whether memset can write the value of a store, in every iteration.
func (d *idiom) maySet(st *ir.Instr) bool {
	if !d.set || !st.IsSimple() {
		return false
	}
	b := analysis.BytewiseValue(st.Operand(0), d.s.Layout)
	return b != nil && d.l.Invariant(b)
}

func (d *idiom) storeSize(st *ir.Instr) int64 {
	return int64(d.s.Layout.StoreSize(st.Operand(0).Type()))
}

// byteOf returns the byte that a store repeats.
func (d *idiom) byteOf(st *ir.Instr) ir.Value {
	return analysis.BytewiseValue(st.Operand(0), d.s.Layout)
}

// setStores makes memsets of stores to one object that repeat a value: of those whose iterations
// are adjacent, and of groups that are adjacent to each other and fill the step of an iteration
// together.
func (d *idiom) setStores(stores []*ir.Instr, valueOf func(st *ir.Instr) ir.Value, count *scev.Expr) bool {
	next := d.chains(stores, valueOf)
	follows := make([]bool, len(stores))
	for _, k := range next {
		if k >= 0 {
			follows[k] = true
		}
	}
	done := make([]bool, len(stores))
	changed := false
	for head := range stores {
		if follows[head] || next[head] == notHead {
			continue
		}
		var group []*ir.Instr
		var members []int
		size, value := int64(0), valueOf(stores[head])
		for k := head; k >= 0 && !done[k]; k = next[k] {
			group, members = append(group, stores[k]), append(members, k)
			if isUndef(value) { // LLVM takes the first store's, and may lose the others'
				value = valueOf(stores[k])
			}
			size += d.storeSize(stores[k])
		}
		ev := d.recurrence(stores[head].Operand(1))
		step, _ := d.stride(ev)
		if size != step && size != -step {
			continue
		}
		st := stores[head]
		s := setting{at: st, value: value, align: st.Align(), group: group, ev: ev,
			size: d.s.Int(d.s.IntType(st.Operand(1).Type()), size), down: size == -step}
		if d.setStrided(s, count) {
			for _, k := range members {
				done[k] = true
			}
			changed = true
		}
	}
	return changed
}

// The ends of chains: alone begins a group and is its end; notHead belongs to none.
const (
	alone   = -1
	notHead = -2
)

// chains finds for each store one whose bytes come right after its own and are the same; a store
// that fills the step of an iteration alone needs none. Equal addresses have the same expression,
// so that a look at a table does.
func (d *idiom) chains(stores []*ir.Instr, valueOf func(st *ir.Instr) ir.Value) (next []int) {
	at := map[*scev.Expr][]int{}
	for k, st := range stores {
		e := d.s.Of(st.Operand(1))
		at[e] = append(at[e], k)
	}
	next = make([]int, len(stores))
	tail := make([]bool, len(stores))
	for k, st := range stores {
		e := d.s.Of(st.Operand(1))
		size := d.storeSize(st)
		step, _ := d.stride(e)
		next[k] = notHead
		if step == size || step == -size {
			next[k] = alone
			continue
		}
		after := d.s.Sum(e, d.s.Int(d.s.IntType(e.Type), size))
		value := valueOf(st)
		for _, j := range aroundIndex(at[after], k) {
			other := valueOf(stores[j])
			if isUndef(value) {
				value = other
			}
			if value == other {
				next[k], tail[j] = j, true
				break
			}
		}
	}
	for k := range next {
		if tail[k] && next[k] == notHead {
			next[k] = alone
		}
	}
	return next
}

// aroundIndex orders candidates as LLVM tries them: those after k in the program first, then those
// before it, backwards.
func aroundIndex(list []int, k int) []int {
	var out []int
	for _, j := range list {
		if j > k {
			out = append(out, j)
		}
	}
	for n := len(list) - 1; n >= 0; n-- {
		if list[n] < k {
			out = append(out, list[n])
		}
	}
	return out
}

func isUndef(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == ir.UndefConst
}

// setCall makes one memset of one in each iteration.
func (d *idiom) setCall(call *ir.Instr, count *scev.Expr) bool {
	if !d.set || alias.VolatileMem(call) || !d.l.Invariant(call.Arg(1)) {
		return false
	}
	ev := d.recurrence(call.Arg(0))
	if ev == nil {
		return false
	}
	size := d.s.Of(call.Arg(2))
	down := false
	if _, isConst := size.IsConst(); isConst {
		step, ok := d.stride(ev)
		n, fits := ir.AsInt(call.Arg(2)).Int64()
		if !ok || !fits || n != step && n != -step {
			return false
		}
		down = n == -step
	} else {
		if call.Arg(0).Type().Space != 0 || !d.s.Invariant(size, d.l) {
			return false
		}
		step := ev.Ops[1]
		if down = step.NonConstantNegative(); down {
			step = d.s.Negate(step)
		}
		if step != size {
			return false
		}
	}
	align := uint64(0)
	if a := rewrite.ArgAlign(call, 0); a > 1 || call.Info.Attrs.Param(0).Has("align") {
		align = a
	}
	return d.setStrided(setting{at: call, value: call.Arg(1), align: align, group: []*ir.Instr{call}, ev: ev, size: size, down: down, call: true}, count)
}

// setting is a group of accesses that fill memory with a byte, size of them in each iteration, from
// the address ev on.
type setting struct {
	at    *ir.Instr // the first one
	value ir.Value  // of one byte, or a pattern
	align uint64
	group []*ir.Instr
	ev    *scev.Expr
	size  *scev.Expr
	down  bool // addresses fall
	call  bool // a memset
}

// setStrided makes the memset, and reports whether it did.
func (d *idiom) setStrided(s setting, count *scev.Expr) bool {
	end := d.l.Preheader().Term()
	index := d.s.Layout.IndexType(s.ev.Type)
	start := d.first(s.ev.Ops[0], count, s.size, s.down, index)
	x := d.expander()
	if start == nil || !x.Safe(start, end) {
		return false
	}
	base := x.At(start, end)
	ignored := map[*ir.Instr]bool{}
	for _, i := range s.group {
		ignored[i] = true
	}
	bytes := d.bytes(count, s.size, index)
	if d.touches(base, analysis.RefMod, count, s.size, ignored) || d.tooLarge(s.call) || !x.Safe(bytes, end) {
		x.Undo()
		return false
	}
	call := d.insertCall(s, count, bytes, base, x)
	tags := alias.TagsOf(s.at)
	for _, i := range s.group {
		tags = tags.Merge(alias.TagsOf(i))
	}
	tags.Attach(call)
	call.SetMD("dbg", s.at.DebugLoc())
	if d.w.Wants(pass.Passed) {
		d.w.Remark(pass.Passed, "ProcessLoopStridedStore", d.w.F, call, pass.Text("Transformed loop-strided store in "), pass.Arg{Key: "Function", Val: d.w.F.Name()},
			pass.Text(" function into a call to "), pass.Arg{Key: "NewFunction", Val: call.CalledFunc().Name()}, pass.Text("() intrinsic"))
	}
	for _, i := range s.group {
		d.erase(i)
	}
	if s.bytewise() {
		d.w.Count("Number of memset's formed from loop stores", 1)
	} else {
		d.w.Count("Number of memset_pattern's formed from loop stores", 1)
	}
	return true
}

// bytewise reports whether the memory is filled with one byte.
func (s *setting) bytewise() bool { return s.value.Type().IsInt() && s.value.Type().Bits == 8 }

// insertCall makes the call that fills the memory at base.
func (d *idiom) insertCall(s setting, count, bytes *scev.Expr, base ir.Value, x *expand.Expander) *ir.Instr {
	end := d.l.Preheader().Term()
	if s.bytewise() {
		return rewrite.MemSet(ir.Before(end), base, s.value, x.At(bytes, end), s.align)
	}
	if d.w.Version < pass.LLVM22 {
		return d.patternCall(base, s.value, x.At(bytes, end))
	}
	return d.patternIntrinsic(s, base, s.value, x.At(d.trips(count, bytes.Type), end))
}
