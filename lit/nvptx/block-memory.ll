; Copies and fills of more than 128 bytes are loops of four accesses per round, as wide as the alignment allows. No test for a size of
; zero where the size is known; what does not fill a round comes behind.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: .func fill(
; CHECK-NOT: setp.eq
; CHECK: add.s64 [[END:%rd[0-9]+]], [[P:%rd[0-9]+]], 176;
; CHECK: $L__BB0_1:
; CHECK-COUNT-4: st.u32
; CHECK: add.s64 [[AT:%rd[0-9]+]], [[AT]], 16;
; CHECK-NEXT: setp.ne.s64 {{.*}}, [[AT]], [[END]];
; CHECK-NEXT: bra $L__BB0_1;
; CHECK: st.u32 {{\[}}[[P]]+176]
; CHECK: st.u16 {{\[}}[[P]]+180]
; CHECK: st.u8 {{\[}}[[P]]+182]
; CHECK-NOT: st.
; CHECK: ret;
define void @fill(ptr %p, i8 %b) {
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 %b, i64 183, i1 false)
  ret void
}

; CHECK-LABEL: .func copy(
; CHECK: $L__BB1_1:
; CHECK-COUNT-4: ld.v2.u64
; CHECK-COUNT-4: st.v2.u64
; CHECK: bra $L__BB1_1;
; CHECK-NOT: st.
; CHECK: ret;
define void @copy(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %p, ptr align 16 %q, i64 1024, i1 false)
  ret void
}

; A move that begins at the end moves first what the rounds leave over.
; CHECK-LABEL: .func move(
; CHECK: setp.lt.u64
; CHECK: ret;
; CHECK: st.u64 [{{%rd[0-9]+}}+128]
; CHECK: $L__BB2_3:
; CHECK: add.s64 {{.*}}, -32;
; CHECK-COUNT-4: st.u64
; CHECK: bra $L__BB2_3;
define void @move(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %p, ptr align 8 %q, i64 136, i1 false)
  ret void
}
