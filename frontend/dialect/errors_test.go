package dialect

import (
	"strings"
	"testing"

	"opt-go/frontend/dialect/carried"
)

// in wraps an instruction into a function whose line 2 it is.
func in(s string) string { return "define i32 @f(i32 %a, ptr %p) {\n  " + s + "\n  ret i32 0\n}\n" }

func TestErrors(t *testing.T) {
	for _, tc := range []struct{ name, src, want string }{
		{"undefined value", in("%x = add i32 %a, %nope"), "2:20: error: use of undefined value '%nope'"},
		{"undefined number", in("%x = add i32 %a, %7"), "2:20: error: use of undefined value '%7'"},
		{"undefined block", in("br label %nope\nx:"), "2:12: error: use of undefined block '%nope'"},
		{"undefined global", in("store i32 1, ptr @g"), "2:20: error: use of undefined value '@g'"},
		{"undefined global in metadata", "!0 = !{ptr @nope}", "1:12: error: use of undefined value '@nope'"},
		{"undefined metadata", "!x = !{!7}", "1:8: error: use of undefined metadata '!7'"},
		{"undefined attachment", in("%x = add i32 %a, 1, !dbg !9"), "2:28: error: use of undefined metadata '!9'"},
		{"undefined type", "@g = global %T zeroinitializer", "1:13: error: use of undefined type '%T'"},
		{"undefined numbered type", "@g = global %3 zeroinitializer", "1:13: error: use of undefined type '%3'"},
		{"undefined comdat", "@g = global i32 0, comdat($c)", "1:27: error: use of undefined comdat '$c'"},
		{"undefined implicit comdat", "@g = global i32 0, comdat", "1:20: error: use of undefined comdat '$g'"},
		{"comma missing, never closed", "!0 = !{i32 4 !1\n!1 = !{}\n", "1:14: error: expected ',' in a metadata node, found '!1'"},
		{"kind without fields", "!0 = !DIFile !1\n!1 = !{}\n", "1:14: error: expected '(' after the kind of a metadata node, found '!1'"},
		{"type as attribute", "declare void @f(i32 ptr %x)\n", "1:21: error: expected an attribute, found 'ptr'"},
		{"no body", "define void @f() ret void }\n", "1:18: error: expected an attribute, found 'ret'"},
		{"result without =", in("%x ret i32 %x"), "2:6: error: expected '=' after the name of an instruction's result, found 'ret'"},
		{"type with NUL", "%\"a\\00\" = type i8\n", "1:1: error: NUL character is not allowed in names"},
		{"redefined value", in("%a = add i32 1, 2"), "2:3: error: redefinition of value '%a'\nt.ll:1:19: note: first defined here"},
		{"redefined block", in("br label %x\nx:\n br label %x\nx:"), "5:1: error: redefinition of value '%x'\nt.ll:3:1: note: first defined here"},
		{"redefined global", "@g = global i32 0\ndeclare void @g()", "2:14: error: redefinition of global '@g'\nt.ll:1:1: note: first defined here"},
		{"redefined type", "%T = type { i32 }\n%T = type { i32 }", "2:1: error: redefinition of type '%T'"},
		{"redefined metadata", "!0 = !{}\n!0 = !{}", "2:1: error: redefinition of metadata '!0'"},
		{"redefined comdat", "$c = comdat any\n$c = comdat any", "2:1: error: redefinition of comdat '$c'"},
		{"block as value", in("%x = add i32 %e, 1\nbr label %e\ne:"), "2:16: error: '%e' is a block, not a value"},
		{"value as block", in("br label %a"), "2:12: error: '%a' is a value, not a block"},
		{"small number", in("%5 = add i32 1, 2\n %3 = add i32 1, 2"), "3:2: error: number 3 is too small here; the next unnamed value is %6"},
		{"small global number", "@5 = global i32 0\n@3 = global i32 0", "2:1: error: '@3' must be numbered @6 or higher"},
		{"unterminated string", "target triple = \"\"\nsource_filename = \"abc", "2:19: error: this string has no end"},
		{"unclosed bracket", "!0 = !{!1, (", "1:7: error: '{' is never closed"},
		{"wrong bracket", "!0 = !{i32 1)", "1:13: error: ')' does not close '{'\nt.ll:1:7: note: opened here"},
		{"odd byte", "@g = global i32 0 \x80", "1:19: error: unexpected byte \"\\x80\""},
		{"odd sigil", "@g = global i32 % ", "1:17: error: expected a name after '%'"},
		{"end of file", "define void @f() {", "1:19: error: expected an instruction here, found the end of the file"},
		{"no terminator", "define void @f() {\nx:\n}", "3:1: error: expected an instruction here, found '}'"},
		{"fall through", "define void @f(i32 %a) {\n  %b = add i32 %a, 1\nx:\n  ret void\n}", "3:1: error: the block before this has no terminator"},
		{"empty body", "define void @f() {\n}", "2:1: error: a function body needs at least one block"},
		{"unknown instruction", in("%x = frob i32 %a"), "2:8: error: unknown instruction 'frob'"},
		{"missing operand", in("%x = add i32 %a"), "3:3: error: expected ',' between operands, found 'ret'"},
		{"missing value", in("%x = add i32 %a,"), "3:3: error: expected a value here, found 'ret'"},
		{"missing type", in("%x = add , %a"), "2:12: error: expected a type here, found ','"},
		{"named void", in("%x = store i32 %a, ptr %p"), "2:3: error: 'store' has no result to name"},
		{"named void call", in("%x = call void %p()"), "2:3: error: 'call' has no result to name"},
		{"no predicate", in("%x = icmp i32 %a, 1"), "2:13: error: expected a predicate of a comparison, found 'i32'"},
		{"top level", "foo bar", "1:1: error: expected a definition or declaration at top level, found 'foo'"},
		{"order of a global's words", "@g = hidden private global i32 0", "1:13: error: expected 'global', 'constant', 'alias' or 'ifunc' in the definition of a global, found 'private'"},
		{"integer at float", in("%x = fadd float 1, 2.0"), "2:19: error: an integer literal does not fit type 'float'"},
		{"float at integer", in("%x = add i32 1.0, 2"), "2:16: error: floating-point literal where the type is none"},
		{"half at float", "@g = global float 0xH0000", "1:19: error: floating-point literal does not fit its type"},
		{"null at integer", in("%x = add i32 null, 2"), "2:16: error: 'null' does not fit type 'i32'"},
		{"true at i32", in("%x = add i32 true, 2"), "2:16: error: 'true' does not fit type 'i32'"},
		{"string length", "@s = global [4 x i8] c\"ab\\00\"", "1:23: error: this string has 3 bytes, its type '[4 x i8]'"},
		{"struct at array", "@s = global [1 x i8] { i8 0 }", "1:22: error: a structure constant does not fit type '[1 x i8]'"},
		{"local outside", "@g = global i32 %x", "1:17: error: '%x' is a local value outside of a function"},
		{"ptr*", "@g = global ptr* null", "1:16: error: 'ptr*' is no type; use 'ptr'"},
		{"width", "@g = global i0 0", "1:13: error: the width of 'i0' is not between 1 and 8388608"},
		{"reserved type", "%optgo.x = type i32", "1:1: error: type names that begin with 'optgo.' are reserved"},
		{"reserved global", "@optgo.x = global i32 0", "1:1: error: global names that begin with 'optgo.' are reserved"},
		{"reserved attribute", "declare void @f() \"optgo:x\"", "1:19: error: attributes that begin with 'optgo:' are reserved"},
		{"bitcode", "BC\xc0\xde1234", "error: this is LLVM bitcode; opt-go reads LLVM assembly (convert it with llvm-dis)"},
		{"wrapped bitcode", "\xde\xc0\x17\x0b....", "error: this is LLVM bitcode"},
		{"record", in("#dbg_frob(i32 %a, !0)"), "2:3: error: unknown debug record '#dbg_frob'"},
		{"llir's syntax error", "; x\n@p = global ptr null\n@g = thread_local(hidden) global i32 0", "3:19: error: the LLVM reader does not understand this"},
		{"integer at a named type", "%T = type float\n@p = global ptr null\n@g = global %T 5", "3:16: error: the LLVM reader refuses this: invalid type of integer constant"},
		{"base of getelementptr", in("%x = getelementptr i8, i32 %a, i64 1"), "2:26: error: the base of 'getelementptr' is no pointer"},
		{"void global", "@g = global void zeroinitializer", "1:13: error: a global variable cannot have type 'void'"},
		{"struct index", "%T = type { i32 }\n" + in("%x = getelementptr %T, ptr %p, i32 0, i32 4"), "3:45: error: invalid getelementptr indices"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			text, diags := Carry("t.ll", []byte(tc.src))
			if !diags.HasErrors() {
				_, diags = carried.Parse(text)
			}
			if got := diags.Error(); !strings.Contains(got, tc.want) {
				t.Errorf("got\n%s\nwant\n%s", got, tc.want)
			}
		})
	}
}

