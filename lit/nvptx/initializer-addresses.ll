; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_70 -mattr=+ptx71 | FileCheck %s
; RUN: not opt-go %s -passes= -emit=ptx -mcpu=sm_70 -mattr=+ptx70 2>&1 | FileCheck %s --check-prefix=OLD
;
; Addresses in initializers stand at every offset and in every width, also with a number added; cycles are declared first.

target datalayout = "e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @fn() {
  ret void
}

; CHECK: .extern .global .align 8 .u64 self[2];
; CHECK: .extern .global .align 8 .u64 [[RING:ring_\$_module_\$_[0-9a-f]+]][2];
; CHECK: .visible .global .align 4 .b8 a[32];
@a = addrspace(1) global [8 x i32] zeroinitializer, align 4

; OLD: error: @packed: an address in a packed initialiser is not supported for PTX (before PTX 7.1)
; CHECK: .u8 packed[16] = {1, 0xFF(fn), 0xFF00(fn), {{.*}}, 0xFF00000000000000(fn), 0, 0, 0, 2, 0, 0, 0};
@packed = addrspace(1) global { <{ i8, ptr }>, i32 } { <{ i8, ptr }> <{ i8 1, ptr @fn }>, i32 2 }
; CHECK: .u64 sum = a+4;
@sum = addrspace(1) global i64 add (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 4)
; CHECK: .u64 difference[2] = {generic(a)+-4, 7};
@difference = addrspace(1) global [2 x i64] [i64 sub (i64 ptrtoint (ptr addrspacecast (ptr addrspace(1) @a to ptr) to i64), i64 4), i64 7]
; OLD: error: @half: an address in a packed initialiser is not supported for PTX (before PTX 7.1)
; CHECK: .u8 half[8] = {0xFF(a), 0xFF00(a), 0xFF0000(a), 0xFF000000(a), 1, 0, 0, 0};
@half = addrspace(1) global [2 x i32] [i32 ptrtoint (ptr addrspace(1) @a to i32), i32 1]
; CHECK: .u8 low[2] = {0xFF(a), 0xFF00(a)};
@low = addrspace(1) global i16 ptrtoint (ptr addrspace(1) @a to i16)
; CHECK: .u64 wide[2] = {a, 0};
@wide = addrspace(1) global i128 ptrtoint (ptr addrspace(1) @a to i128)
; CHECK: .visible .global .align 8 .u64 self[2] = {1, self};
@self = addrspace(1) global { i32, ptr addrspace(1) } { i32 1, ptr addrspace(1) @self }
; CHECK: .const .align 8 .u64 third[2] = {3, generic([[RING]])};
; CHECK: .global .align 8 .u64 second[2] = {2, generic(third)};
; CHECK: .visible .global .align 8 .u64 [[RING]][2] = {1, second};
@ring = internal addrspace(1) global { i32, ptr addrspace(1) } { i32 1, ptr addrspace(1) @second }
@second = internal addrspace(1) global { i32, ptr } { i32 2, ptr addrspacecast (ptr addrspace(4) @third to ptr) }
@third = internal addrspace(4) constant { i32, ptr } { i32 3, ptr addrspacecast (ptr addrspace(1) @ring to ptr) }

define ptx_kernel void @k(ptr addrspace(1) %p) {
  store ptr addrspace(1) @ring, ptr addrspace(1) %p
  ret void
}
