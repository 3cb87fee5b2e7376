; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; Each value gets a φ of its own, the later one's stands first.

; CHECK-LABEL: @several(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    %m = mul i32 %i, 3
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n, %loop ]
; CHECK-NEXT:    %m.lcssa = phi i32 [ %m, %loop ]
; CHECK-NEXT:    %r = sub i32 %n.lcssa, %m.lcssa
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @several(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %m = mul i32 %i, 3
  br i1 %c, label %loop, label %exit
exit:
  %r = sub i32 %n, %m
  ret i32 %r
}
