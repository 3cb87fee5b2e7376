; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace --implicit-check-not=error:
; The second use of a type that has been complained about is silent.
%known = type { i32 }

; CHECK:[[FILE]]:[[#@LINE+3]]:16: error: use of undefined type '%unknown'
; CHECK-NEXT:define void @f(%unknown* %p, %known* %q) {
; CHECK-NEXT:               ^
define void @f(%unknown* %p, %known* %q) {
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:15: error: use of undefined type '%7'
; CHECK-NEXT:  %a = alloca %7, align 8
; CHECK-NEXT:              ^
  %a = alloca %7, align 8
  ret void
}
; CHECK-NOT:{{.}}
