package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Invariant is Loops with branches and switches on values that no loop changes, alone or combined
// with others, many of them out of the loop before the iteration does anything.
func Invariant(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags, fuel: 12, invariant: true}
		g.nest()
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}

// invariantEntry makes truth values in the entry, some of which may be poison.
func (g *generator) invariantEntry() {
	for range 2 + g.r.IntN(3) {
		ty := pickOne(g, []string{"i32", "i8", "i64"})
		x := g.value(0, ty)
		if g.chance(30) {
			x = g.define(0, ty, "add nsw %s %s, %s", ty, x, pickOne(g, constants[ty]))
		}
		g.define(0, "i1", "icmp %s %s %s, %s", pickOne(g, []string{"eq", "ult", "slt"}), ty, x, pickOne(g, constants[ty]))
	}
}

// invariantValue is one of the truth values of the entry.
func (g *generator) invariantValue() string {
	var have []string
	for _, v := range g.values[0] {
		if v.ty == "i1" {
			have = append(have, v.name)
		}
	}
	return pickOne(g, have)
}

func (g *generator) invariantCondition(k int) string {
	c := g.invariantValue()
	for range max(0, g.r.IntN(5)-2) {
		x := g.value(k, "i1")
		if g.chance(30) {
			x = g.invariantValue()
		}
		if g.chance(50) {
			c, x = x, c
		}
		switch g.r.IntN(4) {
		case 0:
			c = g.define(k, "i1", "and i1 %s, %s", c, x)
		case 1:
			c = g.define(k, "i1", "or i1 %s, %s", c, x)
		case 2:
			c = g.define(k, "i1", "select i1 %s, i1 %s, i1 false", c, x)
		case 3:
			c = g.define(k, "i1", "select i1 %s, i1 true, i1 %s", c, x)
		}
	}
	return c
}

// invariantExits writes exits at the top of a loop, and returns the block after them.
func (g *generator) invariantExits(k int, loop *loopFrame) int {
	for range g.r.IntN(3) {
		next := g.addBlock()
		if g.chance(70) {
			g.end(k, "cond", next, next)
			if g.chance(50) {
				g.succ[k][0], g.succ[k][1] = pending, next
			} else {
				g.succ[k][1] = pending
			}
		} else {
			succ := []int{next}
			for range 1 + g.r.IntN(3) {
				succ = append(succ, pickOne(g, []int{next, pending, pending}))
			}
			if g.chance(40) {
				succ[0] = pending
				succ[1] = next
			}
			g.end(k, "switch", succ...)
		}
		loop.breaks = append(loop.breaks, k)
		k = next
	}
	return k
}
