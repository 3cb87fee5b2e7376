; RUN: opt-go %s -passes='loop-mssa(licm)' -S | FileCheck %s
;
; What is used in the loop, too, is only sunk as an address that the loop's accesses fold; an extension stays, however cheap it is.

target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @behind(
; CHECK:       end:
; CHECK-NEXT:    %x.lcssa = phi i64 [ %x, %loop ]
; CHECK:         %a.le = getelementptr inbounds i8, ptr %p, i64 %x.lcssa
define i8 @behind(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = zext nneg i32 %i to i64
  %a = getelementptr inbounds i8, ptr %p, i64 %x
  %v = load i8, ptr %a
  %c = icmp eq i8 %v, 0
  %next = add nuw nsw i32 %i, 1
  br i1 %c, label %loop, label %end
end:
  store i8 1, ptr %a
  ret i8 %v
}
