; What must not be inlined stays a call, and a remark says why.
; RUN: opt-go %s -passes=inline -S -pass-remarks-missed=inline 2>%t.err | FileCheck %s
; RUN: FileCheck %s --check-prefix=WHY --input-file=%t.err

; WHY-DAG: grow has uninlinable pattern (dynamic alloca) and cost is not fully computed
; WHY-DAG: 'never' not inlined into 'caller' because it should never be inlined (cost=never): noinline function attribute
; WHY-DAG: 'plain' not inlined into 'caller' because it should never be inlined (cost=never): interposable
; WHY-DAG: 'count' not inlined into 'count' because it should never be inlined (cost=never): recursive
; WHY-DAG: 'grow' not inlined into 'caller' because it should never be inlined (cost=never): dynamic alloca
; WHY-DAG: 'marks' not inlined into 'caller' because it should never be inlined (cost=never): exposes returns twice
; WHY-DAG: 'only' not inlined into 'caller' because it should never be inlined (cost=never): noduplicate
; WHY-DAG: 'converges' is not inlined into 'converging': convergent call needs convergencectrl operand

define void @never() noinline {
  ret void
}

define weak void @plain() {
  ret void
}

define void @grow(i32 %n) {
  %p = alloca i8, i32 %n
  call void @use(ptr %p)
  ret void
}

define void @listed(...) {
  ret void
}

define void @marks(ptr %p) {
  %back = call i32 @setjmp(ptr @place) returns_twice
  %first = icmp eq i32 %back, 0
  br i1 %first, label %set, label %done
set:
  store i32 10, ptr %p
  call void @use(ptr %p)
  ret void
done:
  ret void
}

define void @only() {
  call void @use(ptr null) noduplicate
  ret void
}

define internal void @last() {
  call void @use(ptr null) noduplicate
  ret void
}

define void @converges() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @use(ptr null) convergent [ "convergencectrl"(token %t) ]
  ret void
}

define i32 @count(i32 %n) {
  %m = sub i32 %n, 1
  %r = call i32 @count(i32 %m)
  ret i32 %r
}

@place = global [25 x i64] zeroinitializer
declare i32 @setjmp(ptr)
declare void @use(ptr)

; CHECK-LABEL: define void @caller(
; CHECK-NEXT:    call void @never()
; CHECK-NEXT:    call void @plain()
; CHECK-NEXT:    call void @grow(i32 %n)
; CHECK-NEXT:    %x = alloca i32
; CHECK-NEXT:    call void @marks(ptr %x)
; CHECK-NEXT:    call void @only()
; CHECK-NEXT:    call void @use(ptr null) #{{[0-9]+}}
; CHECK-NEXT:    ret void
define void @caller(i32 %n) {
  call void @never()
  call void @plain()
  call void @grow(i32 %n)
  call void (...) @listed(i32 %n)
  %x = alloca i32
  call void @marks(ptr %x)
  call void @only()
  call void @last()
  ret void
}

; CHECK-LABEL: define void @converging(
; CHECK-NEXT:    call void @converges()
define void @converging() convergent {
  call void @converges() convergent
  ret void
}
