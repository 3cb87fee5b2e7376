package launch

import (
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
	"opt-go/tools/manual"
)

// options is the parsed command line.
type options struct {
	file            string
	kernel          string
	grid, block     dim
	cluster         dim
	cooperative     bool
	shared          int
	args            list
	dumps           dumps
	stats           string
	device          string
	timing          string
	l1              int
	check           bool
	trace           bool
	workers         int
	repeat          int
	cold            bool
	maxInstructions uint64
	manual          manual.Flags
}

// list is a flag that may be given several times.
type list []string

func (l *list) String() string     { return strings.Join(*l, " ") }
func (l *list) Set(s string) error { *l = append(*l, s); return nil }

// dim is X[,Y[,Z]].
type dim emu.Dim3

func (d *dim) String() string { return fmt.Sprintf("%d,%d,%d", d.X, d.Y, d.Z) }

// maxDim bounds each part of a grid or block, as the driver does for x.
const maxDim = 1<<31 - 1

func (d *dim) Set(s string) error {
	parts := []*int{&d.X, &d.Y, &d.Z}
	*d = dim{1, 1, 1}
	words := strings.Split(s, ",")
	if len(words) > len(parts) {
		return errors.New("more than three numbers")
	}
	for i, w := range words {
		n, err := strconv.ParseInt(strings.TrimSpace(w), 0, 32)
		if err != nil || n < 1 || n > maxDim {
			return errors.Errorf("%q is not a positive number", w)
		}
		*parts[i] = int(n)
	}
	return nil
}

// dump is one -dump N:FILE.
type dump struct {
	arg  int
	file string
}

type dumps []dump

func (l *dumps) String() string { return "" }

func (l *dumps) Set(s string) error {
	n, file, ok := strings.Cut(s, ":")
	arg, err := strconv.Atoi(n)
	if !ok || err != nil || arg < 0 || file == "" {
		return errors.Errorf("%q is not N:FILE", s)
	}
	*l = append(*l, dump{arg, file})
	return nil
}

func newOptions() *options { return &options{grid: dim{1, 1, 1}, block: dim{1, 1, 1}} }

// flagSet describes the flags; -help prints them.
func (o *options) flagSet() *flag.FlagSet {
	fs := flag.NewFlagSet("ptx-run", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.StringVar(&o.kernel, "kernel", "", "the kernel to run (`NAME`)")
	fs.Var(&o.grid, "grid", "blocks (`X[,Y[,Z]]`)")
	fs.Var(&o.block, "block", "threads per block (`X[,Y[,Z]]`)")
	fs.Var(&o.cluster, "cluster", "on the emulator: blocks of a cluster (`X[,Y[,Z]]`); default: as the kernel says")
	fs.BoolVar(&o.cooperative, "cooperative", false, "on the emulator: all blocks run at once and can wait for each other (grid.sync)")
	fs.IntVar(&o.shared, "shared", 0, "dynamic shared memory in `BYTES`")
	fs.Var(&o.args, "arg", "an argument, once per parameter (`SPEC`): i32:V u32:V i64:V u64:V f32:V f64:V bytes:HEX, or a buffer: buf:FILE zero:BYTES floats:N (0.1 to 1.1) ints:N,M (below M)")
	fs.Var(&o.dumps, "dump", "write buffer argument N to a file afterwards (`N:FILE`)")
	fs.StringVar(&o.stats, "stats", "", "write statistics as JSON to `FILE`")
	fs.StringVar(&o.device, "device", "emu", "emu, cuda, or both: run on both and compare the buffers (`NAME`)")
	fs.StringVar(&o.timing, "timing", "none", "fermi or none: count cycles (`MODEL`)")
	fs.IntVar(&o.l1, "l1", 16, "first-level cache of -timing=fermi: 16 or 48 `KB`")
	fs.BoolVar(&o.check, "check", false, "report races, reads of uninitialised shared and local memory, and accesses to shared memory outside of variables, too")
	fs.BoolVar(&o.trace, "trace", false, "print every warp instruction to standard error")
	fs.IntVar(&o.workers, "j", 1, "blocks, clusters to run at once (`N`)")
	fs.Uint64Var(&o.maxInstructions, "max-instructions", 0, "stop with an error when a block has executed this many warp `instructions`; 0: no limit")
	fs.IntVar(&o.repeat, "repeat", 0, "on the GPU: launch `N` times, each with the buffers as they were given, and print the median time")
	fs.BoolVar(&o.cold, "cold", false, "with -repeat: empty the GPU's caches before each launch")
	o.manual.AddTo(fs)
	return fs
}

// describe returns what -man and -completion print.
func describe() *manual.Command {
	return &manual.Command{Name: "ptx-run", Brief: "run a kernel of a PTX file without a GPU, or on one", Usage: "FILE.ptx -kernel NAME [flags]",
		Text: `Runs one launch of a kernel on the emulator, on a GPU (-device=cuda), or on both, comparing the buffers.
Arguments and buffers come from the command line; buffers can be written to files afterwards.

Exit status: 0 done; 1 the input is bad or the kernel fails; 2 the command line is wrong; 70 an internal error.`,
		Flags: newOptions().flagSet(), Suffix: "ptx",
		Values: map[string][]string{"device": {"emu", "cuda", "both"}, "timing": {"fermi", "none"}, "l1": {"16", "48"}, "completion": manual.Shells}}
}

func parseFlags(args []string, stderr io.Writer) (*options, error) {
	o := newOptions()
	fs := o.flagSet()
	var files []string
	for len(args) > 0 {
		if err := fs.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				fs.SetOutput(stderr)
				fmt.Fprintln(stderr, "usage: ptx-run FILE.ptx -kernel NAME [flags]   (- for standard input)")
				fs.PrintDefaults()
			}
			return nil, err
		}
		if args = fs.Args(); len(args) > 0 {
			files, args = append(files, args[0]), args[1:]
		}
	}
	if o.manual.Wanted() {
		return o, nil
	}
	if len(files) != 1 {
		return nil, errors.Errorf("expected one PTX file, got %d", len(files))
	}
	o.file = files[0]
	return o, o.validate()
}

func (o *options) validate() error {
	switch {
	case o.kernel == "":
		return errors.New("-kernel is missing")
	case o.device != "emu" && o.device != "cuda" && o.device != "both":
		return errors.Errorf("-device=%s is not emu, cuda or both", o.device)
	case o.timing != "fermi" && o.timing != "none":
		return errors.Errorf("-timing=%s is not fermi or none", o.timing)
	case o.l1 != 16 && o.l1 != 48:
		return errors.Errorf("-l1=%d is not 16 or 48", o.l1)
	case o.repeat < 0:
		return errors.Errorf("-repeat=%d is negative", o.repeat)
	case o.repeat > 0 && o.device == "emu":
		return errors.New("-repeat measures a GPU: it needs -device=cuda or both")
	case o.cold && o.repeat == 0:
		return errors.New("-cold needs -repeat")
	case o.shared < 0:
		return errors.Errorf("-shared=%d is negative", o.shared)
	}
	return nil
}
