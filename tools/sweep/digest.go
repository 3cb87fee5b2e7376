package main

import (
	"bufio"
	"crypto/sha256"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pkg/errors"
)

// usualJobs are what -digests compares if the command line names no pipeline: each kind of output,
// with the options that reach most code.
var usualJobs = []job{
	{"no-op-module", ""},
	{"default<O1>", ""},
	{"default<O3>", ""},
	{"gpucc", ""},
	{"gpucc", "ptx -mcpu=sm_90"},
	{"default<O2>,nvptx-codegen", "ptx -regs=32"},
	{"default<O3>", "vliw"},
	{"vliw", "vliw -ssp=auto"},
}

// digestLength is how many hexadecimal digits stand for a text.
const digestLength = 16

func digest(text []byte) string { return fmt.Sprintf("%x", sha256.Sum256(text))[:digestLength] }

// outcome is a line of a file of digests: what a job makes of an input. The input is known by its
// own digest, so that files may move.
type outcome struct {
	key    outcomeKey
	file   string // one that holds the input
	status status
	digest string // of the output, or of the diagnostic
}

type outcomeKey struct {
	input string
	job   job // none: the input itself was refused
}

// line is the outcome as it is written: fields with tabs between them.
func (o *outcome) line() string {
	return strings.Join([]string{o.key.input, o.file, o.key.job.Pipeline, o.key.job.Emit, string(o.status), o.digest}, "\t")
}

// parseOutcome reads a line back.
func parseOutcome(line string) (outcome, error) {
	f := strings.Split(line, "\t")
	if len(f) != 6 {
		return outcome{}, errors.Errorf("%q is no line of digests", line)
	}
	return outcome{outcomeKey{f[0], job{f[2], f[3]}}, f[1], status(f[4]), f[5]}, nil
}

// outcomeOf is the outcome of a reply about a request.
func outcomeOf(q request, r reply, in reply) outcome {
	o := outcome{key: outcomeKey{in.Digest, r.Job}, file: shortPath(q.File), status: r.Status, digest: r.Digest}
	if in.Digest == "" { // it could not be read, or killed the reader
		o.key.input = o.file
	}
	if r.Status != ok {
		o.digest = digest([]byte(r.Message))
	}
	return o
}

// shortPath is a path relative to the working folder, where it lies below it.
func shortPath(path string) string {
	if wd, err := os.Getwd(); err == nil {
		if rel, err := filepath.Rel(wd, path); err == nil && filepath.IsLocal(rel) {
			return rel
		}
	}
	return path
}

// digests writes the outcomes to a file that does not exist yet, or compares them with one that
// does, and tells how many have changed.
func (t *tally) digests(w io.Writer, file string) (changed int, err error) {
	text, err := os.ReadFile(file)
	if os.IsNotExist(err) {
		fmt.Fprintf(w, "%d digests are written to %s\n", len(t.outcomes), file)
		return 0, errors.Wrap(t.writeDigests(file), "-digests")
	}
	if err != nil {
		return 0, errors.Wrap(err, "-digests")
	}
	before := map[outcomeKey]outcome{}
	for line := range strings.Lines(string(text)) {
		o, err := parseOutcome(strings.TrimSuffix(line, "\n"))
		if err != nil {
			return 0, errors.Wrapf(err, "-digests: %s", file)
		}
		before[o.key] = o
	}
	return compare(w, before, t.outcomes), nil
}

func (t *tally) writeDigests(file string) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	for _, o := range sorted(t.outcomes) {
		fmt.Fprintln(w, o.line())
	}
	if err := w.Flush(); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

func sorted(outcomes map[outcomeKey]outcome) []outcome {
	return slices.SortedFunc(maps.Values(outcomes), func(a, b outcome) int { return strings.Compare(a.file+a.line(), b.file+b.line()) })
}

// compare lists the changed outcomes and returns their number. Inputs and jobs that only one side
// has are counted.
func compare(w io.Writer, before, now map[outcomeKey]outcome) (changed int) {
	same, added := 0, 0
	for _, o := range sorted(now) {
		b, known := before[o.key]
		switch {
		case !known:
			added++
		case b.status == o.status && b.digest == o.digest:
			same++
		default:
			changed++
			fmt.Fprintf(w, "%s %s: %s %s, before %s %s\n", o.file, o.key.job, o.status, o.digest, b.status, b.digest)
		}
	}
	gone := len(before) - same - changed
	fmt.Fprintf(w, "%d outcomes are the same, %d have changed; %d are new, %d are gone\n", same, changed, added, gone)
	return changed
}
