// Command sweep runs passes and pipelines over every .ll file below some folders, with the verifier
// between passes, and lists what crashes, hangs, or makes IR that LLVM refuses. It judges the
// compiler's robustness, not the code that it makes: that is difftest's work.
//
//	go run ./tools/sweep -passes='default<O3>' -passes=gpucc lit examples       the repository's own files
//	go run ./tools/sweep -each -half=odd DIR                                    every pass by itself, half of the files
//	go run ./tools/sweep -mutate=1000 -seed=7 -each lit                         1,000 random changes of the files' structure
//	go run ./tools/sweep -passes=sroa -keep=/tmp/found DIR                      keep what fails, reduced
//	go run ./tools/sweep -passes=gpucc -emit='ptx -regs=32' -emit=vliw lit      backends too, which check their own output
//	go run ./tools/sweep -digests=before.txt lit examples                       digests of all results, to compare with later
//	go run ./tools/sweep -accept=opt-22 DIR                                     does the reader take what LLVM takes?
//
// Each file is read in a worker process, which a crash or a time limit ends and which is then
// replaced. Outcomes:
//
//	ok        the pipeline ran, and LLVM accepts the result (or there is no LLVM to ask)
//	refused   the input is invalid or not supported: one diagnostic
//	crash     an internal error: a panic, IR that the verifier refuses after a pass, a fatal error of Go's runtime
//	hang      it took longer than -timeout
//	rejected  LLVM's verifier refuses the result, and accepts the input
//
// The peers of -peer are asked about results that differ from the input and from each other; one
// that accepts is enough, since no version of LLVM reads what all others print.
//
// With -digests nothing is judged. The file gets a line for each input and each job: digest and
// path of the input, pipeline, backend, outcome, digest of the output or of the diagnostic. If the
// file exists, the results are compared with it; an input is the same if its text is, wherever it
// lies.
//
// -accept runs no pipelines. It asks whether each module (each part of a file for split-file) is
// accepted by opt-go and by the peer, and whether the peer reads the same module from what opt-go
// prints, but for use lists. Outcomes beside those above:
//
//	changed   the peer reads another module
//	lenient   opt-go accepts what the peer refuses; listed with -v
//	invalid   both refuse
//
// With -print=19, the peer judges the input, and opt-19 whether it accepts what is printed for LLVM
// 19.
//
// Exit status: 0 nothing failed; 1 something crashed, hung, was rejected, or differs from -digests;
// 2 the command line is wrong or a tool is missing.
package main

import (
	"flag"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/passes"
	"opt-go/passes/pass"
)

// config is the parsed command line.
type config struct {
	jobs    []job
	digests string // file
	peers   []string
	keep    string
	half    string
	sample  int
	mutate  int
	seed    uint64
	timeout time.Duration
	workers int
	memory  uint64 // address space of a worker, in MiB
	tries   int    // of the reducer, for each failure
	verbose bool
	accept  bool // compare the reader with the one peer instead of running pipelines
	version int  // of LLVM that -accept prints for; 0: the module's own
}

func main() {
	c, folders, err := parseArgs(os.Args[1:])
	if err == nil && c == nil {
		err = serve(os.Stdin, os.Stdout)
	} else if err == nil {
		var t *tally
		if t, err = c.run(folders); err == nil {
			err = c.report(t)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "sweep:", err)
		os.Exit(2)
	}
}

// report prints what was found, and ends the command with status 1 if that is a fault.
func (c *config) report(t *tally) error {
	t.print(os.Stdout)
	changed := 0
	if c.digests != "" {
		var err error
		if changed, err = t.digests(os.Stdout, c.digests); err != nil {
			return err
		}
	}
	if len(t.failures) > 0 || changed > 0 {
		os.Exit(1)
	}
	return nil
}

