package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// unwanted are flags of RUN lines that do not change the code, or make something else of it.
var unwanted = []string{"-o", "-verify-machineinstrs", "-asm-verbose", "-filetype", "-stop", "-debug", "-print", "-pass-remarks", "-mtriple", "-march", "-stats", "-time-passes", "-no-integrated-as", "-global-isel"}

// triple is what modules are compiled for.
const triple = "nvptx64-nvidia-cuda"

// processor is what is compiled for where a file does not say: the compilers' own choices differ.
const processor = "-mcpu=sm_70"

// flagsOf are the flags of the first RUN line that compiles for 64 bits, a triple, and a processor.
func flagsOf(text string) []string {
	flags := []string{"-mtriple=" + triple}
	for line := range strings.Lines(text) {
		_, run, found := strings.Cut(line, "RUN:")
		if !found {
			continue
		}
		run, _, _ = strings.Cut(run, "|")
		fields := strings.Fields(run)
		if len(fields) == 0 || fields[0] != "llc" || strings.Contains(run, "-march=nvptx ") || strings.Contains(run, "-mtriple=nvptx-") {
			continue
		}
		skip := false
		for _, f := range fields[1:] {
			f = "-" + strings.TrimLeft(f, "-")
			if wanted := f[1:] != "" && strings.HasPrefix(f, "-m") || strings.HasPrefix(f, "-O") || strings.HasPrefix(f, "-nvptx-") || strings.HasPrefix(f, "-fp-contract") || strings.HasPrefix(f, "-denormal"); wanted && !matches(f, unwanted) && !skip {
				flags = append(flags, f)
			}
			skip = f == "-o"
		}
		break
	}
	if !slices.ContainsFunc(flags, func(f string) bool { return strings.HasPrefix(f, "-mcpu") }) {
		flags = append(flags, processor)
	}
	return flags
}

func matches(f string, list []string) bool {
	for _, x := range list {
		if strings.HasPrefix(f, x) {
			return true
		}
	}
	return false
}

// compiled is PTX, or why there is none.
type compiled struct {
	module    *ptx.Module
	complaint string
}

var location = regexp.MustCompile(`^[^ ]*:\d+:\d+: `)

// compile runs a compiler on a text.
func (c *config) compile(command, text string, flags []string) compiled {
	ctx, cancel := context.WithTimeout(context.Background(), c.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, command, append([]string{"-o", "-"}, flags...)...)
	cmd.Dir = c.scratch
	cmd.Env = append(os.Environ(), "LLVM_DISABLE_CRASH_REPORT=1")
	cmd.Stdin = strings.NewReader(text)
	var out, diagnostics bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &diagnostics
	if err := cmd.Run(); err != nil {
		first, _, _ := strings.Cut(diagnostics.String(), "\n")
		return compiled{complaint: fmt.Sprintf("%v: %s", err, location.ReplaceAllString(first, ""))}
	}
	m, err := parse.Module(command+".ptx", out.String())
	if err != nil {
		return compiled{complaint: fmt.Sprintf("the PTX cannot be read: %v", err)}
	}
	return compiled{module: m}
}
