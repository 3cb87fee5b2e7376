package dialect

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func ref(n int, text string) NodeValue { return NodeValue{Kind: NodeRef, ID: n, Text: text} }

func TestParseNode(t *testing.T) {
	for _, tc := range []struct {
		text string
		want *Node
	}{
		{"!{}", &Node{}},
		{"distinct !{!1, null, i32 5}", &Node{Distinct: true, Fields: []Field{{Value: ref(1, "!1")}, {Value: NodeValue{Kind: NodeNull, Text: "null"}}, {Value: NodeValue{Kind: NodeConst, Text: "i32 5"}}}}},
		{`!{!"a\22b", ptr getelementptr (i8, ptr @f, i32 1), i1 true}`, &Node{Fields: []Field{
			{Value: NodeValue{Kind: NodeString, Text: `!"a\22b"`, Str: `a"b`}},
			{Value: NodeValue{Kind: NodeConst, Text: "ptr getelementptr (i8, ptr @f, i32 1)"}},
			{Value: NodeValue{Kind: NodeConst, Text: "i1 true"}}}}},
		{`!DILocation(line: 3, scope: !2, isImplicitCode: true)`, &Node{Kind: "DILocation", Fields: []Field{
			{"line", NodeValue{Kind: NodeInt, Text: "3"}}, {"scope", ref(2, "!2")}, {"isImplicitCode", NodeValue{Kind: NodeWord, Text: "true"}}}}},
		{`!DIFoo(name: "x", flags: DIFlagA | DIFlagB, e: !DIExpression(DW_OP_constu, 4), n: null, m: !{!3})`, &Node{Kind: "DIFoo", Fields: []Field{
			{"name", NodeValue{Kind: NodeString, Text: `"x"`, Str: "x"}},
			{"flags", NodeValue{Kind: NodeWord, Text: "DIFlagA | DIFlagB"}},
			{"e", NodeValue{Kind: NodeInline, Text: "!DIExpression(DW_OP_constu, 4)", Node: &Node{Kind: "DIExpression", Fields: []Field{
				{Value: NodeValue{Kind: NodeWord, Text: "DW_OP_constu"}}, {Value: NodeValue{Kind: NodeInt, Text: "4"}}}}}},
			{"n", NodeValue{Kind: NodeNull, Text: "null"}},
			{"m", NodeValue{Kind: NodeInline, Text: "!{!3}", Node: &Node{Fields: []Field{{Value: ref(3, "!3")}}}}}}}},
		{"!{<2 x i32> <i32 1, i32 2>, [1 x ptr] [ptr null]}", &Node{Fields: []Field{
			{Value: NodeValue{Kind: NodeConst, Text: "<2 x i32> <i32 1, i32 2>"}}, {Value: NodeValue{Kind: NodeConst, Text: "[1 x ptr] [ptr null]"}}}}},
	} {
		got, err := ParseNode(tc.text)
		if err != nil {
			t.Errorf("%s: %v", tc.text, err)
		} else if d := cmp.Diff(tc.want, got); d != "" {
			t.Errorf("%s:\n%s", tc.text, d)
		}
	}
}

func TestParseNodeErrors(t *testing.T) {
	for _, text := range []string{"", "!1", "{", "!{", "!{!1", "!{i32", "!DIFoo(x: )", "!DIFoo", "!{} x", "!{,}", `!{"`} {
		if n, err := ParseNode(text); err == nil {
			t.Errorf("%q: no error, got %+v", text, n)
		}
	}
}
