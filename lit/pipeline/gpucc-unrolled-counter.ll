; RUN: opt-go %s -passes=gpucc -emit=ptx -mcpu=sm_70 | FileCheck %s
;
; That the counter does not wrap follows from the test before each iteration; of eight iterations without tests between them it would no longer be
; seen. The copies therefore know it from the loop that they were, and store at distances from one address.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry fill(
; CHECK:      $L__BB0_2:
; CHECK-NEXT: .pragma "nounroll";
; CHECK-NEXT: mul.wide.u32 [[S:%rd[0-9]+]], [[K:%r[0-9]+]], 4;
; CHECK-NEXT: add.s64 [[P:%rd[0-9]+]], [[S]],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]+4],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]+8],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]+12],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]+16],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]+20],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]+24],
; CHECK-NEXT: st.global.u32 {{\[}}[[P]]+28],
; CHECK-NEXT: add.s32 [[K]], [[K]], 8;
define ptx_kernel void @fill(ptr %rows, ptr %out) {
entry:
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr %rows, i32 %r
  %start = load i32, ptr %at
  %at1 = getelementptr i32, ptr %at, i32 1
  %end = load i32, ptr %at1
  br label %head
head:
  %k = phi i32 [ %start, %entry ], [ %next, %body ]
  %more = icmp ult i32 %k, %end
  br i1 %more, label %body, label %exit
body:
  %wide = zext i32 %k to i64
  %p = getelementptr inbounds i32, ptr %out, i64 %wide
  store i32 %r, ptr %p
  %next = add i32 %k, 1
  br label %head
exit:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
