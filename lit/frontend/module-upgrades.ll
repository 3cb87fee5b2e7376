; Module flags and sections of older compilers get today's form.
; RUN: opt-go %s -S | FileCheck %s

; CHECK: @x = global i32 0, section "__DATA,__objc_catlist,regular,no_dead_strip"
@x = global i32 0, section "__DATA, __objc_catlist, regular, no_dead_strip"

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!1 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular"}
!2 = !{i32 4, !"Objective-C Garbage Collection", i32 83953408}
!3 = !{i32 7, !"PIC Level", i32 2}
!4 = !{i32 1, !"PIE Level", i32 2}
!5 = !{i32 1, !"sign-return-address-all", i32 1}
!6 = !{i32 1, !"amdgpu_code_object_version", i32 500}

; CHECK:      !0 = !{i32 1, !"Objective-C Image Info Version", i32 0}
; CHECK-NEXT: !1 = !{i32 1, !"Objective-C Image Info Section", !"__DATA,__objc_imageinfo,regular"}
; CHECK-NEXT: !2 = !{i32 1, !"Objective-C Garbage Collection", i8 0}
; CHECK-NEXT: !3 = !{i32 8, !"PIC Level", i32 2}
; CHECK-NEXT: !4 = !{i32 7, !"PIE Level", i32 2}
; CHECK-NEXT: !5 = !{i32 8, !"sign-return-address-all", i32 1}
; CHECK-NEXT: !6 = !{i32 1, !"amdhsa_code_object_version", i32 500}
; CHECK-NEXT: !7 = !{i32 4, !"Objective-C Class Properties", i32 0}
; CHECK-NEXT: !8 = !{i32 1, !"Swift ABI Version", i32 7}
; CHECK-NEXT: !9 = !{i32 1, !"Swift Major Version", i8 5}
; CHECK-NEXT: !10 = !{i32 1, !"Swift Minor Version", i8 1}
