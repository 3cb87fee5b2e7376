package main

import (
	"debug/elf"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/pkg/errors"
)

// collection is a folder of programs that one command builds together, as their configure script,
// CMake or make does: SHOC, Altis, Parboil. Every executable with device code that the command
// makes is a program.
type collection struct {
	s       *survey
	dir     string
	scratch string
	mu      sync.Mutex
	builds  map[string]*collected // by flags for the compiler
}

// collected is one build of a collection.
type collected struct {
	work     string
	programs []string // paths in work
	printed  string
	err      error
	folders  map[string]*folder // in which programs run
}

// folder is where programs of a collection run, one at a time: they may write files of the same
// names.
type folder struct {
	sync.Mutex
	made map[*sizes]bool // whose input is there
}

// member is a program of a collection.
type member struct {
	*collection
	path string // in the collection
}

// build makes the collection, once for each flags. A build that fails in part has the programs that
// it made.
func (c *collection) build(flags string) *collected {
	c.mu.Lock()
	defer c.mu.Unlock()
	if b := c.builds[flags]; b != nil {
		return b
	}
	b := &collected{folders: map[string]*folder{}}
	c.builds[flags] = b
	scratch, err := os.MkdirTemp(c.scratch, "build")
	if err == nil {
		b.work, err = mirror(c.dir, scratch)
	}
	if err == nil {
		err = c.s.prepare(b.work)
	}
	if err != nil {
		b.err = err
		return b
	}
	b.printed, b.err = c.s.command(b.work, flags, "sh", "-c", c.s.with)
	b.programs, err = executables(b.work)
	if b.err == nil {
		b.err = err
	}
	if b.err == nil && len(b.programs) == 0 {
		b.err = errors.New("error: the command makes no program with device code")
	}
	return b
}

// prepare gives constants of the sources the values of -sizes, and files of make the folder of
// CUDA. A name in -sizes stands for every folder that is called so; one of them must define the
// constant.
func (s *survey) prepare(work string) error {
	missing := map[string][]string{}
	err := filepath.WalkDir(work, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.IsDir() {
			return err
		}
		if strings.HasPrefix(e.Name(), ".") {
			return fs.SkipDir // of a version control system
		}
		name := filepath.Base(path)
		given := s.sizes[name]
		if given == nil || len(given.define) == 0 {
			return nil
		}
		lacks, err := given.redefine(path)
		if before, seen := missing[name]; seen {
			lacks = slices.DeleteFunc(lacks, func(n string) bool { return !slices.Contains(before, n) })
		}
		missing[name] = lacks
		return err
	})
	for name, lacks := range missing {
		if err == nil && len(lacks) > 0 {
			err = errors.Errorf("error: no source of %s defines %s", name, lacks[0])
		}
	}
	if err != nil || s.installed == "" {
		return err
	}
	return relocate(work, s.installed)
}

// nvcc is the environment in which any build system finds the compiler as nvcc, with more flags.
func (s *survey) nvcc(flags string) []string {
	env := []string{"NVCC_APPEND_FLAGS=" + strings.Join(strings.Fields("-w "+s.flags+" "+flags), " ")}
	if s.installed == "" {
		return env
	}
	return append(env, "CUDA_PATH="+s.installed, "CUDA_HOME="+s.installed, "CUDA_DIR="+s.installed, "CUDACXX="+filepath.Join(s.installed, "bin/nvcc"))
}

// executables are the programs below a folder that hold device code; links to what was there before
// do not count.
func executables(work string) (list []string, err error) {
	err = filepath.WalkDir(work, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() {
			return err
		}
		info, err := e.Info()
		if err != nil || info.Mode()&0o111 == 0 || !holdsDeviceCode(path) {
			return err
		}
		name, err := filepath.Rel(work, path)
		list = append(list, name)
		return err
	})
	slices.Sort(list)
	return list, err
}

// holdsDeviceCode reports whether a file is a program in which the compiler has embedded device
// code.
func holdsDeviceCode(path string) bool {
	f, err := elf.Open(path)
	if err != nil {
		return false // a script
	}
	defer f.Close()
	return f.Section(".nvFatBinSegment") != nil && slices.ContainsFunc(f.Progs, func(p *elf.Prog) bool { return p.Type == elf.PT_INTERP })
}

// make is the program with the flags.
func (m member) make(_, flags string) (*built, string, error) {
	b := m.build(flags)
	if !slices.Contains(b.programs, m.path) {
		return nil, b.printed, errors.Errorf("error: %s is not built", m.path)
	}
	file := filepath.Join(b.work, m.path)
	p := &built{dir: filepath.Dir(file), program: file}
	m.mu.Lock()
	p.alone = b.folders[p.dir]
	if p.alone == nil {
		p.alone = &folder{made: map[*sizes]bool{}}
		b.folders[p.dir] = p.alone
	}
	m.mu.Unlock()
	p.alone.Lock()
	defer p.alone.Unlock()
	given := m.s.sizesOf(m.path)
	if p.alone.made[given] {
		given.arguments(p)
		return p, b.printed, nil
	}
	p.alone.made[given] = true
	return p, b.printed, given.apply(m.s, p)
}

// anyProgram is the name in -sizes of what holds for programs of a collection that have no line of
// their own.
const anyProgram = "*"

// sizesOf are the sizes of a program in a collection, by its path, by that of a folder in which it
// lies, or by as much of the end of either as tells it from others.
func (s *survey) sizesOf(path string) *sizes {
	for ; path != "."; path = filepath.Dir(path) {
		for name, more := path, true; more; _, name, more = strings.Cut(name, "/") {
			if given := s.sizes[name]; given != nil {
				return given
			}
		}
	}
	return s.sizes[anyProgram]
}

// collect builds a collection with the command of -with and returns its programs; what failed is a
// row of the table.
func (s *survey) collect(dir, scratch string) (tasks []func() *result) {
	c := &collection{s: s, dir: dir, scratch: scratch, builds: map[string]*collected{}}
	b := c.build("")
	for _, path := range b.programs {
		tasks = append(tasks, func() *result { return s.try(path, "", member{c, path}.make) })
	}
	if b.err != nil {
		r := &result{program: dir, compiled: "no", ran: "no", check: "none", llvm: "-", err: firstError(b.printed + "\n" + b.err.Error()), printed: b.printed}
		tasks = append(tasks, func() *result { return r })
	}
	return tasks
}
