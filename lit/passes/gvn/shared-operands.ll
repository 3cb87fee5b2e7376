; RUN: opt-go %s -passes=gvn -S | FileCheck %s
; PRE translates every instruction of a join to the end of each predecessor. Each line here doubles the number of paths to the φ,
; which has to cost nothing: this test ends at once or in hours.

; CHECK-LABEL: @doubles(
; CHECK: join:
; CHECK: %x40 = mul i32 %x39, %x39
; CHECK-NEXT: ret i32 %x40
define i32 @doubles(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %left, label %join

left:
  br label %join

join:
  %x0 = phi i32 [ %a, %entry ], [ %b, %left ]
  %x1 = mul i32 %x0, %x0
  %x2 = mul i32 %x1, %x1
  %x3 = mul i32 %x2, %x2
  %x4 = mul i32 %x3, %x3
  %x5 = mul i32 %x4, %x4
  %x6 = mul i32 %x5, %x5
  %x7 = mul i32 %x6, %x6
  %x8 = mul i32 %x7, %x7
  %x9 = mul i32 %x8, %x8
  %x10 = mul i32 %x9, %x9
  %x11 = mul i32 %x10, %x10
  %x12 = mul i32 %x11, %x11
  %x13 = mul i32 %x12, %x12
  %x14 = mul i32 %x13, %x13
  %x15 = mul i32 %x14, %x14
  %x16 = mul i32 %x15, %x15
  %x17 = mul i32 %x16, %x16
  %x18 = mul i32 %x17, %x17
  %x19 = mul i32 %x18, %x18
  %x20 = mul i32 %x19, %x19
  %x21 = mul i32 %x20, %x20
  %x22 = mul i32 %x21, %x21
  %x23 = mul i32 %x22, %x22
  %x24 = mul i32 %x23, %x23
  %x25 = mul i32 %x24, %x24
  %x26 = mul i32 %x25, %x25
  %x27 = mul i32 %x26, %x26
  %x28 = mul i32 %x27, %x27
  %x29 = mul i32 %x28, %x28
  %x30 = mul i32 %x29, %x29
  %x31 = mul i32 %x30, %x30
  %x32 = mul i32 %x31, %x31
  %x33 = mul i32 %x32, %x32
  %x34 = mul i32 %x33, %x33
  %x35 = mul i32 %x34, %x34
  %x36 = mul i32 %x35, %x35
  %x37 = mul i32 %x36, %x36
  %x38 = mul i32 %x37, %x37
  %x39 = mul i32 %x38, %x38
  %x40 = mul i32 %x39, %x39
  ret i32 %x40
}
