; What functions return: a parameter (returned), memory of their own (noalias), never null, never undef. Functions that do not return.
; RUN: opt-go -passes=function-attrs -S %s | FileCheck %s

@g = global i32 0
declare ptr @malloc(i64)
declare noalias ptr @nal(i64)
declare noundef i32 @nu()
declare void @capt(ptr)
declare void @exit() noreturn

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define ptr @r1(ptr readnone returned %x) {{#[0-9]+}} {
define ptr @r1(ptr %x) {
  ret ptr %x
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define i32 @r2(i32 %x, i32 %y, i1 %c) {{#[0-9]+}} {
define i32 @r2(i32 %x, i32 %y, i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 %y
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define ptr @r3(ptr readnone returned %x) {{#[0-9]+}} {
define ptr @r3(ptr %x) {
  %g = getelementptr inbounds i8, ptr %x, i64 0
  ret ptr %g
}

; CHECK: ; Function Attrs: nofree norecurse noreturn nosync nounwind memory(none)
; CHECK-NEXT: define void @w0() {{#[0-9]+}} {
define void @w0() {
  br label %l
l:
  br label %l
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse noreturn nosync nounwind willreturn memory(none)
; CHECK-NEXT: define void @w2() {{#[0-9]+}} {
define void @w2() mustprogress {
  br label %l
l:
  br label %l
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse noreturn nosync nounwind willreturn memory(none)
; CHECK-NEXT: define void @nr0() {{#[0-9]+}} {
define void @nr0() {
  unreachable
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse noreturn nosync nounwind willreturn memory(none)
; CHECK-NEXT: define void @nr1() {{#[0-9]+}} {
define void @nr1() {
  call void @nr0()
  ret void
}

; CHECK: ; Function Attrs: noreturn
; CHECK-NEXT: define void @nr2() {{#[0-9]+}} {
define void @nr2() {
  call void @exit()
  ret void
}

; CHECK: define ptr @na0() {
define ptr @na0() {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}

; CHECK: define noalias ptr @na1() {
define ptr @na1() {
  %p = call noalias ptr @malloc(i64 4)
  ret ptr %p
}

; CHECK: define noalias noundef ptr @na2() {
define ptr @na2() {
  %p = call ptr @nal(i64 4)
  store i32 0, ptr %p
  ret ptr %p
}

; CHECK: define ptr @na3() {
define ptr @na3() {
  %p = call ptr @nal(i64 4)
  call void @capt(ptr %p)
  ret ptr %p
}

; CHECK: define noalias ptr @na4(i1 %c) {
define ptr @na4(i1 %c) {
  %p = call ptr @nal(i64 4)
  %s = select i1 %c, ptr %p, ptr null
  ret ptr %s
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef nonnull ptr @nn0() {{#[0-9]+}} {
define ptr @nn0() {
  ret ptr @g
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noalias noundef nonnull ptr @nn1() {{#[0-9]+}} {
define ptr @nn1() {
  %a = alloca i32
  ret ptr %a
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define nonnull ptr @nn2(ptr nonnull readnone returned %p) {{#[0-9]+}} {
define ptr @nn2(ptr nonnull %p) {
  ret ptr %p
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define nonnull ptr @nn3(ptr nonnull readnone %p, i1 %c) {{#[0-9]+}} {
define ptr @nn3(ptr nonnull %p, i1 %c) {
  %s = select i1 %c, ptr %p, ptr @g
  ret ptr %s
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i32 @nu0(i32 noundef returned %x) {{#[0-9]+}} {
define i32 @nu0(i32 noundef %x) {
  ret i32 %x
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i32 @nu1(i32 %x) {{#[0-9]+}} {
define i32 @nu1(i32 %x) {
  %f = freeze i32 %x
  ret i32 %f
}

; CHECK: define noundef i32 @nu2() {
define i32 @nu2() {
  %f = call i32 @nu()
  ret i32 %f
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define noundef i32 @nu3() {{#[0-9]+}} {
define i32 @nu3() {
  ret i32 5
}

; CHECK: ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; CHECK-NEXT: define i32 @nu4(i1 %c) {{#[0-9]+}} {
define i32 @nu4(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 undef
}
