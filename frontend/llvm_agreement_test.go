package frontend

import (
	"bytes"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"opt-go/frontend/version"
	"opt-go/tools/oracle"

	"github.com/google/go-cmp/cmp"
)

// generated returns modules that LLVM's own tools print: random ones, and clang's for our sources.
func generated(t *testing.T) map[string][]byte {
	out := map[string][]byte{}
	for _, size := range []string{"30", "200"} {
		for seed := range 2 * thoroughness() {
			name := fmt.Sprintf("stress %s %d", size, seed)
			out[name] = run(t, nil, oracle.Tool(t, "llvm-stress-19"), "-size="+size, "-seed="+strconv.Itoa(seed))
		}
	}
	for name, src := range generatedSources {
		for _, flags := range []string{"-O0", "-O2", "-O1 -g", "-O3 -g"} {
			lang := "c"
			if strings.HasPrefix(name, "c++") {
				lang = "c++"
			}
			args := append(strings.Fields(flags), "-x", lang, "-S", "-emit-llvm", "-w", "-fno-discard-value-names", "-o", "-", "-")
			out[name+" "+flags] = run(t, []byte(src), oracle.Tool(t, "clang-19"), args...)
		}
	}
	return out
}

// generatedSources are programs with constructs that small examples leave out.
var generatedSources = map[string]string{
	"c bits": `struct B { unsigned a:3, b:7; signed c:9; long d:40; }; _Thread_local int tls; extern __thread int ext;
		int f(struct B *p) { p->a++; p->c -= 4; return p->b + tls + ext; }
		_Complex double g(_Complex double x, _Complex double y) { return x * y + 1.0i; }`,
	"c varargs": `#include <stdarg.h>
		int sum(int n, ...) { va_list v, w; va_start(v, n); va_copy(w, v); int s = 0; while (n--) s += va_arg(v, int);
		s += (int)va_arg(w, double); va_end(v); va_end(w); return s; } int h(void) { return sum(2, 3, 4.0); }`,
	"c atomics": `#include <stdatomic.h>
		_Atomic int a; _Atomic(struct { long x, y; }) b; int f(int *p, int v) { atomic_fetch_add(&a, 1); int e = 4;
		atomic_compare_exchange_weak(&a, &e, v); __atomic_store_n(p, v, __ATOMIC_RELEASE); __sync_synchronize();
		return __atomic_fetch_max(p, v, __ATOMIC_SEQ_CST) + e; }`,
	"c control": `int g(int); int f(int x, int *t) { static void *l[] = { &&a, &&b }; goto *l[x & 1]; a: x += g(x); b:
		switch (x) { case 1 ... 5: return 2; case 9: return t[x]; default: break; } __asm__ volatile("nop" : "+r"(x) :: "memory");
		int v[x]; v[0] = x; for (int i = 1; i < x; i++) v[i] = v[i-1] * 3 + t[i]; return v[x-1]; }`,
	"c++ eh": `struct A { A(); ~A(); virtual int m(int); int x; }; struct C : virtual A { C(); int m(int) override; double d; };
		void use(A &); int A::m(int i) { return x + i; } int C::m(int i) { try { A a; use(a); use(*this); } catch (int e) { return e; }
		catch (A &a) { return a.m(i); } catch (...) { throw; } return (int)d; } thread_local A t; inline int k = 3; int *p() { return &k; }
		template <class T> struct V { T *b; int n; T &operator[](int i) { if (i >= n) throw i; return b[i]; } };
		int q(V<long> &v, int C::*mp, C *c, int (A::*mf)(int)) { auto l = [&](int i) { return v[i] + c->*mp; }; return l(2) + (c->*mf)(1) + dynamic_cast<A *>(c)->m(1); }`,
}

