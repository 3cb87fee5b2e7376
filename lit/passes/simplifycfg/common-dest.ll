; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; Two branches with a common destination become one.

declare void @f()
declare void @g()

; CHECK-LABEL: @or(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %a, 0
; CHECK-NEXT:  %d = icmp slt i32 %b, 9
; CHECK-NEXT:  %or.cond = select i1 %c, i1 true, i1 %d
; CHECK-NEXT:  br i1 %or.cond, label %yes, label %no
; CHECK: common.ret:
; CHECK-NEXT:  ret void
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %common.ret
; CHECK: no:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %common.ret
; CHECK-NEXT: }
define void @or(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %yes, label %next

next:
  %d = icmp slt i32 %b, 9
  br i1 %d, label %yes, label %no

yes:
  call void @f()
  ret void

no:
  call void @g()
  ret void
}

; CHECK-LABEL: @and_inverted(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ne i32 %a, 0
; CHECK-NEXT:  %d = icmp slt i32 %b, 9
; CHECK-NEXT:  %or.cond = select i1 %c, i1 %d, i1 false
; CHECK-NEXT:  br i1 %or.cond, label %yes, label %no
; CHECK: common.ret:
; CHECK-NEXT:  ret void
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %common.ret
; CHECK: no:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %common.ret
; CHECK-NEXT: }
define void @and_inverted(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %no, label %next

next:
  %d = icmp slt i32 %b, 9
  br i1 %d, label %yes, label %no

yes:
  call void @f()
  ret void

no:
  call void @g()
  ret void
}

; CHECK-LABEL: @same_operand(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp slt i32 %a, 0
; CHECK-NEXT:  %d = icmp sgt i32 %a, 9
; CHECK-NEXT:  %or.cond = or i1 %c, %d
; CHECK-NEXT:  br i1 %or.cond, label %yes, label %no
; CHECK: common.ret:
; CHECK-NEXT:  ret void
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %common.ret
; CHECK: no:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %common.ret
; CHECK-NEXT: }
define void @same_operand(i32 %a) {
entry:
  %c = icmp slt i32 %a, 0
  br i1 %c, label %yes, label %next

next:
  %d = icmp sgt i32 %a, 9
  br i1 %d, label %yes, label %no

yes:
  call void @f()
  ret void

no:
  call void @g()
  ret void
}
