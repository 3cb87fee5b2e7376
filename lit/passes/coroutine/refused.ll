; What coro-split does not support it leaves, and says so.
; RUN: opt-go -passes='default<O0>' -verify-each -S %s 2>&1 | FileCheck %s

; CHECK: refused.ll:[[@LINE+7]]:3: warning: coro-split leaves @swift as it is: coroutines of llvm.coro.id.retcon.once are not supported
; CHECK: warning: coro-split leaves @variable as it is: an alloca of variable size that is used after a suspension is not supported
; CHECK: define {{.*}}ptr @swift(
; CHECK: call token @llvm.coro.id.retcon.once(
; CHECK: define {{.*}}ptr @variable(
; CHECK: call i8 @llvm.coro.suspend(
define ptr @swift(ptr %buffer) {
  %id = call token @llvm.coro.id.retcon.once(i32 8, i32 8, ptr %buffer, ptr @prototype, ptr @malloc, ptr @free)
  %h = call ptr @llvm.coro.begin(token %id, ptr null)
  %u = call i1 (...) @llvm.coro.suspend.retcon.i1()
  %e = call i1 @llvm.coro.end(ptr %h, i1 false, token none)
  unreachable
}

define ptr @variable(i32 %n) presplitcoroutine {
entry:
  %a = alloca i32, i32 %n
  %id = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %size = call i64 @llvm.coro.size.i64()
  %memory = call ptr @malloc(i64 %size)
  %h = call ptr @llvm.coro.begin(token %id, ptr %memory)
  call void @note(ptr %a)
  %s = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %s, label %end [
    i8 0, label %resume
    i8 1, label %cleanup
  ]

resume:
  call void @note(ptr %a)
  br label %cleanup

cleanup:
  %free = call ptr @llvm.coro.free(token %id, ptr %h)
  call void @free(ptr %free)
  br label %end

end:
  %e = call i1 @llvm.coro.end(ptr null, i1 false, token none)
  ret ptr %h
}

declare void @prototype(ptr, i1)
declare void @note(ptr)
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare token @llvm.coro.id.retcon.once(i32, i32, ptr, ptr, ptr, ptr)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare i1 @llvm.coro.suspend.retcon.i1(...)
declare i8 @llvm.coro.suspend(token, i1)
declare ptr @llvm.coro.free(token, ptr)
declare i1 @llvm.coro.end(ptr, i1, token)
