; Every family of types, as members of structures, arguments and results.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:%0 = type { %list, <4 x i32>, [2 x %empty] }
;CHECK-NEXT:%list = type { i32, ptr, [4 x %pair] }
;CHECK-NEXT:%pair = type { i32, float }
;CHECK-NEXT:%packed = type <{ i8, i64 }>
;CHECK-NEXT:%"quoted name" = type { i1, i7, i129, half, bfloat, double, fp128, x86_fp80, ppc_fp128 }
;CHECK-NEXT:%empty = type {}
;CHECK-EMPTY:
;CHECK-NEXT:@a = external global %list
;CHECK-NEXT:@b = external global %packed, align 4
;CHECK-NEXT:@c = external global [2 x [3 x <{ i8, ptr addrspace(5) }>]]
;CHECK-NEXT:@d = external global %"quoted name"
;CHECK-NEXT:@e = external global %0
;CHECK-NEXT:@f = external global [1 x ptr]
;CHECK-EMPTY:
;CHECK-NEXT:declare void @take(ptr, %empty, %pair, <8 x half>, [0 x i8])
;CHECK-EMPTY:
;CHECK-NEXT:declare %packed @give(i1 zeroext, i8 signext, ...)
;CHECK-EMPTY:
;CHECK-NEXT:declare <vscale x 4 x i32> @scalable(<vscale x 4 x i1>)
;CHECK-EMPTY:
;CHECK-NEXT:declare target("spirv.Image", void, 1, 0) @ext(ptr byval(%pair) align 8)
;CHECK-EMPTY:
;CHECK-NEXT:declare void @out(ptr sret(%list))

%empty = type {}
%opaque = type opaque
%pair = type { i32, float }
%packed = type <{ i8, i64 }>
%list = type { i32, ptr, [4 x %pair] }
%"quoted name" = type { i1, i7, i129, half, bfloat, double, fp128, x86_fp80, ppc_fp128 }
%0 = type { %list, <4 x i32>, [2 x %empty]  }
@a = external global %list
@b = external global %packed, align 4
@c = external global [2 x [3 x <{ i8, ptr addrspace(5) }>]]
@d = external global %"quoted name"
@e = external global %0
@f = external global [1 x ptr]
declare void @take(ptr, %empty, %pair, <8 x half>, [0 x i8])
declare %packed @give(i1 zeroext, i8 signext, ...)
declare <vscale x 4 x i32> @scalable(<vscale x 4 x i1>)
declare target("spirv.Image", void, 1, 0) @ext(ptr byval(%pair) align 8)
declare void @out(ptr sret(%list))
