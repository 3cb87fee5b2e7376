target triple = "x86_64-unknown-linux-gnu"

declare <2 x i8> @llvm.umax.v2i8(<2 x i8>, <2 x i8>)

; Operations before shuffles.
define i8 @operations(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %t = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 %a, i64 1
  %v = insertelement <4 x i8> %t, i8 %b, i64 3
  %u = insertelement <4 x i8> <i8 5, i8 6, i8 poison, i8 8>, i8 %b, i64 1
  %w = insertelement <4 x i8> %u, i8 %a, i64 0
  %x = add nsw <4 x i8> %v, <i8 1, i8 2, i8 3, i8 4>
  %y = add nsw <4 x i8> %w, <i8 1, i8 2, i8 3, i8 4>
  %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 1, i32 5, i32 0, i32 4>
  %p = extractelement <4 x i8> %s, i64 1
  ret i8 %p
}

define i16 @casts(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %v = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 %a, i64 1
  %w = insertelement <4 x i8> <i8 5, i8 6, i8 7, i8 8>, i8 %b, i64 1
  %x = sext <4 x i8> %v to <4 x i16>
  %y = sext <4 x i8> %w to <4 x i16>
  %s = shufflevector <4 x i16> %x, <4 x i16> %y, <8 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 4, i32 5, i32 6, i32 7>
  %p = extractelement <8 x i16> %s, i64 5
  ret i16 %p
}

define i8 @shuffles(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %v = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 %a, i64 1
  %w = insertelement <4 x i8> <i8 5, i8 6, i8 7, i8 8>, i8 %b, i64 1
  %x = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 1, i32 poison, i32 0>
  %y = shufflevector <4 x i8> %w, <4 x i8> poison, <4 x i32> <i32 1, i32 poison, i32 2, i32 0>
  %s = shufflevector <4 x i8> %x, <4 x i8> %y, <4 x i32> <i32 1, i32 4, i32 0, i32 5>
  %p = extractelement <4 x i8> %s, i64 1
  ret i8 %p
}

define i8 @cancelled(i6 %c, i4 %d) #0 {
  %a = sext i6 %c to i8
  %b = sext i4 %d to i8
  %u = insertelement <4 x i8> <i8 1, i8 poison, i8 3, i8 4>, i8 %a, i64 1
  %v = insertelement <4 x i8> %u, i8 %b, i64 3
  %low = shufflevector <4 x i8> %v, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %high = shufflevector <4 x i8> %v, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %x = call <2 x i8> @llvm.umax.v2i8(<2 x i8> %low, <2 x i8> splat (i8 9))
  %y = call <2 x i8> @llvm.umax.v2i8(<2 x i8> %high, <2 x i8> splat (i8 9))
  %s = shufflevector <2 x i8> %x, <2 x i8> %y, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %p = extractelement <4 x i8> %s, i64 3
  ret i8 %p
}

attributes #0 = { "target-features"="+sse4.1" }
