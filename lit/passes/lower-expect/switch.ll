; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; A switch on an expected number: the weight goes to its case.

; CHECK: declare i32 @llvm.expect.i32(i32, i32){{.*}}
; CHECK: declare void @a()
; CHECK: declare void @b()
;
; CHECK: define void @g(i32 %x) {
; CHECK-NEXT:   switch i32 %x, label %n [
; CHECK-NEXT:     i32 5, label %y
; CHECK-NEXT:     i32 7, label %n
; CHECK-NEXT:   ], !prof !0
; CHECK: y:
; CHECK-NEXT:   call void @a()
; CHECK-NEXT:   ret void
; CHECK: n:
; CHECK-NEXT:   call void @b()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 1, i32 2000, i32 1}

declare i32 @llvm.expect.i32(i32, i32)
declare void @a()
declare void @b()
define void @g(i32 %x) {
  %ex = call i32 @llvm.expect.i32(i32 %x, i32 5)
  switch i32 %ex, label %n [ i32 5, label %y
  i32 7, label %n]
y:
  call void @a()
  ret void
n:
  call void @b()
  ret void
}
