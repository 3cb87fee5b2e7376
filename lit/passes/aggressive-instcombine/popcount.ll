; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Bits counted in parallel, of 32 and of 64 bits; another mask is something else.

;
; CHECK: define i32 @count(i32 %x) {
; CHECK-NEXT:   %1 = call i32 @llvm.ctpop.i32(i32 %x)
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
;
; CHECK: define i64 @wide(i64 %x) {
; CHECK-NEXT:   %1 = call i64 @llvm.ctpop.i64(i64 %x)
; CHECK-NEXT:   ret i64 %1
; CHECK-NEXT: }
;
; CHECK: define i32 @narrow(i16 %v) {
; CHECK-NEXT:   %x = zext i16 %v to i32
; CHECK-NEXT:   %s1 = lshr i32 %x, 1
; CHECK-NEXT:   %a1 = and i32 %s1, 21845
; CHECK-NEXT:   %d = sub i32 %x, %a1
; CHECK-NEXT:   %l = and i32 %d, 858993459
; CHECK-NEXT:   %s2 = lshr i32 %d, 2
; CHECK-NEXT:   %h = and i32 %s2, 858993459
; CHECK-NEXT:   %p = add i32 %h, %l
; CHECK-NEXT:   %s4 = lshr i32 %p, 4
; CHECK-NEXT:   %q = add i32 %s4, %p
; CHECK-NEXT:   %n = and i32 %q, 252645135
; CHECK-NEXT:   %m = mul i32 %n, 16843009
; CHECK-NEXT:   %r = lshr i32 %m, 24
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: declare i32 @llvm.ctpop.i32(i32){{.*}}
; CHECK: declare i64 @llvm.ctpop.i64(i64){{.*}}

define i32 @count(i32 %x) {
  %s1 = lshr i32 %x, 1
  %a1 = and i32 %s1, 1431655765
  %d = sub i32 %x, %a1
  %l = and i32 %d, 858993459
  %s2 = lshr i32 %d, 2
  %h = and i32 %s2, 858993459
  %p = add i32 %h, %l
  %s4 = lshr i32 %p, 4
  %q = add i32 %s4, %p
  %n = and i32 %q, 252645135
  %m = mul i32 %n, 16843009
  %r = lshr i32 %m, 24
  ret i32 %r
}
define i64 @wide(i64 %x) {
  %s1 = lshr i64 %x, 1
  %a1 = and i64 %s1, 6148914691236517205
  %d = sub i64 %x, %a1
  %s2 = lshr i64 %d, 2
  %h = and i64 %s2, 3689348814741910323
  %l = and i64 %d, 3689348814741910323
  %p = add i64 %l, %h
  %s4 = lshr i64 %p, 4
  %q = add i64 %p, %s4
  %n = and i64 %q, 1085102592571150095
  %m = mul i64 %n, 72340172838076673
  %r = lshr i64 %m, 56
  ret i64 %r
}
define i32 @narrow(i16 %v) {
  %x = zext i16 %v to i32
  %s1 = lshr i32 %x, 1
  %a1 = and i32 %s1, 21845
  %d = sub i32 %x, %a1
  %l = and i32 %d, 858993459
  %s2 = lshr i32 %d, 2
  %h = and i32 %s2, 858993459
  %p = add i32 %h, %l
  %s4 = lshr i32 %p, 4
  %q = add i32 %s4, %p
  %n = and i32 %q, 252645135
  %m = mul i32 %n, 16843009
  %r = lshr i32 %m, 24
  ret i32 %r
}
