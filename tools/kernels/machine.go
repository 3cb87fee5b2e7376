package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/nvptx"
	"opt-go/tools/kernels/sass"
)

// The comparison by executed machine instructions (-sass): the same sources by opt-go, LLVM 19,
// LLVM 22 and NVRTC, with what ptxas makes of them.

// compiler makes PTX of a file.
type compiler struct {
	name    string
	compile func(c *config, in *input) (file string, err error)
}

// input is a file in the forms that compilers take.
type input struct {
	ir     string
	source string // CUDA C++; "" if there is none
	number int
}

// compilers are those that -sass compares; ours is the first.
var compilers = []compiler{
	{"opt-go", func(c *config, in *input) (string, error) {
		p, err := c.byUs(in.ir, in.number, c.ways[0])
		if err != nil {
			return "", err
		}
		return p.file, nil
	}},
	{"LLVM 19", func(c *config, in *input) (string, error) { return c.byVersion(in, "19") }},
	{"LLVM 22", func(c *config, in *input) (string, error) { return c.byVersion(in, "22") }},
	{"NVRTC", (*config).byNVRTC},
}

// byVersion compiles with opt -O3 and llc -O3 of a version of LLVM.
func (c *config) byVersion(in *input, version string) (string, error) {
	out := c.kept(in.ir, in.number, ".llvm"+version+".ptx")
	if newer(out, in.ir) {
		return out, nil
	}
	bitcode := filepath.Join(c.scratch, fmt.Sprintf("%d.%s.bc", in.number, version))
	defer os.Remove(bitcode)
	if _, err := c.command("opt-"+version, "-O3", in.ir, "-o", bitcode); err != nil {
		return "", errors.Wrap(err, "opt-"+version)
	}
	if _, err := c.command("llc-"+version, "-O3", "-mcpu="+c.cpu, "-mattr="+c.attr, bitcode, "-o", out); err != nil {
		os.Remove(out)
		return "", errors.Wrap(err, "llc-"+version)
	}
	return out, nil
}

// byNVRTC compiles the CUDA source; products are fused as in the IR.
func (c *config) byNVRTC(in *input) (string, error) {
	if c.nvrtc == nil || in.source == "" {
		return "", errors.New("no source")
	}
	out := c.kept(in.source, in.number, ".nvrtc.ptx")
	if newer(out, in.source) {
		return out, nil
	}
	text, err := os.ReadFile(in.source)
	if err != nil {
		return "", errors.WithStack(err)
	}
	options := []string{"-arch=" + c.cpu, "-w", "--std=c++17", "-I" + filepath.Dir(in.source)}
	ir, err := os.ReadFile(in.ir)
	if err != nil {
		return "", errors.WithStack(err)
	}
	made, _, _ := strings.Cut(string(ir), "\n") // make.sh notes clang's command line there
	if strings.Contains(made+strings.Join(c.clang, " "), "-ffp-contract=off") {
		options = append(options, "--fmad=false")
	}
	code, err := c.nvrtc.Compile(string(text), filepath.Base(in.source), options)
	if err != nil {
		return "", err
	}
	return out, errors.WithStack(os.WriteFile(out, []byte(code), 0o666))
}

// sourceOf finds the CUDA source of an IR file: beside it, or in the folder cuda.
func sourceOf(file string) string {
	base := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file)) + ".cu"
	for _, dir := range []string{".", "../cuda"} {
		if path := filepath.Join(filepath.Dir(file), dir, base); isFile(path) {
			return path
		}
	}
	return ""
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.IsDir()
}

// machineCode is what one compiler made of a kernel.
type machineCode struct {
	executed          float64 // machine instructions; 0: not measured
	ptx               uint64  // PTX instructions, executed by warps
	static, registers int
	spill             int // bytes
	listing           string
}

// machineRow is a kernel; its codes are in the order of compilers, nil where one has none.
type machineRow struct {
	name  string
	codes []*machineCode
}

// machineReport is a file.
type machineReport struct {
	file  string
	left  error
	notes []string
	rows  []machineRow
}

