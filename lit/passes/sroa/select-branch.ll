; Accesses through a select of an alloca and a non-dereferenceable address move after a branch, if the CFG may change.
; RUN: opt-go %s -passes=sroa -S | FileCheck %s
; RUN: opt-go %s '-passes=sroa<modify-cfg>' -S | FileCheck %s
; RUN: opt-go %s '-passes=sroa<preserve-cfg>' -S | FileCheck %s -check-prefix=KEEP

; The alloca can always be read, the other address only where it was.
; CHECK-LABEL: @load(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.cont, label %entry.else
; CHECK:       entry.else:
; CHECK-NEXT:    %v.else.val = load i32, ptr %q, align 4
; CHECK-NEXT:    br label %entry.cont
; CHECK:       entry.cont:
; CHECK-NEXT:    %v = phi i32 [ %x, %entry ], [ %v.else.val, %entry.else ]
; CHECK-NEXT:    ret i32 %v
; KEEP-LABEL: @load(
; KEEP:         %p = select i1 %c, ptr %a, ptr %q
; KEEP-NEXT:    load i32, ptr %p
define i32 @load(i1 %c, i32 %x, ptr %q) {
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  %p = select i1 %c, ptr %a, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}

; A store is done on its own path only.
; CHECK-LABEL: @store(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.then, label %entry.else
; CHECK:       entry.then:
; CHECK-NEXT:    br label %entry.cont
; CHECK:       entry.else:
; CHECK-NEXT:    store i32 4, ptr %q, align 4
; CHECK-NEXT:    br label %entry.cont
; CHECK:       entry.cont:
; CHECK-NEXT:    %a.0 = phi i32 [ 4, %entry.then ], [ %x, %entry.else ]
; CHECK-NEXT:    ret i32 %a.0
; KEEP-LABEL: @store(
; KEEP:         store i32 4, ptr %p
define i32 @store(i1 %c, i32 %x, ptr %q) {
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  %p = select i1 %c, ptr %a, ptr %q
  store i32 4, ptr %p
  %v = load i32, ptr %a
  ret i32 %v
}

; No branch is needed where both can be read: dereferenceable holds for the whole function.
; CHECK-LABEL: @dereferenceable(
; CHECK-NEXT:    %v.sroa.speculate.load.false = load i32, ptr %q, align 4
; CHECK-NEXT:    %v.sroa.speculated = select i1 %c, i32 %x, i32 %v.sroa.speculate.load.false
; CHECK-NEXT:    ret i32 %v.sroa.speculated
define i32 @dereferenceable(i1 %c, i32 %x, ptr dereferenceable(4) align 4 %q) {
  %a = alloca i32
  store i32 %x, ptr %a
  %p = select i1 %c, ptr %a, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}

; Volatile accesses stay as they are.
; CHECK-LABEL: @volatile(
; CHECK:         load volatile i32, ptr %p
define i32 @volatile(i1 %c, ptr %q) {
  %a = alloca i32
  store i32 1, ptr %a
  %p = select i1 %c, ptr %a, ptr %q
  %v = load volatile i32, ptr %p
  ret i32 %v
}
