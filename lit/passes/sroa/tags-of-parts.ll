; RUN: opt-go -passes=sroa -S %s | FileCheck %s
; Parts of an access keep its TBAA tag; of a copy with !tbaa.struct, the part that is the rest of a member has that member's tag.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @copied(
; CHECK: load i32, ptr %p, align 1, !tbaa [[T:![0-9]+]]
; CHECK: load i32, ptr %a.sroa.{{.*}}, align 1, !tbaa [[T]]
define i32 @copied(ptr %p) {
  %a = alloca [2 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 8, i1 false), !tbaa !1
  %g = getelementptr i8, ptr %a, i64 4
  %v = load i32, ptr %a
  %w = load i32, ptr %g
  %r = add i32 %v, %w
  ret i32 %r
}

; CHECK-LABEL: @rest(
; CHECK: load i32, ptr %p, align 4
; CHECK-NOT: tbaa
; CHECK: getelementptr
; CHECK: load i32, ptr %a.sroa.{{.*}}, align 4, !tbaa [[T]]
define i32 @rest(ptr %p) {
  %a = alloca [2 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %p, i64 8, i1 false), !tbaa.struct !0
  %g = getelementptr i8, ptr %a, i64 4
  %v = load i32, ptr %a
  %w = load i32, ptr %g
  %r = add i32 %v, %w
  ret i32 %r
}
!0 = !{i64 0, i64 8, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
