package main

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/pkg/errors"
)

// built is a program that can be run.
type built struct {
	dir     string // where it runs
	program string
	args    []string
	env     []string // beside that of the survey
	fixed   bool     // the arguments are those of -sizes
	alone   *folder  // nil: no other program runs in dir
}

// errNoProgram: the program is no executable of its own, but a module of Python or the like.
var errNoProgram = errors.New("error: the target run starts no program")

var (
	runTarget      = regexp.MustCompile(`(?m)^run\s*:`)
	addExecutable  = regexp.MustCompile(`add_executable\(\S+\s+([^)$]*)\)`)
	deviceFile     = regexp.MustCompile(`set\(CUDA_(FATBIN|PTX)_FILE\s+"\$\{CMAKE_CURRENT_BINARY_DIR\}/([^"$]+)"\)`)
	deviceSource   = regexp.MustCompile(`set\(CUDA_KERNEL_SOURCE\s+"\$\{CMAKE_CURRENT_SOURCE_DIR\}/([^"$]+)"\)`)
	includeFolders = regexp.MustCompile(`include_directories\(([^)$]*)\)`)
	entering       = regexp.MustCompile(`^make\[\d+\]: Entering directory '(.*)'$`)
	leaving        = regexp.MustCompile(`^make\[\d+\]: Leaving directory '`)
	assignment     = regexp.MustCompile(`^[A-Za-z_]\w*=`)
	number         = regexp.MustCompile(`^\d+$`)
	noSource       = regexp.MustCompile(`No rule to make target '[^']+', needed by`) // make misses a prerequisite
	needsLibrary   = regexp.MustCompile(`unable to find library|cannot find -l|fatal error: '?(mpi|nccl|nvshmem|boost/|gdal|opencv|gsl/|cublas|cufft|cusparse|cusolver|cudnn|npp|nvrtc|nvjpeg|cutensor|omp\.|GL/|glut|GLFW|vulkan/|nvsci|nvml|FreeImage|EGL|X11|cxxopts|fmt/|cblas|lapacke|windows\.|d3d)[^':]*(' file not found|: No such file or directory)|\bmpi(cc|CC|cxx|c\+\+): (command )?not found|undefined reference to .(glut|curand|cufft|cublas|cusparse|cusolver|nccl|nvrtc|nvJitLink|cu[A-Z]|cudaGraphicsGL|gl[A-Z]|npp|MPI_)`)
)

// ofFolder is the maker of a folder's program.
func (s *survey) ofFolder(dir string) maker {
	return func(scratch, flags string) (*built, string, error) { return s.build(dir, scratch, flags) }
}

// build makes the program of a folder in a scratch folder; flags are more flags for the compiler.
func (s *survey) build(dir, scratch, flags string) (p *built, printed string, err error) {
	work, err := mirror(dir, scratch)
	if err != nil {
		return nil, "", err
	}
	if dir, err = filepath.Abs(dir); err != nil {
		return nil, "", err
	}
	given := s.sizes[nameOf(dir)]
	if given != nil {
		missing, err := given.redefine(work)
		if err == nil && len(missing) > 0 {
			err = errors.Errorf("error: no source defines %s", missing[0])
		}
		if err != nil {
			return nil, "", err
		}
	}
	if s.installed != "" {
		if err := relocate(work, s.installed); err != nil {
			return nil, "", err
		}
	}
	p, printed, err = s.buildFor(usualArch, dir, work, flags)
	if own := ownArch(work); err != nil && !errors.As(err, new(slowError)) && own != "" && own != usualArch && !needsLibrary.MatchString(printed) {
		p, printed, err = s.buildFor(own, dir, work, flags)
	}
	if err == nil {
		err = given.apply(s, p)
	}
	return p, printed, err
}

// nameOf is what the table and the file of sizes call a program: its folder, and the one above
// where that says nothing.
func nameOf(dir string) string {
	if base := filepath.Base(dir); base != "src" {
		return base
	}
	return filepath.Base(filepath.Dir(dir)) + "/src"
}

