; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; A store of an invariant value that nothing in the loop reads is done before it.

; CHECK-LABEL: @store(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    store i32 %v, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @store(ptr %p, i32 %v, i1 %c) {
entry:
  br label %loop
loop:
  store i32 %v, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
