; RUN: opt-go %s -passes=loop-unroll -unroll-runtime -unroll-runtime-epilog=true -unroll-count=4 -opt-version=22 -verify-each -S | FileCheck %s
;
; As of LLVM 22, fewer iterations than are unrolled go to the loop for the remaining ones at once.

; CHECK-LABEL: @sum(
; CHECK: entry:
; CHECK: %xtraiter = and i32 %n, 3
; CHECK: icmp ult i32 %{{.*}}, 3
; CHECK: label %loop.epil.preheader, label %entry.new
; CHECK: exit.unr-lcssa: ; preds = %loop
; CHECK-NEXT: %r.ph = phi i32 [ %s.next.3, %loop ]
; CHECK-NEXT: %i.unr = phi i32 [ %i.next.3, %loop ]
; CHECK-NEXT: %s.unr = phi i32 [ %s.next.3, %loop ]
; CHECK-NEXT: %lcmp.mod = icmp ne i32 %xtraiter, 0
; CHECK-NEXT: br i1 %lcmp.mod, label %loop.epil.preheader, label %exit
; CHECK: loop.epil.preheader: ; preds = %exit.unr-lcssa, %entry
; CHECK-NEXT: %i.epil.init = phi i32 [ 0, %entry ], [ %i.unr, %exit.unr-lcssa ]
; CHECK-NEXT: %s.epil.init = phi i32 [ 0, %entry ], [ %s.unr, %exit.unr-lcssa ]
; CHECK-NEXT: %[[LEFT:.*]] = icmp ne i32 %xtraiter, 0
; CHECK-NEXT: call void @llvm.assume(i1 %[[LEFT]])
; CHECK: exit: ; preds = %exit.unr-lcssa, %exit.epilog-lcssa
define i32 @sum(ptr %a, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %loop ]
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %s.next = add i32 %s, %v
  %i.next = add nuw i32 %i, 1
  %e = icmp eq i32 %i.next, %n
  br i1 %e, label %exit, label %loop

exit:
  %r = phi i32 [ %s.next, %loop ]
  ret i32 %r
}
