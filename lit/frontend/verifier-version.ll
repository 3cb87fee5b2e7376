; Rules that the verifier of an older LLVM does not have hold for modules of a newer one.
; RUN: not opt-go -passes=verify -disable-output %s 2>&1 | FileCheck %s
; RUN: sed -e '/llvm.ident/d' %s | opt-go -passes=verify -disable-output

; CHECK-DAG: error: cannot use argument of naked function
define i32 @bare(i32 %x) naked {
  ret i32 %x
}

; CHECK-DAG: error: target feature 'sse2' must start with a '+' or '-'
; CHECK-DAG: error: target-features attribute should not contain an empty string
define void @features() "target-features"="+avx,sse2,,-avx2" {
  ret void
}

!llvm.ident = !{!0}
!0 = !{!"clang version 22.1.8"}
