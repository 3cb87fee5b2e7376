package link

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

// The structure is new to dst, its member is not: in what dst has afterwards no two nodes are
// equal, so that the path from the structure finds the type of the access, also when more modules
// come.
func TestEqualNodesAreShared(t *testing.T) {
	const types = `
!0 = !{!"root"}
!1 = !{!"int", !0, i64 0}
`
	texts := []string{`
define void @a(ptr %p) {
  store i32 1, ptr %p, !tbaa !2
  ret void
}
!2 = !{!1, !1, i64 0}` + types, `
define void @b(ptr %p) {
  store i32 1, ptr %p, !tbaa !4
  ret void
}
!3 = !{!"pair", !1, i64 0, !1, i64 4}
!4 = !{!3, !1, i64 0}` + types, `
define void @c(ptr %p) {
  store i32 1, ptr %p, !tbaa !4
  ret void
}
!3 = !{!"pair", !1, i64 0, !1, i64 4}
!4 = !{!3, !1, i64 4}` + types}
	dst := ir.NewModule(ir.NewContext())
	for _, text := range texts {
		src, err := frontend.Read("src.ll", []byte(text), frontend.In(dst.Ctx))
		if err == nil {
			_, err = Into(dst, src, Options{})
		}
		if err == nil {
			err = frontend.Verify(dst)
		}
		if err != nil {
			t.Fatal(err)
		}
		nodes := newLinker(dst, ir.NewModule(dst.Ctx)).md
		nodes.prepare()
		for n := range nodes.same {
			t.Errorf("after %q: %v is there twice", dst.Funcs[len(dst.Funcs)-1].Name(), n)
		}
	}
}
