// Package launch is the command ptx-run. It is a package so that another command can hold it, too
// (tools/playground/commands), all but -serve: a browser has no sockets.
//
// The command reads flags and files (flags.go, arguments.go) and reports; the work is done by
// nvptx/emu, and for real GPUs by nvptx/cuda.
package launch

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// Exit codes, as opt-go has them.
const (
	exitOK       = 0
	exitInput    = 1
	exitUsage    = 2
	exitInternal = 70
)

// launch is everything about the launch that does not depend on the device.
type launch struct {
	file   string
	text   string
	module *ptx.Module
	o      *options
	args   []argument
}

// outcome is the result of a launch on a device: the buffers, parallel to the arguments, and
// counts.
type outcome struct {
	buffers [][]byte // nil where the argument is no buffer
	stats   *emu.Stats
}

// Run runs ptx-run with the arguments that follow the command's name, and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) (code int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(stderr, "ptx-run: internal error: %v\n", r)
			code = exitInternal
		}
	}()
	o, err := parseFlags(args, stderr)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(stderr, "ptx-run: error: %v\n", err)
		return exitUsage
	}
	if o.manual.Wanted() {
		if err := o.manual.Print(stdout, describe()); err != nil {
			fmt.Fprintf(stderr, "ptx-run: error: %v\n", err)
			return exitInput
		}
		return exitOK
	}
	out := bufio.NewWriter(stdout)
	err = execute(o, stdin, out, stderr)
	if flushErr := out.Flush(); err == nil {
		err = flushErr
	}
	if err == nil {
		return exitOK
	}
	report(stderr, err)
	var usage usageError
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitInput
}

// usageError is a mistake on the command line that shows only when the kernel is known.
type usageError struct{ error }

// errSilent is an error that has been reported already.
var errSilent = errors.New("reported")

// report prints an error as FILE:LINE:COL: error: …, with the source line where there is one.
func report(stderr io.Writer, err error) {
	var syntax *parse.SyntaxError
	var fault *emu.Fault
	switch {
	case errors.Is(err, errSilent):
	case errors.As(err, &syntax):
		fmt.Fprintf(stderr, "%v\n%s\n", syntax, syntax.Excerpt())
	case errors.As(err, &fault):
		fmt.Fprintln(stderr, fault)
	default:
		fmt.Fprintf(stderr, "ptx-run: error: %v\n", err)
	}
}

func execute(o *options, stdin io.Reader, stdout, stderr io.Writer) error {
	l, err := prepare(o, stdin)
	if err != nil {
		return err
	}
	var result *outcome
	switch o.device {
	case "emu":
		result, err = emulate(l, stdout, stderr)
	case "cuda":
		result, err = runOnGPU(l, stdout)
	case "both":
		result, err = runBoth(l, stdout, stderr)
	}
	// What the kernel did up to a fault is worth looking at.
	if result != nil && result.stats != nil && o.stats != "" {
		if werr := writeStats(o.stats, result.stats); err == nil {
			err = werr
		}
	}
	if err != nil {
		return err
	}
	return l.dump(result)
}

// prepare reads the file and the arguments.
func prepare(o *options, stdin io.Reader) (*launch, error) {
	l := &launch{o: o, file: o.file}
	text, err := readInput(o.file, stdin)
	if err != nil {
		return nil, err
	}
	if o.file == "-" {
		l.file = "<stdin>"
	}
	l.text = text
	if l.module, err = parse.Module(l.file, text); err != nil {
		return nil, err
	}
	kernel := l.module.Func(o.kernel)
	if kernel == nil || !kernel.Entry {
		return nil, errors.Errorf("%s: no kernel called %s", l.file, o.kernel)
	}
	l.args, err = parseArguments(o.args, kernel, l.module.AddressSize/8)
	return l, err
}

func readInput(file string, stdin io.Reader) (string, error) {
	if file == "-" {
		data, err := io.ReadAll(stdin)
		return string(data), err
	}
	data, err := os.ReadFile(file)
	return string(data), err
}

func emulate(l *launch, stdout, stderr io.Writer) (*outcome, error) {
	load := emu.Load
	if l.o.check {
		load = emu.LoadApart
	}
	prog, err := load(l.module)
	if err != nil {
		return nil, err
	}
	mem := emu.NewMemory(l.module.AddressSize)
	bar := &launchBar{out: stdout, start: time.Now()}
	cfg := emu.Launch{
		Kernel: l.o.kernel, Grid: emu.Dim3(l.o.grid), Block: emu.Dim3(l.o.block), SharedBytes: l.o.shared,
		Memory: mem, Check: l.o.check, Stdout: bar, Ended: bar.end, Workers: l.o.workers, Cluster: emu.Dim3(l.o.cluster), Cooperative: l.o.cooperative, MaxInstructions: l.o.maxInstructions,
	}
	if l.o.trace {
		cfg.Trace = stderr
	}
	if l.o.timing == "fermi" {
		cfg.Timing = emu.NewFermi()
		if l.o.l1 == 48 { // the other split of the 64 KB
			cfg.Timing.CacheBytes, cfg.Timing.Shared = 48<<10, 16<<10
		}
	}
	addrs := make([]uint64, len(l.args))
	for i, a := range l.args {
		value := a.value
		if a.isBuffer {
			if addrs[i], err = mem.Alloc(len(a.buffer)); err != nil {
				return nil, err
			}
			if err := mem.Write(addrs[i], a.buffer); err != nil {
				return nil, err
			}
			value = emu.U64(addrs[i])[:a.size]
		}
		cfg.Args = append(cfg.Args, value)
	}
	stats, err := prog.Launch(cfg)
	bar.bar.Close()
	if err != nil {
		return &outcome{stats: stats}, err
	}
	r := &outcome{stats: stats, buffers: make([][]byte, len(l.args))}
	for i, a := range l.args {
		if a.isBuffer {
			if r.buffers[i], err = mem.Read(addrs[i], len(a.buffer)); err != nil {
				return r, err
			}
		}
	}
	for _, f := range stats.Findings {
		fmt.Fprintln(stderr, f.Fault)
		err = errSilent
	}
	return r, err
}

// runBoth runs on the emulator and on the GPU, and compares byte for byte.
func runBoth(l *launch, stdout, stderr io.Writer) (*outcome, error) {
	ours, err := emulate(l, stdout, stderr)
	if err != nil {
		return ours, err
	}
	theirs, err := runOnGPU(l, stdout)
	if err != nil {
		return ours, err
	}
	for i := range ours.buffers {
		if at := firstDifference(ours.buffers[i], theirs.buffers[i]); at >= 0 {
			return ours, errors.Errorf("argument %d differs at byte %d: the emulator has %#02x, the GPU %#02x",
				i, at, ours.buffers[i][at], theirs.buffers[i][at])
		}
	}
	return ours, nil
}

func firstDifference(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i
		}
	}
	return -1
}

func writeStats(file string, s *emu.Stats) error {
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(data, '\n'), 0o666)
}

func (l *launch) dump(r *outcome) error {
	for _, d := range l.o.dumps {
		if d.arg >= len(l.args) || !l.args[d.arg].isBuffer {
			return usageError{errors.Errorf("-dump %d: argument %d is no buffer", d.arg, d.arg)}
		}
		if err := os.WriteFile(d.file, r.buffers[d.arg], 0o666); err != nil {
			return err
		}
	}
	return nil
}
