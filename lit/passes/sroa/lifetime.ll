; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; Marks of a whole alloca do not keep it.

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

; CHECK-LABEL: @marked(
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @marked(i32 %a) {
  %s = alloca { i32, i32 }
  call void @llvm.lifetime.start.p0(i64 8, ptr %s)
  store i32 %a, ptr %s
  %r = load i32, ptr %s
  call void @llvm.lifetime.end.p0(i64 8, ptr %s)
  ret i32 %r
}
