; RUN: opt-go %s -passes='loop-unroll' -unroll-threshold=12 -S | FileCheck %s
;
; A loop may be larger when most of it folds: of five instructions per iteration two are left. Where the products do not fold, nothing is gained.

; CHECK-LABEL: @folds(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 2, ptr %g.2, align 4
; CHECK-NEXT:    %g.3 = getelementptr i32, ptr %p, i32 3
; CHECK-NEXT:    store i32 3, ptr %g.3, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @folds(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 4
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @computes(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %w = mul i32 %v, %v
; CHECK-NEXT:    %y = udiv i32 %w, %x
; CHECK-NEXT:    store volatile i32 %y, ptr %p, align 4
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @computes(ptr %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load volatile i32, ptr %p
  %w = mul i32 %v, %v
  %y = udiv i32 %w, %x
  store volatile i32 %y, ptr %p
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 4
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
