; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; Distances from equal variable indices are constant, too.

%s = type { i32, [8 x i32] }

; CHECK-LABEL: @fields(
; CHECK-NEXT:   %a = getelementptr %s, ptr %p, i64 %i, i32 1, i64 0
; CHECK-NEXT:   %b = getelementptr %s, ptr %p, i64 %i, i32 1, i64 1
; CHECK-NEXT:   %c = getelementptr %s, ptr %p, i64 %i, i32 1, i64 2
; CHECK-NEXT:   %d = getelementptr %s, ptr %p, i64 %i, i32 1, i64 3
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %a, i8 -1, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @fields(ptr %p, i64 %i) {
  %a = getelementptr %s, ptr %p, i64 %i, i32 1, i64 0
  %b = getelementptr %s, ptr %p, i64 %i, i32 1, i64 1
  %c = getelementptr %s, ptr %p, i64 %i, i32 1, i64 2
  %d = getelementptr %s, ptr %p, i64 %i, i32 1, i64 3
  store i32 -1, ptr %a
  store i32 -1, ptr %b
  store i32 -1, ptr %c
  store i32 -1, ptr %d
  ret void
}
