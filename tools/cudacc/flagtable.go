package main

import (
	"fmt"
	"slices"
	"strings"
)

// kindOfFlag is what becomes of a flag with a value; the zero kind is of none.
type kindOfFlag int

const (
	toBoth kindOfFlag = iota + 1 // for both compilations, as it is
	toHost
	toLink
	ignored
	special // set of options
)

// longNames are nvcc's long names of flags and the short ones; both take one dash or two.
var longNames = map[string]string{
	"output-file": "o", "pre-include": "include", "library": "l", "define-macro": "D", "undefine-macro": "U", "include-path": "I", "system-include": "isystem",
	"library-path": "L", "output-directory": "odir", "dependency-output": "MF", "generate-dependency-targets": "MP", "dependency-target-name": "MT",
	"compiler-bindir": "ccbin", "link": "link", "device-link": "dlink", "device-c": "dc", "device-w": "dw", "cuda": "cuda", "compile": "c", "preprocess": "E",
	"generate-dependencies": "M", "generate-nonsystem-dependencies": "MM", "generate-dependencies-with-compile": "MD", "generate-nonsystem-dependencies-with-compile": "MMD",
	"profile": "pg", "debug": "g", "device-debug": "G", "generate-line-info": "lineinfo", "optimize": "O", "dlink-time-opt": "dlto", "no-exceptions": "noeh", "machine": "m",
	"compiler-options": "Xcompiler", "linker-options": "Xlinker", "archive-options": "Xarchive", "ptxas-options": "Xptxas", "nvlink-options": "Xnvlink",
	"dont-use-profile": "noprof", "threads": "t", "verbose": "v", "save-temps": "keep", "use-local-env": "use-local-env", "no-device-link": "nodlink",
	"gpu-architecture": "arch", "gpu-code": "code", "generate-code": "gencode", "relocatable-device-code": "rdc", "entries": "e", "source-in-ptx": "src-in-ptx",
	"resource-usage": "res-usage", "disable-warnings": "w", "help": "h", "version": "V", "options-file": "optf", "input-drive-prefix": "idp", "dependency-drive-prefix": "ddp",
	"drive-prefix": "dp", "libdevice-directory": "ldir", "target-directory": "target-dir", "archiver-binary": "arbin", "optimization-info": "opt-info", "clean-targets": "clean",
	"display-error-number": "err-no", "no-display-error-number": "no-err-no", "list-gpu-code": "code-ls", "list-gpu-arch": "arch-ls", "Ofast-compile": "Ofc",
	"brief-diagnostics": "brief-diag", "expt-extended-lambda": "extended-lambda", "lto": "dlto", "host-linker-script": "hls", "extensible-whole-program": "ewp", "relocatable-ptx": "reloc-ptx",
	"disable-optimizer-constants": "disable-optimizer-consts", "fgpu-rdc": "fgpu-rdc", "forward-unknown-opts": "forward-unknown-to-host-compiler",
}

// shortName is a flag with one dash and its short name; flags of clang's stay as they are.
func shortName(flag string) string {
	name := strings.TrimPrefix(strings.TrimPrefix(flag, "-"), "-")
	if short, ok := longNames[name]; ok {
		return "-" + short
	}
	if _, ok := switches["-"+name]; ok {
		return "-" + name
	}
	if flagTable["-"+name] != 0 {
		return "-" + name
	}
	return flag
}

// flagTable has the flags with a value in the next argument, or after "=". Those that are ignored
// choose what there is only one of here, make code faster or less precise, or are about messages
// and machines that are not here.
var flagTable = map[string]kindOfFlag{
	"-I": toBoth, "-D": toBoth, "-U": toBoth, "-include": toBoth, "-isystem": toBoth, "-idirafter": toBoth, "-iquote": toBoth, "-O": toBoth,
	"-L": toLink, "-l": toLink, "-Xlinker": toLink, "-MF": toHost, "-MT": toHost, "-MQ": toHost,
	"-o": special, "-arch": special, "-gencode": special, "-ccbin": special, "-Xcompiler": special, "-rdc": special, "-maxrregcount": special, "-std": special, "-x": special,
	"-fmad": special, "-ftz": special, "-default-stream": special, "-odir": special, "-keep-dir": special, "-run-args": special, "-m": special,
	"-cuda-gpu-arch": special, "-offload-arch": special, "-cuda-path": special, "-installation": special,
	"-code": ignored, "-Xptxas": ignored, "-Xnvlink": ignored, "-Xarchive": ignored, "-Xcudafe": ignored, "-t": ignored, "-cudart": ignored, "-cudadevrt": ignored, "-Werror": ignored,
	"-diag-suppress": ignored, "-diag-error": ignored, "-diag-warn": ignored, "-prec-div": ignored, "-prec-sqrt": ignored, "-cubin-arch": ignored, "-dopt": ignored, "-e": ignored,
	"-split-compile": ignored, "-split-compile-extended": ignored, "-time": ignored, "-ldir": ignored, "-target-dir": ignored, "-arbin": ignored, "-idp": ignored, "-ddp": ignored, "-dp": ignored,
	"-opt-info": ignored, "-brief-diag": ignored, "-Ofc": ignored, "-compress-mode": ignored, "-jump-table-density": ignored, "-static-global-template-stub": ignored,
	"-device-entity-has-hidden-visibility": ignored, "-device-stack-protector": ignored, "-hls": ignored, "-frandom-seed": ignored, "-fdevice-time-trace": ignored, "-qpp-config": ignored,
}

