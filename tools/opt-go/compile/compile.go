// Package compile is the command opt-go: what its command line says is done, and what happened is
// reported. It is a package so that another command can hold it, too (tools/playground/commands).
package compile

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"slices"

	optgo "opt-go"
	"opt-go/frontend"
	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/frontend/link"
	"opt-go/nvptx"
	"opt-go/passes"
	"opt-go/passes/target"

	"github.com/pkg/errors"
)

// The exit statuses.
const (
	exitBadInput = 1
	exitUsage    = 2
	exitInternal = 70
)

// Run runs opt-go with the arguments that follow the command's name, and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	o, err := parseArgs(args, stderr)
	if err != nil {
		fmt.Fprintf(stderr, "opt-go: %v\n", err)
		return exitUsage
	}
	switch {
	case o.help:
		printHelp(stdout)
		return 0
	case o.helpHidden:
		printHelpHidden(stdout)
		return 0
	case o.version:
		fmt.Fprintln(stdout, "opt-go "+optgo.Version()+": reads LLVM IR of clang 14 and later")
		return 0
	case o.manual.Wanted():
		if err := o.manual.Print(stdout, describe()); err != nil {
			fmt.Fprintf(stderr, "opt-go: %v\n", err)
			return exitBadInput
		}
		return 0
	case o.printPasses:
		printPasses(stdout)
		return 0
	}
	if o.reduce != "" {
		return o.reduceInput(stdin, stdout, stderr)
	}
	return o.compile(stdin, stdout, stderr)
}

// compile reads, runs the pipeline, emits and writes: the whole of a normal run.
func (o *options) compile(stdin io.Reader, stdout, stderr io.Writer) int {
	pipeline, err := passes.Parse(o.debugify.around(o.pipeline))
	if err != nil {
		fmt.Fprintf(stderr, "opt-go: %v\n", err)
		return exitUsage
	}
	if o.printPipeline {
		fmt.Fprintln(stdout, passes.Format(pipeline))
		return 0
	}
	var m *ir.Module
	err = passes.Guard("reader", func() (err error) {
		m, err = o.read(stdin, stderr, pipeline)
		return err
	})
	if err != nil {
		return o.failed(stderr, err, m)
	}
	o.llvm.apply(m, o.targetAttrs(m))
	if err := o.startPage(m); err != nil {
		return report(stderr, err)
	}
	// Remarks, counters and printed IR all go to standard error.
	res, err := passes.Run(m, pipeline, o.passOptions(m, stderr))
	if err != nil {
		return o.failed(stderr, err, m)
	}
	if !o.disableVerify && len(pipeline) > 0 {
		if err := passes.VerifyOutput(m, pipeline, o.workers); err != nil {
			return o.failed(stderr, err, m)
		}
	}
	o.passed(m, res)
	var out bytes.Buffer
	if o.emit == "ir" && !o.disableOutput { // the text is about as long as the one that was read
		out.Grow(len(m.Source) + len(m.Source)/8)
	}
	emitErr := passes.Guard(o.emit+" backend", func() error { return o.emitTo(&out, m, res) })
	if err := o.writeReports(res, m, stderr); err != nil {
		return report(stderr, err)
	}
	if emitErr != nil {
		return o.failed(stderr, emitErr, m)
	}
	if o.emit == "ir" && o.llvmVersion != 0 && !o.disableOutput {
		for _, name := range frontend.UnknownIntrinsics(m, o.llvmVersion) {
			fmt.Fprintf(stderr, "opt-go: warning: LLVM %d has no intrinsic %s of this type, and nothing to say it otherwise\n", o.llvmVersion, name)
		}
	}
	if err := o.writePage(); err != nil {
		return report(stderr, err)
	}
	if err := o.write(out.Bytes(), stdout); err != nil {
		return report(stderr, err)
	}
	return 0
}

// readOptions keep what passes have no use for where no pass runs: the output is then the module
// that LLVM reads.
func (o *options) readOptions(pipeline []passes.Node) []frontend.Option {
	if o.changes(pipeline) {
		return nil
	}
	return []frontend.Option{frontend.AsWritten()}
}

// changes reports whether more is done than reading, verifying and writing.
func (o *options) changes(pipeline []passes.Node) bool {
	return o.emit != "ir" || slices.ContainsFunc(pipeline, func(n passes.Node) bool { return n.Desc == nil || n.Desc.Name != "verify" })
}

