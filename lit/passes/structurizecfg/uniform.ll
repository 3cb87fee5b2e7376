; RUN: opt-go -passes=structurizecfg -structurizecfg-skip-uniform-regions -S %s | FileCheck %s
; RUN: opt-go -passes='structurizecfg<skip-uniform-regions>' -S %s | FileCheck %s

; All threads take the branch on an argument together; that on the thread's number they do not.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: define ptx_kernel void @k(
; CHECK:         br i1 %u, label %t, label %e, !structurizecfg.uniform ![[MD:[0-9]+]]
; CHECK:       e:
; CHECK-NEXT:    store i32 2, ptr %p
; CHECK-NEXT:    br label %m, !structurizecfg.uniform ![[MD]]
; CHECK:       m:
; CHECK:         br i1 %d{{(.inv)?}}, label %{{[tu]}}1, label %Flow
define ptx_kernel void @k(i1 %u, ptr %p) {
entry:
  br i1 %u, label %t, label %e

t:
  store i32 1, ptr %p
  br label %m

e:
  store i32 2, ptr %p
  br label %m

m:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = icmp eq i32 %tid, 0
  br i1 %d, label %t1, label %u1

t1:
  store i32 3, ptr %p
  br label %x

u1:
  store i32 4, ptr %p
  br label %x

x:
  ret void
}
