package testnests

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Random is a random nest: a function f(ptr a, ptr b, i64 x, i64 n1, … n4) of two arrays of i64,
// which returns i64. The nest has Depth loops, of n1 to n4 iterations.
type Random struct {
	Text   string // a module
	Depth  int
	Shared bool // the arrays may overlap
}

// NewRandom returns the nest of a seed.
func NewRandom(seed uint64) Random {
	w := newWriter(seed)
	text := w.function()
	return Random{text, w.depth, w.shared}
}

// Call are the arguments of one run: two arrays in Data, the second one Distance bytes after the
// first.
type Call struct {
	Data     []byte
	Distance uint64
	Trips    [4]uint64
}

// Calls are runs for all of Trips; arrays that may overlap do, by some distances.
func (r Random) Calls() []Call {
	var out []Call
	for _, trips := range Trips {
		size := 8 * max(4096, 256*(trips[0]+3))
		distances := []uint64{size}
		if r.Shared {
			distances = append(distances, 0, 8, 8*33, 8*257)
		}
		for _, distance := range distances {
			data := make([]byte, 2*size)
			for i := range data {
				data[i] = byte(i * 37 % 251)
			}
			out = append(out, Call{data, distance, trips})
		}
	}
	return out
}

// Sum is a short form of what a run leaves.
func Sum(trips [4]uint64, result uint64, data []byte) string {
	h := uint64(0)
	for _, b := range data {
		h = h*1099511628211 + uint64(b)
	}
	return fmt.Sprintf("%v: %d %x\n", trips, result, h)
}

// writer makes a random function with a nest of two to four loops over two arrays: operations
// before and after every inner loop, loads and stores that move with some of the counters, sums
// that restart or continue, values of earlier outer iterations, selects and conditional stores.
type writer struct {
	rng    *rand.Rand
	text   strings.Builder
	n      int
	depth  int
	scopes [][]string // values of each level that are in scope
	guards *rand.Rand // nil: inner loops run in every iteration
	shared bool       // the arrays may overlap
}

// newWriter returns a writer; every third seed lets inner loops run on conditions that change,
// and every fourth arrays overlap.
func newWriter(seed uint64) *writer {
	w := &writer{rng: rand.New(rand.NewPCG(seed, 7)), shared: seed%4 == 2}
	if seed%3 == 0 {
		w.guards = rand.New(rand.NewPCG(seed, 11))
	}
	return w
}

func (w *writer) line(format string, args ...any) {
	fmt.Fprintf(&w.text, "  "+format+"\n", args...)
}

func (w *writer) fresh() string {
	w.n++
	return fmt.Sprintf("%%v%d", w.n)
}

func (w *writer) note(v string) { w.scopes[len(w.scopes)-1] = append(w.scopes[len(w.scopes)-1], v) }

// pick is a value in scope, of an inner level rather than of an outer one, or a number.
func (w *writer) pick() string {
	if w.rng.IntN(7) == 0 {
		return fmt.Sprint(w.rng.IntN(9) - 3)
	}
	for k := len(w.scopes) - 1; k > 0; k-- {
		if s := w.scopes[k]; len(s) > 0 && w.rng.IntN(3) > 0 {
			return s[w.rng.IntN(len(s))]
		}
	}
	return w.scopes[0][w.rng.IntN(len(w.scopes[0]))]
}

// address is an element of an array, at strides that mostly keep the rows apart.
func (w *writer) address(level int, array string) string {
	sum := fmt.Sprint(w.rng.IntN(3))
	for k := 1; k <= level; k++ {
		stride := []int{256, 32, 8, 1}[k-1]
		if odd := w.rng.IntN(24); odd == 0 || odd < 6 && array == "%b" {
			stride = []int{0, 1, 8, 32}[w.rng.IntN(4)]
		}
		if stride == 0 {
			continue
		}
		m, s := w.fresh(), w.fresh()
		w.line("%s = mul nuw nsw i64 %%i%d, %d", m, k, stride)
		w.line("%s = add nuw nsw i64 %s, %s", s, m, sum)
		sum = s
	}
	p := w.fresh()
	w.line("%s = getelementptr inbounds i64, ptr %s, i64 %s", p, array, sum)
	return p
}

