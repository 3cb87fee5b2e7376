; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace
; A tab before the column is repeated above the caret, and a letter of two bytes
; counts as two columns but one place.
; CHECK:[[FILE]]:[[#@LINE+5]]:19: error: use of undefined value '%nope'
; CHECK-NEXT:	%x = add i32	%a, %nope ; café
; CHECK-NEXT:	            	    ^

define i32 @f(i32 %a) {
	%x = add i32	%a, %nope ; café
  ret i32 %x
}
