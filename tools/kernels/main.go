// Command kernels compiles CUDA kernels with opt-go and with LLVM, lets ptxas judge our PTX, runs
// what both made on the emulator with the same arguments, and compares memory, instructions and
// compile times.
//
//	go run ./tools/kernels DIR                       every .cu and .ll file below DIR
//	go run ./tools/kernels -pack=DIR FILES…          here, and on a machine with a GPU:
//	go run ./tools/kernels -gpu=DIR                  emulator and GPU compared, compilers timed
//	go run ./tools/kernels -v a.cu b.ll              every launch in a line of its own
//	go run ./tools/kernels -ways='gpucc;default<O2>,nvptx-codegen;gpucc -regs=24' …
//	go run ./tools/kernels -sass -mcpu=sm_80 -mattr=+ptx70 DIR/*.ll   by executed machine instructions
//
// A .cu file goes through clang-19 first, which needs CUDA's headers (-cuda-path). What clang
// refuses, and what LLVM cannot compile, is left out and counted. docs/testing.md says how launches
// are chosen and what the outcomes mean.
//
// Exit status: 0 nothing is wrong; 1 opt-go refused or crashed on a file, ptxas refused its PTX, or
// a launch ended differently; 2 the command line is wrong or a tool is missing.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/pkg/errors"

	"opt-go/tools/kernels/sass"
	"opt-go/tools/progress"
	"opt-go/tools/shard"
)

// config is the parsed command line.
type config struct {
	ways      []way
	cpu, attr string
	cuda      string   // CUDA's folder, for clang
	clang     []string // more arguments for clang
	ptxas     string   // empty: is not asked
	optgo     string
	cache     string // folder that keeps compiled files and LLVM's PTX; empty: nothing is kept
	scratch   string
	limit     uint64        // warp instructions per block
	timeout   time.Duration // of each external command
	workers   int
	verbose   bool
	packTo    string // folder of -pack
	packFrom  string // folder of -gpu
	worst     int    // kernels to list
	shard     shard.Shard
	partial   string // file for the totals

	// Of -sass.
	machine                bool
	listing                string // folder; empty: no listings are written
	nvdisasm, nvrtcLibrary string // empty: are looked for
	assembler              *sass.Assembler
	nvrtc                  *sass.NVRTC // nil: there is none
}

// way is a configuration to compile with opt-go.
type way struct {
	name string
	args []string
}

// parseWays reads "gpucc;default<O2> -regs=24": pipelines, each followed by flags of opt-go. In the
// summary a name stands for the pipeline after it: "late: gvn,licm".
func parseWays(text string) ([]way, error) {
	var list []way
	for _, w := range splitWays(text) {
		name, rest, named := strings.Cut(w, ":")
		if !named {
			rest = w
		}
		fields := strings.Fields(rest)
		if len(fields) == 0 || strings.HasPrefix(fields[0], "-") {
			return nil, errors.Errorf("-ways: %q does not begin with a pipeline", w)
		}
		if !named {
			name = strings.Join(fields, " ")
		}
		list = append(list, way{strings.TrimSpace(name), append([]string{"-passes=" + fields[0]}, fields[1:]...)})
	}
	return list, nil
}

// splitWays splits at semicolons, but for those between the options of a pass.
func splitWays(text string) []string {
	var list []string
	depth, start := 0, 0
	for k, c := range text {
		switch {
		case c == '<':
			depth++
		case c == '>':
			depth--
		case c == ';' && depth == 0:
			list = append(list, text[start:k])
			start = k + 1
		}
	}
	return append(list, text[start:])
}

func main() {
	var c config
	ways := flag.String("ways", "gpucc;default<O2>,nvptx-codegen;gpucc -regs=24;default<O2>,nvptx-codegen -regs=24", "pipelines of opt-go to compare with LLVM, separated by semicolons, each followed by more flags and, where the summary names it otherwise, preceded by that name and a colon")
	flag.StringVar(&c.cpu, "mcpu", "sm_70", "the processor that both compile for")
	flag.StringVar(&c.attr, "mattr", "+ptx70", "the PTX version that both write")
	flag.StringVar(&c.cuda, "cuda-path", os.Getenv("CUDA_PATH"), "folder of a CUDA installation, for clang")
	clang := flag.String("clang-args", "", "more arguments for clang, separated by spaces: -I… -D…")
	flag.StringVar(&c.ptxas, "ptxas", os.Getenv("OPTGO_PTXAS"), "ptxas; \"off\": do not ask it (default $OPTGO_PTXAS, else ptxas if it is installed)")
	flag.StringVar(&c.optgo, "opt-go", "", "the opt-go command to test; built from this module when empty")
	flag.StringVar(&c.cache, "cache", "", "folder that keeps what clang and LLVM made, for the next run")
	flag.Uint64Var(&c.limit, "limit", 200_000, "warp instructions per block after which a launch is given up")
	flag.DurationVar(&c.timeout, "timeout", time.Minute, "the longest that a compiler may take for a file")
	flag.IntVar(&c.workers, "j", runtime.NumCPU(), "files compiled and run at a time")
	flag.BoolVar(&c.verbose, "v", false, "print every launch")
	flag.IntVar(&c.worst, "worst", 20, "how many of the kernels to list that execute most more instructions than LLVM's")
	flag.BoolVar(&c.machine, "sass", false, "compare executed machine instructions (SASS), estimated with ptxas and nvdisasm, of the first of -ways, LLVM 19, LLVM 22 and NVRTC; use it with -mcpu=sm_80 -mattr=+ptx70 or newer")
	flag.StringVar(&c.nvdisasm, "nvdisasm", os.Getenv("OPTGO_NVDISASM"), "nvdisasm, for -sass (default $OPTGO_NVDISASM, else near ptxas, else the installed one)")
	flag.StringVar(&c.nvrtcLibrary, "nvrtc", os.Getenv("OPTGO_NVRTC"), "NVRTC's library, for -sass (default $OPTGO_NVRTC, else near ptxas)")
	flag.StringVar(&c.listing, "listing", "", "with -sass, write each kernel's machine code by each compiler to this folder, with the estimated executions of each instruction")
	flag.StringVar(&c.packTo, "pack", "", "write what the compilers of -sass made of the files to this folder, for a machine with a GPU")
	flag.StringVar(&c.packFrom, "gpu", "", "run the launches of the pack in this folder on the emulator and on the GPU, compare memory, and time the compilers' codes")
	flag.Var(&c.shard, "shard", "test part I of N of the files only (`I/N`)")
	flag.StringVar(&c.partial, "partial", "", "write the totals to `FILE.json`, for -merge")
	merge := flag.Bool("merge", false, "test nothing: add up the parts in the files that are named")
	flag.Parse()
	c.clang = strings.Fields(*clang)
	var err error
	if c.ways, err = parseWays(*ways); err == nil {
		var bad int
		if *merge {
			bad, err = mergeParts(os.Stdout, &c, flag.Args())
		} else {
			bad, err = run(&c, flag.Args())
		}
		if err == nil && bad > 0 {
			os.Exit(1)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "kernels:", err)
		os.Exit(2)
	}
}

