; Constants of every kind, in the spelling in which LLVM prints them.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:@i = global i32 -5
;CHECK-NEXT:@hex = global i64 255
;CHECK-NEXT:@big = global i128 -170141183460469231731687303715884105728
;CHECK-NEXT:@bool = global [2 x i1] [i1 true, i1 false]
;CHECK-NEXT:@f = global float 1.000000e+00
;CHECK-NEXT:@g = global float 0x3FB99999A0000000
;CHECK-NEXT:@d = global double 1.000000e-03
;CHECK-NEXT:@inf = global double 0x7FF0000000000000
;CHECK-NEXT:@nan = global float 0x7FF8000000000000
;CHECK-NEXT:@h = global half 0xH3C00
;CHECK-NEXT:@bf = global bfloat 0xR3F80
;CHECK-NEXT:@x87 = global x86_fp80 0xK3FFF8000000000000000
;CHECK-NEXT:@quad = global fp128 0xL00000000000000003FFF000000000000
;CHECK-NEXT:@null = global ptr null
;CHECK-NEXT:@undef = global i32 undef
;CHECK-NEXT:@poison = global <2 x i32> <i32 poison, i32 1>
;CHECK-NEXT:@zero = global { i32, [4 x i8] } zeroinitializer
;CHECK-NEXT:@str = constant [8 x i8] c"a\22b\\c\0A\00\FF"
;CHECK-NEXT:@arr = global [3 x i16] [i16 1, i16 2, i16 3]
;CHECK-NEXT:@st = global { i8, { i32, ptr } } { i8 1, { i32, ptr } { i32 2, ptr @st } }
;CHECK-NEXT:@pk = global <{ i8, i32 }> <{ i8 1, i32 2 }>
;CHECK-NEXT:@splat = global <4 x i32> <i32 7, i32 7, i32 7, i32 7>
;CHECK-NEXT:@zs = global [2 x { i32 }] [{ i32 } zeroinitializer, { i32 } { i32 1 }]
;CHECK-NEXT:@gep = global ptr getelementptr inbounds ([3 x i16], ptr @arr, i64 0, i64 2)
;CHECK-NEXT:@gep2 = global ptr getelementptr (i8, ptr @arr, i64 -4)
;CHECK-NEXT:@pi = global i64 ptrtoint (ptr @arr to i64)
;CHECK-NEXT:@diff = global i64 sub (i64 ptrtoint (ptr @pk to i64), i64 ptrtoint (ptr @arr to i64))
;CHECK-NEXT:@ip = global ptr inttoptr (i64 4096 to ptr)
;CHECK-NEXT:@as = global ptr addrspacecast (ptr addrspace(3) @sh to ptr)
;CHECK-NEXT:@sh = addrspace(3) global [4 x i32] undef
;CHECK-NEXT:@ba = global ptr blockaddress(@fn, %target)
;CHECK-EMPTY:
;CHECK-NEXT:define i32 @fn(i1 %c) {
;CHECK-NEXT:  br i1 %c, label %target, label %other
;CHECK-EMPTY:
;CHECK-NEXT:target:                                           ; preds = %0
;CHECK-NEXT:  ret i32 -2147483648
;CHECK-EMPTY:
;CHECK-NEXT:other:                                            ; preds = %0
;CHECK-NEXT:  ret i32 ptrtoint (ptr @fn to i32)
;CHECK-NEXT:}

@i = global i32 -5
@hex = global i64 u0xff
@big = global i128 -170141183460469231731687303715884105728
@bool = global [2 x i1] [i1 true, i1 false]
@f = global float 1.0
@g = global float 0x3FB99999A0000000
@d = global double 1.0e-3
@inf = global double 0x7FF0000000000000
@nan = global float 0x7FF8000000000000
@h = global half 0xH3C00
@bf = global bfloat 0xR3F80
@x87 = global x86_fp80 0xK3FFF8000000000000000
@quad = global fp128 0xL00000000000000003FFF000000000000
@null = global ptr null
@undef = global i32 undef
@poison = global <2 x i32> <i32 poison, i32 1>
@zero = global { i32, [4 x i8] } zeroinitializer
@str = constant [8 x i8] c"a\22b\5Cc\0A\00\FF"
@arr = global [3 x i16] [i16 1, i16 2, i16 3]
@st = global { i8, { i32, ptr } } { i8 1, { i32, ptr } { i32 2, ptr @st } }
@pk = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@splat = global <4 x i32> <i32 7, i32 7, i32 7, i32 7>
@zs = global [2 x { i32 }] [{ i32 } zeroinitializer, { i32 } { i32 1 }]
@gep = global ptr getelementptr inbounds ([3 x i16], ptr @arr, i64 0, i64 2)
@gep2 = global ptr getelementptr (i8, ptr @arr, i64 -4)
@pi = global i64 ptrtoint (ptr @arr to i64)
@diff = global i64 sub (i64 ptrtoint (ptr @pk to i64), i64 ptrtoint (ptr @arr to i64))
@ip = global ptr inttoptr (i64 4096 to ptr)
@as = global ptr addrspacecast (ptr addrspace(3) @sh to ptr)
@sh = addrspace(3) global [4 x i32] undef
@ba = global ptr blockaddress(@fn, %target)
define i32 @fn(i1 %c) {
  br i1 %c, label %target, label %other
target:
  ret i32 -2147483648
other:
  ret i32 ptrtoint (ptr @fn to i32)
}
