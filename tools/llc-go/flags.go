package main

import (
	"flag"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/processor"
	"opt-go/tools/manual"
)

// options are the parsed command line.
type options struct {
	input, output string
	triple, arch  string
	discard       bool // -filetype=null
	short         bool // -nvptx-short-ptr
	help, version bool
	manual        manual.Flags
	llc           optgo.LLCOptions
}

// idle are llc's flags without effect here, and why.
var idle = []struct{ name, why string }{
	{"asm-verbose", "the text has few comments"},
	{"code-model", "PTX has none"},
	{"data-sections", "PTX has no sections"},
	{"debug-counter", "no step counts its work"},
	{"disable-cgp", "codegenprepare does not run"},
	{"disable-nvptx-ir-peephole", "frame addresses have no detour to remove"},
	{"disable-nvptx-require-structured-cfg", "ptxas takes every control flow"},
	{"disable-post-ra", "registers are virtual"},
	{"disable-verify", "the input is always verified"},
	{"enable-misched", "ptxas schedules"},
	{"frame-pointer", "PTX has none"},
	{"function-sections", "PTX has no sections"},
	{"nvptx-approx-log2f32", "log2 is always approximated"},
	{"nvptx-early-byval-copy", "parameters are copied where their address escapes"},
	{"nvptx-force-min-byval-param-align", "parameters by value are always aligned to 4 bytes"},
	{"nvptx-lower-global-ctor-dtor", "they always become kernels"},
	{"nvptx-mad-wide-opt", "the cost model decides"},
	{"nvptx-no-f32x2", "no packed single precision is made"},
	{"nvptx-sched4reg", "ptxas schedules"},
	{"nvptx-traverse-address-aliasing-limit", "spaces are inferred without a limit"},
	{"nvvm-reflect-add", "llc asks no reflections either: opt-go's nvvm-reflect answers them"},
	{"nvvm-reflect-enable", "llc asks no reflections either: opt-go's nvvm-reflect answers them"},
	{"relocation-model", "PTX has none"},
	{"verify-machineinstrs", "instructions are always checked"},
}

// levelFlag is -O2, which package flag cannot read.
var levelFlag = regexp.MustCompile(`^--?O=?([0-3])$`)

var levels = []optgo.Level{optgo.O0, optgo.O1, optgo.O2, optgo.O3}

// parseArgs reads flags and the name of the input in any order. As in llc the level is 2 by
// default.
func parseArgs(args []string) (*options, error) {
	o := &options{input: "-", llc: optgo.LLCOptions{Level: optgo.O2}}
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool {
		m := levelFlag.FindStringSubmatch(a)
		if m != nil {
			o.llc.Level = levels[m[1][0]-'0']
		}
		return m != nil
	})
	fs := o.flagSet()
	files := 0
	for len(args) > 0 {
		if err := fs.Parse(args); errors.Is(err, flag.ErrHelp) {
			o.help = true
			return o, nil
		} else if err != nil {
			return nil, err
		}
		if args = fs.Args(); len(args) > 0 {
			o.input, args = args[0], args[1:]
			files++
		}
	}
	if files > 1 {
		return nil, errors.New("more than one input file")
	}
	return o, nvptx.CheckTarget(o.llc.PTX)
}

