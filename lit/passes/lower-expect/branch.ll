; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; A branch on whether an expected number is 0, as clang writes it.

; CHECK: declare i64 @llvm.expect.i64(i64, i64){{.*}}
; CHECK: declare void @a()
; CHECK: declare void @b()
;
; CHECK: define void @f(i64 %x) {
; CHECK-NEXT:   %c = icmp ne i64 %x, 0
; CHECK-NEXT:   %e = zext i1 %c to i64
; CHECK-NEXT:   %t = icmp ne i64 %e, 0
; CHECK-NEXT:   br i1 %t, label %y, label %n, !prof !0
; CHECK: y:
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   ret void
; CHECK: n:
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 2000, i32 1}

declare i64 @llvm.expect.i64(i64, i64)
declare void @a()
declare void @b()
define void @f(i64 %x) {
  %c = icmp ne i64 %x, 0
  %e = zext i1 %c to i64
  %ex = call i64 @llvm.expect.i64(i64 %e, i64 1)
  %t = icmp ne i64 %ex, 0
  br i1 %t, label %y, label %n
y:
  call void @a()
  ret void
n:
  call void @b()
  ret void
}
