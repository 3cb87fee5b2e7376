; RUN: opt-go %s -passes=simplifycfg | FileCheck %s
; RUN: opt-go %s -passes=simplifycfg -simplifycfg-merge-cond-stores=false | FileCheck %s -check-prefix=OFF
; RUN: opt-go %s -passes=simplifycfg -simplifycfg-merge-cond-stores-aggressively | FileCheck %s -check-prefix=EAGER
; Two conditional stores to one address with no access between them become one, under either condition.

; CHECK-LABEL: @two(
; CHECK:         [[VALUE:%.*]] = select i1 %d, i32 2, i32 1
; CHECK:         [[EITHER:%.*]] = or i1
; CHECK-NEXT:    br i1 [[EITHER]]
; CHECK:         store i32 [[VALUE]], ptr %p, align 4
; CHECK-NOT:     store
; CHECK-LABEL: @read_between(
; OFF-LABEL:   @two(
; OFF:           store
; OFF:           store
define void @two(i1 %c, i1 %d, ptr %p) {
  br i1 %c, label %a, label %m
a:
  store i32 1, ptr %p, align 8
  br label %m
m:
  br i1 %d, label %b, label %end
b:
  store i32 2, ptr %p, align 4
  br label %end
end:
  ret void
}

; A load between them would see the first.
; CHECK:         store
; CHECK:         store
define i32 @read_between(i1 %c, i1 %d, ptr %p, ptr %q) {
  br i1 %c, label %a, label %m
a:
  store i32 1, ptr %p
  br label %m
m:
  %v = load i32, ptr %q
  br i1 %d, label %b, label %end
b:
  store i32 2, ptr %p
  br label %end
end:
  ret i32 %v
}

; With expensive code around the stores the blocks stay anyway; then stores are not merged, unless an option asks for it.
; CHECK-LABEL: @dear(
; CHECK:         store
; CHECK:         store
; EAGER-LABEL: @dear(
; EAGER:         %simplifycfg.merge = phi
; EAGER:         store
; EAGER-NOT:     store
define void @dear(i1 %c, i1 %d, i32 %x, ptr %p) {
  br i1 %c, label %a, label %m
a:
  %y = sdiv i32 7, %x
  store i32 %y, ptr %p
  br label %m
m:
  br i1 %d, label %b, label %end
b:
  store i32 2, ptr %p
  br label %end
end:
  ret void
}

; What one of them is, unordered, the merged one has to be.
; CHECK-LABEL: @unordered(
; EAGER-LABEL: @unordered(
; CHECK:         store atomic i32 %{{.*}}, ptr %p unordered, align 4
; CHECK-NOT:     store
define void @unordered(i1 %c, i1 %d, ptr %p) {
  br i1 %c, label %a, label %m
a:
  store i32 1, ptr %p, align 4
  br label %m
m:
  br i1 %d, label %b, label %end
b:
  store atomic i32 2, ptr %p unordered, align 4
  br label %end
end:
  ret void
}

; The caller of what unwinds between them reads the first, even if the call itself touches no memory.
declare void @throws() memory(none)

; CHECK-LABEL: @unwinds_between(
; CHECK:         store i32 1, ptr %p, align 4
; CHECK:         call void @throws()
; CHECK:         store i32 2, ptr %p, align 4
; EAGER-LABEL: @unwinds_between(
; EAGER:         store i32 1, ptr %p, align 4
; EAGER:         call void @throws()
; EAGER:         store i32 2, ptr %p, align 4
define void @unwinds_between(i1 %c, i1 %d, ptr %p) {
  br i1 %c, label %a, label %m
a:
  store i32 1, ptr %p
  br label %m
m:
  call void @throws()
  br i1 %d, label %b, label %end
b:
  store i32 2, ptr %p
  br label %end
end:
  ret void
}
