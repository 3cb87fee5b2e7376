; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; The copies of an inner loop that leaves the outer one on one side only.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %outer.us
; CHECK:       outer.us:
; CHECK-NEXT:    %i.us = phi i32 [ 0, %entry.split.us ]
; CHECK-NEXT:    %j.us = add i32 %i.us, 1
; CHECK-NEXT:    br label %outer.split.us.split.us
; CHECK:       outer.split.us.split.us:
; CHECK-NEXT:    %j.lcssa.us3 = phi i32 [ %j.us, %outer.us ]
; CHECK-NEXT:    br label %outer.split.us
; CHECK:       entry.split:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry.split ], [ %j, %back ]
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br label %outer.split
; CHECK:       outer.split.us:
; CHECK-NEXT:    br label %inner.us
; CHECK:       inner.us:
; CHECK-NEXT:    %v.us = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    br label %exit.split.us
; CHECK:       exit.split.us:
; CHECK-NEXT:    %j.lcssa.us = phi i32 [ %j.lcssa.us3, %inner.us ]
; CHECK-NEXT:    br label %exit
; CHECK:       outer.split:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    %v = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    br i1 %v, label %inner, label %back
; CHECK:       back:
; CHECK-NEXT:    %w = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    br i1 %w, label %outer, label %done
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %j.lcssa.us
; CHECK:       done:
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @f(i1 noundef %c, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %back ]
  %j = add i32 %i, 1
  br label %inner
inner:
  %v = load volatile i1, ptr %p
  br i1 %c, label %exit, label %body
body:
  br i1 %v, label %inner, label %back
back:
  %w = load volatile i1, ptr %p
  br i1 %w, label %outer, label %done
exit:
  ret i32 %j
done:
  ret i32 -1
}
