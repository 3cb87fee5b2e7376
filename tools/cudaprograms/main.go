// Command cudaprograms compiles and runs public CUDA programs from their sources, and prints a
// table:
//
//	cudaprograms [-j N] [-build 5m] [-timeout 60s] [-cpu 60s] [-memory 8192] [-repeat 1] [-smaller 2] [-small 0] [-sizes FILE] [-with COMMAND] [-norun] [-check] [-llvm] [-v] DIR…
//
// Each DIR is one program, or a folder of such. A program with a Makefile is built by make, with CC
// and NVCC set to cudacc, and nvcc and CUDA's folder those of cudacc --installation, in a scratch
// folder of links to its files; its arguments are those of the target "run", or of the script run.
// Without a Makefile the files that its CMakeLists.txt names, or all .cu, .cpp, .cc and .c files of
// its folder, are compiled together. The argument that the program's usage text calls a number of
// repeats or iterations (without such a text, the last number) is replaced by -repeat; 0 leaves it.
//
// Programs come with sizes for a GPU. With -small N they run first with every number of the
// arguments from 64 on divided N times by 8, then with one division less where that does not run
// right, and so on. A run that exceeds -timeout or -cpu (which a busy machine wants) is tried again
// with such smaller numbers, at most -smaller times. A file of -sizes has better arguments, and
// sizes that are constants of the sources, one program a line:
//
//	# program  constants  : arguments
//	stencil    N=256 STEPS=4
//	histogram             : --n 10000 --bins 64 input
//	    $ seq 10000 > input
//
// where the lines that begin with "$" are shell commands that make its input, in the folder in
// which it runs.
//
// A program that holds more memory than -memory together with its server is ended: they hold what
// the GPU would.
//
// With -with COMMAND each DIR is a collection that the shell command builds, in a scratch folder of
// links to its files: a configure script, CMake, a loop over Makefiles. It finds the compiler as
// nvcc in PATH and CUDA's folder in CUDA_PATH, CUDA_HOME and CUDA_DIR; -build is its time. Every
// executable with device code that it makes is a program of the table, whose name is its path;
// -sizes may name as much of the end of that path as tells it from others. What the command could
// not build is one row.
//
// With -check programs run with OPTGO_CHECK=1; what that finds is counted and the first finding is
// the error, unless there is another.
//
// Columns (tab-separated): the program; compiled (yes, no, library: a library or header that is
// neither CUDA's nor the program's is missing, sources: a file of the program's own is, which DVC
// keeps elsewhere); ran (yes, no, timeout, memory: more than -memory, data: a file that does not
// come with the program is missing); its own check (pass, fail, none), as far as its output says
// PASS, FAIL and the like; findings of -check; launches; kernels' seconds; seconds in all; with
// -llvm the same run with PTX by LLVM's opt and llc: same, or what is different, of the output and
// of the files that the program writes the first line that is neither about time nor speed ("same
// with -fmad=false": products and sums are contracted at other places); the arguments; the first
// line of the error. The last lines, which begin with "#", sum up. The exit status is 0: it is a
// survey.
//
// Files: main.go (flags, the table), summary.go, build.go (from sources to a program),
// collection.go (-with), execute.go (a run), memory.go (its memory), written.go (the files that it
// writes), sizes.go (which sizes it is run with, and its input).
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/pkg/errors"
)

// survey is the command line.
type survey struct {
	jobs    int
	timeout time.Duration
	cpu     time.Duration
	memory  int // in MB, of a program and its server
	// building is how long each command of a build may take.
	building time.Duration
	repeat   int
	smaller  int
	small    int
	norun    bool
	checks   bool
	llvm     bool
	verbose  bool
	sizes    map[string]*sizes // by program
	cudacc   string
	// installed is a folder in the layout of a CUDA installation, whose compiler is cudacc; "":
	// there is none.
	installed string
	flags     string
	with      string // the command that builds a collection
	scratches []string
}

// result is a row of the table.
type result struct {
	program            string
	compiled           string
	ran, check         string
	findings           int
	launches           int
	kernels, seconds   float64
	llvm, err, printed string
	args               []string
	written            string // the files that the program wrote
	all                string // what it printed
}

// right reports whether a run ended well, and nothing that it printed says otherwise.
func (r *result) right() bool { return r.ran == "yes" && r.check != "fail" }

// tooLarge reports whether a run was ended because it wanted more time or memory than it may have.
func (r *result) tooLarge() bool { return r.ran == "timeout" || r.ran == "memory" }

