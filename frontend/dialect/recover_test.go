package dialect

import (
	"strings"
	"testing"

	"opt-go/frontend/dialect/carried"

	"github.com/google/go-cmp/cmp"
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
)

// stmtsOf returns the statements of the first function with a body.
func stmtsOf(text *carried.Text) []carried.Stmt {
	for _, f := range text.Funcs {
		if len(f.Stmts) > 0 {
			return f.Stmts
		}
	}
	return nil
}

// TestStatements checks the side table's entry of each statement.
func TestStatements(t *testing.T) {
	const src = `define i32 @f(ptr %p, i32 %i, float %x, i1 %c) {
  %a = zext nneg i32 %i to i64, !dbg !7, !foo !{i32 1}
  %b = or disjoint i32 %i, 1
  %d = getelementptr inbounds nuw <4 x i32>, ptr %p, i64 0, i64 1
  %e = atomicrmw uinc_wrap ptr %p, i32 1 seq_cst
  %g = fptrunc nnan ninf double 1.0 to float
  %h = call noundef range(i32 0, 5) i32 @f(ptr %p, i32 1, float 0.0, i1 true), !range !{i32 0, i32 5}
  #dbg_value(i32 %h, !7, !DIExpression(), !8)
  %j = getelementptr inbounds i8, ptr %p, i64 %a
  %k = ptrtoaddr ptr %p to i64
  ret i32 %h, !dbg !8
}
!7 = !{}
!8 = !{}
`
	text, _ := carryOK(t, "t.ll", []byte(src))
	type row struct {
		Line   int
		Flags  []string
		Ret    []string
		Op     string
		Attach []carried.Attachment
		Record bool
	}
	var got []row
	for _, s := range stmtsOf(text) {
		got = append(got, row{text.Pos(int(s.Off)).Line, text.Flags(s), text.ReturnAttrs(s), text.Op(s), text.Attachments(s), text.IsRecord(s)})
	}
	want := []row{
		{Line: 2, Flags: []string{"nneg"}, Attach: []carried.Attachment{{Kind: "dbg", Node: "!7"}, {Kind: "foo", Node: "!{i32 1}"}}},
		{Line: 3, Flags: []string{"disjoint"}},
		{Line: 4, Flags: []string{"inbounds", "nuw"}},
		{Line: 5, Op: "uinc_wrap"},
		{Line: 6, Flags: []string{"nnan", "ninf"}},
		{Line: 7, Ret: []string{"noundef", "range(i32 0, 5)"}, Attach: []carried.Attachment{{Kind: "range", Node: "!{i32 0, i32 5}"}}},
		{Line: 8, Record: true, Attach: []carried.Attachment{{Kind: "dbg", Node: "!8"}}},
		{Line: 9},
		{Line: 10, Op: "ptrtoaddr"},
		{Line: 11, Attach: []carried.Attachment{{Kind: "dbg", Node: "!8"}}},
	}
	opt := cmp.Transformer("empty", func(s []string) string { return strings.Join(s, "|") })
	optA := cmp.Transformer("emptyA", func(s []carried.Attachment) map[string]string {
		m := map[string]string{}
		for _, a := range s {
			m[a.Kind] = a.Node
		}
		return m
	})
	if d := cmp.Diff(want, got, opt, optA); d != "" {
		t.Error(d)
	}
}

// TestMarkedConstant takes a constant off the generic carrier, as a reader does.
func TestMarkedConstant(t *testing.T) {
	_, m := carryOK(t, "t.ll", []byte("@g = global ptr getelementptr inbounds nuw inrange(-4, 8) ({ i32, ptr }, ptr @g, i64 0, i32 1)\n"))
	cast := m.Globals[0].Init.(*constant.ExprBitCast)
	fields := cast.From.(*constant.Struct).Fields
	if tag := string(fields[0].(*constant.CharArray).X); tag != "getelementptr inbounds nuw inrange(-4,8)" {
		t.Errorf("tag is %q", tag)
	}
	if elem := fields[1].Type().(*types.PointerType).ElemType.String(); elem != "{ i32, i8* }" {
		t.Errorf("element type is %s", elem)
	}
	if len(fields) != 5 || fields[2] != constant.Constant(m.Globals[0]) {
		t.Errorf("operands are %v", fields[2:])
	}
}

