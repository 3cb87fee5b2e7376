// Package simulate is the command vliw-run. It is a package so that another command can hold it,
// too (tools/playground/commands).
//
// The command reads flags and files; everything else is vliw/sim.
package simulate

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/manual"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/sim"
)

// Exit codes, as opt-go has them. A program that calls exit decides itself.
const (
	exitOK    = 0
	exitInput = 1
	exitUsage = 2
)

// options is the parsed command line.
type options struct {
	file      string
	function  string
	args      []string
	dumps     []string
	stats     string
	machine   string
	regs      int
	ret       string
	trace     bool
	maxCycles int64
	manual    manual.Flags
}

// list is a flag that may be given several times.
type list []string

func (l *list) String() string     { return strings.Join(*l, ",") }
func (l *list) Set(s string) error { *l = append(*l, s); return nil }

// flagSet describes the flags; -help prints them.
func (o *options) flagSet() *flag.FlagSet {
	fs := flag.NewFlagSet("vliw-run", flag.ContinueOnError)
	fs.StringVar(&o.function, "func", "", "the `function` to run")
	fs.Var((*list)(&o.args), "arg", "an argument, once per parameter: i32:V u32:V i64:V u64:V f32:V f64:V buf:FILE zero:BYTES bytes:HEX (`SPEC`)")
	fs.Var((*list)(&o.dumps), "dump", "write buffer argument N to a file afterwards (`N:FILE`)")
	fs.StringVar(&o.stats, "stats", "", "write statistics as JSON to `FILE`")
	fs.StringVar(&o.machine, "machine", "", "machine `NAME` or description file; default: the assembly's .machine, else "+machine.Default)
	fs.IntVar(&o.regs, "regs", 0, "rotating `registers` per file; default: the assembly's .machine directive, else the machine's")
	fs.StringVar(&o.ret, "ret", "", "print the returned value as i32, i64, f32 or f64 (`TYPE`)")
	fs.BoolVar(&o.trace, "trace", false, "print every cycle to standard error")
	fs.Int64Var(&o.maxCycles, "max-cycles", 0, "stop with an error after this many `cycles`; 0: no limit")
	o.manual.AddTo(fs)
	return fs
}

// describe returns what -man and -completion print.
func describe() *manual.Command {
	return &manual.Command{Name: "vliw-run", Brief: "run VLIW assembly on a simulated machine", Usage: "[flags] FILE.s",
		Text: `Runs a function of VLIW assembly cycle by cycle, with rotating registers and stage predicates.
Arguments and buffers come from the command line; buffers can be written to files afterwards.
Assembly for IA-64 in explicit mode runs on an Itanium 2, with integer arguments only.

Exit status: 0 done; 1 the input is bad or the program fails; 2 the command line is wrong.`,
		Flags: (&options{}).flagSet(), Suffix: "s",
		Values: map[string][]string{"machine": machine.Names(), "ret": {"i32", "i64", "f32", "f64"}, "completion": manual.Shells}}
}

func parseFlags(args []string, stderr io.Writer) (*options, error) {
	var o options
	fs := o.flagSet()
	fs.SetOutput(stderr)
	fs.Usage = func() {
		fmt.Fprintln(stderr, "usage: vliw-run [flags] FILE.s (or - for standard input)")
		fs.PrintDefaults()
	}
	var files []string
	for len(args) > 0 {
		if err := fs.Parse(args); err != nil {
			return nil, err
		}
		if args = fs.Args(); len(args) > 0 {
			files, args = append(files, args[0]), args[1:]
		}
	}
	switch {
	case o.manual.Wanted():
		return &o, nil
	case len(files) != 1:
		return nil, errors.Errorf("expected one assembly file, got %d", len(files))
	case o.function == "":
		return nil, errors.New("-func is missing")
	case resultTypes[o.ret] == nil && o.ret != "":
		return nil, errors.Errorf("-ret=%s is not i32, i64, f32 or f64", o.ret)
	}
	o.file = files[0]
	return &o, nil
}

