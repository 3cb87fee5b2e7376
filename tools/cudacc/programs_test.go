package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda/fatbin"
)

// tools builds the commands, and skips the test where clang or CUDA's headers are not there.
func tools(t testing.TB) (dir string) {
	t.Helper()
	if _, err := findToolkit(&options{inputs: []input{{cuda: true}}}); err != nil {
		if os.Getenv("OPTGO_REQUIRE_CUDA") != "" {
			t.Fatal(err)
		}
		t.Skip(strings.SplitN(err.Error(), "\n", 2)[0])
	}
	dir = t.TempDir()
	out, err := exec.Command("go", "build", "-trimpath", "-o", dir+"/", "opt-go/tools/cudacc", "opt-go/tools/ptx-run").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return dir
}

// wants are the lines about a program's run that its source has after "// WHAT: ".
func wants(source []byte, what string) (lines []string) {
	for line := range strings.SplitSeq(string(source), "\n") {
		if rest, ok := strings.CutPrefix(line, "// "+what+": "); ok {
			lines = append(lines, rest)
		}
	}
	return lines
}

// clangVersion is the first number of the version of the clang that cudacc takes.
func clangVersion(t testing.TB) string {
	kit, err := findToolkit(&options{inputs: []input{{cuda: true}}})
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(kit.clang, "-dumpversion").Output()
	if err != nil {
		t.Fatal(err)
	}
	major, _, _ := strings.Cut(string(out), ".")
	return major
}

// Every program compiles, ends well, and prints what its source says; it says nothing on standard
// error that its source does not announce.
func TestPrograms(t *testing.T) {
	bin := tools(t)
	files, err := filepath.Glob("testdata/*.cu")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d programs (%v)", len(files), err)
	}
	for i, file := range files {
		if i%6 != 0 && os.Getenv("OPTGO_ALL") == "" {
			continue // a part is enough while something else is written
		}
		t.Run(strings.TrimSuffix(filepath.Base(file), ".cu"), func(t *testing.T) {
			t.Parallel()
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if oldest := wants(source, "clang"); oldest != nil && clangVersion(t) < oldest[0] {
				t.Skipf("clang %s is too old for it", clangVersion(t))
			}
			program := compileProgram(t, bin, append(wants(source, "flags"), file)...)
			stdout, stderr := runProgram(t, program, wants(source, "environment")...)
			if want := wants(source, "stdout"); strings.Join(want, "\n") != strings.TrimSpace(stdout) {
				t.Errorf("printed %q, want %q", stdout, want)
			}
			want := wants(source, "stderr")
			for _, w := range want {
				if !strings.Contains(stderr, w) {
					t.Errorf("standard error lacks %q:\n%s", w, stderr)
				}
			}
			if len(want) == 0 && stderr != "" {
				t.Errorf("standard error: %s", stderr)
			}
		})
	}
}

