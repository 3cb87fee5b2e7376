; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Internal functions that are only called get fastcc and lose nest; not so those whose address is taken, which have variable arguments,
; or which a musttail call binds to the signature of another.

;
; CHECK: define internal fastcc i32 @plain(ptr %a, i32 %b) unnamed_addr {
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
;
; CHECK: define internal i32 @variable(i32 %b, ...) unnamed_addr {
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
;
; CHECK: define internal i32 @taken(i32 %b) {
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
;
; CHECK: define internal i32 @bound(i32 %b) unnamed_addr {
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
;
; CHECK: define internal i32 @binds(i32 %b) unnamed_addr {
; CHECK-NEXT:   %r = musttail call i32 @bound(i32 %b)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
; CHECK: declare void @sink(ptr) local_unnamed_addr
;
; CHECK: define i32 @f(i32 %x) local_unnamed_addr {
; CHECK-NEXT:   %a = call fastcc i32 @plain(ptr null, i32 %x)
; CHECK-NEXT:   %b = call i32 (i32, ...) @variable(i32 %x, i32 4)
; CHECK-NEXT:   %c = call i32 @taken(i32 %x)
; CHECK-NEXT:   call void @sink(ptr @taken)
; CHECK-NEXT:   %e = call i32 @binds(i32 %x)
; CHECK-NEXT:   ret i32 %e
; CHECK-NEXT: }

define internal i32 @plain(ptr nest %a, i32 %b) {
  ret i32 %b
}
define internal i32 @variable(i32 %b, ...) {
  ret i32 %b
}
define internal i32 @taken(i32 %b) {
  ret i32 %b
}
define internal i32 @bound(i32 %b) {
  ret i32 %b
}
define internal i32 @binds(i32 %b) {
  %r = musttail call i32 @bound(i32 %b)
  ret i32 %r
}
declare void @sink(ptr)
define i32 @f(i32 %x) {
  %a = call i32 @plain(ptr nest null, i32 %x)
  %b = call i32 (i32, ...) @variable(i32 %x, i32 4)
  %c = call i32 @taken(i32 %x)
  call void @sink(ptr @taken)
  %e = call i32 @binds(i32 %x)
  ret i32 %e
}
