; Twenty errors are shown and the rest is counted. The same name is not complained about twice.
; RUN: not opt-go %s 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: sh -c 'opt-go %s 2>&1 | grep -c error:' | FileCheck %s --check-prefix=COUNT
; COUNT: {{^}}20{{$}}
; CHECK-COUNT-20: error: use of undefined value
; CHECK: {{^}}3 more errors not shown{{$}}
define void @f(ptr %p) {
  store i32 %n01, ptr %p
  store i32 %n01, ptr %p
  store i32 %n02, ptr %p
  store i32 %n03, ptr %p
  store i32 %n04, ptr %p
  store i32 %n05, ptr %p
  store i32 %n06, ptr %p
  store i32 %n07, ptr %p
  store i32 %n08, ptr %p
  store i32 %n09, ptr %p
  store i32 %n10, ptr %p
  store i32 %n11, ptr %p
  store i32 %n12, ptr %p
  store i32 %n13, ptr %p
  store i32 %n14, ptr %p
  store i32 %n15, ptr %p
  store i32 %n16, ptr %p
  store i32 %n17, ptr %p
  store i32 %n18, ptr %p
  store i32 %n19, ptr %p
  store i32 %n20, ptr %p
  store i32 %n21, ptr %p
  store i32 %n22, ptr %p
  store i32 %n23, ptr %p
  ret void
}
