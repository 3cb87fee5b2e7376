package serve

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"net"
	"strings"
	"testing"

	"opt-go/nvptx/cuda/fatbin"
	"opt-go/nvptx/emu"
)

const program = `.version 7.0
.target sm_70
.address_size 64
.file 1 "prog.cu"
.visible .const .align 4 .u32 step = 2;
.visible .entry bump(.param .u64 p, .param .u32 n)
{
	.reg .u32 %r<4>;
	.reg .u64 %rd<2>;
	.loc 1 12 3
	ld.param.u64 %rd1, [p];
	ld.param.u32 %r1, [n];
	ld.const.u32 %r2, [step];
	mul.lo.u32 %r3, %r1, %r2;
	.loc 1 13 3
	st.global.u32 [%rd1], %r3;
	ret;
}
`

// client is a program's side of a connection.
type client struct {
	t    *testing.T
	conn net.Conn
	data []byte
}

func connect(t *testing.T, o Options) *client {
	ours, theirs := net.Pipe()
	c := &client{t, ours, make([]byte, 1<<20)}
	if o.SM == 0 {
		o.SM = 90
	}
	ended := make(chan error, 1)
	go func() { ended <- Serve(c.data, o, theirs) }()
	t.Cleanup(func() {
		ours.Close()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return c
}

func (c *client) ask(op operation, parts ...any) (code, *body) {
	c.t.Helper()
	var b bytes.Buffer
	for _, p := range parts {
		if s, ok := p.(string); ok {
			p = []byte(s)
		}
		if err := binary.Write(&b, binary.LittleEndian, p); err != nil {
			c.t.Fatal(err)
		}
	}
	head := binary.LittleEndian.AppendUint32(nil, uint32(op))
	head = binary.LittleEndian.AppendUint32(head, uint32(b.Len()))
	if _, err := c.conn.Write(append(head, b.Bytes()...)); err != nil {
		c.t.Fatal(err)
	}
	result, data, err := readRequest(c.conn)
	if err != nil {
		c.t.Fatal(err)
	}
	return code(result), &body{data: data}
}

func (c *client) want(want code, op operation, parts ...any) *body {
	c.t.Helper()
	got, b := c.ask(op, parts...)
	if got != want {
		c.t.Fatalf("request %d: code %d, want %d: %s", op, got, want, b.data)
	}
	return b
}

// A fat binary is loaded, a constant set, a kernel launched; faults have source lines.
func TestSession(t *testing.T) {
	c := connect(t, Options{})
	image := fatbin.Write([]fatbin.Image{{Kind: fatbin.PTX, Arch: 100, Data: []byte("for a newer device")}, {Kind: fatbin.PTX, Arch: 70, Data: []byte(program)}})
	module := c.want(success, opLoad, image).u32()
	kernel := c.want(success, opKernel, module, "bump")
	number := kernel.u32()
	buffer := c.want(success, opAlloc, uint64(64), uint64(0)).u64()
	step := c.want(success, opVariable, module, "step").u64()
	binary.LittleEndian.PutUint32(c.data[step-Base:], 5)
	sizes := []uint32{1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0}
	c.want(success, opLaunch, number, sizes, uint32(0), buffer, uint32(7))
	if got := binary.LittleEndian.Uint32(c.data[buffer-Base:]); got != 35 {
		t.Errorf("the kernel stored %d, want 35", got)
	}
	why := c.want(illegalAddress, opLaunch, number, sizes, uint32(0), uint64(64), uint32(7))
	if text := string(why.data); !strings.Contains(text, "prog.cu:13: out of bounds") || !strings.Contains(text, "kernel bump") {
		t.Errorf("the fault says %q", text)
	}
	c.want(illegalAddress, opLaunch, number, sizes, uint32(0), buffer, uint32(8)) // until the device is reset
	c.want(success, opLaunch, number, sizes, uint32(1), buffer, uint32(8))
	if got := binary.LittleEndian.Uint32(c.data[buffer-Base:]); got != 40 {
		t.Errorf("after a reset the kernel stored %d, want 40", got)
	}
	c.want(success, opFits, number, sizes)
	sizes[3] = 2000
	c.want(invalidConfig, opLaunch, number, sizes, uint32(1), buffer, uint32(7))
	c.want(invalidConfig, opFits, number, sizes)
	c.want(success, opFree, buffer)
	c.want(invalidValue, opFree, buffer)
	c.want(invalidFunction, opKernel, module, "nothing")
	c.want(invalidSymbol, opVariable, module, "nothing")
	c.want(memoryAllocation, opAlloc, uint64(1)<<50, uint64(0))
	c.want(invalidPTX, opLoad, "no PTX at all")
}

func TestNewerCode(t *testing.T) {
	c := connect(t, Options{SM: 60})
	c.want(noKernelImage, opLoad, program)
	c.want(noKernelImage, opLoad, fatbin.Write([]fatbin.Image{{Kind: fatbin.PTX, Arch: 70, Data: []byte(program)}}))
}

// Whatever a program sends, it gets an answer.
func TestRandomRequests(t *testing.T) {
	c := connect(t, Options{})
	c.want(success, opLoad, program)
	c.want(success, opKernel, uint32(0), "bump")
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		data := make([]byte, r.IntN(80))
		for i := range data {
			if data[i] = byte(r.Uint32()); r.IntN(3) > 0 {
				data[i] = 0
			}
		}
		op := operation(r.IntN(14))
		if op == opLaunch || op == opWhere && len(data) > 8 {
			data = data[:min(len(data), 40)] // no time for large launches
		}
		c.ask(op, data)
	}
}

// Code that the compiler has merged has line 0: a report names the line before it as near.
func TestSourceLines(t *testing.T) {
	lines := newSourceLines("\t.file 1 \"a.cu\"\n.entry k()\n{\n\tret0;\n\t.loc 1 7 3\n\tadd;\n\t.loc 1 0 0\n\tld;\n\t.loc 1 9 1\n\tst;\n}\n.entry l()\n{\n\t.loc 1 0 0\n\tret;\n}\n")
	for line, want := range map[int][2]string{4: {"", ""}, 6: {"a.cu:7", "a.cu:7"}, 8: {"", "near a.cu:7"}, 10: {"a.cu:9", "a.cu:9"}, 15: {"", ""}, 99: {"", ""}} {
		if source, about := lines.source(line), lines.about(line); source != want[0] || about != want[1] {
			t.Errorf("line %d: %q and %q, want %q", line, source, about, want)
		}
	}
}

// Accesses outside of allocations are told of once for each source line, in whichever instruction
// of it, and once for each line of PTX text without line information.
func TestStraysOfALine(t *testing.T) {
	lines := newSourceLines(".file 1 \"a.cu\"\nld\nld\n.loc 1 7 0\nld\nld\n.loc 1 8 0\nld\n")
	s := &session{strays: map[place]bool{}}
	for _, template := range []string{"k<1>", "k<2>"} {
		k := &kernel{module: &module{lines: lines}, name: template}
		stats := &emu.Stats{}
		for _, line := range []int{2, 3, 5, 6, 8, 5, 2} {
			stats.Findings = append(stats.Findings, emu.Finding{Fault: &emu.Fault{Line: line}})
		}
		want := map[string]int{"k<1>": 4, "k<2>": 2}[template]
		if text := s.findings(k, stats); strings.Count(text, "warning: ") != want {
			t.Errorf("%s: not %d warnings:\n%s", template, want, text)
		}
	}
}

// TestCallers: inlined code is told with the calls that it came by, each by the last .loc of its
// position.
func TestCallers(t *testing.T) {
	lines := newSourceLines(`	.file 1 "a.cu"
	.file 2 "b.h"
.entry k()
{
	.loc	1 40 3 // a.cu:40:3
	.loc	2 7 9, function_name $L__info_string0, inlined_at 1 40 3 // b.h:7:9
	ld;
	.loc	1 41 3
	.loc	2 7 9, function_name $L__info_string0, inlined_at 1 41 3
	.loc	2 3 1, function_name $L__info_string1+4, inlined_at 2 7 9
	ld;
	.loc	2 0 0, function_name $L__info_string1, inlined_at 2 7 9
	ld;
	.loc	1 50 1
	st;
}
.entry l()
{
	.loc	2 3 1, function_name $L__info_string1, inlined_at 2 7 9
	ld;
	.loc	2 1 1, function_name $L__info_string0, inlined_at 1 60 1
	.loc	2 2 2, function_name $L__info_string0, inlined_at 2 1 1
	.loc	2 3 3, function_name $L__info_string0, inlined_at 2 2 2
	.loc	2 4 4, function_name $L__info_string0, inlined_at 2 3 3
	.loc	2 5 5, function_name $L__info_string0, inlined_at 2 4 4
	.loc	2 6 6, function_name $L__info_string0, inlined_at 2 5 5
	.loc	2 7 7, function_name $L__info_string0, inlined_at 2 6 6
	ld;
}
`)
	for line, want := range map[int]string{
		5: "a.cu:40", 7: "b.h:7 (inlined at a.cu:40)", 11: "b.h:3 (inlined at b.h:7, at a.cu:41)", 13: "near b.h:3 (inlined at b.h:7, at a.cu:41)",
		15: "a.cu:50", 20: "b.h:3 (inlined at b.h:7)", 28: "b.h:7 (inlined at b.h:6, at b.h:5, at b.h:4, at 2 more, at b.h:1, at a.cu:60)", 0: "", 100: "",
	} {
		if got := lines.about(line) + lines.callers(line); got != want {
			t.Errorf("line %d: %q, not %q", line, got, want)
		}
	}
}
