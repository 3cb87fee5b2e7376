package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

// stage is where compilation ends.
type stage int

const (
	stageLink stage = iota
	stageLibrary
	stageDeviceLink
	stageObject
	stagePTX
	stageCubin
	stageFatbin
	stagePreprocess
	stageDependencies
)

// options is the parsed command line.
type options struct {
	inputs   []input
	output   string
	stage    stage
	arches   []string // sm_80, …
	cudaPath string
	clang    string
	rdc      bool // relocatable device code
	shared   bool
	debug    bool // -G: no device optimization
	verbose  bool
	dry      bool // only say how a program would be linked
	keep     bool
	help     bool
	version  bool
	install  string   // a folder to be written in the layout of a CUDA installation
	both     []string // flags for the host and the device compilation
	host     []string
	device   []string
	link     []string
	regs     string
	cubins   bool // embed machine code, too
	warnings []string
	refused  string // a flag of nvcc's that is not supported
	language string // of -x: cu, c, c++
	dir      string // where outputs without a name of their own go
	keepDir  string
	run      bool // run the program when it is linked
	runArgs  []string
	list     string // print the processors with this prefix
	llvm     bool   // LLVM's opt and llc make the PTX, to compare with
}

// input is a file and what it is.
type input struct {
	file string
	cuda bool
	made bool // an object or library: nothing to compile
	// language is that of -x for a source of the host, if given.
	language string
}

// defaultArch is what is compiled for where no flag says otherwise. A processor older than
// oldestArch is taken for that one: what its programs rely on and later processors lack, such as
// votes without a mask, is there.
const (
	defaultArch = "sm_80"
	oldestArch  = 50
)

const helpText = `cudacc [flags] FILES: compile CUDA programs; the result runs on the emulator of opt-go

  -o FILE, -c, -dc, -shared, -E     output; objects; a shared library; preprocessed text
  --ptx, --cubin, --fatbin          only the device code (cubin needs ptxas)
  -lib, -run, -run-args=A,B         an archive of the objects; run the program
  -M, -MM, -MD, -MMD, -MF, -MT, -MP dependencies, for make
  -arch=sm_80, -gencode arch=compute_80,code=sm_80, --cuda-gpu-arch=sm_80
  -rdc=true                         separate compilation: device code is linked across files
  -dlink                            link the device code of objects into an object, so that any linker links them all
  -I -D -U -O -g -G -std -W -f -m -l -L -include -isystem -Xcompiler -Xlinker -w
  -use_fast_math, -ftz, -fmad, -maxrregcount=N, --default-stream=per-thread
  --embed-cubin                     machine code beside the PTX (needs ptxas), as CUDA's own runtime prefers it
  --cuda-path=DIR                   CUDA's headers; by default CUDA_PATH, CUDA_HOME, /usr/local/cuda, Python packages
  -ccbin CLANG                      the clang to use; by default OPTGO_CLANG, clang-22, …, clang
  --device-backend=llvm             PTX by the opt and llc of clang's version, to compare with
  --installation=DIR                write a folder in the layout of a CUDA installation: bin/nvcc is this command,
                                    lib64/libcudart.a and libcuda.a the runtime (make CUDA_PATH=DIR)
  --version                         the version of CUDA's headers, in nvcc's words
  -v, --keep, --keep-dir=DIR        print commands; keep intermediate files
  -odir DIR                         the folder of outputs that -o does not name
  --options-file FILE, @FILE        more flags; those of NVCC_PREPEND_FLAGS and NVCC_APPEND_FLAGS stand around all
  -dryrun                           print the libraries and the command of the link, in nvcc's form, and do nothing

Environment of compiled programs: OPTGO_CHECK=1, OPTGO_STATS=FILE.json|html, OPTGO_SM=90, OPTGO_MEMORY=MB,
OPTGO_WORKERS=N, OPTGO_LIMIT=INSTRUCTIONS, OPTGO_SERVER=PATH.
`

// cudaLibraries are part of the runtime here, or of no use.
var cudaLibraries = []string{"cudart", "cudart_static", "cudadevrt", "cuda"}

