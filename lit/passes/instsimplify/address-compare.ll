; Comparisons of constant addresses: distinct variables, null, places in one object, numbers made of addresses.
; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s

@g = global i32 5, align 4
@h = global [8 x i32] zeroinitializer, align 16
@w = extern_weak global i32
@e = external global i32
@u = unnamed_addr global i32 5, align 4

; CHECK-LABEL: @e1(
; CHECK-NEXT: ret i1 true
define i1 @e1(){
  %r = icmp ugt ptr @g, null
  ret i1 %r
}

; CHECK-LABEL: @e2(
; CHECK-NEXT: ret i1 false
define i1 @e2(){
  %r = icmp ule ptr @g, null
  ret i1 %r
}

; CHECK-LABEL: @e3(
; CHECK-NEXT: %r = icmp sgt ptr @g, null
; CHECK-NEXT: ret i1 %r
define i1 @e3(){
  %r = icmp sgt ptr @g, null
  ret i1 %r
}

; CHECK-LABEL: @e4(
; CHECK-NEXT: %r = icmp eq ptr @w, null
; CHECK-NEXT: ret i1 %r
define i1 @e4(){
  %r = icmp eq ptr @w, null
  ret i1 %r
}

; CHECK-LABEL: @e5(
; CHECK-NEXT: ret i1 false
define i1 @e5(){
  %p = getelementptr inbounds i32, ptr @g, i64 1
  %r = icmp eq ptr %p, null
  ret i1 %r
}

; CHECK-LABEL: @e6(
; CHECK-NEXT: %r = icmp eq ptr getelementptr (i8, ptr @g, i64 -4), null
; CHECK-NEXT: ret i1 %r
define i1 @e6(){
  %p = getelementptr i8, ptr @g, i64 -4
  %r = icmp eq ptr %p, null
  ret i1 %r
}

; CHECK-LABEL: @e7(
; CHECK-NEXT: %r = icmp eq ptr getelementptr inbounds (i8, ptr @g, i64 4), @h
; CHECK-NEXT: ret i1 %r
define i1 @e7(){
  %p = getelementptr inbounds i8, ptr @g, i64 4
  %r = icmp eq ptr %p, @h
  ret i1 %r
}

; CHECK-LABEL: @e8(
; CHECK-NEXT: %r = icmp eq ptr @g, @u
; CHECK-NEXT: ret i1 %r
define i1 @e8(){
  %r = icmp eq ptr @g, @u
  ret i1 %r
}

; CHECK-LABEL: @e9(
; CHECK-NEXT: ret i1 false
define i1 @e9(){
  %r = icmp eq ptr @g, @e
  ret i1 %r
}

; CHECK-LABEL: @e10(
; CHECK-NEXT: %r = icmp ult ptr @g, @h
; CHECK-NEXT: ret i1 %r
define i1 @e10(){
  %r = icmp ult ptr @g, @h
  ret i1 %r
}

; CHECK-LABEL: @e11(
; CHECK-NEXT: ret i1 true
define i1 @e11(){
  %p = getelementptr i8, ptr @h, i64 4
  %q = getelementptr i8, ptr @h, i64 12
  %r = icmp ult ptr %p, %q
  ret i1 %r
}

; CHECK-LABEL: @e12(
; CHECK-NEXT: %r = icmp slt ptr getelementptr inbounds (i8, ptr @h, i64 4), getelementptr inbounds (i8, ptr @h, i64 12)
; CHECK-NEXT: ret i1 %r
define i1 @e12(){
  %p = getelementptr i8, ptr @h, i64 4
  %q = getelementptr i8, ptr @h, i64 12
  %r = icmp slt ptr %p, %q
  ret i1 %r
}

; CHECK-LABEL: @e13(
; CHECK-NEXT: %r = icmp eq ptr getelementptr (i8, ptr @h, i64 -4), @h
; CHECK-NEXT: ret i1 %r
define i1 @e13(){
  %p = getelementptr i8, ptr @h, i64 -4
  %r = icmp eq ptr %p, @h
  ret i1 %r
}

; CHECK-LABEL: @e14(
; CHECK-NEXT: %r = icmp ult ptr getelementptr (i8, ptr @h, i64 -4), @h
; CHECK-NEXT: ret i1 %r
define i1 @e14(){
  %p = getelementptr i8, ptr @h, i64 -4
  %r = icmp ult ptr %p, @h
  ret i1 %r
}

; CHECK-LABEL: @e15(
; CHECK-NEXT: ret i1 false
define i1 @e15(){
  %r = icmp eq ptr inttoptr (i64 16 to ptr), inttoptr (i64 17 to ptr)
  ret i1 %r
}

; CHECK-LABEL: @e16(
; CHECK-NEXT: %r = icmp eq ptr inttoptr (i64 16 to ptr), @g
; CHECK-NEXT: ret i1 %r
define i1 @e16(){
  %r = icmp eq ptr inttoptr (i64 16 to ptr), @g
  ret i1 %r
}

; CHECK-LABEL: @e17(
; CHECK-NEXT: ret i1 true
define i1 @e17(){
  %r = icmp ult ptr null, @g
  ret i1 %r
}

; CHECK-LABEL: @e18(
; CHECK-NEXT: ret i1 false
define i1 @e18(){
  %r = icmp eq ptr @e1, @e2
  ret i1 %r
}

; CHECK-LABEL: @e19(
; CHECK-NEXT: ret i1 false
define i1 @e19(){
  %r = icmp eq ptr @e1, @g
  ret i1 %r
}

; CHECK-LABEL: @e20(
; CHECK-NEXT: ret i1 false
define i1 @e20(){
  %r = icmp eq ptr blockaddress(@e21, %a), null
  ret i1 %r
}

; CHECK-LABEL: @e21(
; CHECK-NEXT: br label %a
; CHECK: a:                                                ; preds = %0
; CHECK-NEXT: ret i1 false
define i1 @e21(){
  br label %a
a:
  %r = icmp eq ptr blockaddress(@e21, %a), @g
  ret i1 %r
}

; CHECK-LABEL: @e22(
; CHECK-NEXT: ret <2 x i1> <i1 false, i1 true>
define <2 x i1> @e22(){
  %r = icmp eq <2 x ptr> <ptr @g, ptr @h>, <ptr @h, ptr @h>
  ret <2 x i1> %r
}

; CHECK-LABEL: @e23(
; CHECK-NEXT: ret <2 x i1> <i1 true, i1 true>
define <2 x i1> @e23(){
  %r = icmp ne <2 x ptr> <ptr @g, ptr @h>, zeroinitializer
  ret <2 x i1> %r
}

; CHECK-LABEL: @e24(
; CHECK-NEXT: %r = icmp sgt i64 ptrtoint (ptr @h to i64), 0
; CHECK-NEXT: ret i1 %r
define i1 @e24(){
  %b = ptrtoint ptr @h to i64
  %r = icmp sgt i64 %b, 0
  ret i1 %r
}

; CHECK-LABEL: @e25(
; CHECK-NEXT: %r = icmp sgt i64 ptrtoint (ptr @h to i64), -1
; CHECK-NEXT: ret i1 %r
define i1 @e25(){
  %b = ptrtoint ptr @h to i64
  %r = icmp sgt i64 %b, -1
  ret i1 %r
}

; CHECK-LABEL: @e26(
; CHECK-NEXT: %r = icmp ugt i64 ptrtoint (ptr @h to i64), 3
; CHECK-NEXT: ret i1 %r
define i1 @e26(){
  %b = ptrtoint ptr @h to i64
  %r = icmp ugt i64 %b, 3
  ret i1 %r
}

; CHECK-LABEL: @e27(
; CHECK-NEXT: %r = icmp ult i64 ptrtoint (ptr @h to i64), 1
; CHECK-NEXT: ret i1 %r
define i1 @e27(){
  %b = ptrtoint ptr @h to i64
  %r = icmp ult i64 %b, 1
  ret i1 %r
}
