; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; The branches from which a φ gets a value that is not expected get weights.

; CHECK: declare i32 @llvm.expect.i32(i32, i32){{.*}}
;
; CHECK: define i32 @phi(i1 %x, i1 %z) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %a, label %b, !prof !0
; CHECK: a:
; CHECK-NEXT:   br label %m
; CHECK: b:
; CHECK-NEXT:   br i1 %z, label %m, label %c, !prof !1
; CHECK: c:
; CHECK-NEXT:   br label %m
; CHECK: m:
; CHECK-NEXT:   %p = phi i32 [ 0, %a ], [ 1, %b ], [ 0, %c ]
; CHECK-NEXT:   %t = icmp eq i32 %p, 0
; CHECK-NEXT:   br i1 %t, label %y, label %n, !prof !0
; CHECK: y:
; CHECK-NEXT:   ret i32 1
; CHECK: n:
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
; CHECK: !1 = !{!"branch_weights", !"expected", i32 2000, i32 1}

declare i32 @llvm.expect.i32(i32, i32)
define i32 @phi(i1 %x, i1 %z) {
entry:
  br i1 %x, label %a, label %b
a:
  br label %m
b:
  br i1 %z, label %m, label %c
c:
  br label %m
m:
  %p = phi i32 [0, %a], [1, %b], [0, %c]
  %ex = call i32 @llvm.expect.i32(i32 %p, i32 1)
  %t = icmp eq i32 %ex, 0
  br i1 %t, label %y, label %n
y:
  ret i32 1
n:
  ret i32 2
}
