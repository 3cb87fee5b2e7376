; RUN: opt-go -passes=instcombine -S %s | FileCheck %s --check-prefix=DEFAULT
; RUN: opt-go -passes=instcombine -disable-builtin strlen -disable-i2p-p2i-opt -instcombine-code-sinking=0 -S %s | FileCheck %s --check-prefix=FLAGS

@s = constant [4 x i8] c"abc\00"

; DEFAULT-LABEL: define i64 @length(
; DEFAULT-NEXT:    ret i64 3
; FLAGS-LABEL:   define i64 @length(
; FLAGS-NEXT:      call i64 @strlen(
define i64 @length() {
  %n = call i64 @strlen(ptr @s)
  ret i64 %n
}

; DEFAULT-LABEL: define ptr @pointer(
; DEFAULT-NEXT:    ret ptr %p
; FLAGS-LABEL:   define ptr @pointer(
; FLAGS:           inttoptr i64
define ptr @pointer(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  ret ptr %q
}

; DEFAULT-LABEL: define i32 @sunk(
; DEFAULT:       yes:
; DEFAULT-NEXT:    mul i32
; FLAGS-LABEL:   define i32 @sunk(
; FLAGS-NEXT:      mul i32
define i32 @sunk(i32 %x, i1 %c) {
  %y = mul i32 %x, %x
  br i1 %c, label %yes, label %no
yes:
  ret i32 %y
no:
  ret i32 0
}

declare i64 @strlen(ptr)
