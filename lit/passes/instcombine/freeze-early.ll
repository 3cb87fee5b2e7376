; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A freeze directly follows its operand: all other uses take the frozen value, which is then the only one.

declare void @use(i32)

; CHECK-LABEL: @argument(
; CHECK-NEXT:    %f = freeze i32 %x
; CHECK-NEXT:    call void @use(i32 %f)
; CHECK:         call void @use(i32 %f)
; CHECK:         ret i32 %f
define i32 @argument(i32 %x, i1 %c) {
  call void @use(i32 %x)
  br i1 %c, label %y, label %n
y:
  %f = freeze i32 %x
  call void @use(i32 %f)
  br label %n
n:
  ret i32 %x
}

; CHECK-LABEL: @extension(
; CHECK-NEXT:    %x.fr = freeze i32 %x
; CHECK-NEXT:    %z = zext i32 %x.fr to i64
; CHECK-NEXT:    %r = urem i64 %z, %c
; CHECK-NEXT:    store i64 %r, ptr %p
; CHECK-NEXT:    %s = add nuw nsw i64 %r, %z
; CHECK-NEXT:    ret i64 %s
define i64 @extension(i32 %x, i64 %c, ptr %p) {
  %z = zext nneg i32 %x to i64
  %r = urem i64 %z, %c
  store i64 %r, ptr %p
  %f = freeze i64 %z
  %s = add i64 %f, %r
  ret i64 %s
}
