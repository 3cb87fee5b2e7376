; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; Not unswitched: loops with convergent calls, and loops in functions with optsize.

declare void @sync() convergent
; CHECK-LABEL: @convergent(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %one, label %latch
; CHECK:       one:
; CHECK-NEXT:    call void @sync() #0
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @convergent(i1 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  br i1 %c, label %one, label %latch
one:
  call void @sync() convergent
  br label %latch
latch:
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @small(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %one, label %latch
; CHECK:       one:
; CHECK-NEXT:    store i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @small(i1 noundef %c, ptr %p) optsize {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  br i1 %c, label %one, label %latch
one:
  store i32 1, ptr %p
  br label %latch
latch:
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
