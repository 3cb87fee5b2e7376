; A loop of several blocks that never ends is left as it is.
; RUN: opt-go %s -emit=vliw | FileCheck %s
; RUN: opt-go %s -emit=vliw -disable-output -pass-remarks-missed=if-convert 2>&1 | FileCheck %s --check-prefix=REMARK
; CHECK-LABEL: endless
; REMARK: is not converted: it never ends
define void @endless(ptr %p, i32 %n) {
entry:
  br label %head

head:
  %k = phi i32 [ 0, %entry ], [ %next, %tail ]
  %odd = and i32 %k, 1
  %c = icmp eq i32 %odd, %n
  br i1 %c, label %write, label %tail

write:
  store i32 %k, ptr %p
  br label %tail

tail:
  %next = add i32 %k, 1
  br label %head
}
