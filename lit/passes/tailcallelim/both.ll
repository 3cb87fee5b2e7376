; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; An accumulator and a remembered value together.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %accumulator.tr = phi i32 [ %accumulator.tr, %set ], [ 0, %entry ], [ %t, %add ]
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %a, %set ], [ %b, %add ]
; CHECK-NEXT:  %ret.tr = phi i32 [ poison, %entry ], [ %current.ret.tr, %set ], [ %ret.tr, %add ]
; CHECK-NEXT:  %ret.known.tr = phi i1 [ false, %entry ], [ true, %set ], [ %ret.known.tr, %add ]
; CHECK-NEXT:  switch i32 %n.tr, label %add [
; CHECK-NEXT:     i32 0, label %end
; CHECK-NEXT:     i32 1, label %set
; CHECK-NEXT:  ]
; CHECK: end:
; CHECK-NEXT:  %accumulator.ret.tr2 = xor i32 %accumulator.tr, %k
; CHECK-NEXT:  %current.ret.tr1 = select i1 %ret.known.tr, i32 %ret.tr, i32 %accumulator.ret.tr2
; CHECK-NEXT:  ret i32 %current.ret.tr1
; CHECK: set:
; CHECK-NEXT:  %a = add i32 %n.tr, -1
; CHECK-NEXT:  %accumulator.ret.tr = xor i32 %accumulator.tr, 7
; CHECK-NEXT:  %current.ret.tr = select i1 %ret.known.tr, i32 %ret.tr, i32 %accumulator.ret.tr
; CHECK-NEXT:  br label %tailrecurse
; CHECK: add:
; CHECK-NEXT:  %b = add i32 %n.tr, -1
; CHECK-NEXT:  %t = xor i32 %accumulator.tr, %n.tr
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define i32 @f(i32 %n, i32 %k) {
entry:
  switch i32 %n, label %add [
    i32 0, label %end
    i32 1, label %set
  ]
end:
  ret i32 %k
set:
  %a = add i32 %n, -1
  %r = call i32 @f(i32 %a, i32 %k)
  ret i32 7
add:
  %b = add i32 %n, -1
  %s = call i32 @f(i32 %b, i32 %k)
  %t = xor i32 %s, %n
  ret i32 %t
}
