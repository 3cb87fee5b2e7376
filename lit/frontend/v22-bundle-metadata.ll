; Operands of a bundle may be metadata (in LLVM 22, not in 19): values, strings and nodes. A tuple of one
; constant stands for the constant. Inlining and promotion follow the values.
; RUN: opt-go %s -passes=verify -S | FileCheck %s
; RUN: opt-go %s -passes=verify -S | opt-go -passes=verify -S | FileCheck %s
; RUN: not opt-go %s -passes=verify -emit-llvm-version=19 -S 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: opt-go %s -passes=verify -emit-llvm-version=22 -S | FileCheck %s
; RUN: opt-go %s -passes=inline,instcombine -verify-each -S | FileCheck %s --check-prefix=OPT

; OLD: error: metadata in an operand bundle cannot be written for LLVM 19 (a call in function @callee)

declare void @ext(i32)

; CHECK-LABEL: define internal void @callee
; CHECK: call void @ext(i32 %b) [ "x"(metadata i32 %b, i32 %b, metadata ptr %q), "empty"() ]
define internal void @callee(i32 %a) {
  %q = alloca i32
  %b = mul i32 %a, 3
  call void @ext(i32 %b) [ "x"(metadata i32 %b, i32 %b, metadata ptr %q), "empty"() ]
  ret void
}

; CHECK-LABEL: define void @caller
; CHECK: call void @ext(i32 1) [ "y"(metadata !"rtz", metadata i32 7, metadata [[NODE:![0-9]+]], metadata [2 x i8] c"ab") ]
; OPT-LABEL: define void @caller
; OPT: %b.i = mul i32 %n, 3
; OPT: call void @ext(i32 %b.i) [ "x"(metadata i32 %b.i, i32 %b.i, metadata ptr {{%q.i|poison}}), "empty"() ]
; OPT: call void @ext(i32 1) [ "y"(metadata !"rtz", metadata i32 7, metadata [[NODE:![0-9]+]], metadata [2 x i8] c"ab") ]
define void @caller(i32 %n) {
  call void @callee(i32 %n)
  call void @ext(i32 1) [ "y"(metadata !"rtz", metadata !0, metadata !{!1, !0}, metadata [2 x i8] c"ab") ]
  ret void
}

; CHECK: [[SEVEN:![0-9]+]] = !{i32 7}
; CHECK: [[NODE]] = !{[[NAMED:![0-9]+]], [[SEVEN]]}
; CHECK: [[NAMED]] = !{!"name", i32 2}
; OPT: [[NODE]] = !{
!keep = !{!0}
!0 = !{i32 7}
!1 = !{!"name", i32 2}