// read reads and verifies the input, and prints warnings.
func (o *options) read(stdin io.Reader, stderr io.Writer, pipeline []passes.Node) (*ir.Module, error) {
	var warnings diag.List
	var m *ir.Module
	var err error
	opts := append(o.readOptions(pipeline), frontend.Warnings(&warnings), frontend.Retarget(o.retarget))
	if o.input == "-" {
		src, rerr := io.ReadAll(stdin)
		if rerr != nil {
			return nil, errors.Wrap(rerr, "cannot read standard input")
		}
		optgo.TuneCollector(len(src), o.changes(pipeline))
		m, err = frontend.Read("-", src, opts...)
	} else {
		if info, serr := os.Stat(o.input); serr == nil {
			optgo.TuneCollector(int(info.Size()), o.changes(pipeline))
		}
		m, err = frontend.ReadFile(o.input, opts...)
	}
	if err != nil {
		return nil, err
	}
	if m.SourceName == "" { // as LLVM's tools have it
		m.SourceName = m.File
	}
	err = frontend.Verify(m, frontend.Warnings(&warnings))
	if werr := diag.Fprint(stderr, warnings); werr != nil {
		return nil, errors.Wrap(werr, "cannot write warnings")
	}
	if err != nil || len(o.link) == 0 {
		return m, err
	}
	return m, o.linkIn(m, stderr)
}

// linkIn merges the modules of -link into m. The result is verified again: each module is valid by
// itself, but their uses of a name may conflict.
func (o *options) linkIn(m *ir.Module, stderr io.Writer) error {
	for _, name := range o.link {
		var warnings diag.List
		src, err := frontend.ReadFile(name, frontend.In(m.Ctx), frontend.Warnings(&warnings))
		if err != nil {
			return err
		}
		if err := frontend.Verify(src, frontend.Warnings(&warnings)); err != nil {
			return err
		}
		more, err := link.Into(m, src, o.linkOptions)
		if err := diag.Fprint(stderr, append(warnings, more...)); err != nil {
			return errors.Wrap(err, "cannot write warnings")
		}
		if err != nil {
			return err
		}
	}
	return frontend.Verify(m)
}

func (o *options) passOptions(m *ir.Module, stderr io.Writer) passes.Options {
	po := passes.Options{
		Target: o.target(m), LeftOut: leftOut(stderr), Refused: refused(stderr, m), Workers: o.workers, Flags: o.passFlags, Version: o.optVersion, VerifyEach: o.verifyEach, DebugifyEach: o.debugify.each, Out: stderr,
		PrintModule: o.printModule, PrintFuncs: o.printFuncs, PrintAfterAll: o.printAfterAll, PrintBeforeAll: o.printBeforeAll, PrintChanged: o.printChanged, PrintBefore: o.printBefore, PrintAfter: o.printAfter,
	}
	if po.Bisect = o.bisect; o.bisect != nil {
		o.bisect.Log = stderr
	}
	if o.remarksOutput != "" || len(o.remarks) > 0 || o.page != nil {
		po.WantRemark = o.wantRemark
		po.RemarkHotness = o.remarksHotness || o.remarksThreshold > 0
	}
	if o.page != nil {
		po.Watch = o.page.Watch
		po.RemarksOnce = o.remarksOutput == "" && len(o.remarks) == 0
	}
	return po
}

// leftOut warns of passes that LLVM has and we do not.
func leftOut(stderr io.Writer) func(string) {
	return func(name string) {
		fmt.Fprintf(stderr, "opt-go: warning: %s is not implemented and leaves the module as it is\n", name)
	}
}

// refused warns of functions that a pass leaves as they are because it does not support something.
func refused(stderr io.Writer, m *ir.Module) func(string, *ir.Func, *ir.Instr, string) {
	return func(pass string, f *ir.Func, at *ir.Instr, why string) {
		file, text, pos := m.Place(at.Pos)
		message := fmt.Sprintf("%s leaves @%s as it is: %s", pass, f.Name(), why)
		d := diag.InText(diag.Warning, diag.Position{File: file, Line: int(pos.Line), Col: int(pos.Col)}, text, message)
		if err := diag.Fprint(stderr, diag.List{d}); err != nil {
			fmt.Fprintf(stderr, "opt-go: warning: %s\n", message)
		}
	}
}