// TestAgreement reads the repository's modules and generated ones: both sides accept them, and LLVM
// reads our output as the same module as the input.
func TestAgreement(t *testing.T) {
	as := oracle.Tool(t, "llvm-as-19")
	texts := generated(t)
	for k, file := range repositoryFiles(t) {
		if k%5 != 0 && thoroughness() == 1 {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(src, []byte("; RUN: not ")) { // wrong on purpose; LLVM 19 does not look at what typed pointers point to
			continue
		}
		if ok, _ := accepts(as, src); ok { // modules of LLVM 14 are in the repository too
			texts[file] = src
		}
	}
	for _, name := range sortedKeys(texts) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := mustRead(t, "<stdin>", texts[name], AsWritten())
			if m.Version() > version.Oldest { // LLVM 19 reads it, but knows nothing of some intrinsic
				return
			}
			got := throughLLVM(t, []byte(m.String()))
			want := throughLLVM(t, texts[name])
			if diff := cmp.Diff(unordered(want), unordered(got)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

var (
	groupLine = regexp.MustCompile(`(?m)^attributes (#[0-9]+) = (.*)$`)
	groupUse  = regexp.MustCompile(` #[0-9]+\b`)
)

// unordered makes a module's text independent of where intrinsics are declared: LLVM declares those
// anew at the end whose names it upgrades or that the text uses undeclared, and numbers attribute
// groups accordingly. Groups are written out where they are used.
func unordered(text string) string {
	groups := map[string]string{}
	for _, m := range groupLine.FindAllStringSubmatch(text, -1) {
		groups[" "+m[1]] = " " + m[2]
	}
	var body, intrinsics []string
	for _, line := range strings.Split(text, "\n") {
		switch {
		case line == "", strings.HasPrefix(line, "attributes #"), strings.HasPrefix(line, "; Function Attrs:"),
			strings.HasPrefix(line, "^"): // module summaries, which we drop
			continue
		}
		line = groupUse.ReplaceAllStringFunc(line, func(use string) string {
			if g, ok := groups[use]; ok {
				return g
			}
			return use
		})
		if strings.HasPrefix(line, "declare ") && strings.Contains(line, " @llvm.") {
			intrinsics = append(intrinsics, line)
		} else {
			body = append(body, line)
		}
	}
	sort.Strings(intrinsics)
	return strings.Join(append(body, intrinsics...), "\n")
}

// TestMutationAgreement changes words of valid modules, and checks that both sides accept the same
// ones.
func TestMutationAgreement(t *testing.T) {
	opt := oracle.Tool(t, "opt-19")
	r := rand.New(rand.NewPCG(11, 12))
	sources := generated(t)
	var texts []string
	for _, name := range sortedKeys(sources) {
		if len(sources[name]) > 40000 || strings.Contains(name, "-g") && thoroughness() == 1 {
			continue
		}
		words := strings.SplitAfter(string(sources[name]), " ")
		for range 25 * thoroughness() {
			texts = append(texts, mutate(r, words))
		}
	}
	found := compare(opt, true, texts, "-passes=verify")
	report(t, texts, found, 0.05, func(d disagreement) string { return changedLine(d.text, sources) })
}

// TestTypedMutationAgreement does the same with texts of LLVM 14, whose pointers have types.
func TestTypedMutationAgreement(t *testing.T) {
	as := oracle.Tool(t, "llvm-as-14")
	r := rand.New(rand.NewPCG(13, 14))
	sources := map[string][]byte{"stress": run(t, nil, oracle.Tool(t, "llvm-stress-14"), "-size=60", "-seed=3")}
	for name, src := range generatedSources {
		args := []string{"-O1", "-x", strings.Fields(name)[0], "-S", "-emit-llvm", "-w", "-o", "-", "-"}
		sources[name] = run(t, []byte(src), oracle.Tool(t, "clang-14"), args...)
	}
	var texts []string
	for _, name := range sortedKeys(sources) {
		words := strings.SplitAfter(string(sources[name]), " ")
		for range 10 * thoroughness() {
			if text := mutate(r, words); !strings.Contains(text, "ptr ") { // which LLVM 14 does not know
				texts = append(texts, text)
			}
		}
	}
	report(t, texts, compare(as, true, texts), 0.02, func(d disagreement) string { return changedLine(d.text, sources) })
}

var typeWords = []string{"i1 ", "i8 ", "i32 ", "i64 ", "float ", "double ", "ptr ", "void ", "<2 x i32> ", "{ i32, i8 } ", "i8* ",
	"i32* ", "i32** "}

// mutate deletes, doubles or replaces one word, or makes it a type.
func mutate(r *rand.Rand, words []string) string {
	out := append([]string(nil), words...)
	i := r.IntN(len(out))
	switch r.IntN(4) {
	case 0:
		out[i] = ""
	case 1:
		out[i] += out[i]
	case 2:
		out[i] = words[r.IntN(len(words))]
	default:
		for k := range out { // the next word that is a type
			if at := (i + k) % len(out); slices.Contains(typeWords, out[at]) {
				out[at] = typeWords[r.IntN(len(typeWords))]
				break
			}
		}
	}
	return strings.Join(out, "")
}

// changedLine finds the line of a mutant that none of the sources has.
func changedLine(text string, sources map[string][]byte) string {
	known := map[string]bool{}
	for _, s := range sources {
		for line := range strings.SplitSeq(string(s), "\n") {
			known[line] = true
		}
	}
	for line := range strings.SplitSeq(text, "\n") {
		if !known[line] {
			return line
		}
	}
	return ""
}

// repositoryFiles returns the assembly files of the whole repository.
func repositoryFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) == ".ll" {
			files = append(files, path)
		}
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("no test data: %v", err)
	}
	return files
}
