; Weak definitions give way in the linker, and sections are those of the input.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: vliw-run %t.s -func main -ret i64 | FileCheck %s --check-prefix=OUT

; CHECK: .section .text.cold,"ax",@progbits
; CHECK: .weak shared#
; CHECK: .proc shared#
; CHECK: .text
; CHECK-NOT: .weak
; CHECK: .global main#
; CHECK: .weak tentative#
; CHECK: tentative:
; CHECK: .section mine,"aw",@progbits
; CHECK: .global kept#
; CHECK: .section "two words","aw",@progbits
; CHECK-NOT: .global
; CHECK: hidden:
; OUT: 47

@tentative = common global i64 0
@kept = global i64 40, section "mine"
@hidden = internal global i64 5, section "two words"

define linkonce_odr i64 @shared(i64 %a) section ".text.cold" {
  %p = load volatile i64, ptr @hidden
  %r = add i64 %a, %p
  ret i64 %r
}

define i64 @main() {
  store volatile i64 2, ptr @tentative
  %a = load volatile i64, ptr @kept
  %b = load volatile i64, ptr @tentative
  %s = add i64 %a, %b
  %r = call i64 @shared(i64 %s)
  ret i64 %r
}
