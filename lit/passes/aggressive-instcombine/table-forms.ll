; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Trailing zeros by a table, whatever the index is made of: the lowest bit itself, in a table whose
; element 0 is the width of x, 3; and an offset in bytes from its hash. A zero gives element 0, 7.
;
; CHECK-LABEL: @by_itself(
; CHECK-NEXT: %1 = call i3 @llvm.cttz.i3(i3 %x, i1 false)
; CHECK-NEXT: %2 = zext i3 %1 to i8
; CHECK-NEXT: %r = trunc i8 %2 to i4
;
; CHECK-LABEL: @scaled(
; CHECK-NEXT: %1 = call i3 @llvm.cttz.i3(i3 %x, i1 true)
; CHECK-NEXT: %2 = icmp eq i3 %x, 0
; CHECK-NEXT: %3 = select i1 %2, i3 -1, i3 %1
; CHECK-NEXT: %4 = zext i3 %3 to i16
;
; What a zero gives does not fit in the type of x.
; CHECK-LABEL: @large(
; CHECK: load i8
;
; Where x is not zero, element 0 does not count.
; CHECK-LABEL: @guarded(
; CHECK: %1 = call i3 @llvm.cttz.i3(i3 %x, i1 true)
; CHECK-NEXT: %2 = zext i3 %1 to i8
; CHECK-NEXT: ret i8 %2
;
; Another number for x = 2.
; CHECK-LABEL: @other(
; CHECK: load i8

@sixty = internal constant [8 x i8] c"\3c\00\01\09\02\09\09\09"
@wrong = internal constant [8 x i8] c"\03\00\02\09\02\09\09\09"
@bits = internal constant [8 x i8] c"\03\00\01\09\02\09\09\09"
@hash = internal constant [4 x i16] [i16 7, i16 0, i16 2, i16 1]
define i4 @by_itself(i3 %x) {
  %n = sub i3 0, %x
  %a = and i3 %x, %n
  %i = zext i3 %a to i64
  %p = getelementptr inbounds i8, ptr @bits, i64 %i
  %l = load i8, ptr %p
  %r = trunc i8 %l to i4
  ret i4 %r
}
define i16 @scaled(i3 %x) {
  %n = sub i3 0, %x
  %a = and i3 %n, %x
  %m = mul i3 %a, 3
  %s = lshr i3 %m, 1
  %w = zext i3 %s to i8
  %t = shl i8 %w, 1
  %k = zext i8 %t to i64
  %p = getelementptr i8, ptr @hash, i64 %k
  %l = load i16, ptr %p
  ret i16 %l
}
define i8 @large(i3 %x) {
  %n = sub i3 0, %x
  %a = and i3 %x, %n
  %i = zext i3 %a to i64
  %p = getelementptr inbounds i8, ptr @sixty, i64 %i
  %l = load i8, ptr %p
  ret i8 %l
}
define i8 @guarded(i3 %x) {
  %c = icmp eq i3 %x, 0
  br i1 %c, label %zero, label %other
zero:
  ret i8 0
other:
  %n = sub i3 0, %x
  %a = and i3 %x, %n
  %i = zext i3 %a to i64
  %p = getelementptr inbounds i8, ptr @sixty, i64 %i
  %l = load i8, ptr %p
  ret i8 %l
}
define i8 @other(i3 %x) {
  %n = sub i3 0, %x
  %a = and i3 %x, %n
  %i = zext i3 %a to i64
  %p = getelementptr inbounds i8, ptr @wrong, i64 %i
  %l = load i8, ptr %p
  ret i8 %l
}
