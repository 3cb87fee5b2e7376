; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; With eight back edges and more no nest is looked for.

declare i32 @ask(i32)
; CHECK-LABEL: @many(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i.be, %loop.backedge ]
; CHECK-NEXT:    %n = call i32 @ask(i32 %i)
; CHECK-NEXT:    switch i32 %n, label %exit [
; CHECK-NEXT:      i32 0, label %a
; CHECK-NEXT:      i32 1, label %b
; CHECK-NEXT:      i32 2, label %c
; CHECK-NEXT:      i32 3, label %d
; CHECK-NEXT:      i32 4, label %e
; CHECK-NEXT:      i32 5, label %f
; CHECK-NEXT:      i32 6, label %g
; CHECK-NEXT:      i32 7, label %h
; CHECK-NEXT:    ]
; CHECK:       a:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       loop.backedge:
; CHECK-NEXT:    %i.be = phi i32 [ %i, %a ], [ %n, %b ], [ %n, %c ], [ %n, %d ], [ %n, %e ], [ %n, %f ], [ %n, %g ], [ %n, %h ]
; CHECK-NEXT:    br label %loop
; CHECK:       b:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       c:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       d:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       e:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       f:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       g:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       h:
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @many() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i, %a ], [ %n, %b ], [ %n, %c ], [ %n, %d ], [ %n, %e ], [ %n, %f ], [ %n, %g ], [ %n, %h ]
  %n = call i32 @ask(i32 %i)
  switch i32 %n, label %exit [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
    i32 4, label %e
    i32 5, label %f
    i32 6, label %g
    i32 7, label %h
  ]
a:
  br label %loop
b:
  br label %loop
c:
  br label %loop
d:
  br label %loop
e:
  br label %loop
f:
  br label %loop
g:
  br label %loop
h:
  br label %loop
exit:
  ret void
}
