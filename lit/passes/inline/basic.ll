; One return is a value, several meet in a phi, a void callee leaves nothing, and names of the copies end in .i.
; RUN: opt-go %s -passes=inline,simplifycfg -S -verify-each | FileCheck %s
; RUN: opt-go %s -passes=inline -disable-output -stats 2>&1 | FileCheck %s --check-prefix=STATS

; STATS: 4 inline - Number of functions inlined

define internal i32 @square(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}

define internal i32 @pick(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  call void @effect()
  ret i32 %a
no:
  call void @other()
  ret i32 7
}

define internal void @twice(ptr %p) {
  %v = load i32, ptr %p
  %w = shl i32 %v, 1
  store i32 %w, ptr %p
  ret void
}

declare void @effect()
declare void @other()

; CHECK-LABEL: define i32 @one(
; CHECK-NEXT:    %y.i = mul i32 %n, %n
; CHECK-NEXT:    ret i32 %y.i
define i32 @one(i32 %n) {
  %r = call i32 @square(i32 %n)
  ret i32 %r
}

; CHECK-LABEL: define i32 @two(
; CHECK:         br i1 %c, label %yes.i, label %no.i
; CHECK:       yes.i:
; CHECK-NEXT:    call void @effect()
; CHECK-NEXT:    br label %[[EXIT:.*]]
; CHECK:       no.i:
; CHECK-NEXT:    call void @other()
; CHECK-NEXT:    br label %[[EXIT]]
; CHECK:       [[EXIT]]:
; CHECK-NEXT:    [[R:%.*]] = phi i32 [ %n, %yes.i ], [ 7, %no.i ]
; CHECK-NEXT:    %s = add i32 [[R]], 1
; CHECK-NEXT:    ret i32 %s
define i32 @two(i1 %c, i32 %n) {
  %r = call i32 @pick(i1 %c, i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}

; CHECK-LABEL: define void @three(
; CHECK-NEXT:    %v.i = load i32, ptr %p
; CHECK-NEXT:    %w.i = shl i32 %v.i, 1
; CHECK-NEXT:    store i32 %w.i, ptr %p
; CHECK-NEXT:    %v.i1 = load i32, ptr %q
; CHECK-NEXT:    %w.i2 = shl i32 %v.i1, 1
; CHECK-NEXT:    store i32 %w.i2, ptr %q
; CHECK-NEXT:    ret void
define void @three(ptr %p, ptr %q) {
  call void @twice(ptr %p)
  call void @twice(ptr %q)
  ret void
}
