; -print-pipeline-passes writes the expansion of a pipeline, and runs nothing.
; RUN: opt-go -passes='gvn,default<O2>' -print-pipeline-passes %s | FileCheck %s
; RUN: opt-go -passes='loop(indvars),licm,repeat<2>(dce)' -print-pipeline-passes | FileCheck %s --check-prefix=GROUPS

; Passes of LLVM's pipelines that are not here run; it is said when they would have had something to do for the module.
; RUN: opt-go -passes='alloc-token,annotation2metadata,function(loop-distribute,chr,ee-instrument<>),cgscc(devirt<4>(coro-split,coro-annotation-elide)),expand-variadics' -S %s 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: sed 's/sanitize_alloc_token/!prof !2/' %s | opt-go -passes='function(chr),cg-profile,pgo-icall-prom' -disable-output 2>&1 | FileCheck %s --check-prefix=PROFILE
; RUN: not opt-go -passes='loop-vectorise' %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; CHECK: gvn,
; CHECK-SAME: simplifycfg
; CHECK-SAME: instcombine
; CHECK-NOT: define
; GROUPS: loop(indvars),loop-mssa(licm),dce,dce
; WARN: opt-go: warning: alloc-token is not implemented and leaves the module as it is
; WARN-NEXT: opt-go: warning: expand-variadics is not implemented and leaves the module as it is
; WARN-NOT: warning
; WARN: define void @f()
; PROFILE: warning: cg-profile is not implemented and leaves the module as it is
; PROFILE-NEXT: warning: chr is not implemented
; PROFILE-NEXT: warning: pgo-icall-prom is not implemented
; UNKNOWN: unknown pass name 'loop-vectorise'
define void @f() sanitize_alloc_token {
  ret void
}

define void @v(...) {
  ret void
}

define void @g() {
  br label %l

l:
  br label %l, !llvm.loop !0
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.distribute.enable", i1 true}
!2 = !{!"function_entry_count", i64 1000}
