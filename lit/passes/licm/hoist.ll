; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; What the loop does not change is computed before it, with its flags.

; CHECK-LABEL: @hoist(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = add nsw i32 %a, %b
; CHECK-NEXT:    %y = mul i32 %x, 3
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store volatile i32 %y, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @hoist(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = add nsw i32 %a, %b
  %y = mul i32 %x, 3
  store volatile i32 %y, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