func TestManyErrors(t *testing.T) {
	src := in(strings.Repeat("call void @f(i32 %nope)\n", 3) + "%x = add i32 %n1, %n2\n store i32 %n3, ptr @g1")
	_, diags := Carry("t.ll", []byte(src))
	if n := len(diags); n != 5 { // nope once, n1, n2, n3, g1
		t.Errorf("%d diagnostics, want 5:\n%v", n, diags)
	}
	for i := 1; i < len(diags); i++ {
		if p, q := diags[i-1].Pos, diags[i].Pos; p.Line > q.Line || p.Line == q.Line && p.Col > q.Col {
			t.Errorf("diagnostics out of order:\n%v", diags)
		}
	}
}

// TestDeep is nesting beyond the limit, everywhere brackets nest.
func TestDeep(t *testing.T) {
	const n = 100000
	for name, src := range map[string]string{
		"type":       "@g = global " + strings.Repeat("[1 x ", n) + "i8" + strings.Repeat("]", n) + " zeroinitializer",
		"struct":     "@g = global " + strings.Repeat("{", n),
		"constant":   "@g = global i64 " + strings.Repeat("add (i64 ", n),
		"gep":        "@g = global ptr " + strings.Repeat("getelementptr (i8, ptr ", n),
		"carrier":    "@g = global ptr " + strings.Repeat("frob (ptr ", n),
		"metadata":   "!0 = !{" + strings.Repeat("!{", n),
		"function":   "declare " + strings.Repeat("void (", n),
		"asm":        "@g = global ptr " + strings.Repeat("<{ ptr ", n),
		"attribute":  "declare void @f() frob" + strings.Repeat("(", n),
		"pointer":    "@g = global i8" + strings.Repeat("*", n) + " null, x",
		"functypes":  "declare void" + strings.Repeat(" ()", n) + " @f()",
		"old gep":    "@g = global ptr " + strings.Repeat("getelementptr ({i8}, ptr @g, inrange i32 ", n),
		"callee":     in("call void " + strings.Repeat("bitcast (ptr ", n)),
		"args":       in("call void @f(metadata " + strings.Repeat("!{", n)),
		"aliasee":    "@a = alias i8, " + strings.Repeat("getelementptr (i8, ptr ", n),
		"call gep":   in("%x = getelementptr i8, ptr " + strings.Repeat("getelementptr (i8, ptr ", n)),
		"uselist":    "uselistorder ptr " + strings.Repeat("getelementptr (", n),
		"summary":    "^0 = module: " + strings.Repeat("(", n),
		"type names": "%T = type " + strings.Repeat("<{", n),
	} {
		t.Run(name, func(t *testing.T) {
			text, diags := Carry("t.ll", []byte(src))
			if !diags.HasErrors() {
				_, diags = carried.Parse(text)
			}
			if !diags.HasErrors() {
				t.Error("no error")
			}
		})
	}
}

func TestMoreErrors(t *testing.T) {
	for _, tc := range []struct{ name, src, want string }{
		{"misspelled type", in("%x = add in32 %a, 1"), "2:12: error: expected a type here, found 'in32'"},
		{"misspelled return type", in("%x = call in32 @f(i32 1, ptr null)"), "2:13: error: expected a return type here, found 'in32'"},
		{"block address", "@g = global ptr blockaddress(@f, %nope)\n" + in("br label %e\ne:"), "1:34: error: '@f' has no block '%nope'"},
		{"block address of a declaration", "@g = global ptr blockaddress(@d, %x)\ndeclare void @d()", "1:30: error: '@d' is no function with a body"},
	} {
		_, diags := Carry("t.ll", []byte(tc.src))
		if got := diags.Error(); !strings.Contains(got, tc.want) {
			t.Errorf("%s: got\n%s\nwant\n%s", tc.name, got, tc.want)
		}
	}
}
