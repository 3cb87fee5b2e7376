package isel_test

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/isel"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// compile selects IR text for a processor and checks the result as tests always should.
func compile(t testing.TB, cpu, text string) *ptx.Module {
	t.Helper()
	target, err := isel.NewTarget(cpu, "")
	if err != nil {
		t.Fatal(err)
	}
	return compileFor(t, target, text)
}

func compileFor(t testing.TB, target isel.Target, text string) *ptx.Module {
	t.Helper()
	m, err := frontend.Read("test.ll", []byte("target triple = \"nvptx64-nvidia-cuda\"\n"+text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	out, err := isel.Select(m, target, 1)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if err := ptx.Verify(out); err != nil {
		t.Fatalf("%v\n%s\n%s", err, text, out.String())
	}
	back, err := parse.Module("test.ptx", out.String())
	if err != nil {
		t.Fatalf("%v\n%s", err, out.String())
	}
	return back
}

// refusal selects IR text that must be refused, and returns the message.
func refusal(t *testing.T, text string) string {
	t.Helper()
	m, err := frontend.Read("test.ll", []byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	target, _ := isel.NewTarget("sm_70", "")
	out, err := isel.Select(m, target, 1)
	if err == nil {
		t.Fatalf("not refused:\n%s\n%s", text, out.String())
	}
	return err.Error()
}

// run launches kernel k on threads with one buffer per argument and returns what the last one holds
// after it.
func run(t testing.TB, m *ptx.Module, threads int, buffers ...[]byte) []byte {
	t.Helper()
	prog, err := emu.Load(m)
	if err != nil {
		t.Fatalf("%v\n%s", err, m.String())
	}
	mem := emu.NewMemory(64)
	var args [][]byte
	var last uint64
	for _, b := range buffers {
		at, err := mem.Alloc(max(len(b), 1))
		if err != nil {
			t.Fatal(err)
		}
		if err := mem.Write(at, b); err != nil {
			t.Fatal(err)
		}
		args = append(args, emu.U64(at))
		last = at
	}
	_, err = prog.Launch(emu.Launch{Kernel: "k", Grid: emu.Dim3{X: 1}, Block: emu.Dim3{X: threads}, Args: args, Memory: mem, MaxInstructions: 1 << 24})
	if err != nil {
		t.Fatalf("%v\n%s", err, m.String())
	}
	got, err := mem.Read(last, len(buffers[len(buffers)-1]))
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// perThread wraps IR for one element into a kernel over arrays: %x and %y are the operands, %r the
// result; decls holds declarations of what body calls.
func perThread(in, out, body, decls string) string {
	return fmt.Sprintf(`
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
%s
define ptx_kernel void @k(ptr %%in1, ptr %%in2, ptr %%out) {
entry:
  %%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %%pa = getelementptr [1 x %s], ptr %%in1, i32 %%tid
  %%pb = getelementptr [1 x %s], ptr %%in2, i32 %%tid
  %%pc = getelementptr [1 x %s], ptr %%out, i32 %%tid
  %%x = load %s, ptr %%pa
  %%y = load %s, ptr %%pb
%s
  store %s %%r, ptr %%pc
  ret void
}
`, decls, in, in, out, in, in, indent(body), out)
}

func indent(s string) string { return "  " + strings.ReplaceAll(strings.TrimSpace(s), "\n", "\n  ") }