// Run runs vliw-run with the arguments that follow the command's name, and returns the exit status.
func Run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	o, err := parseFlags(args, stderr)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(stderr, "vliw-run: error: %v\n", err)
		return exitUsage
	}
	if o.manual.Wanted() {
		if err := o.manual.Print(stdout, describe()); err != nil {
			fmt.Fprintf(stderr, "vliw-run: error: %v\n", err)
			return exitInput
		}
		return exitOK
	}
	text, err := readInput(o.file, stdin)
	if err != nil {
		fmt.Fprintf(stderr, "vliw-run: error: %v\n", err)
		return exitInput
	}
	out := bufio.NewWriter(stdout)
	code, err := simulate(o, text, out, stderr)
	if flushErr := out.Flush(); err == nil {
		err = flushErr
	}
	var usage usageError
	if errors.As(err, &usage) {
		fmt.Fprintf(stderr, "vliw-run: error: %v\n", err)
		return exitUsage
	}
	if err != nil {
		report(stderr, text, err)
		return exitInput
	}
	return code
}

// usageError is an error of the command line that only shows once the program
// is loaded.
type usageError struct{ error }

func readInput(file string, stdin io.Reader) (string, error) {
	if file == "-" {
		text, err := io.ReadAll(stdin)
		return string(text), err
	}
	text, err := os.ReadFile(file)
	return string(text), err
}

// report prints the error, and the source line where it has one.
func report(w io.Writer, text string, err error) {
	var syntax *asm.Error
	var fault *sim.Fault
	switch {
	case errors.As(err, &syntax):
		fmt.Fprintf(w, "%v\n%s", err, asm.Caret(text, syntax.Pos))
	case errors.As(err, &fault):
		fmt.Fprintf(w, "%v\n%s", err, asm.Caret(text, fault.Pos))
	default:
		fmt.Fprintf(w, "vliw-run: error: %v\n", err)
	}
}

// pickMachine obeys -machine and -regs, then the assembly's own directive. The number of registers
// is the assembly's also where -machine names another machine: rotating register numbers wrap
// around at it.
func pickMachine(o *options, mod *asm.Module) (*machine.Machine, error) {
	name, regs := o.machine, o.regs
	if name == "" {
		name = mod.Machine
	}
	if regs == 0 {
		regs = mod.Regs
	}
	if name == "" {
		name = machine.Default
	}
	m, err := loadMachine(name)
	if err != nil {
		if o.machine == "" {
			err = errors.Wrap(err, "the assembly's .machine (give its description with -machine=FILE.json)")
		}
		return nil, err
	}
	if regs != 0 {
		return m.WithRegs(regs)
	}
	return m, nil
}

func loadMachine(name string) (*machine.Machine, error) {
	if !strings.HasSuffix(name, ".json") {
		return machine.Lookup(name)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return machine.Load(file) // its errors name the file
}

// simulate runs the program and writes the requested outputs.
func simulate(o *options, text string, stdout, stderr io.Writer) (int, error) {
	file := o.file
	if file == "-" {
		file = "<stdin>"
	}
	if isIA64(text) {
		return simulateIA64(o, text, stdout)
	}
	mod, err := asm.Parse(file, text)
	if err != nil {
		return 0, err
	}
	mach, err := pickMachine(o, mod)
	if err != nil {
		return 0, err
	}
	cfg := sim.Config{Machine: mach, Stdout: stdout, MaxCycles: o.maxCycles}
	if o.trace {
		trace := bufio.NewWriter(stderr)
		defer trace.Flush()
		cfg.Trace = trace
	}
	s, err := sim.New(mod, cfg)
	if err != nil {
		return 0, err
	}
	args, err := parseArgs(s, o.args)
	if err != nil {
		return 0, err
	}
	dumps, err := parseDumps(o.dumps, args)
	if err != nil {
		return 0, err
	}
	values := make([]sim.Arg, len(args))
	for i := range args {
		values[i] = args[i].value
	}
	if o.function == "main" && len(args) == 0 { // a C program, as a shell would start it
		if values, err = s.ProgramArgs(file); err != nil {
			return 0, err
		}
	}
	result, err := s.Call(o.function, values)
	if err != nil {
		return 0, err
	}
	return result.ExitCode, writeResults(o, s, result, dumps, stdout)
}

func writeResults(o *options, s *sim.Sim, result sim.Result, dumps []dump, stdout io.Writer) error {
	if o.ret != "" && !result.Exited {
		text, err := resultTypes[o.ret](result)
		if err != nil {
			return err
		}
		fmt.Fprintln(stdout, text)
	}
	for _, d := range dumps {
		data, err := s.Read(d.addr, d.size)
		if err != nil {
			return err
		}
		if err := os.WriteFile(d.file, data, 0o666); err != nil {
			return err
		}
	}
	if o.stats == "" {
		return nil
	}
	data, err := json.MarshalIndent(s.Stats(), "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(o.stats, append(data, '\n'), 0o666)
}
