; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; Addresses are the base plus scaled indices; fields of structs are constants.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %a = getelementptr inbounds %pair, ptr %p, i64 %i, i32 1, i32 %j
; CHECK: --> (4 + (2 * (sext i32 %j to i64))<nsw> + (12 * %i) + %p) U: full-set S: full-set
; CHECK: %b = getelementptr i8, ptr %p, i64 4
; CHECK: --> (4 + %p) U: full-set S: full-set
; CHECK: %c = getelementptr [10 x %pair], ptr @g, i64 0, i64 3
; CHECK: --> (36 + @g)<nuw> U: [40,-87) S: [-9223372036854775808,9223372036854775805)
; CHECK: %d = ptrtoint ptr %b to i64
; CHECK: --> (4 + (ptrtoint ptr %p to i64)) U: full-set S: full-set

%pair = type { i32, [4 x i16] }

@g = global [10 x %pair] zeroinitializer, align 4

define void @f(ptr %p, i64 %i, i32 %j) {
  %a = getelementptr inbounds %pair, ptr %p, i64 %i, i32 1, i32 %j
  %b = getelementptr i8, ptr %p, i64 4
  %c = getelementptr [10 x %pair], ptr @g, i64 0, i64 3
  %d = ptrtoint ptr %b to i64
  ret void
}
