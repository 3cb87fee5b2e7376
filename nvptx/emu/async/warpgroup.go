package async

import (
	"fmt"
	"slices"

	"opt-go/nvptx/emu/race"
)

// GroupWarps is the number of warps of a warp group.
const GroupWarps = 4

// Warpgroup is the products of a warp group, in order (PTX ISA, section 9.7.15). A product belongs
// to all four warps: it begins when each of them has issued it, as on hardware, and is complete for
// all at once, when the first of them waits for it. So it sees what any of them had written before
// it issued the product, and a warp that has waited may overwrite the matrices in shared memory.
// PTX does not say so; CUTLASS relies on it. What is written later a product may see or not; here
// it does, as it happens as late as may be.
//
// With checks are reported: what any warp writes to the matrices after it has issued the product
// and before it is complete, and what others write with no order before it; what a warp writes to
// them once the product is complete, but has not waited for, nor for a warp that has; registers of
// a product that has not been waited for; descriptors that differ. Warps that issue different
// products, or do not issue one that others wait for, end the launch. A missing fence (wgmma.fence,
// fence.proxy.async) is not noticed.
type Warpgroup struct {
	members  [GroupWarps]member
	products []*product // those that are not complete, the oldest first
	complete int        // how many are
}

// member is a warp: how many products it has issued, and how many it had at the end of each group
// that it has not waited for.
type member struct {
	issued int
	groups []int
}

// Part is what a warp does for a product.
type Part struct {
	Instruction int
	A, B        uint64                             // the descriptors of the matrices in shared memory
	Base        int                                // of the registers of the running function
	Registers   []int32                            // that hold D, and A if it is not in shared memory
	Known       race.Clock                         // with checks: what the warp knows; nil: there are none
	Run         func(known race.Clock, number int) // number: of the product in its group, from 1 on
}

type product struct {
	parts [GroupWarps]*Part
	known race.Clock // what the warps know that have issued it: all that is ordered before it
}

// Issue notes the part of a warp. It says where the warps of the group do not issue the same
// product: fault is what no hardware does, finding what PTX leaves undefined.
func (g *Warpgroup) Issue(warp int, part *Part) (fault, finding string) {
	m := &g.members[warp]
	at := m.issued - g.complete
	m.issued++
	if at == len(g.products) {
		g.products = append(g.products, &product{known: make(race.Clock, len(part.Known))})
	}
	p := g.products[at]
	p.known.Merge(part.Known)
	for _, sibling := range p.parts {
		switch {
		case sibling == nil:
		case sibling.Instruction != part.Instruction:
			fault = "the warps of a group execute different products"
		case sibling.A != part.A || sibling.B != part.B:
			finding = fmt.Sprintf("the descriptors are %#x and %#x, in another warp of the group %#x and %#x", part.A, part.B, sibling.A, sibling.B)
		}
	}
	p.parts[warp] = part
	return fault, finding
}

// Commit ends a group of a warp.
func (g *Warpgroup) Commit(warp int) {
	m := &g.members[warp]
	m.groups = append(m.groups, m.issued)
}

// Wait completes all groups of a warp but the latest, and says how many products those are (upTo).
// Where other warps have not issued all of them, it returns the first such warp, and ok is false.
func (g *Warpgroup) Wait(warp, latest int) (missing, upTo int, ok bool) {
	m := &g.members[warp]
	waited := len(m.groups) - latest
	if waited <= 0 {
		return 0, 0, true
	}
	upTo = m.groups[waited-1]
	for i := range g.members {
		if g.members[i].issued < upTo {
			return i, upTo, false
		}
	}
	for ; g.complete < upTo; g.complete++ {
		p := g.products[0]
		for _, part := range p.parts {
			part.Run(p.known, g.complete+1)
		}
		g.products = g.products[1:]
	}
	m.groups = slices.Delete(m.groups, 0, waited)
	return 0, upTo, true
}

// Pending reports whether some registers of a warp, of a function whose registers begin at base,
// are those of a product that is not complete.
func (g *Warpgroup) Pending(warp, base int, registers []int32) bool {
	return slices.ContainsFunc(g.products, func(p *product) bool {
		part := p.parts[warp]
		return part != nil && part.Base == base && slices.ContainsFunc(registers, func(r int32) bool { return slices.Contains(part.Registers, r) })
	})
}
