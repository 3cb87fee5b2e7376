; RUN: opt-go %s -passes=slsr -S | FileCheck %s
; RUN: opt-go %s -passes='slsr<strict>' -S | FileCheck %s -check-prefix=ANY
;
; As in LLVM, a basis is looked for among the last 50 candidates: %y is not computed from %x, which has 50 after it, but is with strict. %z is computed
; from %y.

declare void @use(i32)

; CHECK-LABEL: @far(
; CHECK: %y = mul i32 %b1, %s
; CHECK: %z = add i32 %y, %s
; ANY-LABEL: @far(
; ANY: %y = add i32 %x, %s
; ANY: %z = add i32 %y, %s
define void @far(i32 %b, i32 %s, i32 %t) {
  %x = mul i32 %b, %s
  call void @use(i32 %x)
  %m0 = call i32 @ask()
  %n0 = mul i32 %m0, %t
  call void @use(i32 %n0)
  %m1 = call i32 @ask()
  %n1 = mul i32 %m1, %t
  call void @use(i32 %n1)
  %m2 = call i32 @ask()
  %n2 = mul i32 %m2, %t
  call void @use(i32 %n2)
  %m3 = call i32 @ask()
  %n3 = mul i32 %m3, %t
  call void @use(i32 %n3)
  %m4 = call i32 @ask()
  %n4 = mul i32 %m4, %t
  call void @use(i32 %n4)
  %m5 = call i32 @ask()
  %n5 = mul i32 %m5, %t
  call void @use(i32 %n5)
  %m6 = call i32 @ask()
  %n6 = mul i32 %m6, %t
  call void @use(i32 %n6)
  %m7 = call i32 @ask()
  %n7 = mul i32 %m7, %t
  call void @use(i32 %n7)
  %m8 = call i32 @ask()
  %n8 = mul i32 %m8, %t
  call void @use(i32 %n8)
  %m9 = call i32 @ask()
  %n9 = mul i32 %m9, %t
  call void @use(i32 %n9)
  %m10 = call i32 @ask()
  %n10 = mul i32 %m10, %t
  call void @use(i32 %n10)
  %m11 = call i32 @ask()
  %n11 = mul i32 %m11, %t
  call void @use(i32 %n11)
  %m12 = call i32 @ask()
  %n12 = mul i32 %m12, %t
  call void @use(i32 %n12)
  %m13 = call i32 @ask()
  %n13 = mul i32 %m13, %t
  call void @use(i32 %n13)
  %m14 = call i32 @ask()
  %n14 = mul i32 %m14, %t
  call void @use(i32 %n14)
  %m15 = call i32 @ask()
  %n15 = mul i32 %m15, %t
  call void @use(i32 %n15)
  %m16 = call i32 @ask()
  %n16 = mul i32 %m16, %t
  call void @use(i32 %n16)
  %m17 = call i32 @ask()
  %n17 = mul i32 %m17, %t
  call void @use(i32 %n17)
  %m18 = call i32 @ask()
  %n18 = mul i32 %m18, %t
  call void @use(i32 %n18)
  %m19 = call i32 @ask()
  %n19 = mul i32 %m19, %t
  call void @use(i32 %n19)
  %m20 = call i32 @ask()
  %n20 = mul i32 %m20, %t
  call void @use(i32 %n20)
  %m21 = call i32 @ask()
  %n21 = mul i32 %m21, %t
  call void @use(i32 %n21)
  %m22 = call i32 @ask()
  %n22 = mul i32 %m22, %t
  call void @use(i32 %n22)
  %m23 = call i32 @ask()
  %n23 = mul i32 %m23, %t
  call void @use(i32 %n23)
  %m24 = call i32 @ask()
  %n24 = mul i32 %m24, %t
  call void @use(i32 %n24)
  %b1 = add i32 %b, 1
  %y = mul i32 %b1, %s
  call void @use(i32 %y)
  %b2 = add i32 %b, 2
  %z = mul i32 %b2, %s
  call void @use(i32 %z)
  ret void
}

declare i32 @ask()
