; RUN: opt-go %s -passes=function-attrs -S | FileCheck %s
;
; A function that only passes a pointer to itself does not capture it; one that mixes it with a captured pointer does.

; CHECK: @kept = external global ptr
;
; CHECK: define i32 @f(ptr nocapture readonly %p, i32 %n)
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %d, label %r
;
; CHECK: r:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %x = call i32 @f(ptr %p, i32 %m)
; CHECK-NEXT:   ret i32 %x
;
; CHECK: d:
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define i32 @swaps(ptr %p, ptr %q, i32 %n)
; CHECK-NEXT: entry:
; CHECK-NEXT:   store ptr %p, ptr @kept, align 8
; CHECK-NEXT:   %b = load i32, ptr %q, align 4
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %d, label %r
;
; CHECK: r:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %x = call i32 @swaps(ptr %q, ptr %p, i32 %m)
; CHECK-NEXT:   ret i32 %x
;
; CHECK: d:
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }

@kept = external global ptr
define i32 @f(ptr %p, i32 %n) {
entry:
  %a = load i32, ptr %p
  %c = icmp eq i32 %n, 0
  br i1 %c, label %d, label %r
r:
  %m = sub i32 %n, 1
  %x = call i32 @f(ptr %p, i32 %m)
  ret i32 %x
d:
  ret i32 %a
}
define i32 @swaps(ptr %p, ptr %q, i32 %n) {
entry:
  store ptr %p, ptr @kept
  %b = load i32, ptr %q
  %c = icmp eq i32 %n, 0
  br i1 %c, label %d, label %r
r:
  %m = sub i32 %n, 1
  %x = call i32 @swaps(ptr %q, ptr %p, i32 %m)
  ret i32 %x
d:
  ret i32 %b
}
