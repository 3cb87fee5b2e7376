; Which memory functions touch, of arguments of calls all that the callee may.
; RUN: opt-go -passes=function-attrs -S %s | FileCheck %s

@g = global i32 0
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1)
declare void @rw(ptr readonly nocapture, ptr writeonly nocapture) memory(argmem: readwrite)
@tl = thread_local global i32 0
declare void @unk()

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define void @leaf() {{#[0-9]+}} {
define void @leaf() {
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
; CHECK-NEXT: define void @mc(ptr nocapture writeonly %p) {{#[0-9]+}} {
define void @mc(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @g, i64 4, i1 false)
  ret void
}

; CHECK: ; Function Attrs: memory(readwrite, inaccessiblemem: none)
; CHECK-NEXT: define void @mc2(ptr nocapture readonly %p) {{#[0-9]+}} {
define void @mc2(ptr %p) {
  call void @rw(ptr %p, ptr @g)
  ret void
}

; CHECK: ; Function Attrs: memory(argmem: readwrite)
; CHECK-NEXT: define void @mc3(ptr nocapture readonly %p, ptr nocapture writeonly %q) {{#[0-9]+}} {
define void @mc3(ptr %p, ptr %q) {
  call void @rw(ptr %p, ptr %q)
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define void @ro(ptr nocapture readonly %p) {{#[0-9]+}} {
define void @ro(ptr readonly %p) {
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define void @wo(ptr nocapture readnone %p) {{#[0-9]+}} {
define void @wo(ptr writeonly %p) {
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define <2 x ptr> @vp(<2 x ptr> returned %p) {{#[0-9]+}} {
define <2 x ptr> @vp(<2 x ptr> %p) {
  ret <2 x ptr> %p
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none)
; CHECK-NEXT: define void @gat(<2 x ptr> %p) {{#[0-9]+}} {
define void @gat(<2 x ptr> %p) {
  %e = extractelement <2 x ptr> %p, i64 0
  store i8 0, ptr %e
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; CHECK-NEXT: define void @mask(ptr writeonly %p) {{#[0-9]+}} {
define void @mask(ptr %p) {
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  store i8 0, ptr %m
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: define void @cmpx(ptr nocapture %p) {{#[0-9]+}} {
define void @cmpx(ptr %p) {
  %m = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: define i32 @rmw(ptr nocapture %p) {{#[0-9]+}} {
define i32 @rmw(ptr %p) {
  %m = atomicrmw add ptr %p, i32 1 monotonic
  ret i32 %m
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read)
; CHECK-NEXT: define void @bund(ptr nocapture readonly %p) {{#[0-9]+}} {
define void @bund(ptr %p) {
  call void @leaf() [ "deopt"(ptr %p) ]
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
; CHECK-NEXT: define void @bund2(ptr %p) {{#[0-9]+}} {
define void @bund2(ptr %p) {
  call void @leaf() [ "foo"(ptr %p) ]
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: define void @assm(ptr %p) {{#[0-9]+}} {
define void @assm(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: define void @lf(ptr nocapture %p) {{#[0-9]+}} {
define void @lf(ptr %p) {
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; CHECK-NEXT: define void @inal(ptr nocapture inalloca(i32) %p) {{#[0-9]+}} {
define void @inal(ptr inalloca(i32) %p) {
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none)
; CHECK-NEXT: define void @tls() {{#[0-9]+}} {
define void @tls() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @tl)
  store i32 0, ptr %p
  ret void
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
; CHECK-NEXT: define i32 @ldg(ptr noalias nocapture readonly %p) {{#[0-9]+}} {
define i32 @ldg(ptr noalias %p) {
  %v = load i32, ptr %p, !invariant.load !0
  ret i32 %v
}

; CHECK: ; Function Attrs: nofree nosync
; CHECK-NEXT: define void @nos(ptr nocapture readnone %p) {{#[0-9]+}} {
define void @nos(ptr %p) nosync nofree {
  call void @unk()
  ret void
}

!0 = !{}
