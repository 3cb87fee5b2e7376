// Package gpu is the common part of the experiments: it compiles the kernels of the collection with
// a given configuration and runs them on the emulator.
package gpu

import (
	"bytes"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/passes"
	"opt-go/tools/paper/kernels"
)

// Way is a configuration to compile a module with.
type Way struct {
	Pipeline string            // as of -passes=; empty: no passes
	Flags    map[string]string // options of passes
	Options  nvptx.Options
}

// Module reads a suite and runs the pipeline over it.
func Module(suite string, w Way) (*ir.Module, error) {
	name, text, err := kernels.IR(suite)
	if err != nil {
		return nil, err
	}
	m, err := frontend.Read(name, text)
	if err != nil {
		return nil, errors.Wrapf(err, "suite %s", suite)
	}
	if w.Pipeline == "" {
		return m, nil
	}
	nodes, err := passes.Parse(w.Pipeline)
	if err != nil {
		return nil, errors.Wrapf(err, "pipeline %s", w.Pipeline)
	}
	_, err = passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, w.Options), Flags: w.Flags})
	return m, errors.Wrapf(err, "suite %s", suite)
}

// Compile compiles a suite, by text, as the commands would.
func Compile(suite string, w Way) (*emu.Program, error) {
	m, err := Module(suite, w)
	if err != nil {
		return nil, err
	}
	return CompileModule(suite, m, w.Options)
}

// CompileModule is the part of Compile after the passes. The module stays as it is.
func CompileModule(suite string, m *ir.Module, o nvptx.Options) (*emu.Program, error) {
	parsed, err := reread(suite, m, o)
	if err != nil {
		return nil, err
	}
	p, err := emu.Load(parsed)
	return p, errors.Wrapf(err, "suite %s", suite)
}

// PTX compiles a suite and reads the text again.
func PTX(suite string, w Way) (*ptx.Module, error) {
	m, err := Module(suite, w)
	if err != nil {
		return nil, err
	}
	return reread(suite, m, w.Options)
}

// reread compiles a module and reads the text.
func reread(suite string, m *ir.Module, o nvptx.Options) (*ptx.Module, error) {
	asm, err := nvptx.Compile(m, o)
	if err != nil {
		return nil, errors.Wrapf(err, "suite %s", suite)
	}
	var b bytes.Buffer
	if err := ptx.Print(&b, asm); err != nil {
		return nil, errors.Wrapf(err, "suite %s", suite)
	}
	parsed, err := parse.Module(suite+".ptx", b.String())
	return parsed, errors.Wrapf(err, "suite %s", suite)
}

// Result holds the statistics of a launch, and the memory before and after it.
type Result struct {
	Stats         *emu.Stats
	Before, After []byte // the contents of all buffers, one after the other
}

// Launch runs a kernel on fresh buffers. With check, races and uninitialised reads are findings of
// the statistics.
func Launch(p *emu.Program, k kernels.Kernel, timing *emu.Fermi, check bool) (*Result, error) {
	return launch(p, k, emu.Launch{Timing: timing, Check: check})
}

// Fill runs copies of a launch at once, until a multiprocessor of the model has as many warps as it
// takes, or blocks.
func Fill(p *emu.Program, k kernels.Kernel, timing *emu.Fermi) (*Result, error) {
	block := (k.Block[0]*k.Block[1]*k.Block[2] + 31) / 32
	grid := k.Grid[0] * k.Grid[1] * k.Grid[2]
	blocks := min(timing.Blocks, max(1, timing.Warps/block))
	return launch(p, k, emu.Launch{Timing: timing, Copies: max(1, (blocks*timing.SMs+grid-1)/grid)})
}

func launch(p *emu.Program, k kernels.Kernel, how emu.Launch) (*Result, error) {
	args, err := k.Arguments()
	if err != nil {
		return nil, err
	}
	mem := emu.NewMemory(64)
	r := &Result{}
	var passed [][]byte
	var at []uint64
	for _, a := range args {
		if !a.Buffer {
			passed = append(passed, a.Bytes)
			continue
		}
		addr, err := mem.Alloc(len(a.Bytes))
		if err != nil {
			return nil, errors.Wrap(err, k.Name)
		}
		if err := mem.Write(addr, a.Bytes); err != nil {
			return nil, errors.Wrap(err, k.Name)
		}
		passed, at = append(passed, emu.U64(addr)), append(at, addr)
		r.Before = append(r.Before, a.Bytes...)
	}
	how.Kernel, how.Grid, how.Block, how.SharedBytes, how.Args, how.Memory = k.Name, dim(k.Grid), dim(k.Block), k.Shared, passed, mem
	r.Stats, err = p.Launch(how)
	if err != nil {
		return nil, errors.Wrap(err, k.Name)
	}
	for _, a := range args {
		if a.Buffer {
			b, err := mem.Read(at[0], len(a.Bytes))
			if err != nil {
				return nil, errors.Wrap(err, k.Name)
			}
			r.After, at = append(r.After, b...), at[1:]
		}
	}
	return r, nil
}

func dim(v [3]int) emu.Dim3 { return emu.Dim3{X: v[0], Y: v[1], Z: v[2]} }
