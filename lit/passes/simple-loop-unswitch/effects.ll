; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; Instructions before the branch must have no effect, and the exit must not use values of the loop.

declare void @g()
; CHECK-LABEL: @store(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @store(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  store i32 0, ptr %p
  br i1 %c, label %body, label %exit
body:
  %v = load volatile i32, ptr %p
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @value(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i32 1
; CHECK:       exit:
; CHECK-NEXT:    %i.lcssa = phi i32 [ %i, %loop ]
; CHECK-NEXT:    ret i32 %i.lcssa
; CHECK-NEXT:  }
define i32 @value(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  br i1 %c, label %body, label %exit
body:
  %j = add i32 %i, 1
  %v = load volatile i32, ptr %p
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %done
done:
  ret i32 1
exit:
  ret i32 %i
}