// run tests the files and returns how many things were wrong.
func run(c *config, args []string) (int, error) {
	if c.packFrom != "" {
		return c.onGPU(os.Stdout, c.packFrom)
	}
	files, err := findFiles(args)
	if err != nil {
		return 0, err
	}
	files = shard.Of(c.shard, files)
	if c.partial != "" && (c.machine || c.packTo != "") {
		return 0, errors.New("-partial: only the comparison of PTX has totals that add up, not -sass or -pack")
	}
	if c.scratch, err = os.MkdirTemp("", "opt-go-kernels"); err != nil {
		return 0, errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(c.scratch)
	if err := c.prepare(); err != nil {
		return 0, err
	}
	if c.listing != "" {
		if err := os.MkdirAll(c.listing, 0o777); err != nil {
			return 0, errors.Wrap(err, "cannot make the folder of -listing")
		}
	}
	if c.machine || c.packTo != "" {
		if err := c.prepareMachine(); err != nil {
			return 0, err
		}
	}
	if c.packTo != "" {
		return 0, c.writePack(c.packTo, files)
	}
	if c.machine {
		return printMachine(os.Stdout, c, c.measureAll(files)), nil
	}
	t := c.total(c.testAll(files))
	t.print(os.Stdout, c)
	return t.Bad, shard.Save(c.partial, "kernels", c.shard, t)
}

// prepare finds the tools.
func (c *config) prepare() error {
	for _, t := range []string{"opt-19", "llc-19"} {
		if _, err := exec.LookPath(t); err != nil {
			return errors.Errorf("%s is not installed", t)
		}
	}
	switch c.ptxas {
	case "":
		c.ptxas, _ = exec.LookPath("ptxas")
	case "off":
		c.ptxas = ""
	}
	if c.cache != "" {
		if err := os.MkdirAll(c.cache, 0o777); err != nil {
			return errors.Wrap(err, "cannot make the folder of -cache")
		}
	}
	if c.optgo != "" {
		return nil
	}
	c.optgo = filepath.Join(c.scratch, "opt-go")
	out, err := exec.Command("go", "build", "-o", c.optgo, "opt-go/tools/opt-go").CombinedOutput()
	return errors.Wrapf(err, "cannot build opt-go: %s", out)
}

// findFiles lists the files named, and the .cu and .ll files below the folders named.
func findFiles(args []string) ([]string, error) {
	var files []string
	for _, a := range args {
		info, err := os.Stat(a)
		if err != nil {
			return nil, errors.Wrap(err, "cannot read the input")
		}
		if !info.IsDir() {
			files = append(files, a)
			continue
		}
		err = filepath.WalkDir(a, func(p string, d os.DirEntry, err error) error {
			if ext := filepath.Ext(p); err == nil && !d.IsDir() && (ext == ".cu" || ext == ".ll") {
				files = append(files, p)
			}
			return err
		})
		if err != nil {
			return nil, errors.Wrap(err, "cannot read the input")
		}
	}
	if len(files) == 0 {
		return nil, errors.New("no .cu or .ll file is named")
	}
	return files, nil
}

// testAll tests the files concurrently; the reports are in the files' order.
func (c *config) testAll(files []string) []*fileReport {
	out := make([]*fileReport, len(files))
	bar := progress.New(len(files), "files")
	defer bar.Close()
	next := make(chan int)
	var wg sync.WaitGroup
	var print sync.Mutex
	for range max(1, c.workers) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for k := range next {
				out[k] = c.test(files[k], k)
				print.Lock()
				bar.Print(func() { out[k].print(os.Stdout, c.verbose) })
				print.Unlock()
				bar.Done()
			}
		}()
	}
	for k := range files {
		next <- k
	}
	close(next)
	wg.Wait()
	return out
}
