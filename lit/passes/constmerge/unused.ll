; RUN: opt-go %s -passes=constmerge -S | FileCheck %s
;
; Unused internal variables go.

;
; CHECK: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@a = private constant i32 5
@b = internal global ptr @a
define void @f() {
  ret void
}
