; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; What lives during calls of one function that never recurs is on its stack, if it is stored there before it is loaded.

; CHECK: @kept = internal unnamed_addr global i32 3
; CHECK: @again = internal unnamed_addr global i32 3
;
; CHECK: define i32 @f(i32 %x) local_unnamed_addr{{.*}} {
; CHECK-NEXT:   %scratch = alloca i32, align 4
; CHECK-NEXT:   store i32 3, ptr %scratch, align 4
; CHECK-NEXT:   store i32 %x, ptr %scratch, align 4
; CHECK-NEXT:   %v = load i32, ptr %scratch, align 4
; CHECK-NEXT:   %k = load i32, ptr @kept, align 4
; CHECK-NEXT:   store i32 %x, ptr @kept, align 4
; CHECK-NEXT:   %r = add i32 %v, %k
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
;
; CHECK: define i32 @recurs(i32 %x) local_unnamed_addr {
; CHECK-NEXT:   store i32 %x, ptr @again, align 4
; CHECK-NEXT:   %v = load i32, ptr @again, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }

@scratch = internal global i32 3
@kept = internal global i32 3
define i32 @f(i32 %x) norecurse {
  store i32 %x, ptr @scratch
  %v = load i32, ptr @scratch
  %k = load i32, ptr @kept
  store i32 %x, ptr @kept
  %r = add i32 %v, %k
  ret i32 %r
}
define i32 @recurs(i32 %x) {
  store i32 %x, ptr @again
  %v = load i32, ptr @again
  ret i32 %v
}
@again = internal global i32 3
