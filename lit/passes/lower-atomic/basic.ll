; RUN: opt-go -passes=lower-atomic -S %s | FileCheck %s

; CHECK-LABEL: define i32 @count(
; CHECK-NEXT:    [[OLD:%.*]] = load i32, ptr %p, align 8
; CHECK-NEXT:    [[NEW:%.*]] = add i32 [[OLD]], 1
; CHECK-NEXT:    store i32 [[NEW]], ptr %p, align 8
; CHECK-NEXT:    ret i32 [[OLD]]
define i32 @count(ptr %p) {
  fence seq_cst
  %old = atomicrmw add ptr %p, i32 1 seq_cst, align 8
  ret i32 %old
}

; CHECK-LABEL: define i1 @exchange(
; CHECK-NEXT:    [[OLD:%.*]] = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    [[SAME:%.*]] = icmp eq i32 [[OLD]], %x
; CHECK-NEXT:    [[VAL:%.*]] = select i1 [[SAME]], i32 %y, i32 [[OLD]]
; CHECK-NEXT:    store volatile i32 [[VAL]], ptr %p, align 4
; CHECK-NEXT:    [[A:%.*]] = insertvalue { i32, i1 } poison, i32 [[OLD]], 0
; CHECK-NEXT:    [[B:%.*]] = insertvalue { i32, i1 } [[A]], i1 [[SAME]], 1
; CHECK-NEXT:    extractvalue { i32, i1 } [[B]], 1
define i1 @exchange(ptr %p, i32 %x, i32 %y) {
  %r = cmpxchg volatile ptr %p, i32 %x, i32 %y acq_rel monotonic
  %ok = extractvalue { i32, i1 } %r, 1
  ret i1 %ok
}

; CHECK-LABEL: define float @greatest(
; CHECK:         call float @llvm.maxnum.f32(
; CHECK:         load float, ptr %p, align 4
define float @greatest(ptr %p, float %x) {
  %old = atomicrmw fmax ptr %p, float %x monotonic
  %now = load atomic float, ptr %p acquire, align 4
  ret float %now
}

; CHECK-LABEL: define i8 @wrap(
; CHECK:         [[NEXT:%.*]] = sub i8 [[OLD:%.*]], 1
; CHECK-NEXT:    [[Z:%.*]] = icmp eq i8 [[OLD]], 0
; CHECK-NEXT:    [[G:%.*]] = icmp ugt i8 [[OLD]], %x
; CHECK-NEXT:    [[W:%.*]] = or i1 [[Z]], [[G]]
; CHECK-NEXT:    select i1 [[W]], i8 %x, i8 [[NEXT]]
define i8 @wrap(ptr %p, i8 %x) {
  %old = atomicrmw udec_wrap ptr %p, i8 %x monotonic
  ret i8 %old
}
