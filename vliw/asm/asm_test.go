package asm

import (
	"math"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/vliw/machine"
)

// ignorePos compares modules without the places of their text.
var ignorePos = cmp.FilterPath(func(p cmp.Path) bool {
	return p.Last().Type() == reflect.TypeOf(Pos{})
}, cmp.Ignore())

func roundTrip(t *testing.T, m *Module) string {
	t.Helper()
	if err := Check(m); err != nil {
		t.Fatal(err)
	}
	text := m.String()
	back, err := Parse(m.File, text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if diff := cmp.Diff(m, back, ignorePos); diff != "" {
		t.Errorf("parsed module differs: %s\n%s", diff, text)
	}
	if again := back.String(); again != text {
		t.Errorf("printed again differs:\n%s", cmp.Diff(text, again))
	}
	return text
}

// example uses every construct of the text.
func example() *Module {
	kernel := []Bundle{
		{Ops: []Inst{
			{Op: machine.OpFldD, Guard: Guard{Reg: machine.RP(0)}, Dst: machine.RF(0), Args: []Arg{MemArg(machine.R(2), -8)}, Flags: Spill | Dismiss},
			{Op: machine.OpCmpEq, Guard: Guard{Reg: machine.P(3), Negate: true}, Dst: machine.RP(4), Args: []Arg{RegArg(machine.RR(5)), ImmArg(-7)}, Flags: Unc | Trip},
		}, Comment: "two; with a semicolon"},
		{}, {}, {},
		{Ops: []Inst{{Op: machine.OpCtop, Args: []Arg{LabelArg("kernel")}}}},
	}
	return &Module{
		File: "example.s", Machine: "p2m2l4-norot", Regs: 32, Externs: []string{"printf", "odd name\n"},
		Globals: []*Global{
			{Name: "table", Align: 16, ReadOnly: true, Local: true, Init: []Datum{
				{Sym: Sym{Name: "main", Block: "kernel"}}, {Sym: Sym{Name: "text", Offset: -1}}, {Sym: Sym{Name: "printf"}},
			}},
			{Name: "text", Init: []Datum{{Bytes: []byte("a \"text\"\\\n\x00")}, {Zero: 100}, {Bytes: []byte{1, 2, 255}}}},
			{Name: "empty"},
		},
		Funcs: []*Func{{
			Name: "main", Local: true, Comments: []string{"what it does", "", "  indented"},
			Blocks: []*Block{
				{Label: "1", Bundles: []Bundle{
					{Ops: []Inst{
						{Op: machine.OpLa, Dst: machine.SP, Args: []Arg{SymArg(Sym{Name: "table", Offset: 8})}},
						{Op: machine.OpLi, Dst: machine.R(5), Args: []Arg{ImmArg(math.MinInt64)}},
						{Op: machine.OpCall, Args: []Arg{SymArg(Sym{Name: "odd name\n"})}},
					}},
					{Comment: "idle"},
				}},
				{Label: "head", Comments: []string{"the outer loop"}},
				{Label: "kernel", Bundles: kernel, Comments: []string{"loop x: not a summary"}},
				{Label: "r5", Bundles: []Bundle{{Ops: []Inst{{Op: machine.OpBr, Args: []Arg{LabelArg("r5")}}}}}},
			},
			Loops: []*Loop{
				{Name: "outer", First: 1, Last: 3},
				{Name: "inner.1", First: 2, Last: 2, II: 5, MII: 4, ResMII: 4, RecMII: 0, Stages: 2, MaxLive: 9, Registers: 10},
				{Name: "plain", First: 3, Last: 3, II: 12},
			},
		}},
	}
}

func TestRoundTripOfExample(t *testing.T) {
	text := roundTrip(t, example())
	for _, want := range []string{
		".machine p2m2l4-norot regs=32\n",
		".loop inner.1 ii=5 mii=4 res=4 rec=0 sc=2 maxlive=9 regs=10\n; loop inner.1: II=5 MII=4 (res 4 rec 0) SC=2 MaxLive=9 regs=10\n",
		"    { (rp0) rf0 = fld.d [r2-8] !spill !dismiss | (!p3) rp4 = cmp.eq rr5, -7 !unc !trip }  ; two; with a semicolon\n    nop 3\n",
		".loop plain ii=12\n",
		"\"1\":\n    { sp = la table+8 | r5 = li -9223372036854775808 | call \"odd name\\0a\" }\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestRoundTripOfEveryOperation builds each opcode with operands of each form.
func TestRoundTripOfEveryOperation(t *testing.T) {
	forms := map[machine.ArgKind][]Arg{
		machine.ArgIntImm: {RegArg(machine.R(9)), ImmArg(math.MinInt32), RegArg(machine.RR(0))},
		machine.ArgInt:    {RegArg(machine.RR(12))},
		machine.ArgFloat:  {RegArg(machine.F(3)), RegArg(machine.RF(63))},
		machine.ArgPred:   {RegArg(machine.P(3)), RegArg(machine.RP(127))},
		machine.ArgImm:    {ImmArg(1)},
		machine.ArgImm64:  {ImmArg(math.MaxInt64), ImmArg(-1)},
		machine.ArgF32:    {FloatArg(uint64(math.Float32bits(0.1))), FloatArg(0x7fc00001), FloatArg(1 << 31)},
		machine.ArgF64:    {FloatArg(math.Float64bits(1e300)), FloatArg(math.Float64bits(math.Inf(-1))), FloatArg(math.Float64bits(3))},
		machine.ArgMem:    {MemArg(machine.SP, 0), MemArg(machine.RR(1), math.MaxInt32)},
		machine.ArgLabel:  {LabelArg("a"), LabelArg("b c")},
		machine.ArgSym:    {SymArg(Sym{Name: "f"})},
	}
	f := &Func{Name: "f", Blocks: []*Block{{Label: "a"}, {Label: "b c"}}}
	for op := machine.OpInvalid + 1; op < machine.NumOps; op++ {
		info := machine.Info(op)
		for variant := range 3 {
			in := Inst{Op: op, Dst: machine.Reg{File: info.Dst}}
			if info.Dst != machine.NoFile {
				in.Dst.Rotating, in.Dst.Num = variant == 1, uint16(variant)
			}
			for _, kind := range info.Args {
				in.Args = append(in.Args, forms[kind][variant%len(forms[kind])])
			}
			if op == machine.OpPset {
				in.Args[0].Imm = int64(variant % 2)
			}
			if info.Args == nil {
				in.Args = []Arg{}
			}
			f.Blocks[0].Bundles = append(f.Blocks[0].Bundles, Bundle{Ops: []Inst{in}})
		}
	}
	roundTrip(t, &Module{File: "ops.s", Funcs: []*Func{f}})
}

func TestSpellings(t *testing.T) {
	text := "; top\n.func f\na: { r1 = li 0xFF\n  ; inside\n r2 = li 0xffffffffffffffff | }\n\n{}\nnop\n" +
		"b:\n{ f1 = fli.s 1 | f2 = fli.d -1e-5 | r3 = ld8 [r1] }\n.end\n" +
		".data w\n.word 1, -1\n.quad 0x1122334455667788, -1\n.ascii \"x\"\n.end\n.data empty\n.zero 0\n.end"
	m, err := Parse("t.s", text)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	if len(f.Blocks) != 2 || len(f.Blocks[0].Bundles) != 3 || f.Comments[0] != "top" {
		t.Errorf("got\n%s", m)
	}
	if ops := f.Blocks[0].Bundles[0].Ops; ops[1].Args[0].Imm != -1 || ops[0].Pos != (Pos{3, 6}) || ops[1].Pos != (Pos{5, 2}) {
		t.Errorf("got %+v", ops)
	}
	want := []byte{1, 0, 0, 0, 255, 255, 255, 255, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11, 255, 255, 255, 255, 255, 255, 255, 255, 'x'}
	if diff := cmp.Diff(want, m.Globals[0].Init[0].Bytes); diff != "" {
		t.Error(diff)
	}
	if m.Globals[1].Size() != 0 || m.Globals[0].Size() != 25 {
		t.Error("wrong sizes")
	}
}

// TestErrors: line 3 is the first of the body, as in the messages.
func TestErrors(t *testing.T) {
	tests := []struct{ body, want string }{
		{"{ r1 = foo r2 }", "t.s:3:8: error: unknown operation foo"},
		{"{ r1 = add r2 }", `3:15: error: expected "," and another operand of add, found "}"`},
		{"{ r1 = add r2, r3, r4 }", `3:18: error: expected "|" or "}" after an operation, found ","`},
		{"{ r1 = add r2, f3 }", `3:16: error: expected an integer register or a number, found "f3"`},
		{"{ f1 = add r2, r3 }", "3:3: error: the result of add must be a register of the int file"},
		{"{ add r2, r3 }", "the result of add must be"},
		{"{ r1 = st8 [r2], r3 }", "st8 has no result"},
		{"{ (r1) r1 = li 2 }", `3:4: error: expected a predicate register, found "r1"`},
		{"{ r1 = li 99999999999999999999 }", "3:11: error: 99999999999999999999 is not a 64-bit integer"},
		{"{ r1 = add r1, 2147483648 }", "2147483648 is not in the range -2147483648 to 2147483647"},
		{"{ r1 = li 5 !foo }", "3:14: error: unknown flag !foo"},
		{"{ r1 = li 5 !spill }", "!spill on li"},
		{"{ st8 [r1], r1 !dismiss }", "!dismiss on st8"},
		{"{ f1 = fdiv.d f1, f1 !dismiss }", "!dismiss on fdiv.d"},
		{"{ r1 = ld8 [r1] !unc }", "!unc on ld8"},
		{"{ (p1) ctop a }", "ctop cannot be guarded"},
		{"{ br nowhere }", "function f has no block nowhere"},
		{"{ r1 = la nothing }", "unknown symbol nothing"},
		{"{ r1 = la f:b }", "function f has no block b"},
		{"{ r1 = la f+8 }", "offset 8 from code f"},
		{"{ call d }", "call of d, which is not a function"},
		{"{ p1 = pset 2 }", "pset takes 0 or 1, not 2"},
		{"{ r1 = ld8 r2 }", `3:12: error: expected "[", found "r2"`},
		{"{ r01 = li 1 }", `expected a register, found "r01"`},
		{"{ f1 = fli.s 0x123456789 }", "0x123456789 is not 32 bits"},
		{"{ f1 = fli.d x }", "expected a float constant"},
		{"{ r1 = li 5", "found end of file"},
		{"nop 0", "0 is not in the range"},
		{"a:", "3:1: error: label a is defined twice in function f"},
		{".loop x ii=2\n.end", "loop x is not closed by .endloop"},
		{".loop x\n.endloop x", "loop x has no blocks"},
		{".loop x\nb:\n.loop y\nc:\n.endloop x", "7:1: error: .endloop x, but the innermost open loop is y"},
		{".endloop x", ".endloop x without .loop"},
		{".loop x\nb:\nnop\n.endloop x\nnop", "7:1: error: expected a label after .endloop"},
		{".loop x\nnop", "4:1: error: expected a label after .loop"},
		{".loop x foo=1", "3:9: error: unknown loop setting foo"},
		{"r1 = li 5", `3:1: error: expected a bundle, a label or .end, found "r1"`},
		{"{ r1 = li 5 } }", `3:15: error: expected end of line, found "}"`},
		{"{ r1 = li @ }", "unexpected character '@'"},
		{".end\n.data g align=3\n.end\n.func h\na:", "is not a power of two"},
		{".end\n.data d\n.end\n.func g\na:", "d is defined twice"},
		{".end\n.data g\n.byte 256\n.end\n.func g\na:", "256 is not in the range -128 to 255"},
		{".end\n.data g\n.long 1", "unknown data directive .long"},
		{".end\n.data g\n.ascii \"x", "string does not end"},
		{".end\n.data g\n.ascii \"\\x1\"", "two hexadecimal digits"},
		{".end\n.func g\n.end\n.func h\na:", "function g has no blocks"},
		{".end\n.func g\n{ }", "a function starts with a label"},
		{".end\n.foo\n.func g\na:", "unknown directive .foo"},
		{".end\nfoo\n.func g\na:", "expected a directive"},
	}
	for _, tt := range tests {
		text := ".func f\na:\n" + tt.body
		if !strings.Contains(tt.want, "end of file") {
			text += "\n.end\n.data d\n.end\n"
		}
		_, err := Parse("t.s", text)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: got %v, want %s", tt.body, err, tt.want)
		}
	}
	if _, err := Parse("t.s", ".func f\na:\n"); err == nil || err.Error() != "t.s:1:1: error: function f has no .end" {
		t.Errorf("got %v", err)
	}
}

func TestCheckMachine(t *testing.T) {
	m, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	for body, want := range map[string]string{
		"{ r1 = li 1 | r2 = li 2 | f1 = fli.s 1.0 }": "resource conflict: fli.s is operation 3 on the adder units",
		"{ p16 = pset 1 }":                           "no register p16: machine p2m2l4 has 16 static pred registers",
		"{ (rp128) r1 = li 1 }":                      "no register rp128",
		"{ st8 [r64], 1 }":                           "no register r64",
		"{ r1 = li 1 | r2 = ld8 [sp] | ret }":        "",
	} {
		mod, err := Parse("t.s", ".func f\na:\n"+body+"\n.end\n")
		if err != nil {
			t.Fatal(err)
		}
		err = CheckMachine(mod, m)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: got %v, want %q", body, err, want)
		}
	}
}

// TestDocumentationExample: the program that docs/vliw-asm.md shows is one.
func TestDocumentationExample(t *testing.T) {
	page, err := os.ReadFile("../../docs/vliw-asm.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```\n")
	text, _, _ := strings.Cut(rest, "```")
	m, err := Parse("docs/vliw-asm.md", text)
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Funcs) != 1 || len(m.Globals) != 1 || !m.Funcs[0].Loops[0].Pipelined() {
		t.Errorf("got\n%s", m)
	}
}

func TestCaret(t *testing.T) {
	if got := Caret("one\n\ttwo\n", Pos{2, 3}); got != "\ttwo\n\t ^\n" {
		t.Errorf("%q", got)
	}
	if got := Caret("one", Pos{5, 1}); got != "" {
		t.Errorf("%q", got)
	}
}

// FuzzParse: the parser ends with a module or an *Error, and what it accepts
// prints and parses to the same text.
func FuzzParse(f *testing.F) {
	f.Add(example().String())
	f.Add(".func f\na:\n{ (!p3) r1 = add r2, -3 !trip }\n.end\n")
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Parse("t.s", text)
		if err != nil {
			if _, ok := err.(*Error); !ok {
				t.Fatalf("error of type %T", err)
			}
			return
		}
		printed := m.String()
		back, err := Parse("t.s", printed)
		if err != nil {
			t.Fatalf("%v\n%s", err, printed)
		}
		if again := back.String(); again != printed {
			t.Fatalf("not stable:\n%s\n%s", printed, again)
		}
	})
}
