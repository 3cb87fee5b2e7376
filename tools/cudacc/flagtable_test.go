package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// shown is what becomes of a command line, in the parts that are not empty.
func shown(o *options) string {
	var s []string
	for _, part := range []struct {
		name  string
		words []string
	}{{"both", o.both}, {"host", o.host}, {"link", o.link}, {"device", o.device}} {
		if part.words != nil {
			s = append(s, part.name+"="+strings.Join(part.words, " "))
		}
	}
	for _, in := range o.inputs {
		if in.cuda != strings.HasSuffix(in.file, ".cu") || in.language != "" {
			s = append(s, fmt.Sprintf("%s cuda=%v language=%s", in.file, in.cuda, in.language))
		}
	}
	if o.stage != stageLink {
		s = append(s, fmt.Sprint("stage=", o.stage))
	}
	if o.dir != "" || o.keepDir != "" {
		s = append(s, "dirs="+o.dir+":"+o.keepDir)
	}
	if o.run {
		s = append(s, "run="+strings.Join(o.runArgs, "|"))
	}
	return strings.Join(s, "; ")
}

// Flags of nvcc's by both names, with values after a blank and after "=", and in lists.
func TestNvccFlags(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"--define-macro A=1,B --include-path=/x,/y -D C", "both=-DA=1 -DB -I/x -I/y -DC"},
		{"-DSIZE=1,2 -DNAME=\"a,b\" -Df(a,b)=a", "both=-DSIZE=1,2 -DNAME=\"a,b\" -Df(a,b)=a"},
		{"--pre-include a.h,b.h --system-include=/s -isystem /t", "both=-include a.h -include b.h -isystem /s -isystem /t"},
		{"--optimize 3", "both=-O3"}, {"-O 2 -O3", "both=-O2 -O3"}, {"--debug -G", "both=-g -D__CUDACC_DEBUG__"},
		{"--library-path /l -lm,dl --library=z -lcudart -L.", "link=-L/l -lm -ldl -lz -L."},
		{"--linker-options=-rpath,/x -Xlinker -s", "link=-Xlinker -rpath -Xlinker /x -Xlinker -s"},
		{"-Xcompiler -Wall,-O3 -Xcompiler=-fPIC --compiler-options '-fopenmp", "host=-Wall -O3 -fPIC -fopenmp; link=-fopenmp"},
		{`-Xcompiler "-Wl,-rpath,/x",-g`, "host=-g; link=-Wl,-rpath,/x"},
		{"-use_fast_math", "device=-fgpu-flush-denormals-to-zero -fgpu-approx-transcendentals"},
		{"--ftz=true --prec-div=false -prec-sqrt false --fmad=false", "both=-ffp-contract=off; device=-fgpu-flush-denormals-to-zero"},
		{"--ftz false -fmad=true", ""},
		{"--default-stream per-thread", "both=-DOPTGO_CUDA_API_PER_THREAD_DEFAULT_STREAM"},
		{"-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1", "both=-DOPTGO_CUDA_API_PER_THREAD_DEFAULT_STREAM"}, {"-default-stream=legacy", ""},
		{"--std c++20", "both=-std=c++20"}, {"-std=c++03", "both=-std=c++11"},
		{"--extended-lambda -expt-relaxed-constexpr --expt-extended-lambda", ""},
		{"-x c++", "x.cu cuda=false language=c++"}, {"-x cu y.cpp z.o", "y.cpp cuda=true language="},
		{"-MMD -MP -MF d --dependency-target-name=t", "host=-MMD -MP -MF d -MT t"}, {"-M", fmt.Sprint("host=-M; stage=", stageDependencies)},
		{"--generate-nonsystem-dependencies --dependency-output d", fmt.Sprint("host=-MM -MF d; stage=", stageDependencies)},
		{"-lib", fmt.Sprint("stage=", stageLibrary)}, {"-dw", fmt.Sprint("stage=", stageObject)}, {"--device-c", fmt.Sprint("stage=", stageObject)},
		{"-run -run-args 1,2 --run-args=3", "run=1|2|3"}, {"-odir o -keep --keep-dir=k", "dirs=o:k"},
		{"--profile -noeh", "host=-pg -fno-exceptions; link=-pg"},
		// Those that change nothing here, with their values.
		{"-Xptxas -v --ptxas-options=-O3 -Xnvlink -v -Xcudafe --diag_suppress=1 -Xarchive s -code sm_80 --gpu-code=sm_90 -t 4 -t4 --threads=0", ""},
		{"-Werror all-warnings --Werror=reorder -diag-suppress 20 --diag-error=20 --diag-warn 2 -err-no -res-usage --resource-usage --cudart=none -cudadevrt static", ""},
		{"-lineinfo --source-in-ptx -src-in-ptx -restrict -dlto -lto -ewp --no-compress --compress-mode=size --split-compile 2 -time f.csv -Ofc max -e k --entries=k", ""},
		{"-Wno-deprecated-gpu-targets -Wdefault-stream-launch -Wmissing-launch-bounds -Wext-lambda-captures-this -allow-unsupported-compiler -m64 --machine 64 -ldir /x --target-directory x", ""},
	} {
		o, err := parseFlags(append(strings.Fields(c.args), "x.cu"))
		if err != nil || shown(o) != c.want {
			t.Errorf("%s: %q, %v, want %q", c.args, shown(o), err, c.want)
		}
	}
	for flag, advice := range refusals {
		if _, err := parseFlags([]string{"-" + flag, "x.cu"}); err == nil || !strings.Contains(err.Error(), advice) {
			t.Errorf("%s: %v", flag, err)
		}
	}
}

func TestListProcessors(t *testing.T) {
	var out bytes.Buffer
	if code := run([]string{"--list-gpu-arch"}, &out, &out); code != exitOK || !strings.Contains(out.String(), "compute_80\n") || strings.Contains(out.String(), "sm_") {
		t.Errorf("%d: %s", code, out.String())
	}
}

// Of CUDA's libraries those that are not there are left out, and others stay.
func TestFoundLibraries(t *testing.T) {
	o, err := parseFlags(strings.Fields("-L/nowhere -lcublas -lfoo -lcurand x.cu"))
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Join((&compiler{o: o}).foundLibraries(), " "); !strings.Contains(got, "-lfoo") || strings.Contains(got, "cublas") != fileExists("/usr/lib/x86_64-linux-gnu/libcublas.so") {
		t.Error(got)
	}
}