func parseFlags(args []string) (*options, error) {
	o := &options{}
	for i := 0; i < len(args); i++ {
		a := args[i]
		if !strings.HasPrefix(a, "-") || a == "-" {
			o.inputs = append(o.inputs, input{file: a})
			continue
		}
		if set, ok := switches[shortName(a)]; ok {
			set(o)
			continue
		}
		name, value, found := splitFlag(a)
		kind, known := flagTable[name]
		switch {
		case !known:
			o.unknown(a)
			continue
		case !found:
			if i++; i == len(args) {
				return nil, errors.Errorf("%s wants a value", a)
			}
			value = args[i]
		}
		if err := o.set(name, value, kind); err != nil {
			return nil, err
		}
	}
	return o, o.check()
}

// splitFlag separates -Idir, -std=c++17, --define-macro=X and the like; the name is the short one,
// with its dash.
func splitFlag(a string) (name, value string, found bool) {
	name, value, found = strings.Cut(a, "=")
	if name = shortName(name); flagTable[name] != 0 {
		return name, value, found
	}
	for _, p := range []string{"-I", "-D", "-U", "-L", "-l"} {
		if strings.HasPrefix(a, p) {
			return p, a[len(p):], len(a) > len(p)
		}
	}
	return name, value, found
}

// threads is -t with its value.
var threads = regexp.MustCompile(`^-t\d+$`)

func (o *options) unknown(a string) {
	switch {
	case threads.MatchString(a):
	case strings.HasPrefix(a, "-Wl,"), a == "-static", a == "-pthread", a == "-rdynamic":
		o.link = append(o.link, a)
	case strings.HasPrefix(a, "-march"), strings.HasPrefix(a, "-m"), a == "-fopenmp", strings.HasPrefix(a, "-fopenmp"):
		o.host = append(o.host, a)
		if strings.HasPrefix(a, "-fopenmp") {
			o.link = append(o.link, a)
		}
	default:
		o.both = append(o.both, a)
	}
}

var archNumber = regexp.MustCompile(`(?:sm|compute)_(\d+[af]?)`)

// addArch takes sm_80, compute_80, all-major, native, or arch=compute_80,code=[sm_80,compute_80].
func (o *options) addArch(value string) error {
	if value == "native" || strings.HasPrefix(value, "all") {
		value = defaultArch
	}
	m := archNumber.FindStringSubmatch(value)
	if m == nil {
		return errors.Errorf("%q names no GPU architecture, such as sm_80", value)
	}
	if n, _ := strconv.Atoi(strings.TrimRight(m[1], "af")); n < oldestArch {
		o.warnings = append(o.warnings, fmt.Sprintf("sm_%s is older than CUDA's present headers and clang have; sm_%d instead", m[1], oldestArch))
		m[1] = strconv.Itoa(oldestArch)
	}
	if a := "sm_" + m[1]; !slices.Contains(o.arches, a) {
		o.arches = append(o.arches, a)
	}
	return nil
}

// classify says what a file is: by its extension, or for sources by -x, wherever that stands.
func classify(file, language string) input {
	in := input{file: file, language: language}
	switch filepath.Ext(file) {
	case ".cu":
		in.cuda = language == ""
	case ".o", ".a", ".so", ".obj":
		return input{file: file, made: true}
	}
	if language == "cu" || language == "cuda" {
		in.cuda, in.language = true, ""
	}
	return in
}

func (o *options) check() error {
	if o.help || o.version || o.install != "" || o.list != "" {
		return nil
	}
	if len(o.arches) == 0 {
		o.arches = []string{defaultArch}
	}
	sources := 0
	for i := range o.inputs {
		o.inputs[i] = classify(o.inputs[i].file, o.language)
		if !o.inputs[i].made {
			sources++
		}
	}
	switch {
	case o.refused != "":
		return errors.Errorf("%s is not supported: %s", o.refused, refusals[o.refused])
	case len(o.inputs) == 0:
		return errors.New("no input files")
	case o.output != "" && o.stage != stageLink && o.stage != stageLibrary && sources > 1:
		return errors.New("-o with several source files, each of which has an output of its own")
	}
	return nil
}
