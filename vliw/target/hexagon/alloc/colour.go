package alloc

import (
	"cmp"
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// orders list the registers of each class, those that a call may change first.
var orders = map[code.Class][]code.Reg{code.Word: wordOrder(), code.Pair: numbered(code.D, 14), code.Pred: numbered(code.P, 4),
	code.Vec: numbered(code.V, 32), code.VecPair: numbered(code.W, 16), code.VecPred: numbered(code.Q, 4)}

func wordOrder() []code.Reg {
	var out []code.Reg
	for n := range 16 {
		out = append(out, code.R(n))
	}
	out = append(out, code.R(28))
	for n := 16; n < 28; n++ {
		out = append(out, code.R(n))
	}
	return out
}

func numbered(name func(int) code.Reg, count int) []code.Reg {
	var out []code.Reg
	for n := range count {
		out = append(out, name(n))
	}
	return out
}

// weight is how many registers of a class a neighbour can make unusable.
func weight(of, class code.Class) int {
	switch {
	case of.Part() != class.Part():
		return 0
	case of != class && of == class.Part():
		return 2
	}
	return 1
}

// available counts the registers that a node may have.
func (n *node) available() int {
	left := 0
	for _, r := range orders[n.class] {
		if !n.taken.Meets(code.UnitsOf(r)) {
			left++
		}
	}
	return left
}

// colour assigns registers, and returns those that have to be spilled.
func (a *allocator) colour() []code.Reg {
	a.color = make([]code.Reg, len(a.nodes))
	stack := a.simplify()
	var spilled []code.Reg
	for _, r := range slices.Backward(stack) {
		if c := a.pick(r); c != 0 {
			a.color[r-code.FirstVirtual] = c
		} else {
			spilled = append(spilled, r)
		}
	}
	return spilled
}

// simplify orders the nodes: those that surely get a register once the others have theirs go first;
// else the cheapest to spill.
func (a *allocator) simplify() []code.Reg {
	n := len(a.nodes)
	degree, room := make([]int, n), make([]int, n)
	gone := make([]bool, n)
	var ready, rest []code.Reg
	for k := range a.nodes {
		r := code.FirstVirtual + code.Reg(k)
		nd := &a.nodes[k]
		for _, x := range nd.adj {
			degree[k] += weight(nd.class, a.node(x).class)
		}
		room[k] = nd.available()
		if degree[k] < room[k] {
			ready = append(ready, r)
		} else {
			rest = append(rest, r)
		}
	}
	slices.SortStableFunc(rest, func(x, y code.Reg) int { return cmp.Compare(a.price(x), a.price(y)) })
	var stack []code.Reg
	for {
		var r code.Reg
		switch {
		case len(ready) > 0:
			r, ready = ready[len(ready)-1], ready[:len(ready)-1]
		case len(rest) > 0:
			r, rest = rest[0], rest[1:]
		default:
			return stack
		}
		k := r - code.FirstVirtual
		if gone[k] {
			continue
		}
		gone[k] = true
		stack = append(stack, r)
		for _, x := range a.nodes[k].adj {
			j := x - code.FirstVirtual
			before := degree[j]
			degree[j] -= weight(a.nodes[j].class, a.nodes[k].class)
			if !gone[j] && before >= room[j] && degree[j] < room[j] {
				ready = append(ready, x)
			}
		}
	}
}

// price is the cost of spilling a register per register that it frees.
func (a *allocator) price(r code.Reg) float64 {
	n := a.node(r)
	if a.fresh[r] || n.pinned {
		return 1e30
	}
	return n.cost / float64(len(n.adj)+1)
}

// pick chooses a register that no neighbour has, one of a copy if possible.
func (a *allocator) pick(r code.Reg) code.Reg {
	n := a.node(r)
	taken := n.taken.Or(reserved)
	for _, x := range n.adj {
		taken.Add(code.UnitsOf(a.color[x-code.FirstVirtual]))
	}
	for _, h := range n.hints {
		if h.Virtual() {
			h = a.color[h-code.FirstVirtual]
		}
		if h != 0 && h.ClassOf() == n.class && !taken.Meets(code.UnitsOf(h)) {
			return h
		}
	}
	for _, c := range orders[n.class] {
		if !taken.Meets(code.UnitsOf(c)) {
			return c
		}
	}
	return 0
}
