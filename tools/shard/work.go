package shard

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"sync"

	"github.com/pkg/errors"

	"opt-go/tools/progress"
)

// Work is the measurements of a command, which are the items of some lists. A whole run makes all
// of them. A part makes those whose number in their list is its own, and writes them to a file
// instead of printing: what it would print has zeros in it. The run that merges makes none and
// reads them from the files, so that what it prints is what a whole run prints. Clocks apart: a
// whole run and the parts have measured different times.
//
// A nil *Work makes all measurements and prints to standard output.
type Work struct {
	shard   Shard
	partial string
	merge   bool
	flags   *flag.FlagSet
	outputs []string // flags that do not change the measurements

	command string
	bar     *progress.Bar
	mu      sync.Mutex
	items   map[string]json.RawMessage // by list and number
}

// NewWork defines the flags -shard, -partial and -merge. The flags named by outputs choose what is
// printed; the others must be the same in all parts and in the run that merges.
func NewWork(fs *flag.FlagSet, outputs ...string) *Work {
	w := &Work{flags: fs, outputs: append(outputs, "shard", "partial", "merge"), items: map[string]json.RawMessage{}}
	fs.Var(&w.shard, "shard", "measure part I of N only (`I/N`), for -partial")
	fs.StringVar(&w.partial, "partial", "", "write the measurements to `FILE.json`, for -merge")
	fs.BoolVar(&w.merge, "merge", false, "measure nothing: print what the parts in the files that are named have measured")
	return w
}

// Begin checks the flags after they are parsed, and reads the files of -merge. command is the name
// of the command.
func (w *Work) Begin(command string) error {
	w.command = command
	w.flags.Visit(func(f *flag.Flag) {
		if !slices.Contains(w.outputs, f.Name) {
			w.command += fmt.Sprintf(" -%s=%s", f.Name, f.Value)
		}
	})
	switch {
	case w.merge && (w.Part() || w.partial != ""):
		return errors.New("-merge goes with neither -shard nor -partial")
	case !w.merge && w.flags.NArg() > 0:
		return errors.Errorf("unexpected argument %s", w.flags.Arg(0))
	case w.Part() && w.partial == "":
		return errors.New("-shard needs -partial: a part prints nothing")
	case !w.merge:
		w.bar = progress.New(-1, "measurements")
		return nil
	}
	parts, err := Load[map[string]json.RawMessage](w.flags.Args(), w.command)
	if err != nil {
		return err
	}
	for _, p := range parts {
		for name, result := range p {
			w.items[name] = result
		}
	}
	return nil
}

// Part reports whether this run makes a part of the measurements only.
func (w *Work) Part() bool { return w != nil && w.shard.N > 0 }

// Merges reports whether this run prints the measurements of parts.
func (w *Work) Merges() bool { return w != nil && w.merge }

// Finish writes the file of -partial.
func (w *Work) Finish() error {
	if w == nil {
		return nil
	}
	w.bar.Close()
	return Save(w.partial, w.command, w.shard, w.items)
}

// Out is where results are printed: standard output, and for a part nowhere.
func (w *Work) Out() io.Writer {
	switch {
	case w == nil:
		return os.Stdout
	case w.Part():
		return io.Discard
	}
	return &printer{w}
}

// printer prints with the progress bar out of its way.
type printer struct{ w *Work }

func (p *printer) Write(text []byte) (n int, err error) {
	p.w.bar.Print(func() { n, err = os.Stdout.Write(text) })
	return n, err
}

// Has reports whether this run knows item k of any list: a part knows its own.
func (w *Work) Has(k int) bool { return w == nil || w.shard.Has(k) }

// Measure returns a measurement, item k from 0 of a list: made by the function, or read from the
// file of a part; the zero value if it is another part's. T must survive JSON. It may be called
// from several goroutines.
func Measure[T any](w *Work, list string, k int, measure func() (T, error)) (T, error) {
	var result T
	if w == nil {
		return measure()
	}
	name := fmt.Sprintf("%s #%d", list, k)
	if w.merge {
		text, ok := w.items[name]
		if !ok {
			return result, errors.Errorf("-merge: the parts have not measured %s", name)
		}
		return result, errors.Wrap(json.Unmarshal(text, &result), name)
	}
	if !w.Has(k) {
		return result, nil
	}
	result, err := measure()
	w.bar.Done()
	if err != nil || w.partial == "" {
		return result, err
	}
	text, err := json.Marshal(result)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.items[name] = text
	return result, errors.Wrap(err, name)
}
