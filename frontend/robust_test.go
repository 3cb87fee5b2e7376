package frontend

import (
	"bytes"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"opt-go/frontend/diag"
)

// nested are texts with something 100,000 levels deep.
func nested() map[string]string {
	const n = 100000
	rep := strings.Repeat
	return map[string]string{
		"array types":         "@g = external global " + rep("[1 x ", n) + "i8" + rep("]", n) + "\n",
		"struct types":        "@g = external global " + rep("{", n) + "i8" + rep("}", n) + "\n",
		"pointer types":       "@g = external global i8" + rep("*", n) + "\n",
		"function types":      "@g = external global void " + rep("(void ", n) + rep("()*)", n) + "\n",
		"unclosed types":      "@g = external global " + rep("[1 x ", n),
		"named types":         chain(n),
		"constants":           "@g = global " + rep("[1 x ", 500) + "i8" + rep("]", 500) + " " + rep("[", n),
		"struct constants":    "@g = global {i8} " + rep("{ {i8} ", n),
		"constant expression": "@g = global i64 " + rep("add (i64 1, i64 ", n) + "0" + rep(")", n) + "\n",
		"casts":               "@g = global ptr " + rep("inttoptr (i64 ptrtoint (ptr ", n) + "null" + rep(" to i64) to ptr)", n) + "\n",
		"getelementptr":       "@g = global ptr " + rep("getelementptr (i8, ptr ", n) + "@g" + rep(", i64 1)", n) + "\n",
		"metadata":            "!0 = !{" + rep("!{", n) + rep("}", n) + "}\n",
		"metadata expression": "!0 = !DIExpression(" + rep("DW_OP_deref, ", n) + "DW_OP_deref)\n",
		"metadata fields":     "!0 = !DIFile" + rep("(filename: !DIFile", n),
		"metadata chain":      metadataChain(n),
		"attributes":          "declare void @f(i8 " + rep("range(", n) + rep(")", n) + ")\n",
		"type attributes":     "declare void @f(ptr " + rep("sret(", n) + rep(")", n) + ")\n",
		"summary":             "^0 = " + rep("(", n) + rep(")", n) + "\n",
		"blocks":              "define void @f() {\n" + rep("br label %x\n", n) + "}\n",
		"opening":             rep("{", n), "parentheses": "define void @f" + rep("(", n), "angles": "@g = global " + rep("<", n),
	}
}

// chain is a struct type that holds a struct type that holds …
func chain(n int) string {
	var b strings.Builder
	b.WriteString("@g = external global %T0\n")
	for i := range n {
		b.WriteString("%T" + itoa(i) + " = type { %T" + itoa(i+1) + ", %T" + itoa(i+1) + " }\n")
	}
	b.WriteString("%T" + itoa(n) + " = type { i8 }\n")
	return b.String()
}

func metadataChain(n int) string {
	var b strings.Builder
	b.WriteString("!named = !{!0}\n")
	for i := range n {
		b.WriteString("!" + itoa(i) + " = !{!" + itoa(i+1) + ", !" + itoa(i+1) + "}\n")
	}
	b.WriteString("!" + itoa(n) + " = !{}\n")
	return b.String()
}

