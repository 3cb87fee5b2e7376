package link

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/tools/oracle"
)

// These tests link the same modules as llvm-link-19 and compare the texts, or that both reject.
// llvm-link begins with an empty module, so here we do, too.

var (
	linkN    = flag.Int("link-n", 25, "how many sets of random modules are linked")
	linkSeed = flag.Uint64("link-seed", 1, "seed of the random modules")
)

// command runs one of LLVM's programs and returns its output, or its error.
func command(stdin []byte, name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Stdin = bytes.NewReader(stdin)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", filepath.Base(name), err, stderr.String())
	}
	return out, nil
}

// ours links texts as llvm-link does.
func ours(o Options, files ...string) (*ir.Module, error) {
	dst := ir.NewModule(ir.NewContext())
	dst.File = "llvm-link"
	for k, f := range files {
		src, err := frontend.ReadFile(f, frontend.In(dst.Ctx))
		if err == nil {
			err = frontend.Verify(src)
		}
		if err != nil {
			return nil, err
		}
		if k == 0 {
			_, err = Into(dst, src, Options{})
		} else {
			_, err = Into(dst, src, o)
		}
		if err != nil {
			return nil, err
		}
	}
	for _, f := range dst.Funcs {
		if err := ir.CheckUses(f); err != nil {
			return nil, err
		}
	}
	return dst, frontend.Verify(dst)
}

// compare links the files with LLVM and with us. It returns "" when both reject them or the results
// are the same.
func compare(t *testing.T, o Options, files ...string) string {
	t.Helper()
	args := append([]string{"-S", "-o", "-"}, files...)
	if o.OnlyNeeded {
		args = append(args, "-only-needed")
	}
	if o.Internalize {
		args = append(args, "-internalize")
	}
	want, theirErr := command(nil, oracle.Tool(t, "llvm-link-19"), args...)
	m, err := ours(o, files...)
	switch {
	case theirErr != nil && err != nil:
		return ""
	case theirErr != nil:
		return "only LLVM refuses: " + theirErr.Error()
	case err != nil:
		return "only we refuse: " + err.Error()
	}
	bitcode, err := command([]byte(m.String()), oracle.Tool(t, "llvm-as-19"), "-o", "-", "-")
	if err != nil {
		return err.Error() + m.String()
	}
	got, err := command(bitcode, oracle.Tool(t, "llvm-dis-19"), "-o", "-", "-")
	if err != nil {
		return err.Error()
	}
	// Once more for LLVM's text: reading it renumbers what its linker has left with gaps.
	bitcode, err = command(want, oracle.Tool(t, "llvm-as-19"), "-o", "-", "-")
	if err != nil {
		return ""
	}
	if want, err = command(bitcode, oracle.Tool(t, "llvm-dis-19"), "-o", "-", "-"); err != nil {
		return err.Error()
	}
	return cmp.Diff(normal(string(want)), normal(string(got)))
}

var header = regexp.MustCompile(`(?m)^(; ModuleID|source_filename).*\n`)

var typeDef = regexp.MustCompile(`(?m)^(%\S+|%".*?") = type (.*)\n`)

// normal removes the parts that may differ: the names of the modules, struct types besides one of
// the same body, into which LLVM merges them, and the names of those.
func normal(text string) string {
	text = header.ReplaceAllString(text, "")
	for again := true; again; {
		again = false
		names := map[string]string{}
		for _, d := range typeDef.FindAllStringSubmatch(text, -1) {
			if have := names[d[2]]; have != "" && d[2] != "opaque" {
				text = strings.Replace(text, d[0], "", 1)
				text = rename(text, d[1], have)
				again = true
				break
			}
			names[d[2]] = d[1]
		}
	}
	for k, d := range typeDef.FindAllStringSubmatch(text, -1) {
		text = rename(text, d[1], fmt.Sprintf("%%type%d", k))
	}
	return text
}

// rename gives a type another name.
func rename(text, old, name string) string {
	return regexp.MustCompile(regexp.QuoteMeta(old)+`([^\w.-]|$)`).ReplaceAllString(text, name+"$1")
}

// writeFiles writes texts into a folder of the test's.
func writeFiles(t *testing.T, texts ...string) []string {
	t.Helper()
	dir := t.TempDir()
	var files []string
	for k, text := range texts {
		name := filepath.Join(dir, fmt.Sprintf("m%d.ll", k))
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		files = append(files, name)
	}
	return files
}

// TestDifferentialRandom links random modules that give the same few names random meanings.
func TestDifferentialRandom(t *testing.T) {
	as := oracle.Tool(t, "llvm-as-19")
	linked, failed := 0, 0
	for k := range *linkN {
		r := rand.New(rand.NewPCG(*linkSeed, uint64(k)))
		var texts []string
		for range 2 + r.IntN(2) {
			texts = append(texts, validModule(t, r, as))
		}
		o := Options{OnlyNeeded: r.IntN(4) == 0, Internalize: r.IntN(4) == 0}
		files := writeFiles(t, texts...)
		if _, err := command(nil, oracle.Tool(t, "llvm-link-19"), append([]string{"-o", os.DevNull}, files...)...); err == nil {
			linked++
		}
		if diff := compare(t, o, files...); diff != "" {
			failed++
			t.Errorf("seed %d,%d %+v:\n%s\n%s", *linkSeed, k, o, diff, strings.Join(texts, "\n; ------\n"))
			if failed == 3 {
				t.FailNow()
			}
		}
	}
	t.Logf("%d sets of modules, of which LLVM links %d", *linkN, linked)
	if linked < *linkN/4 {
		t.Errorf("LLVM links only %d of %d sets", linked, *linkN)
	}
}

