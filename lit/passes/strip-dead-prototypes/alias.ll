; RUN: opt-go %s -passes=strip-dead-prototypes -S | FileCheck %s
;
; What aliases, personalities and lists of used symbols name is used.

; CHECK: @listed = external global i32
; CHECK: @llvm.used = appending global [1 x ptr] [ptr @listed], section "llvm.metadata"
;
; CHECK: declare i32 @personality(...)
;
; CHECK: define void @f() personality ptr @personality {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@listed = external global i32
@llvm.used = appending global [1 x ptr] [ptr @listed], section "llvm.metadata"
declare i32 @personality(...)
declare void @g()
define void @f() personality ptr @personality {
  ret void
}
