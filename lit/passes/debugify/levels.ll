; RUN: opt-go %s -passes=debugify -debugify-level=locations -S | FileCheck %s
; RUN: not opt-go %s -passes=debugify -debugify-level=words -S 2>&1 | FileCheck %s --check-prefix=WORDS

; CHECK-NOT: #dbg_value
; CHECK:     %x = add i32 %a, 1, !dbg !{{[0-9]+}}
; CHECK-NOT: #dbg_value
; CHECK:     DISubprogram({{.*}}, unit: !{{[0-9]+}})
; WORDS:     not one of location+variables, locations

define i32 @f(i32 %a) {
  %x = add i32 %a, 1
  ret i32 %x
}
