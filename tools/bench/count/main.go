// Command count runs passes on generated functions and prints how many blocks of the compiler's own
// code they executed, by size of the function: a measure of work that depends on neither the
// machine nor what else it does. It must be built with
//
//	go build -cover -covermode=atomic -coverpkg=opt-go/tools/bench/count,opt-go/frontend/ir,opt-go/passes/...,opt-go/nvptx/...,opt-go/vliw/...,slices,sort
//
// as tools/bench does. For each step it prints a line per size, tabs between: the step, the size,
// the blocks executed, nanoseconds, and what went wrong if something did. The counters are left in
// the folder -counters, in a folder for the step's place in the list and one for the size, from
// which go tool covdata tells the places.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/coverage"
	"strconv"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
	"opt-go/passes/target"
	"opt-go/tools/bench/shape"
	"opt-go/vliw"
	"opt-go/vliw/asm"
)

func main() {
	name := flag.String("shape", "", "the shape of the functions")
	sizes := flag.String("sizes", "2000,8000", "instructions, separated by commas")
	dir := flag.String("counters", "", "folder for the counters of each step")
	each := flag.Bool("each", false, "of a pipeline, count every pass of the list by itself")
	text := flag.Int("text", 0, "print the module of so many instructions and do nothing else")
	flag.Parse()
	if s, ok := shape.Find(*name); ok && *text > 0 {
		os.Stdout.Write(s.Text(*text))
		return
	}
	if err := run(counting{dir: *dir, each: *each}, *name, *sizes, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "count:", err)
		os.Exit(1)
	}
}

// counting holds the folder of the counters, and whether each pass is counted separately.
type counting struct {
	dir  string
	each bool
}

func run(c counting, name, sizes string, steps []string) error {
	s, ok := shape.Find(name)
	if !ok {
		return errors.Errorf("there is no shape %q", name)
	}
	for k, step := range steps {
		for _, text := range strings.Split(sizes, ",") {
			size, err := strconv.Atoi(text)
			if err != nil {
				return errors.Wrap(err, "-sizes")
			}
			if err := c.step(s, step, size, k); err != nil {
				fmt.Printf("%s\t%d\t0\t0\t%s\n", step, size, strings.SplitN(err.Error(), "\n", 2)[0])
			}
		}
	}
	return nil
}

// step counts step k on a function of one size.
func (c counting) step(s shape.Shape, step string, size, k int) error {
	m, err := frontend.Read(s.Name, s.Text(size))
	if err != nil {
		return err
	}
	if c.each {
		return eachPass(m, step, size)
	}
	work, err := prepare(m, step)
	if err != nil {
		return err
	}
	if err := count(step, size, work); err != nil || c.dir == "" {
		return err
	}
	at := filepath.Join(c.dir, strconv.Itoa(k), strconv.Itoa(size))
	if err := os.MkdirAll(at, 0o777); err != nil {
		return errors.Wrap(err, "-counters")
	}
	if err := coverage.WriteMetaDir(at); err != nil {
		return errors.Wrap(err, "-counters")
	}
	return errors.Wrap(coverage.WriteCountersDir(at), "-counters")
}

// eachPass counts the passes of a pipeline one by one.
func eachPass(m *ir.Module, pipeline string, size int) error {
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		return err
	}
	for k := range nodes {
		if err := count(passes.Format(nodes[k:k+1]), size, func() error { return runNodes(m, nodes[k:k+1], targetOf(m, pipeline)) }); err != nil {
			return err
		}
	}
	return nil
}

// count does the work and prints a line about it.
func count(what string, size int, work func() error) error {
	runtime.GC()
	if err := coverage.ClearCounters(); err != nil {
		return errors.Wrap(err, "counters")
	}
	start := time.Now()
	if err := work(); err != nil {
		return err
	}
	took := time.Since(start)
	var counters bytes.Buffer
	if err := coverage.WriteCounters(&counters); err != nil {
		return errors.Wrap(err, "counters")
	}
	n, err := total(counters.Bytes())
	if err != nil {
		return err
	}
	fmt.Printf("%s\t%d\t%d\t%d\n", what, size, n, took.Nanoseconds())
	return nil
}

// prepare returns the work of a step on the module. A step is a pipeline, two pipelines with an
// arrow (=>) between them, or a backend, which runs after its pipeline; the PTX backend has 16
// registers (emit-ptx-regs) or no limit. Of two parts only the second is counted.
func prepare(m *ir.Module, step string) (func() error, error) {
	pipeline, backend := step, func() error { return nil }
	to := targetOf(m, step)
	before, after, two := strings.Cut(step, "=>")
	if two {
		pipeline, backend = before, func() error { return runPipeline(m, after, to) }
	}
	switch step {
	case "emit-ptx", "emit-ptx-regs":
		pipeline, backend = "gpucc", func() error {
			o := nvptx.Options{}
			if step == "emit-ptx-regs" {
				o.Regs = 16
			}
			p, err := nvptx.Compile(m, o)
			if err != nil {
				return err
			}
			return ptx.Print(io.Discard, p)
		}
	case "emit-vliw":
		pipeline, backend = "vliw", func() error {
			a, err := vliw.Compile(m, vliw.Options{})
			if err != nil {
				return err
			}
			return asm.Print(io.Discard, a)
		}
	}
	work := func() error { return runPipeline(m, pipeline, to) }
	if pipeline == step {
		return work, nil
	}
	return backend, work()
}

// targetOf returns the target of a step's passes: the default VLIW machine for what compiles to
// one, otherwise NVPTX.
func targetOf(m *ir.Module, step string) *target.Target {
	if step == "vliw" || step == "emit-vliw" {
		return vliw.Target(vliw.Options{})
	}
	return nvptx.Target(m, nvptx.Options{})
}

func runPipeline(m *ir.Module, pipeline string, to *target.Target) error {
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		return err
	}
	return runNodes(m, nodes, to)
}

func runNodes(m *ir.Module, nodes []passes.Node, to *target.Target) error {
	_, err := passes.Run(m, nodes, passes.Options{Target: to, Workers: 1})
	return err
}
