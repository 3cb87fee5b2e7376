; What an assumption says about the address of a promoted alloca is ignored. An ignored bundle has at most two operands, so that
; the offset of align goes; other bundles of the call keep theirs.
; RUN: opt-go -passes=sroa -verify-each -S %s | FileCheck %s
; RUN: opt-go -passes=mem2reg -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define i32 @f(
; CHECK-NEXT:    call void @llvm.assume(i1 true) [ "ignore"(ptr undef, i64 16), "align"(ptr %p, i64 32, i64 %o) ]
; CHECK-NEXT:    ret i32 %v
define i32 @f(ptr %p, i64 %o, i32 %v) {
  %a = alloca i32, align 16
  store i32 %v, ptr %a, align 4
  call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 16, i64 0), "align"(ptr %p, i64 32, i64 %o) ]
  %r = load i32, ptr %a, align 4
  ret i32 %r
}

declare void @llvm.assume(i1)
