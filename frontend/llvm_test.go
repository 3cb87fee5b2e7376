package frontend

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// These tests compare what we accept with what LLVM accepts, on texts that are mostly wrong. They take some seconds;
// OPTGO_DIFFERENTIAL=N makes them N times as thorough.

// thoroughness is how many times as much the tests are to do.
func thoroughness() int {
	n, err := strconv.Atoi(os.Getenv("OPTGO_DIFFERENTIAL"))
	if err != nil || n < 1 {
		return 1
	}
	return n
}

// accepts reports whether one of LLVM's programs takes a text, and what it says otherwise.
func accepts(tool string, text []byte, args ...string) (bool, string) {
	cmd := exec.Command(tool, append(args, "-o", os.DevNull, "-")...)
	cmd.Stdin = bytes.NewReader(text)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	if err := cmd.Run(); err != nil {
		line, _, _ := strings.Cut(stderr.String(), "\n")
		return false, line
	}
	return true, ""
}

// weAccept reports whether we read a text and find it valid, and what we say otherwise.
func weAccept(text []byte, verify bool) (ok bool, msg string) {
	defer func() {
		if p := recover(); p != nil {
			ok, msg = false, fmt.Sprintf("panic: %v", p)
		}
	}()
	m, err := Read("<stdin>", text)
	if err == nil && verify {
		err = Verify(m)
	}
	if err != nil {
		line, _, _ := strings.Cut(err.Error(), "\n")
		return false, line
	}
	return true, ""
}

// disagreement is a text that only one side accepts.
type disagreement struct {
	text, said string
	ours       bool // it is we who accept it
}

// compare asks both sides about texts, and returns where they disagree, in the order of the texts.
func compare(tool string, verify bool, texts []string, args ...string) []disagreement {
	found := make([]*disagreement, len(texts))
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range next {
				theirs, said := accepts(tool, []byte(texts[i]), args...)
				ours, msg := weAccept([]byte(texts[i]), verify)
				if msg != "" && theirs {
					said = msg
				}
				if theirs != ours || strings.HasPrefix(msg, "panic") {
					found[i] = &disagreement{texts[i], said, ours}
				}
			}
		}()
	}
	for i := range texts {
		next <- i
	}
	close(next)
	wg.Wait()
	var out []disagreement
	for _, d := range found {
		if d != nil {
			out = append(out, *d)
		}
	}
	return out
}

// report logs disagreements, and fails when there are more than the allowed share.
func report(t *testing.T, texts []string, found []disagreement, allowed float64, show func(disagreement) string) {
	t.Helper()
	counts := map[string]int{}
	for _, d := range found {
		who := "only LLVM accepts"
		if d.ours {
			who = "only we accept"
		}
		counts[who]++
		t.Logf("%s: %s\n\t%s", who, show(d), d.said)
	}
	t.Logf("%d texts, %d disagreements: %v", len(texts), len(found), counts)
	if float64(len(found)) > allowed*float64(len(texts)) {
		t.Errorf("the two sides disagree on %d of %d texts", len(found), len(texts))
	}
}

// minimalNodes are specialized nodes with what they must have.
var minimalNodes = map[string]string{
	"DILocation":                 "scope: !9",
	"GenericDINode":              "tag: DW_TAG_member",
	"DIEnumerator":               `name: "e", value: 1`,
	"DIDerivedType":              "tag: DW_TAG_pointer_type, baseType: null",
	"DICompositeType":            "tag: DW_TAG_structure_type",
	"DISubroutineType":           "types: !8",
	"DIFile":                     `filename: "f", directory: "d"`,
	"DICompileUnit":              "language: DW_LANG_C99, file: !7",
	"DISubprogram":               "isDefinition: false",
	"DILexicalBlock":             "scope: !9",
	"DILexicalBlockFile":         "scope: !9, discriminator: 0",
	"DICommonBlock":              "scope: !9",
	"DINamespace":                "scope: null",
	"DIMacro":                    `type: DW_MACINFO_define, name: "m"`,
	"DIMacroFile":                "file: !7",
	"DIModule":                   `scope: null, name: "m"`,
	"DITemplateTypeParameter":    "type: null",
	"DITemplateValueParameter":   "value: !8",
	"DIGlobalVariable":           `name: "g"`,
	"DILocalVariable":            "scope: !9",
	"DILabel":                    `scope: !9, name: "l", file: !7, line: 3`,
	"DIGlobalVariableExpression": "var: !6, expr: !DIExpression()",
	"DIImportedEntity":           "tag: DW_TAG_imported_module, scope: !7",
	"DISubrange":                 "", "DIGenericSubrange": "", "DIBasicType": "", "DIStringType": "", "DIObjCProperty": "",
	"DIAssignID": "", "DIExpression": "",
}

// nodeText is a module with one node of a kind.
func nodeText(kind, fields string) string {
	distinct := ""
	if kind == "DICompileUnit" || kind == "DIAssignID" {
		distinct = "distinct "
	}
	return "!named = !{!0}\n!0 = " + distinct + "!" + kind + "(" + fields + ")\n" +
		"!6 = !DIGlobalVariable(name: \"g\", scope: !7)\n!7 = !DIFile(filename: \"f\", directory: \"d\")\n!8 = !{null}\n" +
		"!9 = distinct !DISubprogram(name: \"f\", scope: !7, unit: !10, spFlags: DISPFlagDefinition)\n" +
		"!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !7)\n"
}

// fieldValues are tried for each field.
var fieldValues = strings.Fields(`-1 0 7 8 256 65536 4294967296 18446744073709551616 "s" "" null !7 !{} true foo DW_TAG_member
	DW_ATE_float DW_LANG_C DIFlagPublic DIFlagPublic|DIFlagVector DISPFlagPure CSK_MD5 FullDebug GNU DW_VIRTUALITY_virtual DW_CC_normal
	DW_MACINFO_undef DW_TAG_foo DIFlagFoo {} 1.5 @g`)

