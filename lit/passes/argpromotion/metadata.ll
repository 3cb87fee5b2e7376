; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; Metadata of a load that is always executed holds at the call; a range only together with noundef, since it makes poison, and none
; of it if a branch decides about the load.

; CHECK: define internal i32 @range(i32 %p.0.val) {
; CHECK-NEXT:   ret i32 %p.0.val
; CHECK-NEXT: }
;
; CHECK: define internal i32 @noundef(i32 %p.0.val) {
; CHECK-NEXT:   ret i32 %p.0.val
; CHECK-NEXT: }
;
; CHECK: define internal i32 @branch(i32 %p.0.val, i1 %c)
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   ret i32 %p.0.val
;
; CHECK: no:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x, i1 %c) {
; CHECK-NEXT:   %x.val = load i32, ptr %x, align 4
; CHECK-NEXT:   %1 = call i32 @range(i32 %x.val)
; CHECK-NEXT:   %x.val1 = load i32, ptr %x, align 4, !tbaa !0, !range !3, !noundef !4
; CHECK-NEXT:   %2 = call i32 @noundef(i32 %x.val1)
; CHECK-NEXT:   %x.val2 = load i32, ptr %x, align 4
; CHECK-NEXT:   %3 = call i32 @branch(i32 %x.val2, i1 %c)
; CHECK-NEXT:   %s = add i32 %1, %2
; CHECK-NEXT:   %t = add i32 %s, %3
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }

define internal i32 @range(ptr %p) {
  %a = load i32, ptr %p, !range !0
  ret i32 %a
}
define internal i32 @noundef(ptr %p) {
  %a = load i32, ptr %p, !range !0, !noundef !1, !tbaa !2
  ret i32 %a
}
define internal i32 @branch(ptr dereferenceable(4) align 4 %p, i1 %c) nofree {
  br i1 %c, label %yes, label %no
yes:
  %a = load i32, ptr %p, align 4, !noundef !1
  ret i32 %a
no:
  ret i32 0
}
define i32 @g(ptr %x, i1 %c) {
  %1 = call i32 @range(ptr %x)
  %2 = call i32 @noundef(ptr %x)
  %3 = call i32 @branch(ptr %x, i1 %c)
  %s = add i32 %1, %2
  %t = add i32 %s, %3
  ret i32 %t
}
!0 = !{i32 0, i32 10}
!1 = !{}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4}
!4 = !{!"root"}
