; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A pointer that is null or one address is that address where null would be undefined.

; CHECK: @target = internal global i32 9
; CHECK: @q = internal unnamed_addr global ptr null
;
; CHECK: define void @set() local_unnamed_addr {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define i32 @get(i32 %x) local_unnamed_addr {
; CHECK-NEXT:   %v = load i32, ptr @target, align 4
; CHECK-NEXT:   store i32 %x, ptr @target, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
;
; CHECK: define i32 @asks(i32 %x) local_unnamed_addr{{.*}} {
; CHECK-NEXT:   %p = load ptr, ptr @q, align 8
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
;
; CHECK: define void @setq() local_unnamed_addr {
; CHECK-NEXT:   store ptr @target, ptr @q, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@p = internal global ptr null
@target = internal global i32 9
define void @set() {
  store ptr @target, ptr @p
  ret void
}
define i32 @get(i32 %x) {
  %p = load ptr, ptr @p
  %v = load i32, ptr %p
  store i32 %x, ptr %p
  ret i32 %v
}
define i32 @asks(i32 %x) null_pointer_is_valid {
  %p = load ptr, ptr @q
  %v = load i32, ptr %p
  ret i32 %v
}
@q = internal global ptr null
define void @setq() {
  store ptr @target, ptr @q
  ret void
}
