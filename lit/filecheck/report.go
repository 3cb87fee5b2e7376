package filecheck

import (
	"fmt"
	"sort"
	"strings"
)

// verdict classifies an event for the annotated dump.
type verdict int

const (
	foundExpected verdict = iota
	foundExcluded
	foundWrongLine
	foundDiscarded
	noneExcluded
	noneExpected
	noneInvalid // the pattern could not be looked for
	fuzzy
)

// event is something to show in the annotated dump of the input.
type event struct {
	pattern *pattern
	verdict verdict
	at      span
	note    string
}

// reporter reports what matched and what did not. With events being collected for a dump, successes
// go there only; errors are printed as well.
type reporter struct {
	opts    *Options
	print   *printer
	vars    *variables
	collect bool
	events  []event
}

func (r *reporter) add(p *pattern, v verdict, at span, note string) {
	if r.collect {
		r.events = append(r.events, event{p, v, at, note})
	}
}

// outcome reports the result of looking for p, for the nth time of p.count, in
// the region, and says whether it is an error.
func (r *reporter) outcome(p *pattern, nth int, expected bool, region span, m match) (failed bool) {
	if m.found {
		return r.matched(p, nth, expected, m.at, region)
	}
	return r.unmatched(p, nth, expected, region, m.mistakes)
}

func (r *reporter) matched(p *pattern, nth int, expected bool, at, region span) (failed bool) {
	failed = !expected
	show := failed
	if !failed {
		if !r.opts.Verbose && !r.opts.VeryVerbose || p.kind == kindEOF && !r.opts.VeryVerbose {
			return false
		}
		show = !r.collect
	}
	v, severity, what := foundExpected, "remark", "expected"
	if !expected {
		v, severity, what = foundExcluded, "error", "excluded"
	}
	notes := append(r.fillNotes(p, at.start()), r.captureNotes(p)...)
	r.add(p, v, at, "")
	for _, n := range notes {
		r.add(p, v, n.at, n.msg)
	}
	if !show {
		return failed
	}
	r.print.message(p.at.start(), severity, p.headline(nth, what+" string found in input"))
	r.print.message(at.start(), "note", "found here", at)
	for _, n := range notes {
		r.print.message(n.at.start(), "note", n.msg, n.at)
	}
	return failed
}

func (r *reporter) unmatched(p *pattern, nth int, expected bool, region span, mistakes []*mistake) (failed bool) {
	v, severity, what := noneExpected, "error", "expected"
	if !expected {
		v, severity, what = noneExcluded, "remark", "excluded"
	}
	for _, m := range mistakes {
		r.print.mistake(m)
		v = noneInvalid
	}
	failed = expected || len(mistakes) > 0
	show := failed
	if !failed {
		if !r.opts.VeryVerbose {
			return false
		}
		show = !r.collect
	}
	notes := r.fillNotes(p, region.start())
	r.add(p, v, region, "")
	for _, m := range mistakes {
		r.add(p, v, region.start(), m.msg)
	}
	for _, n := range notes {
		r.add(p, v, n.at, n.msg)
	}
	if !show {
		return failed
	}
	if len(mistakes) == 0 {
		r.print.message(p.at.start(), severity, p.headline(nth, what+" string not found in input"))
		r.print.message(region.start(), "note", "scanning from here")
	}
	for _, n := range notes {
		r.print.message(n.at, "note", n.msg)
	}
	if expected {
		r.suggest(p, region)
	}
	return failed
}

func (p *pattern) headline(nth int, what string) string {
	s := p.description() + ": " + what
	if p.count > 1 {
		s += fmt.Sprintf(" (%d out of %d)", nth, p.count)
	}
	return s
}

// note is a remark about a place in the input.
type note struct {
	at  span
	msg string
}

// fillNotes says which values were filled into the pattern.
func (r *reporter) fillNotes(p *pattern, at span) []note {
	var notes []note
	for _, f := range p.fills {
		if value, wrong := p.value(f, r.vars); wrong == nil {
			notes = append(notes, note{at, fmt.Sprintf(`with "%s" equal to "%s"`, escaped(f.at.text()), escaped(value))})
		}
	}
	return notes
}

// captureNotes says which variables the last match has set, in input order.
func (r *reporter) captureNotes(p *pattern) []note {
	var notes []note
	for _, c := range p.captures {
		at := r.vars.strings[c.name]
		if c.num != nil {
			at = c.num.text
		}
		notes = append(notes, note{at, fmt.Sprintf(`captured var "%s"`, c.name)})
	}
	sort.SliceStable(notes, func(i, j int) bool { return notes[i].at.from < notes[j].at.from })
	return notes
}

// wrongLine records that a match is on a wrong line.
func (r *reporter) wrongLine(p *pattern, at span) {
	if r.opts.Verbose || r.opts.VeryVerbose {
		r.revise(foundWrongLine) // it was recorded as a good match
		return
	}
	r.add(p, foundWrongLine, at, "")
}

// revise changes the verdict of the last events, those of one pattern.
func (r *reporter) revise(v verdict) {
	for i := len(r.events) - 1; i >= 0 && r.events[i].pattern.at == r.events[len(r.events)-1].pattern.at; i-- {
		r.events[i].verdict = v
	}
}

// discarded reports that the last match overlaps an earlier one.
func (r *reporter) discarded(earlier span) {
	if !r.collect {
		r.print.message(earlier.start(), "note", "match discarded, overlaps earlier DAG match here", earlier)
		return
	}
	r.revise(foundDiscarded)
}

// How far suggest looks, and how different a suggestion may be.
const (
	suggestReach   = 4096
	suggestWork    = 4096 * 2048
	suggestMaximum = 50
)

// suggest points at the place that looks most like the pattern.
func (r *reporter) suggest(p *pattern, region span) {
	model := p.fixed
	if model == "" {
		model = p.regex
	}
	text := region.text()
	reach := min(suggestReach, len(text))
	if reach*len(model) > suggestWork {
		return // comparing costs reach × the square of the pattern's length
	}
	best, bestQuality, lines := -1, 0.0, 0
	for i := 0; i < reach; i++ {
		if text[i] == '\n' {
			lines++
		}
		if isBlank(text[i]) {
			continue
		}
		candidate, _, _ := strings.Cut(text[i:min(len(text), i+len(model))], "\n")
		quality := float64(editDistance(candidate, model)) + float64(lines)/100
		if best < 0 || quality < bestQuality {
			best, bestQuality = i, quality
		}
	}
	if best > 0 && bestQuality < suggestMaximum {
		at := region.skip(best).start()
		r.add(p, fuzzy, at, "")
		r.print.message(at, "note", "possible intended match here")
	}
}

// editDistance is how many bytes must be inserted, deleted or replaced to turn
// one text into the other.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diagonal := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			replaced := diagonal
			if a[i-1] != b[j-1] {
				replaced++
			}
			diagonal = row[j]
			row[j] = min(replaced, row[j]+1, row[j-1]+1)
		}
	}
	return row[len(b)]
}
