; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A load that decides a branch and whose value is known on some edges into its block becomes a φ, with one load for the other edges; then the
; branch is threaded. Written after what destructors of smart pointers look like once they are inlined.

declare void @use(i32)
declare void @opaque()
declare i1 @ask()
declare void @destroy(ptr)

; CHECK-LABEL: @moved_from(
; CHECK:       entry:
; CHECK-NEXT:    br i1 %c, label %join.thread, label %join
; CHECK:       join.thread:
; CHECK-NEXT:    store ptr null, ptr %slot
; CHECK-NEXT:    br label %end
; CHECK:       join:
; CHECK-NEXT:    call void @opaque()
; CHECK-NEXT:    %v.pr = load ptr, ptr %slot, align 8, !tbaa
; CHECK-NEXT:    %null = icmp eq ptr %v.pr, null
; CHECK-NEXT:    br i1 %null, label %end, label %some
define void @moved_from(ptr %slot, i1 %c) {
entry:
  br i1 %c, label %moved, label %kept
moved:
  store ptr null, ptr %slot, align 8
  br label %join
kept:
  call void @opaque()
  br label %join
join:
  %v = load ptr, ptr %slot, align 8, !tbaa !0
  %null = icmp eq ptr %v, null
  br i1 %null, label %end, label %some
some:
  call void @destroy(ptr %v)
  br label %end
end:
  ret void
}

; The value is unknown on two edges: they get a block of their own for the load.
; CHECK-LABEL: @two_unknown(
; CHECK:       jointhread-pre-split:
; CHECK-NEXT:    %v.pr = load i32, ptr %p
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %v = phi i32 [ %v.pr, %jointhread-pre-split ], [ %x, %known ]
define void @two_unknown(ptr %p, i32 %k, i32 %x) {
entry:
  switch i32 %k, label %a [
    i32 1, label %known
    i32 2, label %b
  ]
a:
  call void @opaque()
  br label %join
b:
  call void @use(i32 2)
  br label %join
known:
  store i32 %x, ptr %p
  call void @use(i32 3) memory(none)
  br label %join
join:
  %v = load i32, ptr %p
  %c = icmp sgt i32 %v, 5
  br i1 %c, label %big, label %small
big:
  call void @use(i32 %v)
  ret void
small:
  call void @use(i32 0)
  ret void
}

; The call before the load may not return, so no predecessor may load in its place; and a volatile load stays.
; CHECK-LABEL: @not_reached(
; CHECK:       join:
; CHECK-NEXT:    %r = call i1 @ask()
; CHECK-NEXT:    %v = load i1, ptr %p
define void @not_reached(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i1 true, ptr %p
  br label %join
b:
  call void @opaque()
  br label %join
join:
  %r = call i1 @ask() memory(inaccessiblemem: read)
  %v = load i1, ptr %p
  br i1 %v, label %yes, label %no
yes:
  call void @use(i32 1)
  ret void
no:
  call void @use(i32 2)
  ret void
}

; CHECK-LABEL: @volatile(
; CHECK:         load volatile i1, ptr %p
define void @volatile(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %join
a:
  store i1 true, ptr %p
  br label %join
join:
  %v = load volatile i1, ptr %p
  br i1 %v, label %yes, label %no
yes:
  call void @use(i32 1)
  ret void
no:
  call void @use(i32 2)
  ret void
}

; The address may differ on each edge, and the value may have another type.
; CHECK-LABEL: @through_phi(
; CHECK:       b:
; CHECK:         %v.pr = load i32, ptr %q
; CHECK:       a:
; CHECK:         bitcast float %f to i32
define void @through_phi(ptr %p, ptr %q, i1 %c, float %f) {
entry:
  br i1 %c, label %a, label %b
b:
  call void @opaque()
  br label %join
a:
  store float %f, ptr %p
  br label %join
join:
  %r = phi ptr [ %p, %a ], [ %q, %b ]
  %v = load i32, ptr %r
  %k = icmp eq i32 %v, 0
  br i1 %k, label %yes, label %no
yes:
  call void @use(i32 1)
  ret void
no:
  call void @use(i32 %v)
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"pointer", !2, i64 0}
!2 = !{!"root"}
