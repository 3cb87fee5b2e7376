; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; A header of 17 instructions is too large, one of 16 is not: the limit is 16.

; CHECK-LABEL: @sixteen(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c1 = icmp slt i32 1, %n
; CHECK-NEXT:    br i1 %c1, label %body.lr.ph, label %exit
; CHECK:       body.lr.ph:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i2 = phi i32 [ 0, %body.lr.ph ], [ %j, %body ]
; CHECK-NEXT:    store i32 %i2, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i2, 1
; CHECK-NEXT:    %0 = add i32 %j, 1
; CHECK-NEXT:    %1 = mul i32 %0, %0
; CHECK-NEXT:    %2 = mul i32 %1, %0
; CHECK-NEXT:    %3 = mul i32 %2, %0
; CHECK-NEXT:    %4 = mul i32 %3, %0
; CHECK-NEXT:    %5 = mul i32 %4, %0
; CHECK-NEXT:    %6 = mul i32 %5, %0
; CHECK-NEXT:    %7 = mul i32 %6, %0
; CHECK-NEXT:    %8 = mul i32 %7, %0
; CHECK-NEXT:    %9 = mul i32 %8, %0
; CHECK-NEXT:    %10 = mul i32 %9, %0
; CHECK-NEXT:    %11 = mul i32 %10, %0
; CHECK-NEXT:    %12 = mul i32 %11, %0
; CHECK-NEXT:    %13 = mul i32 %12, %0
; CHECK-NEXT:    %c = icmp slt i32 %13, %n
; CHECK-NEXT:    br i1 %c, label %body, label %head.exit_crit_edge
; CHECK:       head.exit_crit_edge:
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @sixteen(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %1 = add i32 %i, 1
  %2 = mul i32 %1, %1
  %3 = mul i32 %2, %1
  %4 = mul i32 %3, %1
  %5 = mul i32 %4, %1
  %6 = mul i32 %5, %1
  %7 = mul i32 %6, %1
  %8 = mul i32 %7, %1
  %9 = mul i32 %8, %1
  %10 = mul i32 %9, %1
  %11 = mul i32 %10, %1
  %12 = mul i32 %11, %1
  %13 = mul i32 %12, %1
  %14 = mul i32 %13, %1
  %c = icmp slt i32 %14, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
; CHECK-LABEL: @seventeen(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:    %0 = add i32 %i, 1
; CHECK-NEXT:    %1 = mul i32 %0, %0
; CHECK-NEXT:    %2 = mul i32 %1, %0
; CHECK-NEXT:    %3 = mul i32 %2, %0
; CHECK-NEXT:    %4 = mul i32 %3, %0
; CHECK-NEXT:    %5 = mul i32 %4, %0
; CHECK-NEXT:    %6 = mul i32 %5, %0
; CHECK-NEXT:    %7 = mul i32 %6, %0
; CHECK-NEXT:    %8 = mul i32 %7, %0
; CHECK-NEXT:    %9 = mul i32 %8, %0
; CHECK-NEXT:    %10 = mul i32 %9, %0
; CHECK-NEXT:    %11 = mul i32 %10, %0
; CHECK-NEXT:    %12 = mul i32 %11, %0
; CHECK-NEXT:    %13 = mul i32 %12, %0
; CHECK-NEXT:    %14 = mul i32 %13, %0
; CHECK-NEXT:    %c = icmp slt i32 %14, %n
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    store i32 %i, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br label %head
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @seventeen(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %1 = add i32 %i, 1
  %2 = mul i32 %1, %1
  %3 = mul i32 %2, %1
  %4 = mul i32 %3, %1
  %5 = mul i32 %4, %1
  %6 = mul i32 %5, %1
  %7 = mul i32 %6, %1
  %8 = mul i32 %7, %1
  %9 = mul i32 %8, %1
  %10 = mul i32 %9, %1
  %11 = mul i32 %10, %1
  %12 = mul i32 %11, %1
  %13 = mul i32 %12, %1
  %14 = mul i32 %13, %1
  %15 = mul i32 %14, %1
  %c = icmp slt i32 %15, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
