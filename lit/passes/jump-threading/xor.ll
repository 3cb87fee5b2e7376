; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A branch on an exclusive or of which one side is known for some predecessors.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %one, label %join
; CHECK:       one:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br i1 %y, label %yes, label %no
; CHECK:       join:
; CHECK-NEXT:    %p = phi i1 [ %x, %entry ]
; CHECK-NEXT:    %q = xor i1 %p, %y
; CHECK-NEXT:    br i1 %q, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret i32 1
; CHECK:       no:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
define i32 @f(i1 %c, i1 %x, i1 %y) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i1 [ false, %one ], [ %x, %entry ]
  %q = xor i1 %p, %y
  br i1 %q, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
