; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; A branch on an invariant condition that leaves the loop at its top moves before it.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split, label %exit
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %d = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %d, label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 1
; CHECK:       exit:
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @f(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  br i1 %c, label %body, label %exit
body:
  %v = load volatile i32, ptr %p
  %d = icmp eq i32 %v, 0
  br i1 %d, label %loop, label %done
done:
  ret i32 1
exit:
  ret i32 0
}