// flagSet describes the flags; -help prints them.
func (o *options) flagSet() *flag.FlagSet {
	fs := flag.NewFlagSet("llc-go", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.StringVar(&o.output, "o", "", "output `FILE`, - for standard output; by default the input's name with .s")
	fs.StringVar(&o.triple, "mtriple", "", "target `TRIPLE`, instead of the module's")
	fs.Func("march", "`ARCHITECTURE` of the triple: nvptx64", func(s string) error {
		if o.arch = s; s != "nvptx64" {
			return errors.New("llc-go makes code for nvptx64 only")
		}
		return nil
	})
	fs.StringVar(&o.llc.PTX.CPU, "mcpu", "", "target `CPU`, sm_NN; by default what the functions say")
	fs.StringVar(&o.llc.PTX.Features, "mattr", "", "target `features`, such as +ptx78")
	fs.Func("filetype", "`KIND` of output: asm, or null for none", func(s string) error {
		if o.discard = s == "null"; s != "asm" && s != "null" {
			return errors.New("there is no other form of PTX than text: asm or null")
		}
		return nil
	})
	fs.BoolVar(&o.version, "version", false, "print the version")
	o.manual.AddTo(fs)
	o.addFloatFlags(fs)
	fs.BoolFunc("nvptx-rsqrt-approx-opt", "combine 1/sqrt.approx to rsqrt.approx (default)", func(s string) error {
		o.llc.PTX.NoRsqrt = !isOn(s)
		return nil
	})
	fs.BoolVar(&o.llc.NoVectorizer, "disable-nvptx-load-store-vectorizer", false, "do not combine neighbouring loads and stores")
	fs.BoolVar(&o.short, "nvptx-short-ptr", false, "pointers to shared, constant and local memory have 32 bits")
	fs.BoolVar(&o.llc.PTX.NoHalfMath, "nvptx-no-f16-math", false, "compute halves in single precision")
	fs.BoolFunc("nvptx-emit-init-fini-kernel", "make kernels that call global constructors and destructors (default)", func(s string) error {
		o.llc.PTX.Constructors.NoKernels = !isOn(s)
		return nil
	})
	fs.StringVar(&o.llc.PTX.Constructors.ID, "nvptx-lower-global-ctor-dtor-id", "", "`ID` in the names of constructors, in place of a digest of the source's name")
	for _, f := range idle {
		switch f.name {
		case "code-model", "debug-counter", "frame-pointer", "nvvm-reflect-add", "relocation-model", "nvptx-traverse-address-aliasing-limit":
			fs.Func(f.name, "no effect: "+f.why, func(string) error { return nil })
		default:
			fs.BoolFunc(f.name, "no effect: "+f.why, func(string) error { return nil })
		}
	}
	return fs
}

// addFloatFlags adds the flags about floating point.
func (o *options) addFloatFlags(fs *flag.FlagSet) {
	choice := func(name, help string, values map[string]func()) {
		fs.Func(name, help, func(s string) error {
			set, ok := values[s]
			if !ok {
				return errors.Errorf("%q is none of its values", s)
			}
			set()
			return nil
		})
	}
	contract := func(c optgo.FPContract) func() { return func() { o.llc.Contract = c } }
	divide := func(p optgo.Precision) func() { return func() { o.llc.Divide = p } }
	choice("fp-contract", "which products and sums become fma: `fast` (all), on (those with the flag contract), off", map[string]func(){
		"fast": contract(optgo.ContractFast), "on": contract(optgo.ContractAsFlagged), "off": contract(optgo.ContractOff),
	})
	choice("nvptx-fma-level", "`LEVEL` of contraction: 0 none, 1 or 2 all", map[string]func(){
		"0": contract(optgo.ContractOff), "1": contract(optgo.ContractFast), "2": contract(optgo.ContractFast),
	})
	choice("nvptx-prec-divf32", "division of floats: `0` or 1 approximate, 2 or 3 correctly rounded", map[string]func(){
		"0": divide(optgo.Approximate), "1": divide(optgo.Approximate), "2": divide(optgo.Rounded), "3": divide(optgo.Rounded),
	})
	fs.BoolFunc("nvptx-prec-sqrtf32", "square roots of floats are correctly rounded; =0: approximate", func(s string) error {
		o.llc.Sqrt = optgo.Approximate
		if isOn(s) {
			o.llc.Sqrt = optgo.Rounded
		}
		return nil
	})
	for _, name := range []string{"denormal-fp-math", "denormal-fp-math-f32"} {
		fs.Func(name, "denormal `MODE` of functions that do not say theirs: ieee, preserve-sign, positive-zero", func(s string) error {
			if !strings.Contains(s, ",") {
				s += "," + s
			}
			o.llc.FnAttrs = append(o.llc.FnAttrs, ir.StringAttr(name, s))
			return nil
		})
	}
	for _, a := range []string{"no-infs-fp-math", "no-nans-fp-math", "no-signed-zeros-fp-math", "unsafe-fp-math"} {
		fs.BoolFunc("enable-"+a, "mark functions "+a, func(s string) error {
			if isOn(s) {
				o.llc.FnAttrs = append(o.llc.FnAttrs, ir.StringAttr(a, "true"))
			}
			return nil
		})
	}
}

func isOn(s string) bool { return s != "false" && s != "0" }

// describe returns what -man and -completion print.
func describe() *manual.Command {
	return &manual.Command{Name: "llc-go", Brief: "compile LLVM IR to PTX with the command line of llc", Usage: "[flags] [FILE.ll | -]",
		Text: `Compiles LLVM IR to PTX with the flags of LLVM's llc, so that build systems can name it in llc's place.
-O0 to -O3 choose the level of optimization, by default 2.

Exit status: 0 done; 1 the input is bad or not supported; 2 the command line is wrong.`,
		Flags: (&options{}).flagSet(), Suffix: "ll",
		Values: map[string][]string{"march": {"nvptx64"}, "mcpu": processor.Names(), "filetype": {"asm", "null"}, "fp-contract": {"fast", "on", "off"}, "completion": manual.Shells}}
}

func printHelp(w io.Writer) {
	fmt.Fprintf(w, "usage: llc-go [flags] [FILE.ll]   (- or nothing for standard input)\n\n  -O0 … -O3\n    \tlevel of optimization (default 2)\n")
	fs := (&options{}).flagSet()
	fs.SetOutput(w)
	fs.PrintDefaults()
}
