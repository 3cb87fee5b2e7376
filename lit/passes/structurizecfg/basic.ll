; RUN: opt-go -passes=structurizecfg -S %s | FileCheck %s
; RUN: opt-go -passes=structurizecfg -opt-version=22 -S %s | FileCheck %s --check-prefix=NEW
; RUN: %if opt-19 %{ opt-19 -passes=structurizecfg -S %s | FileCheck %s %} %else %{ true %}

; Control comes together again after t, and goes to u where it comes from a by the second edge, or
; from t.
; CHECK-LABEL: define i32 @merge(
; CHECK:         br i1 %a, label %t, label %Flow
; CHECK:       t:
; CHECK-NEXT:    store i32 1, ptr %p
; CHECK-NEXT:    br label %Flow
; CHECK:       Flow:
; CHECK-NEXT:    %[[V:.*]] = phi i32 [ 3, %t ], [ undef, %entry ]
; CHECK-NEXT:    %[[C:.*]] = phi i1 [ %b.inv, %t ], [ %a.inv, %entry ]
; CHECK-NEXT:    br i1 %[[C]], label %u, label %x
; CHECK:       u:
; CHECK:         br label %x
; CHECK:       x:
; CHECK-NEXT:    %r = phi i32 [ %[[V]], %Flow ], [ 4, %u ]

; Later versions of LLVM take poison for the missing value, so that 3 is the only one, and keep weights.
; NEW-LABEL: define i32 @merge(
; NEW:         br i1 %a, label %t, label %Flow, !prof ![[W:[0-9]+]]
; NEW:         %r = phi i32 [ 3, %Flow ], [ 4, %u ]
; NEW:       ![[W]] = !{!"branch_weights", i32 3, i32 5}
define i32 @merge(i1 %a, i1 %b, ptr %p) {
entry:
  br i1 %a, label %t, label %u, !prof !0

t:
  store i32 1, ptr %p
  br i1 %b, label %x, label %u

u:
  store i32 2, ptr %p
  br label %x

x:
  %r = phi i32 [ 3, %t ], [ 4, %u ]
  ret i32 %r
}

; A loop with two exits gets one, at its end.
; CHECK-LABEL: define void @exits(
; CHECK:       loop:
; CHECK-NEXT:    store volatile i32 0, ptr %p
; CHECK-NEXT:    br i1 %{{.*}}, label %latch, label %Flow
; CHECK:       latch:
; CHECK-NEXT:    store volatile i32 1, ptr %p
; CHECK-NEXT:    br label %Flow
; CHECK:       Flow:
; CHECK-NEXT:    %[[D:.*]] = phi i1 [ %{{.*}}, %latch ], [ true, %loop ]
; CHECK-NEXT:    br i1 %[[D]], label %x, label %loop
define void @exits(i1 %a, i1 %b, ptr %p) {
entry:
  br label %loop

loop:
  store volatile i32 0, ptr %p
  br i1 %a, label %x, label %latch

latch:
  store volatile i32 1, ptr %p
  br i1 %b, label %loop, label %x

x:
  ret void
}

!0 = !{!"branch_weights", i32 3, i32 5}
