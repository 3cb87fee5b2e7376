; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; Equal expressions get one number: operands in any order, compares turned around, addresses by their offsets, half of an overflow check.

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: @commuted(
; CHECK-NEXT:   %a = add i32 %x, %y
; CHECK-NEXT:   %c = mul i32 %a, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @commuted(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = add i32 %y, %x
  %c = mul i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @compare(
; CHECK-NEXT:   %a = icmp slt i32 %x, %y
; CHECK-NEXT:   ret i1 %a
; CHECK-NEXT: }
define i1 @compare(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %b = icmp sgt i32 %y, %x
  %c = and i1 %a, %b
  ret i1 %c
}

; CHECK-LABEL: @flags_of_both(
; CHECK-NEXT:   %a = add i32 %x, 7
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   %c = icmp eq i32 %a, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @flags_of_both(i32 %x, ptr %p) {
  %a = add nsw i32 %x, 7
  store i32 %a, ptr %p
  %b = add nuw i32 %x, 7
  %c = icmp eq i32 %b, 0
  ret i1 %c
}

; CHECK-LABEL: @addresses(
; CHECK-NEXT:   %a = getelementptr { i32, i32 }, ptr %p, i64 %i, i32 1
; CHECK-NEXT:   %b = getelementptr i64, ptr %p, i64 %i
; CHECK-NEXT:   %c = getelementptr i8, ptr %b, i64 4
; CHECK-NEXT:   store ptr %a, ptr %p, align 8
; CHECK-NEXT:   %e = icmp ne ptr %c, %a
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @addresses(ptr %p, i64 %i) {
  %a = getelementptr {i32, i32}, ptr %p, i64 %i, i32 1
  %b = getelementptr i64, ptr %p, i64 %i
  %c = getelementptr i8, ptr %b, i64 4
  %d = getelementptr [2 x i32], ptr %p, i64 %i, i64 1
  store ptr %a, ptr %p
  %e = icmp ne ptr %c, %d
  ret i1 %e
}

; CHECK-LABEL: @overflow(
; CHECK-NEXT:   %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
; CHECK-NEXT:   %a = extractvalue { i32, i1 } %s, 0
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @overflow(i32 %x, i32 %y) {
  %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %a = extractvalue { i32, i1 } %s, 0
  %b = add i32 %x, %y
  %c = xor i32 %a, %b
  ret i32 %c
}
