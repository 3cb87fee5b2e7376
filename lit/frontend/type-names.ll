; A type that is defined as the name of a non-struct type is that type.
; RUN: opt-go %s -S | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S | FileCheck %s %} %else %{ true %}
%size = type i32
%align = type %size
%"of two" = type %align
%array = type [4 x %"of two"]
%again = type %array
%0 = type ptr
%1 = type %0

; CHECK: @g = global [4 x i32] zeroinitializer
@g = global %again zeroinitializer
; CHECK: @i = global ptr null
@i = global %1 null
; CHECK: declare void @f(ptr, i32)
declare void @f(ptr, %"of two")
