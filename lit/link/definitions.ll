; Declarations are resolved to definitions, weak ones are replaced, internal names stay separate, lists are concatenated, and unneeded globals are not linked.
; RUN: opt-go %s -link=%S/Inputs/definitions.ll -S | FileCheck %s --implicit-check-not=unneeded

; CHECK-DAG: @mine = internal global i32 1
; CHECK-DAG: @mine.{{[0-9]+}} = internal global i32 2
; CHECK-DAG: @given = global i32 4
; CHECK-DAG: @common = common global [4 x i32] zeroinitializer, align 16
; CHECK-DAG: @merged = external hidden global i32
; CHECK-DAG: @llvm.used = appending global [2 x ptr] [ptr @mine, ptr @mine.{{[0-9]+}}], section "llvm.metadata"
; CHECK-DAG: @"not a function" = external global i8

@mine = internal global i32 1
@given = external global i32
@common = common global [2 x i32] zeroinitializer, align 16
@merged = external constant i32
@"not a function" = external global i8
@llvm.used = appending global [1 x ptr] [ptr @mine], section "llvm.metadata"

declare i32 @callee(i32)

define weak i32 @weak() {
  ret i32 1
}

define linkonce_odr i32 @inline() {
  ret i32 5
}

; CHECK: define i32 @caller()
; CHECK: load i32, ptr @given
; CHECK: call i32 @callee(i32 %a)
; CHECK: load i32, ptr @mine,
define i32 @caller() {
  %a = load i32, ptr @given
  %b = call i32 @callee(i32 %a)
  %c = load i32, ptr @mine
  %d = call i32 @weak()
  %e = call i32 @inline()
  %f = load i32, ptr @merged
  %g = load i8, ptr @"not a function"
  ret i32 %b
}

; CHECK: define i32 @callee(i32 %v)
; CHECK-NEXT: call i32 @helper(i32 %v)
; CHECK-NEXT: load i32, ptr @mine.{{[0-9]+}}
; CHECK: define internal i32 @helper(i32 %v)
; CHECK: define i32 @weak()
; CHECK-NEXT: ret i32 2

!nvvm.annotations = !{!0}
; CHECK: !nvvm.annotations = !{!0, !1}
; CHECK: !0 = !{ptr @caller, !"kernel", i32 1}
; CHECK: !1 = !{ptr @callee, !"maxntidx", i32 64}
!0 = !{ptr @caller, !"kernel", i32 1}