func compileProgram(t testing.TB, bin string, args ...string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program")
	out, err := exec.Command(filepath.Join(bin, "cudacc"), append([]string{"-o", program, "-std=c++17"}, args...)...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

func runProgram(t testing.TB, program string, env ...string) (stdout, stderr string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	cmd := exec.CommandContext(ctx, program)
	cmd.Env = append(os.Environ(), env...)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%v\n%s%s", err, out.String(), errs.String())
	}
	return out.String(), errs.String()
}

// Device code of several files is linked, from objects and from an archive.
func TestSeparateCompilation(t *testing.T) {
	bin := tools(t)
	program := compileProgram(t, bin, "-rdc=true", "testdata/rdc/main.cu", "testdata/rdc/counter.cu")
	runProgram(t, program)
	dir := t.TempDir()
	for _, name := range []string{"main", "counter"} {
		out, err := exec.Command(filepath.Join(bin, "cudacc"), "-dc", "testdata/rdc/"+name+".cu", "-o", filepath.Join(dir, name+".o")).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	archive := filepath.Join(dir, "libcounter.a")
	if out, err := exec.Command("ar", "rc", archive, filepath.Join(dir, "counter.o")).CombinedOutput(); err != nil {
		t.Skipf("ar: %v\n%s", err, out)
	}
	runProgram(t, compileProgram(t, bin, filepath.Join(dir, "main.o"), archive))

	// -dlink, and what -dryrun says, for a linker that knows nothing of CUDA.
	linked, program := filepath.Join(dir, "linked.o"), filepath.Join(dir, "program")
	objects := []string{filepath.Join(dir, "main.o"), filepath.Join(dir, "counter.o")}
	if out, err := exec.Command(filepath.Join(bin, "cudacc"), append([]string{"-dlink", "-o", linked}, objects...)...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	said, err := exec.Command(filepath.Join(bin, "cudacc"), "-dryrun", "not-there.cu").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	lines := strings.Split(strings.TrimSpace(string(said)), "\n")
	_, libraries, ok := strings.Cut(lines[len(lines)-1], `"not-there.o" `)
	folder, has := strings.CutPrefix(lines[0], "#$ LIBRARIES=")
	if !ok || !has || !strings.HasPrefix(libraries, folder+" -l") || !strings.Contains(lines[len(lines)-1], ` -o "a.out" `) {
		t.Fatalf("-dryrun says %s", said)
	}
	objects = append(objects, linked)
	runProgram(t, compileProgram(t, bin, objects...)) // cudacc does not link the device code again
	if out, err := exec.Command("sh", "-c", "c++ -o "+program+" "+strings.Join(objects, " ")+" "+libraries).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	runProgram(t, program)
}

// The flags that stop early write what they say, and statistics are written where they are wanted.
func TestOutputs(t *testing.T) {
	bin := tools(t)
	dir := t.TempDir()
	for _, c := range []struct{ flag, name, want string }{
		{"--ptx", "v.ptx", ".entry"}, {"--fatbin", "v.fatbin", ".entry"}, {"-c", "v.o", "ELF"}, {"-E", "v.ii", "int main"},
	} {
		out := filepath.Join(dir, c.name)
		if msg, err := exec.Command(filepath.Join(bin, "cudacc"), c.flag, "testdata/vector.cu", "-o", out).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", c.flag, err, msg)
		}
		if data, err := os.ReadFile(out); err != nil || !bytes.Contains(data, []byte(c.want)) {
			t.Errorf("%s: %d bytes without %q (%v)", c.flag, len(data), c.want, err)
		}
	}
	program := compileProgram(t, bin, "testdata/vector.cu")
	for name, want := range map[string]string{"s.json": `"hottest_lines"`, "s.html": "<table>"} {
		file := filepath.Join(dir, name)
		runProgram(t, program, "OPTGO_STATS="+file)
		if data, err := os.ReadFile(file); err != nil || !bytes.Contains(data, []byte(want)) || !bytes.Contains(data, []byte("vector.cu:2")) {
			t.Errorf("%s: %s (%v)", name, data, err)
		}
	}
	for traffic, counted := range map[string]bool{"0": false, "1": true} {
		file := filepath.Join(dir, "traffic.json")
		runProgram(t, program, "OPTGO_STATS="+file, "OPTGO_TRAFFIC="+traffic)
		data, err := os.ReadFile(file)
		if err != nil || bytes.Contains(data, []byte(`"transactions": 0`)) == counted || bytes.Contains(data, []byte(`"thread_instructions": 0`)) {
			t.Errorf("OPTGO_TRAFFIC=%s: %s (%v)", traffic, data, err)
		}
	}
}

// A C or C++ source sees CUDA's headers also where no source of the command is CUDA's; where there
// are none, one that does not ask for them compiles.
func TestHostSources(t *testing.T) {
	bin := tools(t)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.cpp": "#include <cuda_runtime.h>\nint f() { return cudaMalloc<float>(nullptr, 4); }\n",
		"b.c":   "#include <cuda.h>\nint f(void) { return cuInit(0); }\n",
		"c.cpp": "int f() { return 1; }\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		for _, flag := range []string{"", "--cuda-path=" + dir} {
			args := append(strings.Fields(flag), "-c", file, "-o", file+".o")
			out, err := exec.Command(filepath.Join(bin, "cudacc"), args...).CombinedOutput()
			if finds := flag == "" || name == "c.cpp"; (err == nil) != finds {
				t.Errorf("%v: %v\n%s", args, err, out)
			}
		}
		if out, err := exec.Command(filepath.Join(bin, "cudacc"), "-E", file).Output(); err != nil || !strings.Contains(string(out), "int f(") {
			t.Errorf("-E %s: %v\n%s", file, err, out)
		}
	}
}

