; RUN: opt-go %s '-passes=loop-unroll<O3;once;remainder>' -S -o %t.ll
; RUN: FileCheck %s --check-prefix=ONCE < %t.ll
; RUN: opt-go %t.ll -passes=no-op-module -emit=ptx -o - | FileCheck %s --check-prefix=PTX
; RUN: opt-go %s '-passes=loop-unroll<O3;remainder>' -S | FileCheck %s --check-prefix=AGAIN
;
; With once a loop that has several copies of its body is not unrolled again, by ptxas for instance; one of known length
; that stays is.

target triple = "nvptx64-nvidia-cuda"

; ONCE-LABEL: @sum(
; ONCE: br i1 {{.*}}, !llvm.loop [[ONCE:![0-9]+]]
; AGAIN-LABEL: @sum(
; AGAIN-NOT: !llvm.loop
; PTX-LABEL: .func (.param .b32 func_retval0) sum(
; PTX: .pragma "nounroll";
; PTX: ld.
; PTX-NOT: .pragma
define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %t = add i32 %s, %v
  %next = add nuw nsw i32 %i, 1
  %e = icmp slt i32 %next, %n
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %t
}

; Each iteration is too large for copies.
; ONCE-LABEL: @large(
; ONCE-NOT: !llvm.loop
; PTX-LABEL: .func large(
; PTX-NOT: .pragma
define void @large(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr [64 x i32], ptr %p, i32 %i
  call void @work(ptr %q)
  %next = add nuw nsw i32 %i, 1
  %e = icmp ne i32 %next, 128
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

declare void @work(ptr)

; ONCE: [[ONCE]] = distinct !{[[ONCE]], [[OFF:![0-9]+]]}
; ONCE: [[OFF]] = !{!"llvm.loop.unroll.disable"}
