package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/pkg/errors"
)

// failure is an outcome that is an error of opt-go.
type failure struct {
	request // with the one job that fails
	reply
	kept string // the file that holds it
}

// fault identifies the error independently of the input: failures with the same fault are listed
// together.
func (f *failure) fault() string {
	if f.Place != "" {
		return fmt.Sprintf("%s in %s", f.Status, f.Place)
	}
	return fmt.Sprintf("%s: %s", f.Status, unnamed.ReplaceAllString(f.Message, "…"))
}

// unnamed matches the parts that differ between messages about the same fault: the names and
// numbers of the input.
var unnamed = regexp.MustCompile(`[%@][-\w.$]+|<stdin>:\d+:\d+|\d+`)

// tally counts the outcomes of a sweep.
type tally struct {
	mu       sync.Mutex
	inputs   int
	counts   map[status]int // of runs; refused: of inputs
	refused  []string
	failures []*failure
	outcomes map[outcomeKey]outcome
}

func newTally() *tally { return &tally{counts: map[status]int{}, outcomes: map[outcomeKey]outcome{}} }

func (t *tally) print(w io.Writer) {
	slices.Sort(t.refused)
	for _, line := range t.refused {
		fmt.Fprintln(w, line)
	}
	groups := map[string][]*failure{}
	for _, f := range t.failures {
		groups[f.fault()] = append(groups[f.fault()], f)
	}
	for _, fault := range slices.Sorted(maps.Keys(groups)) {
		list := groups[fault]
		slices.SortFunc(list, func(a, b *failure) int { return strings.Compare(a.line(), b.line()) })
		fmt.Fprintf(w, "%s (%d)\n", fault, len(list))
		for _, f := range list {
			fmt.Fprintf(w, "  %s\n", f.line())
		}
	}
	fmt.Fprintf(w, "%d inputs:", t.inputs)
	for _, s := range []status{ok, refused, crash, hang, rejected, changed, lenient, invalid} {
		if n := t.counts[s]; n > 0 || s != changed && s != lenient && s != invalid {
			fmt.Fprintf(w, " %d %s", n, s)
		}
	}
	fmt.Fprintln(w)
}

// line names an input, a job, and what the job does to the input.
func (f *failure) line() string {
	name := f.File
	if f.request.Changes > 0 {
		name = fmt.Sprintf("%s with seed %d (%s)", f.File, f.Seed, strings.Join(f.reply.Changes, ", "))
	}
	if f.Job != (job{}) {
		name += " " + f.Job.String()
	}
	line := fmt.Sprintf("%s: %s", name, f.Message)
	if f.kept != "" {
		line += "; kept: " + f.kept
	}
	return line
}

// maxChanges is the longest series of random changes.
const maxChanges = 12

// run sweeps over all inputs with all jobs.
func (c *config) run(folders []string) (*tally, error) {
	files, err := c.files(folders)
	if err != nil {
		return nil, err
	}
	if c.keep != "" {
		if err := os.MkdirAll(c.keep, 0o777); err != nil {
			return nil, errors.Wrap(err, "cannot make the folder of -keep")
		}
	}
	t := newTally()
	requests := make(chan request)
	errs := make(chan error, c.workers)
	var wg sync.WaitGroup
	for range c.workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s := &sweeper{c: c, t: t}
			defer s.stop()
			for q := range requests {
				if err := s.sweep(q); err != nil {
					errs <- err
					for range requests { // let the others finish
					}
				}
			}
		}()
	}
	for _, q := range c.requests(files) {
		requests <- q
	}
	close(requests)
	wg.Wait()
	close(errs)
	return t, <-errs
}

// requests makes one request of each file, or one for each series of random changes: of which file,
// how many, and with whose functions spliced in, follows from the seed, and each series has a seed
// of its own, by which it can be made again.
func (c *config) requests(files []string) []request {
	var list []request
	if c.mutate > 0 {
		for k := range c.mutate {
			seed := c.seed + uint64(k)
			r := rand.New(rand.NewPCG(seed, 0x7357))
			file := func() string { return files[r.IntN(len(files))] }
			list = append(list, request{File: file(), Jobs: c.jobs, Seed: seed, Changes: 1 + r.IntN(maxChanges), Donors: []string{file(), file()}})
		}
		return list
	}
	for _, f := range files {
		list = append(list, request{File: f, Jobs: c.jobs, Plain: c.digests != ""})
	}
	return list
}

