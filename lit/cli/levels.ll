; -O1 and up clean up what an unoptimizing front end leaves; optnone is left alone.
; RUN: opt-go %s -O1 | FileCheck %s
; RUN: opt-go -O2 %s | FileCheck %s
; RUN: opt-go %s -O3 -S | FileCheck %s
; RUN: opt-go %s '-passes=default<O2>' | FileCheck %s
; RUN: opt-go %s '-p' 'default<Os>' | FileCheck %s

; CHECK-LABEL: define i32 @f(i32 {{.*}}%n)
; CHECK-NEXT: {{entry:|ret}}
; CHECK-NOT: alloca
; CHECK-NOT: br
; CHECK: ret i32 %n
; CHECK-LABEL: define i32 @untouched(
; CHECK: alloca i32
; CHECK: ret i32 %v
define i32 @f(i32 %n) {
entry:
  %slot = alloca i32
  store i32 %n, ptr %slot
  br label %next
next:
  %v = load i32, ptr %slot
  %r = add i32 %v, 0
  ret i32 %r
dead:
  br label %next
}

define i32 @untouched(i32 %n) optnone noinline {
  %slot = alloca i32
  store i32 %n, ptr %slot
  %v = load i32, ptr %slot
  ret i32 %v
}
