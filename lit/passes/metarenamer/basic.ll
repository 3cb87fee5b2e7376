; RUN: opt-go -passes=metarenamer -S %s | FileCheck %s
; RUN: opt-go -passes=metarenamer -rename-exclude-global-prefixes=coun,x -rename-exclude-struct-prefixes=secret -rename-exclude-function-prefixes=par -S %s | FileCheck %s --check-prefix=KEEP
; RUN: opt-go -passes=metarenamer -rename-only-inst -S %s | FileCheck %s --check-prefix=INST

; CHECK-NOT:   {{secret|parse|counter}}
; CHECK:       %struct.[[T:[a-z]+]] = type { i32, i32 }
; CHECK:       @global = global %struct.[[T]] zeroinitializer
; CHECK:       @alias = alias i32, ptr @global
; CHECK:       define i32 @main() {
; CHECK-NEXT:  bb:
; CHECK-NEXT:    %call = call i32 @[[F:[a-z]+]](i32 3)
; CHECK:       define i32 @[[F]](i32 %arg) {
; CHECK-NEXT:  bb:
; CHECK-NEXT:    %add = add i32 %arg, 1
; CHECK-NEXT:    %add1 = add i32 %add, %add
; CHECK-NEXT:    call void @free(ptr null)
; KEEP-DAG:    %secret = type
; KEEP-DAG:    @counter = global
; KEEP-DAG:    define i32 @parse(i32 %n)
; INST:        define i32 @parse(i32 %n) {
; INST-NEXT:     %next = add i32 %n, 1
; INST-NEXT:     %add = add i32 %next, %next
%secret = type { i32, i32 }
@counter = global %secret zeroinitializer
@count = alias i32, ptr @counter

define i32 @main() {
  %r = call i32 @parse(i32 3)
  ret i32 %r
}

define i32 @parse(i32 %n) {
  %next = add i32 %n, 1
  %1 = add i32 %next, %next
  call void @free(ptr null)
  ret i32 %1
}

declare void @free(ptr)
