package sass

import (
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// loop sums n floats; ptxas unrolls it by four.
const loop = `.version 7.0
.target sm_80
.address_size 64
.visible .entry sum(.param .u64 p, .param .u32 n)
{
	.reg .b64 %rd<3>;
	.reg .b32 %r<4>;
	.reg .f32 %f<4>;
	.reg .pred %p<2>; .local .b32 stays;
	ld.param.u64 %rd1, [p];
	ld.param.u32 %r1, [n];
	cvta.to.global.u64 %rd2, %rd1;
	mov.f32 %f1, 0f00000000;
	mov.u32 %r2, 0;
$L:
	ld.global.f32 %f2, [%rd2];
	add.f32 %f1, %f1, %f2;
	add.s64 %rd2, %rd2, 4;
	add.s32 %r2, %r2, 1;
	setp.lt.s32 %p1, %r2, %r1;
	@%p1 bra $L;
	st.global.f32 [%rd2], %f1;
	ret;
}
`

func TestAnnotate(t *testing.T) {
	m, err := parse.Module("loop.ptx", loop)
	if err != nil {
		t.Fatal(err)
	}
	text, ops := Annotate(loop, m)
	if ops[16] != "ld" || ops[22] != "st" || len(ops) != 13 {
		t.Errorf("opcodes by line: %v", ops)
	}
	if !strings.Contains(text, "\t.loc 1 16 0\n\tld.global.f32 %f2, [%rd2];\n") {
		t.Errorf("no .loc before the load:\n%s", text)
	}
	if !strings.Contains(text, ".local .b32 stays;") {
		t.Error("a variable in local memory goes")
	}
	if again, _ := Annotate(text, mustParse(t, text)); strings.Count(again, ".loc") != strings.Count(text, ".loc") || strings.Count(again, ".file") != 1 {
		t.Errorf("old debug information stays:\n%s", again)
	}
}

func mustParse(t *testing.T, text string) *ptx.Module {
	m, err := parse.Module("again.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// listing is a loop in nvdisasm's form: two instructions before it, three in it, one after.
const listing = `
//--------------------- .text.k          --------------------------
.text.k:
	//## File "k.ptx", line 3
        /*0000*/                   S2R R0, SR_TID.X ;
        /*0010*/                   MOV R1, RZ ;
.L_x_0:
	//## File "k.ptx", line 5
        /*0020*/                   LDG.E R2, [R4.64] ;
	//## File "k.ptx", line 6
        /*0030*/                   FADD R1, R1, R2 ;
	//## File "k.ptx", line 7
        /*0040*/              @!P0 BRA ` + "`(.L_x_0)" + ` ;
	//## File "k.ptx", line 8
        /*0050*/                   EXIT ;
.L_x_1:
        /*0060*/                   BRA ` + "`(.L_x_1)" + `;
        /*0070*/                   NOP;
`

func TestExecuted(t *testing.T) {
	c := parseListing(listing)["k"]
	if c == nil || c.Static() != 6 {
		t.Fatalf("parsed as %+v", c)
	}
	c.ops = map[int]string{3: "mov", 5: "ld", 6: "add", 7: "bra", 8: "ret"}
	counts := map[int]uint64{3: 2, 5: 20, 6: 20, 7: 20, 8: 2}
	if got, want := c.Executed(counts, 2), 2*2.0+3*20+2; got != want {
		t.Errorf("executed %v, want %v", got, want)
	}
}

// peeled is a loop of which ptxas has taken an iteration out, with a copy of its body after it. In
// the loop two accesses to shared memory are one.
const peeled = `
//--------------------- .text.k          --------------------------
.text.k:
	//## File "k.ptx", line 5
        /*0000*/                   LDG.E R2, [R4.64] ;
.L_x_0:
	//## File "k.ptx", line 5
        /*0010*/                   LDG.E R2, [R4.64] ;
	//## File "k.ptx", line 6
        /*0020*/                   LDS.64 R6, [R5] ;
	//## File "k.ptx", line 7
        /*0030*/              @!P0 BRA ` + "`(.L_x_0)" + ` ;
	//## File "k.ptx", line 8
        /*0040*/                   EXIT ;
`

// TestShares: what the copy outside of the loop cannot execute the one inside does, and accesses to
// shared memory are weaker evidence than others.
func TestShares(t *testing.T) {
	c := parseListing(peeled)["k"]
	if c == nil {
		t.Fatal("not parsed")
	}
	c.ops = map[int]string{5: "ld", 6: "ld", 7: "bra", 8: "ret"}
	counts := map[int]uint64{5: 20, 6: 36, 7: 18, 8: 2}
	if got, want := c.Executed(counts, 2), 2+3*18.0+2; got != want {
		t.Errorf("executed %v, want %v", got, want)
	}
	if got := c.Listing(counts, 2); !strings.Contains(got, "      18.0     6 ld         LDS.64 R6, [R5]") {
		t.Errorf("the listing is\n%s", got)
	}
}

// moved is a loop whose head has only an instruction at the line of one that ptxas has taken out of
// the loop (6, executed once), and a block that only the head leads to.
const moved = `
//--------------------- .text.k          --------------------------
.text.k:
	//## File "k.ptx", line 3
        /*0000*/                   S2R R0, SR_TID.X ;
.L_x_0:
	//## File "k.ptx", line 6
        /*0010*/                   ISETP.GT.AND P1, PT, R12, R4, P0 ;
	//## File "k.ptx", line 4
        /*0020*/              @!P1 BRA ` + "`(.L_x_1)" + ` ;
	//## File "k.ptx", line 5
        /*0030*/                   LDG.E R2, [R4.64] ;
.L_x_1:
	//## File "k.ptx", line 7
        /*0040*/                   BAR.SYNC 0x0 ;
	//## File "k.ptx", line 8
        /*0050*/              @!P0 BRA ` + "`(.L_x_0)" + ` ;
	//## File "k.ptx", line 9
        /*0060*/                   EXIT ;
`

// entered is a loop whose first iteration ptxas has moved into the first block, with two copies of
// the body in the loop.
const entered = `
//--------------------- .text.k          --------------------------
.text.k:
	//## File "k.ptx", line 3
        /*0000*/                   S2R R0, SR_TID.X ;
	//## File "k.ptx", line 4
        /*0010*/                   LDG.E R2, [R4.64] ;
	//## File "k.ptx", line 5
        /*0020*/               @P0 BRA ` + "`(.L_x_1)" + ` ;
.L_x_0:
	//## File "k.ptx", line 4
        /*0030*/                   LDG.E R2, [R4.64] ;
        /*0040*/                   LDG.E R2, [R4.64] ;
	//## File "k.ptx", line 5
        /*0050*/              @!P0 BRA ` + "`(.L_x_0)" + ` ;
.L_x_1:
	//## File "k.ptx", line 6
        /*0060*/                   EXIT ;
`

// TestFirstBlock: each warp executes the first block once; the loop's copies share what that
// leaves.
func TestFirstBlock(t *testing.T) {
	c := parseListing(entered)["k"]
	if c == nil {
		t.Fatal("not parsed")
	}
	c.ops = map[int]string{3: "mov", 4: "ld", 5: "bra", 6: "ret"}
	counts := map[int]uint64{3: 10, 4: 30, 5: 30, 6: 10}
	if got, want := c.Executed(counts, 10), 3*10+3*10.0+10; got != want {
		t.Errorf("executed %v, want %v\n%s", got, want, c.Listing(counts, 10))
	}
}

// TestFlow: a block runs at least as often as one that only it leads to.
func TestFlow(t *testing.T) {
	c := parseListing(moved)["k"]
	if c == nil {
		t.Fatal("not parsed")
	}
	c.ops = map[int]string{3: "mov", 4: "bra", 5: "ld", 6: "add", 7: "bar", 8: "bra", 9: "ret"}
	counts := map[int]uint64{3: 1, 4: 10, 5: 7, 6: 1, 7: 10, 8: 10, 9: 1}
	if got, want := c.Executed(counts, 1), 1+2*7.0+7+2*10+1; got != want {
		t.Errorf("executed %v, want %v\n%s", got, want, c.Listing(counts, 1))
	}
}

const divides = `
//--------------------- .text.k          --------------------------
.text.k:
	//## File "k.ptx", line 3
        /*0000*/                   ISETP.GT.AND P0, PT, R12, R4, PT ;
	//## File "k.ptx", line 4
        /*0010*/               @P0 BRA ` + "`(.L_x_1)" + ` ;
	//## File "k.ptx", line 5
        /*0020*/                   MOV R4, 0x40 ;
        /*0030*/                   CALL.REL.NOINC ` + "`($__internal_0_$__cuda_div)" + ` ;
	//## File "k.ptx", line 6
        /*0040*/                   STG.E [R4.64], R2 ;
.L_x_1:
	//## File "k.ptx", line 7
        /*0050*/                   EXIT ;
$__internal_0_$__cuda_div:
        /*0060*/                   MUFU.RCP R5, R10 ;
        /*0070*/                   RET.REL.NODEC R4 ` + "`(k)" + ` ;
`

// TestAddedFunctions: a function of ptxas's own runs as often as the block that calls it, not as
// the instruction whose line it has.
func TestAddedFunctions(t *testing.T) {
	c := parseListing(divides)["k"]
	if c == nil {
		t.Fatal("not parsed")
	}
	c.ops = map[int]string{3: "setp", 4: "bra", 5: "div", 6: "st", 7: "ret"}
	counts := map[int]uint64{3: 10, 4: 10, 5: 2, 6: 2, 7: 10}
	if got, want := c.Executed(counts, 10), 2*10+3*2+10+2*2.0; got != want {
		t.Errorf("executed %v, want %v\n%s", got, want, c.Listing(counts, 10))
	}
}

// TestAssemble lets NVIDIA's tools unroll the loop: each of the copies of the load executes a
// share.
func TestAssemble(t *testing.T) {
	a := assembler(t)
	codes, err := a.Assemble(loop, mustParse(t, loop))
	if err != nil {
		t.Fatal(err)
	}
	c := codes["sum"]
	if c == nil || c.Registers == 0 {
		t.Fatalf("assembled to %+v", c)
	}
	counts := map[int]uint64{}
	for line := 10; line < 16; line++ {
		counts[line] = 1
	}
	for line := 16; line < 22; line++ {
		counts[line] = 1000
	}
	counts[22], counts[23] = 1, 1
	if got := c.Executed(counts, 1); got < 2000 || got > 6000 {
		t.Errorf("1000 iterations of 6 PTX instructions execute %v machine instructions", got)
	}
	if _, err := a.Assemble(strings.Replace(loop, "add.f32 %f1", "add.f32 %x1", 1), mustParse(t, loop)); err == nil {
		t.Error("ptxas takes wrong PTX")
	}
}
