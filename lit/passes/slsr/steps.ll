; RUN: opt-go %s '-passes=slsr<strict>' -S | FileCheck %s
;
; Addresses that are some extended strides apart, where the indices do not wrap: the step is computed
; in 64 bits. In 32 bits it may overflow.

; CHECK-LABEL: @rows(
; CHECK: %a = getelementptr inbounds float, ptr %m, i64 %i
; CHECK: [[S:%.+]] = sext i32 %w to i64
; CHECK: [[T:%.+]] = shl i64 [[S]], 4
; CHECK: %b = getelementptr i8, ptr %a, i64 [[T]]
; CHECK: [[U:%.+]] = shl i64 {{.+}}, 4
; CHECK: %c = getelementptr i8, ptr %b, i64 [[U]]
define float @rows(ptr %m, i32 %row, i32 %w, i32 %x) {
  %p = mul nsw i32 %row, %w
  %i32 = add nsw i32 %p, %x
  %i = sext i32 %i32 to i64
  %a = getelementptr inbounds float, ptr %m, i64 %i
  %u = load float, ptr %a, align 4
  %r1 = add nsw i32 %row, 4
  %p1 = mul nsw i32 %r1, %w
  %j32 = add nsw i32 %p1, %x
  %j = sext i32 %j32 to i64
  %b = getelementptr inbounds float, ptr %m, i64 %j
  %v = load float, ptr %b, align 4
  %r2 = add nsw i32 %row, 8
  %p2 = mul nsw i32 %r2, %w
  %k32 = add nsw i32 %x, %p2
  %k = sext i32 %k32 to i64
  %c = getelementptr inbounds float, ptr %m, i64 %k
  %z = load float, ptr %c, align 4
  %s = fadd float %u, %v
  %t = fadd float %s, %z
  ret float %t
}

; Of an unrolled loop, whose counter has no low bits.
; CHECK-LABEL: @copies(
; CHECK: [[S:%.+]] = sext i32 %n to i64
; CHECK: [[T:%.+]] = shl i64 [[S]], 2
; CHECK: %b = getelementptr i8, ptr %a, i64 [[T]]
define float @copies(ptr %m, i32 %h, i32 %n, i32 %x) {
  %k0 = shl i32 %h, 1
  %p = mul nsw i32 %k0, %n
  %i32 = add nsw i32 %p, %x
  %i = sext i32 %i32 to i64
  %a = getelementptr inbounds float, ptr %m, i64 %i
  %u = load float, ptr %a, align 4
  %k1 = or disjoint i32 %k0, 1
  %p1 = mul nsw i32 %k1, %n
  %j32 = add nsw i32 %p1, %x
  %j = sext i32 %j32 to i64
  %b = getelementptr inbounds float, ptr %m, i64 %j
  %v = load float, ptr %b, align 4
  %s = fadd float %u, %v
  ret float %s
}

; zext nneg extends by the sign, too.
; CHECK-LABEL: @natural(
; CHECK: %b = getelementptr i8, ptr %a,
define float @natural(ptr %m, i32 %row, i32 %w) {
  %p = mul nsw i32 %row, %w
  %i = zext nneg i32 %p to i64
  %a = getelementptr inbounds float, ptr %m, i64 %i
  %u = load float, ptr %a, align 4
  %r1 = add nsw i32 %row, 3
  %p1 = mul nsw i32 %r1, %w
  %j = sext i32 %p1 to i64
  %b = getelementptr inbounds float, ptr %m, i64 %j
  %v = load float, ptr %b, align 4
  %s = fadd float %u, %v
  ret float %s
}

; The product of the first may wrap.
; CHECK-LABEL: @wraps(
; CHECK-NOT: getelementptr i8
; CHECK: ret float
define float @wraps(ptr %m, i32 %row, i32 %w) {
  %p = mul i32 %row, %w
  %i = sext i32 %p to i64
  %a = getelementptr inbounds float, ptr %m, i64 %i
  %u = load float, ptr %a, align 4
  %r1 = add nsw i32 %row, 3
  %p1 = mul nsw i32 %r1, %w
  %j = sext i32 %p1 to i64
  %b = getelementptr inbounds float, ptr %m, i64 %j
  %v = load float, ptr %b, align 4
  %s = fadd float %u, %v
  ret float %s
}

; The first is not surely accessed: it may be poison where the second is not.
; CHECK-LABEL: @elsewhere(
; CHECK-NOT: getelementptr i8
; CHECK: ret float
define float @elsewhere(ptr %m, i32 %row, i32 %w, i1 %c) {
  %p = mul nsw i32 %row, %w
  %i = sext i32 %p to i64
  %a = getelementptr inbounds float, ptr %m, i64 %i
  %r1 = add nsw i32 %row, 3
  %p1 = mul nsw i32 %r1, %w
  %j = sext i32 %p1 to i64
  %b = getelementptr inbounds float, ptr %m, i64 %j
  %v = load float, ptr %b, align 4
  br i1 %c, label %then, label %else

then:
  %u = load float, ptr %a, align 4
  %s = fadd float %u, %v
  ret float %s

else:
  ret float %v
}

; Where the step is negative it would take a product in a register of its own.
; CHECK-LABEL: @back(
; CHECK-NOT: getelementptr i8
; CHECK: ret float
define float @back(ptr %m, i32 %row, i32 %w) {
  %p = mul nsw i32 %row, %w
  %i = sext i32 %p to i64
  %a = getelementptr inbounds float, ptr %m, i64 %i
  %u = load float, ptr %a, align 4
  %r1 = add nsw i32 %row, -3
  %p1 = mul nsw i32 %r1, %w
  %j = sext i32 %p1 to i64
  %b = getelementptr inbounds float, ptr %m, i64 %j
  %v = load float, ptr %b, align 4
  %s = fadd float %u, %v
  ret float %s
}
