; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A branch on undef goes where the fewest others go.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret i32 1
; CHECK:       no:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %one, label %no
one:
  call void @a()
  br i1 undef, label %no, label %yes
yes:
  ret i32 1
no:
  ret i32 2
}
