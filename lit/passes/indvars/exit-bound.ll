; The value of a counter after the loop is the bound that the exit's equality test compares it with: nothing is computed. The
; loop has two counters, as unrolled ones do.
; RUN: opt-go %s -passes='loop(indvars<no-lftr>)' -S | FileCheck %s

; CHECK-LABEL: @count(
; CHECK:         %bound = and i32 %n, -8
; CHECK-NEXT:    br label %loop
; CHECK:         br i1 %{{.*}}, label %loop, label %end
; CHECK:       end:
; CHECK-NEXT:    ret i32 %bound
define i32 @count(i32 %n, ptr %p) {
entry:
  %bound = and i32 %n, -8
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %x = load volatile i32, ptr %p
  %i.next = add nuw nsw i32 %i, 8
  %k.next = add i32 %k, 8
  %go = icmp ne i32 %k.next, %bound
  br i1 %go, label %loop, label %end
end:
  %r = phi i32 [ %i.next, %loop ]
  ret i32 %r
}

; The test must hold at the exit.
; CHECK-LABEL: @other_way(
; CHECK:       end:
; CHECK-NOT:     ret i32 %n
define i32 @other_way(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %x = load volatile i32, ptr %p
  %i.next = add i32 %i, 1
  %go = icmp eq i32 %i.next, %n
  br i1 %go, label %loop, label %end
end:
  %r = phi i32 [ %i.next, %loop ]
  ret i32 %r
}
