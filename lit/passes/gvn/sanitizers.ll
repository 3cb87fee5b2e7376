; RUN: sed 's/WATCH/sanitize_address/' %s | opt-go -passes=gvn -S | FileCheck %s
; RUN: sed 's/WATCH/sanitize_hwaddress/' %s | opt-go -passes=gvn -S | FileCheck %s
; RUN: sed 's/WATCH/nounwind/' %s | opt-go -passes=gvn -S | FileCheck %s --check-prefix=PLAIN
;
; Sanitizers of memory want to see loads of bytes that do not exist, and those whose value is known on some paths only.

declare noalias ptr @calloc(i64, i64) allockind("alloc,zeroed") allocsize(0,1) "alloc-family"="malloc" nounwind willreturn memory(inaccessiblemem: readwrite)

; CHECK-LABEL: define i32 @behind_slot(
; CHECK:         %v = load i32, ptr %p
; CHECK-NEXT:    ret i32 %v
; PLAIN-LABEL: define i32 @behind_slot(
; PLAIN-NOT:     load
define i32 @behind_slot(i32 %x) WATCH {
  %a = alloca [4 x i32]
  store i32 %x, ptr %a
  %p = getelementptr i8, ptr %a, i64 16
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define i32 @behind_heap(
; CHECK:         %v = load i32, ptr %p
; CHECK-NEXT:    ret i32 %v
; PLAIN-LABEL: define i32 @behind_heap(
; PLAIN-NOT:     load
define i32 @behind_heap() WATCH {
  %a = call ptr @calloc(i64 4, i64 4)
  %p = getelementptr i8, ptr %a, i64 16
  %v = load i32, ptr %p
  ret i32 %v
}

; Inside nothing can be reported.
; CHECK-LABEL: define i32 @inside(
; CHECK-NOT:     load
define i32 @inside(i32 %x) WATCH {
  %a = alloca [4 x i32]
  store i32 %x, ptr %a
  %p = getelementptr i8, ptr %a, i64 12
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define i32 @some_path(
; CHECK:       end:
; CHECK-NEXT:    %w = load i32, ptr %p
; PLAIN-LABEL: define i32 @some_path(
; PLAIN:         %w.pre = load i32, ptr %p
define i32 @some_path(ptr %p, i1 %c, ptr %q) WATCH {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  store volatile i32 %v, ptr %q
  br label %end
b:
  br label %end
end:
  %w = load i32, ptr %p
  ret i32 %w
}
