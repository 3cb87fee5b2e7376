; RUN: opt-go %s -passes=separate-const-offset-from-gep -opt-version=22 -S | FileCheck %s
;
; As LLVM 22 does it: constants of a base that adds bytes are taken along, and both new addresses keep nuw, nusw and inbounds
; where the sums say so.

target triple = "nvptx64-nvidia-cuda"

@g = global [100 x i32] zeroinitializer
declare void @use(ptr)

; CHECK-LABEL: @constant_base(
; CHECK-NEXT:  %1 = getelementptr i32, ptr @g, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 60
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @constant_base(i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr i32, ptr getelementptr (i8, ptr @g, i64 40), i64 %j
  ret ptr %q
}

; CHECK-LABEL: @struct(
; CHECK-NEXT:  %b = getelementptr inbounds { i32, i64, [10 x i32] }, ptr %p, i64 2, i32 2, i64 1
; CHECK-NEXT:  %1 = getelementptr i32, ptr %b, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @struct(ptr %p, i64 %i) {
  %b = getelementptr inbounds { i32, i64, [10 x i32] }, ptr %p, i64 2, i32 2, i64 1
  %j = add nsw i64 %i, 5
  %q = getelementptr inbounds i32, ptr %b, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @toolarge(
; CHECK-NEXT:  %b = getelementptr inbounds i8, ptr %p, i64 4000000000
; CHECK-NEXT:  %j = add nsw i64 %i, 5
; CHECK-NEXT:  %q = getelementptr inbounds i32, ptr %b, i64 %j
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @toolarge(ptr %p, i64 %i) {
  %b = getelementptr inbounds i8, ptr %p, i64 4000000000
  %j = add nsw i64 %i, 5
  %q = getelementptr inbounds i32, ptr %b, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @base_with_other_uses(
; CHECK-NEXT:  %b = getelementptr inbounds i8, ptr %p, i64 40
; CHECK-NEXT:  call void @use(ptr %b)
; CHECK-NEXT:  %1 = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 60
; CHECK-NEXT:  call void @use(ptr %b)
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @base_with_other_uses(ptr %p, i64 %i) {
  %b = getelementptr inbounds i8, ptr %p, i64 40
  call void @use(ptr %b)
  %j = add nsw i64 %i, 5
  %q = getelementptr inbounds i32, ptr %b, i64 %j
  call void @use(ptr %b)
  ret ptr %q
}

; CHECK-LABEL: @nothing_remains(
; CHECK-NEXT:  %q = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @nothing_remains(ptr %p, i64 %i) {
  %b = getelementptr inbounds i8, ptr %p, i64 -20
  %j = add nsw i64 %i, 5
  %q = getelementptr inbounds i32, ptr %b, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @not_negative(
; CHECK-NEXT:  %z = zext i32 %i to i64
; CHECK-NEXT:  %1 = getelementptr inbounds i32, ptr %p, i64 %z
; CHECK-NEXT:  %q2 = getelementptr inbounds i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @not_negative(ptr %p, i32 %i) {
  %z = zext i32 %i to i64
  %j = add nsw i64 %z, 5
  %q = getelementptr inbounds i32, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @maybe_negative(
; CHECK-NEXT:  %1 = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @maybe_negative(ptr %p, i64 %i) {
  %j = add nsw i64 %i, 5
  %q = getelementptr inbounds i32, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @nuwext(
; CHECK-NEXT:  %1 = zext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr inbounds nuw i32, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr inbounds nuw i8, ptr %2, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @nuwext(ptr %p, i32 %i) {
  %j = add nuw i32 %i, 5
  %z = zext i32 %j to i64
  %q = getelementptr inbounds nuw i32, ptr %p, i64 %z
  ret ptr %q
}

; CHECK-LABEL: @nuwtwo(
; CHECK-NEXT:  %l2 = add i64 %i, %k
; CHECK-NEXT:  %1 = getelementptr inbounds nuw i32, ptr %p, i64 %l2
; CHECK-NEXT:  %q3 = getelementptr inbounds nuw i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @nuwtwo(ptr %p, i64 %i, i64 %k) {
  %j = add nuw i64 %i, 5
  %l = add nuw i64 %j, %k
  %q = getelementptr inbounds nuw i32, ptr %p, i64 %l
  ret ptr %q
}

; CHECK-LABEL: @nuwsub(
; CHECK-NEXT:  %1 = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 -20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @nuwsub(ptr %p, i64 %i, i64 %k) {
  %j = sub nuw i64 %i, 5
  %q = getelementptr inbounds nuw i32, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @nuwor(
; CHECK-NEXT:  %1 = getelementptr inbounds nuw i32, ptr %p, i64 %i
; CHECK-NEXT:  %q2 = getelementptr inbounds nuw i8, ptr %1, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @nuwor(ptr %p, i64 %i, i64 %k) {
  %j = or disjoint i64 %i, 5
  %q = getelementptr inbounds nuw i32, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @two(
; CHECK-NEXT:  %1 = getelementptr i8, ptr %p, i64 0
; CHECK-NEXT:  %2 = getelementptr i32, ptr %1, i64 %i
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 10
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @two(ptr %p, i64 %i) {
  %b = getelementptr i8, ptr %p, i64 3
  %c = getelementptr i8, ptr %b, i64 7
  %q = getelementptr i32, ptr %c, i64 %i
  ret ptr %q
}

; CHECK-LABEL: @negative_base(
; CHECK-NEXT:  %z = zext i32 %i to i64
; CHECK-NEXT:  %1 = getelementptr i32, ptr %p, i64 %z
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 16
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @negative_base(ptr %p, i32 %i) {
  %z = zext i32 %i to i64
  %b = getelementptr inbounds i8, ptr %p, i64 -4
  %j = add nsw i64 %z, 5
  %q = getelementptr inbounds i32, ptr %b, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @negative_index(
; CHECK-NEXT:  %z = zext i32 %i to i64
; CHECK-NEXT:  %zk = zext i32 %k to i64
; CHECK-NEXT:  %1 = getelementptr inbounds [20 x i32], ptr %p, i64 %zk, i64 %z
; CHECK-NEXT:  %q3 = getelementptr inbounds i8, ptr %1, i64 220
; CHECK-NEXT:  ret ptr %q3
; CHECK-NEXT: }
define ptr @negative_index(ptr %p, i32 %i, i32 %k) {
  %z = zext i32 %i to i64
  %zk = zext i32 %k to i64
  %k3 = add i64 %zk, 3
  %j = add nsw i64 %z, -5
  %q = getelementptr inbounds [20 x i32], ptr %p, i64 %k3, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @sextnuw(
; CHECK-NEXT:  %1 = sext i32 %i to i64
; CHECK-NEXT:  %2 = getelementptr inbounds nuw i32, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr inbounds nuw i8, ptr %2, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @sextnuw(ptr %p, i32 %i) {
  %j = add nuw nsw i32 %i, 5
  %z = sext i32 %j to i64
  %q = getelementptr inbounds nuw i32, ptr %p, i64 %z
  ret ptr %q
}

; CHECK-LABEL: @truncnuw(
; CHECK-NEXT:  %1 = trunc i128 %i to i64
; CHECK-NEXT:  %2 = getelementptr i32, ptr %p, i64 %1
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %2, i64 20
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @truncnuw(ptr %p, i128 %i) {
  %j = add nuw i128 %i, 5
  %z = trunc i128 %j to i64
  %q = getelementptr inbounds nuw i32, ptr %p, i64 %z
  ret ptr %q
}

; CHECK-LABEL: @constant_indices(
; CHECK-NEXT:  %1 = getelementptr inbounds i32, ptr %p, i64 0
; CHECK-NEXT:  %c1 = getelementptr inbounds i8, ptr %1, i64 70
; CHECK-NEXT:  ret ptr %c1
; CHECK-NEXT: }
define ptr @constant_indices(ptr %p, i64 %i) {
  %b = getelementptr inbounds i8, ptr %p, i64 50
  %c = getelementptr inbounds i32, ptr %b, i64 5
  ret ptr %c
}

; What remains may be close to the largest number: then the sum may have wrapped, unless it says that it did not.
; CHECK-LABEL: @far(
; CHECK-NEXT:  %h = lshr i64 %i, 1
; CHECK-NEXT:  %1 = getelementptr i8, ptr %p, i64 %h
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 5
; CHECK-NEXT:  ret ptr %q2
; CHECK-NEXT: }
define ptr @far(ptr %p, i64 %i) {
  %h = lshr i64 %i, 1
  %j = add i64 %h, 5
  %q = getelementptr nusw i8, ptr %p, i64 %j
  ret ptr %q
}

; The later block in the text is split after the earlier one in the program.
; CHECK-LABEL: @order(
; CHECK-NEXT: A:
; CHECK-NEXT:  br label %B
; CHECK-EMPTY:
; CHECK-NEXT: C:
; CHECK-NEXT:  %0 = getelementptr i32, ptr %1, i64 %k
; CHECK-NEXT:  %y4 = getelementptr i8, ptr %0, i64 72
; CHECK-NEXT:  ret ptr %y4
; CHECK-EMPTY:
; CHECK-NEXT: B:
; CHECK-NEXT:  %1 = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:  br label %C
; CHECK-NEXT: }
define ptr @order(ptr %p, i64 %i, i64 %k) {
A:
  br label %B
C:
  %j = add i64 %k, 10
  %y = getelementptr i32, ptr %x, i64 %j
  ret ptr %y
B:
  %h = add i64 %i, 8
  %x = getelementptr i32, ptr %p, i64 %h
  br label %C
}
