; RUN: opt-go %s -passes='loop-rotate<no-header-duplication>' -S | FileCheck %s
;
; Without copying only headers that do nothing are rotated: none with a condition.

; CHECK-LABEL: @while(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:    %c = icmp slt i32 %i, %n
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    store i32 %i, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br label %head
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @while(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
