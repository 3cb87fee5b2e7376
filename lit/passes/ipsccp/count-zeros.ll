; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; Of a number that may be anything but zero there are at most 63 leading zeros, where zero would be poison.

declare i64 @llvm.ctlz.i64(i64, i1)

; CHECK-LABEL: @log2(
; CHECK:         %s = sub nuw nsw i64 63, %z
; CHECK-NEXT:    %h = lshr i64 %s, 1
define i64 @log2(i64 %n) {
  %z = call i64 @llvm.ctlz.i64(i64 %n, i1 true)
  %s = sub i64 63, %z
  %h = ashr i64 %s, 1
  ret i64 %h
}

; CHECK-LABEL: @of_zero(
; CHECK:         %s = sub nsw i64 63, %z
; CHECK-NEXT:    %h = ashr i64 %s, 1
define i64 @of_zero(i64 %n) {
  %z = call i64 @llvm.ctlz.i64(i64 %n, i1 false)
  %s = sub i64 63, %z
  %h = ashr i64 %s, 1
  ret i64 %h
}
