// Command llc-go compiles LLVM IR to PTX with the command line of LLVM's llc, so that build systems
// can name it in llc's place:
//
//	llc-go -mcpu=sm_80 -O3 kernel.ll -o kernel.ptx
//	clang -S -emit-llvm … -o - | llc-go -march=nvptx64 -mcpu=sm_90 > kernel.ptx
//
// Flags of llc without effect here are accepted; any other one is refused by name.
//
// Exit status: 0 done; 1 the input is bad or not supported; 2 the command line is wrong.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/frontend/diag"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
)

// The exit statuses.
const (
	exitInput = 1
	exitUsage = 2
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	o, err := parseArgs(args)
	if err != nil {
		fmt.Fprintf(stderr, "llc-go: %v\n", err)
		return exitUsage
	}
	if o.help {
		printHelp(stdout)
		return 0
	}
	if o.manual.Wanted() {
		if err := o.manual.Print(stdout, describe()); err != nil {
			fmt.Fprintf(stderr, "llc-go: error: %v\n", err)
			return exitInput
		}
		return 0
	}
	if o.version {
		fmt.Fprintln(stdout, "llc-go "+optgo.Version()+": code for nvptx64 from LLVM IR of clang 14 and later, with the flags of llc 22")
		return 0
	}
	if err := o.compile(stdin, stdout); err != nil {
		var list diag.List
		if errors.As(err, &list) {
			diag.Fprint(stderr, list)
		} else {
			fmt.Fprintf(stderr, "llc-go: error: %v\n", err)
		}
		return exitInput
	}
	return 0
}

// compile reads the module, makes PTX of it and writes it to where -o says.
func (o *options) compile(stdin io.Reader, stdout io.Writer) error {
	src, err := o.read(stdin)
	if err != nil {
		return err
	}
	optgo.TuneCollector(len(src), true)
	m, err := optgo.Read(o.inputName(), src, frontend.Retarget(o.retarget))
	if err != nil {
		return err
	}
	if !nvptx.IsTriple(m.Triple) {
		return errors.Errorf("%s: the target is %q, and llc-go knows nvptx64 only: say -mtriple=nvptx64-nvidia-cuda", o.inputName(), m.Triple)
	}
	p, err := optgo.LLC(m, o.llc)
	if err != nil {
		return err
	}
	if o.discard {
		return nil
	}
	var text bytes.Buffer
	if err := ptx.Print(&text, p); err != nil {
		return err
	}
	if out := o.outputName(); out != "-" {
		return errors.WithStack(os.WriteFile(out, text.Bytes(), 0o666))
	}
	_, err = stdout.Write(text.Bytes())
	return errors.Wrap(err, "cannot write to standard output")
}

func (o *options) read(stdin io.Reader) ([]byte, error) {
	if o.input == "-" {
		src, err := io.ReadAll(stdin)
		return src, errors.Wrap(err, "cannot read standard input")
	}
	src, err := os.ReadFile(o.input)
	return src, errors.Wrap(err, "cannot read the input")
}

// inputName is the name of the input in diagnostics and, as in llc, of a module without a name.
func (o *options) inputName() string {
	if o.input == "-" {
		return "<stdin>"
	}
	return o.input
}

// outputName is where the text goes: as in llc, beside an input file unless -o says otherwise.
func (o *options) outputName() string {
	switch {
	case o.output != "":
		return o.output
	case o.input == "-":
		return "-"
	}
	return strings.TrimSuffix(o.input, ".ll") + ".s"
}

// retarget gives the module the triple of the command line, and always the target's data layout, as
// llc does.
func (o *options) retarget(triple, _ string) (string, string) {
	if o.triple != "" {
		triple = o.triple
	}
	if o.arch != "" {
		_, rest, _ := strings.Cut(triple, "-")
		triple = o.arch + "-" + rest
	}
	if o.short {
		return triple, nvptx.ShortLayout
	}
	return triple, optgo.Layout(triple)
}
