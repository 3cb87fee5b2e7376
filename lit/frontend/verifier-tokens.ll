; Tokens that calls pass on: statepoints of garbage collectors, convergence control, and slots of other functions.
; RUN: sed -e 's/^;1 //' %s > %t.1.ll && not opt-go %t.1.ll 2>&1 | FileCheck %s --check-prefix=ARGS
; RUN: sed -e 's/^;2 //' %s > %t.2.ll && not opt-go %t.2.ll 2>&1 | FileCheck %s --check-prefix=ELEMENT
; RUN: sed -e 's/^;3 //' %s > %t.3.ll && not opt-go %t.3.ll 2>&1 | FileCheck %s --check-prefix=INDEX
; RUN: sed -e 's/^;4 //' %s > %t.4.ll && not opt-go %t.4.ll 2>&1 | FileCheck %s --check-prefix=RESULT
; RUN: sed -e 's/^;5 //' %s > %t.5.ll && not opt-go %t.5.ll 2>&1 | FileCheck %s --check-prefix=MIX
; RUN: sed -e 's/^;6 //' %s > %t.6.ll && not opt-go %t.6.ll 2>&1 | FileCheck %s --check-prefix=SLOT
; RUN: sed -e 's/^;7 //' %s > %t.7.ll && not opt-go %t.7.ll 2>&1 | FileCheck %s --check-prefix=ARGUMENT
; RUN: opt-go %s | FileCheck %s --check-prefix=GOOD
; GOOD: define ptr addrspace(1) @good(
declare void @callee(i32)
declare void @together() convergent
define ptr addrspace(1) @good(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i32 7, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}
; ARGS: :[[#@LINE+2]]:{{[0-9]+}}: error: gc.statepoint mismatch in number of call args
;1 define void @args() gc "statepoint-example" {
;1   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 0, i32 0, i32 0, i32 0)
;1   ret void
;1 }
; ELEMENT: :[[#@LINE+2]]:{{[0-9]+}}: error: gc.statepoint callee argument must have elementtype attribute
;2 define void @element() gc "statepoint-example" {
;2   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @callee, i32 1, i32 0, i32 7, i32 0, i32 0)
;2   ret void
;2 }
; INDEX: :[[#@LINE+3]]:{{[0-9]+}}: error: gc.relocate: statepoint derived index out of bounds
;3 define void @index(ptr addrspace(1) %p) gc "statepoint-example" {
;3   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i32 7, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;3   %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
;3   ret void
;3 }
; RESULT: :[[#@LINE+3]]:{{[0-9]+}}: error: gc.result result type does not match wrapped callee
;4 define void @result() gc "statepoint-example" {
;4   %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @callee, i32 1, i32 0, i32 7, i32 0, i32 0)
;4   %r = call i64 @llvm.experimental.gc.result.i64(token %t)
;4   ret void
;4 }
; MIX: :[[#@LINE+4]]:{{[0-9]+}}: error: Cannot mix controlled and uncontrolled convergence in the same function.
;5 define void @mix() convergent {
;5   %t = call token @llvm.experimental.convergence.entry()
;5   call void @together() [ "convergencectrl"(token %t) ]
;5   call void @together()
;5   ret void
;5 }
; SLOT: :[[#@LINE+6]]:{{[0-9]+}}: error: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
;6 define void @slots() {
;6   %p = alloca i32
;6   call void (...) @llvm.localescape(ptr %p)
;6   ret void }
;6 define ptr @slot() {
;6   %x = call ptr @llvm.localrecover(ptr @slots, ptr null, i32 1)
;6   ret ptr %x
;6 }
; ARGUMENT: :[[#@LINE+4]]:{{[0-9]+}}: error: inalloca argument for call has mismatched alloca
;7 declare void @takes(ptr inalloca(i32))
;7 define void @argument() {
;7   %slot = alloca i32
;7   call void @takes(ptr inalloca(i32) %slot)
;7   ret void
;7 }
