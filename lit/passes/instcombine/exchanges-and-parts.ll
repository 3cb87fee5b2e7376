; A value that cmpxchg loads where it has succeeded; an aggregate of the lanes of a vector; pointers that a garbage collector moves.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

; CHECK-LABEL: @exchanged
; CHECK: [[V:%.*]] = extractvalue { i32, i1 } %x, 0
; CHECK-NEXT: ret i32 [[V]]
define i32 @exchanged(ptr %p, i32 %old, i32 %new) {
  %x = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %x, 0
  %ok = extractvalue { i32, i1 } %x, 1
  %r = select i1 %ok, i32 %old, i32 %v
  ret i32 %r
}

; CHECK-LABEL: @expected
; CHECK: cmpxchg
; CHECK-NEXT: ret i32 %old
define i32 @expected(ptr %p, i32 %old, i32 %new) {
  %x = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %x, 0
  %ok = extractvalue { i32, i1 } %x, 1
  %r = select i1 %ok, i32 %v, i32 %old
  ret i32 %r
}

; Where it has failed, the two differ.
; CHECK-LABEL: @new_or_loaded
; CHECK: select i1 %ok, i32 %new, i32 %v
define i32 @new_or_loaded(ptr %p, i32 %old, i32 %new) {
  %x = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %x, 0
  %ok = extractvalue { i32, i1 } %x, 1
  %r = select i1 %ok, i32 %new, i32 %v
  ret i32 %r
}

; CHECK-LABEL: @lanes
; CHECK-NEXT: store <2 x float> %v, ptr %p, align 4
; CHECK-NEXT: ret void
define void @lanes(<2 x float> %v, ptr %p) {
  %a = extractelement <2 x float> %v, i64 0
  %b = extractelement <2 x float> %v, i64 1
  %s = insertvalue { float, float } undef, float %a, 0
  %t = insertvalue { float, float } %s, float %b, 1
  store { float, float } %t, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @lanes_exchanged
; CHECK-NOT: store <2 x float>
; CHECK: ret void
define void @lanes_exchanged(<2 x float> %v, ptr %p) {
  %a = extractelement <2 x float> %v, i64 0
  %b = extractelement <2 x float> %v, i64 1
  %s = insertvalue [2 x float] undef, float %b, 0
  %t = insertvalue [2 x float] %s, float %a, 1
  store [2 x float] %t, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @relocated_nonnull
; CHECK: ret i1 false
define i1 @relocated_nonnull(ptr addrspace(1) nonnull %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @safe, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %c = icmp eq ptr addrspace(1) %r, null
  ret i1 %c
}

; CHECK-LABEL: @relocated_null
; CHECK: ret ptr addrspace(1) null
define ptr addrspace(1) @relocated_null(ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @safe, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %q, ptr addrspace(1) null)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}

; CHECK-LABEL: @relocated
; CHECK: call ptr addrspace(1) @llvm.experimental.gc.relocate.p1
define i1 @relocated(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @safe, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %p)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %c = icmp eq ptr addrspace(1) %r, null
  ret i1 %c
}

declare void @safe()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
