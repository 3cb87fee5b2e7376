; RUN: opt-go %s -passes=inline -verify-each -S | FileCheck %s
;
; Deoptimization leaves the whole physical frame: its state is that of all functions inlined there, and the inlined call of
; llvm.experimental.deoptimize returns from the caller, as the caller's type.

declare i8 @llvm.experimental.deoptimize.i8(...)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @work()
declare void @marked(i32)

define internal i8 @guarded(i1 %c) {
  br i1 %c, label %leave, label %stay
leave:
  %d = call i8(...) @llvm.experimental.deoptimize.i8(i32 4) [ "deopt"(i32 2) ]
  ret i8 %d
stay:
  call void @work()
  ret i8 9
}

; CHECK-LABEL: define i8 @same_type(
; CHECK:         %d.i = call i8 (...) @llvm.experimental.deoptimize.i8(i32 4) [ "deopt"(i32 1, i32 2) ]
; CHECK-NEXT:    ret i8 %d.i
; CHECK:         call void @work()
; CHECK-NEXT:    ret i8 9
define i8 @same_type(i1 %c) {
  %x = call i8 @guarded(i1 %c) [ "deopt"(i32 1) ]
  ret i8 %x
}

; CHECK-LABEL: define i32 @other_type(
; CHECK:         %[[D:.*]] = call i32 (...) @llvm.experimental.deoptimize.i32(i32 4) [ "deopt"(i32 1, i32 2) ]
; CHECK-NEXT:    ret i32 %[[D]]
; CHECK:         call void @work()
; CHECK-NEXT:    ret i32 7
define i32 @other_type(i1 %c) {
  %x = call i8 @guarded(i1 %c) [ "deopt"(i32 1) ]
  ret i32 7
}

; CHECK-LABEL: define void @no_type(
; CHECK:         call void (...) @llvm.experimental.deoptimize.isVoid(i32 4) [ "deopt"(i32 1, i32 2) ]
; CHECK-NEXT:    ret void
define void @no_type(i1 %c) {
  %x = call i8 @guarded(i1 %c) [ "deopt"(i32 1) ]
  ret void
}

define internal i32 @leaves() {
  %d = call i32(...) @llvm.experimental.deoptimize.i32() [ "deopt"(i32 2) ]
  ret i32 %d
}

; Nothing after the call is reached, and a use of its result in another block does not matter.
; CHECK-LABEL: define i64 @never_back(
; CHECK:         %[[D:.*]] = call i64 (...) @llvm.experimental.deoptimize.i64() [ "deopt"(i32 2) ]
; CHECK-NEXT:    ret i64 %[[D]]
define i64 @never_back(i1 %c) {
  %x = call i32 @leaves()
  br i1 %c, label %a, label %b
a:
  %y = zext i32 %x to i64
  ret i64 %y
b:
  ret i64 0
}

; The bundle need not be the first, nor the last.
define internal void @several() {
  call void @marked(i32 1) [ "deopt"() ]
  call void @marked(i32 2) [ "first"(i32 7), "deopt"(i32 2, i32 3), "last"(i64 8, i64 9) ]
  call void @marked(i32 3) [ "first"(i32 7) ]
  ret void
}

; CHECK-LABEL: define void @bundles(
; CHECK-NEXT:    call void @marked(i32 1) [ "deopt"(i32 %x, i8 5) ]
; CHECK-NEXT:    call void @marked(i32 2) [ "first"(i32 7), "deopt"(i32 %x, i8 5, i32 2, i32 3), "last"(i64 8, i64 9) ]
; CHECK-NEXT:    call void @marked(i32 3) [ "first"(i32 7) ]
; CHECK-NEXT:    ret void
define void @bundles(i32 %x) {
  call void @several() [ "deopt"(i32 %x, i8 5) ]
  ret void
}