// nodeSnippets are nodes of every kind with fields dropped, doubled, and given values of all kinds.
func nodeSnippets() (texts []string) {
	kinds := sortedKeys(minimalNodes)
	add := func(kind string, fields ...string) {
		texts = append(texts, nodeText(kind, strings.Join(fields, ", ")))
	}
	for _, kind := range kinds {
		var fields []string
		if minimalNodes[kind] != "" {
			fields = strings.Split(minimalNodes[kind], ", ")
		}
		without := func(k int) []string { return append(append([]string(nil), fields[:k]...), fields[k+1:]...) }
		add(kind, fields...)
		add(kind, append(fields[:len(fields):len(fields)], "foo: 1")...)
		for k := range fields {
			add(kind, without(k)...)
			add(kind, append([]string{fields[k]}, fields...)...)
		}
		for _, f := range nodeTables()[kind] {
			if f.newer {
				continue
			}
			rest := fields
			for k := range fields {
				if strings.HasPrefix(fields[k], f.name+":") {
					rest = without(k)
				}
			}
			for _, v := range append(fieldValues, "i32 1", "ptr null") {
				add(kind, append([]string{f.name + ": " + v}, rest...)...)
			}
		}
	}
	return texts
}

// TestNodeFields compares which fields and values specialized nodes may have.
func TestNodeFields(t *testing.T) {
	tool := llvmTool(t, "llvm-as-19")
	texts := sample(nodeSnippets(), 400*thoroughness())
	found := compare(tool, false, texts, "-disable-verify")
	report(t, texts, found, 0.02, func(d disagreement) string { return strings.Split(d.text, "\n")[1] })
}

// sample takes about n texts of a list, evenly.
func sample(texts []string, n int) []string {
	step := max(1, (len(texts)+n-1)/n)
	if step%2 == 0 { // not in step with the lists that the texts come from
		step++
	}
	var out []string
	for i := 0; i < len(texts); i += step {
		out = append(out, texts[i])
	}
	return out
}

