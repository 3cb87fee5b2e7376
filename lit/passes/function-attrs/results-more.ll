; Results: recursive calls, implied attributes, unreachable returns, switches on undef.
; RUN: opt-go -passes=function-attrs -S %s | FileCheck %s

declare ptr @mal(i64)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @abort() noreturn

; CHECK: define noalias nonnull ptr @sm(i32 %n) {
define ptr @sm(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %x, label %y
x: 
  %p = call noalias nonnull ptr @mal(i64 4)
  ret ptr %p
y:
  %m = sub i32 %n, 1
  %r = call ptr @sm(i32 %m)
  ret ptr %r
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i32 @tid() {{#[0-9]+}} {
define i32 @tid() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %x
}

; CHECK: define noundef i32 @thr(i1 %c) {
define i32 @thr(i1 %c) {
  br i1 %c, label %a, label %b
a: 
  call void @abort() noreturn
  unreachable
b: 
  ret i32 0
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i32 @swi(i32 %c) {{#[0-9]+}} {
define i32 @swi(i32 %c) {
  switch i32 %c, label %a [ i32 1, label %b ]
a: 
  ret i32 1
b: 
  ret i32 %c
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i32 @und(i32 returned %c) {{#[0-9]+}} {
define noundef i32 @und(i32 %c) {
  ret i32 %c
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define nonnull ptr @nnx(ptr readnone returned %c) {{#[0-9]+}} {
define nonnull ptr @nnx(ptr %c) {
  ret ptr %c
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define nonnull ptr @gepn(ptr nonnull readnone %c) {{#[0-9]+}} {
define ptr @gepn(ptr nonnull %c) {
  %g = getelementptr inbounds i8, ptr %c, i64 4
  ret ptr %g
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define nonnull ptr @gepm(ptr readnone %c) {{#[0-9]+}} {
define ptr @gepm(ptr %c) {
  %g = getelementptr inbounds i8, ptr %c, i64 4
  ret ptr %g
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef nonnull ptr @drf(ptr readnone returned dereferenceable(4) %c) {{#[0-9]+}} {
define ptr @drf(ptr dereferenceable(4) %c) {
  ret ptr %c
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind sanitize_memory willreturn memory(none)
; CHECK-NEXT: define i32 @sanit() {{#[0-9]+}} {
define i32 @sanit() sanitize_memory {
  ret i32 0
}

; CHECK: define available_externally i32 @ae() {
define available_externally i32 @ae() {
  ret i32 0
}
