package sass

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
)

// Assembler holds NVIDIA's tools.
type Assembler struct {
	PTXAS, Disassembler string // commands
	Arch                string // sm_80
	Scratch             string // a folder
}

// NewAssembler finds the tools: ptxas at the path given, nvdisasm at its path, or if that is empty
// near ptxas, where NVIDIA's wheels and toolkit have it, or installed.
func NewAssembler(ptxas, disassembler, arch, scratch string) (*Assembler, error) {
	if ptxas == "" {
		return nil, errors.New("machine code needs ptxas (-ptxas)")
	}
	if disassembler == "" {
		disassembler = FindBeside(ptxas, "nvdisasm", "../../*/bin/nvdisasm")
	}
	if disassembler == "" {
		disassembler, _ = exec.LookPath("nvdisasm")
	}
	if disassembler == "" {
		return nil, errors.New("machine code needs nvdisasm (-nvdisasm)")
	}
	return &Assembler{PTXAS: ptxas, Disassembler: disassembler, Arch: arch, Scratch: scratch}, nil
}

// FindBeside finds a file by patterns relative to the folder of ptxas; "" if there is none.
func FindBeside(ptxas string, patterns ...string) string {
	for _, p := range patterns {
		found, err := filepath.Glob(filepath.Join(filepath.Dir(ptxas), p))
		if err == nil && len(found) > 0 {
			return slices.Max(found)
		}
	}
	return ""
}

// Code is the machine code of a kernel.
type Code struct {
	Registers, SpillBytes int // SpillBytes: stores and loads
	instructions          []instruction
	ops                   map[int]string // PTX opcodes by line
	calls                 bool           // the PTX module calls functions
}

// instruction is one machine instruction.
type instruction struct {
	labels    []string
	line      int // of the PTX text; 0: unknown
	predicate bool
	op, full  string // without and with modifiers
	operands  string
}

// Assemble assembles PTX text, which the module is, and returns the code of its kernels by name.
// The error of ptxas is its first complaint.
func (a *Assembler) Assemble(text string, m *ptx.Module) (map[string]*Code, error) {
	annotated, ops := Annotate(text, m)
	f, err := os.CreateTemp(a.Scratch, "*.ptx")
	if err != nil {
		return nil, errors.Wrap(err, "cannot write PTX for ptxas")
	}
	defer os.Remove(f.Name())
	_, err = f.WriteString(annotated)
	if err = errors.WithStack(firstError(err, f.Close())); err != nil {
		return nil, err
	}
	cubin := f.Name() + ".cubin"
	defer os.Remove(cubin)
	said, err := exec.Command(a.PTXAS, "-O3", "-v", "-lineinfo", "-arch="+a.Arch, f.Name(), "-o", cubin).CombinedOutput()
	if err != nil {
		return nil, errors.Errorf("ptxas: %s", complaint(string(said)))
	}
	listing, err := exec.Command(a.Disassembler, "-g", "-c", cubin).Output()
	if err != nil {
		return nil, errors.Wrap(err, filepath.Base(a.Disassembler))
	}
	kernels := parseListing(string(listing))
	parseVerbose(string(said), kernels)
	calls := false
	for _, op := range ops {
		calls = calls || op == "call"
	}
	for _, c := range kernels {
		c.ops, c.calls = ops, calls
	}
	return kernels, nil
}

func firstError(list ...error) error {
	for _, err := range list {
		if err != nil {
			return err
		}
	}
	return nil
}

func complaint(said string) string {
	lines := strings.Split(strings.TrimSpace(said), "\n")
	for _, l := range lines {
		if strings.Contains(l, "error") || strings.Contains(l, "fatal") {
			return l
		}
	}
	return lines[0]
}

// The lines of ptxas -v.
var (
	entryLine = regexp.MustCompile(`Compiling entry function '([^']+)'`)
	spillLine = regexp.MustCompile(`(\d+) bytes spill stores, (\d+) bytes spill loads`)
	usedLine  = regexp.MustCompile(`Used (\d+) registers`)
)

// parseVerbose adds registers and spills.
func parseVerbose(said string, kernels map[string]*Code) {
	now := &Code{}
	for _, line := range strings.Split(said, "\n") {
		if m := entryLine.FindStringSubmatch(line); m != nil {
			if now = kernels[m[1]]; now == nil {
				now = &Code{}
			}
		}
		if m := spillLine.FindStringSubmatch(line); m != nil {
			now.SpillBytes += number(m[1]) + number(m[2])
		}
		if m := usedLine.FindStringSubmatch(line); m != nil {
			now.Registers = number(m[1])
		}
	}
}

func number(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		panic("BUG: not digits: " + digits)
	}
	return n
}

// The lines of nvdisasm -g -c.
var (
	sectionLine = regexp.MustCompile(`^//-+ \.text\.(\S+)`)
	sourceLine  = regexp.MustCompile(`//## File "[^"]*", line (\d+)`)
	labelLine   = regexp.MustCompile(`^(\.L_\w+|\$?[\w$.]+):`)
	codeLine    = regexp.MustCompile(`^\s+/\*[0-9a-f]+\*/\s+(?:\{\s*)?(@!?U?P\w+\s+)?(([A-Z]\w*)[\w.]*)\s*([^;]*);`)
)

func parseListing(text string) map[string]*Code {
	kernels := map[string]*Code{}
	var now *Code
	var labels []string
	line := 0
	for _, l := range strings.Split(text, "\n") {
		if m := sectionLine.FindStringSubmatch(l); m != nil {
			now, line, labels = &Code{}, 0, nil
			kernels[m[1]] = now
			continue
		}
		if strings.HasPrefix(l, "//---") {
			now = nil
		}
		if now == nil {
			continue
		}
		if m := sourceLine.FindStringSubmatch(l); m != nil {
			line = number(m[1])
		} else if m := labelLine.FindStringSubmatch(l); m != nil {
			labels = append(labels, m[1])
		} else if m := codeLine.FindStringSubmatch(l); m != nil {
			now.instructions = append(now.instructions, instruction{labels, line, m[1] != "", m[3], m[2], m[4]})
			labels = nil
		}
	}
	return kernels
}
