; -o: the file appears whole or not at all, and an older one survives a failure.
; RUN: rm -rf %t && mkdir %t && cd %t
; RUN: opt-go %s -o new.ll | count 0
; RUN: FileCheck %s --input-file new.ll
; RUN: sh -c 'echo precious > old.ll'
; RUN: sed -e 's/ret i32 .n/ret i32 nonsense/' %s > bad.ll
; RUN: not opt-go bad.ll -o old.ll
; RUN: FileCheck %s --check-prefix=OLD --input-file old.ll
; RUN: opt-go %s -o old.ll && cmp old.ll new.ll
; RUN: opt-go %s -o - | cmp - new.ll
; RUN: opt-go %s -disable-output -o never.ll && not cat never.ll
; RUN: not opt-go %s -o none/out.ll 2>&1 | FileCheck %s --check-prefix=NOFOLDER
; RUN: not opt-go %s -pass-remarks-output=none/out.yaml -disable-output 2>&1 | FileCheck %s --check-prefix=NOREMARKS
; RUN: ls | sort | FileCheck %s --check-prefix=LIST --match-full-lines --implicit-check-not={{.}}

; CHECK: define i32 @f(i32 %n) {
; CHECK-NEXT: ret i32 %n
; OLD: precious
; NOFOLDER: opt-go: error: cannot write none/out.ll: no such file or directory
; NOREMARKS: opt-go: error: cannot write remarks: {{.*}}none/out.yaml
; LIST: bad.ll
; LIST-NEXT: new.ll
; LIST-NEXT: old.ll
define i32 @f(i32 %n) {
  ret i32 %n
}
