package compile

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/reduce"
	"opt-go/passes"

	"github.com/pkg/errors"
)

// -reduce=CMD shrinks the input while CMD succeeds on what the run makes of it.
//
//	opt-go big.ll -reduce='! llc-19 -filetype=null'            CMD judges the module itself
//	opt-go big.ll -passes='default<O2>' -reduce=./is-wrong.sh   CMD judges the result of the passes
//	opt-go big.ll -passes=gpucc -emit=ptx -reduce=crash         an internal error of ours
//
// With passes, the run of a pass is searched first after which CMD begins to succeed
// (-opt-bisect-limit does it by hand): what is reduced then is the module before that run, with
// that pass alone. Where the pass alone does not show it, the input is reduced with the whole
// pipeline.

// crashes is the command that stands for the internal error of the input.
const crashes = "crash"

// reduction is a run with -reduce.
type reduction struct {
	o       *options
	fault   string // with -reduce=crash: the internal error
	scratch string // folder for what the command judges
	log     io.Writer
	err     error // the command could not be run
}

// reduceInput is the whole of a run with -reduce.
func (o *options) reduceInput(stdin io.Reader, stdout, stderr io.Writer) int {
	pipeline, err := passes.Parse(o.debugify.around(o.pipeline))
	if err != nil {
		fmt.Fprintf(stderr, "opt-go: %v\n", err)
		return exitUsage
	}
	src, err := o.readSource(stdin)
	if err != nil {
		return report(stderr, err)
	}
	r := &reduction{o: o, log: stderr}
	if r.scratch, err = os.MkdirTemp("", "opt-go-reduce"); err != nil {
		return report(stderr, errors.Wrap(err, "cannot make a folder for the command's input"))
	}
	defer os.RemoveAll(r.scratch)
	o.verifyEach = true // broken IR is the fault of the pass that makes it
	small, left, err := r.run(src, pipeline)
	if err != nil {
		return o.failed(stderr, err, nil)
	}
	fmt.Fprintf(stderr, "opt-go: reduced from %d to %d bytes%s\n", len(src), len(small), left.describe())
	if err := o.write(small, stdout); err != nil {
		return report(stderr, err)
	}
	return 0
}

// readSource reads the text of the input.
func (o *options) readSource(stdin io.Reader) ([]byte, error) {
	if o.input == "-" {
		src, err := io.ReadAll(stdin)
		return src, errors.Wrap(err, "cannot read standard input")
	}
	src, err := os.ReadFile(o.input)
	return src, errors.Wrap(err, "cannot read the input")
}

// leftPasses are the passes that a reduced module needs.
type leftPasses []passes.Node

func (l leftPasses) describe() string {
	if len(l) == 0 {
		return ""
	}
	return fmt.Sprintf("; it needs -passes='%s'", passes.Format(l))
}

// run searches the pass and reduces.
func (r *reduction) run(src []byte, pipeline []passes.Node) ([]byte, leftPasses, error) {
	if r.o.reduce == crashes {
		_, err := r.produce(src, pipeline, nil)
		var ie *passes.InternalError
		if !errors.As(err, &ie) {
			return nil, nil, errors.Errorf("-reduce=%s: the run has no internal error", crashes)
		}
		r.fault = ie.Fault()
		fmt.Fprintf(r.log, "opt-go: the fault: %s\n", r.fault)
	} else if !r.shows(src, pipeline, nil) {
		if r.err != nil {
			return nil, nil, r.err
		}
		return nil, nil, errors.New("-reduce: the command does not succeed on the result of the run")
	}
	text, left, err := r.bisect(src, pipeline)
	if err != nil {
		return nil, nil, err
	}
	small, err := reduce.Text(text, func(text []byte) bool { return r.shows(text, left, nil) }, reduce.Options{Log: r.log})
	if r.err != nil {
		err = r.err
	}
	return small, left, err
}

