; What functions do with pointers that they are given.
; RUN: opt-go -passes=function-attrs -S %s | FileCheck %s

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @nocap(ptr nocapture readonly) nounwind willreturn memory(argmem: read)

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: define void @m5(ptr nocapture writeonly %p, ptr nocapture readonly %q) {{#[0-9]+}} {
define void @m5(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: define i32 @m9(ptr nocapture readonly %p) {{#[0-9]+}} {
define i32 @m9(ptr %p) {
  %v = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %v
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: define i32 @m10(ptr nocapture readonly %p) {{#[0-9]+}} {
define i32 @m10(ptr %p) {
  %v = load atomic i32, ptr %p unordered, align 4
  ret i32 %v
}

; CHECK: ; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
; CHECK-NEXT: define void @p1(ptr nocapture readonly %p) {{#[0-9]+}} {
define void @p1(ptr %p) {
  call void @nocap(ptr %p)
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: define void @p2(ptr %p, ptr nocapture writeonly %q) {{#[0-9]+}} {
define void @p2(ptr %p, ptr %q) {
  store ptr %p, ptr %q
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define i1 @p3(ptr readnone %p) {{#[0-9]+}} {
define i1 @p3(ptr %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define i1 @p4(ptr readnone %p, ptr readnone %q) {{#[0-9]+}} {
define i1 @p4(ptr %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  ret i1 %c
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define i64 @p5(ptr %p) {{#[0-9]+}} {
define i64 @p5(ptr %p) {
  %c = ptrtoint ptr %p to i64
  ret i64 %c
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
; CHECK-NEXT: define void @p6(ptr nocapture writeonly %p, i1 %c) {{#[0-9]+}} {
define void @p6(ptr %p, i1 %c) {
  %g = getelementptr i8, ptr %p, i64 4
  %s = select i1 %c, ptr %g, ptr %p
  store i8 0, ptr %s
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define void @p7(ptr nocapture readnone %p) {{#[0-9]+}} {
define void @p7(ptr %p) {
  ret void
}

; CHECK: define linkonce_odr void @lo(ptr %p) {
define linkonce_odr void @lo(ptr %p) {
  store i8 1, ptr %p
  ret void
}

; CHECK: define weak void @wk(ptr %p) {
define weak void @wk(ptr %p) {
  store i8 1, ptr %p
  ret void
}

; CHECK: ; Function Attrs: noinline optnone
; CHECK-NEXT: define void @on(ptr %p) {{#[0-9]+}} {
define void @on(ptr %p) optnone noinline {
  store i8 1, ptr %p
  ret void
}

; CHECK: define void @ind(ptr nocapture readonly %f) {
define void @ind(ptr %f) {
  call void %f()
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: define void @byv(ptr nocapture writeonly byval(i32) %p) {{#[0-9]+}} {
define void @byv(ptr byval(i32) %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: define void @sr(ptr nocapture writeonly sret(i32) %p) {{#[0-9]+}} {
define void @sr(ptr sret(i32) %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: define noundef ptr addrspace(1) @as(ptr addrspace(1) returned writeonly %p) {{#[0-9]+}} {
define ptr addrspace(1) @as(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret ptr addrspace(1) %p
}
