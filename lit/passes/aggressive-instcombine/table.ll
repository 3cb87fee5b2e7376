; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Trailing zeros by a De Bruijn sequence and a table; the table's first element is what a zero gives.

; CHECK: @table = internal constant [32 x i32] [i32 0, i32 1, i32 28, i32 2, i32 29, i32 14, i32 24, i32 3, i32 30, i32 22, i32 20, i32 15, i32 25, i32 17, i32 4, i32 8, i32 31, i32 27, i32 13, i32 23, i32 21, i32 19, i32 16, i32 7, i32 26, i32 12, i32 18, i32 6, i32 11, i32 5, i32 10, i32 9]
; CHECK: @wrong = internal constant [32 x i32] [i32 0, i32 1, i32 28, i32 2, i32 29, i32 14, i32 24, i32 3, i32 30, i32 22, i32 20, i32 15, i32 25, i32 17, i32 4, i32 8, i32 31, i32 27, i32 13, i32 23, i32 21, i32 19, i32 16, i32 7, i32 26, i32 12, i32 18, i32 6, i32 11, i32 5, i32 9, i32 10]
;
; CHECK: define i32 @zeros(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.cttz.i32(i32 %x, i1 true)
; CHECK-NEXT:   %2 = icmp eq i32 %x, 0
; CHECK-NEXT:   %3 = select i1 %2, i32 0, i32 %1
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
;
; CHECK: define i32 @no(i32 %x) {
; CHECK-NEXT:   %n = sub i32 0, %x
; CHECK-NEXT:   %a = and i32 %x, %n
; CHECK-NEXT:   %m = mul i32 %a, 125613361
; CHECK-NEXT:   %s = lshr i32 %m, 27
; CHECK-NEXT:   %i = zext i32 %s to i64
; CHECK-NEXT:   %p = getelementptr inbounds [32 x i32], ptr @wrong, i64 0, i64 %i
; CHECK-NEXT:   %r = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.cttz.i32(i32, i1 immarg){{.*}}

@table = internal constant [32 x i32] [i32 0, i32 1, i32 28, i32 2, i32 29, i32 14, i32 24, i32 3, i32 30, i32 22, i32 20, i32 15, i32 25, i32 17, i32 4, i32 8, i32 31, i32 27, i32 13, i32 23, i32 21, i32 19, i32 16, i32 7, i32 26, i32 12, i32 18, i32 6, i32 11, i32 5, i32 10, i32 9]
@wrong = internal constant [32 x i32] [i32 0, i32 1, i32 28, i32 2, i32 29, i32 14, i32 24, i32 3, i32 30, i32 22, i32 20, i32 15, i32 25, i32 17, i32 4, i32 8, i32 31, i32 27, i32 13, i32 23, i32 21, i32 19, i32 16, i32 7, i32 26, i32 12, i32 18, i32 6, i32 11, i32 5, i32 9, i32 10]
define i32 @zeros(i32 %x) {
  %n = sub i32 0, %x
  %a = and i32 %x, %n
  %m = mul i32 %a, 125613361
  %s = lshr i32 %m, 27
  %i = zext i32 %s to i64
  %p = getelementptr inbounds [32 x i32], ptr @table, i64 0, i64 %i
  %r = load i32, ptr %p
  ret i32 %r
}
define i32 @no(i32 %x) {
  %n = sub i32 0, %x
  %a = and i32 %x, %n
  %m = mul i32 %a, 125613361
  %s = lshr i32 %m, 27
  %i = zext i32 %s to i64
  %p = getelementptr inbounds [32 x i32], ptr @wrong, i64 0, i64 %i
  %r = load i32, ptr %p
  ret i32 %r
}
