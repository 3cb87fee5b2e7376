; RUN: opt-go %s -passes='simplifycfg<sink-common-insts>' -verify-each -S | FileCheck %s
;
; Calls that differ in the swifterror slot are not merged: the slot cannot get a φ.

declare swiftcc void @may_fail(ptr swifterror)
declare void @x()
declare void @y()

; CHECK-LABEL: define swiftcc void @calls(
; CHECK:         call swiftcc void @may_fail(ptr swifterror %e)
; CHECK:         call swiftcc void @may_fail(ptr swifterror %f)
define swiftcc void @calls(i1 %c) {
  %e = alloca swifterror ptr
  %f = alloca swifterror ptr
  br i1 %c, label %a, label %b
a:
  call void @x()
  call swiftcc void @may_fail(ptr swifterror %e)
  br label %end
b:
  call void @y()
  call swiftcc void @may_fail(ptr swifterror %f)
  br label %end
end:
  ret void
}
