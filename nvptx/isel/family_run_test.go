package isel_test

import (
	"encoding/binary"
	"os/exec"
	"strings"
	"testing"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/isel"
	"opt-go/nvptx/ptx/parse"
	"opt-go/tools/oracle"
)

// bulkKernel copies 256 bytes to shared memory in bulk, waits for them at a barrier that counts
// bytes, and stores what each of 64 threads finds at the other end, with the thread that a warp
// elects.
const bulkKernel = `
@buf = internal addrspace(3) global [64 x i32] undef, align 128
@bar = internal addrspace(3) global i64 undef, align 8
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare { i32, i1 } @llvm.nvvm.elect.sync(i32)
define ptx_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %start, label %join
start:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 1)
  %s = call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @bar, i32 256)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) addrspacecast (ptr addrspace(3) @buf to ptr addrspace(7)), ptr addrspace(3) @bar, ptr addrspace(1) %in, i32 256, i16 0, i64 0, i1 false, i1 false)
  br label %join
join:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %wait
wait:
  %done = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 0)
  br i1 %done, label %end, label %wait
end:
  %other = sub i32 63, %tid
  %p = getelementptr i32, ptr addrspace(3) @buf, i32 %other
  %v = load i32, ptr addrspace(3) %p
  %e = call { i32, i1 } @llvm.nvvm.elect.sync(i32 -1)
  %one = extractvalue { i32, i1 } %e, 1
  %w = select i1 %one, i32 1000000, i32 %v
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %w, ptr addrspace(1) %q
  ret void
}`

// TestBulkCopyRuns: our PTX and LLVM's compute the same on the emulator, which completes copies
// late.
func TestBulkCopyRuns(t *testing.T) {
	target, err := isel.NewTarget("sm_90", "+ptx80")
	if err != nil {
		t.Fatal(err)
	}
	ours := compileFor(t, target, bulkKernel)
	assembled(t, "sm_90", ours)
	texts := map[string]string{"ours": ours.String()}
	if llc, ok := oracle.Look(t, "llc-22"); ok {
		cmd := exec.Command(llc, "-mcpu=sm_90", "-mattr=+ptx80", "-o", "-")
		cmd.Stdin = strings.NewReader("target triple = \"nvptx64-nvidia-cuda\"\n" + bulkKernel)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("llc-22: %v\n%s", err, out)
		}
		texts["LLVM's"] = string(out)
	}
	for name, text := range texts {
		m, err := parse.Module("test.ptx", text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		got := run(t, m, 64, counting(64), make([]byte, 256))
		for k := range uint32(64) {
			want := 63 - k
			if k%32 == 0 {
				want = 1000000
			}
			if v := binary.LittleEndian.Uint32(got[4*k:]); v != want {
				t.Errorf("%s: thread %d has %d, not %d\n%s", name, k, v, want, text)
				break
			}
		}
	}
}

func counting(n uint32) []byte {
	var b []byte
	for k := range n {
		b = append(b, emu.U32(k)...)
	}
	return b
}
