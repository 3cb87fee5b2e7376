package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/tools/bench/shape"
)

// What a growth means on a machine is seen beside two others: that of LLVM's pass on the same
// functions, which has the same caches, and that of our work counted in executed blocks, which has
// none.

// compareLLVM fills in how much more time LLVM's passes take per instruction. Each gets the module
// as ours got it.
func (s scaling) compareLLVM(sh shape.Kernel, nodes []passes.Node, rows []scaleRow, at map[string]int) error {
	if s.llvm == "" {
		return nil
	}
	first, err := s.timeLLVM(sh, nodes, s.sizes[0])
	if err != nil {
		return err
	}
	last, err := s.timeLLVM(sh, nodes, s.sizes[len(s.sizes)-1])
	if err != nil {
		return err
	}
	for name, t := range first {
		if t > 0.0005 { // seconds; below, there is little but rounding
			rows[at[name]].LLVM = last[name] / t
		}
	}
	return nil
}

// timeLLVM runs each pass of the pipeline in opt on the output of the passes before it, and returns
// the seconds per million instructions by pass. Passes that LLVM does not have are left out.
func (s scaling) timeLLVM(sh shape.Kernel, nodes []passes.Node, size int) (map[string]float64, error) {
	functions := max(1, s.total/size)
	m, err := frontend.Read("scale.ll", sh.Text(functions, size))
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "opt-go-bench")
	if err != nil {
		return nil, errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(dir)
	in := filepath.Join(dir, "in.ll")
	times := map[string]float64{}
	for k := range nodes {
		var text bytes.Buffer
		if err := frontend.Write(&text, m); err != nil {
			return nil, err
		}
		if err := os.WriteFile(in, text.Bytes(), 0o666); err != nil {
			return nil, errors.Wrap(err, "cannot write the input")
		}
		if t, ok := llvmPassTime(s.llvm, passes.Format(nodes[k:k+1]), in); ok {
			times[passes.Format(nodes[k:k+1])] += t * 1e6 / float64(functions*size)
		}
		if err := runPasses(m, nodes[k:k+1]); err != nil {
			return nil, err
		}
	}
	return times, nil
}

var reportTotal = regexp.MustCompile(`Total Execution Time: ([0-9.]+) seconds`)

// llvmPassTime returns the seconds that a pass takes in opt, with the analyses that it asks for. A
// pass with parameters that only opt-go has is run without them.
func llvmPassTime(opt, pass, in string) (seconds float64, ok bool) {
	bare, _, _ := strings.Cut(pass, "<")
	for _, name := range []string{pass, bare} {
		out, err := exec.Command(opt, "-passes="+name, "-time-passes", "-disable-verify", "-disable-output", in).CombinedOutput()
		if err != nil {
			continue
		}
		reports := reportTotal.FindAllSubmatch(out, 2) // passes, then analyses; then comes the parser
		for _, r := range reports {
			t, err := strconv.ParseFloat(string(r[1]), 64)
			if err != nil {
				return 0, false
			}
			seconds += t
		}
		return seconds, len(reports) == 2
	}
	return 0, false
}

// countedPackages are instrumented in the program that counts work.
const countedPackages = "opt-go/tools/bench/count,opt-go/frontend/ir,opt-go/passes/...,opt-go/nvptx/...,opt-go/vliw/...,slices,sort"

// buildCounter builds the program that counts executed blocks into dir.
func buildCounter(dir string) (string, error) {
	bin := filepath.Join(dir, "count")
	out, err := exec.Command("go", "build", "-cover", "-covermode=atomic", "-coverpkg="+countedPackages, "-o", bin, "opt-go/tools/bench/count").CombinedOutput()
	return bin, errors.Wrapf(err, "cannot build opt-go/tools/bench/count: %s", out)
}

// countWork fills in how many more blocks of our code are executed per instruction in functions of
// workSize than in the smallest: counting takes ten times as long as running, and nothing but work
// that grows shows there.
func (s scaling) countWork(sh shape.Kernel, rows []scaleRow, at map[string]int) error {
	if s.counter == "" {
		return nil
	}
	first, err := s.work(sh, s.sizes[0])
	if err != nil {
		return err
	}
	last, err := s.work(sh, s.workSize)
	if err != nil {
		return err
	}
	for name, n := range first {
		if k, ok := at[name]; ok && n > 0 {
			rows[k].Work = last[name] / n
		}
	}
	return nil
}

// work returns the blocks executed per instruction, by pass, in one function of a size.
func (s scaling) work(sh shape.Kernel, size int) (map[string]float64, error) {
	dir, err := os.MkdirTemp("", "opt-go-bench")
	if err != nil {
		return nil, errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(dir)
	cmd := exec.Command(s.counter, "-shape", sh.Name, "-sizes", strconv.Itoa(size), "-each", s.pipeline)
	cmd.Env = append(os.Environ(), "GOCOVERDIR="+dir)
	out, err := cmd.Output()
	if err != nil {
		return nil, errors.Wrap(err, s.counter)
	}
	counts := map[string]float64{}
	for line := range strings.Lines(string(out)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 4 {
			return nil, errors.Errorf("%s: %s", s.counter, line)
		}
		n, err := strconv.ParseFloat(fields[2], 64)
		if err != nil {
			return nil, errors.Wrap(err, s.counter)
		}
		counts[fields[0]] += n / float64(size)
	}
	return counts, nil
}
