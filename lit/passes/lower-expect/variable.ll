; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; An expectation that is no constant only goes.

; CHECK: declare i32 @llvm.expect.i32(i32, i32){{.*}}
;
; CHECK: define i32 @x(i32 %v, i32 %w) {
; CHECK-NEXT:   %t = icmp eq i32 %v, 0
; CHECK-NEXT:   br i1 %t, label %y, label %e
; CHECK: y:
; CHECK-NEXT:   ret i32 1
; CHECK: e:
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }

declare i32 @llvm.expect.i32(i32, i32)
define i32 @x(i32 %v, i32 %w) {
  %ex = call i32 @llvm.expect.i32(i32 %v, i32 %w)
  %t = icmp eq i32 %ex, 0
  br i1 %t, label %y, label %e
y:
  ret i32 1
e:
  ret i32 2
}
