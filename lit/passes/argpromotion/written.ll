; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; The memory may be written before the load, in its block or on a path to it.

; CHECK: declare void @opaque()
;
; CHECK: define internal i32 @block(ptr %p) {
; CHECK-NEXT:   call void @opaque()
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @way(ptr align 4 dereferenceable(4) %p, ptr %q, i1 %c)
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   br label %no
;
; CHECK: no:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @noalias(i32 %p.0.val, ptr %q, i1 %c)
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   br label %no
;
; CHECK: no:
; CHECK-NEXT:   ret i32 %p.0.val
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x, ptr %y, i1 %c) {
; CHECK-NEXT:   %1 = call i32 @block(ptr %x)
; CHECK-NEXT:   %2 = call i32 @way(ptr %x, ptr %y, i1 %c)
; CHECK-NEXT:   %x.val = load i32, ptr %x, align 4
; CHECK-NEXT:   %3 = call i32 @noalias(i32 %x.val, ptr %y, i1 %c)
; CHECK-NEXT:   %s = add i32 %1, %2
; CHECK-NEXT:   %t = add i32 %s, %3
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }

declare void @opaque()
define internal i32 @block(ptr %p) {
  call void @opaque()
  %a = load i32, ptr %p
  ret i32 %a
}
define internal i32 @way(ptr dereferenceable(4) align 4 %p, ptr %q, i1 %c) nofree {
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %q
  br label %no
no:
  %a = load i32, ptr %p, align 4
  ret i32 %a
}
define internal i32 @noalias(ptr noalias dereferenceable(4) align 4 %p, ptr %q, i1 %c) nofree {
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %q
  br label %no
no:
  %a = load i32, ptr %p, align 4
  ret i32 %a
}
define i32 @g(ptr %x, ptr %y, i1 %c) {
  %1 = call i32 @block(ptr %x)
  %2 = call i32 @way(ptr %x, ptr %y, i1 %c)
  %3 = call i32 @noalias(ptr %x, ptr %y, i1 %c)
  %s = add i32 %1, %2
  %t = add i32 %s, %3
  ret i32 %t
}
