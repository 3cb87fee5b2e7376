; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; A rotation that is branched around when its amount is zero.

;
; CHECK: define i32 @left(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %rot
; CHECK: rot:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %0 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
; CHECK-NEXT:   ret i32 %0
; CHECK-NEXT: }
;
; CHECK: define i32 @right(i32 %x, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %end, label %rot
; CHECK: rot:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %0 = call i32 @llvm.fshr.i32(i32 %x, i32 %x, i32 %n)
; CHECK-NEXT:   ret i32 %0
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.fshl.i32(i32, i32, i32){{.*}}
; CHECK: declare i32 @llvm.fshr.i32(i32, i32, i32){{.*}}

define i32 @left(i32 %x, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %rot
rot:
  %m = sub i32 32, %n
  %l = shl i32 %x, %n
  %r = lshr i32 %x, %m
  %o = or i32 %l, %r
  br label %end
end:
  %p = phi i32 [ %x, %entry ], [ %o, %rot ]
  ret i32 %p
}
define i32 @right(i32 %x, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %rot
rot:
  %m = sub i32 32, %n
  %l = shl i32 %x, %m
  %r = lshr i32 %x, %n
  %o = or i32 %r, %l
  br label %end
end:
  %p = phi i32 [ %o, %rot ], [ %x, %entry ]
  ret i32 %p
}
