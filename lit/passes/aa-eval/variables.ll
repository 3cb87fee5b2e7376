; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
;
; Variable indices: their casts and flags, ranges, what is not zero, what differs.

; CHECK-LABEL: Function: masked: 2 pointers, 0 call sites
; CHECK-DAG: NoAlias: i32* %x, i32* %y
define void @masked(ptr %p, i64 %i) {
  %m = and i64 %i, 7
  %x = getelementptr i32, ptr %p, i64 %m
  %y = getelementptr i32, ptr %p, i64 8
  store i32 0, ptr %x
  store i32 0, ptr %y
  ret void
}

; CHECK-LABEL: Function: nonzero: 2 pointers, 0 call sites
; CHECK-DAG: NoAlias: i32* %p, i32* %x
define void @nonzero(ptr %p, i64 %i) {
  %m = or i64 %i, 1
  %x = getelementptr inbounds i32, ptr %p, i64 %m
  store i32 0, ptr %x
  store i32 0, ptr %p
  ret void
}

; CHECK-LABEL: Function: nsw: 3 pointers, 0 call sites
; CHECK-DAG: MustAlias: i32* %x, i64* %x
; CHECK-DAG: PartialAlias (off 4): i64* %x, i32* %y
; CHECK-DAG: NoAlias: i32* %x, i32* %y
define void @nsw(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 1
  %s = sext i32 %i to i64
  %t = sext i32 %j to i64
  %x = getelementptr i32, ptr %p, i64 %s
  %y = getelementptr i32, ptr %p, i64 %t
  store i64 0, ptr %x
  store i32 0, ptr %x
  store i32 0, ptr %y
  ret void
}

; CHECK-LABEL: Function: disjoint: 2 pointers, 0 call sites
; CHECK-DAG: NoAlias: i16* %x, i8* %y
define void @disjoint(ptr %p, i64 %i) {
  %j = shl i64 %i, 2
  %k = or disjoint i64 %j, 3
  %x = getelementptr i8, ptr %p, i64 %j
  %y = getelementptr i8, ptr %p, i64 %k
  store i8 0, ptr %y
  store i16 0, ptr %x
  ret void
}

; CHECK-LABEL: Function: narrow: 2 pointers, 0 call sites
; CHECK-DAG: NoAlias: i128* %x, i32* %y
define void @narrow(ptr %p, i8 %i) {
  %j = add i8 %i, 5
  %s = zext i8 %i to i64
  %t = zext i8 %j to i64
  %x = getelementptr i32, ptr %p, i64 %s
  %y = getelementptr i32, ptr %p, i64 %t
  store i128 0, ptr %x
  store i32 0, ptr %y
  ret void
}

; CHECK-LABEL: Function: cancelled: 3 pointers, 0 call sites
; CHECK-DAG: NoAlias: i32* %x, i32* %y
; CHECK-DAG: MustAlias: i32* %x, i32* %z
; CHECK-DAG: NoAlias: i32* %y, i32* %z
define void @cancelled(ptr %p, i64 %i) {
  %x = getelementptr i32, ptr %p, i64 %i
  %y = getelementptr i32, ptr %x, i64 3
  %z = getelementptr [4 x i32], ptr %p, i64 0, i64 %i
  store i32 0, ptr %x
  store i32 0, ptr %y
  store i32 0, ptr %z
  ret void
}
