; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; An alias must stand for a definition: an ifunc with one stays if its resolver returns a function that is only declared.

; CHECK: @declared.alias = weak_odr alias void (), ptr @declared
; CHECK: @defined.alias = weak_odr alias void (), ptr @defined.impl
; CHECK: call void @declared()
; CHECK-NEXT: call void @defined.impl()

@declared.alias = weak_odr alias void (), ptr @declared
@declared = weak_odr ifunc void (), ptr @declared.resolver
declare void @declared.impl()
define ptr @declared.resolver() {
  ret ptr @declared.impl
}

@defined.alias = weak_odr alias void (), ptr @defined
@defined = weak_odr ifunc void (), ptr @defined.resolver
define void @defined.impl() {
  ret void
}
define ptr @defined.resolver() {
  ret ptr @defined.impl
}

define void @f() {
  call void @declared()
  call void @defined()
  ret void
}