// without are switches that change nothing here, for the reasons above, or because clang has always
// what they allow. Their macros (__CUDACC_EXTENDED_LAMBDA__) are not defined: CUDA's C++ libraries
// would ask nvcc's own operators about lambdas then.
var without = []string{
	"extended-lambda", "expt-relaxed-constexpr", "lineinfo", "forward-unknown-to-host-compiler", "forward-unknown-to-host-linker", "dlto", "m64", "restrict", "res-usage", "link", "nodlink", "noprof", "src-in-ptx", "use-local-env",
	"allow-unsupported-compiler", "extra-device-vectorization", "no-compress", "no-align-double", "no-host-device-initializer-list", "no-host-device-move-forward", "err-no", "no-err-no", "ewp",
	"keep-device-functions", "disable-optimizer-consts", "ctadvisory", "reloc-ptx", "orig-src-file-name", "orig-src-path-name", "augment-host-linker-script", "compile-as-tools-patch", "jobserver", "gen-opt-lto",
	"Wno-deprecated-gpu-targets", "Wdefault-stream-launch", "Wmissing-launch-bounds", "Wext-lambda-captures-this",
}

// refusals say what to do instead of flags that are not supported.
var refusals = map[string]string{
	"-cuda": "clang writes no C++ for the host; -c makes the object", "-ltoir": "-ptx or -rdc=true -c makes the device's code", "-optix-ir": "there is no OptiX here",
	"-clean": "remove the files that the command without it has made", "-m32": "CUDA has no 32-bit programs since version 12", "-fdevice-syntax-only": "-ptx -o /dev/null checks the device's code",
}

// switches are the flags without a value.
var switches = switchTable()

func switchTable() map[string]func(o *options) {
	to := func(s stage) func(*options) { return func(o *options) { o.stage = s } }
	both := func(flags ...string) func(*options) { return func(o *options) { o.both = append(o.both, flags...) } }
	host := func(flag string) func(*options) { return func(o *options) { o.host = append(o.host, flag) } }
	dependencies := func(flag string) func(*options) {
		return func(o *options) { o.stage, o.host = stageDependencies, append(o.host, flag) }
	}
	table := map[string]func(o *options){
		"-c": to(stageObject), "-dw": to(stageObject), "-E": to(stagePreprocess), "-dlink": to(stageDeviceLink), "-ptx": to(stagePTX), "-cubin": to(stageCubin), "-fatbin": to(stageFatbin),
		"-lib": to(stageLibrary), "-M": dependencies("-M"), "-MM": dependencies("-MM"), "-MD": host("-MD"), "-MMD": host("-MMD"), "-MP": host("-MP"),
		"-dc": func(o *options) { o.stage, o.rdc = stageObject, true }, "-fgpu-rdc": func(o *options) { o.rdc = true },
		"-run": func(o *options) { o.run = true }, "-dryrun": func(o *options) { o.dry = true }, "-shared": func(o *options) { o.shared = true },
		"-G": func(o *options) { o.debug, o.both = true, append(o.both, "-D__CUDACC_DEBUG__") }, "-g": both("-g"), "-w": both("-w"),
		"-pg": func(o *options) { o.host, o.link = append(o.host, "-pg"), append(o.link, "-pg") }, "-noeh": host("-fno-exceptions"),
		"-v": func(o *options) { o.verbose = true }, "-keep": func(o *options) { o.keep = true }, "-h": func(o *options) { o.help = true }, "-V": func(o *options) { o.version = true },
		"-use_fast_math":       func(o *options) { o.device = append(o.device, fastMath...) },
		"-ffast-math":          func(o *options) { o.both, o.device = append(o.both, "-ffast-math"), append(o.device, fastMath...) },
		"-device-backend=llvm": func(o *options) { o.llvm = true }, "-device-backend=opt-go": func(o *options) { o.llvm = false }, "-embed-cubin": func(o *options) { o.cubins = true },
		"-arch-ls": func(o *options) { o.list = "compute_" }, "-code-ls": func(o *options) { o.list = "sm_" },
	}
	for _, name := range without {
		table["-"+name] = func(*options) {}
	}
	for flag := range refusals {
		table[flag] = func(o *options) { o.refused = flag }
	}
	return table
}

