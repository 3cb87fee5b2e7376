; RUN: opt-go %s -passes='loop-mssa(simple-loop-unswitch<nontrivial>)' -S -verify-each | FileCheck %s
;
; Of the copies for the cases of a switch, that for 6 runs for ever, and what is left of the loop leaves by the default only. So nothing
; leads to the join of these two at @out; it goes.

; CHECK-LABEL: @some_leave(
; CHECK:         switch i64 %v, label %entry.split [
; CHECK-NEXT:      i64 0, label %entry.split.us
; CHECK-NEXT:      i64 1, label %entry.split.us{{[0-9]+}}
; CHECK-NEXT:      i64 6, label %entry.split.us{{[0-9]+}}
; CHECK-NEXT:    ]
; CHECK:       out.split:
; CHECK-NEXT:    br label %out
; CHECK:       out:
; CHECK-NEXT:    %[[R:.*]] = phi i32 [ %{{.*}}, %out.split ], [ %{{.*}}, %out.split.us ]
; CHECK-NEXT:    ret i32 %[[R]]
; CHECK:       other:
; CHECK-NEXT:    %[[I:.*]] = phi i32
; CHECK-NEXT:    %[[N:.*]] = sub i32 0, %[[I]]
; CHECK-NEXT:    ret i32 %[[N]]
; CHECK-NEXT:  }
define i32 @some_leave(i64 %v, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ 1, %loop ], [ 2, %one ]
  switch i64 %v, label %other [
    i64 0, label %out
    i64 1, label %one
    i64 6, label %loop
  ]

one:
  %c = load volatile i1, ptr %p
  br i1 %c, label %loop, label %out

out:
  %r = phi i32 [ %i, %loop ], [ %i, %one ]
  ret i32 %r

other:
  %n = sub i32 0, %i
  ret i32 %n
}
