; A masked load or store replaces another if its mask has all the lanes of the other's.
; RUN: opt-go %s -S -passes=early-cse | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=early-cse | FileCheck %s %} %else %{ true %}

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr,i32,<4 x i1>,<4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>,ptr,i32,<4 x i1>)

define <4 x i32> @t18(ptr %p, <4 x i1> %m, <4 x i32> %v) {
; CHECK-LABEL: @t18(
; CHECK-NEXT:    call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
; CHECK-NEXT:    ret <4 x i32> %v
; CHECK-NEXT:  }
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  %y = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> undef)
  ret <4 x i32> %y
}

define <4 x i32> @t19(ptr %p, <4 x i1> %m, <4 x i32> %v) {
; CHECK-LABEL: @t19(
; CHECK-NEXT:    call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
; CHECK-NEXT:    ret <4 x i32> %v
; CHECK-NEXT:  }
  call void @llvm.masked.store.v4i32.p0(<4 x i32> zeroinitializer, ptr %p, i32 4, <4 x i1> %m)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  ret <4 x i32> %v
}

define <4 x i32> @t20(ptr %p, <4 x i1> %m, <4 x i32> %v) {
; CHECK-LABEL: @t20(
; CHECK-NEXT:    %y = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> undef)
; CHECK-NEXT:    ret <4 x i32> %y
; CHECK-NEXT:  }
  %y = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> undef)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %y, ptr %p, i32 4, <4 x i1> %m)
  ret <4 x i32> %y
}

define <4 x i32> @t21(ptr %p, <4 x i32> %v) {
; CHECK-LABEL: @t21(
; CHECK-NEXT:    %y = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> undef)
; CHECK-NEXT:    %z = add <4 x i32> %y, %y
; CHECK-NEXT:    ret <4 x i32> %z
; CHECK-NEXT:  }
  %y = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i32> undef)
  %x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 false, i1 false, i1 true>, <4 x i32> undef)
  %z = add <4 x i32> %x, %y
  ret <4 x i32> %z
}
