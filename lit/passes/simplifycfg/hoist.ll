; RUN: opt-go %s -passes='simplifycfg<hoist-common-insts>' -S | FileCheck %s
;
; With hoist-common-insts equal beginnings of both sides are executed once.

declare void @f(i32)
declare void @g(i32)

; CHECK-LABEL: @both(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = mul i32 %a, 3
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  call void @f(i32 %x)
; CHECK-NEXT:  br label %end
; CHECK: no:
; CHECK-NEXT:  call void @g(i32 %x)
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @both(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %x = mul i32 %a, 3
  call void @f(i32 %x)
  br label %end

no:
  %y = mul i32 %a, 3
  call void @g(i32 %y)
  br label %end

end:
  ret void
}
