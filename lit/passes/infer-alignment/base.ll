; RUN: opt-go %s -passes=infer-alignment -opt-version=22 -S | FileCheck %s
; RUN: opt-go %s -passes=infer-alignment -opt-version=19 -S | FileCheck %s --check-prefix=OLD
;
; As of LLVM 22, an access shows how well its base is aligned for those after it in its block.

; CHECK-LABEL: @after(
; CHECK:         store i32 1, ptr %p, align 32
; CHECK:         store i32 2, ptr %q, align 8
; CHECK:         store i32 3, ptr %r, align 4
; CHECK:       next:
; CHECK:         store i32 4, ptr %q, align 4
; OLD-LABEL: @after(
; OLD:         store i32 2, ptr %q, align 4
define void @after(ptr %p) {
  store i32 1, ptr %p, align 32
  %q = getelementptr i8, ptr %p, i64 24
  store i32 2, ptr %q, align 4
  %r = getelementptr i8, ptr %p, i64 20
  store i32 3, ptr %r, align 1
  br label %next

next:
  store i32 4, ptr %q, align 4
  ret void
}

; The access that shows it comes later: control may not get there.
; CHECK-LABEL: @before(
; CHECK:         store i32 2, ptr %q, align 4
define void @before(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 24
  store i32 2, ptr %q, align 4
  store i32 1, ptr %p, align 32
  ret void
}
