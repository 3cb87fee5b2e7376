; With neighbor-extremes, as in LLVM 22, x < y ? x : y - 1 is a minimum, and x > y ? x : y + 1 a
; maximum, where the sum does not wrap.

; RUN: opt-go %s -passes='instcombine<neighbor-extremes>' -S -o - | FileCheck %s
; RUN: opt-go %s -passes=instcombine -opt-version=22 -S -o - | FileCheck %s
; RUN: opt-go %s -passes=instcombine -S -o - | FileCheck %s --check-prefix=OLD

; CHECK-LABEL: @last(
; CHECK: %m = add nsw i32 %w, -1
; CHECK: call i32 @llvm.smin.i32(i32 %x, i32 %m)
; OLD-LABEL: @last(
; OLD: select i1 %c, i32 %x, i32 %m
define i32 @last(i32 %x, i32 %w) {
  %c = icmp slt i32 %x, %w
  %m = add nsw i32 %w, -1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}

; CHECK-LABEL: @inverted(
; CHECK: call i32 @llvm.smin.i32(i32 %x, i32 %m)
define i32 @inverted(i32 %x, i32 %w) {
  %c = icmp sge i32 %x, %w
  %m = add nsw i32 %w, -1
  %s = select i1 %c, i32 %m, i32 %x
  ret i32 %s
}

; CHECK-LABEL: @exchanged(
; CHECK: call i32 @llvm.smin.i32(i32 %x, i32 %m)
define i32 @exchanged(i32 %x0, i32 %w) {
  %x = mul i32 %x0, %x0
  %c = icmp sgt i32 %w, %x
  %m = add nsw i32 %w, -1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}

; CHECK-LABEL: @first(
; CHECK: call i32 @llvm.smax.i32(i32 %x, i32 %m)
define i32 @first(i32 %x, i32 %w) {
  %c = icmp sgt i32 %x, %w
  %m = add nsw i32 %w, 1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}

; CHECK-LABEL: @unsigned(
; CHECK: call i32 @llvm.umax.i32(i32 %x, i32 %m)
define i32 @unsigned(i32 %x, i32 %w) {
  %c = icmp ugt i32 %x, %w
  %m = add nuw i32 %w, 1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}

; The sum may wrap; it is that of the other direction; the other value is compared.
; CHECK-LABEL: @wraps(
; CHECK: select i1 %c, i32 %x, i32 %m
define i32 @wraps(i32 %x, i32 %w) {
  %c = icmp slt i32 %x, %w
  %m = add nuw i32 %w, 1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
; CHECK-LABEL: @wrong_flag(
; CHECK: select i1 %c, i32 %x, i32 %m
define i32 @wrong_flag(i32 %x, i32 %w) {
  %c = icmp sgt i32 %x, %w
  %m = add nuw i32 %w, 1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
; CHECK-LABEL: @other_way(
; CHECK: select i1 %c, i32 %x, i32 %m
define i32 @other_way(i32 %x, i32 %w) {
  %c = icmp slt i32 %x, %w
  %m = add nsw i32 %w, 1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
; CHECK-LABEL: @another(
; CHECK: select i1 %c, i32 %x, i32 %m
define i32 @another(i32 %x, i32 %w, i32 %v) {
  %c = icmp slt i32 %x, %w
  %m = add nsw i32 %v, -1
  %s = select i1 %c, i32 %x, i32 %m
  ret i32 %s
}
