; RUN: opt-go %s -passes=libcalls-shrinkwrap -S | FileCheck %s
;
; Results that are used have to be computed; what is no builtin, or of another type, is some other function; and size comes first.

; CHECK: declare double @log(double)
;
; CHECK: declare float @cosf(double)
;
; CHECK: define internal double @sin(double %x) {
; CHECK-NEXT:   ret double %x
; CHECK-NEXT: }
;
; CHECK: define double @used(double %x) {
; CHECK-NEXT:   %r = call double @log(double %x)
; CHECK-NEXT:   ret double %r
; CHECK-NEXT: }
;
; CHECK: define void @others(double %x) {
; CHECK-NEXT:   %1 = call double @log(double %x)
; CHECK-NEXT:   %2 = call float @cosf(double %x)
; CHECK-NEXT:   %3 = call double @sin(double %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @size(double %x)
; CHECK-NEXT:   %1 = call double @log(double %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @nobuiltins(double %x)
; CHECK-NEXT:   %1 = call double @log(double %x)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare double @log(double)
declare float @cosf(double)
define internal double @sin(double %x) {
  ret double %x
}
define double @used(double %x) {
  %r = call double @log(double %x)
  ret double %r
}
define void @others(double %x) {
  %1 = call double @log(double %x) nobuiltin
  %2 = call float @cosf(double %x)
  %3 = call double @sin(double %x)
  ret void
}
define void @size(double %x) optsize {
  %1 = call double @log(double %x)
  ret void
}
define void @nobuiltins(double %x) "no-builtins" {
  %1 = call double @log(double %x)
  ret void
}
