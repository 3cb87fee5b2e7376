; RUN: opt-go %s -passes='simplifycfg<switch-to-lookup>' -S | FileCheck %s
;
; A default that stands for one value is a case; a table is extended to all values of its index if
; it still fits into a register.

target datalayout = "e-i64:64-n8:16:32:64"

; 0 maps to 9, so that the table is that of four cases.
; CHECK:       @switch.table.one = private unnamed_addr constant [4 x i64] [i64 9, i64 5, i64 1, i64 7]
; CHECK-LABEL: @one(
; CHECK-NEXT:  switch.lookup:
; CHECK-NEXT:    [[R:%.*]] = urem i64 %x, 4
; CHECK-NEXT:    [[G:%.*]] = getelementptr inbounds [4 x i64], ptr @switch.table.one, i32 0, i64 [[R]]
; CHECK-NEXT:    load i64, ptr [[G]]
define i64 @one(i64 %x) {
  %r = urem i64 %x, 4
  switch i64 %r, label %end [
    i64 1, label %a
    i64 2, label %b
    i64 3, label %c
  ]
a:
  br label %end
b:
  br label %end
c:
  br label %end
end:
  %v = phi i64 [ 9, %0 ], [ 5, %a ], [ 1, %b ], [ 7, %c ]
  ret i64 %v
}

; Five values of 8 bits fit into a register: 3 and 4 are the default's.
; CHECK-LABEL: @grown(
; CHECK-NOT:     icmp
; CHECK:         lshr i40 460303,
; CHECK:         ret i8
define i8 @grown(i64 %x) {
  %r = urem i64 %x, 5
  switch i64 %r, label %d [
    i64 0, label %end
    i64 1, label %a
    i64 2, label %b
  ]
a:
  br label %end
b:
  br label %end
d:
  br label %end
end:
  %v = phi i8 [ 15, %0 ], [ 6, %a ], [ 7, %b ], [ 0, %d ]
  ret i8 %v
}
