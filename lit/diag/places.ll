; What is wrong is shown where it stands: a data layout, a number that may have no sign, a node that has to be distinct, an operand.
; RUN: sed -e 's/^;1 //' %s > %t.1.ll && not opt-go %t.1.ll 2>&1 | FileCheck %s --check-prefix=LAYOUT
; RUN: sed -e 's/^;2 //' %s > %t.2.ll && not opt-go %t.2.ll 2>&1 | FileCheck %s --check-prefix=LENGTH
; RUN: sed -e 's/^;3 //' %s > %t.3.ll && not opt-go %t.3.ll 2>&1 | FileCheck %s --check-prefix=DISTINCT
; RUN: sed -e 's/^;4 //' %s > %t.4.ll && not opt-go %t.4.ll 2>&1 | FileCheck %s --check-prefix=OPERAND
; LAYOUT: :[[#@LINE+1]]:21: error: datalayout "e-i32:24": Invalid ABI alignment
;1 target datalayout = "e-i32:24"
; LENGTH: :[[#@LINE+1]]:12: error: expected an unsigned number of elements in an array type
;2 %t = type [-1 x i8]
; DISTINCT: :[[#@LINE+1]]:6: error: missing 'distinct', required for !DISubprogram that is a Definition
;3 !0 = !DISubprogram(name: "f")
; OPERAND: :[[#@LINE+2]]:20: error: extractvalue operand must be aggregate type
;4 define i32 @f(ptr %a) {
;4  %x = extractvalue ptr %a, 0
;4  ret i32 0
;4 }