func main() {
	var s survey
	flag.IntVar(&s.jobs, "j", 1, "programs at once")
	flag.DurationVar(&s.timeout, "timeout", time.Minute, "time for each run")
	flag.DurationVar(&s.cpu, "cpu", 0, "processor time for the program and for its server in each run; 0: no limit")
	flag.IntVar(&s.memory, "memory", 8192, "`MB` of memory that the program and its server may hold together in each run; 0: no limit")
	flag.DurationVar(&s.building, "build", 5*time.Minute, "time for each command of a build")
	flag.IntVar(&s.repeat, "repeat", 1, "instead of the last number among the arguments; 0: leave it")
	flag.IntVar(&s.smaller, "smaller", 2, "after a timeout, how often to run with smaller numbers among the arguments")
	flag.IntVar(&s.small, "small", 0, "begin with numbers among the arguments that are so often divided by 8; where that does not run right, divide once less, and so on")
	given := flag.String("sizes", "", "a `file` with lines 'program NAME=VALUE… : arguments': constants of the sources and arguments for small runs")
	flag.BoolVar(&s.norun, "norun", false, "compile only")
	flag.BoolVar(&s.checks, "check", false, "run with OPTGO_CHECK=1, and count what it finds")
	flag.BoolVar(&s.llvm, "llvm", false, "run the PTX of LLVM's opt and llc, too")
	flag.BoolVar(&s.verbose, "v", false, "print what failed programs print")
	flag.StringVar(&s.cudacc, "cudacc", "", "the compiler; by default beside this command, else in PATH")
	flag.StringVar(&s.flags, "flags", "", "more flags for the compiler")
	flag.StringVar(&s.with, "with", "", "each DIR is a collection that this shell `command` builds; every executable with device code that it makes is a program")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "cudaprograms: error: no folders")
		os.Exit(2)
	}
	if s.cudacc == "" {
		s.cudacc = "cudacc"
		if self, err := os.Executable(); err == nil {
			if beside := filepath.Join(filepath.Dir(self), "cudacc"); isFile(beside) {
				s.cudacc = beside
			}
		}
	}
	if *given != "" {
		var err error
		if s.sizes, err = readSizes(*given); err != nil {
			fmt.Fprintf(os.Stderr, "cudaprograms: error: %v\n", err)
			os.Exit(1)
		}
	}
	clean, err := s.install()
	if err != nil {
		fmt.Fprintf(os.Stderr, "cudaprograms: error: %v\n", err)
		os.Exit(1)
	}
	defer clean()
	fmt.Println("program\tcompiled\tran\tcheck\tfindings\tlaunches\tkernels s\tseconds\tllvm\targuments\terror")
	var wg sync.WaitGroup
	var mu sync.Mutex
	var sum summary
	work := make(chan func() *result)
	for range s.jobs {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for task := range work {
				r := task()
				mu.Lock()
				sum.add(r)
				fmt.Printf("%s\t%s\t%s\t%s\t%d\t%d\t%.2f\t%.1f\t%s\t%s\t%s\n", r.program, r.compiled, r.ran, r.check, r.findings, r.launches, r.kernels, r.seconds, r.llvm, strings.Join(r.args, " "), r.err)
				if s.verbose && r.printed != "" {
					fmt.Println(r.printed)
				}
				mu.Unlock()
			}
		}()
	}
	err = s.list(flag.Args(), work)
	close(work)
	wg.Wait()
	if err != nil {
		fmt.Fprintf(os.Stderr, "cudaprograms: error: %v\n", err)
	}
	for _, dir := range s.scratches {
		os.RemoveAll(dir)
	}
	fmt.Print(sum.String())
}

// list sends the programs of the folders.
func (s *survey) list(dirs []string, work chan<- func() *result) error {
	for _, arg := range dirs {
		if s.with != "" {
			scratch, err := os.MkdirTemp("", "cudaprograms")
			if err != nil {
				return err
			}
			s.scratches = append(s.scratches, scratch)
			for _, task := range s.collect(arg, scratch) {
				work <- task
			}
			continue
		}
		for _, dir := range programs(arg) {
			work <- func() *result { return s.try(nameOf(dir), dir, s.ofFolder(dir)) }
		}
	}
	return nil
}