// absurd are texts with other extremes.
func absurd() map[string]string {
	const long = 4 << 20
	rep := strings.Repeat
	return map[string]string{
		"largest array":      "@g = external global [18446744073709551615 x i8]\n",
		"arrays of arrays":   "@g = external global [18446744073709551615 x [18446744073709551615 x i64]]\n",
		"zero array":         "@g = global [18446744073709551615 x i8] zeroinitializer\n",
		"array too large":    "@g = external global [99999999999999999999999 x i8]\n",
		"constant array":     "@g = global [4294967296 x i8] undef\ndefine i8 @f() { %x = extractvalue [4294967296 x i8] undef, 7 ret i8 %x }\n",
		"large vector":       "define <1073741824 x i8> @f(<1073741824 x i8> %x) { ret <1073741824 x i8> %x }\n",
		"zero vector":        "@g = global <16777216 x i8> zeroinitializer\n",
		"splat":              "@g = global <16777216 x i8> splat (i8 1)\n",
		"shuffle":            "@g = global <16777216 x i8> shufflevector (<2 x i8> undef, <2 x i8> undef, <16777216 x i32> zeroinitializer)\n",
		"widest integer":     "@g = global i8388608 7\n@h = global i8388608 -1\ndefine i8388608 @f(i8388608 %x) { %y = add i8388608 %x, 9 ret i8388608 %y }\n",
		"integer too wide":   "@g = external global i8388609\n",
		"large shift":        "@g = global i8388608 shl (i8388608 1, i8388608 8388607)\n",
		"long integer":       "@g = global i64 " + rep("9", long) + "\n",
		"long hexadecimal":   "@g = global i64 u0x" + rep("9", long) + "\n",
		"long float":         "@g = global double 1." + rep("9", long) + "\n",
		"large exponent":     "@g = global double 1.0e" + rep("9", long) + "\n",
		"scaled exponent":    "@g = global double 0x1p999999999999\n@h = global double 0x1p-999999999\n",
		"long name":          "@" + rep("a", long) + " = global i8 0\n",
		"long string":        "@g = global [1 x i8] c\"" + rep("\\41", long/3) + "\"\n",
		"open string":        "@g = global [1 x i8] c\"" + rep("a", long),
		"long comment":       "; " + rep("x", long),
		"spaces":             rep(" ", long),
		"NUL bytes":          rep("\x00", long),
		"invalid UTF-8":      rep("\xff\xfe", long/2),
		"bangs":              rep("!", long/8),
		"percents":           rep("%", long/8),
		"large numbers":      "define void @f() {\n  %4294967295 = add i8 1, 1\n  ret void\n}\n@4294967295 = global i8 0\n!4294967295 = !{}\n",
		"larger numbers":     "define void @f() {\n  %99999999999 = add i8 1, 1\n  ret void\n}\n",
		"numbered block":     "define void @f() {\n  br label %3000000000\n3000000000:\n  ret void\n}\n",
		"numbered types":     "%4000000000 = type { i8 }\n@g = global %4000000000 zeroinitializer\n",
		"numbered groups":    "attributes #4294967295 = { nounwind }\ndefine void @f() #4294967295 { ret void }\n",
		"address space":      "@g = addrspace(99999999999999999999) global i8 0\n",
		"alignment":          "@g = global i8 0, align 99999999999999999999\n",
		"many indices":       "@g = global ptr getelementptr ([1 x i8], ptr @g" + rep(", i64 0", 100000) + ")\n",
		"many parameters":    "declare void @f(" + rep("i8,", 100000) + "i8)\n",
		"many cases":         "define void @f(i32 %x) {\n  switch i32 %x, label %a [\n" + cases(50000) + "  ]\na:\n  ret void\n}\n",
		"many globals":       rep("@g = global i8 0\n", 20000),
		"CRLF":               "define void @f() {\r\n  ret void\r\n}\r\n",
		"no final newline":   "define void @f() {\n  ret void\n}",
		"CR only":            "define void @f() {\r  ret void\r}\r",
		"NUL in the text":    "define void @f() {\x00  ret void\x00}\x00",
		"invalid UTF-8 name": "@\"\xff\xfe\" = global i8 0\n@a\xff = global i8 0\n",
	}
}

func cases(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("    i32 " + itoa(i) + ", label %a\n")
	}
	return b.String()
}

func itoa(n int) string {
	var buf [20]byte
	at := len(buf)
	for ok := true; ok; ok = n > 0 {
		at--
		buf[at] = byte('0' + n%10)
		n /= 10
	}
	return string(buf[at:])
}

// TestRobust reads texts with extremes of all kinds: there must be an answer, a module or
// diagnostics, within seconds and in memory in proportion to the text.
func TestRobust(t *testing.T) {
	texts := nested()
	for name, src := range absurd() {
		texts[name] = src
	}
	for _, name := range sortedKeys(texts) {
		t.Run(name, func(t *testing.T) { checkBounds(t, []byte(texts[name]), 10*time.Second) })
	}
}

// checkBounds reads, verifies and prints a text within limits of time and memory.
func checkBounds(t *testing.T, src []byte, limit time.Duration) {
	t.Helper()
	debug.FreeOSMemory()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	m, err := Read("robust.ll", src)
	if err == nil {
		if err = Verify(m); err == nil {
			_ = m.String()
		}
	}
	took := time.Since(start)
	runtime.ReadMemStats(&after)
	if took > limit {
		t.Errorf("took %s", took)
	}
	if grown, most := after.Sys-before.Sys, uint64(64*len(src)+64<<20); grown > most {
		t.Errorf("%d bytes of text took %d MB", len(src), grown>>20)
	}
	if err != nil && !strings.Contains(err.Error(), "robust.ll:") {
		t.Errorf("a diagnostic without a position: %v", err)
	}
}

// FuzzRead reads arbitrary text, prints the module and reads that again. Run it with
// -fuzzminimizetime=1x: by default Go spends up to a minute on minimizing every new input, without
// visible progress.
func FuzzRead(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, src []byte) {
		start := time.Now()
		var warnings diag.List
		m, err := Read("fuzz.ll", src, Warnings(&warnings))
		if err != nil || Verify(m) != nil || strings.Contains(warnings.Error(), "refuse what is printed of it") {
			return
		}
		once := print(m)
		if took := time.Since(start); took > 10*time.Second {
			t.Fatalf("%d bytes took %s", len(src), took)
		}
		again, err := Read("fuzz.ll", []byte(once))
		if err != nil {
			t.Fatalf("what was printed cannot be read: %v\n%s", err, once)
		}
		if twice := print(again); once != twice && !bytes.Contains(src, []byte("target")) {
			t.Fatalf("what was printed reads as another module:\n%s\nand\n%s", once, twice)
		}
	})
}

// FuzzVerify verifies the modules that the reader accepts.
func FuzzVerify(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, src []byte) {
		m, err := Read("fuzz.ll", src)
		if err != nil {
			return
		}
		if err := Verify(m); err != nil {
			_ = err.Error()
			return
		}
		if err := Verify(m); err != nil {
			t.Fatalf("verifying found nothing at first, and then %v", err)
		}
	})
}
