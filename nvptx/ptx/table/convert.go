package table

// convertRows: conversions to and from floats of 16 bits and less, and those that stop at the
// largest finite number or round by random bits (PTX ISA, section 9.7.9.21).
var convertRows = []row{
	{"cvt", "rnd=rn,rz satfinite D=f16 T=f32", "W:D w:T", "8.1 70"},
	{"cvt", "rnd=rn,rz relu satfinite D=f16 T=f32", "W:D w:T", "8.1 80"},
	{"cvt", "rnd=rn,rz relu? satfinite D=bf16 T=f32", "W:D w:T", "8.1 80"},
	{"cvt", "rnd=rn,rz relu? satfinite D=f16x2,bf16x2 T=f32", "d:D s:T s:T", "8.1 80"},
	{"cvt", "rnd=rs relu? satfinite? D=f16x2,bf16x2 T=f32", "d:D s:T s:T s:b32", blackwellOnly},
	{"cvt", "rnd=rna satfinite D=tf32 T=f32", "d:b32 s:T", "8.1 80"},
	{"cvt", "rnd=rn,rz relu? D=tf32 T=f32", "d:b32 s:T", "7.8 90"},
	{"cvt", "rnd=rn,rz relu? satfinite D=tf32 T=f32", "d:b32 s:T", "8.6 100"},
	{"cvt", "rnd=rn satfinite relu? D=e4m3x2,e5m2x2 T=f32", "d:b16 s:T s:T", "7.8 90 | 8.1 89"},
	{"cvt", "rnd=rn satfinite relu? D=e4m3x2,e5m2x2 T=f16x2", "d:b16 s:T", "7.8 90 | 8.1 89"},
	{"cvt", "rnd=rn relu? D=f16x2 T=e4m3x2,e5m2x2", "d:D s:b16", "7.8 90 | 8.1 89"},
	{"cvt", "rnd=rn satfinite relu? D=e2m3x2,e3m2x2 T=f32", "d:b16 s:T s:T", anyBlackwell},
	{"cvt", "rnd=rn satfinite relu? D=e2m1x2 T=f32", "d:b8 s:T s:T", anyBlackwell},
	{"cvt", "rnd=rn relu? D=f16x2 T=e2m3x2,e3m2x2", "d:D s:b16", anyBlackwell},
	{"cvt", "rnd=rn relu? D=f16x2 T=e2m1x2", "d:D s:b8", anyBlackwell},
	{"cvt", "rnd=rz,rp satfinite? D=ue8m0x2 T=f32", "d:b16 s:T s:T", anyBlackwell},
	{"cvt", "rnd=rz,rp satfinite? D=ue8m0x2 T=bf16x2", "d:b16 s:T", anyBlackwell},
	{"cvt", "rnd=rn D=bf16x2 T=ue8m0x2", "d:D s:b16", anyBlackwell},
	{"cvt", "rnd=rs relu? satfinite D=e4m3x4,e5m2x4,e2m3x4,e3m2x4 T=f32", "d:b32 x:4*f32 s:b32", blackwellOnly},
	{"cvt", "rnd=rs relu? satfinite D=e2m1x4 T=f32", "d:b16 x:4*f32 s:b32", blackwellOnly},
}
