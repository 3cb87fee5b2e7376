package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"io"
	"math/rand"
	"os"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/mutate"
	"opt-go/passes"
)

// request asks a worker for the outcomes of jobs on one module.
type request struct {
	File string // where the module is read from, if Text is nil
	Text []byte // the module
	Jobs []job  // do each on a fresh copy of the module
	// Plain asks for what opt-go does without flags: no verifier between passes. The file has no
	// name, which output and diagnostics would contain.
	Plain  bool
	Verify bool // the module must be valid, not only readable
	// Version is the LLVM version in whose syntax the module is printed; 0: its own.
	Version int

	// Changes asks for so many random changes of the module's structure, by the seed, with the
	// Donors' functions to copy from.
	Changes int
	Seed    uint64
	Donors  []string
}

// reply is a message of a worker: one about the input, then two about each job, at its start and at
// its end.
type reply struct {
	Job     job // none: the input
	Begins  bool
	Status  status
	Message string // of a crash or a refusal
	Place   string // opt-go's function that panicked
	Text    []byte // the input as it is printed, or the resulting IR where that differs
	Digest  string // of the input as it was read, or of the result
	Changes []string
}

type status string

const (
	ok       status = "ok"
	refused  status = "refused"
	crash    status = "crash"
	hang     status = "hang"
	rejected status = "rejected"
)

// serve answers requests until the input ends.
func serve(in io.Reader, out io.Writer) error {
	limitMemory()
	requests, replies := json.NewDecoder(in), json.NewEncoder(out)
	for {
		var q request
		if err := requests.Decode(&q); err == io.EOF {
			return nil
		} else if err != nil {
			return errors.Wrap(err, "a request that a worker cannot read")
		}
		if err := q.answer(func(r reply) error { return replies.Encode(r) }); err != nil {
			return err
		}
	}
}

func (q *request) answer(say func(reply) error) error {
	printed, first := q.prepare()
	first.Text = printed
	if err := say(first); err != nil || first.Status != ok {
		return err
	}
	for _, j := range q.Jobs {
		if err := say(reply{Job: j, Begins: true}); err != nil {
			return err
		}
		r := q.do(j)
		if form, _ := j.backend(); form != irForm || bytes.Equal(r.Text, printed) {
			r.Text = nil
		}
		if err := say(r); err != nil {
			return err
		}
	}
	return nil
}

// prepare reads the module, changes it if that is asked, and prints it. From then on q.Text is what
// the jobs read.
func (q *request) prepare() (printed []byte, r reply) {
	r.Status = ok
	if q.Text == nil {
		src, err := os.ReadFile(q.File)
		if err != nil {
			return nil, reply{Status: refused, Message: err.Error()}
		}
		q.Text = src
	}
	r.Digest = digest(q.Text)
	err := passes.Guard("reader", func() error {
		m, err := q.read()
		if err != nil {
			return err
		}
		if q.Changes > 0 {
			m, r.Changes = q.change(m)
		}
		if q.Verify {
			if err := frontend.Verify(m); err != nil {
				return err
			}
		}
		var b bytes.Buffer
		if err = frontend.WriteVersion(&b, m, cmp.Or(q.Version, m.Version())); err != nil {
			return err
		}
		printed = b.Bytes()
		return nil
	})
	if err == nil && q.Changes > 0 {
		q.Text = printed
		err = passes.Guard("reader", func() error {
			_, err := q.read()
			return errors.Wrap(err, "what is printed cannot be read again")
		})
	}
	if err != nil {
		f := failed(err)
		f.Digest = r.Digest
		return nil, f
	}
	return printed, r
}

func (q *request) read() (*ir.Module, error) {
	name := q.File
	if q.Plain {
		name = "input"
	}
	var opts []frontend.Option
	if q.Verify { // what is compared with LLVM's reading
		opts = append(opts, frontend.AsWritten())
	}
	m, err := optgo.Read(name, q.Text, opts...)
	if m != nil && m.SourceName == "" {
		m.SourceName = "input"
	}
	return m, err
}

// do runs the pipeline of a job, with the verifier after each pass and at the end, and emits the
// result.
func (q *request) do(j job) reply {
	var text []byte
	err := passes.Guard("driver", func() error {
		nodes, err := passes.Parse(j.Pipeline)
		if err != nil {
			return err
		}
		c, err := j.compiler()
		if err != nil {
			return err
		}
		m, err := q.read()
		if err != nil {
			return err
		}
		if _, err := passes.Run(m, nodes, passes.Options{Target: optgo.Target(m, c.target), Workers: 1, VerifyEach: !q.Plain}); err != nil {
			return err
		}
		if err := frontend.Verify(m); err != nil {
			return &passes.InternalError{Pass: j.Pipeline, Cause: "broken IR: " + err.Error()}
		}
		var b bytes.Buffer
		err = c.emit(&b, m)
		text = b.Bytes()
		return err
	})
	r := reply{Status: ok, Text: text, Digest: digest(text)}
	if err != nil {
		r = failed(err)
	}
	r.Job = j
	return r
}

// failed distinguishes an internal error from a rejected input.
func failed(err error) reply {
	var ie *passes.InternalError
	if !errors.As(err, &ie) {
		return reply{Status: refused, Message: complaint(err.Error())}
	}
	return reply{Status: crash, Message: ie.Error(), Place: passes.PanicPlace(string(ie.Stack))}
}

// change makes the random changes. Donors that cannot be read give nothing.
func (q *request) change(m *ir.Module) (*ir.Module, []string) {
	var donors []*ir.Module
	for _, file := range q.Donors {
		if d, err := optgo.ReadFile(file, frontend.In(m.Ctx)); err == nil {
			donors = append(donors, d)
		}
	}
	mutant := mutate.Module(m, rand.New(rand.NewSource(int64(q.Seed))), q.Changes, donors)
	return mutant.Module, mutant.Made
}