// buildFor builds the program for one processor.
func (s *survey) buildFor(arch, dir, work, flags string) (*built, string, error) {
	switch {
	case isMade(work):
		return s.make(work, flags, arch)
	case !isFile(filepath.Join(work, "CMakeLists.txt")) && hasMakefile(work):
		return s.makeOnly(work, flags, arch)
	}
	if arch != usualArch { // which is the compiler's own choice, too
		flags = strings.TrimSpace(flags + " -arch=" + arch)
	}
	return s.compileAll(dir, work, flags)
}

// isKept reports whether a failed build names a file that lies outside the checkout: beside
// NAME.dvc there is no NAME, as DVC keeps large files. Folders NAME-cuda, NAME-omp and so on share
// such files.
func isKept(dir, printed string) bool {
	files, _ := filepath.Glob(filepath.Join(dir, "*.dvc")) // the patterns are right
	if stem, _, several := strings.Cut(nameOf(dir), "-"); several {
		shared, _ := filepath.Glob(filepath.Join(filepath.Dir(dir), stem+"-*", "*.dvc"))
		files = append(files, shared...)
	}
	for _, file := range files {
		if name, _, _ := strings.Cut(filepath.Base(file), "."); strings.Contains(printed, name) {
			return true
		}
	}
	return false
}

// mirror makes a folder of links to the program's files, so that building leaves the sources as
// they are. The folders beside it and beside the three above it are there too: Makefiles name them.
func mirror(dir, scratch string) (work string, err error) {
	dir, err = filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	const above = 3
	from := dir
	for range above {
		from = filepath.Dir(from)
	}
	work = filepath.Join(scratch, strings.TrimPrefix(dir, from))
	if err = os.MkdirAll(work, 0o777); err != nil {
		return "", err
	}
	for from, to := filepath.Dir(dir), filepath.Dir(work); len(to) >= len(scratch); from, to = filepath.Dir(from), filepath.Dir(to) {
		entries, err := os.ReadDir(from)
		if err != nil {
			return "", err
		}
		for _, e := range entries {
			if err := os.Symlink(filepath.Join(from, e.Name()), filepath.Join(to, e.Name())); err != nil && !errors.Is(err, fs.ErrExist) {
				return "", err
			}
		}
	}
	return work, filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || path == dir {
			return err
		}
		to := filepath.Join(work, strings.TrimPrefix(path, dir))
		if e.IsDir() {
			return os.MkdirAll(to, 0o777)
		}
		return os.Symlink(path, to)
	})
}

// command runs a command of the build, with more flags for the compiler, and returns what it
// printed.
func (s *survey) command(dir, flags, name string, args ...string) (string, error) {
	return commandWithin(s.building, dir, s.nvcc(flags), name, args...)
}

// slowError: a command was ended.
type slowError struct {
	name  string
	limit time.Duration
}

func (e slowError) Error() string {
	return fmt.Sprintf("error: %s takes longer than %s", e.name, e.limit)
}

// commandWithin has more variables in the environment.
func commandWithin(limit time.Duration, dir string, env []string, name string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	cmd.WaitDelay = time.Second
	var both bytes.Buffer
	cmd.Stdout, cmd.Stderr = &both, &both
	err := cmd.Run()
	if ctx.Err() != nil {
		err = slowError{name, limit}
	}
	return both.String(), err
}

// shellOperators end the arguments of a program.
var shellOperators = []string{">", "<", "|", "#", "2>&1", "&&", "||", ";"}

// arguments replaces the number of repeats, and drops what follows an operator of the shell.
func (s *survey) arguments(dir string, args []string) []string {
	for i, a := range args {
		if slices.Contains(shellOperators, a) {
			args = args[:i]
			break
		}
	}
	if at, known := repeats(dir); known {
		if at >= 0 && at < len(args) && s.repeat > 0 && number.MatchString(args[at]) {
			args[at] = fmt.Sprint(s.repeat)
		}
		return args
	}
	for i := len(args) - 1; i >= 0 && s.repeat > 0; i-- {
		if name, value, ok := strings.Cut(args[i], "="); ok && repeatOption.MatchString(name) && number.MatchString(value) {
			args[i] = fmt.Sprintf("%s=%d", name, s.repeat)
			break
		}
		if i > 0 && strings.HasPrefix(args[i-1], "-") && !repeatOption.MatchString(args[i-1]) {
			continue // the value of another option
		}
		if number.MatchString(args[i]) {
			args[i] = fmt.Sprint(s.repeat)
			break
		}
	}
	return args
}

