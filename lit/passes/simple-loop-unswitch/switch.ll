; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; Cases that leave the loop move to a switch before it.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %c, label %loop.outer.split [
; CHECK-NEXT:      i32 1, label %exit.loopexit
; CHECK-NEXT:      i32 3, label %other
; CHECK-NEXT:      i32 2, label %entry.split
; CHECK-NEXT:    ]
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop.outer
; CHECK:       loop.outer:
; CHECK-NEXT:    %i.ph = phi i32 [ 1, %b ], [ 0, %entry.split ]
; CHECK-NEXT:    br label %b
; CHECK:       loop.outer.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br label %a
; CHECK:       a:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       b:
; CHECK-NEXT:    %w = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %e = icmp eq i32 %w, 0
; CHECK-NEXT:    br i1 %e, label %loop.outer, label %exit.loopexit1
; CHECK:       exit.loopexit:
; CHECK-NEXT:    br label %exit
; CHECK:       exit.loopexit1:
; CHECK-NEXT:    %w.lcssa = phi i32 [ %w, %b ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ 5, %exit.loopexit ], [ %w.lcssa, %exit.loopexit1 ]
; CHECK-NEXT:    ret i32 %r
; CHECK:       other:
; CHECK-NEXT:    ret i32 8
; CHECK-NEXT:  }
define i32 @f(i32 %c, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i, %a ], [ 1, %b ]
  switch i32 %c, label %a [
    i32 1, label %exit
    i32 2, label %b
    i32 3, label %other
  ]
a:
  %v = load volatile i32, ptr %p
  br label %loop
b:
  %w = load volatile i32, ptr %p
  %e = icmp eq i32 %w, 0
  br i1 %e, label %loop, label %exit
exit:
  %r = phi i32 [ 5, %loop ], [ %w, %b ]
  ret i32 %r
other:
  ret i32 8
}
