package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Loops returns a module with n functions of nested loops that are left at the top or at the
// bottom, with breaks, continues and branches between; what they compute is drawn as in Functions.
func Loops(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags, fuel: 12}
		g.nest()
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}

// LoopMemory is Loops with the memory statements of Memory.
func LoopMemory(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString(Header + MemoryHeader)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: flags, fuel: 12, memory: true}
		g.nest()
		b.WriteString(g.function(fmt.Sprintf("f%d", k)))
	}
	return b.String()
}

// nest draws structured control flow in place of shape.
func (g *generator) nest() {
	g.addBlock()
	g.end(g.region(0, 0, nil), "ret")
	g.blocks = len(g.succ)
}

func (g *generator) addBlock() int {
	g.succ, g.term = append(g.succ, nil), append(g.term, "")
	return len(g.succ) - 1
}

func (g *generator) end(k int, kind string, succ ...int) { g.term[k], g.succ[k] = kind, succ }

// loopFrame is a loop that is being drawn: the blocks whose second successor waits for its exit, or
// for its latch.
type loopFrame struct{ breaks, continues []int }

func (g *generator) jumpTo(from []int, to int) {
	for _, k := range from {
		if !replaceAll(g.succ[k], pending, to) {
			g.succ[k][0] = to
		}
	}
}

// pending stands for the exit of a loop among the destinations of a switch.
const pending = -1

func replaceAll(list []int, old, new int) bool {
	found := false
	for n, v := range list {
		if v == old {
			list[n], found = new, true
		}
	}
	return found
}

// region draws what follows block k, and returns the block with which it ends.
func (g *generator) region(k, depth int, loop *loopFrame) int {
	for range 1 + g.r.IntN(2) {
		switch p := g.r.IntN(100); {
		case p < 30 && depth < 3:
			k = g.whileLoop(k, depth)
		case p < 60 && depth < 3:
			k = g.doLoop(k, depth)
		case p < 75 && depth < 4:
			then := g.addBlock()
			last := g.region(then, depth+1, loop)
			join := g.addBlock()
			g.end(k, "cond", then, join)
			g.end(last, "br", join)
			k = join
		case p < 92 && loop != nil:
			next := g.addBlock()
			g.end(k, "cond", next, next)
			if g.chance(60) {
				loop.breaks = append(loop.breaks, k)
			} else {
				loop.continues = append(loop.continues, k)
			}
			k = next
		}
	}
	return k
}

func (g *generator) whileLoop(k, depth int) int {
	head := g.addBlock()
	g.end(k, "br", head)
	frame := &loopFrame{}
	body := g.addBlock()
	last := g.region(body, depth+1, frame)
	g.end(last, "br", head)
	exit := g.addBlock()
	g.end(head, "loop", body, exit)
	g.jumpTo(frame.breaks, exit)
	g.jumpTo(frame.continues, head)
	return exit
}

func (g *generator) doLoop(k, depth int) int {
	head := g.addBlock()
	g.end(k, "br", head)
	frame := &loopFrame{}
	start := head
	if g.invariant {
		start = g.invariantExits(head, frame)
	}
	latch := g.region(start, depth+1, frame)
	if g.chance(50) || len(frame.continues) > 0 {
		next := g.addBlock()
		g.end(latch, "br", next)
		latch = next
	}
	exit := g.addBlock()
	g.end(latch, "loop", head, exit)
	g.jumpTo(frame.breaks, exit)
	g.jumpTo(frame.continues, latch)
	return exit
}
