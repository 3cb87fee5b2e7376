; no-code-sinking leaves code in place that only one side of a branch uses.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s --check-prefix=SINK
; RUN: opt-go %s -passes='instcombine<no-code-sinking>' -S | FileCheck %s --check-prefix=STAY

; SINK-LABEL: define i32 @f(
; SINK-NOT: load
; SINK: used:
; SINK-NEXT: load i32

; STAY-LABEL: define i32 @f(
; STAY: load i32
; STAY: br i1
; STAY: used:
; STAY-NOT: load
define i32 @f(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  br i1 %c, label %used, label %end

used:
  %w = mul i32 %v, 3
  ret i32 %w

end:
  ret i32 0
}
