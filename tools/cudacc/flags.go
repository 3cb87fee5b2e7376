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
	stageDeviceLink
	stageObject
	stagePTX
	stageCubin
	stageFatbin
	stagePreprocess
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
	link     []string
	regs     string
	cubins   bool // embed machine code, too
	warnings []string
	refused  string // a flag of nvcc's that is not supported
	llvm     bool   // LLVM's opt and llc make the PTX, to compare with
}

// input is a file and what it is.
type input struct {
	file string
	cuda bool
	made bool // an object or library: nothing to compile
}

// defaultArch is what is compiled for where no flag says otherwise. A processor older than oldestArch is taken
// for that one: what its programs rely on and later processors lack, such as votes without a mask, is there.
const (
	defaultArch = "sm_80"
	oldestArch  = 50
)

const helpText = `cudacc [flags] FILES: compile CUDA programs; the result runs on the emulator of opt-go

  -o FILE, -c, -dc, -shared, -E     output; objects; a shared library; preprocessed text
  --ptx, --cubin, --fatbin          only the device code (cubin needs ptxas)
  -arch=sm_80, -gencode arch=compute_80,code=sm_80, --cuda-gpu-arch=sm_80
  -rdc=true                         separate compilation: device code is linked across files
  -dlink                            link the device code of objects into an object, so that any linker links them all
  -I -D -U -O -g -G -std -W -f -m -l -L -include -isystem -Xcompiler -Xlinker -w
  -use_fast_math, -maxrregcount=N
  --embed-cubin                     machine code beside the PTX (needs ptxas), as CUDA's own runtime prefers it
  --cuda-path=DIR                   CUDA's headers; by default CUDA_PATH, CUDA_HOME, /usr/local/cuda, Python packages
  -ccbin CLANG                      the clang to use; by default OPTGO_CLANG, clang-22, …, clang
  --device-backend=llvm             PTX by the opt and llc of clang's version, to compare with
  --installation=DIR                write a folder in the layout of a CUDA installation: bin/nvcc is this command,
                                    lib64/libcudart.a and libcuda.a the runtime (make CUDA_PATH=DIR)
  --version                         the version of CUDA's headers, in nvcc's words
  -v, --keep                        print commands; keep intermediate files
  --options-file FILE, @FILE        more flags; those of NVCC_PREPEND_FLAGS and NVCC_APPEND_FLAGS stand around all
  -dryrun                           print the libraries and the command of the link, in nvcc's form, and do nothing

Environment of compiled programs: OPTGO_CHECK=1, OPTGO_STATS=FILE.json|html, OPTGO_SM=90, OPTGO_MEMORY=MB,
OPTGO_WORKERS=N, OPTGO_LIMIT=INSTRUCTIONS, OPTGO_SERVER=PATH.
`

// kindOfFlag is what becomes of a flag.
type kindOfFlag int

const (
	toBoth kindOfFlag = iota // for both compilations, as it is
	toHost
	toLink
	ignored
	special // set of options
)

// flagTable has the flags with a value in the next argument, or after "=".
var flagTable = map[string]kindOfFlag{
	"-I": toBoth, "-D": toBoth, "-U": toBoth, "-include": toBoth, "-isystem": toBoth, "-idirafter": toBoth, "-iquote": toBoth,
	"-L": toLink, "-l": toLink, "-Xlinker": toLink, "--linker-options": toLink,
	"-o": special, "--output-file": special, "-arch": special, "--gpu-architecture": special, "--cuda-gpu-arch": special, "--offload-arch": special, "-code": ignored, "--gpu-code": ignored,
	"-gencode": special, "--generate-code": special, "--cuda-path": special, "--installation": special, "-ccbin": special, "--compiler-bindir": special,
	"-Xcompiler": special, "--compiler-options": special, "-Xptxas": ignored, "--ptxas-options": ignored, "-Xnvlink": ignored, "-rdc": special, "--relocatable-device-code": special,
	"-maxrregcount": special, "--maxrregcount": special, "-std": special, "--std": special, "-x": special, "--x": special, "-t": ignored, "--threads": ignored, "-cudart": ignored, "--cudart": ignored,
	"-default-stream": ignored, "--default-stream": ignored, "-diag-suppress": ignored, "--diag-suppress": ignored, "-Xcudafe": ignored, "-MF": toHost, "-MT": toHost, "-MQ": toHost,
	"-odir": ignored, "-keep-dir": ignored, "--keep-dir": ignored, "-Werror": ignored, "-ftz": ignored, "-prec-div": ignored, "-prec-sqrt": ignored, "-fmad": special, "--fmad": special, "-cubin-arch": ignored,
}

