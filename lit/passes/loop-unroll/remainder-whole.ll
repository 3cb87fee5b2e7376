; The iterations that are left over are straight code, each after a test: with -unroll-remainder, and with the parameter of gpucc.
; RUN: opt-go %s -passes='loop-unroll<remainder>' -unroll-count=4 -unroll-runtime -S | FileCheck %s
; RUN: opt-go %s -passes=loop-unroll -unroll-remainder -unroll-count=4 -unroll-runtime -S | FileCheck %s
; RUN: opt-go %s -passes=loop-unroll -unroll-remainder -unroll-count=4 -unroll-runtime -opt-version=22 -S | FileCheck %s --check-prefixes=CHECK,V22
; RUN: opt-go %s -passes=loop-unroll -unroll-count=4 -unroll-runtime -S | FileCheck %s --check-prefix=LOOP

; CHECK-LABEL: @sum(
; CHECK:       %xtraiter = and i32 %n, 3
; V22:         call void @llvm.assume(i1 %lcmp.mod2)
; CHECK:       loop.epil:
; CHECK-NOT:     phi
; CHECK:         icmp ne i32 1, %xtraiter
; CHECK:       loop.epil.1:
; CHECK:         icmp ne i32 2, %xtraiter
; CHECK:       loop.epil.2:
; CHECK-NOT:     icmp
; CHECK-NEXT:    getelementptr
; CHECK-NEXT:    load
; CHECK-NEXT:    fadd
; CHECK-NEXT:    br label %end
; LOOP-LABEL:  @sum(
; LOOP:          %epil.iter = phi i32
define float @sum(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %x = load float, ptr %a
  %t = fadd float %s, %x
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %i.next, %n
  br i1 %c, label %end, label %loop
end:
  ret float %t
}
