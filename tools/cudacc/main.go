// Command cudacc compiles CUDA programs without CUDA's compiler, for machines with or without a
// GPU:
//
//	cudacc prog.cu other.cpp -o prog        # or -c, --ptx, --cubin, --fatbin, -shared
//	./prog                                  # runs on the emulator
//	OPTGO_CHECK=1 ./prog                    # reports races and bad accesses with source lines
//
// clang's front end reads each CUDA source twice, for the device and for the host; opt-go optimizes
// the device's IR and emits PTX, which is embedded in the host's object; the runtime
// (nvptx/cuda/cudart) is compiled once and linked. CUDA's headers are needed: of an installation,
// or of the Python packages nvidia-cuda-runtime-cu12, nvidia-cuda-nvcc-cu12 and
// nvidia-cuda-cccl-cu12. nvcc's and clang's usual flags are understood (flags.go); what is unknown
// goes to clang.
//
// Files: flags.go, toolkit.go (clang, CUDA's headers), openmp.go, compile.go (one source),
// shared.go, brackets.go, operands.go, pragmas.go, references.go and statics.go (what clang does
// not take, or makes otherwise), library.go (the runtime), link.go, undefined.go, dryrun.go,
// installation.go (a folder for others' build files). With -serve the command is the server of a
// program, as ptx-run is.
package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda/serve"
	"opt-go/nvptx/processor"
)

// Exit codes, as opt-go has them.
const (
	exitOK       = 0
	exitInput    = 1
	exitUsage    = 2
	exitInternal = 70
)

func main() {
	if len(os.Args) == 2 && os.Args[1] == "-serve" {
		if err := serve.Run(); err != nil {
			fmt.Fprintf(os.Stderr, "cuda: %v\n", err)
			os.Exit(exitInput)
		}
		return
	}
	os.Exit(run(os.Args[1:], os.Stdout, os.Stderr))
}

// errReported is an error that clang or the compiler has described already.
var errReported = errors.New("reported")

func run(args []string, stdout, stderr io.Writer) (code int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(stderr, "cudacc: internal error: %v\n", r)
			code = exitInternal
		}
	}()
	args, err := withFiles(withEnvironment(args, os.Getenv))
	var o *options
	if err == nil {
		o, err = parseFlags(args)
	}
	if err != nil {
		fmt.Fprintf(stderr, "cudacc: error: %v\n", err)
		return exitUsage
	}
	if o.help {
		fmt.Fprint(stdout, helpText)
		return exitOK
	}
	if o.list != "" {
		for _, cpu := range processor.Names() {
			if n, found := strings.CutPrefix(cpu, "sm_"); found && archOf(cpu) >= oldestArch {
				fmt.Fprintln(stdout, o.list+n)
			}
		}
		return exitOK
	}
	switch err = build(o, stdout, stderr); {
	case err == nil:
		return exitOK
	case !errors.Is(err, errReported):
		fmt.Fprintf(stderr, "cudacc: error: %v\n", err)
	}
	return exitInput
}

// build does what the command line says.
func build(o *options, stdout, stderr io.Writer) error {
	c := &compiler{overlay: &overlay{}, o: o, stdout: stdout, stderr: stderr}
	var err error
	if o.keepDir != "" && o.keep {
		c.scratch, err = o.keepDir, os.MkdirAll(o.keepDir, 0o777)
	} else {
		c.scratch, err = os.MkdirTemp("", "cudacc")
	}
	if err != nil {
		return err
	}
	if o.keep {
		fmt.Fprintf(stderr, "cudacc: intermediate files are in %s\n", c.scratch)
	} else {
		defer os.RemoveAll(c.scratch)
	}
	if c.kit, err = findToolkit(o); err != nil {
		return err
	}
	if warning := c.kit.withoutOpenMP(o); warning != "" && slices.ContainsFunc(o.inputs, func(in input) bool { return !in.made }) {
		fmt.Fprintf(stderr, "cudacc: warning: %s\n", warning)
	}
	c.dropUnknownHostFlags()
	for _, w := range o.warnings {
		fmt.Fprintf(stderr, "cudacc: warning: %s\n", w)
	}
	switch {
	case o.version:
		text, err := c.version()
		if err != nil {
			return err
		}
		_, err = fmt.Fprint(stdout, text)
		return err
	case o.install != "":
		return c.install(o.install)
	case o.dry:
		return c.dryRun()
	case o.verbose && o.stage == stageLink:
		if err := c.dryRun(); err != nil {
			return err
		}
	}
	return c.compileInputs()
}

// compileInputs compiles every source, and links them where that is asked for.
func (c *compiler) compileInputs() error {
	o := c.o
	var objects []string
	for i, in := range o.inputs {
		object, err := c.compile(in, i)
		if err != nil {
			return err
		}
		if object != "" {
			objects = append(objects, object)
		}
	}
	switch o.stage {
	case stageLink:
		if err := c.link(objects); err != nil || !o.run {
			return err
		}
		return c.run()
	case stageLibrary:
		return c.makeLibrary(objects)
	case stageDeviceLink:
		return c.linkDeviceOnly(objects)
	}
	return nil
}
