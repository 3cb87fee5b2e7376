; RUN: opt-go %s -passes=lower-constant-intrinsics -S | FileCheck %s
;
; Nothing is known: -1, or 0 where the least is asked for; null has no bytes, unless they are unknown.

; CHECK: declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg){{.*}}
;
; CHECK: define i64 @largest(ptr %p) {
; CHECK-NEXT:   ret i64 -1
; CHECK-NEXT: }
;
; CHECK: define i64 @least(ptr %p) {
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
;
; CHECK: define i64 @null() {
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
;
; CHECK: define i64 @nullunknown() {
; CHECK-NEXT:   ret i64 -1
; CHECK-NEXT: }

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
define i64 @largest(ptr %p) {
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %s
}
define i64 @least(ptr %p) {
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 false)
  ret i64 %s
}
define i64 @null() {
  %s = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 false, i1 false)
  ret i64 %s
}
define i64 @nullunknown() {
  %s = call i64 @llvm.objectsize.i64.p0(ptr null, i1 false, i1 true, i1 false)
  ret i64 %s
}
