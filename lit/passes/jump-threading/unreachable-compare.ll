; RUN: opt-go %s -passes=jump-threading -verify-each -S | FileCheck %s
;
; In code that becomes unreachable, a comparison may come to depend on itself: the load is replaced by the value that the block below stores.

; CHECK-LABEL: define void @f(
; CHECK:         ret void
define void @f(ptr %p) {
  %q = alloca i1
  br i1 false, label %choose, label %end
choose:
  br i1 false, label %end, label %first
first:
  br i1 false, label %side, label %head
head:
  %l = load i1, ptr %p
  br label %middle
middle:
  %m = load i1, ptr %q
  br i1 %m, label %tail, label %end
tail:
  %n = load i1, ptr %p
  %c = icmp sle i1 %l, true
  store i1 %c, ptr %p
  br i1 %l, label %end, label %head
side:
  br label %head
end:
  ret void
alone:
  br label %middle
}
