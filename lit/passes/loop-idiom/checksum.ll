; RUN: opt-go %s -passes='loop(loop-idiom<checksums>)' -S | FileCheck %s
; RUN: opt-go %s -passes='loop(loop-idiom)' -S -opt-version=22 | FileCheck %s
; RUN: opt-go %s -passes='loop(loop-idiom)' -S | FileCheck %s --check-prefix=OLD
;
; Eight steps of a cyclic redundancy check are a lookup in a table.

; CHECK: @.crctable = private unnamed_addr constant [256 x i16] [i16 0, i16 -16191, i16 -15999, i16 320,
; OLD-NOT: crctable

; CHECK-LABEL: @lowest(
; CHECK: %crc = phi i16 [ %x, %entry ], [ [[NEXT:%.+]], %loop ]
; CHECK-NEXT: %indexer.lo = trunc i16 %crc to i8
; CHECK-NEXT: %indexer.ext = zext i8 %indexer.lo to i64
; CHECK-NEXT: %tbl.ptradd = getelementptr inbounds i16, ptr @.crctable, i64 %indexer.ext
; CHECK-NEXT: %tbl.ld = load i16, ptr %tbl.ptradd, align 2
; CHECK-NEXT: %crc.le.shift = lshr i16 %crc, 8
; CHECK-NEXT: [[NEXT]] = xor i16 %crc.le.shift, %tbl.ld
; CHECK-NEXT: %iv.next = add nuw nsw i8 %iv, 1
; CHECK-NEXT: %exit.cond = icmp ne i8 %iv, 0
define i16 @lowest(i16 %x) {
entry:
  br label %loop
loop:
  %iv = phi i8 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i16 [ %x, %entry ], [ %crc.next, %loop ]
  %and = and i16 %crc, 1
  %c = icmp eq i16 %and, 0
  %s = lshr i16 %crc, 1
  %p = xor i16 %s, -24575
  %crc.next = select i1 %c, i16 %s, i16 %p
  %iv.next = add nuw nsw i8 %iv, 1
  %e = icmp ult i8 %iv, 7
  br i1 %e, label %loop, label %exit
exit:
  ret i16 %crc.next
}

; CHECK-LABEL: @highest(
; CHECK: %indexer.hi = lshr i32 %crc, 24
; CHECK: %crc.be.shift = shl i32 %crc, 8
; CHECK: %exit.cond = icmp ne i8 %iv, 3
define i32 @highest(i32 %x) {
entry:
  br label %loop
loop:
  %iv = phi i8 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i32 [ %x, %entry ], [ %crc.next, %loop ]
  %c = icmp slt i32 %crc, 0
  %s = shl i32 %crc, 1
  %p = xor i32 %s, 79764919
  %crc.next = select i1 %c, i32 %p, i32 %s
  %iv.next = add nuw nsw i8 %iv, 1
  %e = icmp ult i8 %iv, 31
  br i1 %e, label %loop, label %exit
exit:
  ret i32 %crc.next
}

; A table costs more than the loop where size counts.
; CHECK-LABEL: @small(
; CHECK-NOT: crctable
define i16 @small(i16 %x) optsize {
entry:
  br label %loop
loop:
  %iv = phi i8 [ 0, %entry ], [ %iv.next, %loop ]
  %crc = phi i16 [ %x, %entry ], [ %crc.next, %loop ]
  %and = and i16 %crc, 1
  %c = icmp eq i16 %and, 0
  %s = lshr i16 %crc, 1
  %p = xor i16 %s, -24575
  %crc.next = select i1 %c, i16 %s, i16 %p
  %iv.next = add nuw nsw i8 %iv, 1
  %e = icmp ult i8 %iv, 7
  br i1 %e, label %loop, label %exit
exit:
  ret i16 %crc.next
}
