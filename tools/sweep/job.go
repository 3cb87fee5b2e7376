package main

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/passes"
)

// job is one compilation of an input: a pipeline, and what is emitted after it.
type job struct {
	Pipeline string
	Emit     string // "ptx -regs=32": a backend with opt-go's flags; "" or "ir": the IR
}

// String returns the job as flags of opt-go.
func (j job) String() string {
	text := fmt.Sprintf("-passes='%s'", j.Pipeline)
	if _, words := j.backend(); words != nil {
		text += " -emit=" + strings.Join(words, " ")
	}
	return text
}

// backend takes Emit apart: which form it names, and its words; none for IR.
func (j job) backend() (form, []string) {
	words := strings.Fields(j.Emit)
	if len(words) == 0 || len(words) == 1 && words[0] == "ir" {
		return irForm, nil
	}
	for f, name := range formNames {
		if name == words[0] && form(f) != irForm {
			return form(f), words
		}
	}
	return noForm, words
}

// form is a form of output.
type form uint8

const (
	irForm form = iota
	ptxForm
	vliwForm
	noForm // what Emit names does not exist
)

var formNames = [...]string{irForm: "ir", ptxForm: "ptx", vliwForm: "vliw"}

// check reports a pipeline or a backend that does not exist, or flags that the backend does not
// have.
func (j job) check() error {
	if _, err := passes.Parse(j.Pipeline); err != nil {
		return errors.Wrap(err, "-passes")
	}
	_, err := j.compiler()
	return errors.Wrapf(err, "-emit='%s'", j.Emit)
}

// compiler is what a job does after its pipeline, and the target that the pipeline is for.
type compiler struct {
	target optgo.TargetOptions
	emit   func(io.Writer, *ir.Module) error
}

// compiler reads the flags of the backend. Each backend checks its own output: the instructions
// against the table of PTX, the schedules and registers of VLIW with independent checkers.
func (j job) compiler() (compiler, error) {
	form, words := j.backend()
	switch form {
	case irForm:
		return compiler{emit: optgo.Write}, nil
	case noForm:
		return compiler{}, errors.Errorf("must be ir, ptx or vliw, and flags of opt-go after it")
	}
	var flags optgo.BackendFlags
	fs := flag.NewFlagSet(words[0], flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	flags.AddTo(fs)
	if err := fs.Parse(words[1:]); err != nil {
		return compiler{}, err
	}
	if fs.NArg() > 0 {
		return compiler{}, errors.Errorf("%s is no flag", fs.Arg(0))
	}
	if form == ptxForm {
		return ptxCompiler(&flags)
	}
	return vliwCompiler(&flags)
}

func ptxCompiler(flags *optgo.BackendFlags) (compiler, error) {
	o, err := flags.PTX()
	return compiler{target: optgo.TargetOptions{PTX: &o}, emit: func(w io.Writer, m *ir.Module) error {
		out, err := optgo.PTX(m, o)
		if err != nil {
			return err
		}
		text := out.String()
		again, err := parse.Module("output", text)
		if err == nil {
			err = ptx.Verify(again)
		}
		if err != nil {
			return &passes.InternalError{Pass: "ptx backend", Cause: "broken PTX: " + err.Error()}
		}
		_, err = io.WriteString(w, text)
		return err
	}}, err
}

func vliwCompiler(flags *optgo.BackendFlags) (compiler, error) {
	o, err := flags.VLIW()
	if err == nil {
		err = flags.ReadMachine(&o)
	}
	o.Verify = true
	return compiler{target: optgo.TargetOptions{VLIW: &o}, emit: func(w io.Writer, m *ir.Module) error {
		out, err := optgo.VLIW(m, o)
		if err != nil {
			return err
		}
		_, err = io.WriteString(w, out.String())
		return err
	}}, err
}