// install makes the installation's folder, for build files that call nvcc by its name or know only
// where CUDA lies; clean removes it.
func (s *survey) install() (clean func(), err error) {
	dir, err := os.MkdirTemp("", "cudaprograms")
	if err != nil {
		return nil, err
	}
	if printed, err := s.command("", "", s.cudacc, "--installation="+dir); err != nil {
		return nil, errors.Wrap(err, printed)
	}
	s.installed = dir
	return func() { os.RemoveAll(dir) }, os.Setenv("PATH", filepath.Join(dir, "bin")+string(os.PathListSeparator)+os.Getenv("PATH"))
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// programs returns the folder itself if it has CUDA sources, a Makefile that runs a program or a
// CMakeLists.txt that makes one, else the folders below that have.
func programs(dir string) []string {
	if own, _ := filepath.Glob(filepath.Join(dir, "*.cu")); len(own) > 0 {
		return []string{dir}
	}
	if isMade(dir) {
		return []string{dir}
	}
	if text, err := os.ReadFile(filepath.Join(dir, "CMakeLists.txt")); err == nil && addExecutable.Match(text) { // its sources lie below
		return []string{dir}
	}
	var list []string
	entries, err := os.ReadDir(dir)
	if err != nil {
		fmt.Fprintf(os.Stderr, "cudaprograms: error: %v\n", err)
		return nil
	}
	for _, e := range entries {
		if e.IsDir() {
			list = append(list, programs(filepath.Join(dir, e.Name()))...)
		}
	}
	return list
}

// maker makes a program in a scratch folder, with more flags for the compiler.
type maker func(scratch, flags string) (*built, string, error)

// try compiles and runs one program; dir are its sources, where they have a folder of their own.
func (s *survey) try(name, dir string, build maker) *result {
	r := &result{program: name, compiled: "no", ran: "no", check: "none", llvm: "-"}
	scratch, err := os.MkdirTemp("", "cudaprograms")
	if err != nil {
		r.err = err.Error()
		return r
	}
	defer os.RemoveAll(scratch)
	start := time.Now()
	p, printed, err := build(filepath.Join(scratch, "ours"), "")
	r.printed = printed
	if err != nil {
		r.err = firstError(printed + "\n" + err.Error())
		if needsLibrary.MatchString(printed) || errors.Is(err, errNoProgram) {
			r.compiled = "library"
		} else if noSource.MatchString(printed) || isKept(dir, printed) {
			r.compiled = "sources"
		}
		return r
	}
	r.compiled = "yes"
	if s.norun {
		r.ran, r.seconds = "-", time.Since(start).Seconds()
		return r
	}
	r.printed = s.runs(p, filepath.Join(scratch, "stats.json"), r)
	r.seconds = time.Since(start).Seconds()
	if s.llvm {
		r.llvm = s.beside(build, scratch, r)
	}
	if r.right() && r.findings == 0 {
		r.printed = ""
	}
	return r
}

// beside runs the program with LLVM's PTX, and says what is different. Where only what it prints
// is, both run again without contraction of products and sums, which each compiler chooses for
// itself.
func (s *survey) beside(build maker, scratch string, ours *result) string {
	const llvm, exact = "--device-backend=llvm", "-fmad=false"
	theirs, printed, err := s.again(build, filepath.Join(scratch, "llvm"), llvm, ours.args)
	if err != nil {
		return "does not compile"
	}
	if theirs.ran != ours.ran || theirs.check != ours.check {
		return fmt.Sprintf("%s/%s", theirs.ran, theirs.check)
	}
	a, b := firstDifference(ours.printed+ours.written, printed+theirs.written)
	if ours.ran != "yes" || a == b {
		return "same"
	}
	first, one, err := s.again(build, filepath.Join(scratch, "exact"), exact, ours.args)
	second, other, err2 := s.again(build, filepath.Join(scratch, "llvm-exact"), llvm+" "+exact, ours.args)
	if err == nil && err2 == nil {
		if x, y := firstDifference(one+first.written, other+second.written); x == y {
			return sameExact
		}
	}
	return fmt.Sprintf("prints %q, not %q", b, a)
}

// sameExact is the column for a program whose outputs differ by contraction only.
const sameExact = "same with -fmad=false"

// again compiles the program with more flags and runs it.
func (s *survey) again(build maker, scratch, flags string, args []string) (r *result, printed string, err error) {
	p, _, err := build(scratch, flags)
	if err != nil {
		return nil, "", err
	}
	r = &result{ran: "no", check: "none"}
	p.args = args
	return r, s.execute(p, scratch+".json", r), nil
}
