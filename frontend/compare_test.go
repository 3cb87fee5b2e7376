package frontend

import (
	"strings"
	"testing"

	"opt-go/frontend/ir"
)

// TestComparedExpressions: a constant expression as the second operand of icmp keeps its position,
// although llir gives the first operand, a local pointer, another pointee type.
func TestComparedExpressions(t *testing.T) {
	lines := []string{
		"%c1 = icmp ult ptr addrspace(3) %q, getelementptr inbounds ([16 x i32], ptr addrspace(3) @a, i64 0, i64 2)",
		"%c2 = icmp ne ptr %s, getelementptr inbounds ([8 x [7 x ptr]], ptr @g, i64 0, i64 2)",
		"%c3 = icmp ugt i64 %i, ptrtoint (ptr @g to i64)",
		"%c4 = icmp eq ptr %s, addrspacecast (ptr addrspace(3) @a to ptr)",
		"%c6 = icmp eq ptr @g, getelementptr (i8, ptr null, i64 40)",
		"%c5 = icmp eq ptr getelementptr inbounds ([8 x [7 x ptr]], ptr @g, i64 0, i64 2), %s",
	}
	src := "@a = addrspace(3) global [16 x i32] zeroinitializer\n@g = global [8 x [7 x ptr]] zeroinitializer\n" +
		"define void @f(i64 %i) {\n  %s = alloca ptr, align 8\n" +
		"  %q = getelementptr [16 x i32], ptr addrspace(3) @a, i64 0, i64 %i\n  " + strings.Join(lines, "\n  ") + "\n  ret void\n}\n"
	m, err := Read("test.ll", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for i := range m.Func("f").Instrs() {
		if i.Op() == ir.ICmp {
			got = append(got, i.String())
		}
	}
	if strings.Join(got, "\n") != strings.Join(lines, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(lines, "\n"))
	}
}
