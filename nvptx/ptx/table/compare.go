package table

// The comparisons: signed and unsigned integers, bits, floats (the u forms and num, nan are for NaN
// operands).
const (
	intCmp   = "eq,ne,lt,le,gt,ge"
	unsCmp   = intCmp + ",lo,ls,hi,hs"
	floatCmp = intCmp + ",equ,neu,ltu,leu,gtu,geu,num,nan"
	boolOps  = "and,or,xor"
)

// compareRows: comparison and selection (PTX ISA, sections 9.7.6 and 9.7.7).
var compareRows = []row{
	{"setp", "cmp=eq,ne T=" + bits, "P s:T s:T", ""},
	{"setp", "cmp=" + unsCmp + " T=u16,u32,u64", "P s:T s:T", ""},
	{"setp", "cmp=" + intCmp + " T=s16,s32,s64", "P s:T s:T", ""},
	{"setp", "cmp=" + floatCmp + " ftz? T=f32", "P s:T s:T", ""},
	{"setp", "cmp=" + floatCmp + " T=f64", "P s:T s:T", ""},
	{"setp", "cmp=" + floatCmp + " ftz? T=f16,f16x2", "P s:T s:T", "4.2 53"},
	{"setp", "cmp=" + floatCmp + " T=bf16,bf16x2", "P s:T s:T", "7.8 90"},
	{"setp", "cmp=eq,ne bool=" + boolOps + " T=" + bits, "P s:T s:T q", ""},
	{"setp", "cmp=" + unsCmp + " bool=" + boolOps + " T=u16,u32,u64", "P s:T s:T q", ""},
	{"setp", "cmp=" + intCmp + " bool=" + boolOps + " T=s16,s32,s64", "P s:T s:T q", ""},
	{"setp", "cmp=" + floatCmp + " bool=" + boolOps + " ftz? T=f32", "P s:T s:T q", ""},
	{"setp", "cmp=" + floatCmp + " bool=" + boolOps + " T=f64", "P s:T s:T q", ""},
	{"setp", "cmp=" + floatCmp + " bool=" + boolOps + " ftz? T=f16,f16x2", "P s:T s:T q", "4.2 53"},
	{"setp", "cmp=" + floatCmp + " bool=" + boolOps + " T=bf16,bf16x2", "P s:T s:T q", "7.8 90"},
	{"set", "cmp=eq,ne D=u32,s32,f32 T=" + bits, "d:D s:T s:T", ""},
	{"set", "cmp=" + unsCmp + " D=u32,s32,f32 T=u16,u32,u64", "d:D s:T s:T", ""},
	{"set", "cmp=" + intCmp + " D=u32,s32,f32 T=s16,s32,s64", "d:D s:T s:T", ""},
	{"set", "cmp=" + floatCmp + " ftz? D=u32,s32,f32 T=f32,f64", "d:D s:T s:T", ""},
	{"set", "cmp=" + floatCmp + " ftz? D=f16 T=f16", "d:D s:T s:T", "4.2 53"},
	{"set", "cmp=" + floatCmp + " ftz? D=f16x2 T=f16x2", "d:D s:T s:T", "4.2 53"},
	{"set", "cmp=" + floatCmp + " ftz? D=u16,s16,u32,s32 T=f16", "d:D s:T s:T", "6.5 53"},
	{"set", "cmp=" + floatCmp + " ftz? D=u32,s32 T=f16x2", "d:D s:T s:T", "6.5 53"},
	{"set", "cmp=" + floatCmp + " D=bf16,u16,s16,u32,s32 T=bf16", "d:D s:T s:T", "7.8 90"},
	{"set", "cmp=" + floatCmp + " D=bf16x2,u32,s32 T=bf16x2", "d:D s:T s:T", "7.8 90"},
	{"set", "cmp=eq,ne bool=" + boolOps + " D=u32,s32,f32 T=" + bits, "d:D s:T s:T q", ""},
	{"set", "cmp=" + unsCmp + " bool=" + boolOps + " D=u32,s32,f32 T=u16,u32,u64", "d:D s:T s:T q", ""},
	{"set", "cmp=" + intCmp + " bool=" + boolOps + " D=u32,s32,f32 T=s16,s32,s64", "d:D s:T s:T q", ""},
	{"set", "cmp=" + floatCmp + " bool=" + boolOps + " ftz? D=u32,s32,f32 T=f32,f64", "d:D s:T s:T q", ""},
	{"selp", "T=" + values, "d:T s:T s:T q", ""},
	{"slct", "T=" + values + " U=s32", "d:T s:T s:T s:U", ""},
	{"slct", "ftz? T=" + values + " U=f32", "d:T s:T s:T s:U", ""},
}

