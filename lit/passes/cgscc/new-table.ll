; RUN: opt-go %s -passes='cgscc(inline,function(simplifycfg<switch-to-lookup>),argpromotion)' -verify-each -S | FileCheck %s
;
; A table of functions that simplifycfg creates refers to them: not all calls of @first are known, and it stays.

target triple = "x86_64-unknown-linux-gnu"

; CHECK: @switch.table.pick = private unnamed_addr constant [4 x ptr] [ptr @first, ptr @second, ptr @third, ptr @fourth]

; CHECK: define internal i32 @first(ptr %p)
define internal i32 @first(ptr %p) noinline {
  %v = load i32, ptr %p
  %k = call ptr @pick(i32 5)
  ret i32 %v
}

define internal i32 @second(ptr %p) noinline {
  ret i32 2
}

define internal i32 @third(ptr %p) noinline {
  ret i32 3
}

define internal i32 @fourth(ptr %p) noinline {
  ret i32 4
}

define ptr @pick(i32 %n) noinline {
entry:
  switch i32 %n, label %none [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
  ]

a:
  br label %end

b:
  br label %end

c:
  br label %end

d:
  br label %end

none:
  br label %end

end:
  %r = phi ptr [ @first, %a ], [ @second, %b ], [ @third, %c ], [ @fourth, %d ], [ null, %none ]
  ret ptr %r
}

; CHECK-LABEL: define i32 @main(
; CHECK:         call i32 @first(ptr %x)
define i32 @main() {
  %x = alloca i32
  store i32 42, ptr %x
  %f = call ptr @pick(i32 0)
  %r = call i32 %f(ptr %x)
  %s = call i32 @first(ptr %x)
  %d = sub i32 %r, %s
  ret i32 %d
}
