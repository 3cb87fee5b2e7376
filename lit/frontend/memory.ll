; Loads, stores, addresses and atomics. Alignments that are not written appear.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:%pair = type { i32, [4 x double] }
;CHECK-EMPTY:
;CHECK-NEXT:define void @f(ptr %p, ptr addrspace(3) %s, i64 %i, <2 x ptr> %vp) {
;CHECK-NEXT:  %1 = alloca i32, align 4
;CHECK-NEXT:  %2 = alloca %pair, i64 %i, align 16
;CHECK-NEXT:  %3 = alloca inalloca i8, align 1
;CHECK-NEXT:  %4 = load i32, ptr %p, align 4
;CHECK-NEXT:  %5 = load volatile <4 x float>, ptr addrspace(3) %s, align 4, !nontemporal !0
;CHECK-NEXT:  store i32 %4, ptr %1, align 4
;CHECK-NEXT:  store volatile i8 1, ptr addrspace(3) %s, align 1
;CHECK-NEXT:  %6 = load atomic i64, ptr %p syncscope("block") acquire, align 8
;CHECK-NEXT:  store atomic i32 %4, ptr %p release, align 4
;CHECK-NEXT:  fence syncscope("agent") seq_cst
;CHECK-NEXT:  fence acquire
;CHECK-NEXT:  %7 = getelementptr inbounds %pair, ptr %p, i64 %i, i32 1, i64 2
;CHECK-NEXT:  %8 = getelementptr nusw nuw i8, ptr %p, i64 %i
;CHECK-NEXT:  %9 = getelementptr i32, <2 x ptr> %vp, i64 1
;CHECK-NEXT:  %10 = cmpxchg weak volatile ptr %p, i32 0, i32 %4 acq_rel monotonic, align 4
;CHECK-NEXT:  %11 = cmpxchg ptr %p, ptr null, ptr %1 seq_cst seq_cst, align 8
;CHECK-NEXT:  %12 = extractvalue { i32, i1 } %10, 1
;CHECK-NEXT:  %13 = atomicrmw add ptr %p, i32 1 monotonic, align 4
;CHECK-NEXT:  %14 = atomicrmw volatile umax ptr addrspace(3) %s, i32 %4 syncscope("block") acq_rel, align 4
;CHECK-NEXT:  %15 = atomicrmw fadd ptr %p, float 1.000000e+00 seq_cst, align 4
;CHECK-NEXT:  %16 = atomicrmw xchg ptr %p, ptr null seq_cst, align 8
;CHECK-NEXT:  %17 = atomicrmw uinc_wrap ptr %p, i32 9 seq_cst, align 4
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:!0 = !{i32 1}

%pair = type { i32, [4 x double] }
define void @f(ptr %p, ptr addrspace(3) %s, i64 %i, <2 x ptr> %vp) {
  %1 = alloca i32
  %2 = alloca %pair, i64 %i, align 16
  %3 = alloca inalloca i8, addrspace(0)
  %4 = load i32, ptr %p
  %5 = load volatile <4 x float>, ptr addrspace(3) %s, align 4, !nontemporal !0
  store i32 %4, ptr %1
  store volatile i8 1, ptr addrspace(3) %s
  %6 = load atomic i64, ptr %p syncscope("block") acquire, align 8
  store atomic i32 %4, ptr %p release, align 4
  fence syncscope("agent") seq_cst
  fence acquire
  %7 = getelementptr inbounds %pair, ptr %p, i64 %i, i32 1, i64 2
  %8 = getelementptr nusw nuw i8, ptr %p, i64 %i
  %9 = getelementptr i32, <2 x ptr> %vp, i64 1
  %10 = cmpxchg weak volatile ptr %p, i32 0, i32 %4 acq_rel monotonic
  %11 = cmpxchg ptr %p, ptr null, ptr %1 seq_cst seq_cst, align 8
  %12 = extractvalue { i32, i1 } %10, 1
  %13 = atomicrmw add ptr %p, i32 1 monotonic
  %14 = atomicrmw volatile umax ptr addrspace(3) %s, i32 %4 syncscope("block") acq_rel
  %15 = atomicrmw fadd ptr %p, float 1.0 seq_cst, align 4
  %16 = atomicrmw xchg ptr %p, ptr null seq_cst
  %17 = atomicrmw uinc_wrap ptr %p, i32 9 seq_cst
  ret void
}
!0 = !{i32 1}
