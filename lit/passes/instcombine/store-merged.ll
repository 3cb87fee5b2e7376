; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Stores to one address on both paths into a block are merged into one store there.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @both_ways(
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   br label %e
; CHECK: y:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %storemerge = phi i32 [ %b, %y ], [ %a, %x ]
; CHECK-NEXT:   store i32 %storemerge, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @both_ways(i1 %c, ptr %p, i32 %a, i32 %b) {
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p
  br label %e
y:
  store i32 %b, ptr %p
  br label %e
e:
  ret void
}

; CHECK-LABEL: @above_branch(
; CHECK-NEXT:   br i1 %c, label %x, label %e
; CHECK: x:
; CHECK-NEXT:   br label %e
; CHECK: e:
; CHECK-NEXT:   %storemerge = phi i32 [ %b, %x ], [ %a, %0 ]
; CHECK-NEXT:   store i32 %storemerge, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @above_branch(i1 %c, ptr %p, i32 %a, i32 %b) {
  store i32 %a, ptr %p
  br i1 %c, label %x, label %e
x:
  store i32 %b, ptr %p
  br label %e
e:
  ret void
}