func (w *writer) operation(level int) {
	v := ""
	switch w.rng.IntN(8) {
	case 0, 1, 2:
		p := w.address(level, []string{"%a", "%b", "%b", "%b", "%b", "%b"}[w.rng.IntN(6)])
		v = w.fresh()
		w.line("%s = load i64, ptr %s, align 8", v, p)
	case 3:
		c := w.fresh()
		w.line("%s = icmp slt i64 %s, %s", c, w.pick(), w.pick())
		v = w.fresh()
		w.line("%s = select i1 %s, i64 %s, i64 %s", v, c, w.pick(), w.pick())
	default:
		x, y := w.pick(), w.pick()
		v = w.fresh()
		w.line("%s = %s i64 %s, %s", v, []string{"add", "sub", "mul", "xor", "and"}[w.rng.IntN(5)], x, y)
	}
	w.note(v)
}

func (w *writer) store(level int) {
	p := w.address(level, "%a")
	w.line("store i64 %s, ptr %s, align 8", w.pick(), p)
}

// part writes operations of a level; block is the block that they are in, and the result the block
// after them.
func (w *writer) part(level int, block, name string) string {
	for range 1 + w.rng.IntN(3) {
		w.operation(level)
	}
	if level == w.depth || w.rng.IntN(6) == 0 {
		w.store(level)
	}
	if w.rng.IntN(6) > 0 {
		return block
	}
	p, q := w.address(level, "%a"), w.pick()
	c := w.fresh()
	w.line("%s = icmp ult i64 %s, %s", c, w.pick(), w.pick())
	w.line("br i1 %s, label %%%s.then, label %%%s.join\n%s.then:", c, name, name, name)
	t := w.fresh()
	w.line("%s = add i64 %s, 13", t, q)
	w.line("store i64 %s, ptr %s, align 8", t, p)
	w.line("br label %%%s.join\n%s.join:", name, name)
	m := w.fresh()
	w.line("%s = phi i64 [ %s, %%%s.then ], [ %s, %%%s ]", m, t, name, q, block)
	w.note(m)
	return name + ".join"
}

// guard lets the inner loop of a level run only where a condition on the counters holds too. The
// result is the condition, and the incoming value of the φ after the loop from a block that already
// bypasses it, if there is one.
func (w *writer) guard(level int, entered, init string) (cond, skipped string) {
	odd, c := w.fresh(), w.fresh()
	w.line("%s = and i64 %%i%d, %d", odd, 1+w.guards.IntN(level), 1+w.guards.IntN(3))
	w.line("%s = icmp %s i64 %s, 0", c, []string{"eq", "ne"}[w.guards.IntN(2)], odd)
	if w.guards.IntN(2) == 0 {
		both := w.fresh()
		w.line("%s = and i1 %s, %s", both, c, entered)
		return both, ""
	}
	p := w.address(level, "%b")
	w.line("br i1 %s, label %%check%d, label %%else%d\nelse%d:", c, level, level, level)
	v := w.fresh()
	w.line("%s = load i64, ptr %s, align 8", v, p)
	w.line("br label %%exit%d\ncheck%d:", level, level)
	return entered, fmt.Sprintf(", [ %s, %%else%d ]", v, level)
}

