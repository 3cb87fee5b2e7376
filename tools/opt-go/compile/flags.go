package compile

import (
	"cmp"
	"flag"
	"fmt"
	"io"
	"maps"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"

	optgo "opt-go"
	"opt-go/frontend/link"
	"opt-go/nvptx"
	"opt-go/passes"
	"opt-go/passes/pass"
	"opt-go/tools/manual"
	pages "opt-go/tools/report"
	"opt-go/vliw"
	"opt-go/vliw/machine"

	"github.com/pkg/errors"
)

// options is the parsed command line.
type options struct {
	args                       []string // the command line
	input, output              string
	pipeline                   string
	byName                     passNames
	level                      *optgo.Level // the last -O0 to -Oz
	emit                       string
	llvmVersion                int          // of the IR that is written; 0: the input's
	optVersion                 pass.Version // whose results passes make; 0: the input's
	mtriple                    string
	backends                   optgo.BackendFlags
	ptx                        nvptx.Options // what they say
	vliw                       vliw.Options
	disableOutput, verifyEach  bool
	disableVerify              bool
	reduce                     string         // command of -reduce
	bisect                     *passes.Bisect // -opt-bisect-limit; nil: none
	printAfterAll              bool
	printBeforeAll             bool
	printChanged               bool
	printBefore, printAfter    map[string]bool
	printPasses, printPipeline bool
	timePasses                 bool
	stats, statsJSON           bool
	debugify                   debugifyOptions
	remarks                    map[pass.RemarkKind]*regexp.Regexp
	remarksOutput              string
	remarksHotness             bool
	remarksThreshold           uint64
	report                     string           // file of -report; "": none
	reportStats                []string         // files of ptx-run -stats for it
	page                       *pages.Collector // of -report, while the run goes on; nil: none
	workers                    int
	help, helpHidden, version  bool
	manual                     manual.Flags
	link                       []string // files to link in, in order
	linkOptions                link.Options
	passFlags                  map[string]string
	llvm                       llvmOptions
	printModule                bool            // print the whole module instead of the function
	printFuncs                 map[string]bool // only these functions; empty: all
}

// parseArgs reads flags and file names in any order.
func parseArgs(args []string, stderr io.Writer) (*options, error) {
	o := &options{args: args, input: "-", printBefore: map[string]bool{}, printAfter: map[string]bool{}, printFuncs: map[string]bool{},
		remarks: map[pass.RemarkKind]*regexp.Regexp{}, passFlags: map[string]string{}}
	fs := o.flagSet()
	o.addPassNames(fs)
	var files []string
	for len(args) > 0 {
		if err := fs.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				o.help = true
				return o, nil
			}
			return nil, err
		}
		if args = fs.Args(); len(args) > 0 {
			files = append(files, args[0])
			args = args[1:]
		}
	}
	switch len(files) {
	case 0:
	case 1:
		o.input = files[0]
	default:
		return nil, errors.Errorf("more than one input file: %s", strings.Join(files, ", "))
	}
	if err := o.usePassNames(); err != nil {
		return nil, err
	}
	return o, o.check()
}

func (o *options) check() error {
	if o.emit != "ir" && o.emit != "ptx" && o.emit != "vliw" {
		return errors.Errorf("-emit=%s: must be ir, ptx or vliw", o.emit)
	}
	if o.workers < 1 {
		return errors.Errorf("-j %d: must be at least 1", o.workers)
	}
	if err := o.checkBackends(); err != nil {
		return err
	}
	if err := o.checkAliasPipeline(); err != nil {
		return err
	}
	if o.emit == "ptx" && o.level != nil && o.pipeline == o.level.Pipeline() {
		o.pipeline = o.level.PipelineForPTX()
	}
	return o.checkPassNames()
}

// checkBackends reads the options of the backends. What only the target can say is checked for the
// backend that emits: IR may be for other targets.
func (o *options) checkBackends() (err error) {
	if o.ptx, err = o.backends.PTX(); err != nil {
		return err
	}
	if o.vliw, err = o.backends.VLIW(); err != nil {
		return err
	}
	o.vliw.Verify = o.verifyEach
	switch {
	case o.emit == "ptx":
		return nvptx.CheckTarget(o.ptx)
	case o.emit == "vliw" && o.vliw.Name != "" && o.vliw.Regs > 0:
		m, err := machine.Lookup(o.vliw.Name)
		if err == nil {
			_, err = m.WithRegs(o.vliw.Regs)
		}
		return errors.Wrapf(err, "-regs=%d", o.vliw.Regs)
	}
	return nil
}

