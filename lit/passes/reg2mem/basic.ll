; RUN: opt-go -passes=reg2mem -S %s | FileCheck %s
; RUN: opt-go -passes=reg2mem,mem2reg,instsimplify,simplifycfg -S %s | FileCheck %s --check-prefix=BACK

; CHECK-LABEL: define i32 @f(
; CHECK:         %[[V:.*]] = alloca i32
; CHECK:         %[[P:.*]] = alloca i32
; CHECK:         %"reg2mem alloca point" = bitcast i32 0 to i32
; CHECK:         %x = add i32 %n, 1
; CHECK-NEXT:    store i32 %x, ptr
; CHECK-NOT:     phi
; CHECK:       }

; BACK-LABEL: define i32 @f(
; BACK-NEXT:   entry:
; BACK-NEXT:     %x = add i32 %n, 1
; BACK-NEXT:     %y = mul i32 %x, 3
; BACK-NOT:      alloca
; BACK:        }
define i32 @f(i1 %c, i32 %n) {
entry:
  %x = add i32 %n, 1
  br i1 %c, label %a, label %b
a:
  %y = mul i32 %x, 3
  br label %b
b:
  %r = phi i32 [ %y, %a ], [ %x, %entry ]
  ret i32 %r
}

; The result of a callbr, and the φ that takes it from its block: no store can stand between.
define i32 @callbr(i1 %c) {
; CHECK-LABEL: define i32 @callbr(
; CHECK: %v = callbr i32 asm
; CHECK: %p = phi i32 [ %v, %l ], [ 0, %{{.*}} ]
  br i1 %c, label %l, label %r
l:
  %v = callbr i32 asm "", "=r"()
          to label %r []
r:
  %p = phi i32 [ %v, %l ], [ 0, %0 ]
  ret i32 %p
}

; A slot of swifterror cannot be stored.
define swiftcc void @swifterror() {
; CHECK-LABEL: define swiftcc void @swifterror(
; CHECK: %s = alloca swifterror ptr
; CHECK: store ptr null, ptr %s
  br label %a
a:
  %s = alloca swifterror ptr
  br label %b
b:
  store ptr null, ptr %s
  ret void
}
