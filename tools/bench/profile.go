package main

import (
	"io"
	"os"
	"os/exec"
	"runtime/pprof"
	"time"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/nvptx"
	"opt-go/tools/paper/kernels"
)

// writeProfile compiles the C programs and the kernels of the repository again and again for a
// while and writes where the time went, for Go's compiler: it reads tools/opt-go/default.pgo when
// it builds opt-go, and inlines and lays out what is hot there.
func writeProfile(file string, took time.Duration) error {
	if _, err := exec.LookPath("clang-19"); err != nil {
		return noCompiler
	}
	work, err := profiledWork()
	if err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return errors.Wrap(err, "cannot write the profile")
	}
	defer f.Close()
	if err := pprof.StartCPUProfile(f); err != nil {
		return errors.Wrap(err, "cannot measure")
	}
	defer pprof.StopCPUProfile()
	for end := time.Now().Add(took); time.Now().Before(end); {
		for _, w := range work {
			if err := w.compile(); err != nil {
				return errors.Wrap(err, w.name)
			}
		}
	}
	return nil
}

// profiled is one module that is compiled for the profile.
type profiled struct {
	name   string
	source []byte
	kernel bool // to PTX
}

func profiledWork() ([]profiled, error) {
	var work []profiled
	for _, suite := range kernels.GPUCC() {
		name, source, err := kernels.IR(suite)
		if err != nil {
			return nil, err
		}
		work = append(work, profiled{name, source, true})
	}
	files, err := programFiles()
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		if source := unoptimized(file); source != nil {
			work = append(work, profiled{file, source, false})
		}
	}
	return work, nil
}

func (p profiled) compile() error {
	m, err := optgo.Read(p.name, p.source)
	if err != nil {
		return err
	}
	if !p.kernel {
		if err := optgo.Optimize(m, optgo.O2); err != nil {
			return err
		}
		return optgo.Write(io.Discard, m)
	}
	if err := optgo.Run(m, "gpucc"); err != nil {
		return err
	}
	out, err := optgo.PTX(m, nvptx.Options{})
	if err != nil {
		return err
	}
	_, err = io.WriteString(io.Discard, out.String())
	return err
}
