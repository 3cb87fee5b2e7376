; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; Between the load and the recursive call the memory may change: the call would have loaded the new value. (LLVM passes the old one.)

@g = internal global i32 1

; CHECK-LABEL: define internal i32 @written(ptr %p, i32 %n)
; CHECK:         call i32 @written(ptr %p, i32 %m)
define internal i32 @written(ptr %p, i32 %n) {
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %again
again:
  %w = add i32 %v, 1
  store i32 %w, ptr @g, align 4
  %m = sub i32 %n, 1
  %r = call i32 @written(ptr %p, i32 %m)
  ret i32 %r
done:
  ret i32 %v
}

; A write after the last of these calls also precedes the load of the next level of the recursion.
; CHECK-LABEL: define internal i32 @twice(ptr %p, i32 %n)
; CHECK:         call i32 @twice(ptr %p, i32 %m)
; CHECK:         call i32 @twice(ptr %p, i32 %m)
define internal i32 @twice(ptr %p, i32 %n) {
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @twice(ptr %p, i32 %m)
  %s = call i32 @twice(ptr %p, i32 %m)
  %t = add i32 %r, %s
  store i32 %t, ptr @g, align 4
  ret i32 %t
done:
  ret i32 %v
}

; Nothing writes but itself, so it does not, either.
; CHECK-LABEL: define internal i32 @fibonacci(i32 %p.0.val, i32 %n)
; CHECK:         call i32 @fibonacci(i32 %p.0.val, i32 %m)
; CHECK:         call i32 @fibonacci(i32 %p.0.val, i32 %l)
define internal i32 @fibonacci(ptr %p, i32 %n) {
  %v = load i32, ptr %p, align 4
  %c = icmp ult i32 %n, 2
  br i1 %c, label %done, label %again
again:
  %m = sub i32 %n, 1
  %r = call i32 @fibonacci(ptr %p, i32 %m)
  %l = sub i32 %n, 2
  %s = call i32 @fibonacci(ptr %p, i32 %l)
  %t = add i32 %r, %s
  ret i32 %t
done:
  ret i32 %v
}

define i32 @main() {
  %a = call i32 @written(ptr @g, i32 3)
  %b = call i32 @twice(ptr @g, i32 3)
  %c = call i32 @fibonacci(ptr @g, i32 3)
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
