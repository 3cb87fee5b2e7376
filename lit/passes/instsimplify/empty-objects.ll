; What takes no room may have the address of something else.
; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; RUN: opt-go -passes=gvn -S %s | FileCheck %s

@empty = global [0 x i8] zeroinitializer
@other = global {} zeroinitializer
@full = global i32 0
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)
declare void @take(ptr, ptr)

; CHECK-LABEL: @stack(
; CHECK: ret i1 %c
define i1 @stack() {
  %a = alloca [0 x i32]
  %b = alloca i32
  call void @take(ptr %a, ptr %b)
  %c = icmp eq ptr %a, %b
  ret i1 %c
}

; CHECK-LABEL: @stack_first(
; CHECK: ret i1 %c
define i1 @stack_first() {
  %b = alloca i32
  %a = alloca i32, i32 0
  call void @take(ptr %a, ptr %b)
  %c = icmp eq ptr %b, %a
  ret i1 %c
}

; CHECK-LABEL: @counted(
; CHECK: ret i1 %c
define i1 @counted(i32 %n) {
  %a = alloca i32, i32 %n
  %b = alloca i32
  call void @take(ptr %a, ptr %b)
  %c = icmp eq ptr %a, %b
  ret i1 %c
}

; CHECK-LABEL: @both_full(
; CHECK: ret i1 false
define i1 @both_full() {
  %a = alloca i32
  %b = alloca i32
  call void @take(ptr %a, ptr %b)
  %c = icmp eq ptr %a, %b
  ret i1 %c
}

; CHECK-LABEL: @globals(
; CHECK: ret i1 %c
define i1 @globals() {
  %c = icmp eq ptr @empty, @full
  ret i1 %c
}

; CHECK-LABEL: @empty_globals(
; CHECK: ret i1 %c
define i1 @empty_globals() {
  %c = icmp eq ptr @empty, @other
  ret i1 %c
}

; CHECK-LABEL: @global_and_stack(
; CHECK: ret i1 %c
define i1 @global_and_stack() {
  %a = alloca i32
  call void @take(ptr %a, ptr @empty)
  %c = icmp eq ptr %a, @empty
  ret i1 %c
}

; CHECK-LABEL: @heap(
; CHECK: ret i1 %c
define i1 @heap() {
  %a = call ptr @malloc(i64 0)
  %b = alloca i32
  call void @take(ptr %a, ptr %b)
  %c = icmp eq ptr %a, %b
  ret i1 %c
}

; CHECK-LABEL: @heap_and_empty(
; CHECK: ret i1 %c
define i1 @heap_and_empty() {
  %a = call ptr @malloc(i64 4)
  %b = alloca [0 x i32]
  call void @take(ptr %a, ptr %b)
  %c = icmp eq ptr %a, %b
  ret i1 %c
}
