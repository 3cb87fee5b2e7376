; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; Seven additions move, eight are too many: nothing moves.

; CHECK-LABEL: @seven(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = add i32 %a, 1
; CHECK-NEXT:    %1 = add i32 %0, 1
; CHECK-NEXT:    %2 = add i32 %1, 1
; CHECK-NEXT:    %3 = add i32 %2, 1
; CHECK-NEXT:    %4 = add i32 %3, 1
; CHECK-NEXT:    %5 = add i32 %4, 1
; CHECK-NEXT:    %6 = add i32 %5, 1
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %6, %then ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @seven(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %1 = add i32 %a, 1
  %2 = add i32 %1, 1
  %3 = add i32 %2, 1
  %4 = add i32 %3, 1
  %5 = add i32 %4, 1
  %6 = add i32 %5, 1
  %7 = add i32 %6, 1
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %7, %then ]
  ret i32 %r
}
; CHECK-LABEL: @eight(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %0 = add i32 %a, 1
; CHECK-NEXT:    %1 = add i32 %0, 1
; CHECK-NEXT:    %2 = add i32 %1, 1
; CHECK-NEXT:    %3 = add i32 %2, 1
; CHECK-NEXT:    %4 = add i32 %3, 1
; CHECK-NEXT:    %5 = add i32 %4, 1
; CHECK-NEXT:    %6 = add i32 %5, 1
; CHECK-NEXT:    %7 = add i32 %6, 1
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %7, %then ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @eight(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %1 = add i32 %a, 1
  %2 = add i32 %1, 1
  %3 = add i32 %2, 1
  %4 = add i32 %3, 1
  %5 = add i32 %4, 1
  %6 = add i32 %5, 1
  %7 = add i32 %6, 1
  %8 = add i32 %7, 1
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %8, %then ]
  ret i32 %r
}
