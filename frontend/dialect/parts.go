package dialect

import (
	"maps"
	"slices"
	"strings"
	"sync/atomic"

	"opt-go/frontend/dialect/scan"
	"opt-go/frontend/workers"
)

// A large text is carried in parts, one for each core: the first has the types and whatever else
// stands before the first function, each other one begins with a function or a node of metadata.
// What the parts say about names is merged then. Where a part would need to know more of those
// before it, and where anything is wrong, the text is carried again in one go, so that the result
// and the diagnostics are those of one carrier.

// partBytes is a good least size of a part.
const partBytes = 128 << 10

// inParts carries the text on up to that many goroutines, in parts of at least about that size;
// false: it must be carried in one go, by another carrier.
func (c *carrier) inParts(jobs, size int) bool {
	start := strings.Index(c.Src, "\ndefine ") + 1
	cuts := scan.Cuts(c.Src, start, min(jobs, len(c.Src)/size))
	if len(cuts) == 0 || !c.succeeds(func() { c.begin(); c.part(start) }) || c.globalGaps {
		return false
	}
	c.inPart = true
	parts := []*carrier{c}
	for _, at := range cuts {
		parts = append(parts, c.partAt(at))
	}
	cuts = append(cuts, len(c.Src))
	var next, good atomic.Int32
	workers.Run(len(parts), func() {
		k := int(next.Add(1)) - 1
		if p := parts[k]; p.succeeds(func() { p.part(cuts[k]) }) {
			good.Add(1)
		}
	})
	if int(good.Load()) < len(parts) || slices.ContainsFunc(parts[1:], func(p *carrier) bool { return !c.merge(p) }) {
		return false
	}
	c.mark = len(c.Src)
	return c.succeeds(c.finish)
}

// succeeds runs a step, and reports whether it went without errors.
func (c *carrier) succeeds(step func()) (ok bool) {
	defer func() { ok = recover() == nil && len(c.diags) == 0 }() // a bug comes up again in one go
	step()
	return
}

// onlyWhole ends a part at what is not carried in parts.
func (c *carrier) onlyWhole() {
	if c.inPart {
		panic(bailout{})
	}
}

// partAt returns the carrier of a part that begins at an offset. It shares the types that are
// defined, which it only looks up.
func (c *carrier) partAt(off int) *carrier {
	p := newCarrier(c.t.File, c.Src)
	p.Pos, p.mark, p.Tok.End = off, off, int32(off)
	p.inPart, p.entities, p.layout = true, 1, c.layout
	p.types, p.typeNums, p.sizedTypes = c.types.Clone(), c.typeNums.Clone(), maps.Clone(c.sizedTypes)
	p.knownTypes, p.typeBodies, p.scalable, p.plainBodies = c.knownTypes, c.typeBodies, c.scalable, c.plainBodies
	p.t.TargetTypes = slices.Clip(c.t.TargetTypes)
	return p
}

// part carries the entities up to an offset.
func (c *carrier) part(end int) {
	if c.out == nil {
		c.out = make([]byte, 0, (end-c.mark)*5/4+256)
		c.advance()
	}
	c.module(end)
	if c.off() != end {
		panic(bailout{})
	}
	c.flush(end)
}

// merge adds what a later part holds, and reports whether it agrees with the parts so far.
func (c *carrier) merge(p *carrier) bool {
	c.t.LL14, p.t.LL14 = c.out, p.out
	c.t.Append(p.t)
	c.out = c.t.LL14
	for _, name := range p.recordNames {
		c.sawRecord(name)
	}
	c.debugCalls = c.debugCalls || p.debugCalls
	c.sawBFloat, c.sawAMX, c.sawGEPCall = c.sawBFloat || p.sawBFloat, c.sawAMX || p.sawAMX, c.sawGEPCall || p.sawGEPCall
	c.earlyUses, c.intrinsics, c.blockaddrs = append(c.earlyUses, p.earlyUses...), append(c.intrinsics, p.intrinsics...), append(c.blockaddrs, p.blockaddrs...)
	c.nodeAt = append(c.nodeAt, p.nodeAt...)
	maps.Copy(c.renumbered, p.renumbered)
	if c.firstGap.off == 0 {
		c.firstGap = p.firstGap
	}
	return !(c.debugCalls && len(c.recordNames) > 0) && c.globals.Merge(&p.globals) && c.globalNums.Merge(&p.globalNums) &&
		c.types.Merge(&p.types) && c.typeNums.Merge(&p.typeNums) && c.comdats.Merge(&p.comdats) &&
		c.metadata.Merge(&p.metadata) && c.attrGroups.Merge(&p.attrGroups) && c.summaries.Merge(&p.summaries)
}
