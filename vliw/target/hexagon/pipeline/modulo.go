package pipeline

import (
	"slices"
	"sort"

	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/pack"
)

// Modulo scheduling of a body (Rau, "Iterative Modulo Scheduling", MICRO 1994): every ii packets an
// iteration starts, and each packet of the kernel has slots for the instructions of all iterations
// in flight. A register has one name, so its next value may be written at the earliest in the
// packet that reads the last one: the dependences from an iteration to the next include those from
// readers to writers, and keep a value from living longer than ii packets.

// edge is a dependence on an instruction dist iterations later. In the list of the edges into an
// instruction, to is the source.
type edge struct {
	to, dist      int
	delay, prefer int
	fresh         bool
	// Of a reader and the predicate that it reads: so many predicates are made by an iteration.
	sharing int
}

// plan is a schedule of a body under construction.
type plan struct {
	fn      *code.Func
	body    []code.Instr
	unroll  int // the iterations of the loop in the body, which Stage tells apart
	out, in [][]edge
	ii      int
	soft    bool  // distances are those without a stall
	inOrder bool  // instructions are placed in the order of the body, not by height
	height  []int // the longest path to the end
	at      []int // the packet, by instruction
	placed  []bool
	last    []int   // where it was placed the last time
	rows    [][]int // the instructions of the packets of the kernel
}

// newPlan finds the dependences within an iteration and between two: those of two copies of the
// body, one after the other.
func newPlan(f *code.Func, body []code.Instr, unroll int) *plan {
	n := len(body)
	p := &plan{fn: f, body: body, unroll: unroll, out: make([][]edge, n), in: make([][]edge, n)}
	twice := append(copyAll(body), copyAll(body)...)
	for k := n; k < 2*n; k++ {
		twice[k].Stage += unroll
	}
	g := pack.Dependences(f, twice)
	for k := range n {
		for _, e := range g.Out[k] {
			to, dist := e.To%n, e.To/n
			p.out[k] = append(p.out[k], edge{to: to, dist: dist, delay: e.Delay, prefer: e.Prefer, fresh: e.Fresh})
			p.in[to] = append(p.in[to], edge{to: k, dist: dist, delay: e.Delay, prefer: e.Prefer, fresh: e.Fresh})
		}
	}
	p.farAccesses()
	p.sharePredicates(f)
	return p
}

// numPredicates is how many predicate registers there are.
const numPredicates = 4

// sharePredicates bounds the lives of predicates where an iteration makes more than there are
// registers: each may live for its share of the packets. A predicate that is spilled costs two
// moves.
func (p *plan) sharePredicates(f *code.Func) {
	var makers []int
	for k := range p.body {
		if d := p.body[k].Dst; d.Virtual() && f.ClassOf(d) == code.Pred {
			makers = append(makers, k)
		}
	}
	if len(makers) <= numPredicates {
		return
	}
	for _, k := range makers {
		for _, e := range slices.Clone(p.out[k]) {
			if e.dist == 0 && e.to != k && p.reads(e.to, p.body[k].Dst) {
				p.out[e.to] = append(p.out[e.to], edge{to: k, sharing: len(makers)})
				p.in[k] = append(p.in[k], edge{to: e.to, sharing: len(makers)})
			}
		}
	}
}

func (p *plan) reads(k int, r code.Reg) bool {
	found := false
	p.body[k].EachUse(func(u *code.Reg, _ code.Half) { found = found || *u == r })
	return found
}

// farAccesses adds the dependences through memory over two and more iterations. Those that are not
// known to be that far are over one, and found already.
func (p *plan) farAccesses() {
	for k := range p.body {
		for j := range p.body {
			x, y := p.body[k].Mem, p.body[j].Mem
			if x == nil || y == nil || !x.Store && !y.Store {
				continue
			}
			for d := 2; d <= maxStages; d++ {
				if !pack.Overlap(x, y, d*p.unroll+p.body[j].Stage-p.body[k].Stage) {
					continue
				}
				delay := 0
				if x.Store {
					delay = 1
				}
				p.out[k] = append(p.out[k], edge{to: j, dist: d, delay: delay, prefer: delay})
				p.in[j] = append(p.in[j], edge{to: k, dist: d, delay: delay, prefer: delay})
				break
			}
		}
	}
}

// delay is the distance that the plan asks for. What the machine reads at once (.new) needs none.
func (p *plan) delay(e edge) int {
	if e.sharing > 0 {
		return -max(1, numPredicates*p.ii/e.sharing)
	}
	if p.soft {
		return max(e.delay, e.prefer) - e.dist*p.ii
	}
	return e.delay - e.dist*p.ii
}

