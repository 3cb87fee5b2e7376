target triple = "x86_64-unknown-linux-gnu"

declare i8 @llvm.vector.reduce.umax.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.add.v8i8(<8 x i8>)

; Operations on extracted elements.
define i8 @same_lane(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %v = insertelement <4 x i8> poison, i8 %a, i64 1
  %w = insertelement <4 x i8> poison, i8 %b, i64 1
  %x = extractelement <4 x i8> %v, i64 1
  %y = extractelement <4 x i8> %w, i64 1
  %z = sub nsw i8 %x, %y
  ret i8 %z
}

define i8 @other_lane(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %u = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 %a, i64 2
  %v = insertelement <4 x i8> %u, i8 %b, i64 0
  %x = extractelement <4 x i8> %v, i64 0
  %y = extractelement <4 x i8> %v, i64 2
  %z = sub i8 %x, %y
  ret i8 %z
}

define i1 @compared(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %v = insertelement <4 x i8> poison, i8 %a, i64 0
  %w = insertelement <4 x i8> poison, i8 %b, i64 0
  %x = extractelement <4 x i8> %v, i64 0
  %y = extractelement <4 x i8> %w, i64 0
  %z = icmp sgt i8 %x, %y
  ret i1 %z
}

define i1 @compared_with_constants(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %u = insertelement <4 x i8> poison, i8 %a, i64 1
  %v = insertelement <4 x i8> %u, i8 %b, i64 3
  %x = extractelement <4 x i8> %v, i64 1
  %y = extractelement <4 x i8> %v, i64 3
  %e = icmp eq i8 %x, 7
  %f = icmp eq i8 %y, -3
  %z = and i1 %e, %f
  ret i1 %z
}

; Operations with one element that is not constant.
define i8 @one_element(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %v = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 poison>, i8 %a, i64 2
  %w = insertelement <4 x i8> <i8 4, i8 5, i8 undef, i8 7>, i8 %b, i64 2
  %z = add nuw <4 x i8> %v, %w
  %r = extractelement <4 x i8> %z, i64 2
  ret i8 %r
}

define i8 @one_divisor(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %v = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 %a, i64 2
  %w = insertelement <4 x i8> <i8 4, i8 5, i8 0, i8 7>, i8 %b, i64 2
  %z = udiv <4 x i8> %v, %w
  %r = extractelement <4 x i8> %z, i64 3
  ret i8 %r
}

define i1 @one_condition(i8 %a) #0 {
  %v = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 %a, i64 2
  %z = icmp ult <4 x i8> %v, <i8 9, i8 8, i8 7, i8 6>
  %r = extractelement <4 x i8> <i8 0, i8 1, i8 2, i8 3>, i64 2
  %s = extractelement <4 x i1> %z, i64 2
  ret i1 %s
}

; Reductions.
define i8 @any_order(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %u = insertelement <8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>, i8 %a, i64 6
  %v = insertelement <8 x i8> %u, i8 %b, i64 3
  %s = shufflevector <8 x i8> %v, <8 x i8> poison, <4 x i32> <i32 2, i32 3, i32 0, i32 1>
  %t = xor <4 x i8> %s, splat (i8 42)
  %r = call i8 @llvm.vector.reduce.umax.v4i8(<4 x i8> %t)
  ret i8 %r
}

define i8 @truncated_after(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i16
  %b = sext i4 %d to i16
  %u = insertelement <8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8>, i16 %a, i64 2
  %v = insertelement <8 x i16> %u, i16 %b, i64 0
  %w = trunc <8 x i16> %v to <8 x i8>
  %r = call i8 @llvm.vector.reduce.add.v8i8(<8 x i8> %w)
  ret i8 %r
}

attributes #0 = { "target-features"="+sse4.1" }