// bisect returns a module and the passes that show the fault on it: one pass, or none, if that is
// enough.
func (r *reduction) bisect(src []byte, pipeline []passes.Node) ([]byte, leftPasses, error) {
	if len(pipeline) == 0 {
		return src, nil, nil
	}
	at, err := r.first(src, pipeline)
	if err != nil {
		return nil, nil, err
	}
	if at == 0 {
		fmt.Fprintf(r.log, "opt-go: the fault shows without the passes\n")
		return src, nil, nil
	}
	b := &passes.Bisect{Limit: at}
	_, _ = r.produce(src, pipeline, b) // only to learn which run it is
	fmt.Fprintf(r.log, "opt-go: the fault shows from run %d of %d on: %s on %s\n", at, b.Runs, b.Last.Node.Text, b.Last.Unit)
	m, err := r.optimize(src, pipeline, &passes.Bisect{Limit: at - 1})
	if err != nil {
		return nil, nil, err
	}
	single := leftPasses{b.Last.Node}
	var before bytes.Buffer
	if err := frontend.Write(&before, m); err != nil {
		return nil, nil, err
	}
	if !r.shows(before.Bytes(), single, nil) {
		fmt.Fprintf(r.log, "opt-go: %s by itself does not show the fault; the whole pipeline stays\n", b.Last.Node.Text)
		return src, pipeline, r.err
	}
	return before.Bytes(), single, r.err
}

// first returns the smallest number of runs of passes with which the fault shows.
func (r *reduction) first(src []byte, pipeline []passes.Node) (int, error) {
	all := &passes.Bisect{Limit: -1}
	_, _ = r.produce(src, pipeline, all) // runs up to an internal error, or all
	lo, hi := -1, all.Runs               // shows with hi, does not with lo
	for hi-lo > 1 {
		mid := lo + (hi-lo)/2
		if r.shows(src, pipeline, &passes.Bisect{Limit: mid}) {
			hi = mid
		} else {
			lo = mid
		}
		if r.err != nil {
			return 0, r.err
		}
	}
	return hi, nil
}

// optimize reads a module and runs the passes.
func (r *reduction) optimize(text []byte, pipeline []passes.Node, b *passes.Bisect) (*ir.Module, error) {
	o := r.o
	m, err := frontend.Read("-", text, frontend.Retarget(o.retarget))
	if err != nil {
		return nil, err
	}
	if err := frontend.Verify(m); err != nil {
		return nil, err
	}
	o.llvm.apply(m, o.targetAttrs(m))
	po := o.passOptions(m, io.Discard)
	po.Bisect, po.LeftOut = b, nil
	_, err = passes.Run(m, pipeline, po)
	return m, err
}

// produce makes what a run without -reduce would write.
func (r *reduction) produce(text []byte, pipeline []passes.Node, b *passes.Bisect) ([]byte, error) {
	m, err := r.optimize(text, pipeline, b)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = passes.Guard(r.o.emit+" backend", func() error { return r.o.emitTo(&out, m, &passes.Result{}) })
	return out.Bytes(), err
}

// shows reports whether the run has the fault on a text.
func (r *reduction) shows(text []byte, pipeline []passes.Node, b *passes.Bisect) bool {
	if r.err != nil {
		return false
	}
	out, err := r.produce(text, pipeline, b)
	if r.o.reduce == crashes {
		var ie *passes.InternalError
		return errors.As(err, &ie) && ie.Fault() == r.fault
	}
	return err == nil && r.accepts(out)
}

// accepts asks the command: {} in it is the name of a file, which otherwise comes last.
func (r *reduction) accepts(out []byte) bool {
	suffix, ok := map[string]string{"ptx": ".ptx", "vliw": ".s"}[r.o.emit]
	if !ok {
		suffix = ".ll"
	}
	file := filepath.Join(r.scratch, "judge"+suffix)
	if err := os.WriteFile(file, out, 0o666); err != nil {
		r.err = errors.Wrap(err, "cannot write the command's input")
		return false
	}
	command := r.o.reduce
	if strings.Contains(command, "{}") {
		command = strings.ReplaceAll(command, "{}", file)
	} else {
		command += " " + file
	}
	err := exec.Command("sh", "-c", command).Run()
	var exit *exec.ExitError
	if err != nil && (!errors.As(err, &exit) || exit.ExitCode() == notExecutable || exit.ExitCode() == notFound) {
		r.err = errors.Wrapf(err, "-reduce: cannot run %q", r.o.reduce)
	}
	return err == nil
}

// The shell's exit statuses for commands that it cannot run.
const (
	notExecutable = 126
	notFound      = 127
)