var (
	usage         = regexp.MustCompile(`(?i)usage[^\n]*(?:\n[^\n]*(?:"|<<)[^\n]*){0,5}`)
	argument      = regexp.MustCompile(`<([^<>"]+)>`)
	startsProgram = regexp.MustCompile(`^(\.\.?/|\w[\w.-]*/)`)
	repeatOption  = regexp.MustCompile(`(?i)^-+(r|n|i|t|nr)$|repeat|iter|times|trials|reps`)
	repeat        = regexp.MustCompile(`(?i)repeat|iteration|passes|\biters?\b|times|trials`)
)

// repeats is which argument the usage text of a program calls a number of repeats: -1 if it calls
// none that. Known is false if there is no such text.
func repeats(dir string) (at int, known bool) {
	for _, ext := range []string{"*.cu", "*.cpp", "*.cc", "*.c"} {
		files, _ := filepath.Glob(filepath.Join(dir, ext)) // the pattern is right
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				continue
			}
			list := argument.FindAllSubmatch(usage.Find(text), -1)
			if len(list) == 0 {
				continue
			}
			for i, m := range list {
				if repeat.Match(m[1]) {
					return i, true
				}
			}
			return -1, true
		}
	}
	return 0, false
}

// sourcesOf are the sources and folders of headers that a CMakeLists.txt names for its first
// program; without that all sources of the folder. A folder of headers may lie outside the scratch
// folder: it is that of the program's own.
func sourcesOf(dir, work string) (sources, flags []string, err error) {
	if text, err := os.ReadFile(filepath.Join(work, "CMakeLists.txt")); err == nil {
		if m := addExecutable.FindSubmatch(text); m != nil {
			sources = strings.Fields(string(m[1]))
			if m := includeFolders.FindSubmatch(text); m != nil {
				for _, headers := range strings.Fields(string(m[1])) {
					flags = append(flags, "-I"+headers)
					if !filepath.IsAbs(headers) {
						flags = append(flags, "-I"+filepath.Join(dir, headers))
					}
				}
			}
			if bytes.Contains(text, []byte("CUDA_SEPARABLE_COMPILATION ON")) {
				flags = append(flags, "-rdc=true")
			}
			if bytes.Contains(text, []byte("find_package(OpenMP")) {
				flags = append(flags, "-Xcompiler", "-fopenmp")
			}
			return sources, append(flags, "-std=c++17"), nil
		}
	}
	for _, ext := range []string{"*.cu", "*.cpp", "*.cc", "*.c"} {
		list, err := filepath.Glob(filepath.Join(work, ext))
		if err != nil {
			return nil, nil, err
		}
		sources = append(sources, list...)
	}
	return sources, nil, nil
}

// compileAll compiles the sources of a folder in one call.
func (s *survey) compileAll(dir, work, flags string) (*built, string, error) {
	sources, own, err := sourcesOf(dir, work)
	if err != nil {
		return nil, "", err
	}
	p := &built{dir: work, program: filepath.Join(work, "program.of.survey")}
	words := append([]string{"-O2", "-I" + work, "-o", p.program}, own...)
	printed, err := s.command(work, flags, s.cudacc, append(words, sources...)...)
	if err == nil {
		printed, err = s.deviceCode(work, flags)
	}
	return p, printed, err
}

// deviceCode makes the file that a program loads at run time, as its CMakeLists.txt says.
func (s *survey) deviceCode(work, flags string) (string, error) {
	text, err := os.ReadFile(filepath.Join(work, "CMakeLists.txt"))
	if err != nil {
		return "", nil // none is asked for
	}
	file, source := deviceFile.FindSubmatch(text), deviceSource.FindSubmatch(text)
	if file == nil || source == nil {
		return "", nil
	}
	return s.command(work, flags, s.cudacc, "--"+strings.ToLower(string(file[1])), "-O2", "-I"+work, string(source[1]), "-o", string(file[2]))
}
