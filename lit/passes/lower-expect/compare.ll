; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; A compare with another number than the expected one.

; CHECK: declare i64 @llvm.expect.i64(i64, i64){{.*}}
;
; CHECK: define i32 @cmp(i64 %v) {
; CHECK-NEXT:   %t = icmp eq i64 %v, 4
; CHECK-NEXT:   br i1 %t, label %y, label %n, !prof !0
; CHECK: y:
; CHECK-NEXT:   ret i32 1
; CHECK: n:
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 1, i32 2000}

declare i64 @llvm.expect.i64(i64, i64)
define i32 @cmp(i64 %v) {
  %ex = call i64 @llvm.expect.i64(i64 %v, i64 3)
  %t = icmp eq i64 %ex, 4
  br i1 %t, label %y, label %n
y:
  ret i32 1
n:
  ret i32 2
}
