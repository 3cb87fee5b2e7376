; Two definitions of one name are an error at the second with a note at the first; nothing is written.
; RUN: not opt-go %s -link=%S/Inputs/errors.ll -o %t.ll 2>&1 | FileCheck %s -DFILE=%s -DIN=%S/Inputs/errors.ll --match-full-lines --strict-whitespace --implicit-check-not=error:
; RUN: not cat %t.ll

;      CHECK:[[IN]]:2:1: error: Linking globals named 'twice': symbol multiply defined!
; CHECK-NEXT:@twice = global i32 2
; CHECK-NEXT:^
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:1: note: the other one is here
; CHECK-NEXT:@twice = global i32 1
; CHECK-NEXT:^
@twice = global i32 1

;      CHECK:[[IN]]:4:13: error: Linking globals named 'f': symbol multiply defined!
; CHECK-NEXT:define void @f() {
; CHECK-NEXT:            ^
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:13: note: the other one is here
; CHECK-NEXT:define void @f() {
; CHECK-NEXT:            ^
define void @f() {
  ret void
}
