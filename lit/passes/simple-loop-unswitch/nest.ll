; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; An inner loop that does not lead back to the outer one any more leaves it, and values that come out of the outer one
; get φs.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %back ]
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %outer.split, label %back
; CHECK:       outer.split:
; CHECK-NEXT:    %j.lcssa = phi i32 [ %j, %outer ]
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    br i1 %v, label %inner, label %exit
; CHECK:       back:
; CHECK-NEXT:    %w = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    br i1 %w, label %outer, label %done
; CHECK:       exit:
; CHECK-NEXT:    %j.lcssa1 = phi i32 [ %j.lcssa, %body ]
; CHECK-NEXT:    ret i32 %j.lcssa1
; CHECK:       done:
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @f(i1 %c, i1 %d, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %j, %back ]
  %j = add i32 %i, 1
  br label %inner
inner:
  br i1 %c, label %body, label %back
body:
  %v = load volatile i1, ptr %p
  br i1 %v, label %inner, label %exit
back:
  %w = load volatile i1, ptr %p
  br i1 %w, label %outer, label %done
exit:
  ret i32 %j
done:
  ret i32 -1
}