// sweeper is one worker process, replaced when it dies, with what it takes to judge its results.
type sweeper struct {
	c *config
	t *tally
	p *process
}

func (s *sweeper) stop() {
	if s.p != nil {
		s.p.end()
	}
}

// ask has the worker answer all of a request: after a job that killed it, the rest.
func (s *sweeper) ask(q request, tell func(reply)) error {
	for {
		if s.p == nil {
			p, err := start(s.c.memory)
			if err != nil {
				return err
			}
			s.p = p
		}
		last := reply{Job: job{Pipeline: "none"}}
		alive := s.p.ask(q, s.c.timeout, func(r reply) {
			if r.Job != last.Job { // not the input again, for the rest
				tell(r)
			}
			last = r
		})
		if alive {
			return nil
		}
		s.p = nil
		at := slices.Index(q.Jobs, last.Job)
		if at < 0 || at+1 == len(q.Jobs) {
			return nil
		}
		q.Jobs = q.Jobs[at+1:]
	}
}

// sweep runs one request and judges its results.
func (s *sweeper) sweep(q request) error {
	if s.c.accept {
		return s.accept(q)
	}
	var in reply
	var bad []*failure
	judged := map[[sha256.Size]byte]string{}
	var outcomes []outcome
	counts := map[status]int{}
	err := s.ask(q, func(r reply) {
		if r.Job == (job{}) {
			if in.Status != "" {
				return // the input again, after a worker has died
			}
			in = r
			if r.Status == ok {
				return
			}
		}
		if r.Status == ok && r.Text != nil {
			if why := s.c.judge(r.Text, in.Text, judged); why != "" {
				r.Status, r.Message = rejected, why
			}
		}
		counts[r.Status]++
		outcomes = append(outcomes, outcomeOf(q, r, in))
		if r.Status == crash || r.Status == hang || r.Status == rejected {
			one := q
			one.Jobs = []job{r.Job}
			r.Changes = in.Changes
			r.Message, _, _ = strings.Cut(r.Message, "\n")
			bad = append(bad, &failure{request: one, reply: r})
		}
	})
	if err != nil {
		return err
	}
	for _, f := range bad {
		if err := s.save(f, in.Text); err != nil {
			return err
		}
	}
	s.t.mu.Lock()
	defer s.t.mu.Unlock()
	s.t.inputs++
	for k, n := range counts {
		s.t.counts[k] += n
	}
	for _, o := range outcomes {
		s.t.outcomes[o.key] = o
	}
	if in.Status == refused && s.c.verbose {
		s.t.refused = append(s.t.refused, fmt.Sprintf("%s: refused: %s", q.File, in.Message))
	}
	s.t.failures = append(s.t.failures, bad...)
	return nil
}

// judge asks the peers about a result, unless they have been asked before, and returns why they
// refuse it: "" if one accepts it, or if none accepts the input either.
func (c *config) judge(text, input []byte, judged map[[sha256.Size]byte]string) string {
	if len(c.peers) == 0 {
		return ""
	}
	key := sha256.Sum256(text)
	if why, ok := judged[key]; ok {
		return why
	}
	why := c.refusal(text)
	if why != "" {
		inputKey := sha256.Sum256(input)
		inputWhy, ok := judged[inputKey]
		if !ok {
			inputWhy = c.refusal(input)
			judged[inputKey] = inputWhy
		}
		if inputWhy != "" {
			why = ""
		}
	}
	judged[key] = why
	return why
}

// refusal returns the first peer's diagnostic for a text that no peer accepts.
func (c *config) refusal(text []byte) string {
	first := ""
	for _, peer := range c.peers {
		cmd := exec.Command(peer, "-passes=verify", "-disable-output", "-")
		cmd.Stdin = bytes.NewReader(text)
		out, err := cmd.CombinedOutput()
		if err == nil {
			return ""
		}
		if first == "" {
			first = peer + ": " + complaint(string(out))
		}
	}
	return first
}

// complaint finds the line with the error; LLVM prints the context of a crash around it.
func complaint(output string) string {
	lines := strings.Split(strings.TrimSpace(output), "\n")
	for _, word := range []string{"error:", "Assertion", "LLVM ERROR"} {
		for _, l := range lines {
			if strings.Contains(l, word) {
				return l
			}
		}
	}
	return lines[0]
}
