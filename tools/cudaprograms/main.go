// Command cudaprograms compiles and runs public CUDA programs from their sources, and prints a table:
//
//	cudaprograms [-j N] [-timeout 60s] [-repeat 1] [-llvm] [-v] DIR…
//
// Each DIR is one program, or a folder of such. All .cu, .cpp, .cc and .c files of the program's
// folder are compiled together, with -I, -D, -std and the arguments of the target "run" taken from
// its Makefile, as HeCBench has them. The last number of the arguments, which is usually how often
// the kernels run, is replaced by -repeat; 0 leaves it.
//
// Columns (tab-separated): the program; compiled (yes, no); ran (yes, no, timeout); its own check
// (pass, fail, none), as far as its output says PASS, FAIL and the like; launches; kernels' seconds;
// seconds in all; with -llvm the same run with PTX by LLVM's opt and llc: same, or what is different;
// the first line of the error. The exit status is 0: it is a survey.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"time"
)

// survey is the command line.
type survey struct {
	jobs    int
	timeout time.Duration
	repeat  int
	llvm    bool
	verbose bool
	cudacc  string
	flags   string
}

// result is a row of the table.
type result struct {
	program            string
	compiled           string
	ran, check         string
	launches           int
	kernels, seconds   float64
	llvm, err, printed string
}

