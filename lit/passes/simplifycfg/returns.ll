; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; Blocks that return are merged into one.

declare void @f()

; CHECK-LABEL: @values(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: common.ret:
; CHECK-NEXT:  %common.ret.op = phi i32 [ 1, %yes ], [ %x, %no ]
; CHECK-NEXT:  ret i32 %common.ret.op
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %common.ret
; CHECK: no:
; CHECK-NEXT:  %x = udiv i32 7, %a
; CHECK-NEXT:  br label %common.ret
; CHECK-NEXT: }
define i32 @values(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no

yes:
  call void @f()
  ret i32 1

no:
  %x = udiv i32 7, %a
  ret i32 %x
}

; CHECK-LABEL: @nothing(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %common.ret
; CHECK: common.ret:
; CHECK-NEXT:  ret void
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %common.ret
; CHECK-NEXT: }
define void @nothing(i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  call void @f()
  ret void

no:
  ret void
}