// fastMath is what nvcc's -use_fast_math means: for the device only, and numbers that are no
// numbers, or infinite, stay what they are, other than with clang's -ffast-math.
var fastMath = []string{flushDenormals, "-fgpu-approx-transcendentals"}

const flushDenormals = "-fgpu-flush-denormals-to-zero"

// perThread chooses functions for each thread's own stream in CUDA's headers. Here streams do their
// work in the order of the calls; optgo_nvcc.h defines the macro for the program once those headers
// are read.
const perThread = "CUDA_API_PER_THREAD_DEFAULT_STREAM"

func (o *options) set(name, value string, kind kindOfFlag) error {
	switch kind {
	case toHost:
		o.host = append(o.host, name, value)
	case toBoth:
		for _, v := range listOf(name, value) {
			switch macro, _, _ := strings.Cut(v, "="); {
			case name == "-D" && macro == perThread:
				o.both = append(o.both, "-DOPTGO_"+perThread)
			case len(name) == 2:
				o.both = append(o.both, name+v)
			default:
				o.both = append(o.both, name, v)
			}
		}
	case toLink:
		for _, v := range listOf(name, value) {
			switch {
			case name == "-l" && slices.Contains(cudaLibraries, v):
			case len(name) == 2:
				o.link = append(o.link, name+v)
			default:
				o.link = append(o.link, "-Xlinker", v)
			}
		}
	case special:
		return o.setSpecial(name, value)
	}
	return nil
}

// listOf are the values of a flag that takes several, with commas between. A macro's value may have
// commas in it.
func listOf(name, value string) []string {
	parts := strings.Split(value, ",")
	if name == "-D" && slices.ContainsFunc(parts, func(p string) bool { return !startsMacro(p) }) || slices.Contains(parts, "") {
		return []string{strings.ReplaceAll(value, `\,`, ",")}
	}
	return parts
}

func startsMacro(s string) bool {
	return s != "" && (s[0] == '_' || s[0] >= 'A' && s[0] <= 'Z' || s[0] >= 'a' && s[0] <= 'z') && !strings.ContainsAny(s, `(")\`)
}

func (o *options) setSpecial(name, value string) error {
	switch name {
	case "-o":
		o.output = value
	case "-arch", "-cuda-gpu-arch", "-offload-arch", "-gencode":
		return o.addArch(value)
	case "-cuda-path":
		o.cudaPath = value
	case "-installation":
		o.install = value
	case "-ccbin":
		o.clang = value
	case "-odir":
		o.dir = value
	case "-keep-dir":
		o.keepDir = value
	case "-run-args":
		o.runArgs = append(o.runArgs, splitWords(value)...)
	case "-Xcompiler":
		o.hostOnly(splitWords(value))
	case "-rdc":
		o.rdc = value == "true"
	case "-maxrregcount":
		o.regs = value
	case "-x":
		o.language = value
	case "-std":
		o.both = append(o.both, "-std="+standardFor(value))
	case "-m":
		if value == "32" {
			o.refused = "-m32"
		}
	case "-default-stream":
		if value == "per-thread" {
			o.both = append(o.both, "-DOPTGO_"+perThread)
		}
	case "-ftz":
		if value == "true" {
			o.device = append(o.device, flushDenormals)
		}
	case "-fmad":
		if value == "false" {
			o.both = append(o.both, "-ffp-contract=off")
		}
	default:
		return fmt.Errorf("%s is not supported", name)
	}
	return nil
}

// standardFor is the C++ that a source is read as. clang's headers for CUDA want C++11.
func standardFor(asked string) string {
	if strings.HasSuffix(asked, "++98") || strings.HasSuffix(asked, "++03") {
		return "c++11"
	}
	return asked
}

// hostOnly are flags of the host's compiler, which with nvcc links, too.
func (o *options) hostOnly(flags []string) {
	for _, f := range flags {
		forLinker := strings.HasPrefix(f, "-Wl,") || strings.HasPrefix(f, "-l") || strings.HasPrefix(f, "-L") || strings.HasPrefix(f, "-static") || f == "-rdynamic" || f == "-s"
		if !forLinker {
			o.host = append(o.host, f)
		}
		if forLinker || f == "-fopenmp" || f == "-pthread" || f == "-pg" || strings.HasPrefix(f, "-fsanitize") {
			o.link = append(o.link, f)
		}
	}
}

// splitWords separates the values of -Xcompiler: at commas and blanks outside of quotes.
//
//	-Wall,-O3   "-Wl,-rpath,/x" -fPIC
func splitWords(value string) (words []string) {
	var word strings.Builder
	quote := rune(0)
	end := func() {
		if word.Len() > 0 {
			words = append(words, word.String())
			word.Reset()
		}
	}
	for _, c := range value {
		switch {
		case c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case quote == 0 && (c == ',' || c == ' ' || c == '\t'):
			end()
		default:
			word.WriteRune(c)
		}
	}
	end()
	return words
}
