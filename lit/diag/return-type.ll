; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace --implicit-check-not=error:

define i32 @wide(i64 %a) {
; CHECK:[[FILE]]:[[#@LINE+3]]:{{[0-9]+}}: error: value doesn't match function result type 'i32'
; CHECK-NEXT:  ret i64 %a
; CHECK-NEXT:{{ +}}^
  ret i64 %a
}

define i32 @nothing() {
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:{{[0-9]+}}: error: value doesn't match function result type 'i32'
; CHECK-NEXT:  ret void
; CHECK-NEXT:{{ +}}^
  ret void
}

define void @something() {
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:{{[0-9]+}}: error: value doesn't match function result type 'void'
; CHECK-NEXT:  ret ptr null
; CHECK-NEXT:{{ +}}^
  ret ptr null
}
