package frontend

import (
	"os/exec"
	"strings"
	"testing"

	"opt-go/frontend/diag"
	"opt-go/tools/oracle"
)

// TestImpliedDeclarations: calls of intrinsics without a declaration get one for their own types,
// whatever suffix is written.
func TestImpliedDeclarations(t *testing.T) {
	for _, c := range []struct{ name, src, want, warning string }{
		{name: "two types under one name", src: "define void @f(<2 x i32> %v, <vscale x 2 x i32> %s) {\n" +
			"  %a = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %v, <2 x i32> %v)\n" +
			"  %b = call <vscale x 2 x i32> @llvm.smax.v2i32(<vscale x 2 x i32> %s, <vscale x 2 x i32> %s)\n  ret void\n}\n",
			want: "%b = call <vscale x 2 x i32> @llvm.smax.nxv2i32("},
		{name: "a lifetime without a size", src: "define void @f() {\n  %p = alloca i64\n  call void @llvm.lifetime.start.p0(ptr %p)\n" +
			"  call void @llvm.lifetime.end(ptr %p)\n  ret void\n}\n", want: "call void @llvm.lifetime.end.p0(ptr %p)"},
		{name: "newer than the tables", src: "define float @f(i32 %x) {\n  %r = call float @llvm.dx.legacyf16tof32.i32(i32 %x)\n  ret float %r\n}\n",
			want: "declare float @llvm.dx.legacyf16tof32.i32(i32)", warning: "'@llvm.dx.legacyf16tof32.i32' is not known and declared as it is called"},
		{name: "a name that begins like an older one", src: "define half @f(<4 x half> %v, <4 x i1> %m) {\n" +
			"  %r = call half @llvm.experimental.vector.extract.last.active.v4f16(<4 x half> %v, <4 x i1> %m, half 1.0)\n  ret half %r\n}\n",
			want: "declare half @llvm.experimental.vector.extract.last.active.v4f16(<4 x half>, <4 x i1>, half)"},
		{name: "the end of a coroutine gives nothing", src: "declare void @llvm.coro.end.async(ptr, i1, ...)\ndefine void @f(ptr %p) {\n" +
			"  call void (ptr, i1, ...) @llvm.coro.end.async(ptr %p, i1 false)\n  ret void\n}\n", want: "call void (ptr, i1, ...) @llvm.coro.end.async("},
		{name: "a field of a protected pointer", src: "define ptr @f(ptr %p) {\n  %q = call ptr @llvm.protected.field.ptr.p0(ptr %p, i64 7, i1 true)\n" +
			"  ret ptr %q\n}\n", want: "declare ptr @llvm.protected.field.ptr.p0(ptr, i64, i1 immarg)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var warnings diag.List
			m := mustRead(t, "x.ll", []byte(c.src), Warnings(&warnings))
			if err := Verify(m); err != nil {
				t.Fatal(err)
			}
			if got := m.String(); !strings.Contains(got, c.want) {
				t.Errorf("want %s in\n%s", c.want, got)
			}
			if got := warnings.Error(); c.warning == "" && len(warnings) > 0 || !strings.Contains(got, c.warning) {
				t.Errorf("warnings %q, want %q", got, c.warning)
			}
			opt := oracle.Tool(t, "opt-22")
			for _, text := range []string{c.src, m.String()} {
				cmd := exec.Command(opt, "-S", "-o", "/dev/null", "-")
				cmd.Stdin = strings.NewReader(text)
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Errorf("opt-22: %s\n%s", out, text)
				}
			}
		})
	}
}

// TestUndeclaredNames: names of no intrinsic are rejected, and so are types that LLVM gives the
// intrinsic in no version.
func TestUndeclaredNames(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"define void @f() {\n  call void @llvm.no.such.thing()\n  ret void\n}\n", "use of undefined value '@llvm.no.such.thing'"},
		{"define void @f(ptr %p) {\n  call void @llvm.lifetime.end(i1 true, ptr %p)\n  ret void\n}\n", "invalid intrinsic signature"},
	} {
		if _, err := Read("x.ll", []byte(c.src)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %s", c.src, err, c.want)
		}
	}
}
