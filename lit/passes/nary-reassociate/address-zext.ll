; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; An extension by zeros of what is not negative is one by the sign.

; CHECK-LABEL: @f(
; CHECK-NEXT: %na = icmp sgt i32 %a, -1
; CHECK-NEXT: call void @llvm.assume(i1 %na)
; CHECK-NEXT: %nb = icmp sgt i32 %b, -1
; CHECK-NEXT: call void @llvm.assume(i1 %nb)
; CHECK-NEXT: %w = zext i32 %a to i64
; CHECK-NEXT: %q = getelementptr i32, ptr %p, i64 %w
; CHECK-NEXT: call void @keep(ptr %q)
; CHECK-NEXT: %1 = sext i32 %b to i64
; CHECK-NEXT: %r = getelementptr i32, ptr %q, i64 %1
; CHECK-NEXT: call void @keep(ptr %r)
; CHECK-NEXT: ret void

declare void @llvm.assume(i1)
declare void @use(i32)
declare void @keep(ptr)

define void @f(i32 %a, i32 %b, i32 %c, i32 %d, ptr %p, i1 %e) {
  %na = icmp sgt i32 %a, -1
  call void @llvm.assume(i1 %na)
  %nb = icmp sgt i32 %b, -1
  call void @llvm.assume(i1 %nb)
  %w = zext i32 %a to i64
  %q = getelementptr i32, ptr %p, i64 %w
  call void @keep(ptr %q)
  %s = add nsw i32 %a, %b
  %ws = zext i32 %s to i64
  %r = getelementptr i32, ptr %p, i64 %ws
  call void @keep(ptr %r)
  ret void
}
