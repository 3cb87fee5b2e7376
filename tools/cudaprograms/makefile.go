package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/shellwords"
)

// usualArch is the processor that programs are compiled for, whatever their Makefiles say: most
// name an old one. Where that does not compile, as shuffles without a mask or instructions of a
// newer one do not, the Makefile's own is tried.
const usualArch = "sm_80"

var archVariable = regexp.MustCompile(`(?m)^ARCH\s*[:?]?=\s*(sm_\w+)`)

// ownArch is the processor that the Makefile of a folder names; "": none.
func ownArch(work string) string {
	for _, name := range makefiles {
		if text, err := os.ReadFile(filepath.Join(work, name)); err == nil {
			if m := archVariable.FindSubmatch(text); m != nil {
				return string(m[1])
			}
		}
	}
	return ""
}

var (
	usualFolder = regexp.MustCompile(`/usr/local/cuda(-[\d.]+)?\b`)
	ofMake      = regexp.MustCompile(`(?i)^(gnu)?makefile|^make\.|\.(mk|mak|make)$`)
)

// relocate has the files of make in a scratch folder look for CUDA where it is; some name the usual
// folder.
func relocate(work, installed string) error {
	return filepath.WalkDir(work, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !ofMake.MatchString(e.Name()) {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil || !usualFolder.Match(text) {
			return nil // a link to nothing, or a folder
		}
		if err := os.Remove(path); err != nil {
			return err
		}
		return os.WriteFile(path, usualFolder.ReplaceAllLiteral(text, []byte(installed)), 0o666)
	})
}

// makefiles are the names that make looks for.
var makefiles = []string{"Makefile", "makefile"}

func hasMakefile(dir string) bool {
	return slices.ContainsFunc(makefiles, func(name string) bool { return isFile(filepath.Join(dir, name)) })
}

// isMade reports whether a folder has a Makefile whose target "run", or a script run beside it,
// starts the program.
func isMade(dir string) bool {
	for _, name := range makefiles {
		if text, err := os.ReadFile(filepath.Join(dir, name)); err == nil && (runTarget.Match(text) || isFile(filepath.Join(dir, "run"))) {
			return true
		}
	}
	return false
}

// make builds with the program's Makefile. What its target "run" would start, or the script run,
// says program and arguments. Build files that name CUDA's folder or nvcc find the compiler there,
// too.
func (s *survey) make(work, flags, arch string) (*built, string, error) {
	set := s.variables(work, arch)
	script, err := os.ReadFile(filepath.Join(work, "run"))
	plan, scripted := string(script), err == nil
	if !scripted {
		if plan, err = s.command(work, flags, "make", append([]string{"-n", "run"}, set...)...); err != nil {
			return nil, plan, errors.New("error: make cannot plan the target run")
		}
	}
	p := started(work, plan)
	if p.program == "" {
		return nil, plan, errNoProgram
	}
	p.args = s.arguments(p.dir, p.args)
	goal, err := filepath.Rel(work, p.program)
	if err != nil {
		return nil, plan, err
	}
	if sources, _ := filepath.Glob(p.program + ".c*"); scripted || strings.Contains(goal, "/") && len(sources) > 0 { // the pattern is right
		goal = "" // the first target, whatever it is called; make has a rule of its own for a program beside its source
	}
	printed, err := s.command(work, flags, "make", append(strings.Fields(goal), set...)...)
	if err != nil && goal != "" && (strings.Contains(printed, "No rule to make target '"+goal+"'") || noFolder.MatchString(printed)) { // the first target may make folders
		printed, err = s.command(work, flags, "make", set...)
	}
	return p, printed, err
}

// noFolder is how compilers say that the folder of what they write is missing.
var noFolder = regexp.MustCompile(`(opening dependency file|unable to open output file|can't create) .*No such file or directory`)

// variables are what Makefiles call the compiler, the processor and CUDA's folder. Objects of an
// attempt for another processor are made anew.
func (s *survey) variables(work, arch string) []string {
	set := []string{"-B", "CC=" + s.cudacc, "NVCC=" + s.cudacc, "ARCH=" + arch, "LAUNCHER="}
	if s.installed == "" {
		return set
	}
	for _, name := range []string{"CUDA_DIR", "CUDA_PATH", "CUDA_HOME"} {
		if !namesOwnFolder(work, name) {
			set = append(set, name+"="+s.installed)
		}
	}
	return set
}

// namesOwnFolder reports whether the Makefile sets a variable that usually names CUDA's folder to a
// folder of its own sources.
func namesOwnFolder(work, variable string) bool {
	assigned := regexp.MustCompile(`(?m)^` + variable + `\s*[:?]?=[ \t]*([^\s/$][^\s$]*)\s*$`)
	for _, name := range makefiles {
		if text, err := os.ReadFile(filepath.Join(work, name)); err == nil {
			if m := assigned.FindSubmatch(text); m != nil {
				info, err := os.Stat(filepath.Join(work, string(m[1])))
				return err == nil && info.IsDir()
			}
		}
	}
	return false
}

// makeOnly builds with a Makefile that does not say how the program is run: it is the first that is
// made, without arguments.
func (s *survey) makeOnly(work, flags, arch string) (*built, string, error) {
	printed, err := s.command(work, flags, "make", s.variables(work, arch)...)
	if err != nil {
		return nil, printed, err
	}
	list, err := executables(work)
	if err == nil && len(list) == 0 {
		err = errNoProgram
	}
	if err != nil {
		return nil, printed, err
	}
	file := filepath.Join(work, list[0])
	return &built{dir: filepath.Dir(file), program: file}, printed, nil
}

// started is the program that the commands of a plan start last, with its folder. Scripts that come
// with the sources only prepare. A make that another starts says where it is.
func started(work, plan string) *built {
	p := &built{dir: work}
	at := []string{work}
	for line := range strings.SplitSeq(strings.ReplaceAll(plan, "\\\n", " "), "\n") {
		if m := entering.FindStringSubmatch(line); m != nil {
			at = append(at, m[1])
		} else if leaving.MatchString(line) && len(at) > 1 {
			at = at[:len(at)-1]
		}
		folder := at[len(at)-1]
		if in, rest, ok := strings.Cut(strings.TrimSpace(line), "&&"); ok && strings.HasPrefix(in, "cd ") {
			folder, line = filepath.Join(folder, strings.TrimSpace(in[3:])), rest
		}
		words := shellwords.Split(line)
		set := 0 // variables before the program
		for set < len(words) && assignment.MatchString(words[set]) {
			set++
		}
		env, words := words[:set], words[set:]
		if len(words) == 0 || !startsProgram.MatchString(words[0]) {
			continue
		}
		program := filepath.Join(folder, words[0])
		if p.program == "" || isFile(p.program) {
			p.dir, p.program, p.args, p.env = folder, program, words[1:], env
		}
	}
	return p
}
