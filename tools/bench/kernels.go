package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/link"
	"opt-go/tools/paper/kernels"
)

// kernelModule links copies of the kernel collection, as clang's front end left it, until there are
// n kernels.
func kernelModule(n int) (text []byte, count int, err error) {
	ctx := ir.NewContext()
	var all *ir.Module
	for copies := 0; count < n; copies++ {
		for _, suite := range kernels.GPUCC() {
			name, source, err := kernels.IR(suite)
			if err != nil {
				return nil, 0, err
			}
			m, err := frontend.Read(name, source, frontend.In(ctx))
			if err != nil {
				return nil, 0, err
			}
			rename(m, fmt.Sprintf("_%s_%d", suite, copies))
			for _, k := range kernels.All() {
				if k.Suite == suite {
					count++
				}
			}
			if all == nil {
				all = m
				continue
			}
			if _, err := link.Into(all, m, link.Options{}); err != nil {
				return nil, 0, err
			}
		}
	}
	var b bytes.Buffer
	err = frontend.Write(&b, all)
	return b.Bytes(), count, err
}

// rename gives everything that a module defines a suffix.
func rename(m *ir.Module, suffix string) {
	for _, f := range m.Funcs {
		if !f.IsDecl() {
			f.SetName(f.Name() + suffix)
		}
	}
	for _, g := range m.Globals {
		if !g.IsDeclaration() {
			g.SetName(g.Name() + suffix)
		}
	}
}

// kernels compares the compilation of unoptimized IR to PTX with LLVM's, and what a report adds
// to it.
func (r *race) kernels(n int) error {
	text, count, err := kernelModule(n)
	if err != nil {
		return errors.Wrap(err, "cannot make the kernels")
	}
	in, err := write(r.dir, "kernels.ll", text)
	if err != nil {
		return err
	}
	fmt.Fprintf(r.out, "\n%d kernels, %.2f MB\n", count, float64(len(text))/1e6)
	c := contest{name: "gpucc to PTX", ours: []string{in, "-passes=gpucc", "-emit=ptx", "-o", os.DevNull}}
	for _, v := range []string{"19", "22"} {
		opt, llc := "opt-"+v, "llc-"+v
		c.peers = append(c.peers, peer{name: "LLVM " + v, needs: []string{opt, llc},
			command: opt + " -O3 -S \"$0\" -o - | " + llc + " -mcpu=sm_70 -o " + os.DevNull, in: in})
	}
	report := contest{name: "with a report", ours: append([]string{"-report=" + filepath.Join(r.dir, "report.html")}, c.ours...),
		peers: []peer{{name: "without", own: c.ours}}}
	return r.compare(c, report)
}
