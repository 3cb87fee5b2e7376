; RUN: opt-go %s -passes=lower-expect -likely-branch-weight=64 -unlikely-branch-weight=4 -S | FileCheck %s
;
; The weights are options.

; CHECK: declare i1 @llvm.expect.i1(i1, i1){{.*}}
;
; CHECK: define i32 @h(i1 %x, i32 %p, i32 %q) {
; CHECK-NEXT:   %s = select i1 %x, i32 %p, i32 %q, !prof !0
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 4, i32 64}

declare i1 @llvm.expect.i1(i1, i1)
define i32 @h(i1 %x, i32 %p, i32 %q) {
  %ex = call i1 @llvm.expect.i1(i1 %x, i1 false)
  %s = select i1 %ex, i32 %p, i32 %q
  ret i32 %s
}