// leastPackets is what the slots ask for: words, accesses, and instructions of slots 2 and 3.
func leastPackets(body []code.Instr) int {
	words, accesses, high := 0, 0, 0
	for k := range body {
		words += body[k].Words()
		if body[k].Is(code.Load | code.Store) {
			accesses++
		}
		if s := body[k].Info().Slots; s&3 == 0 {
			high++
		}
	}
	return max(1, (words+code.Width-1)/code.Width, (accesses+1)/2, (high+1)/2)
}

// maxTries bounds the intervals that are tried, each with and without stalls.
const maxTries = 15

// tactics are how an interval is tried: without stalls, with them, and in the order of the body,
// which fills the packets of many short chains better than height does.
var tactics = []struct{ soft, inOrder bool }{{true, false}, {false, false}, {false, true}}

// schedule finds the shortest kernel of fewer than limit packets.
func (p *plan) schedule(limit int) bool {
	tries := 0
	least := p.leastInterval(false, leastPackets(p.body), limit)
	soft := p.leastInterval(true, least, limit)
	for ii := least; ii < limit; ii++ {
		for _, t := range tactics {
			if t.soft && ii < soft {
				continue
			}
			p.ii, p.soft, p.inOrder = ii, t.soft, t.inOrder
			if !p.heights() {
				panic("BUG: a longer interval has a longer recurrence")
			}
			if p.place() && p.normalise() && p.order() != nil && p.live(code.Word) <= maxWords && p.live(code.Vec) <= maxVectors {
				return true
			}
			if tries++; tries == maxTries {
				return false
			}
		}
	}
	return false
}

// leastInterval is the shortest interval, from one on and below a limit, in which the recurrences
// fit: they fit into all longer ones, too. It is the limit if there is none.
func (p *plan) leastInterval(soft bool, from, limit int) int {
	p.soft = soft
	return from + sort.Search(max(0, limit-from), func(n int) bool {
		p.ii = from + n
		return p.heights()
	})
}

// heights reports false if a recurrence is longer than its iterations.
func (p *plan) heights() bool {
	n := len(p.body)
	p.height = make([]int, n)
	for range n + 1 {
		changed := false
		for k := n - 1; k >= 0; k-- {
			for _, e := range p.out[k] {
				if h := p.height[e.to] + p.delay(e); h > p.height[k] {
					p.height[k], changed = h, true
				}
			}
		}
		if !changed {
			return true
		}
	}
	return false
}

// effort is how often an instruction may be placed, in the mean.
const effort = 6

// place schedules all instructions; it reports false if the effort does not suffice.
func (p *plan) place() bool {
	n := len(p.body)
	p.at, p.last, p.placed, p.rows = make([]int, n), make([]int, n), make([]bool, n), make([][]int, p.ii)
	for k := range p.last {
		p.last[k] = -1 << 20
	}
	for range effort * n {
		k := -1
		for j := range n {
			if !p.placed[j] && (k < 0 || !p.inOrder && p.height[j] > p.height[k]) {
				k = j
			}
		}
		if k < 0 {
			return true
		}
		p.placeOne(k)
	}
	return !slices.Contains(p.placed, false)
}

// placeOne puts an instruction where it fits, else where it has to go, in the place of others.
func (p *plan) placeOne(k int) {
	early, late, before, after := 0, 1<<20, false, false
	for _, e := range p.in[k] {
		if p.placed[e.to] && e.to != k {
			if t := p.at[e.to] + p.delay(e); !before || t > early {
				early = t
			}
			before = true
		}
	}
	for _, e := range p.out[k] {
		if p.placed[e.to] && e.to != k {
			late, after = min(late, p.at[e.to]-p.delay(e)), true
		}
	}
	if after && !before {
		for t := late; t > late-p.ii; t-- {
			if p.fits(k, t) {
				p.put(k, t)
				return
			}
		}
		early = late
	}
	for t := early; t < early+p.ii && t <= late; t++ {
		if p.fits(k, t) {
			p.put(k, t)
			return
		}
	}
	t := early
	if p.last[k] >= early {
		t = p.last[k] + 1
	}
	for !p.fits(k, t) {
		p.evict(p.lowest(t))
	}
	p.put(k, t)
	for _, e := range p.out[k] {
		if p.placed[e.to] && p.at[e.to] < t+p.delay(e) {
			p.evict(e.to)
		}
	}
	for _, e := range p.in[k] {
		if p.placed[e.to] && t < p.at[e.to]+p.delay(e) {
			p.evict(e.to)
		}
	}
}

func (p *plan) row(t int) int { return ((t % p.ii) + p.ii) % p.ii }

func (p *plan) put(k, t int) {
	p.at[k], p.last[k], p.placed[k] = t, t, true
	p.rows[p.row(t)] = append(p.rows[p.row(t)], k)
}

func (p *plan) evict(k int) {
	p.placed[k] = false
	r := p.row(p.at[k])
	p.rows[r] = slices.DeleteFunc(p.rows[r], func(x int) bool { return x == k })
}

