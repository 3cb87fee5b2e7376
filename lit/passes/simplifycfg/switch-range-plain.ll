; Multiples are reduced by the plain pass, too; not those of numbers wider than a register.
; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare void @side()
declare void @side2(i32)

; CHECK-LABEL: @range2(
; CHECK-NEXT:    %1 = sub i32 %a, -4
; CHECK-NEXT:    %2 = call i32 @llvm.fshl.i32(i32 %1, i32 %1, i32 30)
; CHECK-NEXT:    switch i32 %2, label %def [
; CHECK-NEXT:      i32 0, label %one
; CHECK-NEXT:      i32 1, label %two
; CHECK-NEXT:      i32 2, label %three
; CHECK-NEXT:      i32 3, label %one
; CHECK-NEXT:    ]
; CHECK:  common.ret:
; CHECK-NEXT:    ret void
; CHECK:  def:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %common.ret
; CHECK:  one:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %common.ret
; CHECK:  two:
; CHECK-NEXT:    call void @side2(i32 2)
; CHECK-NEXT:    br label %common.ret
; CHECK:  three:
; CHECK-NEXT:    call void @side2(i32 3)
; CHECK-NEXT:    br label %common.ret
; CHECK-NEXT:  }
define void @range2(i32 %a) {
  switch i32 %a, label %def [
    i32 -4, label %one
    i32 0, label %two
    i32 4, label %three
    i32 8, label %one
  ]
def: 
  call void @side()
  ret void
one:
  call void @side()
  call void @side()
  ret void
two:
  call void @side2(i32 2)
  ret void
three:
  call void @side2(i32 3)
  ret void
}

; CHECK-LABEL: @range3(
; CHECK-NEXT:    switch i128 %a, label %def [
; CHECK-NEXT:      i128 97, label %one
; CHECK-NEXT:      i128 101, label %two
; CHECK-NEXT:      i128 105, label %three
; CHECK-NEXT:      i128 109, label %one
; CHECK-NEXT:    ]
; CHECK:  common.ret:
; CHECK-NEXT:    ret void
; CHECK:  def:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %common.ret
; CHECK:  one:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %common.ret
; CHECK:  two:
; CHECK-NEXT:    call void @side2(i32 2)
; CHECK-NEXT:    br label %common.ret
; CHECK:  three:
; CHECK-NEXT:    call void @side2(i32 3)
; CHECK-NEXT:    br label %common.ret
; CHECK-NEXT:  }
define void @range3(i128 %a) {
  switch i128 %a, label %def [
    i128 97, label %one
    i128 101, label %two
    i128 105, label %three
    i128 109, label %one
  ]
def: 
  call void @side()
  ret void
one:
  call void @side()
  call void @side()
  ret void
two:
  call void @side2(i32 2)
  ret void
three:
  call void @side2(i32 3)
  ret void
}
