; A block that nothing leads to goes, though its address is taken: the address becomes a number that is no block's.
; RUN: opt-go %s -passes=simplifycfg | FileCheck %s

; CHECK: @table = global ptr inttoptr (i32 1 to ptr)
@table = global ptr blockaddress(@f, %c)

; CHECK-LABEL: @f(
; CHECK-NOT: c:
; CHECK: phi i32 [ 1, %a ], [ 2, %b ]
define i32 @f(i1 %x) {
  %to = select i1 %x, ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)
  indirectbr ptr %to, [label %a, label %b, label %c]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
}
