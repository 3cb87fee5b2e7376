// Command difftest searches for wrong code: it compiles random C programs with clang, runs passes
// and pipelines of opt-go over them, and compares what the programs print before and after.
//
//	go run ./tools/difftest -n 5000            many programs
//	go run ./tools/difftest -n 1 -seed 1234    one program again
//	go run ./tools/difftest -passes=gpucc      one pipeline only
//	go run ./tools/difftest -shard=2/8 -partial=part2.json    one of eight parts, on its own machine
//	go run ./tools/difftest -merge part*.json                 the sum of all parts
//
// Programs come from csmith and from a generator of index arithmetic (index.go); clang-19 hands
// them over unoptimized and at -O1. Each goes through the named pipelines and through random
// sequences of passes; the result must pass opt-19's verifier and print under lli-19 what the
// program printed before. A failure is bisected to the pass that makes it, reduced by
// llvm-reduce-19, and left in the folder that -keep names.
//
// It needs clang-19, opt-19, lli-19 and, for half of the programs, csmith with its headers;
// llvm-reduce-19 for -reduce.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"github.com/pkg/errors"

	"opt-go/tools/progress"
	"opt-go/tools/shard"
)

type config struct {
	n, workers, sequences, length int
	seed                          uint64
	passes, source                string
	keep                          string
	reduce                        bool
	quiet                         bool
	optgo                         string // the command under test
	scratch                       string
	shard                         shard.Shard
	partial                       string // file for the results
}

func main() {
	var c config
	flag.IntVar(&c.n, "n", 200, "number of programs, each of which clang hands over at two levels")
	flag.Uint64Var(&c.seed, "seed", 1, "seed of the first program; the next ones count up")
	flag.IntVar(&c.workers, "j", runtime.NumCPU(), "programs tested at a time")
	flag.StringVar(&c.passes, "passes", "", "test this pipeline only, instead of the named ones and random sequences")
	flag.StringVar(&c.source, "source", "both", "where programs come from: csmith, index or both")
	flag.IntVar(&c.sequences, "sequences", 3, "random sequences of passes for each program")
	flag.IntVar(&c.length, "length", 8, "passes in a random sequence")
	flag.StringVar(&c.keep, "keep", "", "folder for programs that fail")
	flag.BoolVar(&c.reduce, "reduce", true, "reduce failures with llvm-reduce-19")
	flag.BoolVar(&c.quiet, "q", false, "print failures and the last line only")
	check := flag.String("interesting", "", "exit 0 if FILE is still miscompiled by -passes: the test that llvm-reduce runs")
	flag.StringVar(&c.optgo, "opt-go", "", "the opt-go command to test; built from this module when empty")
	flag.Var(&c.shard, "shard", "test part I of N of the programs only (`I/N`)")
	flag.StringVar(&c.partial, "partial", "", "write the counts to `FILE.json`, for -merge")
	merge := flag.Bool("merge", false, "test nothing: add up the parts in the files that are named")
	flag.Parse()
	var failures int
	var err error
	if *merge {
		failures, err = mergeParts(flag.Args())
	} else {
		failures, err = run(&c, *check)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "difftest:", err)
		os.Exit(2)
	}
	if failures > 0 {
		os.Exit(1)
	}
}

func run(c *config, check string) (failures int, err error) {
	if c.scratch, err = os.MkdirTemp("", "opt-go-difftest"); err != nil {
		return 0, errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(c.scratch)
	if c.optgo == "" {
		c.optgo = filepath.Join(c.scratch, "opt-go")
		if out, err := exec.Command("go", "build", "-o", c.optgo, "opt-go/tools/opt-go").CombinedOutput(); err != nil {
			return 0, errors.Wrapf(err, "cannot build opt-go: %s", out)
		}
	}
	if check != "" {
		if c.interesting(check) {
			return 0, nil
		}
		return 1, nil
	}
	if err := c.needTools(); err != nil {
		return 0, err
	}
	if c.keep != "" {
		if err := os.MkdirAll(c.keep, 0o777); err != nil {
			return 0, errors.Wrap(err, "cannot make the folder of -keep")
		}
	}
	t := c.search()
	t.print()
	return t.Failed, shard.Save(c.partial, "difftest", c.shard, t.counts)
}

// mergeParts prints the sum of the counts in files.
func mergeParts(files []string) (failures int, err error) {
	parts, err := shard.Load[counts](files, "difftest")
	if err != nil {
		return 0, err
	}
	sum := counts{ByKind: map[string]int{}}
	for _, p := range parts {
		sum.Programs, sum.Runs, sum.Skipped, sum.Failed = sum.Programs+p.Programs, sum.Runs+p.Runs, sum.Skipped+p.Skipped, sum.Failed+p.Failed
		sum.Seconds += p.Seconds
		for kind, n := range p.ByKind {
			sum.ByKind[kind] += n
		}
	}
	sum.print()
	return sum.Failed, nil
}

func (c *config) needTools() error {
	tools := []string{"clang-19", "opt-19", "lli-19"}
	if c.source != "index" {
		tools = append(tools, "csmith")
	}
	for _, t := range tools {
		if _, err := exec.LookPath(t); err != nil {
			return errors.Errorf("%s is not installed", t)
		}
	}
	switch c.source {
	case "both", "index", "csmith":
		return nil
	}
	return errors.Errorf("-source=%s: it may be csmith, index or both", c.source)
}

// tally counts what happened, for the last line.
type tally struct {
	mu  sync.Mutex
	bar *progress.Bar
	counts
}

// counts are what a part of the programs came to; parts add up.
type counts struct {
	Programs, Runs, Skipped, Failed int
	ByKind                          map[string]int
	Seconds                         float64
}

func (t *counts) print() {
	fmt.Printf("%d programs, %d runs of opt-go, %d failures %v; %d programs left out (too slow or not compiled); %.0f s\n",
		t.Programs, t.Runs, t.Failed, t.ByKind, t.Skipped, t.Seconds)
}

func (c *config) search() *tally {
	var list []uint64
	for k := range c.n {
		if c.shard.Has(k) {
			list = append(list, c.seed+uint64(k))
		}
	}
	t := &tally{counts: counts{ByKind: map[string]int{}}, bar: progress.New(len(list), "programs")}
	defer t.bar.Close()
	start := time.Now()
	seeds := make(chan uint64)
	var wg sync.WaitGroup
	for range max(1, c.workers) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for s := range seeds {
				c.program(s, t)
				t.bar.Done()
			}
		}()
	}
	for _, s := range list {
		seeds <- s
	}
	close(seeds)
	wg.Wait()
	t.Seconds = time.Since(start).Seconds()
	return t
}

// program tests one program at each level.
func (c *config) program(seed uint64, t *tally) {
	dir, err := os.MkdirTemp(c.scratch, "p")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	for _, level := range levels {
		s, err := c.compile(dir, seed, level)
		if err != nil {
			t.mu.Lock()
			t.Skipped++
			t.mu.Unlock()
			if !c.quiet {
				t.bar.Print(func() { fmt.Printf("seed %d %s: left out: %v\n", seed, level.name, err) })
			}
			continue
		}
		t.mu.Lock()
		t.Programs++
		t.mu.Unlock()
		for _, p := range c.pipelines(seed, level.name) {
			t.mu.Lock()
			t.Runs++
			t.mu.Unlock()
			if f := c.test(s, p); f != nil {
				t.mu.Lock()
				t.Failed++
				t.ByKind[f.kind]++
				t.bar.Print(func() { c.report(s, p, f) })
				t.mu.Unlock()
			}
		}
	}
}
