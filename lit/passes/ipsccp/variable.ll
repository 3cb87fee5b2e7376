; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; An internal variable that only ever holds one constant is that.

@mode = internal global i32 3
@count = internal global i32 0

; CHECK-LABEL: @read(
; CHECK-NEXT:  %c = load i32, ptr @count, align 4
; CHECK-NEXT:  %r = add i32 3, %c
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @read() {
  %m = load i32, ptr @mode
  %c = load i32, ptr @count
  %r = add i32 %m, %c
  ret i32 %r
}

; CHECK-LABEL: @write(
; CHECK-NEXT:  store i32 %x, ptr @count, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @write(i32 %x) {
  store i32 3, ptr @mode
  store i32 %x, ptr @count
  ret void
}