// switches are the flags without a value.
var switches = map[string]func(o *options){
	"-c": func(o *options) { o.stage = stageObject }, "--compile": func(o *options) { o.stage = stageObject }, "-E": func(o *options) { o.stage = stagePreprocess },
	"-dc": func(o *options) { o.stage, o.rdc = stageObject, true }, "--device-c": func(o *options) { o.stage, o.rdc = stageObject, true },
	"-dlink": func(o *options) { o.stage = stageDeviceLink }, "--device-link": func(o *options) { o.stage = stageDeviceLink },
	"-dryrun": func(o *options) { o.dry = true }, "--dryrun": func(o *options) { o.dry = true },
	"-cuda": func(o *options) { o.refused = "-cuda" }, "--cuda": func(o *options) { o.refused = "--cuda" },
	"-ptx": func(o *options) { o.stage = stagePTX }, "--ptx": func(o *options) { o.stage = stagePTX },
	"-cubin": func(o *options) { o.stage = stageCubin }, "--cubin": func(o *options) { o.stage = stageCubin },
	"-fatbin": func(o *options) { o.stage = stageFatbin }, "--fatbin": func(o *options) { o.stage = stageFatbin },
	"-shared": func(o *options) { o.shared = true }, "--shared": func(o *options) { o.shared = true },
	"-fgpu-rdc": func(o *options) { o.rdc = true }, "-G": func(o *options) { o.debug = true }, "--device-debug": func(o *options) { o.debug = true },
	"-v": func(o *options) { o.verbose = true }, "--verbose": func(o *options) { o.verbose = true }, "-keep": func(o *options) { o.keep = true }, "--keep": func(o *options) { o.keep = true },
	"-h": func(o *options) { o.help = true }, "-help": func(o *options) { o.help = true }, "--help": func(o *options) { o.help = true },
	"--version": func(o *options) { o.version = true }, "-V": func(o *options) { o.version = true },
	"-use_fast_math": fastMath, "--use_fast_math": fastMath, "-ffast-math": fastMath,
	"-MD": func(o *options) { o.host = append(o.host, "-MD") }, "-MMD": func(o *options) { o.host = append(o.host, "-MMD") },
	"-lineinfo": nothing, "--generate-line-info": nothing, "-extended-lambda": nothing, "--extended-lambda": nothing, "--expt-extended-lambda": nothing,
	"-expt-extended-lambda": nothing, "--expt-relaxed-constexpr": nothing, "-expt-relaxed-constexpr": nothing, "-forward-unknown-to-host-compiler": nothing,
	"--forward-unknown-to-host-compiler": nothing, "-dlto": nothing, "-m64": nothing, "-restrict": nothing, "--restrict": nothing, "-res-usage": nothing, "--resource-usage": nothing,
	"--device-backend=llvm": func(o *options) { o.llvm = true }, "--device-backend=opt-go": func(o *options) { o.llvm = false },
	"--embed-cubin": func(o *options) { o.cubins = true }, "-link": nothing, "--disable-warnings": func(o *options) { o.both = append(o.both, "-w") },
}

func nothing(*options) {}

func fastMath(o *options) {
	o.both = append(o.both, "-ffast-math", "-fgpu-flush-denormals-to-zero", "-fgpu-approx-transcendentals")
}

// cudaLibraries are part of the runtime here, or of no use.
var cudaLibraries = []string{"cudart", "cudart_static", "cudadevrt", "cuda"}