// snippets are small modules, right and wrong, of the kinds that assemblers get wrong: attributes in the wrong place,
// numbers out of range, cycles, forward references, duplicate names, missing parts.
const snippets = `
@a = alias i32, ptr @a
@a = alias i32, ptr @b @b = alias i32, ptr @a
@a = alias i32, ptr @g @g = global i32 0
@a = alias i32, ptr @g @g = external global i32
@a = alias i32, getelementptr (i8, ptr @g, i64 4) @g = global [2 x i32] zeroinitializer
@a = weak alias i32, ptr @g @b = alias i32, ptr @a @g = global i32 0
@a = available_externally alias i32, ptr @g @g = global i32 0
@a = common alias i32, ptr @g @g = global i32 0
@a = alias i32, i32 5
@a = alias i32, ptr null
@a = alias i32, ptr addrspace(1) @g @g = addrspace(1) global i32 0
@a = addrspace(1) alias i32, ptr @g @g = global i32 0
@i = ifunc void (), ptr @r define ptr @r() { ret ptr null }
@i = ifunc void (), ptr @r declare ptr @r()
@i = ifunc void (), ptr @r define i32 @r() { ret i32 0 }
@i = ifunc void (), ptr @g @g = global i32 0
$c = comdat any @c = global i32 0, comdat
@c = global i32 0, comdat
$c = comdat any @c = external global i32, comdat
$c = comdat any declare void @c() comdat
$c = comdat foo
$c = comdat any $c = comdat any
$c = comdat any @x = private global i32 0, comdat($c)
$c = comdat any define void @f() comdat($d) { ret void }
$c = comdat largest @c = available_externally global i32 0, comdat
@g = private hidden global i32 0
@g = internal protected global i32 0
@g = hidden global i32 0
@g = internal dllexport global i32 0
@g = dllimport global i32 0
@g = external dllimport global i32
@g = dllimport dso_local global i32 0
@g = external hidden dllimport global i32
@g = private dllimport global i32 0
@g = common global i32 1
@g = common constant i32 0
@g = common global i32 0
@g = appending global i32 0
@g = appending global [1 x i32] zeroinitializer
@g = extern_weak global i32 0
@g = extern_weak global i32
@g = linkonce global i32
@g = global void zeroinitializer
@g = global label undef
@g = global token none
@g = global metadata undef
@g = global i32 0, align 3
@g = global i32 0, align 4294967296
@g = global i32 0, align 8589934592
@g = global i32 0, align 0
@g = global i32 0, section "a", section "b"
@g = global i32 0, partition "p"
@g = global i32 0, foo "x"
@g = global i32 0, code_model "tiny"
@g = global i32 0, code_model "foo"
@g = thread_local(foo) global i32 0
@g = thread_local(localexec) global i32 0
@g = unnamed_addr addrspace(16777216) global i32 0
@g = addrspace(16777215) global i32 0
@g = global i32 4294967296
@g = global i32 -2147483649
@g = global i8 256
@g = global i1 2
@g = global i1 -1
@g = global i0 0
@g = global i8388609 0
@g = global i8388608 0
@g = global float 0.1
@g = global float 1.0e40
@g = global double 0.1
@g = global half 0xH3C00
@g = global half 0xH3C000
@g = global bfloat 0xR3F80
@g = global float 0x3FB999999999999A
@g = global float 0x3FB99999A0000000
@g = global x86_fp80 0xK3FFF8000000000000000
@g = global x86_fp80 1.0
@g = global fp128 0xL00000000000000003FFF000000000000
@g = global ppc_fp128 0xM3FF00000000000000000000000000000
@g = global i32 1.0
@g = global float 1
@g = global i32 null
@g = global ptr null
@g = global ptr 0
@g = global ptr zeroinitializer
@g = global ptr undef
@g = global i32 undef
@g = global i32 true
@g = global i1 true
@g = global [2 x i32] [i32 1, i32 2]
@g = global [2 x i32] [i32 1]
@g = global [2 x i32] [i32 1, i64 2]
@g = global [0 x i32] []
@g = global [0 x i32] zeroinitializer
@g = global [2 x i32] []
@g = global {i32, i8} {i32 1, i8 2}
@g = global {i32, i8} <{i32 1, i8 2}>
@g = global <{i32, i8}> <{i32 1, i8 2}>
@g = global {i32, i8} {i32 1}
@g = global <2 x i32> <i32 1, i32 2>
@g = global <2 x i32> <i32 1>
@g = global <0 x i32> zeroinitializer
@g = global <2 x {i32}> zeroinitializer
@g = global <vscale x 2 x i32> zeroinitializer
@g = global [2 x i8] c"ab"
@g = global [3 x i8] c"ab"
@g = global [2 x i16] c"ab"
@g = global [2 x i8] "ab"
@g = global %T zeroinitializer %T = type { i32, %T }
@g = global %T zeroinitializer %T = type { i32, ptr }
@g = global %T zeroinitializer %T = type opaque
@g = external global %T %T = type opaque
@g = global %T zeroinitializer
%T = type { i32 } %T = type { i32 }
%T = type %T
%T = type [2 x %T]
%T = type i32 @g = global %T 0
%0 = type { i32 } %2 = type { i32 }
%T = type { void }
%T = type { label }
%T = type { token }
%T = type { metadata }
%T = type { ptr, [0 x i8] }
%T = type { <vscale x 1 x i32> } @g = global %T zeroinitializer
%T = type <{ i8, i32 }>
%T = type { i32, }
%T = type { x86_amx }
%T = type target("spirv.Image", i32, 1)
@g = global target("spirv.Image") zeroinitializer
@g = global target("foo") zeroinitializer
@g = global target("foo") undef
@0 = global i32 0 @2 = global i32 0
@1 = global i32 0
@0 = global i32 0 @0 = global i32 0
@g = global i32 0 @g = global i32 0
@g = global i32 0 declare void @g()
declare void @f() declare void @f()
declare void @f(i32 %x, i32 %x)
define void @f(i32 %x, i32 %x) { ret void }
declare void @f(void)
declare void @f(metadata)
declare void @f(token)
declare void @f(token) define void @g() { ret void }
declare label @f()
declare metadata @f()
declare token @f()
declare {i32, i32} @f(...)
declare void @f(..., i32)
declare [2 x void ()] @f()
declare void ()* @f()
declare internal void @f()
declare private void @f()
declare linkonce void @f()
declare extern_weak void @f()
declare external void @f()
define extern_weak void @f() { ret void }
define common void @f() { ret void }
define appending void @f() { ret void }
define available_externally void @f() { ret void }
define external void @f() { ret void }
define hidden private void @f() { ret void }
define private hidden void @f() { ret void }
define void @f() {}
define void @f() { ret i32 0 }
define i32 @f() { ret void }
define i32 @f() { ret i64 0 }
define i32 @f() { unreachable }
define void @f() { br label %x }
define void @f() { br label %x x: ret void }
define void @f() { x: br label %x }
define void @f() { br label %x x: br label %x }
define void @f() { x: ret void x: ret void }
define void @f() { ret void ret void }
define void @f() { %x = ret void }
define void @f() { %x = add i32 1, 2 ret void }
define void @f() { %x = add i32 1, i32 2 ret void }
define void @f() { %x = add float 1.0, 2.0 ret void }
define void @f() { %x = fadd i32 1, 2 ret void }
define void @f() { %x = add nuw nsw i32 1, 2 ret void }
define void @f() { %x = add nsw nuw i32 1, 2 ret void }
define void @f() { %x = add nuw nuw i32 1, 2 ret void }
define void @f() { %x = add exact i32 1, 2 ret void }
define void @f() { %x = udiv exact i32 1, 2 ret void }
define void @f() { %x = udiv nuw i32 1, 2 ret void }
define void @f() { %x = or disjoint i32 1, 2 ret void }
define void @f() { %x = and disjoint i32 1, 2 ret void }
define void @f() { %x = zext nneg i8 1 to i32 ret void }
define void @f() { %x = sext nneg i8 1 to i32 ret void }
define void @f() { %x = uitofp nneg i8 1 to float ret void }
define void @f() { %x = sitofp nneg i8 1 to float ret void }
define void @f() { %x = trunc nuw i32 1 to i8 ret void }
define void @f() { %x = trunc nuw nsw i32 1 to i8 ret void }
define void @f() { %x = trunc nsw nuw i32 1 to i8 ret void }
define void @f() { %x = trunc exact i32 1 to i8 ret void }
define void @f() { %x = fadd fast nnan float 1.0, 2.0 ret void }
define void @f() { %x = fadd nnan ninf reassoc float 1.0, 2.0 ret void }
define void @f() { %x = fadd foo float 1.0, 2.0 ret void }
define void @f() { %x = fcmp fast oeq float 1.0, 2.0 ret void }
define void @f() { %x = fcmp eq float 1.0, 2.0 ret void }
define void @f() { %x = icmp oeq i32 1, 2 ret void }
define void @f() { %x = icmp eq ptr null, null ret void }
define void @f() { %x = icmp eq float 1.0, 2.0 ret void }
define void @f() { %x = fneg nsz float 1.0 ret void }
define void @f() { %x = fneg i32 1 ret void }
define void @f() { %x = select fast i1 true, float 1.0, float 2.0 ret void }
define void @f() { %x = select fast i1 true, i32 1, i32 2 ret void }
define void @f() { %x = select i32 1, i32 1, i32 2 ret void }
define void @f() { %x = freeze i32 undef ret void }
define void @f() { %x = freeze void undef ret void }
define void @f() { %x = alloca i32, i32 2, align 4 ret void }
define void @f() { %x = alloca i32, align 4, i32 2 ret void }
define void @f() { %x = alloca i32, align 3 ret void }
define void @f() { %x = alloca void ret void }
define void @f() { %x = alloca i32, float 1.0 ret void }
define void @f() { %x = alloca inalloca i32 ret void }
define void @f() { %x = alloca inalloca swifterror ptr ret void }
define void @f() { %x = alloca swifterror i32 ret void }
define void @f() { %x = alloca i32, addrspace(5) ret void }
define void @f() { %x = alloca i32, addrspace(5), align 4 ret void }
define void @f() { %x = alloca i32, align 4, addrspace(5) ret void }
define void @f(ptr %p) { %x = load i32, ptr %p, align 4 ret void }
define void @f(ptr %p) { %x = load i32, ptr %p, align 3 ret void }
define void @f(ptr %p) { %x = load atomic i32, ptr %p seq_cst ret void }
define void @f(ptr %p) { %x = load atomic i32, ptr %p seq_cst, align 4 ret void }
define void @f(ptr %p) { %x = load atomic i32, ptr %p release, align 4 ret void }
define void @f(ptr %p) { %x = load atomic volatile i32, ptr %p syncscope("x") monotonic, align 4 ret void }
define void @f(ptr %p) { %x = load volatile atomic i32, ptr %p monotonic, align 4 ret void }
define void @f(ptr %p) { %x = load i32, ptr %p monotonic, align 4 ret void }
define void @f(ptr %p) { %x = load atomic i33, ptr %p monotonic, align 4 ret void }
define void @f(ptr %p) { %x = load atomic float, ptr %p monotonic, align 4 ret void }
define void @f(ptr %p) { %x = load atomic <2 x i32>, ptr %p monotonic, align 8 ret void }
define void @f(ptr %p) { %x = load void, ptr %p ret void }
define void @f(ptr %p) { %x = load i32, i32 %p ret void }
define void @f(ptr %p) { %x = load i32 ret void }
define void @f(ptr %p) { store i32 1, ptr %p ret void }
define void @f(ptr %p) { store void undef, ptr %p ret void }
define void @f(ptr %p) { store atomic i32 1, ptr %p acquire, align 4 ret void }
define void @f(ptr %p) { store atomic i32 1, ptr %p release, align 4 ret void }
define void @f(ptr %p) { store label %x, ptr %p x: ret void }
define void @f() { fence monotonic ret void }
define void @f() { fence seq_cst ret void }
define void @f() { fence syncscope("singlethread") acquire ret void }
define void @f() { fence ret void }
define void @f(ptr %p) { %x = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst ret void }
define void @f(ptr %p) { %x = cmpxchg ptr %p, i32 1, i32 2 monotonic seq_cst ret void }
define void @f(ptr %p) { %x = cmpxchg ptr %p, i32 1, i32 2 seq_cst release ret void }
define void @f(ptr %p) { %x = cmpxchg ptr %p, i32 1, i32 2 unordered monotonic ret void }
define void @f(ptr %p) { %x = cmpxchg ptr %p, i32 1, i64 2 seq_cst seq_cst ret void }
define void @f(ptr %p) { %x = cmpxchg ptr %p, float 1.0, float 2.0 seq_cst seq_cst ret void }
define void @f(ptr %p) { %x = cmpxchg weak volatile ptr %p, i32 1, i32 2 seq_cst seq_cst, align 8 ret void }
define void @f(ptr %p) { %x = cmpxchg ptr %p, ptr null, ptr %p acq_rel monotonic ret void }
define void @f(ptr %p) { %x = atomicrmw add ptr %p, i32 1 seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw add ptr %p, i32 1 unordered ret void }
define void @f(ptr %p) { %x = atomicrmw add ptr %p, float 1.0 seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw fadd ptr %p, float 1.0 seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw fadd ptr %p, i32 1 seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw xchg ptr %p, ptr %p seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw foo ptr %p, i32 1 seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw add ptr %p, i7 1 seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw fadd ptr %p, <2 x half> zeroinitializer seq_cst ret void }
define void @f(ptr %p) { %x = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst, align 4 ret void }
define void @f(ptr %p) { %x = getelementptr i32, ptr %p, i64 1 ret void }
define void @f(ptr %p) { %x = getelementptr {i32, i8}, ptr %p, i64 1, i32 2 ret void }
define void @f(ptr %p) { %x = getelementptr {i32, i8}, ptr %p, i64 1, i64 1 ret void }
define void @f(ptr %p, i32 %i) { %x = getelementptr {i32, i8}, ptr %p, i64 1, i32 %i ret void }
define void @f(ptr %p) { %x = getelementptr inbounds nuw i32, ptr %p, i64 1 ret void }
define void @f(ptr %p) { %x = getelementptr nuw inbounds i32, ptr %p, i64 1 ret void }
define void @f(ptr %p) { %x = getelementptr nusw i32, ptr %p, i64 1 ret void }
define void @f(ptr %p) { %x = getelementptr void, ptr %p, i64 1 ret void }
define void @f(ptr %p) { %x = getelementptr i32, ptr %p, float 1.0 ret void }
define void @f(ptr %p) { %x = getelementptr i32, ptr %p ret void }
define void @f(ptr %p) { %x = getelementptr i32, ptr %p, <2 x i64> zeroinitializer ret void }
define void @f(<2 x ptr> %p) { %x = getelementptr i32, <2 x ptr> %p, <4 x i64> zeroinitializer ret void }
define void @f({i32, i8} %a) { %x = extractvalue {i32, i8} %a, 2 ret void }
define void @f({i32, i8} %a) { %x = extractvalue {i32, i8} %a, 1 ret void }
define void @f({i32, i8} %a) { %x = extractvalue {i32, i8} %a ret void }
define void @f({i32, i8} %a) { %x = insertvalue {i32, i8} %a, i32 1, 1 ret void }
define void @f({i32, i8} %a) { %x = insertvalue {i32, i8} %a, i8 1, 1 ret void }
define void @f(<2 x i32> %a) { %x = extractelement <2 x i32> %a, i32 7 ret void }
define void @f(<2 x i32> %a) { %x = extractelement <2 x i32> %a, float 1.0 ret void }
define void @f(<2 x i32> %a) { %x = shufflevector <2 x i32> %a, <2 x i32> %a, <2 x i32> <i32 0, i32 4> ret void }
define void @f(<2 x i32> %a) { %x = shufflevector <2 x i32> %a, <2 x i32> %a, <2 x i64> <i64 0, i64 1> ret void }
define void @f(<2 x i32> %a) { %x = shufflevector <2 x i32> %a, <2 x i32> %a, <3 x i32> <i32 0, i32 undef, i32 poison> ret void }
define void @f(i32 %a) { switch i32 %a, label %x [] x: ret void }
define void @f(i32 %a) { switch i32 %a, label %x [i32 1, label %x i32 1, label %x] x: ret void }
define void @f(i32 %a) { switch i32 %a, label %x [i64 1, label %x] x: ret void }
define void @f(i32 %a) { switch i32 %a, label %x [i32 %a, label %x] x: ret void }
define void @f(ptr %a) { switch ptr %a, label %x [] x: ret void }
define void @f(ptr %a) { indirectbr ptr %a, [label %x] x: ret void }
define void @f(ptr %a) { indirectbr ptr %a, [] }
define void @f(i1 %a) { br i1 %a, label %x, label %x x: ret void }
define void @f(i32 %a) { br i32 %a, label %x, label %x x: ret void }
define void @f(i32 %a) { br label %x x: %p = phi i32 [ 0, %0 ] ret void }
define void @f(i32 %a) { br label %x x: %p = phi i32 [ 0, %1 ] ret void }
define void @f(i32 %a) { br label %x x: %p = phi i32 ret void }
define void @f(i32 %a) { br label %x x: %q = add i32 1, 2 %p = phi i32 [ 0, %1 ] ret void }
define void @f(i32 %a) { br label %x x: %p = phi i64 [ %a, %1 ] ret void }
define void @f(i32 %a) { %q = add i32 %r, 2 %r = add i32 %q, 1 ret void }
define void @f(i32 %a) { %q = add i32 %q, 2 ret void }
define void @f() { call void @g() ret void }
define void @f() { call void @f(i32 1) ret void }
define void @f() { call i32 @f() ret void }
define void @f() { %x = call void @f() ret void }
define void @f() { call void null() ret void }
define void @f() { call void undef() ret void }
define void @f() { call foocc void @f() ret void }
define void @f() { call cc 1024 void @f() ret void }
define void @f() { call cc 1023 void @f() ret void }
define void @f() { tail musttail call void @f() ret void }
define void @f() { musttail call void @f() ret void }
define void @f() { musttail call void @f() %x = add i32 1, 2 ret void }
define void @f() { call void @f() [ "a"(i32 1), "a"(i32 2) ] ret void }
define void @f() { call void @f() [ "deopt"(i32 1), "deopt"(i32 2) ] ret void }
define void @f() { call void @f() [ "funclet"(i32 1) ] ret void }
define void @f() { call void @f() #0 ret void }
define void @f() { call void @f() nounwind noinline ret void }
define void @f() { call void @f() alwaysinline ret void }
define void @f() { call void @f() noreturn "a"="b" ret void }
define void @f() { call void @f() byval(i32) ret void }
define void @f() { call nounwind void @f() ret void }
define void @f() { call addrspace(0) void @f() ret void }
define void @f() { call fast void @f() ret void }
define float @f() { %x = call fast float @f() ret float %x }
define void @f() { call void asm "nop", ""() ret void }
define void @f() { call void asm "nop", "r"() ret void }
define void @f() { call void asm "nop", "r"(i32 1) ret void }
define void @f() { call void asm "nop", "=r"() ret void }
define void @f() { %x = call i32 asm "nop", "=r"() ret void }
define void @f() { call void asm sideeffect alignstack inteldialect unwind "nop", ""() ret void }
define void @f() { call void asm inteldialect sideeffect "nop", ""() ret void }
define void @f() { %x = call i32 asm "nop", "=r,0"(i32 1) ret void }
define void @f() { %x = call i32 asm "nop", "=r,7"(i32 1) ret void }
define void @f() { call void asm "nop", "~{memory},r"(i32 1) ret void }
define void @f() { call void asm "nop", "=*m"(ptr null) ret void }
define void @f() { call void asm "nop", "=*m"(ptr elementtype(i32) null) ret void }
define void @f() { invoke void @f() to label %x unwind label %y x: ret void y: ret void }
define void @f() personality ptr null { invoke void @f() to label %x unwind label %y x: ret void y: %l = landingpad { ptr, i32 } cleanup ret void }
define void @f() { invoke void @f() to label %x unwind label %y x: ret void y: %l = landingpad { ptr, i32 } cleanup ret void }
define void @f() personality ptr null { %l = landingpad { ptr, i32 } cleanup ret void }
define void @f() personality ptr null { invoke void @f() to label %x unwind label %y x: ret void y: %l = landingpad { ptr, i32 } ret void }
define void @f() personality i32 0 { ret void }
define void @f() prefix i32 1 prologue i8 2 { ret void }
define void @f() prologue i8 2 prefix i32 1 { ret void }
define void @f() gc "x" { ret void }
define void @f() section "x" partition "p" align 16 gc "g" { ret void }
define void @f() align 3 { ret void }
define void @f() align(8) { ret void }
define void @f() alignstack(3) { ret void }
define void @f() alignstack(8) { ret void }
define void @f() alignstack(512) { ret void }
define void @f() addrspace(3) { ret void }
define void @f() unnamed_addr local_unnamed_addr { ret void }
define void @f() nounwind nounwind { ret void }
define void @f() zeroext { ret void }
define void @f() byval(i32) { ret void }
define void @f() align { ret void }
define void @f() readnone readonly { ret void }
define void @f() memory(read) { ret void }
define void @f() memory(read, write) { ret void }
define void @f() memory(argmem: read, inaccessiblemem: none) { ret void }
define void @f() memory(argmem: read, read) { ret void }
define void @f() memory(foo: read) { ret void }
define void @f() memory() { ret void }
define void @f() memory(argmem: read, argmem: write) { ret void }
define void @f() allocsize(0) { ret void }
define ptr @f(i32 %a) allocsize(0) { ret ptr null }
define ptr @f(i32 %a) allocsize(1) { ret ptr null }
define ptr @f(i32 %a) allocsize(0, 0) { ret ptr null }
define ptr @f(ptr %a) allocsize(0) { ret ptr null }
define ptr @f(i32 %a) allockind("alloc,uninitialized") { ret ptr null }
define ptr @f(i32 %a) allockind("alloc,foo") { ret ptr null }
define ptr @f(i32 %a) allockind("") { ret ptr null }
define ptr @f(i32 %a) allockind("uninitialized") { ret ptr null }
define void @f() vscale_range(1,16) { ret void }
define void @f() vscale_range(0,16) { ret void }
define void @f() vscale_range(3) { ret void }
define void @f() vscale_range(16,1) { ret void }
define void @f() uwtable(sync) { ret void }
define void @f() uwtable(foo) { ret void }
define void @f() optnone { ret void }
define void @f() optnone noinline { ret void }
define void @f() optnone noinline minsize { ret void }
define void @f() alwaysinline noinline { ret void }
define void @f() "x"="y" "x" { ret void }
define void @f() builtin { ret void }
define void @f() nobuiltin { ret void }
define void @f() noredzone nofree norecurse willreturn mustprogress speculatable { ret void }
define void @f() immarg { ret void }
define void @f() foo { ret void }
define void @f() sspstrong ssp { ret void }
define void @f() sanitize_address sanitize_memtag nosanitize_bounds { ret void }
define void @f() jumptable { ret void }
define void @f() unnamed_addr jumptable { ret void }
define void @f() convergent hot cold { ret void }
define void @f() "denormal-fp-math"="foo" { ret void }
define void @f() "frame-pointer"="foo" { ret void }
define void @f() "patchable-function-entry"="x" { ret void }
define void @f() "warn-stack-size"="x" { ret void }
define void @f() "unsafe-fp-math"="maybe" { ret void }
declare void @f(i32 zeroext signext)
declare void @f(float zeroext)
declare void @f(i32 zeroext)
declare void @f(i32 inreg)
declare void @f(ptr byval(i32))
declare void @f(ptr byval)
declare void @f(i32 byval(i32))
declare void @f(ptr byval(i32) sret(i32))
declare void @f(ptr byval(void))
declare void @f(ptr byval(%T)) %T = type opaque
declare void @f(ptr sret(i32), ptr sret(i32))
declare void @f(ptr, ptr sret(i32))
declare void @f(ptr, ptr, ptr sret(i32))
declare i32 @f(ptr sret(i32))
declare void @f(ptr align 3)
declare void @f(ptr align(8))
declare void @f(ptr align 0)
declare void @f(i32 align 4)
declare void @f(ptr align 4 align 8)
declare void @f(ptr nonnull noalias nocapture readonly dereferenceable(4))
declare void @f(i32 nonnull)
declare void @f(i32 noalias)
declare void @f(ptr dereferenceable(0))
declare void @f(ptr dereferenceable)
declare void @f(ptr dereferenceable_or_null(8))
declare void @f(ptr readonly writeonly)
declare void @f(ptr readnone readonly)
declare void @f(ptr nest)
declare void @f(ptr nest, ptr nest)
declare void @f(i32 nest)
declare void @f(i32 returned)
declare i32 @f(i32 returned)
declare i32 @f(i32 returned, i32 returned)
declare void @f(ptr swifterror)
declare void @f(i32 swifterror)
declare void @f(ptr swifterror, ptr swifterror)
declare void @f(ptr swiftself)
declare void @f(i32 immarg)
declare void @f(i32 noundef)
declare void @f(i32 nounwind)
declare void @f(ptr inalloca(i32))
declare void @f(ptr inalloca(i32), i32)
declare void @f(ptr preallocated(i32))
declare void @f(ptr elementtype(i32))
declare void @f(ptr allocptr allocalign)
declare void @f(i32 allocalign)
declare void @f(float nofpclass(nan))
declare void @f(i32 nofpclass(nan))
declare void @f(float nofpclass(foo))
declare void @f(float nofpclass(nan inf))
declare void @f(float nofpclass())
declare void @f(i32 range(i32 0, 8))
declare void @f(i32 range(i64 0, 8))
declare void @f(i32 range(i32 8, 8))
declare void @f(i32 range(i32 0, 0))
declare void @f(float range(i32 0, 8))
declare void @f(ptr writable dereferenceable(4))
declare void @f(ptr initializes((0, 4)))
declare void @f(ptr initializes((4, 0)))
declare void @f(ptr initializes((0, 4), (2, 8)))
declare void @f(ptr dead_on_unwind)
declare void @f(i32 "a" "b"="c")
declare zeroext i32 @f()
declare zeroext float @f()
declare noalias ptr @f()
declare noalias i32 @f()
declare nonnull noundef dereferenceable(4) align 8 ptr @f()
declare nocapture ptr @f()
declare byval(i32) ptr @f()
declare sret(i32) ptr @f()
declare nounwind i32 @f()
declare range(i32 0, 8) i32 @f()
declare inreg i32 @f()
declare signext zeroext i32 @f()
declare fastcc void @f()
declare cc 10 void @f()
declare cc10 void @f()
declare spir_kernel i32 @f()
declare amdgpu_kernel void @f()
declare amdgpu_kernel i32 @f()
declare ptx_kernel void @f(i32)
declare x86_intrcc void @f(ptr byval(i32))
declare x86_intrcc void @f(ptr)
declare coldcc preserve_mostcc void @f()
attributes #0 = { nounwind }
attributes #0 = { foo }
attributes #0 = { zeroext }
attributes #0 = { align 4 }
attributes #0 = { align=4 alignstack=8 }
attributes #0 = { "a"="b" "c" memory(none) }
attributes #0 = { #1 }
attributes #0 = { nounwind, noinline }
declare void @f() #0
declare void @f() #0 #1 attributes #0 = { nounwind } attributes #1 = { noinline }
!0 = !{!0}
!0 = !{!1}
!0 = !{} !0 = !{}
!0 = distinct !{}
!0 = distinct distinct !{}
!0 = !{i32 1, !"a", null, !{}}
!0 = !{i32 %x}
!0 = !{ptr @g}
!0 = !{metadata !0}
!0 = !DIFoo()
!0 = !DILocation(line: 1)
!0 = !{!"a", !"b"
!0 = !"a"
!n = !{!0}
!n = !{!0} !0 = !{}
!n = !{null} !0 = !{}
!n = !{i32 1}
!n = !{!{}}
!n = !{!"x"}
!n = distinct !{}
!llvm.module.flags = !{!0} !0 = !{i32 1, !"a", i32 2}
!llvm.module.flags = !{!0} !0 = !{i32 9, !"a", i32 2}
!llvm.module.flags = !{!0} !0 = !{i32 1, !"a"}
!llvm.module.flags = !{!0, !0} !0 = !{i32 1, !"a", i32 2}
!llvm.module.flags = !{!0} !0 = !{i32 1, i32 1, i32 2}
!llvm.module.flags = !{!0} !0 = !{i32 8, !"a", !"x"}
!llvm.ident = !{!0} !0 = !{i32 1}
!llvm.ident = !{!0} !0 = !{!"x"}
!llvm.used = !{}
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata" @g = global i32 0
@llvm.used = appending global [1 x ptr] [ptr null], section "llvm.metadata"
@llvm.used = global [1 x ptr] [ptr @g], section "llvm.metadata" @g = global i32 0
@llvm.used = appending global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }] declare void @f()
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr @f }] declare void @f()
@llvm.global_ctors = global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.foo = global i32 0
declare void @llvm.foo()
declare void @llvm.trap(i32)
declare i32 @llvm.trap()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i64, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i32(i64)
declare float @llvm.ctpop.f32(float)
define void @llvm.trap() { ret void }
define void @llvm.foo() { ret void }
target triple = 5
target foo = "x"
target datalayout = "e-foo"
target datalayout = "e-p:64:64"
target datalayout = "e-p:64:63"
target datalayout = "e-i64:7"
target datalayout = "E-S128"
target datalayout = "e-S7"
target datalayout = "A5-G1-P2"
target datalayout = "e-n8:16:0"
target datalayout = "e-p0:0:8"
target datalayout = "e-ni:0"
target datalayout = "e-ni:1"
target datalayout = "e-m:z"
target datalayout = "e-a:0:64"
target datalayout = "e-F7"
source_filename = "x"
module asm "nop"
module asm nop
module "nop"
foo
^0 = module: (path: "x", hash: (0,0,0,0,0))
uselistorder ptr @g, { 1, 0 } @g = global i32 0
declare void @f() ; comment
define void @f() { ret void } }
define void @f() { ret void
@g = global i32 add (i32 1, i32 2)
@g = global i32 mul (i32 1, i32 2)
@g = global i32 xor (i32 1, i32 2)
@g = global i64 ptrtoint (ptr @g to i64)
@g = global i32 ptrtoint (ptr @g to i32)
@g = global ptr inttoptr (i64 4 to ptr)
@g = global i32 trunc (i64 1 to i32)
@g = global float bitcast (i32 1 to float)
@g = global ptr addrspacecast (ptr addrspace(1) null to ptr)
@g = global ptr addrspacecast (ptr null to ptr)
@g = global ptr getelementptr (i8, ptr @g, i64 1)
@g = global ptr getelementptr inbounds (i8, ptr @g, i64 1)
@g = global ptr getelementptr inrange(0, 4) (i8, ptr @g, i64 1)
@g = global ptr getelementptr inrange(4, 0) (i8, ptr @g, i64 1)
@g = global ptr getelementptr nuw (i8, ptr @g, i64 1)
@g = global ptr getelementptr ({i8, i8}, ptr @g, i64 0, i32 7)
@g = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 0)
@g = global i32 fneg (float 1.0)
@g = global i32 foo (i32 1)
@g = global <2 x i32> splat (i32 1)
@g = global <2 x i32> splat (i64 1)
@g = global i32 splat (i32 1)
@g = global ptr dso_local_equivalent @f declare void @f()
@g = global ptr dso_local_equivalent @h @h = global i32 0
@g = global ptr no_cfi @f declare void @f()
@g = global ptr no_cfi @h @h = global i32 0
@g = global ptr blockaddress(@f, %x) define void @f() { br label %x x: ret void }
@g = global ptr blockaddress(@f, %y) define void @f() { br label %x x: ret void }
@g = global ptr blockaddress(@f, %x) declare void @f()
@g = global ptr ptrauth (ptr @g, i32 0)
@g = global ptr ptrauth (ptr @g, i32 0, i64 1)
@g = global ptr ptrauth (ptr @g, i64 0)
@g = global ptr ptrauth (i32 0, i32 0)
define void @f() { va_arg ptr null, i32 ret void }
define void @f() { %x = va_arg ptr null, i32 ret void }
define void @f() { resume i32 0 }
define void @f() { %c = cleanuppad within none [] cleanupret from %c unwind to caller }
define void @f() personality ptr null { %c = catchpad within none [] ret void }
define void @f() !foo !0 !foo !1 { ret void } !0 = !{} !1 = !{}
define void @f() { ret void, !foo !0, !foo !0 } !0 = !{}
define void @f() { ret void, !foo !{} }
define void @f() { ret void, !0 } !0 = !{}
define void @f() { call void @llvm.assume(i1 true) ret void }
define void @f() { call void @llvm.foo(i1 true) ret void }
define void @f() { %x = call i32 @llvm.ctlz.i32(i32 1, i1 false) ret void }
define void @f(i1 %b) { %x = call i32 @llvm.ctlz.i32(i32 1, i1 %b) ret void }
define void @f() { call void @llvm.lifetime.start.p0(i64 4, ptr null) ret void }
define void @f(ptr %p) { call void @llvm.memset.p0.i64(ptr align 3 %p, i8 0, i64 1, i1 false) ret void }
define i32 @f() { %x = call i32 @llvm.read_register.i32(metadata !0) ret i32 %x } !0 = !{!"x"}
define void @f() { %1 = add i32 1, 2 %1 = add i32 1, 2 ret void }
define void @f() { %2 = add i32 1, 2 ret void }
define void @f() { %0 = add i32 1, 2 ret void }
define void @f() { 5: ret void }
define void @f(i32 %0) { 1: ret void }
define void @f(i32 %1) { ret void }
define void @f(i32, i32 %x, i32) { %3 = add i32 %0, %1 ret void }
define void @"f g"() { ret void }
define void @"f\00g"() { ret void }
define void @f() { "a b": br label %"a b" }
@"" = global i32 0
@"a\22b" = global i32 0
`