// validModule makes random modules until LLVM accepts one.
func validModule(t *testing.T, r *rand.Rand, as string) string {
	var err error
	for range 20 {
		text := randomModule(r)
		if _, err = command([]byte(text), as, "-o", os.DevNull, "-"); err == nil {
			return text
		}
	}
	t.Fatalf("the generator makes nothing that LLVM accepts: %v", err)
	return ""
}

// TestDifferentialClang links clang's output for our sources, in both orders, and a module that has
// been split.
func TestDifferentialClang(t *testing.T) {
	clang := oracle.Tool(t, "clang-19")
	for _, pair := range [][]string{{"list_a.c", "list_b.c"}, {"shape_a.cc", "shape_b.cc"}} {
		for _, flags := range []string{"-O0", "-O2", "-O0 -g", "-O2 -g"} {
			t.Run(strings.Join(pair, "+")+flags, func(t *testing.T) {
				t.Parallel()
				var texts []string
				for _, src := range pair {
					args := append(strings.Fields(flags), "-S", "-emit-llvm", "-o", "-", filepath.Join("testdata", src))
					out, err := command(nil, clang, args...)
					if err != nil {
						t.Fatal(err)
					}
					texts = append(texts, string(out))
				}
				files := writeFiles(t, texts...)
				for _, o := range []Options{{}, {OnlyNeeded: true}, {Internalize: true}} {
					if diff := compare(t, o, files...); diff != "" {
						t.Errorf("%+v: %s", o, diff)
					}
				}
				if diff := compare(t, Options{}, files[1], files[0]); diff != "" {
					t.Errorf("the other way round: %s", diff)
				}
			})
		}
	}
}

// TestDifferentialSplit splits modules in two, function by function, and links the parts.
func TestDifferentialSplit(t *testing.T) {
	clang := oracle.Tool(t, "clang-19")
	for seed, src := range []string{"list_b.c", "shape_a.cc", "shape_b.cc"} {
		text, err := command(nil, clang, "-O1", "-g", "-S", "-emit-llvm", "-o", "-", filepath.Join("testdata", src))
		if err != nil {
			t.Fatal(err)
		}
		whole, err := frontend.Read(src, text)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(7, uint64(seed)))
		halves := []*ir.Module{ir.CloneModule(whole), ir.CloneModule(whole)}
		for k := range whole.Funcs {
			if f := halves[r.IntN(2)].Funcs[k]; !f.IsDecl() && f.Comdat == nil && !f.Linkage.IsLocal() {
				f.DeleteBody()
				f.Linkage, f.Personality = ir.External, nil
				f.SetMD("dbg", nil)
			}
		}
		for _, m := range halves {
			for _, g := range m.Globals {
				if !g.Linkage.IsLocal() && g.Linkage != ir.Appending && g.Comdat == nil && m == halves[1] {
					g.Init, g.Linkage = nil, ir.External
				}
			}
		}
		if diff := compare(t, Options{}, writeFiles(t, halves[0].String(), halves[1].String())...); diff != "" {
			t.Errorf("%s: %s", src, diff)
		}
	}
}

// TestDifferentialPairs links the cases of testdata/pairs.txt.
func TestDifferentialPairs(t *testing.T) {
	text, err := os.ReadFile("testdata/pairs.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range strings.Split(string(text), "\n== ")[1:] {
		name, modules, _ := strings.Cut(c, "\n")
		t.Run(name, func(t *testing.T) {
			files := writeFiles(t, strings.Split(modules, "\n--\n")...)
			if diff := compare(t, Options{}, files...); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestDifferentialLibdevice links a kernel with NVIDIA's libdevice, where a CUDA toolkit is beside
// ptxas.
func TestDifferentialLibdevice(t *testing.T) {
	ptxas, _ := oracle.Look(t, "ptxas")
	bitcode := filepath.Join(filepath.Dir(ptxas), "..", "nvvm", "libdevice", "libdevice.10.bc")
	if _, err := os.Stat(bitcode); ptxas == "" || err != nil {
		t.Skip("there is no libdevice beside ptxas")
	}
	library := filepath.Join(t.TempDir(), "libdevice.10.ll")
	if _, err := command(nil, oracle.Tool(t, "llvm-dis-19"), bitcode, "-o", library); err != nil {
		t.Fatal(err)
	}
	kernel := writeFiles(t, `target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare double @__nv_pow(double, double)
declare float @__nv_sinf(float)
define ptx_kernel void @kernel(ptr %p, ptr %q) {
  %x = load double, ptr %p
  %y = call double @__nv_pow(double %x, double 2.5)
  store double %y, ptr %p
  %f = load float, ptr %q
  %s = call float @__nv_sinf(float %f)
  store float %s, ptr %q
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
`)[0]
	for _, o := range []Options{{}, {OnlyNeeded: true, Internalize: true}} {
		if diff := compare(t, o, kernel, library); diff != "" {
			t.Errorf("%+v: %s", o, diff)
		}
	}
}
