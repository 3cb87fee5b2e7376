; Atomic operations are loops of locked accesses, with barriers where the order asks for them.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; CHECK-LABEL: relaxed:
; CHECK-NOT: barrier
; CHECK: memw_locked(r0)
; CHECK: memw_locked(r0,p0) =
; CHECK-NOT: barrier
; CHECK: .size relaxed
define i32 @relaxed(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v monotonic
  ret i32 %r
}

; CHECK-LABEL: ordered:
; CHECK: barrier
; CHECK: memd_locked(r0)
; CHECK: memd_locked(r0,p{{[0-3]}}) =
; CHECK: barrier
define i64 @ordered(ptr %p, i64 %v) {
  %r = atomicrmw xchg ptr %p, i64 %v acq_rel
  ret i64 %r
}

; A byte is part of a word.
; CHECK-LABEL: part:
; CHECK: and(r0,#-4)
; CHECK: memw_locked
define { i8, i1 } @part(ptr %p, i8 %a, i8 %b) {
  %r = cmpxchg ptr %p, i8 %a, i8 %b monotonic monotonic
  ret { i8, i1 } %r
}

; CHECK-LABEL: acquire:
; CHECK: memw(r0+#0)
; CHECK: barrier
; CHECK-LABEL: release:
; CHECK: barrier
; CHECK: memw(r0+#0) = r1
; CHECK-LABEL: compiler_only:
; CHECK-NOT: barrier
; CHECK: .size compiler_only
define i32 @acquire(ptr %p) {
  %r = load atomic i32, ptr %p acquire, align 4
  ret i32 %r
}
define void @release(ptr %p, i32 %v) {
  store atomic i32 %v, ptr %p release, align 4
  ret void
}
define void @compiler_only() {
  fence syncscope("singlethread") seq_cst
  ret void
}

; CHECK-LABEL: computed:
; CHECK: jumpr r0
; CHECK: .Ltaken1:
; CHECK: .word .Ltaken1
@place = constant ptr blockaddress(@computed, %there)
define i32 @computed(ptr %a) {
  indirectbr ptr %a, [label %here, label %there]
here:
  ret i32 1
there:
  ret i32 2
}
