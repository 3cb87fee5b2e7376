; Casts of casts of constant addresses are one cast, or none; addresses that are numbers stay numbers.
; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s

target datalayout = "e-p3:32:32-i64:64"
@g = global i32 5, align 4
@h = global [8 x i32] zeroinitializer, align 16
@s = addrspace(3) global i32 5, align 4

; CHECK-LABEL: @c1(
; CHECK-NEXT: ret i32 ptrtoint (ptr @g to i32)
define i32 @c1(){
  %a = ptrtoint ptr @g to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}

; CHECK-LABEL: @c2(
; CHECK-NEXT: ret i8 ptrtoint (ptr @g to i8)
define i8 @c2(){
  %a = ptrtoint ptr @g to i64
  %b = trunc i64 %a to i32
  %c = trunc i32 %b to i8
  ret i8 %c
}

; CHECK-LABEL: @c3(
; CHECK-NEXT: ret ptr @g
define ptr @c3(){
  %a = ptrtoint ptr @g to i64
  %b = inttoptr i64 %a to ptr
  ret ptr %b
}

; CHECK-LABEL: @c4(
; CHECK-NEXT: ret ptr inttoptr (i32 ptrtoint (ptr @g to i32) to ptr)
define ptr @c4(){
  %a = ptrtoint ptr @g to i32
  %b = inttoptr i32 %a to ptr
  ret ptr %b
}

; CHECK-LABEL: @c5(
; CHECK-NEXT: ret ptr @g
define ptr @c5(){
  %a = ptrtoint ptr @g to i128
  %b = inttoptr i128 %a to ptr
  ret ptr %b
}

; CHECK-LABEL: @c6(
; CHECK-NEXT: ret i64 77
define i64 @c6(i64 %x){
  %b = inttoptr i64 77 to ptr
  %a = ptrtoint ptr %b to i64
  ret i64 %a
}

; CHECK-LABEL: @c7(
; CHECK-NEXT: ret ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 4)
define ptr @c7(){
  %a = addrspacecast ptr addrspace(3) @s to ptr
  %b = getelementptr i8, ptr %a, i64 4
  ret ptr %b
}

; CHECK-LABEL: @c8(
; CHECK-NEXT: ret ptr addrspace(3) @s
define ptr addrspace(3) @c8(){
  %a = addrspacecast ptr addrspace(3) @s to ptr
  %b = addrspacecast ptr %a to ptr addrspace(3)
  ret ptr addrspace(3) %b
}

; CHECK-LABEL: @c9(
; CHECK-NEXT: %b = zext i32 ptrtoint (ptr addrspace(3) @s to i32) to i64
; CHECK-NEXT: ret i64 %b
define i64 @c9(){
  %a = ptrtoint ptr addrspace(3) @s to i32
  %b = zext i32 %a to i64
  ret i64 %b
}

; CHECK-LABEL: @c10(
; CHECK-NEXT: ret i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @g, i64 4) to i64)
define i64 @c10(){
  %p = getelementptr i8, ptr @g, i64 4
  %a = ptrtoint ptr %p to i64
  ret i64 %a
}

; CHECK-LABEL: @c11(
; CHECK-NEXT: ret i64 add (i64 ptrtoint (ptr @g to i64), i64 8)
define i64 @c11(){
  %a = ptrtoint ptr @g to i64
  %b = add i64 %a, 8
  %c = inttoptr i64 %b to ptr
  %d = ptrtoint ptr %c to i64
  ret i64 %d
}

; CHECK-LABEL: @c12(
; CHECK-NEXT: ret ptr getelementptr (i8, ptr inttoptr (i64 add (i64 ptrtoint (ptr @g to i64), i64 8) to ptr), i64 4)
define ptr @c12(){
  %a = ptrtoint ptr @g to i64
  %b = add i64 %a, 8
  %c = inttoptr i64 %b to ptr
  %d = getelementptr i8, ptr %c, i64 4
  ret ptr %d
}

; CHECK-LABEL: @c13(
; CHECK-NEXT: ret i64 4
define i64 @c13(){
  %p = getelementptr i8, ptr null, i64 4
  %a = ptrtoint ptr %p to i64
  ret i64 %a
}

; CHECK-LABEL: @c14(
; CHECK-NEXT: ret ptr inttoptr (i64 80 to ptr)
define ptr @c14(){
  %p = getelementptr i32, ptr inttoptr (i64 64 to ptr), i64 4
  ret ptr %p
}

; CHECK-LABEL: @c15(
; CHECK-NEXT: ret <2 x i64> ptrtoint (<2 x ptr> getelementptr (i8, <2 x ptr> <ptr @g, ptr @h>, <2 x i64> <i64 4, i64 4>) to <2 x i64>)
define <2 x i64> @c15(){
  %p = getelementptr i8, <2 x ptr> <ptr @g, ptr @h>, i64 4
  %a = ptrtoint <2 x ptr> %p to <2 x i64>
  ret <2 x i64> %a
}
