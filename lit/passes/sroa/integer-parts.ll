; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; Bytes of an integer that is also accessed whole are taken out by shifts and put in by masks.

; CHECK-LABEL: @take(
; CHECK-NEXT:   %s.sroa.0.0.extract.trunc = trunc i32 %v to i16
; CHECK-NEXT:   %s.sroa.1.0.extract.shift = lshr i32 %v, 16
; CHECK-NEXT:   %s.sroa.1.0.extract.trunc = trunc i32 %s.sroa.1.0.extract.shift to i8
; CHECK-NEXT:   %s.sroa.2.0.extract.shift = lshr i32 %v, 24
; CHECK-NEXT:   %s.sroa.2.0.extract.trunc = trunc i32 %s.sroa.2.0.extract.shift to i8
; CHECK-NEXT:   ret i8 %s.sroa.1.0.extract.trunc
; CHECK-NEXT: }
define i8 @take(i32 %v) {
  %s = alloca i32
  store i32 %v, ptr %s
  %q = getelementptr i8, ptr %s, i64 2
  %r = load i8, ptr %q
  ret i8 %r
}

; CHECK-LABEL: @put(
; CHECK-NEXT:   %s.sroa.0.0.extract.trunc = trunc i32 %v to i8
; CHECK-NEXT:   %s.sroa.2.0.extract.shift = lshr i32 %v, 8
; CHECK-NEXT:   %s.sroa.2.0.extract.trunc = trunc i32 %s.sroa.2.0.extract.shift to i16
; CHECK-NEXT:   %s.sroa.3.0.extract.shift = lshr i32 %v, 24
; CHECK-NEXT:   %s.sroa.3.0.extract.trunc = trunc i32 %s.sroa.3.0.extract.shift to i8
; CHECK-NEXT:   %s.sroa.3.0.insert.ext = zext i8 %s.sroa.3.0.extract.trunc to i32
; CHECK-NEXT:   %s.sroa.3.0.insert.shift = shl i32 %s.sroa.3.0.insert.ext, 24
; CHECK-NEXT:   %s.sroa.3.0.insert.mask = and i32 undef, 16777215
; CHECK-NEXT:   %s.sroa.3.0.insert.insert = or i32 %s.sroa.3.0.insert.mask, %s.sroa.3.0.insert.shift
; CHECK-NEXT:   %s.sroa.2.0.insert.ext = zext i16 %p to i32
; CHECK-NEXT:   %s.sroa.2.0.insert.shift = shl i32 %s.sroa.2.0.insert.ext, 8
; CHECK-NEXT:   %s.sroa.2.0.insert.mask = and i32 %s.sroa.3.0.insert.insert, -16776961
; CHECK-NEXT:   %s.sroa.2.0.insert.insert = or i32 %s.sroa.2.0.insert.mask, %s.sroa.2.0.insert.shift
; CHECK-NEXT:   %s.sroa.0.0.insert.ext = zext i8 %s.sroa.0.0.extract.trunc to i32
; CHECK-NEXT:   %s.sroa.0.0.insert.mask = and i32 %s.sroa.2.0.insert.insert, -256
; CHECK-NEXT:   %s.sroa.0.0.insert.insert = or i32 %s.sroa.0.0.insert.mask, %s.sroa.0.0.insert.ext
; CHECK-NEXT:   ret i32 %s.sroa.0.0.insert.insert
; CHECK-NEXT: }
define i32 @put(i32 %v, i16 %p) {
  %s = alloca i32
  store i32 %v, ptr %s
  %q = getelementptr i8, ptr %s, i64 1
  store i16 %p, ptr %q
  %r = load i32, ptr %s
  ret i32 %r
}
