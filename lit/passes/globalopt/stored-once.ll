; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; The only store of a constant reaches the loads that it dominates, and fills an undefined initial value.

; CHECK: @one = internal unnamed_addr global i1 false
;
; CHECK: define i32 @f(i1 %c) local_unnamed_addr {
; CHECK-NEXT:   %before.b = load i1, ptr @one, align 1
; CHECK-NEXT:   %before = select i1 %before.b, i32 8, i32 7
; CHECK-NEXT:   store i1 true, ptr @one, align 1
; CHECK-NEXT:   %r = add i32 %before, 8
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
;
; CHECK: define i32 @g() local_unnamed_addr {
; CHECK-NEXT:   %x.b = load i1, ptr @one, align 1
; CHECK-NEXT:   %x = select i1 %x.b, i32 8, i32 7
; CHECK-NEXT:   %r = add i32 %x, 44
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

@one = internal global i32 7
@undef = internal global i32 undef
define i32 @f(i1 %c) {
  %before = load i32, ptr @one
  store i32 8, ptr @one
  %after = load i32, ptr @one
  store i32 44, ptr @undef
  %r = add i32 %before, %after
  ret i32 %r
}
define i32 @g() {
  %x = load i32, ptr @one
  %y = load i32, ptr @undef
  %r = add i32 %x, %y
  ret i32 %r
}
