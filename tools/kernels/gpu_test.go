package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// asGPU makes the test binary run a pack: the driver's library is found when a process starts.
const asGPU = "OPTGO_TEST_PACK"

func TestMain(m *testing.M) {
	if dir := os.Getenv(asGPU); dir != "" {
		c := config{limit: 1000, verbose: true}
		bad, err := c.onGPU(os.Stdout, dir)
		fmt.Println("wrong:", bad, err)
		return
	}
	os.Exit(m.Run())
}

// incIR and incPTX are the kernel that the stand-in for the driver knows.
const (
	incIR = `target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @inc(ptr %p, i32 %by, i32 %n) { ret void }`

	incPTX = `// inc adds
.version 7.0
.target sm_70
.address_size 64
.visible .entry inc(.param .u64 p, .param .u32 by, .param .u32 n)
{
	.reg .pred %p1;
	.reg .b32 %r<9>;
	.reg .b64 %rd<5>;
	ld.param.u64 %rd1, [p];
	ld.param.u32 %r1, [by];
	ld.param.u32 %r2, [n];
	mov.u32 %r3, %ctaid.x;
	mov.u32 %r4, %ntid.x;
	mov.u32 %r5, %tid.x;
	mad.lo.s32 %r6, %r3, %r4, %r5;
	setp.ge.u32 %p1, %r6, %r2;
	@%p1 ret;
	cvta.to.global.u64 %rd2, %rd1;
	mul.wide.u32 %rd3, %r6, 4;
	add.s64 %rd4, %rd2, %rd3;
	ld.global.u32 %r7, [%rd4];
	add.s32 %r8, %r7, %r1;
	st.global.u32 [%rd4], %r8;
	ret;
}
`
)

// TestPackOnGPU runs a pack with the stand-in: two compilers' codes, one of which the
// stand-in does not obey. The shape with two dimensions races.
func TestPackOnGPU(t *testing.T) {
	cc := oracle.Tool(t, "clang-19")
	library, dir := t.TempDir(), t.TempDir()
	driver := "../../nvptx/cuda/testdata/driver.c"
	if out, err := exec.Command(cc, "-shared", "-fPIC", "-o", filepath.Join(library, "libcuda.so.1"), driver).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	index := packIndex{CPU: "sm_70", Compilers: []string{"opt-go", "LLVM 19"},
		Files: []packedFile{{Source: "inc.ll", IR: "inc.ll", PTX: []string{"0.ptx", "1.ptx"}}}}
	text, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{packName: string(text), "inc.ll": incIR, "0.ptx": incPTX,
		"1.ptx": strings.Replace(incPTX, "add.s32 %r8, %r7, %r1", "sub.s32 %r8, %r7, %r1", 1)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(exe)
	cmd.Env = append(os.Environ(), asGPU+"="+dir, "LD_LIBRARY_PATH="+library)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{
		"Stand-in, sm_90, driver of CUDA 12.4; code for sm_70",
		"inc.ll inc, small: opt-go: equal 2.00 µs, 12 registers; LLVM 19: DIFFERS 2.00 µs, 12 registers | LLVM 19: buffer 0 differs at byte 0",
		"opt-go   emulator and GPU: equal 3, depends on order 1",
		"LLVM 19  emulator and GPU: depends on order 1, DIFFERS 3",
		"opt-go / LLVM 19 over 4 launches: time 1.000, registers 1.000",
		"wrong: 3 <nil>",
	} {
		if !bytes.Contains(out, []byte(want)) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}
