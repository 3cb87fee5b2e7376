; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; What ends in an xor or in a product with a long constant looks like a hash, which is hardly ever short.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @xor(
; CHECK-NEXT:   %x = xor i64 %a, %c
; CHECK-NEXT:   %d = urem i64 %x, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @xor(i64 %a, i64 %b, i64 %c) {
  %x = xor i64 %a, %c
  %d = urem i64 %x, %b
  ret i64 %d
}

; CHECK-LABEL: @product(
; CHECK-NEXT:   %x = mul i64 %a, 5871781006564002453
; CHECK-NEXT:   %d = urem i64 %x, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @product(i64 %a, i64 %b) {
  %x = mul i64 %a, 5871781006564002453
  %d = urem i64 %x, %b
  ret i64 %d
}

; CHECK-LABEL: @shortProduct(
; CHECK-NEXT:   %x = mul i64 %a, 1000003
; CHECK-NEXT:   %1 = or i64 %x, %b
; CHECK-NEXT:   %2 = and i64 %1, -4294967296
; CHECK-NEXT:   %3 = icmp eq i64 %2, 0
; CHECK-NEXT:   br i1 %3, label %4, label %9
; CHECK:      4:
; CHECK-NEXT:   %5 = trunc i64 %b to i32
; CHECK-NEXT:   %6 = trunc i64 %x to i32
; CHECK-NEXT:   %7 = urem i32 %6, %5
; CHECK-NEXT:   %8 = zext i32 %7 to i64
; CHECK-NEXT:   br label %11
; CHECK:      9:
; CHECK-NEXT:   %10 = urem i64 %x, %b
; CHECK-NEXT:   br label %11
; CHECK:      11:
; CHECK-NEXT:   %12 = phi i64 [ %8, %4 ], [ %10, %9 ]
; CHECK-NEXT:   ret i64 %12
; CHECK-NEXT: }
define i64 @shortProduct(i64 %a, i64 %b) {
  %x = mul i64 %a, 1000003
  %d = urem i64 %x, %b
  ret i64 %d
}

; CHECK-LABEL: @divisor(
; CHECK-NEXT:   %x = xor i64 %b, %c
; CHECK-NEXT:   %d = udiv i64 %a, %x
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @divisor(i64 %a, i64 %b, i64 %c) {
  %x = xor i64 %b, %c
  %d = udiv i64 %a, %x
  ret i64 %d
}

; CHECK-LABEL: @merged(
; CHECK:      entry:
; CHECK-NEXT:   %x = mul i64 %a, 5871781006564002453
; CHECK-NEXT:   br i1 %c, label %yes, label %end
; CHECK:      yes:
; CHECK-NEXT:   %y = xor i64 %x, %b
; CHECK-NEXT:   br label %end
; CHECK:      end:
; CHECK-NEXT:   %h = phi i64 [ %x, %entry ], [ %y, %yes ]
; CHECK-NEXT:   %d = urem i64 %h, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @merged(i64 %a, i64 %b, i1 %c) {
entry:
  %x = mul i64 %a, 5871781006564002453
  br i1 %c, label %yes, label %end

yes:
  %y = xor i64 %x, %b
  br label %end

end:
  %h = phi i64 [ %x, %entry ], [ %y, %yes ]
  %d = urem i64 %h, %b
  ret i64 %d
}

; CHECK-LABEL: @mergedWithShort(
; CHECK:      entry:
; CHECK-NEXT:   %x = mul i64 %a, 5871781006564002453
; CHECK-NEXT:   br i1 %c, label %yes, label %end
; CHECK:      yes:
; CHECK-NEXT:   br label %end
; CHECK:      end:
; CHECK-NEXT:   %h = phi i64 [ %x, %entry ], [ %b, %yes ]
; CHECK-NEXT:   %0 = or i64 %h, %b
; CHECK-NEXT:   %1 = and i64 %0, -4294967296
; CHECK-NEXT:   %2 = icmp eq i64 %1, 0
; CHECK-NEXT:   br i1 %2, label %3, label %8
; CHECK:      3:
; CHECK-NEXT:   %4 = trunc i64 %b to i32
; CHECK-NEXT:   %5 = trunc i64 %h to i32
; CHECK-NEXT:   %6 = urem i32 %5, %4
; CHECK-NEXT:   %7 = zext i32 %6 to i64
; CHECK-NEXT:   br label %10
; CHECK:      8:
; CHECK-NEXT:   %9 = urem i64 %h, %b
; CHECK-NEXT:   br label %10
; CHECK:      10:
; CHECK-NEXT:   %11 = phi i64 [ %7, %3 ], [ %9, %8 ]
; CHECK-NEXT:   ret i64 %11
; CHECK-NEXT: }
define i64 @mergedWithShort(i64 %a, i64 %b, i1 %c) {
entry:
  %x = mul i64 %a, 5871781006564002453
  br i1 %c, label %yes, label %end

yes:
  br label %end

end:
  %h = phi i64 [ %x, %entry ], [ %b, %yes ]
  %d = urem i64 %h, %b
  ret i64 %d
}