// loop writes the loop of a level, entered from a block with a value for its sum, and returns the
// register of the sum after it.
func (w *writer) loop(level int, from, start string) string {
	head := fmt.Sprintf("loop%d", level)
	w.line("br label %%%s\n%s:", head, head)
	latch := fmt.Sprintf("latch%d", level)
	w.line("%%i%d = phi i64 [ 0, %%%s ], [ %%next%d, %%%s ]", level, from, level, latch)
	w.line("%%s%d = phi i64 [ %s, %%%s ], [ %%sum%d, %%%s ]", level, start, from, level, latch)
	old := w.rng.IntN(3) == 0
	if old {
		w.line("%%t%d = phi i64 [ 5, %%%s ], [ %%keep%d, %%%s ]", level, from, level, latch)
	}
	w.scopes = append(w.scopes, []string{fmt.Sprintf("%%i%d", level)})
	if old {
		w.note(fmt.Sprintf("%%t%d", level))
	}
	at := w.part(level, head, fmt.Sprintf("before%d", level))
	addend := ""
	if level < w.depth {
		w.line("br label %%enter%d\nenter%d:", level, level)
		init := w.pick()
		guard := w.fresh()
		w.line("%s = icmp sgt i64 %%n%d, 0", guard, level+1)
		skipped := ""
		if w.guards != nil && w.guards.IntN(2) == 0 {
			guard, skipped = w.guard(level, guard, init)
		}
		w.line("br i1 %s, label %%pre%d, label %%exit%d\npre%d:", guard, level+1, level, level+1)
		sum := w.loop(level+1, fmt.Sprintf("pre%d", level+1), init)
		w.line("exit%d:", level)
		r := w.fresh()
		from := fmt.Sprintf("%%enter%d", level)
		if skipped != "" {
			from = fmt.Sprintf("%%check%d", level)
		}
		w.line("%s = phi i64 [ %s, %s ], [ %s, %%latch%d ]%s", r, init, from, sum, level+1, skipped)
		w.note(r)
		at = w.part(level, fmt.Sprintf("exit%d", level), fmt.Sprintf("after%d", level))
		addend = r
	}
	w.line("br label %%%s\n%s:", latch, latch)
	own := w.scopes[len(w.scopes)-1]
	if addend == "" || w.rng.IntN(2) == 0 {
		addend = own[w.rng.IntN(len(own))]
	}
	if level == 1 { // a sum of what inner loops compute would be a negative dependence: most of the time it is not wanted
		if w.rng.IntN(6) > 0 {
			addend = "%i1"
		}
	}
	w.line("%%sum%d = add i64 %%s%d, %s", level, level, addend)
	if old {
		keep := own[w.rng.IntN(len(own))]
		if level == 1 {
			keep = fmt.Sprintf("%%i%d", level)
		}
		w.line("%%keep%d = add i64 %s, 1", level, keep)
	}
	w.scopes = w.scopes[:len(w.scopes)-1]
	w.line("%%next%d = add nuw nsw i64 %%i%d, 1", level, level)
	w.line("%%more%d = icmp slt i64 %%next%d, %%n%d", level, level, level)
	exit := "end"
	if level > 1 {
		exit = fmt.Sprintf("exit%d", level-1)
	}
	w.line("br i1 %%more%d, label %%%s, label %%%s", level, head, exit)
	_ = at
	return fmt.Sprintf("%%sum%d", level)
}

// function writes the whole module.
func (w *writer) function() string {
	w.depth = 2 + w.rng.IntN(3)
	attribute := "noalias "
	if w.shared {
		attribute = ""
	}
	fmt.Fprintf(&w.text, "define i64 @f(ptr %s%%a, ptr %s%%b, i64 %%x, i64 %%n1, i64 %%n2, i64 %%n3, i64 %%n4) {\nentry:\n", attribute, attribute)
	w.scopes = [][]string{{"%x", "%n1", "%n2"}}
	w.line("%%some = icmp sgt i64 %%n1, 0")
	w.line("br i1 %%some, label %%first, label %%end\nfirst:")
	sum := w.loop(1, "first", "%x")
	w.line("end:") // nothing falls into it
	w.text.WriteString("")
	w.line("%%r = phi i64 [ 1, %%entry ], [ %s, %%latch1 ]", sum)
	w.line("ret i64 %%r\n}")
	return w.text.String()
}

// Trips are trip counts per level: none, one, few, as many as groups may hold, and one more,
// and many, so that spill slots move.
var Trips = [][4]uint64{{0, 3, 3, 3}, {1, 1, 1, 1}, {1, 3, 2, 2}, {2, 2, 2, 2}, {3, 1, 3, 2}, {4, 3, 1, 3}, {5, 0, 2, 2}, {5, 2, 3, 2}, {6, 5, 2, 3}, {7, 3, 3, 4}, {11, 4, 2, 2}, {15, 2, 2, 2},
	{97, 2, 1, 2}}
