; RUN: opt-go %s -passes=debugify,dce,check-debugify -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -enable-debugify -passes=dce -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -enable-debugify -debugify-quiet -passes=dce -disable-output 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
; RUN: opt-go %s -passes=check-debugify -disable-output 2>&1 | FileCheck %s --check-prefix=NONE

; What dce removes is missed. The variable is not: it is described by what its value was computed from.

; CHECK-NOT: Missing variable
; CHECK: WARNING: Missing line 1
; CHECK-NOT: Missing
; CHECK: CheckModuleDebugify: PASS
; QUIET-NOT: {{.}}
; NONE: CheckModuleDebugify: Skipping module without debugify metadata

define i32 @f(i32 %a) {
  %dead = add i32 %a, 1
  %r = mul i32 %a, 3
  ret i32 %r
}