// parseArgs returns a nil config for a worker.
func parseArgs(args []string) (*config, []string, error) {
	c := &config{}
	fs := flag.NewFlagSet("sweep", flag.ExitOnError)
	var pipelines, forms []string
	fs.Func("passes", "a `PIPELINE` to run; may be given several times", appendTo(&pipelines))
	fs.Func("emit", "`FORM` to emit after each pipeline: ir (the default), ptx or vliw, with opt-go's flags for it, as in 'ptx -regs=32'; may be given several times", appendTo(&forms))
	fs.StringVar(&c.digests, "digests", "", "write a digest of each result to `FILE`, or compare them with it if it exists; without -passes, of the usual pipelines and backends")
	each := fs.Bool("each", false, "run each pass of the table by itself")
	peers := fs.String("peer", "installed", "verifiers that judge results, one of which must accept: `COMMANDS` separated by commas; \"\": none")
	fs.StringVar(&c.keep, "keep", "", "`FOLDER` for inputs that fail, reduced")
	fs.StringVar(&c.half, "half", "", "only files the CRC-32 of whose name is `odd` or even")
	fs.IntVar(&c.sample, "sample", 1, "one file in `N`, chosen by its name")
	fs.IntVar(&c.mutate, "mutate", 0, "instead of the files, `N` random changes of their structure")
	fs.Uint64Var(&c.seed, "seed", 1, "seed of the random changes")
	fs.DurationVar(&c.timeout, "timeout", 20*time.Second, "time limit of one pipeline on one file")
	fs.IntVar(&c.workers, "j", runtime.NumCPU(), "worker processes")
	fs.Uint64Var(&c.memory, "memory", 8192, "address space of a worker in `MiB`, where the system can limit it")
	fs.IntVar(&c.tries, "tries", 2000, "runs that reducing a failure may take")
	fs.BoolVar(&c.verbose, "v", false, "list refused inputs too")
	accept := fs.String("accept", "", "instead of running pipelines, compare reader, verifier and printer with those of a `PEER`, such as opt-22")
	fs.IntVar(&c.version, "print", 0, "with -accept: print for LLVM `VERSION`, whose opt judges whether the output is valid")
	worker := fs.Bool("worker", false, "serve requests on standard input; for sweep itself")
	if err := fs.Parse(args); err != nil {
		return nil, nil, err
	}
	if *worker {
		return nil, nil, nil
	}
	if *each {
		pipelines = append(pipelines, allPasses()...)
	}
	c.jobs = jobs(pipelines, forms)
	if len(pipelines) == 0 && c.digests != "" {
		c.jobs = usualJobs
	}
	if c.accept = *accept != ""; c.accept {
		*peers = *accept
	}
	switch {
	case c.accept && (len(c.jobs) > 0 || c.mutate > 0 || c.keep != "" || strings.Contains(*accept, ",")):
		return nil, nil, errors.New("-accept has one peer, and no -passes, -each, -digests, -mutate or -keep")
	case len(c.jobs) == 0 && !c.accept:
		return nil, nil, errors.New("nothing to run: -passes, -each, -digests or -accept is missing")
	case fs.NArg() == 0:
		return nil, nil, errors.New("no folder is given")
	case c.digests != "" && (c.mutate > 0 || len(pipelines) == 0 && len(forms) > 0):
		return nil, nil, errors.New("-digests: there are none of random changes, and -emit goes with -passes")
	case c.half != "" && c.half != "odd" && c.half != "even":
		return nil, nil, errors.Errorf("-half=%s: it may be odd or even", c.half)
	case c.sample < 1 || c.workers < 1 || c.mutate < 0 || c.tries < 0:
		return nil, nil, errors.New("-sample and -j must be at least 1, -mutate and -tries at least 0")
	}
	for _, j := range c.jobs {
		if err := j.check(); err != nil {
			return nil, nil, err
		}
	}
	if c.digests != "" {
		*peers = "" // they judge; here results are only compared
	}
	return c, fs.Args(), c.findPeers(*peers)
}

func appendTo(list *[]string) func(string) error {
	return func(s string) error {
		*list = append(*list, s)
		return nil
	}
}

// jobs pairs each pipeline with each form of output.
func jobs(pipelines, forms []string) []job {
	if len(forms) == 0 {
		forms = []string{""}
	}
	var list []job
	for _, p := range pipelines {
		for _, f := range forms {
			list = append(list, job{p, absoluteMachine(f)})
		}
	}
	return list
}

// absoluteMachine makes the path of a machine's description absolute: workers run in folders of
// their own.
func absoluteMachine(emit string) string {
	words := strings.Fields(emit)
	for k, w := range words {
		if flag, file, found := strings.Cut(w, "="); found && strings.Trim(flag, "-") == "machine" && strings.HasSuffix(file, ".json") {
			if abs, err := filepath.Abs(file); err == nil {
				words[k] = flag + "=" + abs
			}
		}
	}
	return strings.Join(words, " ")
}

// allPasses are the passes that can stand alone, printers too.
func allPasses() []string {
	var list []string
	for _, d := range passes.Table() {
		if d.Unit != pass.LoopUnit || !strings.HasPrefix(d.Name, "print") {
			list = append(list, d.Name)
		}
	}
	return list
}

func (c *config) findPeers(names string) error {
	switch names {
	case "":
		return nil
	case "installed":
		for _, p := range []string{"opt-19", "opt-22"} {
			if _, err := exec.LookPath(p); err == nil {
				c.peers = append(c.peers, p)
			}
		}
		return nil
	}
	c.peers = strings.Split(names, ",")
	for _, p := range c.peers {
		if _, err := exec.LookPath(p); err != nil {
			return errors.Errorf("%s is not installed", p)
		}
	}
	return nil
}

// files lists the .ll files below the folders that -half and -sample choose, in order.
func (c *config) files(folders []string) ([]string, error) {
	var list []string
	for _, folder := range folders {
		folder, err := filepath.Abs(folder) // workers run in folders of their own
		if err != nil {
			return nil, errors.Wrap(err, "cannot find a folder")
		}
		err = filepath.WalkDir(folder, func(p string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(p, ".ll") && c.chosen(filepath.Base(p)) {
				list = append(list, p)
			}
			return err
		})
		if err != nil {
			return nil, errors.Wrap(err, "cannot list the files")
		}
	}
	slices.Sort(list)
	if len(list) == 0 {
		return nil, errors.Errorf("no .ll file in %s", strings.Join(folders, ", "))
	}
	return list, nil
}

func (c *config) chosen(name string) bool {
	sum := crc32.ChecksumIEEE([]byte(name))
	return int(sum>>1%uint32(c.sample)) == 0 && // the lowest bit is for -half
		(c.half == "" || (c.half == "odd") == (sum&1 == 1))
}
