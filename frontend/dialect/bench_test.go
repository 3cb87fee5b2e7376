package dialect

import (
	"os"
	"strings"
	"testing"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/scan"
)

// benchText is a module of many like functions, or the file that OPTGO_BENCH names.
func benchText() []byte {
	if f := os.Getenv("OPTGO_BENCH"); f != "" {
		src, err := os.ReadFile(f)
		if err != nil {
			panic(err)
		}
		return src
	}
	var b strings.Builder
	for i := range 400 {
		name := "f" + string(rune('a'+i%26)) + strings.Repeat("x", i/26)
		b.WriteString("define dso_local i32 @" + name + `(ptr noundef %p, i32 noundef %n) #0 {
entry:
  %a = getelementptr inbounds { i32, [4 x ptr] }, ptr %p, i64 0, i32 1, i64 3
  %q = load ptr, ptr %a, align 8, !tbaa !0
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i32 %i, 1
  %e = zext nneg i32 %j to i64
  %f = getelementptr inbounds i32, ptr %q, i64 %e
  store i32 %j, ptr %f, align 4, !tbaa !0
  %r = call i32 @` + name + `(ptr noundef %q, i32 noundef %i) #0
  %x = icmp eq i32 %j, %n
  br i1 %x, label %done, label %loop, !llvm.loop !0
done:
  ret i32 %n
}
`)
	}
	b.WriteString("attributes #0 = { nounwind memory(argmem: read) }\n!0 = !{}\n")
	return []byte(b.String())
}

func BenchmarkCarry(b *testing.B) {
	src := benchText()
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, d := Carry("bench", src); d.HasErrors() {
			b.Fatal(d)
		}
	}
}

func BenchmarkScan(b *testing.B) {
	src := string(benchText())
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		s := scan.Scanner{Src: src}
		for s.Next(); s.Tok.Kind != scan.EOF; s.Next() {
		}
	}
}

func BenchmarkLLIR(b *testing.B) {
	src := benchText()
	text, _ := Carry("bench", src)
	b.SetBytes(int64(len(src)))
	for b.Loop() {
		if _, d := carried.Parse(text); d.HasErrors() {
			b.Fatal(d)
		}
	}
}
