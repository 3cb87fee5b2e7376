package sass

import (
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
	ptxMemory   = words("ld st atom red bar barrier shfl vote membar fence tex")
	sassMemory  = words("LDG STG LDS STS LDL STL LD ST ATOM ATOMG ATOMS RED REDG BAR SHFL VOTE MEMBAR LDC")
	ptxOneToOne = words("fma mul add sub setp selp ex2 lg2 sin cos min max cvt mad xor and or shl shr")
	branches    = words("BRA BRX JMP")
	ends        = words("BRA BRX JMP EXIT RET")
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
	code := c.trimmed()
	loops := backEdges(code)
	copies := map[copied]int{}
	for _, in := range code {
		copies[copied{in.line, in.full}]++
	}
	total, last := 0.0, float64(warps)
	for _, b := range blocks(code) {
		w, ok := c.weight(code[b.from:b.to], counts, copies)
		if !ok {
			w = last
		}
		if !c.calls && !slices.ContainsFunc(loops, func(l span) bool { return l.from <= b.from && b.to <= l.to }) {
			w = min(w, float64(warps)) // a block in no loop runs at most once per warp
		}
		last = w
		for _, in := range code[b.from:b.to] {
			if in.op != "NOP" {
				total += w
			}
		}
	}
	return total
}

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

// weight is how often a block runs, by the best evidence there is: memory accesses, which ptxas
// neither moves out of their block nor multiplies but by unrolling; the median of arithmetic
// instructions; predicated accesses; the median of the rest. It reports false if there is none.
func (c *Code) weight(block []instruction, counts map[int]uint64, copies map[copied]int) (float64, bool) {
	var access, guarded, arithmetic, rest []float64
	for _, in := range block {
		p, known := c.ops[in.line]
		if !known {
			continue
		}
		n := copies[copied{in.line, in.full}]
		v := float64(counts[in.line]) / float64(n)
		switch {
		case sassMemory[in.op] && ptxMemory[p] && in.predicate:
			guarded = append(guarded, v)
		case sassMemory[in.op] && ptxMemory[p]:
			access = append(access, v)
		case ptxOneToOne[p] && !in.predicate && n <= mostCopies:
			arithmetic = append(arithmetic, v)
		default:
			rest = append(rest, v)
		}
	}
	switch {
	case len(access) > 0:
		return slices.Max(access), true
	case len(arithmetic) > 0:
		return slices.Max(append(guarded, median(arithmetic))), true
	case len(guarded) > 0:
		return slices.Max(guarded), true
	case len(rest) > 0:
		return median(rest), true
	}
	return 0, false
}

func median(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}
