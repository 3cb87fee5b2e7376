; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; Of an ordering nothing is concluded, but the call goes.

; CHECK: declare i64 @llvm.expect.i64(i64, i64){{.*}}
;
; CHECK: define i32 @cmpslt(i64 %v) {
; CHECK-NEXT:   %t = icmp slt i64 %v, 4
; CHECK-NEXT:   br i1 %t, label %y, label %n
; CHECK: y:
; CHECK-NEXT:   ret i32 1
; CHECK: n:
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }

declare i64 @llvm.expect.i64(i64, i64)
define i32 @cmpslt(i64 %v) {
  %ex = call i64 @llvm.expect.i64(i64 %v, i64 3)
  %t = icmp slt i64 %ex, 4
  br i1 %t, label %y, label %n
y:
  ret i32 1
n:
  ret i32 2
}
