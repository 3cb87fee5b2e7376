; LLVM 22's results: addresses are chains of one variable index or one constant each, with nuw where
; no index is negative; arguments and instructions have one rank; a branch decides its condition.
; RUN: opt-go %s -passes=instcombine -opt-version=22 -emit-llvm-version=22 | FileCheck %s
; RUN: opt-go %s -passes=instcombine | FileCheck %s --check-prefix=OLD

; CHECK-LABEL: define ptr @nested(
; CHECK-NEXT:    %g.split = getelementptr inbounds [4 x [4 x i16]], ptr %p, i64 %x
; CHECK-NEXT:    %g.split1 = getelementptr inbounds nuw i8, ptr %g.split, i64 8
; CHECK-NEXT:    %g = getelementptr inbounds i16, ptr %g.split1, i64 %y
; CHECK-NEXT:    ret ptr %g
; OLD-LABEL: define ptr @nested(
; OLD-NEXT:    %g = getelementptr inbounds [4 x [4 x i16]], ptr %p, i64 %x, i64 1, i64 %y
define ptr @nested(ptr %p, i64 %x, i64 %y) {
  %g = getelementptr inbounds [4 x [4 x i16]], ptr %p, i64 %x, i64 1, i64 %y
  ret ptr %g
}

; CHECK-LABEL: define ptr @counted(
; CHECK-NEXT:    %g.idx = mul i64 %x, 20
; CHECK-NEXT:    %g = getelementptr inbounds i8, ptr %p, i64 %g.idx
define ptr @counted(ptr %p, i64 %x) {
  %m = mul i64 %x, 5
  %g = getelementptr inbounds [9 x i32], ptr %p, i64 0, i64 %m
  ret ptr %g
}

; CHECK-LABEL: define ptr @object(
; CHECK-NEXT:    %g = getelementptr inbounds nuw i8, ptr %p, i64 64
; OLD-LABEL: define ptr @object(
; OLD-NEXT:    %g = getelementptr inbounds i8, ptr %p, i64 64
define ptr @object(ptr dereferenceable(72) %p) {
  %g = getelementptr i8, ptr %p, i64 64
  ret ptr %g
}

; CHECK-LABEL: define i32 @order(
; CHECK:         %s = add i32 %a, %m
; OLD-LABEL: define i32 @order(
; OLD:         %s = add i32 %m, %a
define i32 @order(i32 %a, i32 %b) {
  %m = mul i32 %b, %b
  %s = add i32 %a, %m
  ret i32 %s
}

; Of the edge back to its own block nothing follows.
; CHECK-LABEL: define i1 @decided(
; CHECK:       loop:
; CHECK:         %c = icmp slt i32 %n, %b
; CHECK-NEXT:    br i1 %c, label %loop, label %done
; CHECK:       done:
; CHECK-NEXT:    ret i1 false
define i1 @decided(i32 %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add nuw nsw i32 %i, 3
  %c = icmp slt i32 %n, %b
  br i1 %c, label %loop, label %done

done:
  ret i1 %c
}

; CHECK-LABEL: define i32 @accessed(
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; OLD-LABEL: define i32 @accessed(
; OLD-NEXT:    %s = select i1 %c, ptr null, ptr %p
define i32 @accessed(i1 %c, ptr %p) {
  %s = select i1 %c, ptr null, ptr %p
  %v = load i32, ptr %s, align 4
  store i32 7, ptr %s, align 4
  ret i32 %v
}

; CHECK-LABEL: define i1 @positive(
; CHECK:         icmp samesign ult i32
define i1 @positive(i32 %a, i32 %b) {
  %x = lshr i32 %a, 1
  %y = lshr i32 %b, 2
  %r = icmp ult i32 %x, %y
  ret i1 %r
}
