; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
;
; What calls do to memory: by their attributes, by those of their arguments, and by what has escaped.

declare void @any()
declare void @argument(ptr nocapture) memory(argmem: readwrite)
declare void @reader(ptr nocapture readonly) memory(argmem: readwrite)
declare i32 @look() memory(read)
declare void @hidden() memory(inaccessiblemem: readwrite)
declare void @keep(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: Function: effects: 2 pointers, 4 call sites
; CHECK-DAG: NoAlias: i32* %p, i32* %q
; CHECK-DAG: Both ModRef: Ptr: i32* %p <-> call void @argument(ptr %p)
; CHECK-DAG: NoModRef: Ptr: i32* %q <-> call void @argument(ptr %p)
; CHECK-DAG: Just Ref: Ptr: i32* %p <-> call void @reader(ptr %p)
; CHECK-DAG: NoModRef: Ptr: i32* %q <-> call void @reader(ptr %p)
; CHECK-DAG: NoModRef: Ptr: i32* %p <-> %x = call i32 @look()
; CHECK-DAG: NoModRef: Ptr: i32* %q <-> %x = call i32 @look()
; CHECK-DAG: NoModRef: Ptr: i32* %p <-> call void @hidden()
; CHECK-DAG: NoModRef: Ptr: i32* %q <-> call void @hidden()
; CHECK-DAG: Just Mod: call void @argument(ptr %p) <-> call void @reader(ptr %p)
; CHECK-DAG: NoModRef: call void @argument(ptr %p) <-> %x = call i32 @look()
; CHECK-DAG: NoModRef: call void @argument(ptr %p) <-> call void @hidden()
; CHECK-DAG: Just Ref: call void @reader(ptr %p) <-> call void @argument(ptr %p)
; CHECK-DAG: NoModRef: call void @reader(ptr %p) <-> %x = call i32 @look()
; CHECK-DAG: NoModRef: call void @reader(ptr %p) <-> call void @hidden()
; CHECK-DAG: NoModRef: %x = call i32 @look() <-> call void @argument(ptr %p)
; CHECK-DAG: NoModRef: %x = call i32 @look() <-> call void @reader(ptr %p)
; CHECK-DAG: Just Ref: %x = call i32 @look() <-> call void @hidden()
; CHECK-DAG: NoModRef: call void @hidden() <-> call void @argument(ptr %p)
; CHECK-DAG: NoModRef: call void @hidden() <-> call void @reader(ptr %p)
; CHECK-DAG: Both ModRef: call void @hidden() <-> %x = call i32 @look()
define void @effects(ptr noalias %p, ptr noalias %q) {
  store i32 0, ptr %p
  store i32 0, ptr %q
  call void @argument(ptr %p)
  call void @reader(ptr %p)
  %x = call i32 @look()
  call void @hidden()
  ret void
}

; CHECK-LABEL: Function: private: 2 pointers, 2 call sites
; CHECK-DAG: NoAlias: i32* %a, i32* %b
; CHECK-DAG: NoModRef: Ptr: i32* %a <-> call void @keep(ptr %b)
; CHECK-DAG: Both ModRef: Ptr: i32* %b <-> call void @keep(ptr %b)
; CHECK-DAG: NoModRef: Ptr: i32* %a <-> call void @any()
; CHECK-DAG: Both ModRef: Ptr: i32* %b <-> call void @any()
; CHECK-DAG: Both ModRef: call void @keep(ptr %b) <-> call void @any()
; CHECK-DAG: Both ModRef: call void @any() <-> call void @keep(ptr %b)
define void @private() {
  %a = alloca i32
  %b = alloca i32
  store i32 0, ptr %a
  store i32 0, ptr %b
  call void @keep(ptr %b)
  call void @any()
  ret void
}

; CHECK-LABEL: Function: memory: 3 pointers, 2 call sites
; CHECK-DAG: NoAlias: i32* %p, i32* %q
; CHECK-DAG: NoAlias: i32* %p, i32* %r
; CHECK-DAG: NoAlias: i32* %q, i32* %r
; CHECK-DAG: Just Mod: Ptr: i32* %p <-> call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
; CHECK-DAG: Just Ref: Ptr: i32* %q <-> call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
; CHECK-DAG: NoModRef: Ptr: i32* %r <-> call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
; CHECK-DAG: NoModRef: Ptr: i32* %p <-> call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false)
; CHECK-DAG: NoModRef: Ptr: i32* %q <-> call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false)
; CHECK-DAG: Just Mod: Ptr: i32* %r <-> call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false)
; CHECK-DAG: NoModRef: call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false) <-> call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false)
; CHECK-DAG: NoModRef: call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false) <-> call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
define void @memory(ptr noalias %p, ptr noalias %q) {
  %r = getelementptr i8, ptr %p, i64 16
  store i32 0, ptr %p
  store i32 0, ptr %q
  store i32 0, ptr %r
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false)
  ret void
}

; CHECK-LABEL: Function: tail: 1 pointers, 1 call sites
; CHECK-DAG: NoModRef: Ptr: i32* %a <-> tail call void @keep(ptr %a)
define void @tail() {
  %a = alloca i32
  store i32 0, ptr %a
  tail call void @keep(ptr %a)
  ret void
}
