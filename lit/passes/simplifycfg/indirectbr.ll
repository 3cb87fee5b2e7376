; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; An indirect branch goes once to each block whose address is taken; one to a constant or a select of two is direct.

@addresses = global [2 x ptr] [ptr blockaddress(@twice, %a), ptr blockaddress(@twice, %b)]
@address = global ptr blockaddress(@only, %a)

; CHECK-LABEL: @twice(
; CHECK-NEXT: entry:
; CHECK-NEXT:   indirectbr ptr %p, [label %a, label %b]
; CHECK:      common.ret:
; CHECK-NEXT:   ret void
; CHECK:      a:
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      b:
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define void @twice(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b, label %a, label %c]

a:
  call void @one()
  ret void

b:
  call void @two()
  ret void

c:
  call void @three()
  ret void
}

; CHECK-LABEL: @only(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %a
; CHECK:      a:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
define i32 @only(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b]

a:
  %r = phi i32 [ 1, %entry ], [ 2, %b ]
  ret i32 %r

b:
  call void @two()
  br label %a
}

; CHECK-LABEL: @chosen(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      common.ret:
; CHECK-NEXT:   ret void
; CHECK:      a:
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      b:
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define void @chosen(i1 %c) {
entry:
  %p = select i1 %c, ptr blockaddress(@chosen, %a), ptr blockaddress(@chosen, %b)
  indirectbr ptr %p, [label %b, label %a]

a:
  call void @one()
  ret void

b:
  call void @two()
  ret void
}

; The block of which the address is taken is no destination.
; CHECK-LABEL: @nowhere(
; CHECK-NEXT: entry:
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
define void @nowhere() {
entry:
  indirectbr ptr null, [label %a]

a:
  call void @one()
  ret void
}

declare void @one()
declare void @two()
declare void @three()
