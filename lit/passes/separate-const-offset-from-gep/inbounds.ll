; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
; RUN: opt-go %s -passes="separate-const-offset-from-gep<strict>" -S | FileCheck %s --check-prefix=STRICT
;
; LLVM keeps inbounds on the getelementptr that adds the constant, though the address before may be outside, and takes an index of an
; inbounds getelementptr for non-negative. strict does so only where there is a proof: indices and constants that are not
; negative; an object so small that a sum that wrapped would be far outside.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal global [64 x float] zeroinitializer

; CHECK-LABEL: @sign_unknown(
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
; STRICT-LABEL: @sign_unknown(
; STRICT-NEXT:  %1 = getelementptr float, ptr %p, i64 %i
; STRICT-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20
; STRICT-NEXT:  ret ptr %q2
; STRICT-NEXT: }
define ptr @sign_unknown(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr inbounds float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @not_negative(
; CHECK-NEXT:  %z = zext i32 %i to i64
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %z
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
; STRICT-LABEL: @not_negative(
; STRICT-NEXT:  %z = zext i32 %i to i64
; STRICT-NEXT:  %1 = getelementptr inbounds float, ptr %p, i64 %z
; STRICT-NEXT:  %q2 = getelementptr inbounds i8, ptr %1, i64 20
; STRICT-NEXT:  ret ptr %q2
; STRICT-NEXT: }
define ptr @not_negative(ptr %p, i32 %i) {
  %z = zext i32 %i to i64
  %j = add i64 %z, 5
  %q = getelementptr inbounds float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @negative_constant(
; CHECK-NEXT:  %z = zext i32 %i to i64
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %z
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %1, i64 -20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
; STRICT-LABEL: @negative_constant(
; STRICT-NEXT:  %z = zext i32 %i to i64
; STRICT-NEXT:  %1 = getelementptr float, ptr %p, i64 %z
; STRICT-NEXT:  %q2 = getelementptr i8, ptr %1, i64 -20
; STRICT-NEXT:  ret ptr %q2
; STRICT-NEXT: }
define ptr @negative_constant(ptr %p, i32 %i) {
  %z = zext i32 %i to i64
  %j = add i64 %z, -5
  %q = getelementptr inbounds float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @index_may_wrap(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %2, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
; STRICT-LABEL: @index_may_wrap(
; STRICT-NEXT:  %j = add i32 %i, 5
; STRICT-NEXT:  %k = sext i32 %j to i64
; STRICT-NEXT:  %q = getelementptr inbounds float, ptr %p, i64 %k
; STRICT-NEXT:  ret ptr %q
; STRICT-NEXT: }
define ptr @index_may_wrap(ptr %p, i32 %i) {
  %j = add i32 %i, 5
  %k = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr %p, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @small_object(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr @a, i64 %1
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %2, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
; STRICT-LABEL: @small_object(
; STRICT-NEXT:  %1 = sext i32 %i to i64
; STRICT-NEXT:  %2 = getelementptr float, ptr @a, i64 %1
; STRICT-NEXT:  %q2 = getelementptr i8, ptr %2, i64 20
; STRICT-NEXT:  ret ptr %q2
; STRICT-NEXT: }
define ptr @small_object(i32 %i) {
  %j = add i32 %i, 5
  %k = sext i32 %j to i64
  %q = getelementptr inbounds float, ptr @a, i64 %k
  ret ptr %q
}

; CHECK-LABEL: @reaches_too_far(
; CHECK-NEXT:  %1 = sext i8 %i to i64
; CHECK-NEXT:  %2 = getelementptr float, ptr @a, i64 %1
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %2, i64 400
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
; STRICT-LABEL: @reaches_too_far(
; STRICT-NEXT:  %j = add i8 %i, 100
; STRICT-NEXT:  %k = sext i8 %j to i64
; STRICT-NEXT:  %q = getelementptr inbounds float, ptr @a, i64 %k
; STRICT-NEXT:  ret ptr %q
; STRICT-NEXT: }
define ptr @reaches_too_far(i8 %i) {
  %j = add i8 %i, 100
  %k = sext i8 %j to i64
  %q = getelementptr inbounds float, ptr @a, i64 %k
  ret ptr %q
}
