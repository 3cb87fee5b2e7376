; The address of a swifterror value is chosen by no phi and no select.
; RUN: opt-go -passes=instcombine -verify-each -S %s | FileCheck %s
; RUN: opt-go -passes='simplifycfg<sink-common-insts>' -verify-each -S %s | FileCheck %s --check-prefix=SINK
; RUN: opt-go -passes='default<O3>' -verify-each -S %s | opt-go -passes=verify -S -

declare void @fail(ptr swifterror)

; CHECK-LABEL: @phi(
; CHECK: phi ptr [ %e1, %a ], [ %e2, %b ]
define ptr @phi(i1 %c) {
  %x = alloca swifterror ptr
  %y = alloca swifterror ptr
  call void @fail(ptr swifterror %x)
  call void @fail(ptr swifterror %y)
  br i1 %c, label %a, label %b
a:
  %e1 = load ptr, ptr %x
  br label %join
b:
  %e2 = load ptr, ptr %y
  br label %join
join:
  %e = phi ptr [ %e1, %a ], [ %e2, %b ]
  store ptr null, ptr %x
  ret ptr %e
}

; SINK-LABEL: @sunk(
; SINK: call void @fail(ptr swifterror %x)
; SINK: call void @fail(ptr swifterror %y)
define ptr @sunk(i1 %c) {
  %x = alloca swifterror ptr
  %y = alloca swifterror ptr
  store ptr null, ptr %x
  store ptr null, ptr %y
  br i1 %c, label %a, label %b
a:
  call void @fail(ptr swifterror %x)
  br label %join
b:
  call void @fail(ptr swifterror %y)
  br label %join
join:
  %e = load ptr, ptr %x
  ret ptr %e
}
