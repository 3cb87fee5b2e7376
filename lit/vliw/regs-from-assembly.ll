; Rotating registers wrap around at the number that the assembly was made for, also when -machine names the machine again.
; RUN: opt-go %s -emit=vliw -machine=p4m2l4 -regs=32 -o %t.s
; RUN: FileCheck %s --check-prefix=ASM --input-file=%t.s
; RUN: vliw-run %t.s -func bits -arg i64:0xF00F -ret i64 | FileCheck %s
; RUN: vliw-run %t.s -func bits -arg i64:0xF00F -ret i64 -machine=p4m2l4 | FileCheck %s

; ASM: .machine p4m2l4 regs=32
; ASM: rr31 = mov
; CHECK: {{^}}8{{$}}

@nibble = internal constant [16 x i8] c"\00\01\01\02\01\02\02\03\01\02\02\03\02\03\03\04"

define i64 @bits(i64 %w) {
entry:
  %none = icmp eq i64 %w, 0
  br i1 %none, label %exit, label %body
body:
  %x = phi i64 [ %w, %entry ], [ %y, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %low = and i64 %x, 15
  %p = getelementptr inbounds [16 x i8], ptr @nibble, i64 0, i64 %low
  %n = load i8, ptr %p
  %n64 = zext i8 %n to i64
  %more = add i64 %sum, %n64
  %y = lshr i64 %x, 4
  %done = icmp eq i64 %y, 0
  br i1 %done, label %exit, label %body
exit:
  %r = phi i64 [ 0, %entry ], [ %more, %body ]
  ret i64 %r
}
