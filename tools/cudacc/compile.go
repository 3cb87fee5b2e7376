package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	optgo "opt-go"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/cuda/fatbin"
)

// compiler is one run of the command.
type compiler struct {
	o              *options
	kit            *toolkit
	scratch        string
	stdout, stderr io.Writer
	overlay        *overlay
}

// command runs a program; its messages go to standard error.
func (c *compiler) command(name string, args ...string) ([]byte, error) {
	if c.o.verbose {
		fmt.Fprintln(c.stderr, name, strings.Join(args, " "))
	}
	cmd := exec.Command(name, args...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, c.stderr
	if err := cmd.Run(); err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			return nil, errReported
		}
		return nil, err
	}
	return out.Bytes(), nil
}

// compile returns the object of a source; "" where the command ends before objects.
func (c *compiler) compile(in input, number int) (string, error) {
	if in.made {
		return in.file, nil
	}
	base := strings.TrimSuffix(filepath.Base(in.file), filepath.Ext(in.file))
	object := filepath.Join(c.scratch, fmt.Sprintf("%s-%d.o", base, number))
	if c.o.stage == stageObject {
		object = c.outputFor(base, ".o")
	}
	switch {
	case c.o.stage == stagePreprocess:
		return "", c.preprocess(in)
	case c.o.stage == stageDependencies:
		return "", c.dependencies(in)
	case !in.cuda && c.o.stage > stageObject:
		return "", errors.Errorf("%s is no CUDA source", in.file)
	case !in.cuda:
		return object, c.compileHost(in, object, base)
	}
	device := filepath.Join(c.scratch, fmt.Sprintf("%s-%d.fatbin", base, number))
	if err := c.deviceFile(in.file, base, device); err != nil || c.o.stage > stageObject {
		return "", err
	}
	// A call that has become a jump is in no list of callers, from which messages take the line.
	args := c.cudaArgs("--cuda-host-only", "-fno-optimize-sibling-calls", "-c", in.file, "-o", object, "-Xclang", "-fcuda-include-gpubinary", "-Xclang", device)
	args = append(args, c.lineTables()...)
	if c.o.rdc {
		args = append(args, c.relocatable(in.file)...)
	}
	_, err := c.cudaClang(append(args, c.hostFlags(base)...)...)
	return object, err
}

// hostFlags are those for the host; -MD writes beside the output also where that is no object.
func (c *compiler) hostFlags(base string) []string {
	host := c.o.host
	writes := slices.Contains(host, "-MD") || slices.Contains(host, "-MMD")
	if !writes || slices.Contains(host, "-MF") || c.o.stage == stageObject {
		return host
	}
	return append(slices.Clone(host), "-MF", filepath.Join(c.o.dir, base+".d"), "-MT", base+".o")
}

// dependencies writes what -M or -MM is asked for.
func (c *compiler) dependencies(in input) error {
	args := c.hostArgs(in)
	if in.cuda {
		args = c.cudaArgs("--cuda-host-only")
	}
	text, err := c.command(c.kit.clang, append(append(args, in.file), c.o.host...)...)
	if err != nil || slices.Contains(c.o.host, "-MF") {
		return err
	}
	return c.write(text)
}

// preprocess writes what the host's compilation reads, then what the device's do: a compiler cache,
// which takes the text for all there is, must see that either has changed.
func (c *compiler) preprocess(in input) error {
	args, arches := c.cudaArgs("--cuda-host-only"), c.o.arches
	if !in.cuda {
		args, arches = c.hostArgs(in), nil
	}
	all, err := c.command(c.kit.clang, append(append(args, "-E", in.file), c.o.host...)...)
	if err != nil {
		return err
	}
	for _, arch := range arches {
		text, err := c.command(c.kit.clang, c.forArch(arch).cudaArgs(append(slices.Clone(c.o.device), "--cuda-device-only", "-E", in.file)...)...)
		if err != nil {
			return err
		}
		all = append(all, text...)
	}
	return c.write(all)
}

// forArch is the compiler with one processor.
func (c *compiler) forArch(arch string) *compiler {
	one := *c
	o := *c.o
	o.arches = []string{arch}
	one.o = &o
	return &one
}

// lineTables are the flags for line information, which reports use; a -g of the user gives more.
func (c *compiler) lineTables() []string {
	for _, f := range c.o.both {
		if strings.HasPrefix(f, "-g") {
			return nil
		}
	}
	return []string{"-gline-tables-only"}
}

