; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; Functions that others call, or may call, stay as they are.

; CHECK: @table = global ptr @taken
;
; CHECK: define i32 @seen(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @taken(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @variable(ptr %p, ...) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @tail(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x) {
; CHECK-NEXT:   %1 = call i32 @taken(ptr %x)
; CHECK-NEXT:   %2 = call i32 @seen(ptr %x)
; CHECK-NEXT:   %3 = call i32 (ptr, ...) @variable(ptr %x, i32 1)
; CHECK-NEXT:   %4 = musttail call i32 @tail(ptr %x)
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }

@table = global ptr @taken
define i32 @seen(ptr %p) {
  %a = load i32, ptr %p
  ret i32 %a
}
define internal i32 @taken(ptr %p) {
  %a = load i32, ptr %p
  ret i32 %a
}
define internal i32 @variable(ptr %p, ...) {
  %a = load i32, ptr %p
  ret i32 %a
}
define internal i32 @tail(ptr %p) {
  %a = load i32, ptr %p
  ret i32 %a
}
define i32 @g(ptr %x) {
  %1 = call i32 @taken(ptr %x)
  %2 = call i32 @seen(ptr %x)
  %3 = call i32 (ptr, ...) @variable(ptr %x, i32 1)
  %4 = musttail call i32 @tail(ptr %x)
  ret i32 %4
}
