; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; After an unswitched branch, the next one is visited.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split, label %exit.split
; CHECK:       entry.split:
; CHECK-NEXT:    br i1 %d, label %exit.split1, label %entry.split.split
; CHECK:       entry.split.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br label %next
; CHECK:       next:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    br label %exit.split1
; CHECK:       exit.split1:
; CHECK-NEXT:    br label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, i1 %d, ptr %p) {
entry:
  br label %loop
loop:
  br i1 %c, label %next, label %exit
next:
  br i1 %d, label %exit, label %body
body:
  %v = load volatile i32, ptr %p
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
