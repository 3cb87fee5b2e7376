package scalar_test

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// put allocates a buffer with these contents.
func put(t testing.TB, mem *emu.Memory, data []byte) uint64 {
	t.Helper()
	addr, err := mem.Alloc(len(data))
	if err != nil {
		t.Fatal(err)
	}
	if err := mem.Write(addr, data); err != nil {
		t.Fatal(err)
	}
	return addr
}

// bank names a register of each kind for the instruction under test: types of d, a, b, c.
func declare(name string, t ptx.Type) string {
	if t == ptx.Pred {
		return ".reg .pred " + name + ";"
	}
	return fmt.Sprintf(".reg .b%d %s;", max(t.Bits(), 16), name)
}

func loadOperand(name string, t ptx.Type) string {
	if t == ptx.Pred {
		return fmt.Sprintf("ld.global.u32 %%t, [%%addr_%s]; setp.ne.u32 %s, %%t, 0;", name[1:], name)
	}
	return fmt.Sprintf("ld.global.b%d %s, [%%addr_%s];", max(t.Bits(), 16), name, name[1:])
}

// evaluate runs code, which computes %d from %a, %b and %c, for each row of operands.
func evaluate(t testing.TB, code string, types []ptx.Type, rows [][3]uint64) []uint64 {
	t.Helper()
	var b strings.Builder
	b.WriteString(".visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n) {\n")
	b.WriteString(".reg .pred %q; .reg .b32 %t, %i, %n; .reg .b64 %in, %out, %off, %addr_a, %addr_b, %addr_c;\n")
	names := []string{"%d", "%a", "%b", "%c"}
	for i, typ := range types {
		b.WriteString(declare(names[i], typ) + "\n")
	}
	b.WriteString(`ld.param.u64 %in, [in]; ld.param.u64 %out, [out]; ld.param.u32 %n, [n];
		mov.u32 %i, %ctaid.x; mov.u32 %t, %ntid.x; mul.lo.u32 %i, %i, %t; mov.u32 %t, %tid.x; add.u32 %i, %i, %t;
		setp.ge.u32 %q, %i, %n; @%q exit;
		mul.wide.u32 %off, %i, 24; add.u64 %addr_a, %in, %off; add.u64 %addr_b, %addr_a, 8; add.u64 %addr_c, %addr_a, 16;
		mul.wide.u32 %off, %i, 8; add.u64 %out, %out, %off;
	`)
	for i := 1; i < len(types); i++ {
		b.WriteString(loadOperand(names[i], types[i]) + "\n")
	}
	b.WriteString(code + "\n")
	if types[0] == ptx.Pred {
		b.WriteString("selp.u32 %t, 1, 0, %d; st.global.u32 [%out], %t;")
	} else {
		fmt.Fprintf(&b, "st.global.b%d [%%out], %%d;", max(types[0].Bits(), 16))
	}
	b.WriteString("\nret; }\n")
	m, err := parse.Module("test.ptx", ".version 8.6\n.target sm_100a\n.address_size 64\n"+b.String())
	if err != nil {
		t.Fatal(err)
	}
	if err := ptx.Verify(m); err != nil {
		t.Fatal(err)
	}
	p, err := emu.Load(m)
	if err != nil {
		t.Fatal(err)
	}
	var in []byte
	for _, r := range rows {
		for _, v := range r {
			in = binary.LittleEndian.AppendUint64(in, v)
		}
	}
	mem := emu.NewMemory(64)
	inAddr, outAddr := put(t, mem, in), put(t, mem, make([]byte, 8*len(rows)))
	_, err = p.Launch(emu.Launch{
		Kernel: "k", Grid: emu.Dim3{X: (len(rows) + 255) / 256}, Block: emu.Dim3{X: 256}, Memory: mem,
		Args: [][]byte{emu.U64(inAddr), emu.U64(outAddr), emu.U32(uint32(len(rows)))},
	})
	if err != nil {
		t.Fatalf("%s: %v", code, err)
	}
	data, err := mem.Read(outAddr, 8*len(rows))
	if err != nil {
		t.Fatal(err)
	}
	var out []uint64
	for ; len(data) > 0; data = data[8:] {
		out = append(out, binary.LittleEndian.Uint64(data))
	}
	return out
}

// product returns rows with all combinations of the values, for n operands.
func product(values [3][]uint64, n int) [][3]uint64 {
	var rows [][3]uint64
	one := []uint64{0}
	for i := n; i < 3; i++ {
		values[i] = one
	}
	for _, a := range values[0] {
		for _, b := range values[1] {
			for _, c := range values[2] {
				rows = append(rows, [3]uint64{a, b, c})
			}
		}
	}
	return rows
}
