; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; What stands beside a compare of equality counts only for equal, or only for unequal values.

declare i32 @llvm.umin.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare float @llvm.fabs.f32(float)

; CHECK-LABEL: @never(
; CHECK-NEXT: ret i1 false
define i1 @never(i32 %x, i32 %y) {
  %z = icmp eq i32 %x, 0
  %m = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %n = icmp ne i32 %m, 0
  %r = and i1 %z, %n
  ret i1 %r
}

; CHECK-LABEL: @overflows(
; CHECK: ret i1 %o
define i1 @overflows(i32 %x, i32 %y) {
  %p = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %y)
  %o = extractvalue { i32, i1 } %p, 1
  %n = icmp ne i32 %x, 0
  %r = and i1 %n, %o
  ret i1 %r
}

; A lane that is poison for zeros only is false for all others.
; CHECK-LABEL: @lanes(
; CHECK-NOT: poison
; CHECK: ret <2 x i1>
define <2 x i1> @lanes(<2 x i32> %x) {
  %z = icmp eq <2 x i32> %x, zeroinitializer
  %a = add <2 x i32> %x, <i32 1, i32 poison>
  %n = icmp eq <2 x i32> %a, zeroinitializer
  %r = and <2 x i1> %z, %n
  ret <2 x i1> %r
}

; CHECK-LABEL: @rotation(
; CHECK-NEXT: %a = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
; CHECK-NEXT: ret i32 %a
define i32 @rotation(i32 %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  %a = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
  %r = select i1 %c, i32 %x, i32 %a
  ret i32 %r
}

; CHECK-LABEL: @shiftedin(
; CHECK-NEXT: ret i32 %x
define i32 @shiftedin(i32 %x, i32 %y, i32 %n) {
  %c = icmp ne i32 %n, 0
  %a = call i32 @llvm.fshr.i32(i32 %y, i32 %x, i32 %n)
  %r = select i1 %c, i32 %x, i32 %a
  ret i32 %r
}

; Two values are shifted together: nothing is said for other amounts.
; CHECK-LABEL: @funnel(
; CHECK: select
define i32 @funnel(i32 %x, i32 %y, i32 %n) {
  %c = icmp eq i32 %n, 0
  %a = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %n)
  %r = select i1 %c, i32 %x, i32 %a
  ret i32 %r
}

; CHECK-LABEL: @equalfloats(
; CHECK-NEXT: ret float %y
define float @equalfloats(float %x, float %y) {
  %c = fcmp oeq float %x, %y
  %s = select nsz i1 %c, float %x, float %y
  ret float %s
}

; One may be -0.0.
; CHECK-LABEL: @signedzeros(
; CHECK: select
define float @signedzeros(float %x, float %y) {
  %c = fcmp oeq float %x, %y
  %s = select i1 %c, float %x, float %y
  ret float %s
}

; CHECK-LABEL: @numbers(
; CHECK-NEXT: %a = call float @llvm.fabs.f32(float %x)
; CHECK-NEXT: %c = fcmp ogt float %a, %y
; CHECK-NEXT: ret i1 %c
define i1 @numbers(float %x, float %y) {
  %o = fcmp ord float %x, 0.0
  %a = call float @llvm.fabs.f32(float %x)
  %c = fcmp ogt float %a, %y
  %r = and i1 %o, %c
  ret i1 %r
}

; CHECK-LABEL: @nonumber(
; CHECK-NEXT: ret i1 false
define i1 @nonumber(float %x, float %y) {
  %o = fcmp uno float %x, 0.0
  %c = fcmp ogt float %y, %x
  %r = and i1 %o, %c
  ret i1 %r
}

; CHECK-LABEL: @beyond(
; CHECK-NEXT: ret i1 false
define i1 @beyond(float %x) {
  %c = fcmp ogt float %x, 0x7FF0000000000000
  ret i1 %c
}