// moveRows: moves and conversions (PTX ISA, section 9.7.9, first part).
var moveRows = []row{
	{"mov", "T=pred", "p q", ""},
	{"mov", "T=" + values, "d:T m:T", ""},
	{"mov", "T=b128", "d:T m:T", "8.3 70"},
	{"mov", "T=b16,b32,b64", "k:T k:T", ""},
	{"mov", "T=b128", "k:T k:T", "8.3 70"},
	{"cvt", "D=u8,s8," + ints + " T=u8,s8," + ints, "W:D w:T", ""},
	{"cvt", "sat D=u8,s8," + ints + " T=u8,s8," + ints, "W:D w:T", ""}, // satMatters drops the pointless ones
	{"cvt", "rnd=" + irounds + " ftz? sat? D=u8,s8," + ints + " T=f32,f64", "W:D w:T", ""},
	{"cvt", "rnd=" + irounds + " sat? D=u8,s8," + ints + " T=f16", "W:D w:T", "4.2 53"},
	{"cvt", "rnd=" + irounds + " D=" + ints + " T=bf16", "W:D w:T", "7.8 90"},
	{"cvt", "rnd=" + rounds + " sat? D=f32,f64 T=u8,s8," + ints, "W:D w:T", ""},
	{"cvt", "rnd=" + rounds + " sat? D=f16 T=u8,s8," + ints, "W:D w:T", "4.2 53"},
	{"cvt", "rnd=" + rounds + " D=bf16 T=" + ints, "W:D w:T", "7.8 90"},
	{"cvt", "rnd?=" + irounds + " ftz? sat? D=f32 T=f32", "W:D w:T", ""},
	{"cvt", "rnd?=" + irounds + " sat? D=f64 T=f64", "W:D w:T", ""},
	{"cvt", "rnd?=" + irounds + " sat? D=f16 T=f16", "W:D w:T", "4.2 53"},
	{"cvt", "rnd?=" + irounds + " D=bf16 T=bf16", "W:D w:T", "7.8 90"},
	{"cvt", "ftz? sat? D=f64 T=f32", "W:D w:T", ""},
	{"cvt", "rnd=" + rounds + " ftz? sat? D=f32 T=f64", "W:D w:T", ""},
	{"cvt", "ftz? sat? D=f32 T=f16", "W:D w:T", "2.0 0"},
	{"cvt", "sat? D=f64 T=f16", "W:D w:T", "2.0 0"},
	{"cvt", "ftz? D=f32 T=bf16", "W:D w:T", "7.1 80"},
	{"cvt", "D=f64 T=bf16", "W:D w:T", "7.8 90"},
	{"cvt", "rnd=" + rounds + " ftz? sat? D=f16 T=f32", "W:D w:T", ""},
	{"cvt", "rnd=" + rounds + " sat? D=f16 T=f64", "W:D w:T", ""},
	{"cvt", "rnd=rn,rz relu D=f16 T=f32", "W:D w:T", "7.0 80"},
	{"cvt", "rnd=rn,rz relu? D=bf16 T=f32", "W:D w:T", "7.0 80"},
	{"cvt", "rnd=rm,rp D=bf16 T=f32,f64", "W:D w:T", "7.8 90"},
	{"cvt", "rnd=rn,rz D=bf16 T=f64", "W:D w:T", "7.8 90"},
	{"cvt", "rnd=" + rounds + " D=f16 T=bf16", "W:D w:T", "7.8 90"},
	{"cvt", "rnd=" + rounds + " D=bf16 T=f16", "W:D w:T", "7.8 90"},
	{"cvt", "rnd=rn,rz relu? D=f16x2,bf16x2 T=f32", "d:D s:T s:T", "7.0 80"},
	{"cvt", "rnd=rna D=tf32 T=f32", "d:b32 s:T", "7.0 80"},
	{"cvt", "pack sat D=u16,s16 T=s32", "d:b32 s:T s:T", "6.5 72"},
	{"cvt", "pack sat D=u8,s8 T=s32 U=b32", "d:b32 s:T s:T s:U", "6.5 72"},
	{"cvt", "pack sat D=u4,s4,u2,s2 T=s32 U=b32", "d:b32 s:T s:T s:U", "6.5 75"},
	{"cvta", "space=const,global,local,shared,shared::cta T=u32,u64", "d:T m:T", "2.0 20"},
	{"cvta", "space=param T=u32,u64", "d:T m:T", "7.7 70"},
	{"cvta", "to space=const,global,local,shared,shared::cta T=u32,u64", "d:T s:T", "2.0 20"},
	{"cvta", "to space=param T=u32,u64", "d:T s:T", "7.7 70"},
	{"isspacep", "space=global,local,shared,shared::cta", "p s:ptr", "2.0 20"},
	{"isspacep", "space=const", "p s:ptr", "3.1 20"},
	{"isspacep", "space=param", "p s:ptr", "7.7 70"},
}
