; What needs no frame is lowered first, and what may be there once is marked.
; RUN: opt-go -passes=coro-early -verify-each -S %s | FileCheck %s
; RUN: opt-go -passes='coro-early,coro-cleanup' -verify-each -S %s | FileCheck %s --check-prefix=CLEAN

; CHECK: @NoopCoro.Frame.Const = private constant %NoopCoro.Frame { ptr @__NoopCoro_ResumeDestroy, ptr @__NoopCoro_ResumeDestroy }

define i1 @use(ptr %h) {
; CHECK-LABEL: define i1 @use(
; CHECK: [[R:%.*]] = call ptr @llvm.coro.subfn.addr(ptr %h, i8 0)
; CHECK-NEXT: call fastcc void [[R]](ptr %h)
; CHECK-NEXT: [[D:%.*]] = load ptr, ptr %h
; CHECK-NEXT: [[C:%.*]] = icmp eq ptr [[D]], null
; CHECK-NEXT: [[S:%.*]] = call ptr @llvm.coro.subfn.addr(ptr %h, i8 1)
; CHECK-NEXT: call fastcc void [[S]](ptr %h)
; CHECK-NEXT: ret i1 [[C]]
; CLEAN-LABEL: define i1 @use(
; CLEAN: [[A:%.*]] = load ptr, ptr {{%.*}}
; CLEAN-NEXT: call fastcc void [[A]](ptr %h)
; CLEAN: [[P:%.*]] = getelementptr inbounds { ptr, ptr }, ptr %h, i32 0, i32 1
; CLEAN-NEXT: [[B:%.*]] = load ptr, ptr [[P]]
; CLEAN-NEXT: call fastcc void [[B]](ptr %h)
  call void @llvm.coro.resume(ptr %h)
  %d = call i1 @llvm.coro.done(ptr %h)
  call void @llvm.coro.destroy(ptr %h)
  ret i1 %d
}

define void @promises(ptr %h, ptr %p) {
; CHECK-LABEL: define void @promises(
; CHECK-NEXT: [[A:%.*]] = getelementptr inbounds i8, ptr %h, i32 16
; CHECK-NEXT: store ptr [[A]], ptr %p
; CHECK-NEXT: [[B:%.*]] = getelementptr inbounds i8, ptr %p, i32 -64
; CHECK-NEXT: store ptr [[B]], ptr %p
; CHECK-NEXT: store ptr @NoopCoro.Frame.Const, ptr %p
  %a = call ptr @llvm.coro.promise(ptr %h, i32 8, i1 false)
  store ptr %a, ptr %p
  %b = call ptr @llvm.coro.promise(ptr %p, i32 64, i1 true)
  store ptr %b, ptr %p
  %n = call ptr @llvm.coro.noop()
  store ptr %n, ptr %p
  ret void
}

; Older front ends do not mark coroutines. An argument may be changed by others meanwhile.
define ptr @old(ptr noalias %a) {
; CHECK-LABEL: define ptr @old(ptr %a)
; CHECK-SAME: [[OLD:#[0-9]+]]
; CHECK: call token @llvm.coro.id(i32 0, ptr null, ptr @old, ptr null)
; CHECK-NEXT: call ptr @llvm.coro.begin(token %id, ptr null) [[ONCE:#[0-9]+]]
; CHECK-NEXT: call i8 @llvm.coro.suspend(token none, i1 false){{$}}
; CHECK-NEXT: call i8 @llvm.coro.suspend(token none, i1 true) [[ONCE]]
; CHECK-NEXT: call i1 @llvm.coro.end(ptr null, i1 false, token none) [[ONCE]]
; CHECK-NEXT: ret ptr %h
; CHECK: attributes [[OLD]] = { presplitcoroutine }
; CHECK: attributes [[ONCE]] = { noduplicate }
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %h = call ptr @llvm.coro.begin(token %id, ptr null)
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  %f = call i8 @llvm.coro.suspend(token none, i1 true)
  %e = call i1 @llvm.coro.end(ptr null, i1 false, token none)
  ret ptr %h
}

declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare ptr @llvm.coro.begin(token, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare i1 @llvm.coro.end(ptr, i1, token)
declare void @llvm.coro.resume(ptr)
declare void @llvm.coro.destroy(ptr)
declare i1 @llvm.coro.done(ptr)
declare ptr @llvm.coro.promise(ptr, i32, i1)
declare ptr @llvm.coro.noop()
