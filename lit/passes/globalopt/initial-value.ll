; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Stores of the initial value, and of what was loaded from the variable, do not change it.

;
; CHECK: define i32 @f() local_unnamed_addr {
; CHECK-NEXT:   ret i32 4
; CHECK-NEXT: }
;
; CHECK: define i32 @g() local_unnamed_addr {
; CHECK-NEXT:   ret i32 4
; CHECK-NEXT: }

@v = internal global i32 4
define i32 @f() {
  store i32 4, ptr @v
  %x = load i32, ptr @v
  store i32 %x, ptr @v
  ret i32 %x
}
define i32 @g() {
  %x = load i32, ptr @v
  ret i32 %x
}
