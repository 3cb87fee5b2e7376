; Arrays are one object; arguments that are surely not null say so.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare void @use(ptr, ptr)

; CHECK-LABEL: @al(
; CHECK-NEXT:    %a1 = alloca [4 x i32], align 8
; CHECK-NEXT:    %b = alloca i8, align 1
; CHECK-NEXT:    call void @use(ptr nonnull %a1, ptr nonnull %b)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @al(i32 %n) {
  %a = alloca i32, i32 4, align 8
  %b = alloca i8, i64 1
  call void @use(ptr %a, ptr %b)
  ret void
}