// unit identifies a source among those that are linked.
func (c *compiler) unit(file string) string {
	abs, err := filepath.Abs(file)
	if err != nil {
		abs = file
	}
	return digest([]byte(abs + strings.Join(c.o.both, " ")))
}

// relocatable are the flags for separate compilation. clang's older driver registers device code by
// calls, which the command can answer.
func (c *compiler) relocatable(file string) []string {
	return []string{"-fgpu-rdc", "-D__CUDACC_RDC__", "--no-offload-new-driver", "-cuid=" + c.unit(file)}
}

func (c *compiler) outputFor(base, ext string) string {
	if c.o.output != "" {
		return c.o.output
	}
	return filepath.Join(c.o.dir, base+ext)
}

func (c *compiler) write(data []byte) error {
	if c.o.output == "" || c.o.output == "-" {
		_, err := c.stdout.Write(data)
		return err
	}
	return os.WriteFile(c.o.output, data, 0o666)
}

// compileHost compiles a source without device code.
func (c *compiler) compileHost(in input, object, base string) error {
	_, err := c.command(c.kit.clang, append(append(c.hostArgs(in), "-c", in.file, "-o", object), c.hostFlags(base)...)...)
	return err
}

// hostArgs are the flags for a source without device code.
func (c *compiler) hostArgs(in input) []string {
	args := []string{"-Wno-reserved-user-defined-literal", "-Wno-unknown-warning-option", "-Wno-vla-cxx-extension", narrowing}
	isC := in.language == "c" || in.language == "" && filepath.Ext(in.file) == ".c"
	if in.language != "" {
		args = append(args, "-x", in.language)
	}
	if isC { // what gcc takes, the host's compiler with nvcc
		args = append(args, "-Wno-implicit-int", "-Wno-implicit-function-declaration", "-Wno-int-conversion", "-Wno-incompatible-pointer-types")
	}
	for _, f := range c.o.both {
		if !isC || !strings.HasPrefix(f, "-std=c++") {
			args = append(args, f)
		}
	}
	if c.kit.cuda != "" {
		args = append(args, "-I"+filepath.Join(c.headers(), "before"), "-I"+filepath.Join(c.kit.cuda, "include"), "-idirafter", c.headers())
	}
	return args
}

// narrowing makes {x} of a wider x a warning, as nvcc and gcc have it: uchar4{a, b, c, d} of
// integers.
const narrowing = "-Wno-error=c++11-narrowing"

// cudaArgs are the flags of both compilations of a CUDA source.
func (c *compiler) cudaArgs(more ...string) []string {
	args := []string{"-x", "cuda", "--cuda-path=" + c.kit.cuda, "-Wno-unknown-cuda-version", "-Wno-unknown-warning-option", "-Wno-vla-cxx-extension", "-Wno-register", "-Wno-reserved-user-defined-literal", narrowing, "-include", filepath.Join(c.headers(), "optgo_nvcc.h"), "-I" + filepath.Join(c.headers(), "before"), "-idirafter", c.headers()}
	if !c.kit.libdevice { // with this flag clang takes CUDA for an ancient one
		args = append(args, "-nocudalib")
		if n, err := c.cudaVersion(); err == nil {
			args = append(args, "-Xclang", fmt.Sprintf("-target-sdk-version=%d.%d", n/1000, n%1000/10))
		}
	}
	for _, a := range c.o.arches {
		args = append(args, "--cuda-gpu-arch="+a)
	}
	return append(append(args, c.o.both...), more...)
}

// deviceFile makes the device's code of a source: what is embedded, or what the command writes.
func (c *compiler) deviceFile(file, base, out string) error {
	var images []fatbin.Image
	for _, arch := range c.o.arches {
		m, text, err := c.deviceIR(file, arch)
		if err != nil {
			return err
		}
		if c.o.rdc && c.o.stage <= stageObject {
			images = append(images, fatbin.Image{Kind: kindIR, Arch: archOf(arch), Data: text})
			continue
		}
		var ptx []byte
		if c.o.llvm {
			ptx, err = c.ptxByLLVM(text, arch)
		} else {
			ptx, err = c.ptx(m, arch)
		}
		if err != nil {
			return err
		}
		if c.o.stage == stagePTX {
			return os.WriteFile(c.outputFor(base, ".ptx"), ptx, 0o666)
		}
		if !c.o.rdc {
			if err := c.complete(ptx, []part{{file, text}}); err != nil {
				return err
			}
		}
		if c.o.stage == stageCubin {
			return c.assemble(ptx, arch, c.outputFor(base, ".cubin"))
		}
		if c.o.cubins {
			code, err := c.machineCode(ptx, arch)
			if err != nil {
				return err
			}
			images = append(images, fatbin.Image{Kind: fatbin.ELF, Arch: archOf(arch), Data: code})
		}
		images = append(images, fatbin.Image{Kind: fatbin.PTX, Arch: archOf(arch), Data: ptx})
	}
	if c.o.stage == stageFatbin {
		out = c.outputFor(base, ".fatbin")
	}
	return os.WriteFile(out, fatbin.Write(images), 0o666)
}

