; RUN: opt-go %s -passes='speculative-execution<only-if-divergent-target>' -S | FileCheck %s
;
; On a GPU branches diverge, and operations on 64 bits count double: three additions move, four are too many.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: @three(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = add i64 %a, 1
; CHECK-NEXT:    %1 = add i64 %0, %a
; CHECK-NEXT:    %2 = xor i64 %1, %a
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i64 [ 0, %entry ], [ %2, %then ]
; CHECK-NEXT:    ret i64 %r
; CHECK-NEXT:  }
define i64 @three(i1 %c, i64 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %1 = add i64 %a, 1
  %2 = add i64 %1, %a
  %3 = xor i64 %2, %a
  br label %join
join:
  %r = phi i64 [ 0, %entry ], [ %3, %then ]
  ret i64 %r
}
; CHECK-LABEL: @four(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %0 = add i64 %a, 1
; CHECK-NEXT:    %1 = add i64 %0, %a
; CHECK-NEXT:    %2 = xor i64 %1, %a
; CHECK-NEXT:    %3 = mul i64 %2, %a
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i64 [ 0, %entry ], [ %3, %then ]
; CHECK-NEXT:    ret i64 %r
; CHECK-NEXT:  }
define i64 @four(i1 %c, i64 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %1 = add i64 %a, 1
  %2 = add i64 %1, %a
  %3 = xor i64 %2, %a
  %4 = mul i64 %3, %a
  br label %join
join:
  %r = phi i64 [ 0, %entry ], [ %4, %then ]
  ret i64 %r
}
; CHECK-LABEL: @address(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = getelementptr i8, ptr %p, i64 16
; CHECK-NEXT:    %1 = trunc i64 %a to i32
; CHECK-NEXT:    %2 = ptrtoint ptr %0 to i64
; CHECK-NEXT:    %3 = add i64 %2, %a
; CHECK-NEXT:    %4 = add i64 %3, 4
; CHECK-NEXT:    %5 = mul i64 %4, %a
; CHECK-NEXT:    %6 = zext i32 %b to i64
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i64 [ 0, %entry ], [ %5, %then ]
; CHECK-NEXT:    %s = phi i32 [ 0, %entry ], [ %1, %then ]
; CHECK-NEXT:    %t = phi i64 [ 0, %entry ], [ %6, %then ]
; CHECK-NEXT:    %u = sext i32 %s to i64
; CHECK-NEXT:    %v = add i64 %r, %u
; CHECK-NEXT:    %w = add i64 %v, %t
; CHECK-NEXT:    ret i64 %w
; CHECK-NEXT:  }
define i64 @address(i1 %c, ptr %p, i64 %a, i32 %b) {
entry:
  br i1 %c, label %then, label %join
then:
  %1 = getelementptr i8, ptr %p, i64 16
  %2 = trunc i64 %a to i32
  %3 = ptrtoint ptr %1 to i64
  %4 = add i64 %3, %a
  %5 = add i64 %4, 4
  %6 = mul i64 %5, %a
  %7 = zext i32 %b to i64
  br label %join
join:
  %r = phi i64 [ 0, %entry ], [ %6, %then ]
  %s = phi i32 [ 0, %entry ], [ %2, %then ]
  %t = phi i64 [ 0, %entry ], [ %7, %then ]
  %u = sext i32 %s to i64
  %v = add i64 %r, %u
  %w = add i64 %v, %t
  ret i64 %w
}