// target picks the facts about the target for the passes: by the output format, otherwise by -march
// and the module's triple.
func (o *options) target(m *ir.Module) *target.Target {
	to := optgo.TargetOptions{Triple: o.llvm.targetTriple(m.Triple), CPU: o.backends.CPU, Features: o.backends.Features}
	switch {
	case o.emit == "vliw":
		vo := o.vliw
		_ = o.backends.ReadMachine(&vo) // emitTo reports a machine that cannot be read
		to.VLIW = &vo
	case o.emit == "ptx" || nvptx.IsTriple(to.Triple):
		to.PTX = &o.ptx
	}
	t := optgo.Target(m, to)
	if len(o.llvm.missing) > 0 {
		without := *t
		without.Missing = o.llvm.missing
		t = &without
	}
	return t
}

// retarget applies -mtriple, and gives modules without a data layout LLVM's for their triple, as
// opt does: that of LLVM 22 if a flag names this version, else 19's. With -emit=ptx a triple on the
// command line brings its layout, as with llc.
func (o *options) retarget(triple, layout string) (string, string) {
	if o.mtriple != "" {
		triple = normalTriple(o.mtriple)
	}
	switch {
	case o.llvm.layout != "":
		return triple, o.llvm.layout
	case layout != "" && !(o.emit == "ptx" && o.mtriple != ""):
		return triple, layout
	}
	return triple, optgo.LayoutVersion(triple, max(o.llvmVersion, int(o.optVersion)))
}

// write puts the output where -o says. A file is written beside its name first, so that it appears
// only whole.
func (o *options) write(out []byte, stdout io.Writer) error {
	if o.disableOutput {
		return nil
	}
	if o.output == "" || o.output == "-" {
		_, err := stdout.Write(out)
		return errors.Wrap(err, "cannot write to standard output")
	}
	if info, err := os.Stat(o.output); err == nil && !info.Mode().IsRegular() {
		return errors.Wrap(os.WriteFile(o.output, out, 0o666), "cannot write the output")
	}
	tmp := o.output + ".tmp"
	err := os.WriteFile(tmp, out, 0o666)
	if err == nil {
		err = os.Rename(tmp, o.output)
	}
	if err != nil {
		os.Remove(tmp) // the error that counts is the first one
	}
	return cannotWrite(err, o.output)
}

// cannotWrite names the file that the user gave, whatever file the error is about.
func cannotWrite(err error, name string) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		err = pe.Err
	}
	return errors.Wrapf(err, "cannot write %s", name)
}

// failed distinguishes an internal error from an error of the input.
func (o *options) failed(stderr io.Writer, err error, m *ir.Module) int {
	var ie *passes.InternalError
	if errors.As(err, &ie) {
		return o.internal(stderr, ie, m)
	}
	return report(stderr, err)
}

// report prints an error that the user can mend.
func report(stderr io.Writer, err error) int {
	var list diag.List
	if errors.As(err, &list) {
		diag.Fprint(stderr, list)
	} else {
		fmt.Fprintf(stderr, "opt-go: error: %v\n", err)
	}
	return exitBadInput
}

// internal prints an internal error and saves a reproducer: the pipeline, the panic's stack, and
// the input as far as it was read.
func (o *options) internal(stderr io.Writer, ie *passes.InternalError, m *ir.Module) int {
	fmt.Fprintf(stderr, "opt-go: %v\n", ie)
	f, err := os.CreateTemp("", "opt-go-crash-*.ll")
	if err != nil {
		fmt.Fprintf(stderr, "opt-go: the reproducer could not be saved: %v\n", err)
		return exitInternal
	}
	defer f.Close()
	fmt.Fprintf(f, "; opt-go %s -passes='%s' -emit=%s", o.input, o.pipeline, o.emit)
	for _, name := range o.link {
		fmt.Fprintf(f, " -link=%s", name)
	}
	fmt.Fprintln(f)
	for _, line := range bytes.Split(ie.Stack, []byte("\n")) {
		fmt.Fprintf(f, "; %s\n", line)
	}
	if m != nil {
		f.WriteString(m.Source)
	}
	fmt.Fprintf(stderr, "opt-go: the reproducer is in %s\n", f.Name())
	if m != nil && len(o.link) == 0 {
		fmt.Fprintf(stderr, "opt-go: to reduce it: opt-go %s -passes='%s' -emit=%s -reduce=%s -o small.ll\n", f.Name(), o.pipeline, o.emit, crashes)
	}
	return exitInternal
}
