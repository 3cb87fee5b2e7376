; Names that are used and defined nowhere: one error for each, in the order of
; the text, with the source line and a caret. Nothing is written.
; RUN: rm -f %t
; RUN: not opt-go %s -o %t 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace --implicit-check-not=error:
; RUN: not cat %t

@known = global i32 0
; CHECK:[[FILE]]:[[#@LINE+3]]:21: error: use of undefined value '@elsewhere'
; CHECK-NEXT:@table = global ptr @elsewhere
; CHECK-NEXT:                    ^
@table = global ptr @elsewhere

define i32 @f(i32 %a, ptr %p) {
entry:
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:20: error: use of undefined value '%b'
; CHECK-NEXT:  %x = add i32 %a, %b
; CHECK-NEXT:                   ^
  %x = add i32 %a, %b
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:24: error: use of undefined value '%two words'
; CHECK-NEXT:  store i32 %x, ptr    %"two words"
; CHECK-NEXT:                       ^
  store i32 %x, ptr    %"two words"
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:31: error: use of undefined value '@unknown'
; CHECK-NEXT:  %y = call i32 @f(i32 1, ptr @unknown)
; CHECK-NEXT:                              ^
  %y = call i32 @f(i32 1, ptr @unknown)
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:42: error: use of undefined metadata '!7'
; CHECK-NEXT:  %z = load i32, ptr %p, align 4, !range !7
; CHECK-NEXT:                                         ^
  %z = load i32, ptr %p, align 4, !range !7
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:36: error: use of undefined block '%nowhere'
; CHECK-NEXT:  br i1 true, label %entry2, label %nowhere
; CHECK-NEXT:                                   ^
  br i1 true, label %entry2, label %nowhere

entry2:
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:11: error: use of undefined value '%12'
; CHECK-NEXT:  ret i32 %12
; CHECK-NEXT:          ^
  ret i32 %12
}
; CHECK-NOT:{{.}}
