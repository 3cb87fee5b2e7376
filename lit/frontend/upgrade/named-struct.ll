; RUN: opt-go %s -S | FileCheck %s
;
; Intrinsics return literal structures; calls that are declared with a named one are converted.

%pair = type { i32, i1 }

; CHECK-LABEL: @named(
; CHECK-NEXT:    [[C:%.*]] = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 7)
; CHECK-NEXT:    [[X:%.*]] = extractvalue { i32, i1 } [[C]], 0
; CHECK-NEXT:    [[Y:%.*]] = insertvalue %pair poison, i32 [[X]], 0
; CHECK-NEXT:    [[Z:%.*]] = extractvalue { i32, i1 } [[C]], 1
; CHECK-NEXT:    [[P:%.*]] = insertvalue %pair [[Y]], i1 [[Z]], 1
; CHECK-NEXT:    %r = extractvalue %pair [[P]], 0
; CHECK-NEXT:    ret i32 %r
define i32 @named(i32 %a) {
  %u = tail call %pair @llvm.uadd.with.overflow.i32(i32 %a, i32 7)
  %r = extractvalue %pair %u, 0
  ret i32 %r
}

; CHECK:       declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare %pair @llvm.uadd.with.overflow.i32(i32, i32)
