; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; Behind a branch its condition is known.

declare void @use(i1)

; CHECK-LABEL: @known(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %a, 0
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  call void @use(i1 true)
; CHECK-NEXT:  ret void
; CHECK: no:
; CHECK-NEXT:  call void @use(i1 false)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @known(i32 %a) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %yes, label %no

yes:
  %d = icmp eq i32 %a, 0
  call void @use(i1 %d)
  ret void

no:
  call void @use(i1 %c)
  ret void
}

; CHECK-LABEL: @both(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = and i1 %x, %y
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  call void @use(i1 true)
; CHECK-NEXT:  ret void
; CHECK: no:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @both(i1 %x, i1 %y) {
entry:
  %c = and i1 %x, %y
  br i1 %c, label %yes, label %no

yes:
  call void @use(i1 %c)
  ret void

no:
  ret void
}
