; RUN: opt-go %s -passes='early-cse<memssa>' -S | FileCheck %s
;
; Read-only calls are repeated only when what they read may have changed; those that read their arguments only are found across other writes.

declare i32 @read(ptr nocapture) nounwind willreturn memory(argmem: read)
declare i32 @look() nounwind willreturn memory(read)

; CHECK-LABEL: @argument(
; CHECK-NEXT:   %a = call i32 @read(ptr %p)
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   %c = add i32 %a, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @argument(ptr noalias %p, ptr noalias %q) {
  %a = call i32 @read(ptr %p)
  store i32 7, ptr %q
  %b = call i32 @read(ptr %p)
  %c = add i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @anything(
; CHECK-NEXT:   %a = call i32 @look()
; CHECK-NEXT:   store i32 7, ptr %q, align 4
; CHECK-NEXT:   %c = add i32 %a, %a
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @anything(ptr noalias %q) {
  %a = call i32 @look()
  store i32 7, ptr %q
  %b = call i32 @look()
  %c = add i32 %a, %b
  ret i32 %c
}