func parseFlags(args []string) (*options, error) {
	o := &options{}
	forced := ""
	for i := 0; i < len(args); i++ {
		a := args[i]
		if set, ok := switches[a]; ok {
			set(o)
			continue
		}
		name, value, found := splitFlag(a)
		kind, known := flagTable[name]
		switch {
		case !strings.HasPrefix(a, "-") || a == "-":
			o.inputs = append(o.inputs, classify(a, forced))
			continue
		case !known:
			o.unknown(a)
			continue
		case !found:
			if i++; i == len(args) {
				return nil, errors.Errorf("%s wants a value", a)
			}
			value = args[i]
		}
		if name == "-x" || name == "--x" {
			forced = value
			continue
		}
		if err := o.set(name, value, kind); err != nil {
			return nil, err
		}
	}
	return o, o.check()
}

// splitFlag separates -Idir, -std=c++17 and the like.
func splitFlag(a string) (name, value string, found bool) {
	for _, p := range []string{"-I", "-D", "-U", "-L", "-l"} {
		if strings.HasPrefix(a, p) && a != "-link" {
			return p, a[len(p):], len(a) > len(p)
		}
	}
	return strings.Cut(a, "=")
}

func (o *options) unknown(a string) {
	switch {
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

func (o *options) set(name, value string, kind kindOfFlag) error {
	switch kind {
	case ignored:
		return nil
	case toHost:
		o.host = append(o.host, name, value)
		return nil
	case toBoth:
		if len(name) == 2 {
			o.both = append(o.both, name+value)
		} else {
			o.both = append(o.both, name, value)
		}
		return nil
	case toLink:
		switch {
		case name == "-l" && slices.Contains(cudaLibraries, value):
		case len(name) == 2:
			o.link = append(o.link, name+value)
		default:
			for v := range strings.SplitSeq(value, ",") {
				o.link = append(o.link, "-Xlinker", v)
			}
		}
		return nil
	}
	switch name {
	case "-o", "--output-file":
		o.output = value
	case "-arch", "--gpu-architecture", "--cuda-gpu-arch", "--offload-arch", "-gencode", "--generate-code":
		return o.addArch(value)
	case "--cuda-path":
		o.cudaPath = value
	case "--installation":
		o.install = value
	case "-ccbin", "--compiler-bindir":
		o.clang = value
	case "-Xcompiler", "--compiler-options":
		for v := range strings.SplitSeq(value, ",") {
			for _, word := range strings.Fields(strings.Trim(v, `"'`)) {
				o.host = append(o.host, word)
				if word == "-fopenmp" || word == "-pthread" {
					o.link = append(o.link, word)
				}
			}
		}
	case "-rdc", "--relocatable-device-code":
		o.rdc = value == "true"
	case "-maxrregcount", "--maxrregcount":
		o.regs = value
	case "-std", "--std":
		o.both = append(o.both, "-std="+value)
	case "-fmad", "--fmad":
		if value == "false" {
			o.both = append(o.both, "-ffp-contract=off")
		}
	}
	return nil
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

func classify(file, forced string) input {
	in := input{file: file}
	switch filepath.Ext(file) {
	case ".cu":
		in.cuda = true
	case ".o", ".a", ".so", ".obj":
		in.made = true
	}
	if forced == "cu" || forced == "cuda" {
		in.cuda, in.made = true, false
	}
	return in
}

func (o *options) check() error {
	if o.help || o.version || o.install != "" {
		return nil
	}
	if len(o.arches) == 0 {
		o.arches = []string{defaultArch}
	}
	sources := 0
	for _, in := range o.inputs {
		if !in.made {
			sources++
		}
	}
	switch {
	case o.refused != "":
		return errors.Errorf("%s is not supported: clang writes no C++ for the host; -c makes the object", o.refused)
	case len(o.inputs) == 0:
		return errors.New("no input files")
	case o.output != "" && o.stage != stageLink && sources > 1:
		return errors.New("-o with several source files, each of which has an output of its own")
	}
	return nil
}
