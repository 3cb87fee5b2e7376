; An alwaysinline call that was inlined from an SCC and leads back to it is marked noinline, and not alwaysinline as well.
; RUN: opt-go %s -passes=inline -verify-each -S | FileCheck %s

; CHECK: call i32 @first(i32 0) #[[N:[0-9]+]]
; CHECK: attributes #[[N]] = { noinline }
define internal i32 @start() {
entry:
  br label %loop

loop:
  %a = call i32 @leaf()
  %b = call i32 @first(i32 0) alwaysinline
  br label %loop
}

define i32 @leaf() minsize {
entry:
  ret i32 0

unreached:
  call void @second()
  ret i32 0
}

define i32 @first(i32 %n) {
  %a = call i32 @leaf()
  call void @second()
  %b = call i32 @start()
  ret i32 0
}

define void @second() {
  store i32 0, ptr null
  %a = call i32 @start()
  ret void
}