// TestCarrierTypes checks that the types llir lacks can be told apart.
func TestCarrierTypes(t *testing.T) {
	text, m := carryOK(t, "t.ll", []byte("declare void @f(bfloat, half, x86_amx, target(\"a\", i32, 1), target(\"b\"), target(\"a\", i32, 1))\n"))
	want := []string{"optgo.bfloat", "", "optgo.x86_amx", "optgo.target.0", "optgo.target.1", "optgo.target.0"}
	for i, p := range m.Funcs[0].Params {
		if got := p.Typ.Name(); got != want[i] {
			t.Errorf("parameter %d: %q, want %q", i, got, want[i])
		}
	}
	if d := cmp.Diff([]string{`target("a", i32, 1)`, `target("b")`}, text.TargetTypes); d != "" {
		t.Error(d)
	}
}

// TestMetadataArguments takes metadata off the arguments of calls.
func TestMetadataArguments(t *testing.T) {
	_, m := carryOK(t, "t.ll", []byte(`declare void @llvm.x(metadata, metadata, metadata)
define void @f(i32 %a) {
  call void @llvm.x(metadata i32 %a, metadata !"s\22", metadata !DIArgList(i32 %a, i32 7))
  ret void
}
`))
	call := m.Funcs[1].Blocks[0].Insts[0].(*llir.InstCall)
	if call.Args[0] != m.Funcs[1].Params[0] {
		t.Errorf("argument 0 is %v", call.Args[0])
	}
	for i, want := range map[int]string{1: `!"s\22"`, 2: "!DIArgList"} {
		if got := call.Args[i].(*metadata.Value).Value.(*metadata.String).Value; got != want {
			t.Errorf("argument %d is %q, want %q", i, got, want)
		}
	}
	if b := call.OperandBundles; len(b) != 1 || b[0].Tag != "optgo.arglist.2" || len(b[0].Inputs) != 2 {
		t.Errorf("operand bundles are %v", b)
	}
}

// TestModuleTables checks the tables of metadata, summaries and the like.
func TestModuleTables(t *testing.T) {
	text, _ := carryOK(t, "t.ll", []byte(`@g = global i32 0, code_model "large", !dbg !1, align 4, sanitize_address_dyninit
!1 = distinct !DIFoo(name: "a", ; comment
  x: !2)
!2 = !{}
!foo.bar = !{!1, !DIExpression()}
^0 = module: (path: "x", hash: (0, 0, 0, 0, 0))
@a = global [2 x ptr] [ptr @g, ptr @g]
uselistorder ptr @g, { 1, 0 }
define noundef "k"="v" i32 @f() !dbg !2 { ret i32 0 }
`))
	if d := cmp.Diff(carried.Global{Name: "@g", Extras: []string{`code_model "large"`, "sanitize_address_dyninit"}, Attachments: []carried.Attachment{{Kind: "dbg", Node: "!1"}}}, text.Globals[0]); d != "" {
		t.Error(d)
	}
	if got := text.Metadata[0].Text; got != `distinct !DIFoo(name: "a", x: !2)` {
		t.Errorf("metadata text is %q", got)
	}
	if d := cmp.Diff([]string{"!1", "!DIExpression()"}, text.NamedMetadata[0].Nodes); d != "" {
		t.Error(d)
	}
	if len(text.Summaries) != 1 || len(text.UseListOrders) != 1 {
		t.Errorf("summaries %q, use-list orders %q", text.Summaries, text.UseListOrders)
	}
	f := text.Funcs[0]
	if d := cmp.Diff([]string{"noundef", `"k"="v"`}, f.ReturnAttrs); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]carried.Attachment{{Kind: "dbg", Node: "!2"}}, f.Attachments); d != "" {
		t.Error(d)
	}
}

// TestLinear carries texts of two sizes and compares the length of the output and the memory that
// it retains: both grow linearly with the input.
func TestLinear(t *testing.T) {
	size := func(n int) (int, int) {
		src := strings.Repeat("@g = global ptr getelementptr (i8, ptr getelementptr (i8, ptr null, i32 1), inrange i32 2)\n", n)
		for i := range n {
			src = strings.Replace(src, "@g =", "@g"+strings.Repeat("x", i%7)+strings.Repeat("y", i/7)+" =", 1)
		}
		text, diags := Carry("t.ll", []byte(src))
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		return len(src), len(text.LL14)
	}
	in1, out1 := size(20)
	in2, out2 := size(200)
	if r1, r2 := float64(out1)/float64(in1), float64(out2)/float64(in2); r2 > r1*1.2 {
		t.Errorf("output grows from %.2f to %.2f bytes per byte", r1, r2)
	}
}
