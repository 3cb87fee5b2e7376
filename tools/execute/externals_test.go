package main

import (
	"strings"
	"testing"

	optgo "opt-go"
)

// TestExternals: what a module declares gets a definition that llc would compile: the same module
// with functions of all kinds of types is read again, and has no declaration left.
func TestExternals(t *testing.T) {
	const text = `
target triple = "nvptx64-nvidia-cuda"
@g = external addrspace(1) global [4 x i32], align 4
@s = external addrspace(3) global i32
@c = external constant float
@open = external addrspace(3) global [0 x i32]
declare void @none()
declare { i32, <2 x half>, [2 x double] } @all(i1, i7 zeroext, i32 %named, i64, i128, ptr readonly nocapture, ptr byval({ i32, i64 }) align 8, <3 x float>, { bfloat, [2 x i8] }) #0 ; comment
declare nonnull ptr @pointer(ptr addrspace(3))
declare i32 @kept(...)
define void @user() {
  call void @none()
  ret void
}
attributes #0 = { nounwind memory(none) }
`
	m, err := optgo.Read("text.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	got := externals(text, m)
	again, err := optgo.Read("again.ll", []byte(got))
	if err != nil {
		t.Fatalf("%v\n%s", err, got)
	}
	var left []string
	for _, f := range again.Funcs {
		if f.IsDecl() {
			left = append(left, f.Name())
		}
	}
	for _, g := range again.Globals {
		if g.Init == nil {
			left = append(left, g.Name())
		}
	}
	if want := "kept open"; strings.Join(left, " ") != want {
		t.Errorf("declared are %q, not %q:\n%s", left, want, got)
	}
}