// checkPassNames complains about passes to print around that do not exist: nothing would ever be
// printed.
func (o *options) checkPassNames() error {
	known := map[string]bool{}
	for _, d := range passes.Table() {
		known[d.Name] = true
	}
	for _, f := range []struct {
		flag  string
		names map[string]bool
	}{{"print-before", o.printBefore}, {"print-after", o.printAfter}} {
		for _, n := range slices.Sorted(maps.Keys(f.names)) {
			if !known[n] {
				return errors.Errorf("-%s=%s: there is no such pass (-print-passes lists them)", f.flag, n)
			}
		}
	}
	return nil
}

// flagSet describes the command line; -help prints it in this order.
func (o *options) flagSet() *flag.FlagSet {
	fs := flag.NewFlagSet("opt-go", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.StringVar(&o.pipeline, "passes", "", "`PIPELINE` to run, in LLVM's syntax: gpucc, vliw, default<O2>, early-cse,dce, function(…)")
	fs.StringVar(&o.pipeline, "p", "", "same as -passes=`PIPELINE`")
	for _, l := range []optgo.Level{optgo.O0, optgo.O1, optgo.O2, optgo.O3, optgo.Os, optgo.Oz} {
		same := "same as -passes='" + l.Pipeline() + "'"
		if l != optgo.O0 {
			same += "; -emit=ptx adds nvptx-codegen"
		}
		fs.BoolFunc(l.String(), same, func(string) error {
			o.level, o.pipeline = &l, l.Pipeline()
			return nil
		})
	}
	fs.StringVar(&o.emit, "emit", "ir", "what to write: `ir`, ptx or vliw (also for -mtriple=hexagon and ia64)")
	fs.IntVar(&o.llvmVersion, "emit-llvm-version", 0, "LLVM `VERSION` whose assembly is written, 19 to 22; by default the input's where newer than 19, else 19")
	fs.Func("opt-version", "LLVM `VERSION` whose results passes give where versions differ, 19 or 22; by default 22 for input newer than 19, else 19", func(s string) error {
		v, ok := pass.ParseVersion(s)
		if !ok {
			return errors.New("must be 19 or 22")
		}
		o.optVersion = v
		return nil
	})
	fs.BoolFunc("S", "accepted: text is the only form of IR", func(string) error { return nil })
	fs.StringVar(&o.output, "o", "", "output `FILE`, written only if the run succeeds; default standard output")
	fs.BoolVar(&o.disableOutput, "disable-output", false, "run and write nothing")
	o.backends.AddTo(fs)
	fs.StringVar(&o.mtriple, "mtriple", "", "override the target `TRIPLE`")
	fs.BoolVar(&o.verifyEach, "verify-each", false, "verify the IR after every pass, and VLIW schedules and registers")
	fs.BoolVar(&o.disableVerify, "disable-verify", false, "do not verify the module after the passes; the input always is")
	fs.StringVar(&o.reduce, "reduce", "", "shrink the input while the shell command `CMD` succeeds on a file of what would be written ({} in CMD is its name, else it comes last), and write that; crash: while the internal error stays")
	fs.Func("opt-bisect-limit", "make only the first `N` runs of passes on modules, functions and loops, and list them; -1: all", func(s string) error {
		n, err := strconv.Atoi(s)
		o.bisect = &passes.Bisect{Limit: n}
		return err
	})
	o.addReportFlags(fs)
	fs.Func("link", "link in the module of `FILE.ll` before the passes; may be given several times", func(s string) error {
		if s == "" {
			return errors.New("expected the name of a file")
		}
		o.link = append(o.link, s)
		return nil
	})
	fs.BoolVar(&o.linkOptions.OnlyNeeded, "only-needed", false, "-link: link in only what is referenced")
	fs.BoolVar(&o.linkOptions.Internalize, "internalize", false, "-link: make linked definitions internal")
	fs.IntVar(&o.workers, "j", runtime.GOMAXPROCS(0), "number `N` of worker goroutines; the output does not depend on it")
	fs.BoolVar(&o.helpHidden, "help-hidden", false, "list all flags, and why the named pipelines have their order")
	fs.BoolVar(&o.version, "version", false, "print the version")
	o.manual.AddTo(fs)
	o.debugify.addFlags(fs)
	o.addLLVMFlags(fs)
	for _, d := range passes.Table() {
		for _, f := range d.Flags {
			o.addPassFlag(fs, d.Name, f)
		}
	}
	return fs
}

// addReportFlags adds what shows a run: IR between passes, times, counters, remarks, a page.
func (o *options) addReportFlags(fs *flag.FlagSet) {
	fs.BoolVar(&o.printAfterAll, "print-after-all", false, "print the IR after every pass to standard error")
	fs.BoolVar(&o.printBeforeAll, "print-before-all", false, "print the IR before every pass to standard error")
	fs.BoolVar(&o.printChanged, "print-changed", false, "print the IR after every pass that changed it")
	fs.Func("print-before", "print the IR before each run of `PASS[,…]`", addNames(o.printBefore))
	fs.Func("print-after", "print the IR after each run of `PASS[,…]`", addNames(o.printAfter))
	fs.Func("filter-print-funcs", "-print-…: print only `FUNCTION[,…]`", addNames(o.printFuncs))
	fs.BoolVar(&o.printModule, "print-module-scope", false, "-print-…: print the whole module")
	fs.BoolVar(&o.printPasses, "print-passes", false, "list all passes")
	fs.BoolVar(&o.printPipeline, "print-pipeline-passes", false, "print the pipeline that -passes stands for, and run nothing")
	fs.BoolVar(&o.timePasses, "time-passes", false, "print the time of each pass")
	fs.BoolVar(&o.stats, "stats", false, "print the counters of the passes")
	fs.BoolVar(&o.statsJSON, "stats-json", false, "print the counters as JSON")
	fs.Func("pass-remarks", "report optimizations by passes matching `REGEX`", o.remarkFlag(pass.Passed))
	fs.Func("pass-remarks-missed", "report missed optimizations by passes matching `REGEX`", o.remarkFlag(pass.Missed))
	fs.Func("pass-remarks-analysis", "report analysis results of passes matching `REGEX`", o.remarkFlag(pass.Analyzed))
	fs.StringVar(&o.remarksOutput, "pass-remarks-output", "", "write all remarks to `FILE` in LLVM's YAML format")
	fs.BoolVar(&o.remarksHotness, "pass-remarks-with-hotness", false, "-pass-remarks…: say how often the profile counted the code")
	fs.Uint64Var(&o.remarksThreshold, "pass-remarks-hotness-threshold", 0, "-pass-remarks…: only on code that the profile counted `N` times or more")
	fs.StringVar(&o.report, "report", "", "write a page that shows this run to `FILE.html`")
	fs.Func("report-stats", "-report: show the counts of `FILE.json` of ptx-run -stats", func(s string) error {
		o.reportStats = append(o.reportStats, s)
		return nil
	})
}

func (o *options) addPassFlag(fs *flag.FlagSet, passName string, f pass.Flag) {
	help := fmt.Sprintf("%s: %s; default %s", passName, f.Help, cmp.Or(f.Default, "none"))
	set := func(s string) error {
		if before, given := o.passFlags[f.Name]; given && f.List {
			s = before + "," + s
		}
		o.passFlags[f.Name] = s
		return nil
	}
	if f.Default == "true" || f.Default == "false" {
		fs.BoolFunc(f.Name, help, func(s string) error {
			yes, err := strconv.ParseBool(s)
			if err != nil && s != "" {
				return errors.New("neither true nor false")
			}
			return set(strconv.FormatBool(yes || s == ""))
		})
		return
	}
	if _, err := strconv.ParseInt(f.Default, 0, 64); err != nil {
		fs.Func(f.Name, help, func(s string) error { // a name
			if f.Values != nil && !slices.Contains(f.Values, s) {
				return errors.New("not one of " + strings.Join(f.Values, ", "))
			}
			if f.Check != nil {
				if err := f.Check(s); err != nil {
					return err
				}
			}
			return set(s)
		})
		return
	}
	fs.Func(f.Name, help, func(s string) error {
		switch n, err := strconv.ParseInt(s, 0, 64); {
		case err != nil:
			return errors.New("not a number")
		case n < 0 && f.Natural:
			return errors.New("negative")
		}
		return set(s)
	})
}

func addNames(to map[string]bool) func(string) error {
	return func(s string) error {
		for _, n := range strings.Split(s, ",") {
			to[n] = true
		}
		return nil
	}
}

func (o *options) remarkFlag(k pass.RemarkKind) func(string) error {
	return func(s string) error {
		re, err := regexp.Compile(s)
		o.remarks[k] = re
		return err
	}
}

// wantRemark reports whether a remark is made; asked whether it is for the command line's own
// reports.
func (o *options) wantRemark(k pass.RemarkKind, passName string) bool {
	return o.page != nil || o.asked(k, passName)
}

func (o *options) asked(k pass.RemarkKind, passName string) bool {
	if o.remarksOutput != "" {
		return true
	}
	re := o.remarks[k]
	return re != nil && re.MatchString(passName)
}
