; Arguments that functions pass to each other. The functions of an SCC are visited in LLVM's order.
; RUN: opt-go -passes=function-attrs -S %s | FileCheck %s

declare void @x(ptr byval(i32))

; CHECK: define void @f(ptr %p) {
define void @f(ptr %p) {
  call void @x(ptr byval(i32) %p)
  ret void
}

; CHECK: define void @f2(ptr byval(i32) %p) {
define void @f2(ptr byval(i32) %p) {
  call void @x(ptr byval(i32) %p)
  ret void
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(argmem: read)
; CHECK-NEXT: define void @g(ptr nocapture readonly byval(i32) %p, i32 %n) {{#[0-9]+}} {
define void @g(ptr byval(i32) %p, i32 %n) {
  call void @h(ptr byval(i32) %p, i32 %n)
  ret void
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(argmem: read)
; CHECK-NEXT: define void @h(ptr nocapture readonly byval(i32) %p, i32 %n) {{#[0-9]+}} {
define void @h(ptr byval(i32) %p, i32 %n) {
  call void @g(ptr byval(i32) %p, i32 %n)
  %v = load i32, ptr %p
  ret void
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
; CHECK-NEXT: define void @i(ptr %p, ptr nocapture readonly %q, i32 %n) {{#[0-9]+}} {
define void @i(ptr %p, ptr %q, i32 %n) {
  call void @j(ptr %p, i32 %n)
  %v = load i32, ptr %q
  ret void
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
; CHECK-NEXT: define void @j(ptr nocapture readonly %p, i32 %n) {{#[0-9]+}} {
define void @j(ptr %p, i32 %n) {
  call void @i(ptr null, ptr %p, i32 %n)
  ret void
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
; CHECK-NEXT: define void @k(ptr %p, ptr nocapture readnone %q, i32 %n) {{#[0-9]+}} {
define void @k(ptr %p, ptr %q, i32 %n) {
  call void @l(ptr %p, i32 %n)
  ret void
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
; CHECK-NEXT: define void @l(ptr nocapture readonly %p, i32 %n) {{#[0-9]+}} {
define void @l(ptr %p, i32 %n) {
  call void @k(ptr null, ptr null, i32 %n)
  %v = load i32, ptr %p
  ret void
}
