package serve

import (
	"encoding/json"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
)

// describe words a fault for the program's user.
func (k *kernel) describe(f *emu.Fault) string {
	var b strings.Builder
	lines := k.module.lines
	if src := lines.about(f.Line); src != "" {
		b.WriteString(src + lines.callers(f.Line) + ": ")
	}
	fmt.Fprintf(&b, "%s: %s", f.Kind, f.Msg)
	if other := lines.about(f.Other); other != "" {
		fmt.Fprintf(&b, " (the other access: %s%s)", other, lines.callers(f.Other))
	}
	if f.Placed {
		fmt.Fprintf(&b, ", thread %s of block %s", f.Thread, f.Block)
	}
	fmt.Fprintf(&b, ", kernel %s", k.name)
	if f.Inst != "" {
		fmt.Fprintf(&b, ", PTX line %d %q", f.Line, f.Inst)
	}
	return b.String()
}

// place is where a line of the PTX text comes from.
func (k *kernel) place(line int) place {
	if source := k.module.lines.about(line); source != "" {
		return place{source: source}
	}
	return place{module: k.module, line: line}
}

// findings are the lines of OPTGO_CHECK about a launch. Without it there is one kind, an access
// outside of allocations that a GPU does not notice; each source line is named once.
func (s *session) findings(k *kernel, stats *emu.Stats) string {
	if stats == nil {
		return ""
	}
	var b strings.Builder
	for _, f := range stats.Findings {
		if s.o.Check {
			fmt.Fprintf(&b, "OPTGO_CHECK: %s\n", k.describe(f.Fault))
			continue
		}
		if at := k.place(f.Line); !s.strays[at] {
			s.strays[at] = true
			fmt.Fprintf(&b, "warning: %s; a GPU does not notice (OPTGO_CHECK=1 ends the launch)\n", k.describe(f.Fault))
		}
	}
	return b.String()
}

// progressAfter is how long a launch may run silently.
const progressAfter = 2 * time.Second

// progress says on a terminal how long a launch has been running; the result ends that.
func (s *session) progress(k *kernel, start time.Time) (stop func()) {
	if !s.o.Progress {
		return func() {}
	}
	done := make(chan struct{})
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		tick := time.NewTicker(progressAfter)
		defer tick.Stop()
		shown := false
		for {
			select {
			case <-done:
				if shown {
					fmt.Fprint(s.o.Stderr, "\r\x1b[K")
				}
				return
			case <-tick.C:
				shown = true
				fmt.Fprintf(s.o.Stderr, "\r%s: running for %d s\x1b[K", k.name, int(time.Since(start).Seconds()))
			}
		}
	}()
	return func() { close(done); <-ended }
}

// recorder sums up launches for OPTGO_STATS.
type recorder struct {
	kernels map[string]*total
	order   []string
}

// total is what all launches of one kernel did.
type total struct {
	Kernel             string     `json:"kernel"`
	Launches           int        `json:"launches"`
	Blocks             uint64     `json:"blocks"`
	Seconds            float64    `json:"seconds"`
	ThreadInstructions uint64     `json:"thread_instructions"`
	WarpInstructions   uint64     `json:"warp_instructions"`
	DivergentBranches  uint64     `json:"divergent_branches"`
	Transactions       uint64     `json:"transactions"`
	BankConflicts      uint64     `json:"bank_conflicts"`
	Barriers           uint64     `json:"barriers"`
	Findings           int        `json:"findings"`
	Hottest            []lineWork `json:"hottest_lines"`

	lines map[string]uint64
}

// lineWork is how often a source line was executed.
type lineWork struct {
	Source           string `json:"source"`
	WarpInstructions uint64 `json:"warp_instructions"`
}

func (r *recorder) add(k *kernel, s *emu.Stats, took time.Duration) {
	if s == nil {
		return
	}
	t := r.kernels[k.name]
	if t == nil {
		if r.kernels == nil {
			r.kernels = map[string]*total{}
		}
		t = &total{Kernel: k.name, lines: map[string]uint64{}}
		r.kernels[k.name] = t
		r.order = append(r.order, k.name)
	}
	t.Launches++
	t.Blocks += uint64(s.Grid[0]) * uint64(s.Grid[1]) * uint64(s.Grid[2])
	t.Seconds += took.Seconds()
	t.ThreadInstructions += s.ThreadInstructions
	t.WarpInstructions += s.WarpInstructions
	t.DivergentBranches += s.DivergentBranches
	t.Transactions += s.Transactions
	t.BankConflicts += s.BankConflicts
	t.Barriers += s.Barriers
	t.Findings += len(s.Findings)
	for line, n := range s.ByLine {
		src := k.module.lines.source(line)
		if src == "" {
			src = fmt.Sprintf("PTX line %d", line)
		} else {
			src += k.module.lines.callers(line)
		}
		t.lines[src] += n
	}
}

// hottestLines is how many lines of a kernel are listed.
const hottestLines = 10

// write writes the statistics of all launches; an empty name writes none.
func (r *recorder) write(file string) error {
	if file == "" {
		return nil
	}
	all := []*total{}
	for _, name := range r.order {
		t := r.kernels[name]
		for src, n := range t.lines {
			t.Hottest = append(t.Hottest, lineWork{src, n})
		}
		sort.Slice(t.Hottest, func(i, j int) bool {
			a, b := t.Hottest[i], t.Hottest[j]
			return a.WarpInstructions > b.WarpInstructions || a.WarpInstructions == b.WarpInstructions && a.Source < b.Source
		})
		t.Hottest = t.Hottest[:min(hottestLines, len(t.Hottest))]
		all = append(all, t)
	}
	out, err := os.Create(file)
	if err != nil {
		return errors.Wrap(err, "OPTGO_STATS")
	}
	defer out.Close()
	if filepath.Ext(file) == ".html" {
		return errors.Wrap(page.Execute(out, all), "OPTGO_STATS")
	}
	enc := json.NewEncoder(out)
	enc.SetIndent("", "  ")
	return errors.Wrap(enc.Encode(all), "OPTGO_STATS")
}

var page = template.Must(template.New("stats").Parse(`<!DOCTYPE html>
<meta charset="utf-8"><title>kernels</title>
<style>body{font:15px sans-serif;margin:2em}td,th{padding:.2em .8em;text-align:right}td:first-child,th:first-child{text-align:left}</style>
<h1>Kernels</h1>
<table><tr><th>kernel<th>launches<th>blocks<th>seconds<th>thread instructions<th>divergent branches<th>transactions<th>bank conflicts<th>barriers<th>findings
{{range .}}<tr><td>{{.Kernel}}<td>{{.Launches}}<td>{{.Blocks}}<td>{{printf "%.4f" .Seconds}}<td>{{.ThreadInstructions}}<td>{{.DivergentBranches}}<td>{{.Transactions}}<td>{{.BankConflicts}}<td>{{.Barriers}}<td>{{.Findings}}
{{end}}</table>
{{range .}}<h2>{{.Kernel}}</h2><table><tr><th>source<th>warp instructions
{{range .Hottest}}<tr><td>{{.Source}}<td>{{.WarpInstructions}}
{{end}}</table>{{end}}
`))
