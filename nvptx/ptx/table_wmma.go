package ptx

// wmmaRows lists what there is for matrices on tensor cores, in the shapes and types of sm_70 (PTX ISA, section 9.7.14.4).
func wmmaRows() []row {
	const shapes, since = "m16n16k16,m32n8k16,m8n32k16", "6.3 70" // .aligned came with 6.3
	const place = " layout=row,col shape=" + shapes + " space?=global,shared,shared::cta"
	rows := []row{
		{"wmma", "load frag=a,b sync aligned" + place + " T=f16", "X:8*b32 a s:u32?", since},
		{"wmma", "load frag=c sync aligned" + place + " T=f16", "X:4*b32 a s:u32?", since},
		{"wmma", "load frag=c sync aligned" + place + " T=f32", "X:8*f32 a s:u32?", since},
		{"wmma", "store frag=d sync aligned" + place + " T=f16", "a x:4*b32 s:u32?", since},
		{"wmma", "store frag=d sync aligned" + place + " T=f32", "a x:8*f32 s:u32?", since},
	}
	regs := map[string]string{"f16": "4*b32", "f32": "8*f32"}
	for _, d := range []string{"f16", "f32"} {
		for _, c := range []string{"f16", "f32"} {
			rows = append(rows, row{"wmma", "mma sync aligned layout=row,col blayout=row,col shape=" + shapes + " D=" + d + " T=" + c,
				"X:" + regs[d] + " x:8*b32 x:8*b32 x:" + regs[c], since})
		}
	}
	return rows
}