// With and without clang's OpenMP runtime a program that uses OpenMP compiles and computes the
// same; without, the command says so.
func TestOpenMP(t *testing.T) {
	bin := tools(t)
	source := filepath.Join(t.TempDir(), "sum.cu")
	text := `#include <omp.h>
#include <cstdio>
int main() {
  int sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < 100; i++) sum += i;
  printf("%d %d\n", sum, omp_get_max_threads() > 0);
}
`
	if err := os.WriteFile(source, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	kit, err := findToolkit(&options{inputs: []input{{cuda: true}}})
	if err != nil {
		t.Fatal(err)
	}
	own := fileOf(kit.clang, "libomp.so") != ""
	if !own && fileOf(kit.clang, "libgomp.so") == "" {
		t.Skip("neither clang's nor GCC's OpenMP runtime is installed")
	}
	program := filepath.Join(filepath.Dir(source), "sum")
	out, err := exec.Command(filepath.Join(bin, "cudacc"), "-Xcompiler", "-fopenmp", source, "-o", program).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if said := strings.Contains(string(out), "#pragma omp is ignored"); said == own {
		t.Errorf("clang's runtime is there: %t; the command said %q", own, out)
	}
	if stdout, _ := runProgram(t, program); strings.TrimSpace(stdout) != "4950 1" {
		t.Errorf("printed %q", stdout)
	}
}

// With --embed-cubin a program carries ptxas's machine code before the PTX, and runs as without.
func TestMachineCode(t *testing.T) {
	bin := tools(t)
	dir := t.TempDir()
	file := filepath.Join(dir, "v.fatbin")
	out, err := exec.Command(filepath.Join(bin, "cudacc"), "--embed-cubin", "--fatbin", "testdata/vector.cu", "-o", file).CombinedOutput()
	if bytes.Contains(out, []byte("machine code needs NVIDIA's ptxas")) {
		if os.Getenv("OPTGO_REQUIRE_PTXAS") != "" {
			t.Fatalf("ptxas is required, and cudacc does not find it: %s", out)
		}
		t.Skip("ptxas is not here")
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	images, err := fatbin.Read(data)
	if err != nil || len(images) != 2 || images[0].Kind != fatbin.ELF || images[1].Kind != fatbin.PTX {
		t.Fatalf("%d images (%v)", len(images), err)
	}
	const machineAt, nvidia = 18, 190 // of an ELF header
	if code := images[0].Data; !bytes.HasPrefix(code, []byte("\x7fELF")) || code[machineAt] != nvidia {
		t.Errorf("the first image begins with %q", code[:min(len(code), 32)])
	}
	runProgram(t, compileProgram(t, bin, "--embed-cubin", "testdata/vector.cu"))
}

// What cannot be compiled has exit status 1 and a line that says where.
func TestBadInput(t *testing.T) {
	bin := tools(t)
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{write("header.cu", "#include \"missing.h\"\nint main() {}\n")}, "header.cu:1:10: fatal error: 'missing.h' file not found"},
		{[]string{filepath.Join(dir, "nothing.cu")}, "nothing.cu"},
		{[]string{"--cuda-path=" + dir, write("empty.cu", "int main() {}\n")}, "CUDA's headers are not in " + dir},
		{[]string{"-maxrregcount=none", write("kernel.cu", "__global__ void k() {}\nint main() {}\n")}, "-maxrregcount=none: not a positive number"},
		{[]string{write("broken.o", "no object")}, "broken.o"},
		{[]string{write("undefined.cu", "extern __device__ int f(int);\n__global__ void k(int *p) { *p = f(*p); }\nint main() { k<<<1, 1>>>(0); }\n")}, "Undefined reference to '_Z1fi' in '" + filepath.Join(dir, "undefined.cu")},
		{[]string{"-rdc=true", write("variable.cu", "extern __device__ int v;\n__global__ void g(int *p) { *p = v; }\nvoid h() { g<<<1, 1>>>(0); }\n"), filepath.Join(dir, "undefined.cu")}, "Undefined reference to 'v' in '"},
		{[]string{"-ccbin", "clang-that-is-not", filepath.Join(dir, "empty.cu")}, "no clang (clang-that-is-not)"},
	} {
		args := append([]string{"-o", filepath.Join(dir, "out")}, c.args...)
		out, err := exec.Command(filepath.Join(bin, "cudacc"), args...).CombinedOutput()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != exitInput || !strings.Contains(string(out), c.want) {
			t.Errorf("%v: %v, without %q:\n%s", c.args, err, c.want, out)
		}
	}
}

func TestFlags(t *testing.T) {
	o, err := parseFlags(strings.Fields("-arch=sm_70 -gencode arch=compute_80,code=sm_80 -Iinc -DX=1 -Xcompiler -Wall,-fopenmp -lcudart -lfoo a.cu b.o -o out -rdc=true -O3 --use_fast_math"))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Join(o.arches, " ") != "sm_70 sm_80" || !o.rdc || o.output != "out" || len(o.inputs) != 2 || !o.inputs[1].made {
		t.Errorf("%+v", o)
	}
	if got := strings.Join(o.link, " "); got != "-fopenmp -lfoo" {
		t.Errorf("link: %s", got)
	}
	if o, err = parseFlags(strings.Fields("-arch=sm_20 -gencode arch=compute_13,code=sm_13 a.cu")); err != nil || strings.Join(o.arches, " ") != "sm_50" || len(o.warnings) != 2 {
		t.Errorf("old processors: %v, %+v", err, o)
	}
	for _, bad := range []string{"", "-o", "-arch=foo a.cu", "-c a.cu b.cu -o x"} {
		if _, err := parseFlags(strings.Fields(bad)); err == nil {
			t.Errorf("%q was accepted", bad)
		}
	}
}