// TestSnippets compares what is accepted of small modules. What LLVM 14 or a later one than 19 takes is not among them.
func TestSnippets(t *testing.T) {
	tool := llvmTool(t, "opt-19")
	texts := strings.Split(strings.TrimSpace(snippets), "\n")
	for i := range texts {
		texts[i] += "\n"
	}
	found := compare(tool, true, texts, "-passes=verify")
	report(t, texts, found, 0.05, func(d disagreement) string { return strings.TrimSpace(d.text) })
}

// generated returns modules that LLVM's own tools print: random ones, and clang's for our sources.
func generated(t *testing.T) map[string][]byte {
	out := map[string][]byte{}
	for _, size := range []string{"30", "200"} {
		for seed := range 2 * thoroughness() {
			name := fmt.Sprintf("stress %s %d", size, seed)
			out[name] = run(t, nil, llvmTool(t, "llvm-stress-19"), "-size="+size, "-seed="+strconv.Itoa(seed))
		}
	}
	for name, src := range generatedSources {
		for _, flags := range []string{"-O0", "-O2", "-O1 -g", "-O3 -g"} {
			lang := "c"
			if strings.HasPrefix(name, "c++") {
				lang = "c++"
			}
			args := append(strings.Fields(flags), "-x", lang, "-S", "-emit-llvm", "-w", "-o", "-", "-")
			out[name+" "+flags] = run(t, []byte(src), llvmTool(t, "clang-19"), args...)
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

// TestAgreement reads the repository's modules and generated ones: both sides accept them, and LLVM understands what we
// print as it understands what we read.
func TestAgreement(t *testing.T) {
	as := llvmTool(t, "llvm-as-19")
	texts := generated(t)
	for k, file := range repositoryFiles(t) {
		if k%5 != 0 && thoroughness() == 1 {
			continue
		}
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if ok, _ := accepts(as, src); ok { // modules of LLVM 14, and wrong ones, are in the repository too
			texts[file] = src
		}
	}
	for _, name := range sortedKeys(texts) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := throughLLVM(t, []byte(mustRead(t, "<stdin>", texts[name]).String()))
			// Bitcasts of pointers, which LLVM keeps where the text had typed ones, vanish on our reading.
			if want := throughLLVM(t, texts[name]); got != want && !strings.Contains(want, " = bitcast ptr ") {
				t.Error(cmp.Diff(want, got))
			}
		})
	}
}

// TestMutationAgreement changes words of valid modules, and compares what is still accepted.
func TestMutationAgreement(t *testing.T) {
	opt := llvmTool(t, "opt-19")
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

var typeWords = []string{"i1 ", "i8 ", "i32 ", "i64 ", "float ", "double ", "ptr ", "void ", "<2 x i32> ", "{ i32, i8 } "}

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
