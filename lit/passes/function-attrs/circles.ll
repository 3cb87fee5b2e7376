; Functions that call themselves or each other: what is assumed of all and follows for each is true. Calls with bundles do not count as such.
; RUN: opt-go -passes=function-attrs -S %s | FileCheck %s

@g = global i32 0

; CHECK: ; Function Attrs: nofree nosync nounwind memory(argmem: read)
; CHECK-NEXT: define i32 @self(ptr nocapture readonly %p, i32 %n) {{#[0-9]+}} {
define i32 @self(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %x, label %y
x: 
  %v = load i32, ptr %p
  ret i32 %v
y:
  %m = sub i32 %n, 1
  %r = call i32 @self(ptr %p, i32 %m)
  ret i32 %r
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none)
; CHECK-NEXT: define i32 @self2(ptr nocapture readonly %p, i32 %n) {{#[0-9]+}} {
define i32 @self2(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %x, label %y
x: 
  ret i32 0
y:
  %m = sub i32 %n, 1
  %r = call i32 @self2(ptr @g, i32 %m)
  %v = load i32, ptr %p
  ret i32 %r
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(argmem: write)
; CHECK-NEXT: define void @mutual1(ptr nocapture readnone %p, ptr nocapture writeonly %q) {{#[0-9]+}} {
define void @mutual1(ptr %p, ptr %q) {
  call void @mutual2(ptr %q, ptr %p)
  ret void
}

; CHECK: ; Function Attrs: nofree nosync nounwind memory(argmem: write)
; CHECK-NEXT: define void @mutual2(ptr nocapture writeonly %p, ptr nocapture readnone %q) {{#[0-9]+}} {
define void @mutual2(ptr %p, ptr %q) {
  call void @mutual1(ptr %q, ptr %p)
  store i8 1, ptr %p
  ret void
}
