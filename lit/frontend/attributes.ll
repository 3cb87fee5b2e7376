; Attributes of functions, arguments and results, and how they are grouped.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:; Function Attrs: noinline optnone ssp
;CHECK-NEXT:define noundef nonnull align 8 dereferenceable(16) ptr @f(ptr noalias nocapture noundef readonly %a, i32 signext range(i32 0, 10) %b, ptr byval({ i32, i8 }) align 4 %c, ptr dead_on_unwind writable %d, ptr initializes((0, 4)) %e) #0 {
;CHECK-NEXT:  %r = call noundef ptr @g(ptr nonnull %a) #4
;CHECK-NEXT:  ret ptr %a
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:declare nofpclass(nan inf) float @g2(float nofpclass(zero))
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: cold minsize allockind("alloc,zeroed")
;CHECK-NEXT:declare ptr @g(ptr returned) #1
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: alwaysinline nounwind memory(argmem: read, inaccessiblemem: write)
;CHECK-NEXT:define void @h() #2 {
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: convergent mustprogress nocallback nofree nosync willreturn allocsize(0) uwtable vscale_range(1,16)
;CHECK-NEXT:declare ptr @i(i64) #3
;CHECK-EMPTY:
;CHECK-NEXT:attributes #0 = { noinline optnone ssp "frame-pointer"="all" "target-cpu"="sm_70" }
;CHECK-NEXT:attributes #1 = { cold minsize allockind("alloc,zeroed") "alloc-family"="malloc" }
;CHECK-NEXT:attributes #2 = { alwaysinline nounwind memory(argmem: read, inaccessiblemem: write) "flag" "key"="value" }
;CHECK-NEXT:attributes #3 = { convergent mustprogress nocallback nofree nosync willreturn allocsize(0) uwtable vscale_range(1,16) }
;CHECK-NEXT:attributes #4 = { nomerge memory(none) }

define noundef nonnull align 8 dereferenceable(16) ptr @f(ptr noalias nocapture readonly noundef %a, i32 signext range(i32 0, 10) %b, ptr byval({ i32, i8 }) align 4 %c, ptr dead_on_unwind writable %d, ptr initializes((0, 4)) %e) #0 {
  %r = call noundef ptr @g(ptr nonnull %a) #2
  ret ptr %a
}
declare nofpclass(nan inf) float @g2(float nofpclass(zero) %x)
declare ptr @g(ptr returned) #1
define void @h() alwaysinline nounwind "key"="value" "flag" memory(argmem: read, inaccessiblemem: write) {
  ret void
}
declare ptr @i(i64) nocallback nofree nosync willreturn mustprogress convergent allocsize(0) uwtable vscale_range(1,16)
attributes #0 = { noinline optnone ssp "frame-pointer"="all" "target-cpu"="sm_70" }
attributes #1 = { cold minsize allockind("alloc,zeroed") "alloc-family"="malloc" }
attributes #2 = { nomerge memory(none) }
