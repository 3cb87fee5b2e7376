; gpucc counts the bits of a number by one instruction where the program shifts until nothing is left, as in encoders of run lengths.
; RUN: opt-go %s -passes=gpucc -emit=ptx | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .func (.param .b32 func_retval0) bits(
; CHECK-NOT:   bra $L__BB0_1
; CHECK:       clz.b32
; CHECK-NOT:   bra $L__BB0_1
; CHECK:       ret;
define i32 @bits(i32 %x) {
entry:
  br label %test
test:
  %v = phi i32 [ %x, %entry ], [ %half, %body ]
  %n = phi i32 [ 0, %entry ], [ %more, %body ]
  %c = icmp ne i32 %v, 0
  br i1 %c, label %body, label %end
body:
  %more = add i32 %n, 1
  %half = lshr i32 %v, 1
  br label %test
end:
  ret i32 %n
}