// measure compiles a file with all compilers and runs its kernels.
func (c *config) measure(file string, number int) *machineReport {
	r := &machineReport{file: file}
	in := &input{number: number, source: sourceOf(file)}
	var err error
	if in.ir, err = c.toIR(file, number); err != nil {
		r.left = errors.Wrap(err, "clang")
		return r
	}
	m, err := frontend.ReadFile(in.ir)
	if err != nil || !nvptx.IsTriple(m.Triple) {
		r.left = errors.New("no kernel")
		return r
	}
	built := make([]*machineProgram, len(compilers))
	for k, by := range compilers {
		if built[k], err = c.build(by, in); err != nil {
			r.notes = append(r.notes, fmt.Sprintf("%s: %v", by.name, err))
		}
	}
	if built[0] == nil || built[1] == nil {
		r.left = errors.New("opt-go or LLVM 19 does not compile it")
		return r
	}
	for _, name := range kernelNames(built[1].module, built[0].module) {
		runs := c.launches(file, m, built[1], name)
		row := machineRow{name: name, codes: make([]*machineCode, len(compilers))}
		r.notes = append(r.notes, row.fill(built, runs)...)
		if row.codes[0] != nil {
			r.rows = append(r.rows, row)
		}
		if r.left = c.writeListings(file, &row); r.left != nil {
			return r
		}
	}
	return r
}

// writeListings writes the kernel's machine code by each compiler to the folder of -listing.
func (c *config) writeListings(file string, row *machineRow) error {
	if c.listing == "" {
		return nil
	}
	base := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	for k, code := range row.codes {
		if code == nil || code.listing == "" {
			continue
		}
		name := strings.Join([]string{base, row.name, strings.ReplaceAll(compilers[k].name, " ", ""), "sass"}, ".")
		if err := os.WriteFile(filepath.Join(c.listing, name), []byte(code.listing), 0o666); err != nil {
			return errors.Wrap(err, "cannot write the listing")
		}
	}
	return nil
}

// machineProgram is a compiled file with its machine code.
type machineProgram struct {
	*compiled
	code map[string]*sass.Code
}

func (c *config) build(by compiler, in *input) (*machineProgram, error) {
	file, err := by.compile(c, in)
	if err != nil {
		return nil, err
	}
	p, err := load(file, 0)
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, errors.WithStack(err)
	}
	code, err := c.assembler.Assemble(string(text), p.module)
	return &machineProgram{p, code}, err
}

// fill runs a kernel by all compilers. A launch counts if it succeeds for all that have the kernel;
// one that leaves other memory than LLVM 19's is noted.
func (row *machineRow) fill(built []*machineProgram, runs []machineRun) (notes []string) {
	counts := make([]map[int]uint64, len(built))
	for k, p := range built {
		if p != nil && p.code[row.name] != nil {
			counts[k] = map[int]uint64{}
			row.codes[k] = &machineCode{registers: p.code[row.name].Registers, spill: p.code[row.name].SpillBytes, static: p.code[row.name].Static()}
		}
	}
	warps := uint64(0)
	for _, run := range runs {
		results := make([]*machineResult, len(built))
		failed := false
		for k, p := range built {
			if counts[k] != nil {
				results[k] = run.run(p.compiled, row.name)
				failed = failed || results[k].err != nil
			}
		}
		if failed || results[0] == nil || results[1] == nil {
			continue
		}
		warps += run.warps
		for k, r := range results {
			if r == nil {
				continue
			}
			for line, n := range r.stats.ByLine {
				counts[k][line] += n
			}
			row.codes[k].ptx += r.stats.WarpInstructions
			if !run.racy && !run.equal(results[1], r) {
				notes = append(notes, fmt.Sprintf("%s, %s: %s leaves other memory than LLVM 19", row.name, run.name, compilers[k].name))
			}
		}
	}
	for k, code := range row.codes {
		if code != nil && code.ptx > 0 {
			code.executed = built[k].code[row.name].Executed(counts[k], warps)
			code.listing = built[k].code[row.name].Listing(counts[k], warps)
		}
	}
	return notes
}

// prepareMachine finds ptxas, nvdisasm and NVRTC: in NVIDIA's wheels and in its toolkit the last
// two lie near the first.
func (c *config) prepareMachine() error {
	var err error
	if c.assembler, err = sass.NewAssembler(c.ptxas, c.nvdisasm, c.cpu, c.scratch); err != nil {
		return err
	}
	library := c.nvrtcLibrary
	if library == "" {
		library = sass.FindBeside(c.ptxas, "../../cuda_nvrtc/lib/libnvrtc.so.*", "../lib/libnvrtc.so.*", "../lib64/libnvrtc.so.*")
	}
	if library == "" {
		err = errors.New("not found (-nvrtc)")
	} else {
		c.nvrtc, err = sass.OpenNVRTC(library)
	}
	if err != nil {
		fmt.Fprintf(os.Stderr, "kernels: without NVRTC: %v\n", err)
	}
	return nil
}

// measureAll measures the files concurrently; the reports are in the files' order.
func (c *config) measureAll(files []string) []*machineReport {
	out := make([]*machineReport, len(files))
	next := make(chan int)
	var wg sync.WaitGroup
	for range max(1, c.workers) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for k := range next {
				out[k] = c.measure(files[k], k)
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
