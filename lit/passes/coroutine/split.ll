; A counter: it suspends in a loop, and keeps n, the counter and a buffer that others know in its frame.
; RUN: opt-go -passes='cgscc(coro-split)' -verify-each -S %s | FileCheck %s
; RUN: opt-go -passes='default<O2>' -verify-each -S %s | FileCheck %s --check-prefix=OPT

; The promise comes first, at the offset that its alignment asks for; a small field fills the gap after it.
; CHECK: %count.Frame = type { ptr, ptr, i32, i32, [4 x i64], i32, i1 }
; CHECK: @count.resumers = private constant [3 x ptr] [ptr @count.resume, ptr @count.destroy, ptr @count.cleanup]

; The ramp stores the functions, and destroys what is on the heap otherwise than what is not.
; CHECK-LABEL: define ptr @count(i32 %n)
; CHECK-NOT: presplitcoroutine
; CHECK: call token @llvm.coro.id(i32 8, ptr null, ptr @count, ptr @count.resumers)
; CHECK: call ptr @malloc(i64 64)
; CHECK: %hdl = call noalias nonnull ptr @llvm.coro.begin(
; CHECK: store ptr @count.resume, ptr %resume.addr
; CHECK: [[D:%.*]] = select i1 %need, ptr @count.destroy, ptr @count.cleanup
; CHECK: store ptr [[D]], ptr %destroy.addr
; CHECK: store i32 %n, ptr %n.spill.addr
; CHECK: store i1 false, ptr %index.addr
; CHECK: ret ptr %hdl

; CHECK-LABEL: define internal fastcc void @count.resume(ptr noundef nonnull align 8 dereferenceable(64) %hdl)
; CHECK-NEXT: entry.resume:
; CHECK: %n.reload = load i32, ptr %n.reload.addr
; CHECK: ret void
; The only point that it can be resumed at:
; CHECK: resume.entry:
; CHECK-NEXT: br label %resume.0{{$}}

; At the final point the address for resuming is null, which tells f.destroy that it is there.
; CHECK-LABEL: define internal fastcc void @count.destroy(
; CHECK: call void @free(ptr %hdl)
; CHECK: icmp eq ptr {{%.*}}, null
; CHECK-LABEL: define internal fastcc void @count.cleanup(
; CHECK-NOT: call void @free(ptr %hdl)

; The caller inlines the ramp and destroys the coroutine: its frame is on the stack.
; OPT-LABEL: define {{.*}}i32 @caller()
; OPT-NOT: @malloc
; OPT: ret i32

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define ptr @count(i32 %n) presplitcoroutine {
entry:
  %promise = alloca i32, align 4
  %buffer = alloca [4 x i64], align 8
  %id = call token @llvm.coro.id(i32 8, ptr %promise, ptr @count, ptr null)
  %need = call i1 @llvm.coro.alloc(token %id)
  br i1 %need, label %allocate, label %begin

allocate:
  %size = call i64 @llvm.coro.size.i64()
  %memory = call ptr @malloc(i64 %size)
  br label %begin

begin:
  %mem = phi ptr [ null, %entry ], [ %memory, %allocate ]
  %hdl = call ptr @llvm.coro.begin(token %id, ptr %mem)
  call void @note(ptr %buffer)
  br label %loop

loop:
  %k = phi i32 [ 0, %begin ], [ %next, %resume ]
  store i32 %k, ptr %promise
  %save = call token @llvm.coro.save(ptr %hdl)
  %s = call i8 @llvm.coro.suspend(token %save, i1 false)
  switch i8 %s, label %end [
    i8 0, label %resume
    i8 1, label %cleanup
  ]

resume:
  %next = add i32 %k, 1
  call void @note(ptr %buffer)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %last = call token @llvm.coro.save(ptr %hdl)
  %f = call i8 @llvm.coro.suspend(token %last, i1 true)
  switch i8 %f, label %end [
    i8 0, label %never
    i8 1, label %cleanup
  ]

never:
  unreachable

cleanup:
  %free = call ptr @llvm.coro.free(token %id, ptr %hdl)
  %heap = icmp ne ptr %free, null
  br i1 %heap, label %release, label %end

release:
  call void @free(ptr %free)
  br label %end

end:
  %unused = call i1 @llvm.coro.end(ptr null, i1 false, token none)
  ret ptr %hdl
}

define i32 @caller() {
  %h = call ptr @count(i32 3)
  call void @llvm.coro.resume(ptr %h)
  %p = call ptr @llvm.coro.promise(ptr %h, i32 4, i1 false)
  %v = load i32, ptr %p
  call void @llvm.coro.destroy(ptr %h)
  ret i32 %v
}

declare void @note(ptr)
declare noalias ptr @malloc(i64)
declare void @free(ptr)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i1 @llvm.coro.alloc(token)
declare i64 @llvm.coro.size.i64()
declare ptr @llvm.coro.begin(token, ptr)
declare token @llvm.coro.save(ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare ptr @llvm.coro.free(token, ptr)
declare i1 @llvm.coro.end(ptr, i1, token)
declare void @llvm.coro.resume(ptr)
declare void @llvm.coro.destroy(ptr)
declare ptr @llvm.coro.promise(ptr, i32, i1)
