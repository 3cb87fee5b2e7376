; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; Volatile and atomic loads stay, and so do types of two kinds at one offset, parts that overlap, and a part that is misaligned.

; CHECK: define internal i32 @volatile(ptr %p) {
; CHECK-NEXT:   %a = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @atomic(ptr %p) {
; CHECK-NEXT:   %a = load atomic i32, ptr %p seq_cst, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @kinds(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %b = load float, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
;
; CHECK: define internal i32 @overlap(ptr %p) {
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 2
; CHECK-NEXT:   %b = load i32, ptr %q, align 2
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x) {
; CHECK-NEXT:   %1 = call i32 @volatile(ptr %x)
; CHECK-NEXT:   %2 = call i32 @atomic(ptr %x)
; CHECK-NEXT:   %3 = call i32 @kinds(ptr %x)
; CHECK-NEXT:   %4 = call i32 @overlap(ptr %x)
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }

define internal i32 @volatile(ptr %p) {
  %a = load volatile i32, ptr %p
  ret i32 %a
}
define internal i32 @atomic(ptr %p) {
  %a = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %a
}
define internal i32 @kinds(ptr %p) {
  %a = load i32, ptr %p
  %b = load float, ptr %p
  ret i32 %a
}
define internal i32 @overlap(ptr %p) {
  %a = load i32, ptr %p
  %q = getelementptr i8, ptr %p, i64 2
  %b = load i32, ptr %q, align 2
  ret i32 %b
}
define i32 @g(ptr %x) {
  %1 = call i32 @volatile(ptr %x)
  %2 = call i32 @atomic(ptr %x)
  %3 = call i32 @kinds(ptr %x)
  %4 = call i32 @overlap(ptr %x)
  ret i32 %4
}
