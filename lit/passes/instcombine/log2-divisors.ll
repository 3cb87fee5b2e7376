; Divisors and factors that are powers of two, lane by lane, too.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; CHECK-LABEL: @udiv_pow2(
; CHECK-NEXT:    %1 = add i32 %y, 2
; CHECK-NEXT:    %r1 = lshr i32 %x, %1
; CHECK-NEXT:    ret i32 %r1
; CHECK-NEXT:  }
define i32 @udiv_pow2(i32 %x, i32 %y) {
  %p = shl i32 4, %y
  %r = udiv i32 %x, %p
  ret i32 %r
}

; CHECK-LABEL: @vudivpow(
; CHECK-NEXT:    %r1 = lshr <2 x i32> %x, <i32 2, i32 3>
; CHECK-NEXT:    ret <2 x i32> %r1
; CHECK-NEXT:  }
define <2 x i32> @vudivpow(<2 x i32> %x) {
  %r = udiv <2 x i32> %x, <i32 4, i32 8>
  ret <2 x i32> %r
}

; CHECK-LABEL: @vmulpow(
; CHECK-NEXT:    %r = shl <2 x i32> %x, <i32 2, i32 3>
; CHECK-NEXT:    ret <2 x i32> %r
; CHECK-NEXT:  }
define <2 x i32> @vmulpow(<2 x i32> %x) {
  %r = mul <2 x i32> %x, <i32 4, i32 8>
  ret <2 x i32> %r
}

; CHECK-LABEL: @mul_shl1(
; CHECK-NEXT:    %r1 = shl i32 %y, %x
; CHECK-NEXT:    ret i32 %r1
; CHECK-NEXT:  }
define i32 @mul_shl1(i32 %x, i32 %y) {
  %a = shl i32 1, %x
  %r = mul i32 %a, %y
  ret i32 %r
}

; CHECK-LABEL: @sdiv_shl(
; CHECK-NEXT:    %r = shl nuw nsw i32 1, %y
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @sdiv_shl(i32 %x, i32 %y) {
  %m = shl nsw i32 %x, %y
  %r = sdiv i32 %m, %x
  ret i32 %r
}

; CHECK-LABEL: @sdiv_pow2neg(
; CHECK-NEXT:    %r.neg = ashr exact i32 %x, 3
; CHECK-NEXT:    %r = sub nsw i32 0, %r.neg
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @sdiv_pow2neg(i32 %x) {
  %r = sdiv exact i32 %x, -8
  ret i32 %r
}
