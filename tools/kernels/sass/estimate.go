package sass

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// words makes a set.
func words(list string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(list) {
		set[w] = true
	}
	return set
}

// PTX opcodes that become one machine instruction of the same kind: memory accesses and barriers
// always do, arithmetic mostly.
var (
	ptxMemory     = words("ld st atom red bar barrier shfl vote membar fence tex")
	sassMemory    = words("LDG STG LDS STS LDL STL LD ST ATOM ATOMG ATOMS RED REDG BAR SHFL VOTE MEMBAR LDC")
	sassMergeable = words("LDS STS") // ptxas merges neighboring accesses in some copies of a loop's body
	ptxOneToOne   = words("fma mul add sub setp selp ex2 lg2 sin cos min max cvt mad xor and or shl shr")
	branches      = words("BRA BRX JMP")
	ends          = words("BRA BRX JMP EXIT RET")
)

// mostCopies is how many copies of a line's instruction still make its weight evidence.
const mostCopies = 64

// copied is an instruction of a line; ptxas may duplicate it.
type copied struct {
	line int
	full string
}

// Static is the number of machine instructions, without padding.
func (c *Code) Static() int {
	n := 0
	for _, in := range c.trimmed() {
		if in.op != "NOP" {
			n++
		}
	}
	return n
}

// trimmed drops the padding and the branch to itself at the end.
func (c *Code) trimmed() []instruction {
	code := c.instructions
	for len(code) > 0 {
		last := code[len(code)-1]
		self := last.op == "BRA" && len(code) > 1 && len(last.labels) > 0 && target(last) == last.labels[len(last.labels)-1]
		if last.op != "NOP" && !self {
			break
		}
		code = code[:len(code)-1]
	}
	return code
}

var targetOperand = regexp.MustCompile("`\\(([^)]+)\\)")

// target is the label that a branch names; "" if it names none.
func target(in instruction) string {
	if m := targetOperand.FindStringSubmatch(in.operands); m != nil {
		return m[1]
	}
	return ""
}

// Executed estimates the machine instructions that warps execute, given how often warps executed
// each PTX line, and how many warps there were.
func (c *Code) Executed(counts map[int]uint64, warps uint64) float64 {
	total := 0.0
	for _, b := range c.weigh(counts, warps) {
		for _, in := range b.code {
			if in.op != "NOP" {
				total += b.weight
			}
		}
	}
	return total
}

// Listing is the machine code, each instruction after the number of warps that Executed takes to
// execute it and the PTX line that it comes from (0: unknown).
func (c *Code) Listing(counts map[int]uint64, warps uint64) string {
	var out strings.Builder
	for _, b := range c.weigh(counts, warps) {
		for k, in := range b.code {
			if k == 0 {
				fmt.Fprintln(&out, strings.Join(in.labels, " "))
			}
			guard := ""
			if in.predicate {
				guard = "@P "
			}
			fmt.Fprintf(&out, "%10.1f %5d %-10s %s%s %s\n", b.weight, in.line, c.ops[in.line], guard, in.full, in.operands)
		}
	}
	return out.String()
}

// weighed is a basic block, and how many warps execute it.
type weighed struct {
	code   []instruction
	weight float64
}

func (c *Code) weigh(counts map[int]uint64, warps uint64) []weighed {
	code := c.trimmed()
	loops := backEdges(code)
	list := blocks(code)
	evidence := evidence{c, counts, float64(warps), map[copied]copies{}}
	repeats := make([]bool, len(list)) // blocks that may run more than once per warp
	once := func(k int) bool { return k == 0 && !repeats[k] }
	for k, b := range list {
		repeats[k] = c.calls || slices.ContainsFunc(loops, func(l span) bool { return l.from <= b.from && b.to <= l.to })
		for _, in := range code[b.from:b.to] {
			n := evidence.copies[copied{in.line, in.full}]
			n.all++
			if repeats[k] {
				n.repeating++
			}
			if once(k) && !in.predicate {
				n.once++
			}
			evidence.copies[copied{in.line, in.full}] = n
		}
	}
	out, strengths := make([]weighed, len(list)), make([]strength, len(list))
	last := float64(warps)
	for k, b := range list {
		w, s := evidence.weight(code[b.from:b.to], repeats[k])
		switch {
		case once(k):
			w, s = float64(warps), accessing
		case s == nothing:
			w = last
		}
		if !repeats[k] {
			w = min(w, float64(warps))
		}
		last = w
		out[k], strengths[k] = weighed{code[b.from:b.to], w}, s
	}
	flow(out, strengths)
	bound(out, list, loops)
	return out
}

