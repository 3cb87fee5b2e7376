package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"io"
	"math/rand"
	"os"
	"regexp"
	"strings"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/mutate"
	"opt-go/passes"
)

// request asks a worker for the outcomes of pipelines on one module.
type request struct {
	File      string   // where the module is read from, if Text is nil
	Text      []byte   // the module
	Pipelines []string // run each on a fresh copy of the module
	Verify    bool     // the module must be valid, not only readable
	Version   int      // of LLVM, in whose syntax the module is printed; 0: its own

	// Changes asks for so many random changes of the module's structure, by the seed, with the
	// Donors' functions to copy from.
	Changes int
	Seed    uint64
	Donors  []string
}

// reply is a message of a worker: one about the input, then two about each pipeline, at its start
// and at its end.
type reply struct {
	Pipeline string // "": the input
	Begins   bool
	Status   status
	Message  string // of a crash or a refusal
	Place    string // opt-go's function that panicked
	Text     []byte // the input as it is printed, or the result where that differs
	Changes  []string
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
	for _, p := range q.Pipelines {
		if err := say(reply{Pipeline: p, Begins: true}); err != nil {
			return err
		}
		r := q.runPipeline(p)
		if bytes.Equal(r.Text, printed) {
			r.Text = nil
		}
		if err := say(r); err != nil {
			return err
		}
	}
	return nil
}

// prepare reads the module, changes it if that is asked, and prints it. From then on q.Text is what
// the pipelines read.
func (q *request) prepare() (printed []byte, r reply) {
	r.Status = ok
	if q.Text == nil {
		src, err := os.ReadFile(q.File)
		if err != nil {
			return nil, reply{Status: refused, Message: err.Error()}
		}
		q.Text = src
	}
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
		return nil, failed(err)
	}
	return printed, r
}

func (q *request) read() (*ir.Module, error) {
	m, err := optgo.Read(q.File, q.Text)
	if m != nil && m.SourceName == "" {
		m.SourceName = "input"
	}
	return m, err
}

// runPipeline runs one pipeline, with the verifier after each pass and at the end, and prints the
// result.
func (q *request) runPipeline(pipeline string) reply {
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		return reply{Pipeline: pipeline, Status: refused, Message: err.Error()}
	}
	var text []byte
	err = passes.Guard("driver", func() error {
		m, err := q.read()
		if err != nil {
			return err
		}
		if _, err := passes.Run(m, nodes, passes.Options{Target: optgo.Target(m, optgo.TargetOptions{}), Workers: 1, VerifyEach: true}); err != nil {
			return err
		}
		if err := frontend.Verify(m); err != nil {
			return &passes.InternalError{Pass: pipeline, Cause: "broken IR: " + err.Error()}
		}
		var b bytes.Buffer
		err = frontend.Write(&b, m)
		text = b.Bytes()
		return err
	})
	r := reply{Status: ok, Text: text}
	if err != nil {
		r = failed(err)
	}
	r.Pipeline = pipeline
	return r
}

// failed distinguishes an internal error from a rejected input.
func failed(err error) reply {
	var ie *passes.InternalError
	if !errors.As(err, &ie) {
		return reply{Status: refused, Message: complaint(err.Error())}
	}
	return reply{Status: crash, Message: ie.Error(), Place: place(string(ie.Stack))}
}

// frame finds opt-go's functions in the stack of a panic or of a killed process.
var frame = regexp.MustCompile(`(?m)^(opt-go/(?:frontend|passes|nvptx|vliw)[^\s(]*(?:\(\*?\w+\))?[^\s(]*)\(`)

// place returns the function that panicked: opt-go's first one after the last panic in the stack.
func place(stack string) string {
	if i := strings.LastIndex(stack, "\npanic("); i >= 0 {
		stack = stack[i:]
	}
	for _, m := range frame.FindAllStringSubmatch(stack, -1) {
		if !strings.HasPrefix(m[1], "opt-go/passes.guarded") {
			return strings.TrimPrefix(m[1], "opt-go/")
		}
	}
	return ""
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
