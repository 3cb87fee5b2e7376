; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; The resolver returns always the same function: it is called itself.

;
; CHECK: define internal fastcc void @impl() unnamed_addr {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @f() local_unnamed_addr {
; CHECK-NEXT:   call fastcc void @impl()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@chosen = internal ifunc void (), ptr @resolver
define internal ptr @resolver() {
  ret ptr @impl
}
define internal void @impl() {
  ret void
}
define void @f() {
  call void @chosen()
  ret void
}