func main() {
	var s survey
	flag.IntVar(&s.jobs, "j", 1, "programs at once")
	flag.DurationVar(&s.timeout, "timeout", time.Minute, "time for each run")
	flag.IntVar(&s.repeat, "repeat", 1, "instead of the last number among the arguments; 0: leave it")
	flag.BoolVar(&s.llvm, "llvm", false, "run the PTX of LLVM's opt and llc, too")
	flag.BoolVar(&s.verbose, "v", false, "print what failed programs print")
	flag.StringVar(&s.cudacc, "cudacc", "", "the compiler; by default beside this command, else in PATH")
	flag.StringVar(&s.flags, "flags", "", "more flags for the compiler")
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
	fmt.Println("program\tcompiled\tran\tcheck\tlaunches\tkernels s\tseconds\tllvm\terror")
	var wg sync.WaitGroup
	var mu sync.Mutex
	work := make(chan string)
	for range s.jobs {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for dir := range work {
				r := s.try(dir)
				mu.Lock()
				fmt.Printf("%s\t%s\t%s\t%s\t%d\t%.2f\t%.1f\t%s\t%s\n", r.program, r.compiled, r.ran, r.check, r.launches, r.kernels, r.seconds, r.llvm, r.err)
				if s.verbose && r.printed != "" {
					fmt.Println(r.printed)
				}
				mu.Unlock()
			}
		}()
	}
	for _, arg := range flag.Args() {
		for _, dir := range programs(arg) {
			work <- dir
		}
	}
	close(work)
	wg.Wait()
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// programs returns the folder itself if it has CUDA sources, else the folders below that have.
func programs(dir string) []string {
	if own, _ := filepath.Glob(filepath.Join(dir, "*.cu")); len(own) > 0 {
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

var (
	makefileFlag = regexp.MustCompile(`-(?:std=\S+|I\s?\S+|D\S+)`)
	runTarget    = regexp.MustCompile(`(?m)^\s+.*\./\$\((?:program|PROGRAM)\)(.*)$`)
	number       = regexp.MustCompile(`^\d+$`)
	passed       = regexp.MustCompile(`(?i)\bPASS(ED)?\b|\bsuccess|\bcorrect\b|\bOK\b|Test passed`)
	failed       = regexp.MustCompile(`(?i)\bFAIL(ED|URE)?\b|\bincorrect\b|mismatch|wrong result`)
)

// try compiles and runs one program.
func (s *survey) try(dir string) *result {
	r := &result{program: filepath.Base(dir), compiled: "no", ran: "no", check: "none", llvm: "-"}
	scratch, err := os.MkdirTemp("", "cudaprograms")
	if err != nil {
		r.err = err.Error()
		return r
	}
	defer os.RemoveAll(scratch)
	flags, args := s.makefile(dir)
	start := time.Now()
	program, printed, err := s.compile(dir, scratch, "ours", flags)
	r.printed = printed
	if err != nil {
		r.err = firstError(printed)
		return r
	}
	r.compiled = "yes"
	out := s.run(dir, program, args, filepath.Join(scratch, "stats.json"), r)
	r.seconds = time.Since(start).Seconds()
	r.printed = out
	if r.ran == "yes" && r.check != "fail" {
		r.printed = ""
	}
	if s.llvm {
		r.llvm = s.beside(dir, scratch, flags, args, r)
	}
	return r
}

// beside runs the program with LLVM's PTX, and says what is different.
func (s *survey) beside(dir, scratch string, flags, args []string, ours *result) string {
	program, _, err := s.compile(dir, scratch, "llvm", append(flags, "--device-backend=llvm"))
	if err != nil {
		return "does not compile"
	}
	theirs := &result{ran: "no", check: "none"}
	s.run(dir, program, args, filepath.Join(scratch, "llvm.json"), theirs)
	if theirs.ran == ours.ran && theirs.check == ours.check {
		return "same"
	}
	return fmt.Sprintf("%s/%s", theirs.ran, theirs.check)
}

// makefile returns the flags and the arguments that a program's Makefile has.
func (s *survey) makefile(dir string) (flags, args []string) {
	text, err := os.ReadFile(filepath.Join(dir, "Makefile"))
	if err != nil {
		return nil, nil
	}
	for _, f := range makefileFlag.FindAllString(string(text), -1) {
		if !strings.Contains(f, "$") && f != "-DDEBUG" {
			flags = append(flags, f)
		}
	}
	if m := runTarget.FindStringSubmatch(string(text)); m != nil {
		args = strings.Fields(m[1])
	}
	for i := len(args) - 1; i >= 0 && s.repeat > 0; i-- {
		if number.MatchString(args[i]) {
			args[i] = fmt.Sprint(s.repeat)
			break
		}
	}
	return flags, args
}

func (s *survey) compile(dir, scratch, name string, flags []string) (program, printed string, err error) {
	var sources []string
	for _, ext := range []string{"*.cu", "*.cpp", "*.cc", "*.c"} {
		list, _ := filepath.Glob(filepath.Join(dir, ext))
		sources = append(sources, list...)
	}
	program = filepath.Join(scratch, name)
	args := append([]string{"-O2", "-w", "-I" + dir, "-o", program}, flags...)
	args = append(append(args, strings.Fields(s.flags)...), sources...)
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, s.cudacc, args...)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	return program, string(out), err
}

func (s *survey) run(dir, program string, args []string, stats string, r *result) string {
	ctx, cancel := context.WithTimeout(context.Background(), s.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "OPTGO_STATS="+stats)
	cmd.WaitDelay = 10 * time.Second
	var both bytes.Buffer
	cmd.Stdout, cmd.Stderr = &both, &both
	err := cmd.Run()
	out := both.String()
	switch {
	case ctx.Err() != nil:
		r.ran = "timeout"
	case err == nil && !strings.Contains(out, "cuda: "):
		r.ran = "yes"
	default:
		r.err = firstError(out)
		if r.err == "" && err != nil {
			r.err = err.Error()
		}
	}
	switch {
	case failed.MatchString(out):
		r.check = "fail"
	case passed.MatchString(out):
		r.check = "pass"
	}
	r.read(stats)
	return out
}

// read takes launches and times out of the statistics.
func (r *result) read(stats string) {
	data, err := os.ReadFile(stats)
	if err != nil {
		return
	}
	var kernels []struct {
		Launches int
		Seconds  float64
	}
	if json.Unmarshal(data, &kernels) != nil {
		return
	}
	for _, k := range kernels {
		r.launches += k.Launches
		r.kernels += k.Seconds
	}
}

// firstError is the first line of an output that speaks of an error.
func firstError(out string) string {
	for line := range strings.SplitSeq(out, "\n") {
		if strings.Contains(line, "error") || strings.Contains(line, "cuda: ") || strings.Contains(line, "undefined reference") {
			return strings.ReplaceAll(line, "\t", " ")
		}
	}
	return ""
}
