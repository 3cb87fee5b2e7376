; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; An alloca whose address goes elsewhere, or that is indexed by a variable, stays.

declare void @use(ptr)

; CHECK-LABEL: @call(
; CHECK-NEXT:   %s = alloca { i32, i32 }, align 8
; CHECK-NEXT:   store i32 %a, ptr %s, align 4
; CHECK-NEXT:   call void @use(ptr %s)
; CHECK-NEXT:   %r = load i32, ptr %s, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @call(i32 %a) {
  %s = alloca { i32, i32 }
  store i32 %a, ptr %s
  call void @use(ptr %s)
  %r = load i32, ptr %s
  ret i32 %r
}

; CHECK-LABEL: @variable(
; CHECK-NEXT:   %s = alloca [4 x i32], align 4
; CHECK-NEXT:   store i32 1, ptr %s, align 4
; CHECK-NEXT:   %p = getelementptr i32, ptr %s, i64 %k
; CHECK-NEXT:   %r = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @variable(i64 %k) {
  %s = alloca [4 x i32]
  store i32 1, ptr %s
  %p = getelementptr i32, ptr %s, i64 %k
  %r = load i32, ptr %p
  ret i32 %r
}
