; RUN: opt-go %s -passes=called-value-propagation -S | FileCheck %s
;
; What a select or a φ may be is few functions: their names stand in order.

; CHECK: define internal i32 @b(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
;
; CHECK: define internal i32 @a(i32 %x) {
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
;
; CHECK: define i32 @g(i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %s = select i1 %c, ptr @b, ptr @a
; CHECK-NEXT:   %r = call i32 %s(i32 4), !callees !0
; CHECK-NEXT:   br i1 %d, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   br label %no
;
; CHECK: no:
; CHECK-NEXT:   %p = phi ptr [ @b, %entry ], [ @a, %yes ]
; CHECK-NEXT:   %t = call i32 %p(i32 %r), !callees !0
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
;
; CHECK: !0 = !{ptr @a, ptr @b}

define internal i32 @b(i32 %x) {
  ret i32 %x
}
define internal i32 @a(i32 %x) {
  ret i32 1
}
define i32 @g(i1 %c, i1 %d) {
entry:
  %s = select i1 %c, ptr @b, ptr @a
  %r = call i32 %s(i32 4)
  br i1 %d, label %yes, label %no
yes:
  br label %no
no:
  %p = phi ptr [ @b, %entry ], [ @a, %yes ]
  %t = call i32 %p(i32 %r)
  ret i32 %t
}
