; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
; RUN: opt-go %s -passes=simplifycfg -simplifycfg-branch-fold-common-dest-vector-multiplier=3 -S | FileCheck %s --check-prefix=THREE
; RUN: opt-go %s -passes=simplifycfg -simplifycfg-branch-fold-common-dest-vector-multiplier=2 -bonus-inst-threshold=2 -S | FileCheck %s --check-prefix=THREE
;
; Three instructions, some of vectors, would be executed needlessly if the branches were joined: twice the bonus is not enough. As opt-19 with
; the same options.

; CHECK: br i1 %c, label %a, label
; THREE: select i1 %c, i1 %d, i1 false
define i1 @f(<4 x i32> %x, <4 x i32> %y, i1 %c) {
entry:
  br i1 %c, label %a, label %no
a:
  %s = add <4 x i32> %x, %y
  %s2 = mul <4 x i32> %s, %y
  %e = extractelement <4 x i32> %s2, i32 0
  %d = icmp eq i32 %e, 7
  br i1 %d, label %yes, label %no
yes:
  call void @u()
  ret i1 true
no:
  ret i1 false
}
declare void @u()
