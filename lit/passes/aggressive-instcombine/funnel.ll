; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; So with two values: the branch kept poison of the second away, now freeze does. A guard for another amount does not count.

;
; CHECK: define i64 @left(i64 %x, i64 %y, i64 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i64 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %rot
; CHECK: rot:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %0 = freeze i64 %y
; CHECK-NEXT:   %1 = call i64 @llvm.fshl.i64(i64 %x, i64 %0, i64 %n)
; CHECK-NEXT:   ret i64 %1
; CHECK-NEXT: }
;
; CHECK: define i64 @other(i64 %x, i64 %n, i64 %k) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i64 %k, 0
; CHECK-NEXT:   br i1 %c, label %end, label %rot
; CHECK: rot:
; CHECK-NEXT:   %m = sub i64 64, %n
; CHECK-NEXT:   %l = shl i64 %x, %n
; CHECK-NEXT:   %r = lshr i64 %x, %m
; CHECK-NEXT:   %o = or i64 %l, %r
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %p = phi i64 [ %x, %entry ], [ %o, %rot ]
; CHECK-NEXT:   ret i64 %p
; CHECK-NEXT: }
; CHECK: declare i64 @llvm.fshl.i64(i64, i64, i64){{.*}}

define i64 @left(i64 %x, i64 %y, i64 %n) {
entry:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %rot
rot:
  %m = sub i64 64, %n
  %l = shl i64 %x, %n
  %r = lshr i64 %y, %m
  %o = or i64 %l, %r
  br label %end
end:
  %p = phi i64 [ %x, %entry ], [ %o, %rot ]
  ret i64 %p
}
define i64 @other(i64 %x, i64 %n, i64 %k) {
entry:
  %c = icmp eq i64 %k, 0
  br i1 %c, label %end, label %rot
rot:
  %m = sub i64 64, %n
  %l = shl i64 %x, %n
  %r = lshr i64 %x, %m
  %o = or i64 %l, %r
  br label %end
end:
  %p = phi i64 [ %x, %entry ], [ %o, %rot ]
  ret i64 %p
}
