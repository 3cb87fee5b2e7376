; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
; A compare of an entry of a constant table asks the index instead: one or two numbers, a range, or a bit of a magic number.
target datalayout = "e-i64:64-n8:16:32:64"

@arr = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@odd = internal constant [10 x i16] [i16 0, i16 8, i16 1, i16 8, i16 9, i16 3, i16 4, i16 8, i16 1, i16 2]
@pairs = internal constant [3 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 2 }, { i32, i32 } { i32 1, i32 3 }, { i32, i32 } { i32 1, i32 5 }]
@gap = internal constant [5 x i32] [i32 7, i32 0, i32 undef, i32 0, i32 7]
@weak = weak constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

; CHECK-LABEL: @one(
; CHECK-NEXT: %c = icmp eq i64 %i, 2
; CHECK-NEXT: ret i1 %c
define i1 @one(i64 %i) {
  %g = getelementptr inbounds [4 x i32], ptr @arr, i64 0, i64 %i
  %v = load i32, ptr %g
  %c = icmp eq i32 %v, 3
  ret i1 %c
}

; Without inbounds the two highest bits of the index are lost in the address.
; CHECK-LABEL: @wraps(
; CHECK-NEXT: %1 = and i64 %i, 4611686018427387903
; CHECK-NEXT: %c = icmp eq i64 %1, 2
define i1 @wraps(i64 %i) {
  %g = getelementptr [4 x i32], ptr @arr, i64 0, i64 %i
  %v = load i32, ptr %g
  %c = icmp eq i32 %v, 3
  ret i1 %c
}

; CHECK-LABEL: @two(
; CHECK-NEXT: %1 = and i64 %i, -5
; CHECK-NEXT: icmp eq i64 %1, 0
define i1 @two(i64 %i) {
  %g = getelementptr inbounds [5 x i32], ptr @gap, i64 0, i64 %i
  %v = load i32, ptr %g
  %c = icmp eq i32 %v, 7
  ret i1 %c
}

; CHECK-LABEL: @bits(
; CHECK-NEXT: %1 = lshr i64 869, %i
; CHECK-NEXT: %2 = and i64 %1, 1
; CHECK-NEXT: icmp ne i64 %2, 0
define i1 @bits(i64 %i) {
  %g = getelementptr inbounds [10 x i16], ptr @odd, i64 0, i64 %i
  %v = load i16, ptr %g
  %a = and i16 %v, 8
  %c = icmp eq i16 %a, 0
  ret i1 %c
}

; CHECK-LABEL: @member(
; CHECK-NEXT: %c = icmp eq i64 %i, 1
define i1 @member(i64 %i) {
  %g = getelementptr inbounds [3 x { i32, i32 }], ptr @pairs, i64 0, i64 %i, i32 1
  %v = load i32, ptr %g
  %c = icmp eq i32 %v, 3
  ret i1 %c
}

; Another definition may win, and a volatile load must be made.
; CHECK-LABEL: @other(
; CHECK: load i32
; CHECK: load volatile i32
define i1 @other(i64 %i) {
  %g = getelementptr inbounds [4 x i32], ptr @weak, i64 0, i64 %i
  %v = load i32, ptr %g
  %c = icmp eq i32 %v, 3
  %h = getelementptr inbounds [4 x i32], ptr @arr, i64 0, i64 %i
  %w = load volatile i32, ptr %h
  %d = icmp eq i32 %w, 3
  %r = or i1 %c, %d
  ret i1 %r
}
