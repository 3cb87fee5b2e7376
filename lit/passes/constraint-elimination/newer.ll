; RUN: opt-go %s -passes=constraint-elimination -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
;
; As LLVM 22: samesign carries facts over to the other signedness, an access in bounds bounds its index, address arithmetic needs no more than nuw or nusw, and a join of conditions is replaced.

@array = global [10 x i8] zeroinitializer

; samesign: the signed comparison follows from the unsigned one, and the other way round.
; CHECK-LABEL: @same_sign(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp samesign ult i8 %x, %y
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK:      yes:
; CHECK-NEXT:   ret i1 true
; CHECK:      no:
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @same_sign(i8 %x, i8 %y) {
entry:
  %c = icmp samesign ult i8 %x, %y
  br i1 %c, label %yes, label %no

yes:
  %d = icmp slt i8 %x, %y
  ret i1 %d

no:
  %e = icmp sge i8 %x, %y
  ret i1 %e
}

; Without samesign nothing follows.
; CHECK-LABEL: @other_sign(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp ult i8 %x, %y
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK:      yes:
; CHECK-NEXT:   %d = icmp slt i8 %x, %y
; CHECK-NEXT:   ret i1 %d
; CHECK:      no:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @other_sign(i8 %x, i8 %y) {
entry:
  %c = icmp ult i8 %x, %y
  br i1 %c, label %yes, label %no

yes:
  %d = icmp slt i8 %x, %y
  ret i1 %d

no:
  ret i1 false
}

; The last byte that may be read is 9.
; CHECK-LABEL: @in_bounds(
; CHECK-NEXT:   %p = getelementptr nuw i8, ptr @array, i64 %k
; CHECK-NEXT:   %v = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @in_bounds(i64 %k) {
  %p = getelementptr nuw i8, ptr @array, i64 %k
  %v = load i8, ptr %p
  %c = icmp ult i64 %k, 10
  ret i1 %c
}

; Two bytes at a time: the index of the first is at most 8.
; CHECK-LABEL: @in_bounds_wide(
; CHECK-NEXT:   %p = getelementptr nuw i8, ptr @array, i64 %k
; CHECK-NEXT:   store i16 0, ptr %p, align 2
; CHECK-NEXT:   %d = icmp ult i64 %k, 8
; CHECK-NEXT:   %r = xor i1 true, %d
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @in_bounds_wide(i64 %k) {
  %p = getelementptr nuw i8, ptr @array, i64 %k
  store i16 0, ptr %p
  %c = icmp ult i64 %k, 9
  %d = icmp ult i64 %k, 8
  %r = xor i1 %c, %d
  ret i1 %r
}

; The access may not be executed where the comparison is.
; CHECK-LABEL: @in_bounds_later(
; CHECK-NEXT:   call void @may_leave()
; CHECK-NEXT:   %p = getelementptr nuw i8, ptr @array, i64 %k
; CHECK-NEXT:   %v = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @in_bounds_later(i64 %k) {
  %c = icmp ult i64 %k, 10
  call void @may_leave()
  %p = getelementptr nuw i8, ptr @array, i64 %k
  %v = load i8, ptr %p
  ret i1 %c
}

; CHECK-LABEL: @nuw(
; CHECK-NEXT:   %c = icmp ult i64 %k, %n
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   %x = getelementptr nuw i8, ptr %p, i64 %k
; CHECK-NEXT:   %y = getelementptr nuw i8, ptr %p, i64 %n
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @nuw(ptr %p, i64 %k, i64 %n) {
  %c = icmp ult i64 %k, %n
  call void @llvm.assume(i1 %c)
  %x = getelementptr nuw i8, ptr %p, i64 %k
  %y = getelementptr nuw i8, ptr %p, i64 %n
  %d = icmp ult ptr %x, %y
  ret i1 %d
}

; A narrow index is sign-extended, so 200 is the offset -56, which is greater than 200 as an unsigned number. LLVM 22 overlooks this.
; CHECK-LABEL: @nuw_narrow(
; CHECK-NEXT:   %c = icmp ule i8 %k, -56
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   %x = getelementptr nuw i8, ptr %p, i8 %k
; CHECK-NEXT:   %y = getelementptr nuw i8, ptr %p, i64 200
; CHECK-NEXT:   %d = icmp ule ptr %x, %y
; CHECK-NEXT:   ret i1 %d
; CHECK-NEXT: }
define i1 @nuw_narrow(ptr %p, i8 %k) {
  %c = icmp ule i8 %k, 200
  call void @llvm.assume(i1 %c)
  %x = getelementptr nuw i8, ptr %p, i8 %k
  %y = getelementptr nuw i8, ptr %p, i64 200
  %d = icmp ule ptr %x, %y
  ret i1 %d
}

; CHECK-LABEL: @subtract(
; CHECK-NEXT:   %s = sub nsw i32 %y, %x
; CHECK-NEXT:   %c = icmp sgt i32 %s, 0
; CHECK-NEXT:   call void @llvm.assume(i1 %c)
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @subtract(i32 %x, i32 %y) {
  %s = sub nsw i32 %y, %x
  %c = icmp sgt i32 %s, 0
  call void @llvm.assume(i1 %c)
  %d = icmp slt i32 %x, %y
  ret i1 %d
}

; CHECK-LABEL: @join(
; CHECK-NEXT:   %c = icmp ugt i8 %x, 10
; CHECK-NEXT:   %d = icmp ugt i8 %x, 5
; CHECK-NEXT:   ret i1 %d
; CHECK-NEXT: }
define i1 @join(i8 %x) {
  %c = icmp ugt i8 %x, 10
  %d = icmp ugt i8 %x, 5
  %or = or i1 %c, %d
  ret i1 %or
}

; CHECK-LABEL: @saturated(
; CHECK-NEXT:   %s = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @saturated(i8 noundef %x, i8 noundef %y) {
  %s = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
  %c = icmp uge i8 %s, %y
  ret i1 %c
}

declare void @may_leave()