// bound limits the functions that ptxas adds, for divisions that need care: what is in no loop runs
// at most as often as the blocks that call its function. Their instructions have the line of
// whatever instruction stands before them.
func bound(list []weighed, spans, loops []span) {
	const added = "$__internal_"
	calls := map[string]float64{}
	for _, b := range list {
		for _, in := range b.code {
			if in.op == "CALL" {
				calls[target(in)] += b.weight
			}
		}
	}
	within := "" // the function
	for k, b := range list {
		for _, l := range b.code[0].labels {
			if strings.HasPrefix(l, added) {
				within = l
			}
		}
		inLoop := slices.ContainsFunc(loops, func(l span) bool { return l.from <= spans[k].from && spans[k].to <= l.to })
		if most, called := calls[within]; called && !inLoop {
			list[k].weight = min(b.weight, most)
		}
	}
}

// flow corrects weights of weak evidence: a block that only the one before it leads to, which has
// no label, runs at most as often. ptxas moves arithmetic that a loop does not change out of it,
// and writes its line at what it has put in its place.
func flow(list []weighed, of []strength) {
	only := func(k int) bool {
		last := list[k].code[len(list[k].code)-1]
		return len(list[k+1].code[0].labels) == 0 && (!ends[last.op] || last.predicate)
	}
	for k := len(list) - 2; k >= 0; k-- {
		if only(k) && of[k+1] > of[k] && list[k+1].weight > list[k].weight {
			list[k].weight, of[k] = list[k+1].weight, of[k+1]
		}
	}
	for k := range len(list) - 1 {
		if only(k) && of[k+1] < of[k] {
			list[k+1].weight = min(list[k+1].weight, list[k].weight)
		}
	}
}

// strength is that of the evidence for a weight.
type strength int

const (
	nothing   strength = iota
	anything           // of any instruction
	predicate          // of predicated accesses
	computing          // of arithmetic
	accessing          // of memory accesses
)

// span is a range of instructions, half open.
type span struct{ from, to int }

// backEdges lists the ranges that branches backwards enclose.
func backEdges(code []instruction) []span {
	place := map[string]int{}
	for k, in := range code {
		for _, l := range in.labels {
			place[l] = k
		}
	}
	var list []span
	for k, in := range code {
		if at, ok := place[target(in)]; branches[in.op] && ok && at <= k {
			list = append(list, span{at, k + 1})
		}
	}
	return list
}

// blocks splits the code at labels and after branches.
func blocks(code []instruction) []span {
	var list []span
	start := 0
	for k, in := range code {
		if len(in.labels) > 0 && k > start {
			list = append(list, span{start, k})
			start = k
		}
		if ends[in.op] {
			list = append(list, span{start, k + 1})
			start = k + 1
		}
	}
	if start < len(code) {
		list = append(list, span{start, len(code)})
	}
	return list
}

// evidence is what tells how often a block runs.
type evidence struct {
	code   *Code
	counts map[int]uint64 // executions by PTX line
	warps  float64
	copies map[copied]copies
}

// copies is how many copies of an instruction there are, how many in loops, and how many in the
// first block, which each warp executes once.
type copies struct{ all, repeating, once int }

// share is how often one of the copies of an instruction runs: what those of the first block leave,
// all alike, but those in no loop not more than once per warp, which leaves more for those in
// loops.
func (e *evidence) share(in instruction, repeats bool) float64 {
	n := e.copies[copied{in.line, in.full}]
	total := float64(e.counts[in.line])
	if n.all > n.once {
		total = max(0, total-e.warps*float64(n.once))
		n.all -= n.once
	}
	v := total / float64(n.all)
	if v > e.warps && repeats {
		return (total - e.warps*float64(n.all-n.repeating)) / float64(n.repeating)
	}
	return v
}

// weight is how often a block runs, by the best evidence there is: memory accesses, which ptxas
// neither moves out of their block nor multiplies but by unrolling; the median of arithmetic
// instructions and accesses to shared memory; predicated accesses; the median of the rest.
func (e *evidence) weight(block []instruction, repeats bool) (float64, strength) {
	var access, guarded, arithmetic, rest []float64
	for _, in := range block {
		p, known := e.code.ops[in.line]
		if !known {
			continue
		}
		v := e.share(in, repeats)
		switch {
		case sassMemory[in.op] && ptxMemory[p] && in.predicate && !sassMergeable[in.op]:
			guarded = append(guarded, v)
		case sassMergeable[in.op] && ptxMemory[p]:
			arithmetic = append(arithmetic, v)
		case sassMemory[in.op] && ptxMemory[p]:
			access = append(access, v)
		case ptxOneToOne[p] && !in.predicate && e.copies[copied{in.line, in.full}].all <= mostCopies:
			arithmetic = append(arithmetic, v)
		default:
			rest = append(rest, v)
		}
	}
	switch {
	case len(access) > 0:
		return slices.Max(access), accessing
	case len(arithmetic) > 0:
		return slices.Max(append(guarded, median(arithmetic))), computing
	case len(guarded) > 0:
		return slices.Max(guarded), predicate
	case len(rest) > 0:
		return median(rest), anything
	}
	return 0, nothing
}

func median(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}
