; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; A switch gets a copy of the loop for each destination but the default.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %c, label %entry.split [
; CHECK-NEXT:      i32 1, label %entry.split.us
; CHECK-NEXT:      i32 2, label %entry.split.us1
; CHECK-NEXT:      i32 3, label %entry.split.us
; CHECK-NEXT:    ]
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %v.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %one.us
; CHECK:       one.us:
; CHECK-NEXT:    store i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch.us
; CHECK:       latch.us:
; CHECK-NEXT:    %e.us = icmp eq i32 %v.us, 0
; CHECK-NEXT:    br i1 %e.us, label %loop.us, label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    br label %exit
; CHECK:       entry.split.us1:
; CHECK-NEXT:    br label %loop.us2
; CHECK:       loop.us2:
; CHECK-NEXT:    %v.us3 = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %two.us
; CHECK:       two.us:
; CHECK-NEXT:    store i32 2, ptr %p, align 4
; CHECK-NEXT:    br label %latch.us4
; CHECK:       latch.us4:
; CHECK-NEXT:    %e.us5 = icmp eq i32 %v.us3, 0
; CHECK-NEXT:    br i1 %e.us5, label %loop.us2, label %exit.split.split.us
; CHECK:       exit.split.split.us:
; CHECK-NEXT:    br label %exit.split
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %e = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %e, label %loop, label %exit.split.split
; CHECK:       exit.split.split:
; CHECK-NEXT:    br label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i32 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  switch i32 %c, label %latch [
    i32 1, label %one
    i32 2, label %two
    i32 3, label %one
  ]
one:
  store i32 1, ptr %p
  br label %latch
two:
  store i32 2, ptr %p
  br label %latch
latch:
  %e = icmp eq i32 %v, 0
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
