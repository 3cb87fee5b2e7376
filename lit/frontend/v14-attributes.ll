; LLVM 14: old spellings of memory attributes and of attributes with types.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:; Function Attrs: nounwind memory(argmem: read)
;CHECK-NEXT:define void @f(ptr byval(i8) %a, ptr sret(i64) %b, i32 signext %c) #0 {
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: memory(none)
;CHECK-NEXT:declare void @g() #1
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: memory(argmem: readwrite, inaccessiblemem: readwrite)
;CHECK-NEXT:declare void @h(ptr readnone, ptr writeonly) #2
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: memory(inaccessiblemem: write) uwtable
;CHECK-NEXT:declare void @i() #3
;CHECK-EMPTY:
;CHECK-NEXT:define void @j() {
;CHECK-NEXT:  call void @g() #4
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:attributes #0 = { nounwind memory(argmem: read) }
;CHECK-NEXT:attributes #1 = { memory(none) }
;CHECK-NEXT:attributes #2 = { memory(argmem: readwrite, inaccessiblemem: readwrite) }
;CHECK-NEXT:attributes #3 = { memory(inaccessiblemem: write) uwtable "frame-pointer"="all" }
;CHECK-NEXT:attributes #4 = { memory(write) }

define void @f(i8* byval(i8) %a, i64* sret(i64) %b, i32 signext %c) argmemonly readonly nounwind {
  ret void
}
declare void @g() readnone
declare void @h(i8* readnone, i8* writeonly) inaccessiblemem_or_argmemonly
declare void @i() inaccessiblememonly writeonly #0
define void @j() {
  call void @g() writeonly
  ret void
}
attributes #0 = { uwtable "frame-pointer"="all" }
