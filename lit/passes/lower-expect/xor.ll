; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; A φ seen through a negation and an extension.

; CHECK: declare i32 @llvm.expect.i32(i32, i32){{.*}}
;
; CHECK: define i32 @x(i1 %x, i1 %z) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %a, label %b, !prof !0
; CHECK: a:
; CHECK-NEXT:   br label %m
; CHECK: b:
; CHECK-NEXT:   br label %m
; CHECK: m:
; CHECK-NEXT:   %p = phi i1 [ true, %a ], [ %z, %b ]
; CHECK-NEXT:   %n = xor i1 %p, true
; CHECK-NEXT:   %w = zext i1 %n to i32
; CHECK-NEXT:   %t = icmp ne i32 %w, 0
; CHECK-NEXT:   br i1 %t, label %y, label %e, !prof !1
; CHECK: y:
; CHECK-NEXT:   ret i32 1
; CHECK: e:
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 1, i32 2000}
; CHECK: !1 = !{!"branch_weights", !"expected", i32 2000, i32 1}

declare i32 @llvm.expect.i32(i32, i32)
define i32 @x(i1 %x, i1 %z) {
entry:
  br i1 %x, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  %p = phi i1 [ true, %a ], [ %z, %b ]
  %n = xor i1 %p, true
  %w = zext i1 %n to i32
  %ex = call i32 @llvm.expect.i32(i32 %w, i32 1)
  %t = icmp ne i32 %ex, 0
  br i1 %t, label %y, label %e
y:
  ret i32 1
e:
  ret i32 2
}
