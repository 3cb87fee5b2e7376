; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; A self-recursive function passes the promoted value on; a pointer that the recursion loads is not promoted.

; CHECK: define internal i32 @f(i32 %p.0.val, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %done, label %again
;
; CHECK: again:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = call i32 @f(i32 %p.0.val, i32 %m)
; CHECK-NEXT:   %s = add i32 %r, %p.0.val
; CHECK-NEXT:   ret i32 %s
;
; CHECK: done:
; CHECK-NEXT:   ret i32 %p.0.val
; CHECK-NEXT: }
;
; CHECK: define internal i32 @list(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load ptr, ptr %p, align 8
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %done, label %again
;
; CHECK: again:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = call i32 @list(ptr %a, i32 %m)
; CHECK-NEXT:   ret i32 %r
;
; CHECK: done:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x) {
; CHECK-NEXT:   %x.val = load i32, ptr %x, align 4
; CHECK-NEXT:   %r = call i32 @f(i32 %x.val, i32 5)
; CHECK-NEXT:   %s = call i32 @list(ptr %x, i32 5)
; CHECK-NEXT:   %t = add i32 %r, %s
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }

define internal i32 @f(ptr %p, i32 %n) {
entry:
  %a = load i32, ptr %p, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @f(ptr %p, i32 %m)
  %s = add i32 %r, %a
  ret i32 %s
done:
  ret i32 %a
}
define internal i32 @list(ptr %p, i32 %n) {
entry:
  %a = load ptr, ptr %p, align 8
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @list(ptr %a, i32 %m)
  ret i32 %r
done:
  ret i32 1
}
define i32 @g(ptr %x) {
  %r = call i32 @f(ptr %x, i32 5)
  %s = call i32 @list(ptr %x, i32 5)
  %t = add i32 %r, %s
  ret i32 %t
}
