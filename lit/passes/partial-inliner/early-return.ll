; Callers get the tests that a function begins with; the rest is a function of its own.
; RUN: opt-go -passes=partial-inliner -skip-partial-inlining-cost-analysis -S %s | FileCheck %s
declare void @work(ptr)

; A test, and a rest that is not small: callers get the test.
; CHECK-LABEL: @f(
; CHECK:       entry:
; CHECK-NEXT:    %c = icmp eq ptr %p, null
; CHECK-NEXT:    br i1 %c, label %return, label %rest
; CHECK:       rest:
; CHECK-NEXT:    %old = load i32, ptr %p, align 4
; CHECK-NEXT:    %sum = add i32 %old, %n
; CHECK-NEXT:    store i32 %sum, ptr %p, align 4
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    %d = icmp eq i32 %sum, 0
; CHECK-NEXT:    br i1 %d, label %more, label %return
; CHECK:       more:
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    br label %return
; CHECK:       return:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %sum, %rest ], [ 1, %more ]
; CHECK-NEXT:    ret i32 %r
define i32 @f(ptr %p, i32 %n) {
entry:
  %c = icmp eq ptr %p, null
  br i1 %c, label %return, label %rest

rest:
  %old = load i32, ptr %p
  %sum = add i32 %old, %n
  store i32 %sum, ptr %p
  call void @work(ptr %p)
  call void @work(ptr %p)
  %d = icmp eq i32 %sum, 0
  br i1 %d, label %more, label %return

more:
  call void @work(ptr %p)
  br label %return

return:
  %r = phi i32 [ 0, %entry ], [ %sum, %rest ], [ 1, %more ]
  ret i32 %r
}

; CHECK-LABEL: @caller(
; CHECK:         %c.i = icmp eq ptr %p, null
; CHECK-NEXT:    br i1 %c.i, label %f.3.exit, label %rest.i
; CHECK:       rest.i:
; CHECK-NEXT:    %old.i = load i32, ptr %p, align 4
; CHECK-NEXT:    %sum.i = add i32 %old.i, 3
; CHECK-NEXT:    store i32 %sum.i, ptr %p, align 4
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    %d.i = icmp eq i32 %sum.i, 0
; CHECK-NEXT:    br i1 %d.i, label %codeRepl.i, label %f.3.exit
; CHECK:       codeRepl.i:
; CHECK-NEXT:    call void @f.3.more(ptr %p)
; CHECK-NEXT:    br label %f.3.exit
; CHECK:       f.3.exit:
; CHECK-NEXT:    %r.i = phi i32 [ 0, %0 ], [ %sum.i, %rest.i ], [ 1, %codeRepl.i ]
; CHECK-NEXT:    ret i32 %r.i
define i32 @caller(ptr %p) {
  %x = call i32 @f(ptr %p, i32 3)
  ret i32 %x
}

; A rest that returns by itself, too.
; CHECK-LABEL: @two(
; CHECK:       entry:
; CHECK-NEXT:    %c = icmp eq ptr %p, null
; CHECK-NEXT:    br i1 %c, label %return, label %rest
; CHECK:       rest:
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    %d = icmp eq i32 %n, 0
; CHECK-NEXT:    br i1 %d, label %other, label %return
; CHECK:       other:
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    ret i32 7
; CHECK:       return:
; CHECK-NEXT:    ret i32 0
define i32 @two(ptr %p, i32 %n) {
entry:
  %c = icmp eq ptr %p, null
  br i1 %c, label %return, label %rest

rest:
  call void @work(ptr %p)
  call void @work(ptr %p)
  call void @work(ptr %p)
  %d = icmp eq i32 %n, 0
  br i1 %d, label %other, label %return

other:
  call void @work(ptr %p)
  ret i32 7

return:
  ret i32 0
}

; CHECK-LABEL: @caller_of_two(
; CHECK:         %c.i = icmp eq ptr %p, null
; CHECK-NEXT:    br i1 %c.i, label %return.i, label %codeRepl.i
; CHECK:       codeRepl.i:
; CHECK-NEXT:    %targetBlock.i = call i1 @two.2.rest(ptr %p, i32 %n)
; CHECK-NEXT:    br i1 %targetBlock.i, label %return.i, label %other.ret.i
; CHECK:       other.ret.i:
; CHECK-NEXT:    br label %two.2.exit
; CHECK:       return.i:
; CHECK-NEXT:    br label %two.2.exit
; CHECK:       two.2.exit:
; CHECK-NEXT:    %x1 = phi i32 [ 7, %other.ret.i ], [ 0, %return.i ]
; CHECK-NEXT:    ret i32 %x1
define i32 @caller_of_two(ptr %p, i32 %n) {
  %x = call i32 @two(ptr %p, i32 %n)
  ret i32 %x
}

; Memory of the stack in the rest is in the way: nothing is done.
; CHECK-LABEL: @stack(
; CHECK:       entry:
; CHECK-NEXT:    %c = icmp eq ptr %p, null
; CHECK-NEXT:    br i1 %c, label %return, label %rest
; CHECK:       rest:
; CHECK-NEXT:    %a = alloca i32, align 4
; CHECK-NEXT:    call void @work(ptr %a)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    br label %return
; CHECK:       return:
; CHECK-NEXT:    ret i32 0
define i32 @stack(ptr %p) {
entry:
  %c = icmp eq ptr %p, null
  br i1 %c, label %return, label %rest

rest:
  %a = alloca i32
  call void @work(ptr %a)
  call void @work(ptr %p)
  call void @work(ptr %p)
  br label %return

return:
  ret i32 0
}

; CHECK-LABEL: @caller_of_stack(
; CHECK:         %x = call i32 @stack(ptr %p)
; CHECK-NEXT:    ret i32 %x
define i32 @caller_of_stack(ptr %p) {
  %x = call i32 @stack(ptr %p)
  ret i32 %x
}

; CHECK-LABEL: define internal i1 @two.2.rest(ptr %p, i32 %n)
; CHECK:       newFuncRoot:
; CHECK-NEXT:    br label %rest
; CHECK:       rest:
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    %d = icmp eq i32 %n, 0
; CHECK-NEXT:    br i1 %d, label %other, label %return.exitStub
; CHECK:       other:
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    br label %other.ret.exitStub
; CHECK:       return.exitStub:
; CHECK-NEXT:    ret i1 true
; CHECK:       other.ret.exitStub:
; CHECK-NEXT:    ret i1 false

; CHECK-LABEL: define internal void @f.3.more(ptr %p)
; CHECK:       newFuncRoot:
; CHECK-NEXT:    br label %more
; CHECK:       more:
; CHECK-NEXT:    call void @work(ptr %p)
; CHECK-NEXT:    br label %return.exitStub
; CHECK:       return.exitStub:
; CHECK-NEXT:    ret void
