package filecheck

import (
	"slices"
	"strings"
)

// verifier checks the directives against the input.
type verifier struct {
	opts   *Options
	vars   *variables
	report *reporter
}

// run walks the checks over the input. LABELs cut the input into regions
// first; then the checks between two LABELs see their region only, and one
// failure skips to the next.
func (v *verifier) run(checks []*check, input span) bool {
	ok := true
	for first := 0; first < len(checks); {
		next := first
		for next < len(checks) && checks[next].kind != kindLabel {
			next++
		}
		region := input
		if next < len(checks) {
			label, found := v.matchCount(checks[next], input)
			if !found {
				return false
			}
			region = span{input.src, input.from, label.to}
			input = span{input.src, label.to, input.to}
			next++
		}
		// What the command line defines must survive up to the first LABEL.
		if first > 0 && v.opts.EnableVarScope {
			v.vars.clearLocals()
		}
		for _, c := range checks[first:next] {
			at, good := v.check(c, region)
			if !good {
				ok = false
				break
			}
			region = span{region.src, at.to, region.to}
		}
		first = next
	}
	return ok
}

// check verifies one positive directive and the NOTs and DAGs before it. It returns the match.
func (v *verifier) check(c *check, region span) (span, bool) {
	from, nots, ok := v.dags(c, region)
	if !ok {
		return span{}, false
	}
	rest := span{region.src, from, region.to}
	at, found := v.matchCount(c, rest)
	if !found {
		return span{}, false
	}
	skipped := span{rest.src, rest.from, at.from}
	if !v.lineDistance(c, skipped) {
		v.report.wrongLine(c.pattern, at)
		return span{}, false
	}
	return at, v.nots(nots, skipped)
}

// matchCount finds the c.count matches, one after the other, and returns the span from the first to
// the last.
func (v *verifier) matchCount(c *check, region span) (span, bool) {
	var at span
	for i := 1; i <= c.count; i++ {
		m := c.find(region, v.vars)
		if v.report.outcome(c.pattern, i, true, region, m) {
			return span{}, false
		}
		if i == 1 {
			at = m.at
		}
		at.to = m.at.to
		region = span{region.src, m.at.to, region.to}
	}
	return at, true
}

// lineDistance verifies NEXT, EMPTY and SAME: the number of line ends between the previous match
// and this one.
func (v *verifier) lineDistance(c *check, skipped span) bool {
	lines := strings.Count(skipped.text(), "\n")
	wrong := ""
	switch {
	case c.kind == kindSame && lines != 0:
		wrong = "is not on the same line as the previous match"
	case c.kind != kindNext && c.kind != kindEmpty || lines == 1:
		return true
	case lines == 0:
		wrong = "is on the same line as previous match"
	default:
		wrong = "is not on the line after the previous match"
	}
	print := v.report.print
	suffixed := c.kind.withPrefix(c.prefix, 1, false)
	print.message(c.at.start(), "error", suffixed+": "+wrong)
	print.message(skipped.end(), "note", "'next' match was here")
	print.message(skipped.start(), "note", "previous match ended here")
	if c.kind != kindSame && lines > 1 {
		first := strings.IndexByte(skipped.text(), '\n')
		print.message(skipped.skip(first+1).start(), "note", "non-matching line after previous match is here")
	}
	return false
}

// nots verifies that no pattern matches in the region; it reports all that do.
func (v *verifier) nots(patterns []*pattern, region span) bool {
	ok := true
	for _, p := range patterns {
		if v.report.outcome(p, 1, false, region, p.find(region, v.vars)) {
			ok = false
		}
	}
	return ok
}

// dags verifies the DAG directives before c. It returns the end of what they matched and the NOT
// directives after the last of them.
func (v *verifier) dags(c *check, region span) (from int, nots []*pattern, ok bool) {
	from = region.from
	var taken []span // what the group of DAGs has matched so far, in order
	for i, p := range c.before {
		if p.kind == kindNot {
			nots = append(nots, p)
			continue
		}
		if taken, ok = v.dag(p, span{region.src, from, region.to}, taken); !ok {
			return 0, nil, false
		}
		if i+1 < len(c.before) && c.before[i+1].kind == kindDag {
			continue
		}
		// The group ends here. NOTs before it must not match before its first match.
		if !v.nots(nots, span{region.src, from, taken[0].from}) {
			return 0, nil, false
		}
		from = taken[len(taken)-1].to
		nots, taken = nil, nil
	}
	return from, nots, true
}

// dag finds a match of p that overlaps none of those taken, and adds it.
func (v *verifier) dag(p *pattern, region span, taken []span) ([]span, bool) {
	rest := region
	next := 0 // the first element of taken that can lie after the match
	for {
		m := p.find(rest, v.vars)
		if !m.found || v.opts.VeryVerbose {
			if v.report.outcome(p, 1, true, rest, m) {
				return nil, false
			}
		}
		if v.opts.AllowDeprecatedDagOverlap {
			v.reportDag(p, region, m)
			return []span{enclose(taken, m.at)}, true
		}
		for next < len(taken) && m.at.from >= taken[next].to {
			next++
		}
		if next == len(taken) || taken[next].from >= m.at.to {
			v.reportDag(p, region, m)
			return slices.Insert(taken, next, m.at), true
		}
		if v.opts.VeryVerbose {
			v.report.discarded(taken[next])
		}
		rest = span{rest.src, taken[next].to, rest.to}
		next++
	}
}

// reportDag reports a match that dag has not reported yet.
func (v *verifier) reportDag(p *pattern, region span, m match) {
	if !v.opts.VeryVerbose {
		v.report.outcome(p, 1, true, region, m)
	}
}

// enclose is the stretch from the first to the last of spans and at.
func enclose(spans []span, at span) span {
	for _, s := range spans {
		at.from, at.to = min(at.from, s.from), max(at.to, s.to)
	}
	return at
}
