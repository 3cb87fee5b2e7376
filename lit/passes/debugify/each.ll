; RUN: opt-go %s -passes='function(dce,instsimplify),globaldce,verify' -debugify-each -S -o %t 2>&1 | FileCheck %s
; RUN: FileCheck %s --check-prefix=IR < %t
; RUN: opt-go %s -passes='function(dce,instsimplify),globaldce' -debugify-each -debugify-quiet -debugify-export=%t.csv -disable-output
; RUN: FileCheck %s --check-prefix=CSV < %t.csv
; RUN: opt-go %s -passes='function(dce,instsimplify),globaldce' -debugify-each -j 4 -disable-output 2>&1 | FileCheck %s

; Each pass is checked separately: after it all debug information is removed, and the next one starts afresh.

; CHECK:      WARNING: Missing line 1
; CHECK-NEXT: CheckFunctionDebugify [dce]: PASS
; CHECK-NEXT: WARNING: Missing line 1
; CHECK-NEXT: CheckFunctionDebugify [instsimplify]: PASS
; CHECK-NEXT: CheckFunctionDebugify [dce]: PASS
; CHECK-NEXT: CheckFunctionDebugify [instsimplify]: PASS
; CHECK-NEXT: WARNING: Missing line 2
; CHECK-NEXT: WARNING: Missing variable 2
; CHECK-NEXT: CheckModuleDebugify [globaldce]: PASS

; CSV:      Pass Name,# of missing debug values,# of missing locations,Missing/Expected value ratio,Missing/Expected location ratio
; CSV-NEXT: dce,0,1,0.000000e+00,2.500000e-01
; CSV-NEXT: instsimplify,0,1,0.000000e+00,3.333333e-01
; CSV-NEXT: globaldce,1,1,5.000000e-01,5.000000e-01

; IR-NOT: !dbg
; IR-NOT: #dbg
; IR:     define i32 @f(i32 %a) {
; IR-NEXT:  ret i32 %a
; IR-NOT: unused
; IR-NOT: debug

define i32 @f(i32 %a) {
  %dead = add i32 %a, 1
  %same = add i32 %a, 0
  ret i32 %same
}

define internal void @unused() {
  ret void
}