// kindIR marks LLVM assembly of separately compiled device code; only cudacc sees it.
const kindIR fatbin.Kind = 0x4C4C

func archOf(arch string) int {
	n, _ := strconv.Atoi(strings.TrimRight(strings.TrimPrefix(arch, "sm_"), "af"))
	return n
}

// deviceIR is what clang makes of a source for one processor, not optimized.
func (c *compiler) deviceIR(file, arch string) (*ir.Module, []byte, error) {
	args := c.forArch(arch).cudaArgs("--cuda-device-only", "-S", "-emit-llvm", "-O2", "-Xclang", "-disable-llvm-passes", file, "-o", "-")
	args = append(append(args, c.o.device...), c.lineTables()...)
	if c.o.rdc {
		args = append(args, c.relocatable(file)...)
	}
	text, err := c.cudaClang(args...)
	if err != nil {
		return nil, nil, err
	}
	text = attributesOfKernels(staticsByOneName(referencesAsVariables(text)))
	if c.o.llvm || c.o.rdc && c.o.stage <= stageObject {
		return nil, text, nil
	}
	m, err := optgo.Read(file, text)
	return m, text, err
}

// ptx optimizes a device module and compiles it.
func (c *compiler) ptx(m *ir.Module, arch string) ([]byte, error) {
	pipeline := "gpucc"
	if c.o.debug {
		pipeline = optgo.O0.PipelineForPTX()
	}
	o := nvptx.Options{CPU: arch}
	if c.o.regs != "" {
		n, err := strconv.Atoi(c.o.regs)
		if err != nil || n <= 0 {
			return nil, errors.Errorf("-maxrregcount=%s: not a positive number", c.o.regs)
		}
		o.Regs = n
	}
	if _, err := optgo.RunWith(m, pipeline, optgo.RunOptions{For: optgo.TargetOptions{PTX: &o}}); err != nil {
		return nil, err
	}
	out, err := optgo.PTX(m, o)
	if err != nil {
		return nil, err
	}
	return []byte(fmt.Sprint(out)), nil
}

// ptxByLLVM compiles device IR with LLVM's own tools, of clang's version.
func (c *compiler) ptxByLLVM(text []byte, arch string) ([]byte, error) {
	version := strings.TrimPrefix(filepath.Base(c.kit.clang), "clang")
	in, bitcode := filepath.Join(c.scratch, "device.ll"), filepath.Join(c.scratch, "device.bc")
	if err := os.WriteFile(in, text, 0o666); err != nil {
		return nil, err
	}
	if _, err := c.command("opt"+version, "-O2", "-mcpu="+arch, in, "-o", bitcode); err != nil {
		return nil, err
	}
	return c.command("llc"+version, "-O2", "-mcpu="+arch, bitcode, "-o", "-")
}

// machineCode is what ptxas makes of PTX.
func (c *compiler) machineCode(ptx []byte, arch string) ([]byte, error) {
	out := filepath.Join(c.scratch, "device.cubin")
	if err := c.assemble(ptx, arch, out); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// assemble makes machine code with ptxas.
func (c *compiler) assemble(ptx []byte, arch, out string) error {
	ptxas := os.Getenv("OPTGO_PTXAS")
	if ptxas == "" {
		ptxas = filepath.Join(c.kit.cuda, "bin/ptxas")
		if path, err := exec.LookPath("ptxas"); err == nil {
			ptxas = path
		}
	}
	in := filepath.Join(c.scratch, "device.ptx")
	if err := os.WriteFile(in, ptx, 0o666); err != nil {
		return err
	}
	_, err := c.command(ptxas, "-arch="+arch, in, "-o", out)
	return errors.Wrap(err, "machine code needs NVIDIA's ptxas (OPTGO_PTXAS)")
}
