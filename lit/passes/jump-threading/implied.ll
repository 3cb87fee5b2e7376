; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A branch that one above decides.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c = icmp ult i32 %x, %y
; CHECK-NEXT:    br i1 %c, label %yes, label %out
; CHECK:       yes:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    %d = icmp ule i32 %x, %y
; CHECK-NEXT:    ret i32 1
; CHECK:       out:
; CHECK-NEXT:    ret i32 3
; CHECK-NEXT:  }
define i32 @f(i32 %x, i32 %y) {
entry:
  %c = icmp ult i32 %x, %y
  br i1 %c, label %one, label %out
one:
  call void @a()
  %d = icmp ule i32 %x, %y
  br i1 %d, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
out:
  ret i32 3
}
