package reader

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend/dialect"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/ir"
)

// repositoryFiles returns the assembly files of the whole repository.
func repositoryFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
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

// readWhole reads a text at once; nil when anything is said about it, which is said of the whole
// text only.
func readWhole(text *carried.Text) (*ir.Module, string) {
	in, diags := carried.Parse(text)
	if diags.HasErrors() {
		return nil, diags.Error()
	}
	m, diags := convert(in, text, nil)
	if len(diags) > 0 {
		return nil, diags.Error()
	}
	return m, m.String()
}

// checkSplit compares reading in chunks, on 1, 2 and 8 goroutines, with reading as a whole. It
// reports whether the text was split.
func checkSplit(t *testing.T, file string, src []byte, sizes ...int) bool {
	t.Helper()
	text, diags := dialect.Carry(file, src)
	if diags.HasErrors() || text.Empty {
		return false
	}
	want, wantText := readWhole(text)
	cut := false
	for _, size := range sizes {
		s, err := text.Split(size)
		if want != nil && err != nil {
			t.Errorf("%s: %v", file, err)
		}
		if s == nil {
			continue
		}
		cut = true
		for _, workers := range []int{1, 2, 8} {
			m := readSplit(text, Options{}, size, workers)
			if (m == nil) != (want == nil) {
				t.Errorf("%s: read in pieces of %d: %t, at once: %t\n%s", file, size, m != nil, want != nil, wantText)
			} else if m != nil && m.String() != wantText {
				t.Errorf("%s: in pieces of %d it reads differently (-at once +in pieces):\n%s", file, size, cmp.Diff(wantText, m.String()))
			}
		}
	}
	return cut
}

func TestSplit(t *testing.T) {
	n := 0
	for _, file := range repositoryFiles(t) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if checkSplit(t, file, src, 1, 500) {
			n++
		}
	}
	t.Logf("%d files were cut", n)
	if n < 50 {
		t.Errorf("only %d files were cut", n)
	}
	if !checkSplit(t, "many.ll", manyFunctions(60), carried.ChunkSize) {
		t.Error("a text of 60 functions was not cut")
	}
}

// splitCases are texts with names that collide with the ones that chunks rename.
var splitCases = map[string]string{
	"a type and a value of one name": `%x = type { i32, ptr }
define ptr @f(ptr %x, ptr %y) {
entry:
  %p = getelementptr %x, ptr %x, i64 1
  ret ptr %p
}
define i32 @g(i32 %a) {
entry:
  ret i32 %a
}`,
	"numbers in quotes, and names that need them": `define i32 @f(i32 %"7", i32 %"a b", i32 %"\5C\22") {
"1":
  %"0" = add i32 %"7", %"a b"
  br label %"x y"
"x y":
  %"%z" = sub i32 %"0", %"\5C\22"
  ret i32 %"%z"
}`,
	"an attribute with a value after a local that comes later": `declare void @h(i32) "k"="v"
define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret void
b:
  %u = call i32 @i(i32 1) "key"="value"
  call void @h(i32 %u) "key"="value"
  %w = add i32 %u, 1
  ret void
}
declare i32 @i(i32)`,
	"forward references and calls without results": `declare void @v()
define i32 @f(i32 %n) {
entry:
  call void @v()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @v()
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %out
out:
  %r = invoke i32 @f(i32 %next) to label %ok unwind label %bad
ok:
  ret i32 %r
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}`,
	"unnamed globals and numbered locals": `@0 = global i32 1
@1 = global ptr @0
define i32 @2(i32 %0) {
  %2 = load i32, ptr @0
  %n = load ptr, ptr @1
  %3 = add i32 %2, %0
  ret i32 %3
}`,
	"addresses of blocks": `@table = internal constant [2 x ptr] [ptr blockaddress(@g, %a), ptr blockaddress(@g, %b)]
define ptr @first() {
entry:
  ret ptr @table
}
define i32 @g(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define ptr @h() {
  ret ptr blockaddress(@k, %inner)
}
define void @k() {
  br label %inner
inner:
  ret void
}
define i32 @last(i32 %x) {
entry:
  %y = call i32 @g(ptr null)
  ret i32 %y
}`,
}

func TestSplitCases(t *testing.T) {
	for name, text := range splitCases {
		src := []byte(text)
		if _, err := Read(name, src, Options{}); err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !checkSplit(t, name, src, 1, 60) {
			t.Errorf("%s: the text was not cut", name)
		}
	}
}

// TestSplitErrors breaks texts: reading in chunks rejects them exactly when reading as a whole
// does.
func TestSplitErrors(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	files, _ := filepath.Glob("../testdata/canonical/*.ll")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words := strings.SplitAfter(string(src), " ")
		for range 60 {
			mutant := append([]string(nil), words...)
			mutant[r.IntN(len(mutant))] = mutant[r.IntN(len(mutant))]
			checkSplit(t, file, []byte(strings.Join(mutant, "")), 1)
		}
	}
}
