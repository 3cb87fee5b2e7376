package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestSlowBuild: a build that is ended says why.
func TestSlowBuild(t *testing.T) {
	if _, err := commandWithin(time.Millisecond, "", nil, "sleep", "60"); err == nil || firstError(err.Error()) != "error: sleep takes longer than 1ms" {
		t.Error(err)
	}
}

// TestOutOfTime: a server that was killed is out of time; one that failed says where.
func TestOutOfTime(t *testing.T) {
	const gone = "cuda: the server has ended unexpectedly\n"
	err := errors.New("exit status 70")
	if !outOfTime(err, gone) || outOfTime(err, "panic: x\n\ngoroutine 1 [running]:\n"+gone) || outOfTime(err, "") {
		t.Error("a failure of the server was taken for the limit, or the other way round")
	}
}

// TestFailed: what a program says of its own result.
func TestFailed(t *testing.T) {
	for text, want := range map[string]bool{"Test FAILED": true, "does not agree with the reference!": true, "found 30 errors": true, "0 errors": false, "PASS": false} {
		if got := failed.MatchString(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// TestProgramsOf: what of a tree is a program, by its sources, its Makefile or its CMakeLists.txt.
func TestProgramsOf(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"CMakeLists.txt":         "add_subdirectory(below)\n",
		"below/CMakeLists.txt":   "add_executable(below src/main.cpp src/kernel.cu)\n",
		"below/src/kernel.cu":    "",
		"made/Makefile":          "run: main\n\t./main\n",
		"script/Makefile":        "all: main\n",
		"script/run":             "./main\n",
		"made/src/kernel.cu":     "",
		"sources/main.cu":        "",
		"folder/inner/main.cu":   "",
		"folder/Makefile":        "all:\n",
		"nothing/CMakeLists.txt": "project(x)\n",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, p := range programs(dir) {
		name, err := filepath.Rel(dir, p)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, name)
	}
	if want := []string{"below", "folder/inner", "made", "script", "sources"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestArguments: the number of repeats is replaced; the value of an option for something else is
// not.
func TestArguments(t *testing.T) {
	s := &survey{repeat: 1}
	for _, c := range []struct{ args, want []string }{
		{[]string{"1024", "100"}, []string{"1024", "1"}},
		{[]string{"-s", "8192"}, []string{"-s", "8192"}},
		{[]string{"512", "-s", "8192"}, []string{"1", "-s", "8192"}},
		{[]string{"-s", "8192", "-r", "10"}, []string{"-s", "8192", "-r", "1"}},
		{[]string{"--niters", "7", ">", "x"}, []string{"--niters", "1"}},
		{[]string{"in.inp", "7", "&&", "cd", ".."}, []string{"in.inp", "1"}},
		{[]string{"--n=4096", "--i=1000"}, []string{"--n=4096", "--i=1"}},
	} {
		if got := s.arguments(t.TempDir(), slices.Clone(c.args)); !slices.Equal(got, c.want) {
			t.Errorf("%q became %q, want %q", c.args, got, c.want)
		}
	}
}

// TestSizes: a file of sizes gives arguments, and constants of sources and Makefiles other values;
// a constant that is not there is an error.
func TestSizes(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		t.Helper()
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	all, err := readSizes(write("sizes.txt", "# a table\n\nmade N=64 WIDE=8 STEPS=2 M=(1<<4) : --n 7 'a b' # why\nplain:\nother K=1\n"))
	if err != nil {
		t.Fatal(err)
	}
	if got := all["made"].args; !slices.Equal(got, []string{"--n", "7", "a b"}) {
		t.Errorf("the arguments are %q", got)
	}
	if all["plain"].args == nil || len(all["plain"].args) != 0 || all["other"].args != nil {
		t.Error("no arguments and those of the Makefile are the same")
	}
	work := t.TempDir()
	source := write("main.cu", "#define N 4096 // of N\n#define NN 1\n  # define\tM (1024*1024)\nconst int N2 = 3, WIDE = 512;\nstatic constexpr size_t WIDE = 1 << 20;\nint f(int N = (5), int b);\nint N2 = N, N;\nparams M = {1, 2};\n// memory.\n  N = 9;\n  N = get(1, (char **)a);\n  N == 9;\n")
	makefile := write("Makefile", "CFLAGS = -DSTEPS=100 -DN\n")
	for _, file := range []string{source, makefile} {
		if err := os.Symlink(file, filepath.Join(work, filepath.Base(file))); err != nil {
			t.Fatal(err)
		}
	}
	if missing, err := all["made"].redefine(work); err != nil || missing != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"main.cu":  "#define N 64 // of N\n#define NN 1\n  # define\tM (1<<4)\nconst int N2 = 3, WIDE = 8;\nstatic constexpr size_t WIDE = 8;\nint f(int N = 64, int b);\nint N2 = N, N;\nparams M = (1<<4);\n// memory.\n  N = 64;\n  N = 64;\n  N == 9;\n",
		"Makefile": "CFLAGS = -DSTEPS=2 -DN\n",
	} {
		if got, err := os.ReadFile(filepath.Join(work, name)); err != nil || string(got) != want {
			t.Errorf("%s became %q (%v), want %q", name, got, err, want)
		}
	}
	if text, _ := os.ReadFile(source); !strings.HasPrefix(string(text), "#define N 4096") {
		t.Error("the source itself was changed")
	}
	if missing, err := all["other"].redefine(work); err != nil || !slices.Equal(missing, []string{"K"}) {
		t.Errorf("a constant that is not there: %v", err)
	}
	if _, err := readSizes(write("wrong.txt", "made 64\n")); err == nil {
		t.Error("a word without = was taken")
	}
}

// TestStarted: the program of a plan, where makes start others and scripts of the sources run
// first.
func TestStarted(t *testing.T) {
	work := t.TempDir()
	if err := os.MkdirAll(filepath.Join(work, "src"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(work, "src/prepare"), nil, 0o777); err != nil {
		t.Fatal(err)
	}
	inner := "make[1]: Entering directory '" + work + "/src'\n./prepare\nnvcc -c main.cu\nmake[1]: Leaving directory '" + work + "/src'\n"
	for plan, want := range map[string]string{
		"make -C src\n" + inner + "cd src && ./main -n 1": "src src/main -n 1",
		inner + "./main \\\n -n 2":                        ". main -n 2",
		"./main 3\n./main 4\n":                            ". main 3",
		"cd src && ../main 6 && cd ..":                    "src main 6 && cd ..",
		"SEED=1 X='a b' ./main 5":                         ". main 5 SEED=1 X=a b",
		"python3 run.py":                                  ". ",
	} {
		p := started(work, plan)
		dir, _ := filepath.Rel(work, p.dir)
		program, _ := filepath.Rel(work, p.program)
		if got := strings.Join(append(append([]string{dir, program}, p.args...), p.env...), " "); got != want {
			t.Errorf("%q: %q, want %q", plan, got, want)
		}
	}
}

// TestRelocate: Makefiles that name CUDA's usual folder get the one that is there; the sources'
// stay.
func TestRelocate(t *testing.T) {
	own, work := t.TempDir(), t.TempDir()
	file, link := filepath.Join(own, "Makefile"), filepath.Join(work, "Makefile")
	const text = "CUDA = /usr/local/cuda-12.4/lib64\nNVCC ?= /usr/local/cuda/bin/nvcc\nOTHER = /usr/local/cudart\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		t.Fatal(err)
	}
	if err := relocate(work, "/tmp/cuda"); err != nil {
		t.Fatal(err)
	}
	if got, _ := os.ReadFile(link); string(got) != "CUDA = /tmp/cuda/lib64\nNVCC ?= /tmp/cuda/bin/nvcc\nOTHER = /usr/local/cudart\n" {
		t.Errorf("it became %q", got)
	}
	if got, _ := os.ReadFile(file); string(got) != text {
		t.Error("the source itself was changed")
	}
}

// TestIsKept: a missing file that DVC keeps beside the program, or beside its version for another
// compiler.
func TestIsKept(t *testing.T) {
	all := t.TempDir()
	for _, name := range []string{"a-cuda/own.tar.gz.dvc", "a-omp/shared.tar.gz.dvc", "b-omp/other.dvc"} {
		file := filepath.Join(all, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for printed, want := range map[string]bool{"'own_1.h' file not found": true, "'shared_1.h' file not found": true, "'other_1.h' file not found": false} {
		if got := isKept(filepath.Join(all, "a-cuda"), printed); got != want {
			t.Errorf("%s: %v", printed, got)
		}
	}
}

// TestNamesOwnFolder: a variable for CUDA's folder that names sources stays.
func TestNamesOwnFolder(t *testing.T) {
	for text, want := range map[string]bool{
		"CUDA_PATH = device\n": true, "CUDA_PATH ?= device \n": true, "CUDA_PATH = nothing\n": false, "CUDA_PATH = /usr/local/cuda\n": false,
		"CUDA_PATH = $(X)\n": false, "MY_CUDA_PATH = device\n": false, "CUDA_PATH =\ndevice:\n": false,
	} {
		work := t.TempDir()
		if err := os.Mkdir(filepath.Join(work, "device"), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(work, "Makefile"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if got := namesOwnFolder(work, "CUDA_PATH"); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// TestNameOf: a folder src is called by the one above it, too.
func TestNameOf(t *testing.T) {
	for dir, want := range map[string]string{"a/b-cuda": "b-cuda", "/a/b-cuda/src": "b-cuda/src", "a/b-cuda/": "b-cuda"} {
		if got := nameOf(dir); got != want {
			t.Errorf("%s: %s, want %s", dir, got, want)
		}
	}
}

// TestOwnArch: what does not compile for the usual processor is compiled for the one that the
// Makefile names, and not from objects of the first attempt.
func TestOwnArch(t *testing.T) {
	compiler := filepath.Join(t.TempDir(), "compiler")
	// It makes an object of any source, and refuses to make a program for what is not sm_60.
	script := "#!/bin/sh\ncase \"$*\" in *-c*) echo \"$*\" >a.o;; *) echo \"error: $*\"; grep -q sm_60 a.o && echo '#!/bin/sh' >main;; esac\n"
	if err := os.WriteFile(compiler, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	const rules = "main: a.o\n\t$(CC) -arch=$(ARCH) a.o -o main\na.o: a.cu\n\t$(CC) -arch=$(ARCH) -c a.cu\nrun: main\n\t./main 1\n"
	for arch, builds := range map[string]bool{"ARCH   = sm_60\n": true, "ARCH ?= sm_60\n": true, "ARCH = sm_80\n": false, "": false} {
		dir := t.TempDir()
		for name, text := range map[string]string{"Makefile": arch + rules, "a.cu": ""} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		s := &survey{cudacc: compiler, building: time.Minute}
		p, printed, err := s.build(dir, filepath.Join(t.TempDir(), "scratch"), "")
		if (err == nil) != builds {
			t.Errorf("%q: %v\n%s", arch, err, printed)
		}
		if err == nil && !isFile(p.program) {
			t.Errorf("%q: there is no %s", arch, p.program)
		}
	}
}

// program writes a script that stands for a program.
func program(t *testing.T, text string) *built {
	t.Helper()
	file := filepath.Join(t.TempDir(), "program")
	if err := os.WriteFile(file, []byte("#!/bin/sh\n"+text), 0o777); err != nil {
		t.Fatal(err)
	}
	return &built{dir: filepath.Dir(file), program: file, args: []string{"4096", "3"}}
}

// TestRuns: the smallest sizes with which a program runs right are taken; one that runs right with
// none shows what it does with its own.
func TestRuns(t *testing.T) {
	s := &survey{small: 2, smaller: 1, timeout: time.Minute}
	for _, c := range []struct{ text, ran, check, args string }{
		{"echo PASS $1", "yes", "pass", "64 3"},
		{"[ $1 -ge 512 ] && echo PASS", "yes", "pass", "512 3"},
		{"[ $1 -ge 4096 ] && echo PASS", "yes", "pass", "4096 3"},
		{"echo FAILED", "yes", "fail", "4096 3"},
		{"echo 'cuda: launch: bad'; echo PASS", "no", "pass", "4096 3"},
		{"[ $1 -ge 4096 ] && kill -XCPU $$; exit 1", "timeout", "none", "4096 3"},
		{"echo Failed to open lp1.mtx", "data", "none", "4096 3"},
		{"echo input.hpp cannot be opened for read; exit 255", "data", "none", "4096 3"},
	} {
		r := &result{}
		s.cpu = time.Minute
		s.runs(program(t, c.text), filepath.Join(t.TempDir(), "stats"), r)
		if got := strings.Join(r.args, " "); r.ran != c.ran || r.check != c.check || got != c.args {
			t.Errorf("%s: %s, %s with %s, want %s, %s with %s", c.text, r.ran, r.check, got, c.ran, c.check, c.args)
		}
	}
}

// TestAbsent: a program that ends well and launches nothing lacks its data where an argument is a
// file that is not there.
func TestAbsent(t *testing.T) {
	s, r, p := &survey{timeout: time.Minute}, &result{}, program(t, "exit 0")
	p.args = []string{"inputs/100k.txt", "17"}
	if s.execute(p, filepath.Join(t.TempDir(), "stats"), r); r.ran != "data" || r.err != "inputs/100k.txt is not there" {
		t.Errorf("%s (%s)", r.ran, r.err)
	}
}

// TestFixed: arguments of a file of sizes are not divided.
func TestFixed(t *testing.T) {
	s, r, p := &survey{small: 2, timeout: time.Minute}, &result{}, program(t, "echo PASS")
	p.fixed = true
	if s.runs(p, filepath.Join(t.TempDir(), "stats"), r); !r.right() || !slices.Equal(r.args, []string{"4096", "3"}) {
		t.Errorf("%s, %s with %q", r.ran, r.check, r.args)
	}
}

// TestDivided: numbers that are arguments, or the value of an option, are divided.
func TestDivided(t *testing.T) {
	got := divided([]string{"4096", "63", "--n=512", "N=512", "0.5", "a.dat"}, 2)
	if want := []string{"64", "63", "--n=8", "N=512", "0.5", "a.dat"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestFirstDifference: lines about time do not count.
func TestFirstDifference(t *testing.T) {
	a, b := firstDifference("sum 3\ntime 5\nkernel: 7 ms\nend\n", "sum 3\ntime 6\nkernel: 9 ms\nend\n")
	if a != "" || b != "" {
		t.Errorf("%q, %q", a, b)
	}
	if a, b = firstDifference("sum 3\nx", "sum 4\nx"); a != "sum 3" || b != "sum 4" {
		t.Errorf("%q, %q", a, b)
	}
	if a, b = firstDifference("sum 3", "sum 3\nmore"); a != "" || b != "more" {
		t.Errorf("%q, %q", a, b)
	}
}

// TestFindings: what OPTGO_CHECK=1 prints among a program's own lines.
func TestFindings(t *testing.T) {
	n, first := findings("begin\nOPTGO_CHECK: a.cu:3: race: x\nPASS\nOPTGO_CHECK: a.cu:9: race: y\n")
	if n != 2 || first != "a.cu:3: race: x" {
		t.Errorf("%d, first %q", n, first)
	}
	if n, first := findings("PASS\n"); n != 0 || first != "" {
		t.Errorf("%d, first %q", n, first)
	}
}

// TestNeedsLibrary: headers, libraries and compilers of other projects, as clang, gcc, the linker
// and the shell miss them.
func TestNeedsLibrary(t *testing.T) {
	for printed, want := range map[string]bool{
		"a.cu:1:10: fatal error: 'cublas_v2.h' file not found":         true,
		"a.cpp:35:10: fatal error: 'windows.h' file not found":         true,
		"a.cpp:1:10: fatal error: cblas.h: No such file or directory":  true,
		"a.cpp:1:10: fatal error: mpi.h: No such file or directory":    true,
		"make: mpicc: not found":                                       true,
		"/bin/sh: 1: mpicc: not found":                                 true,
		"bash: line 1: mpic++: command not found":                      true,
		"/usr/bin/ld: cannot find -lcurand: No such file or directory": true,
		"a.cu:1: undefined reference to `curandGenerateUniform'":       true,
		"a.cpp:1:10: fatal error: own.h: No such file or directory":    false,
		"a.cu:1:10: fatal error: 'own.h' file not found":               false,
		"a.cu:1: undefined reference to `own'":                         false,
		"clang: error: no such file or directory: 'input.txt'":         false,
		"/bin/sh: 1: prepare: not found":                               false,
	} {
		if got := needsLibrary.MatchString(printed); got != want {
			t.Errorf("%q: %v, want %v", printed, got, want)
		}
	}
}
