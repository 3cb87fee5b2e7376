; Names: quoted, numbered with gaps, like keywords, and with odd letters.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:@define = global i32 0
;CHECK-NEXT:@ret = global i32 1
;CHECK-NEXT:@"\01_raw" = global i32 2
;CHECK-NEXT:@"a\22b" = global i32 3
;CHECK-NEXT:@"-minus.dollar$" = global i32 4
;CHECK-NEXT:@"0start" = global i32 5
;CHECK-NEXT:@"utf\C3\A9" = global i32 6
;CHECK-EMPTY:
;CHECK-NEXT:define i32 @"two words"(i32 %0, i32 %add, i32 %"sp ace", i32 %i32) {
;CHECK-NEXT:br:
;CHECK-NEXT:  %1 = add i32 %0, %add
;CHECK-NEXT:  %"9x" = add i32 %1, %"sp ace"
;CHECK-NEXT:  br label %"a b"
;CHECK-EMPTY:
;CHECK-NEXT:"a b":                                            ; preds = %br
;CHECK-NEXT:  %to = add i32 %"9x", %i32
;CHECK-NEXT:  br label %2
;CHECK-EMPTY:
;CHECK-NEXT:2:                                                ; preds = %"a b"
;CHECK-NEXT:  %3 = add i32 %to, 1
;CHECK-NEXT:  ret i32 %3
;CHECK-NEXT:}

%add = type { i32 }
%"%" = type { i32 }
@define = global i32 0
@"ret" = global i32 1
@"\01_raw" = global i32 2
@"a\22b" = global i32 3
@-minus.dollar$ = global i32 4
@"0start" = global i32 5
@"utf\C3\A9" = global i32 6
define i32 @"two words"(i32 %0, i32 %add, i32 %"sp ace", i32 %i32) {
br:
  %5 = add i32 %0, %add
  %"9x" = add i32 %5, %"sp ace"
  br label %"a b"
"a b":
  %to = add i32 %"9x", %i32
  br label %9
9:
  %12 = add i32 %to, 1
  ret i32 %12
}
