; Mutually recursive functions: their calls are inlined into each other until one of them calls itself; an SCC is not traversed
; twice. A call that was inlined from an SCC and leads back into it is marked with a higher cost.
; RUN: opt-go %s -passes=inline -S | FileCheck %s
; RUN: opt-go %s -passes=inline -inline-remark-attribute -S | FileCheck %s --check-prefix=WHY

; CHECK-LABEL: define i32 @start(
; CHECK-NEXT:    %a.i.i = call i32 @third(i32 %n)
; CHECK-NEXT:    %b.i.i = mul i32 %a.i.i, 3
; CHECK-NEXT:    %b.i = add i32 %b.i.i, 1
; CHECK-NEXT:    ret i32 %b.i
define i32 @start(i32 %n) {
  %a = call i32 @first(i32 %n)
  ret i32 %a
}

; CHECK-NOT: @first
define internal i32 @first(i32 %n) {
  %a = call i32 @second(i32 %n)
  %b = add i32 %a, 1
  ret i32 %b
}

; CHECK-NOT: @second
define internal i32 @second(i32 %n) {
  %a = call i32 @third(i32 %n)
  %b = mul i32 %a, 3
  ret i32 %b
}

; CHECK-LABEL: define internal i32 @third(
; CHECK:         %a.i.i = call i32 @third(i32 %m)
; WHY-LABEL: define internal i32 @third(
; WHY:         %a.i.i = call i32 @third(i32 %m) #[[R:[0-9]+]]
define internal i32 @third(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i32 0
more:
  %m = sub i32 %n, 1
  %a = call i32 @first(i32 %m)
  ret i32 %a
}

; WHY-LABEL: define i32 @odd(
; WHY:         call i32 @even(i32 %m) #[[R]]
define i32 @even(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %a = call i32 @odd(i32 %m)
  ret i32 %a
}

define i32 @odd(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i32 0
more:
  %m = sub i32 %n, 1
  %a = call i32 @even(i32 %m)
  ret i32 %a
}

; WHY: attributes #[[R]] = { "inline-remark"="{{[^"]*}}recursive" }
