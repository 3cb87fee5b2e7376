; RUN: opt-go %s -passes=loop-unroll -opt-version=22 -emit-llvm-version=22 -S -verify-each | FileCheck %s --check-prefixes=NEW
; RUN: opt-go %s -passes=loop-unroll -opt-version=19 -S | FileCheck %s --check-prefixes=OLD
;
; One iteration shows that the invariant load does not trap. Assumptions write nothing: LLVM 22 sees that, LLVM 19 does not.

declare void @foo()
declare void @llvm.assume(i1)

; NEW:           loop.peel:
; OLD-NOT:       .peel
define i32 @load(ptr %p, ptr %q, i1 %inv) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %j, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %inv, label %then, label %trap
then:
  %n = load i32, ptr %q, align 4
  %positive = icmp ugt i32 %n, 0
  call void @llvm.assume(i1 %positive)
  %small = icmp ult i32 %n, 2
  br i1 %small, label %latch, label %trap
latch:
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a, align 4
  %next = add i32 %sum, %v
  %j = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i, 1000
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %next
trap:
  call void @foo()
  unreachable
}