// lowest is the instruction of a packet with the shortest path to the end.
func (p *plan) lowest(t int) int {
	row := p.rows[p.row(t)]
	return slices.MinFunc(row, func(x, y int) int { return p.height[x] - p.height[y] })
}

// fits reports whether the packet of a time has room for an instruction.
func (p *plan) fits(k, t int) bool {
	p.at[k], p.placed[k] = t, true
	var packet code.Packet
	for _, x := range append(p.rows[p.row(t)][:len(p.rows[p.row(t)]):len(p.rows[p.row(t)])], k) {
		in := p.body[x]
		in.NewValue = p.isFresh(x, code.Word) || p.isFresh(x, code.Vec)
		packet = append(packet, in)
	}
	p.placed[k] = false
	return packet.Fits()
}

// isFresh reports whether an instruction reads a result of its packet, of a class.
func (p *plan) isFresh(k int, c code.Class) bool {
	for _, e := range p.in[k] {
		if e.fresh && p.body[e.to].Info().Dst == c && p.placed[e.to] && p.at[e.to] == p.at[k]+e.dist*p.ii {
			return true
		}
	}
	return false
}

// normalise lets the first instruction start at 0, and checks all dependences.
func (p *plan) normalise() bool {
	first := slices.Min(p.at)
	for k := range p.at {
		p.at[k] -= first
	}
	p.rows = make([][]int, p.ii)
	for k := range p.at {
		for _, e := range p.out[k] {
			if p.at[e.to] < p.at[k]+p.delay(e) {
				return false
			}
		}
		p.rows[p.row(p.at[k])] = append(p.rows[p.row(p.at[k])], k)
	}
	return true
}

// maxWords is how many word registers the values of a loop may take at a time: those of the machine
// but for the stack, the frame and the return address, and one for what is in two parts.
const maxWords = 28

// maxVectors is that of vectors, which have two registers more for pairs that do not come together.
const maxVectors = 30

// live is how many registers of words, or of vectors, live at a time in the kernel: values from
// their first writer to their last reader, and what comes from before the loop, all the time.
func (p *plan) live(part code.Class) int {
	first, last := map[code.Reg]int{}, map[code.Reg]int{}
	for k := range p.body {
		p.body[k].EachDef(func(r *code.Reg) {
			if t, ok := first[*r]; !ok || p.at[k] < t {
				first[*r] = p.at[k]
			}
		})
	}
	for k := range p.body {
		for _, e := range p.out[k] {
			p.body[k].EachDef(func(r *code.Reg) {
				if p.reads(e.to, *r) && e.sharing == 0 {
					last[*r] = max(last[*r], p.at[e.to]+e.dist*p.ii)
				}
			})
		}
	}
	live := make([]int, p.ii)
	outside := 0
	seen := map[code.Reg]bool{}
	for k := range p.body {
		p.body[k].EachUse(func(r *code.Reg, _ code.Half) {
			if _, written := first[*r]; !written && !seen[*r] && r.Virtual() {
				seen[*r] = true
				outside += p.size(*r, part)
			}
		})
	}
	for r, t := range first {
		if r.Virtual() {
			for at := t; at < min(max(last[r], t+1), t+p.ii); at++ {
				live[p.row(at)] += p.size(r, part)
			}
		}
	}
	return outside + slices.Max(live)
}

// size is how many registers of a class a register takes.
func (p *plan) size(r code.Reg, part code.Class) int {
	switch c := p.fn.ClassOf(r); {
	case c == part:
		return 1
	case c.Part() == part:
		return 2
	}
	return 0
}

// stages is the number of iterations in flight.
func (p *plan) stages() int { return slices.Max(p.at)/p.ii + 1 }

func (p *plan) stage(k int) int { return p.at[k] / p.ii }

// order lists the instructions of the kernel so that one after the other they do what the packets
// do: what is read before it is written comes first; what reads a result of its packet as late as
// possible, so that the result lives to the end of the packet. It is nil if there is no such order.
func (p *plan) order() []int {
	var out []int
	for _, row := range p.rows {
		left := slices.Clone(row)
		for len(left) > 0 {
			best := -1
			for at, k := range left {
				if p.waits(k, left) {
					continue
				}
				if best < 0 || p.readsPacket(left[best]) && !p.readsPacket(k) {
					best = at
				}
			}
			if best < 0 {
				return nil
			}
			out = append(out, left[best])
			left = slices.Delete(left, best, best+1)
		}
	}
	return out
}

func (p *plan) readsPacket(k int) bool {
	return p.isFresh(k, code.Word) || p.isFresh(k, code.Vec) || p.isFresh(k, code.Pred)
}

// waits reports whether an instruction comes after one of its packet that is not listed yet.
func (p *plan) waits(k int, left []int) bool {
	for _, e := range p.in[k] {
		if e.to != k && slices.Contains(left, e.to) && p.at[e.to] == p.at[k]+e.dist*p.ii {
			return true
		}
	}
	return false
}
