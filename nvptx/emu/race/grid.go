package race

import (
	"bytes"
	"fmt"
	"sort"

	"opt-go/nvptx/emu/device"
)

// Grid is what the checks know of global memory during a launch: which groups of blocks (clusters)
// have accessed it. Two accesses of different groups to a byte race if one of them writes, not both
// are volatile, ordered or atomic, and nothing orders them.
//
// Any two volatile, ordered or atomic accesses of two groups, at whatever addresses, count as
// synchronization from the earlier to the later one. So the check misses races, but reports none of
// programs that wait for flags, counters, locks or grid barriers. A write of the value that is
// there already is reported by nothing either: many blocks set one flag.
//
// Cost: 36 bytes for each four bytes of memory that a launch touches.
type Grid struct {
	now    uint32 // volatile, ordered or atomic accesses so far
	groups []group
	sites  []Site
	number map[Site]uint32
	pages  map[uint64]*page
}

// Site is an instruction that accesses memory, for a finding.
type Site struct {
	Op     int // number of the operation
	Line   int // of the PTX text
	Strong bool
}

// group is a cluster, or a block without one.
type group struct {
	strong []uint32 // times of its volatile, ordered or atomic accesses, ascending
}

const pageWords = 1024

// page is what is known of some words of memory.
type page [pageWords]struct {
	write touch
	reads [2]touch // of two groups: each other group differs from one of them
}

// touch is the last access of a kind.
type touch struct {
	group uint32 // number + 1; 0: none
	site  uint32
	time  uint32 // of the grid, and in the lowest bits which bytes of the word
}

const bytesInTime = 4

// NewGrid makes a checker for a launch of so many groups.
func NewGrid(groups int) *Grid {
	return &Grid{groups: make([]group, groups), number: map[Site]uint32{}, pages: map[uint64]*page{}}
}

// Conflict is an earlier access that races.
type Conflict struct {
	Addr  uint64
	Group int
	Site  Site
	Write bool
}

// Check checks an access of a group, which name names, to a segment of global memory, by elements
// of size bytes: against what other groups have done, and for bytes that nothing has written. value
// is what is going to be written, if that is known.
func (g *Grid) Check(of int, a *Access, s *device.Segment, size int, value []byte, name func(int) string, report Report) {
	if a.Read && !a.Spill {
		for at := a.Addr; at < a.Addr+uint64(a.Size); at += uint64(size) {
			if s.Unwritten(at, size) {
				report(a.Lane, "uninitialised read", fmt.Sprintf("global address %#x was never written", at), -1, 0)
				s.Written(at, size) // once is enough
			}
		}
	}
	if a.Write {
		s.Written(a.Addr, a.Size)
	}
	off := a.Addr - s.Base
	same := value != nil && bytes.Equal(s.Data[off:off+uint64(a.Size)], value)
	if old, races := g.Access(of, a, same); races {
		did := "read"
		if old.Write {
			did = "written"
		}
		report(a.Lane, "race between blocks", fmt.Sprintf("global address %#x was %s by %s, and nothing orders the accesses",
			old.Addr, did, name(old.Group)), old.Site.Op, old.Site.Line)
	}
}

// Access notes an access of a group to global memory, and returns an earlier one that races with
// it. same: what is written is there already.
func (g *Grid) Access(of int, a *Access, same bool) (c Conflict, races bool) {
	now := touch{group: uint32(of) + 1, site: g.siteOf(Site{a.Op, a.Line, a.Strong})}
	for at := a.Addr &^ 3; at < a.Addr+uint64(a.Size); at += 4 {
		which := uint32(15)
		if at < a.Addr {
			which &= 15 << (a.Addr - at)
		}
		if end := a.Addr + uint64(a.Size); at+4 > end {
			which &= 15 >> (at + 4 - end)
		}
		now.time = g.now<<bytesInTime | which
		if found, ok := g.word(at, now, a, same); ok && !races {
			c, races = found, true
		}
	}
	if a.Strong {
		g.synchronize(of)
	}
	return c, races
}

func (g *Grid) siteOf(s Site) uint32 {
	n, ok := g.number[s]
	if !ok {
		n = uint32(len(g.sites))
		g.number[s] = n
		g.sites = append(g.sites, s)
	}
	return n
}

// synchronize counts a volatile, ordered or atomic access.
func (g *Grid) synchronize(of int) {
	g.now++
	g.groups[of].strong = append(g.groups[of].strong, g.now)
}

// word checks and notes an access to some bytes of one word.
func (g *Grid) word(at uint64, now touch, a *Access, same bool) (c Conflict, races bool) {
	p := g.pages[at/(4*pageWords)]
	if p == nil {
		p = new(page)
		g.pages[at/(4*pageWords)] = p
	}
	cell := &p[at/4%pageWords]
	conflict := func(old touch, write bool) {
		if !races && !same && g.conflicts(old, now) {
			c, races = Conflict{at, int(old.group) - 1, g.sites[old.site], write}, true
		}
	}
	conflict(cell.write, true)
	if !a.Write {
		i := 0
		if r := &cell.reads; r[0].group != now.group && (r[1].group == now.group || r[0].group != 0) {
			i = 1
		}
		cell.reads[i] = now
		return c, races
	}
	conflict(cell.reads[0], false)
	conflict(cell.reads[1], false)
	cell.write = now
	return c, races
}

// conflicts reports whether nothing orders an earlier access before a later one of another group.
func (g *Grid) conflicts(old, now touch) bool {
	if old.group == 0 || old.group == now.group || old.time&now.time&15 == 0 {
		return false
	}
	if g.sites[old.site].Strong && g.sites[now.site].Strong {
		return false
	}
	theirs, ours := g.groups[old.group-1].strong, g.groups[now.group-1].strong
	i := sort.Search(len(theirs), func(i int) bool { return theirs[i] > old.time>>bytesInTime })
	return i == len(theirs) || len(ours) == 0 || ours[len(ours)-1] < theirs[i]
}
