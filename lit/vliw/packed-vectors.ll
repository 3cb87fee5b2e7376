; Vectors whose lanes have no bytes of their own: cast to integers and back, stored and loaded, also across words.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s
; RUN: vliw-run %t.s -func mask -ret i32 -arg i32:5 -arg i32:6 -arg i32:4 -arg i32:9 | FileCheck %s --check-prefix=MASK
; RUN: vliw-run %t.s -func lanes -ret i32 -arg i64:0xa5 | FileCheck %s --check-prefix=LANES
; RUN: vliw-run %t.s -func memory -ret i32 -arg i64:0xa5c3 | FileCheck %s --check-prefix=MEMORY
; RUN: vliw-run %t.s -func nibbles -ret i64 -arg i64:0x1234 | FileCheck %s --check-prefix=NIBBLES
; RUN: vliw-run %t.s -func across -ret i64 -arg i64:0x8000000000000001 -arg i64:3 | FileCheck %s --check-prefix=ACROSS
; RUN: vliw-run %t.s -func floats -ret i64 -arg i64:0x5 | FileCheck %s --check-prefix=FLOATS

; Lanes that are less than 6: 5 and 4.
; MASK: {{^}}5{{$}}
define i32 @mask(i32 %a, i32 %b, i32 %c, i32 %d) {
  %v0 = insertelement <4 x i32> poison, i32 %a, i64 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i64 1
  %v2 = insertelement <4 x i32> %v1, i32 %c, i64 2
  %v3 = insertelement <4 x i32> %v2, i32 %d, i64 3
  %less = icmp slt <4 x i32> %v3, <i32 6, i32 6, i32 6, i32 6>
  %bits = bitcast <4 x i1> %less to i4
  %r = zext i4 %bits to i32
  ret i32 %r
}

; 1·1 + 4·3 + 32·6 + 128·8, the numbers of the lanes that are on times their bits.
; LANES: {{^}}1229{{$}}
define i32 @lanes(i64 %n) {
  %byte = trunc i64 %n to i8
  %on = bitcast i8 %byte to <8 x i1>
  %v = select <8 x i1> %on, <8 x i32> <i32 1, i32 4, i32 12, i32 32, i32 80, i32 192, i32 448, i32 1024>, <8 x i32> zeroinitializer
  %r = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %v)
  ret i32 %r
}

; 12 lanes lie in two bytes.
; MEMORY: {{^}}1475{{$}}
define i32 @memory(i64 %n) {
  %p = alloca i16
  store i16 -1, ptr %p
  %t = trunc i64 %n to i12
  %v = bitcast i12 %t to <12 x i1>
  store <12 x i1> %v, ptr %p
  %w = load <12 x i1>, ptr %p
  %i = bitcast <12 x i1> %w to i12
  %r = zext i12 %i to i32
  ret i32 %r
}

; NIBBLES: {{^}}17185{{$}}
define i64 @nibbles(i64 %n) {
  %t = trunc i64 %n to i16
  %v = bitcast i16 %t to <4 x i4>
  %w = shufflevector <4 x i4> %v, <4 x i4> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %i = bitcast <4 x i4> %w to i16
  %r = zext i16 %i to i64
  ret i64 %r
}

; Lanes of 48 bits, the second of which lies in two words: 0x38000 taken from bit 48 on.
; ACROSS: {{^}}229376{{$}}
define i64 @across(i64 %lo, i64 %hi) {
  %a = zext i64 %lo to i96
  %b = zext i64 %hi to i96
  %s = shl i96 %b, 64
  %n = or i96 %a, %s
  %v = bitcast i96 %n to <2 x i48>
  %x = extractelement <2 x i48> %v, i64 1
  %back = insertelement <2 x i48> zeroinitializer, i48 %x, i64 0
  %m = bitcast <2 x i48> %back to i96
  %r = trunc i96 %m to i64
  ret i64 %r
}

; A float's bits in lanes of i1.
; FLOATS: {{^}}1065353216{{$}}
define i64 @floats(i64 %n) {
  %f = sitofp i64 %n to float
  %v = bitcast float %f to <32 x i1>
  %w = bitcast <32 x i1> %v to float
  %g = fsub float %w, 4.0
  %i = bitcast float %g to i32
  %r = zext i32 %i to i64
  ret i64 %r
}

declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
