package compile

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"sort"
	"time"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/pass"

	"github.com/pkg/errors"
)

// writeReports prints the reports of the run: remarks, counters, times.
func (o *options) writeReports(res *passes.Result, m *ir.Module, stderr io.Writer) error {
	res.Remarks = o.hotEnough(res.Remarks)
	for _, r := range res.Remarks {
		if re := o.remarks[r.Kind]; re != nil && re.MatchString(r.Pass) {
			file, line, col := passes.RemarkPlace(m, r)
			fmt.Fprintf(stderr, "%s: remark: %s [-Rpass%s=%s]\n", diag.Position{File: file, Line: line, Col: col}, r.Text()+hotness(r),
				map[pass.RemarkKind]string{pass.Missed: "-missed", pass.Analyzed: "-analysis"}[r.Kind], r.Pass)
		}
	}
	if o.remarksOutput != "" {
		if err := o.writeRemarkFile(res, m); err != nil {
			return err
		}
	}
	if err := o.debugify.write(res.Losses); err != nil {
		return err
	}
	if o.statsJSON {
		flat := map[string]int64{}
		for _, s := range res.Stats {
			flat[s.Pass+"."+s.Name] = s.Value
		}
		text, err := json.MarshalIndent(flat, "", "\t")
		if err != nil {
			return errors.Wrap(err, "cannot print the counters")
		}
		fmt.Fprintf(stderr, "%s\n", text)
	} else if o.stats {
		fmt.Fprintf(stderr, "===-------------------------------------------------------------------------===\n"+
			"                          ... Statistics Collected ...\n"+
			"===-------------------------------------------------------------------------===\n\n")
		for _, s := range res.Stats {
			fmt.Fprintf(stderr, "%6d %s - %s\n", s.Value, s.Pass, s.Name)
		}
		fmt.Fprintln(stderr)
	}
	if o.timePasses {
		printTimes(stderr, res.Times)
	}
	return nil
}

// hotEnough returns the remarks on code that the profile says was executed as often as the command
// line asks for; where the profile says nothing, it was not.
func (o *options) hotEnough(all []pass.Remark) []pass.Remark {
	if o.remarksThreshold == 0 {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(r pass.Remark) bool { return r.Hotness < o.remarksThreshold })
}

// hotness is what a remark's text ends with.
func hotness(r pass.Remark) string {
	if !r.Counted {
		return ""
	}
	return fmt.Sprintf(" (hotness: %d)", r.Hotness)
}

func (o *options) writeRemarkFile(res *passes.Result, m *ir.Module) error {
	if o.remarksOutput == "-" {
		for _, r := range res.Remarks {
			if _, err := io.WriteString(os.Stdout, passes.RemarkYAML(m, r)); err != nil {
				return errors.Wrap(err, "cannot write remarks")
			}
		}
		return nil
	}
	f, err := os.Create(o.remarksOutput)
	if err != nil {
		return errors.Wrap(err, "cannot write remarks")
	}
	for _, r := range res.Remarks {
		if _, err := io.WriteString(f, passes.RemarkYAML(m, r)); err != nil {
			f.Close()
			return errors.Wrap(err, "cannot write remarks")
		}
	}
	return errors.Wrap(f.Close(), "cannot write remarks")
}

func printTimes(w io.Writer, times []passes.PassTime) {
	sort.Slice(times, func(i, j int) bool {
		if times[i].Wall != times[j].Wall {
			return times[i].Wall > times[j].Wall
		}
		return times[i].Name < times[j].Name
	})
	total := time.Duration(0)
	for _, t := range times {
		total += t.Wall
	}
	fmt.Fprintf(w, "===-------------------------------------------------------------------------===\n"+
		"                      ... Pass execution timing report ...\n"+
		"===-------------------------------------------------------------------------===\n"+
		"  Total Execution Time: %.4f seconds, summed over workers\n\n   ---Wall Time---    --Runs--  --- Name ---\n", total.Seconds())
	for _, t := range times {
		share := 0.0
		if total > 0 {
			share = 100 * float64(t.Wall) / float64(total)
		}
		fmt.Fprintf(w, "  %8.4f (%5.1f%%)  %8d  %s\n", t.Wall.Seconds(), share, t.Runs, t.Name)
	}
}
