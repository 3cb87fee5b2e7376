; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; A counter in memory becomes a phi of the loop header.

; CHECK-LABEL: @sum(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %head
; CHECK: head:
; CHECK-NEXT:  %s.0 = phi i32 [ 0, %entry ], [ %s2, %body ]
; CHECK-NEXT:  %i.0 = phi i32 [ 0, %entry ], [ %i3, %body ]
; CHECK-NEXT:  %c = icmp slt i32 %i.0, %n
; CHECK-NEXT:  br i1 %c, label %body, label %end
; CHECK: body:
; CHECK-NEXT:  %s2 = add i32 %s.0, %i.0
; CHECK-NEXT:  %i3 = add i32 %i.0, 1
; CHECK-NEXT:  br label %head
; CHECK: end:
; CHECK-NEXT:  ret i32 %s.0
; CHECK-NEXT: }
define i32 @sum(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %head

head:
  %i1 = load i32, ptr %i
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %end

body:
  %s1 = load i32, ptr %s
  %i2 = load i32, ptr %i
  %s2 = add i32 %s1, %i2
  store i32 %s2, ptr %s
  %i3 = add i32 %i2, 1
  store i32 %i3, ptr %i
  br label %head

end:
  %r = load i32, ptr %s
  ret i32 %r
}
