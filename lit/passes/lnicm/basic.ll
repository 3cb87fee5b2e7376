; RUN: opt-go -passes='loop-mssa(lnicm)' -S %s | FileCheck %s --check-prefixes=CHECK,NEST
; RUN: opt-go -passes='loop-mssa(licm)' -S %s | FileCheck %s --check-prefixes=CHECK,LOOP

; %a is invariant in the nest, %b in the inner loop only: the nest stays perfect.
; CHECK-LABEL: define void @perfect(
; CHECK:       entry:
; CHECK-NEXT:    %a = mul i32 %n, %n
; CHECK:       outer:
; CHECK-NEXT:    %i =
; LOOP-NEXT:     %b = mul i32 %i, %n
; LOOP:          br label %inner
; NEST-NEXT:     br label %inner
; CHECK:       inner:
; NEST:          %b = mul i32 %i, %n
define void @perfect(i32 %n, ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %a = mul i32 %n, %n
  %b = mul i32 %i, %n
  %c = add i32 %a, %b
  %q = getelementptr i32, ptr %p, i32 %c
  %d = add i32 %c, %j
  store volatile i32 %d, ptr %q
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %outer, label %exit

exit:
  ret void
}

; What is used after the nest only leaves both loops.
; CHECK-LABEL: define i32 @sunk(
; CHECK:       latch:
; CHECK-NOT:     mul
; CHECK:       exit:
; CHECK:         mul i32
; CHECK:         ret
define i32 @sunk(i32 %n) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 1
  %r = mul i32 %j.next, %n
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %inner, label %latch

latch:
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %outer, label %exit

exit:
  ret i32 %r
}
