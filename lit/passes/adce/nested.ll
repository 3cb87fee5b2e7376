; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; The outer branch is needed for what an inner block does, the inner branch without effects is not.

declare void @any()

; CHECK-LABEL: @nested(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %outer, label %exit
; CHECK: outer:
; CHECK-NEXT:  br label %join
; CHECK: inner:
; CHECK-NEXT:  br label %join
; CHECK: join:
; CHECK-NEXT:  call void @any()
; CHECK-NEXT:  br label %exit
; CHECK: late:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @nested(i1 %c, i1 %d, i1 %e) {
entry:
  br i1 %c, label %outer, label %exit
outer:
  br i1 %d, label %inner, label %join
inner:
  br label %join
join:
  call void @any()
  br i1 %e, label %late, label %exit
late:
  br label %exit
exit:
  ret void
}
