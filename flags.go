package optgo

import (
	"flag"
	"os"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx"
	"opt-go/nvptx/regalloc"
	"opt-go/vliw"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
)

// BackendFlags are the flags of a command line that are options of the backends: AddTo defines
// them, and PTX and VLIW return what they say. Their defaults are the zero values of the options.
type BackendFlags struct {
	CPU, Features string // -mcpu, -mattr

	regs                         int // of both backends
	inferSpaces, uniformBranches bool
	strictAtomics, rsqrt         bool
	regalloc, regallocBeyond     string

	machine            string
	sched, fpContract  string
	spill              string
	spillCC            bool
	spillQF, spillTF   float64
	ssp, distance, fit string
}

// AddTo defines the flags.
func (b *BackendFlags) AddTo(fs *flag.FlagSet) {
	spill := vliw.DefaultSpill()
	fs.StringVar(&b.CPU, "mcpu", "", "target `CPU`; for PTX sm_NN, by default from the module, else sm_70; IR functions are marked with it")
	fs.StringVar(&b.Features, "mattr", "", "target `features`, such as +ptx70; IR functions are marked with them")
	fs.BoolVar(&b.inferSpaces, "nvptx-infer-spaces", true, "PTX: infer state spaces of accesses; false: accesses through generic pointers stay generic")
	fs.BoolVar(&b.strictAtomics, "nvptx-strict-atomics", false, "PTX: honor seq_cst of atomicrmw and cmpxchg; false: treat it as relaxed, since clang writes CUDA's relaxed atomics so")
	fs.BoolVar(&b.rsqrt, "nvptx-rsqrt-approx-opt", true, "PTX: combine 1/sqrt.approx to rsqrt.approx")
	fs.BoolVar(&b.uniformBranches, "nvptx-uniform-branches", false, "PTX: emit bra.uni for branches that the divergence analysis proves uniform")
	fs.StringVar(&b.machine, "machine", machine.Default, "VLIW: machine, by `NAME` or as a description FILE.json")
	fs.IntVar(&b.regs, "regs", 0, "VLIW: `N` rotating registers per file, by default the machine's; PTX: 32-bit registers per thread, by default unlimited")
	fs.StringVar(&b.regalloc, "regalloc", regalloc.AffRA.String(), "PTX with -regs: register allocator: `affra`, divra or linear")
	fs.StringVar(&b.regallocBeyond, "regalloc-beyond", "all", "PTX with -regs: improvements over the paper: all, none, or a `LIST` of weighted, cheap-first, reuse, tid-on-demand, pack, occupancy")
	fs.StringVar(&b.sched, "sched", modulo.HRMS.String(), "VLIW: loop scheduler: `hrms`, ims, or list (no software pipelining)")
	fs.StringVar(&b.fpContract, "fp-contract", "off", "VLIW: fuse llvm.fmuladd to one operation: off or `on`")
	fs.StringVar(&b.spill, "spill", "use", "VLIW: spill single uses (`use`) or whole variables (var)")
	fs.BoolVar(&b.spillCC, "spill-cc", spill.CC, "VLIW: prefer spilling what is live in the critical cycle")
	fs.Float64Var(&b.spillQF, "spill-qf", spill.QF, "VLIW: quantity factor `X` of spilling, 0 to 1")
	fs.Float64Var(&b.spillTF, "spill-tf", spill.TF, "VLIW: traffic factor `X` of spilling")
	fs.StringVar(&b.ssp, "ssp", vliw.Innermost.String(), "VLIW: level of a nest to pipeline: `off` (innermost), auto (fewest cycles), or a level from 1 (outermost)")
	fs.StringVar(&b.distance, "distance", ssp.Aggressive.String(), "VLIW with -ssp: distances of vector lifetimes: `aggr` (may interleave), cons (may not), simple (no sharing)")
	fs.StringVar(&b.fit, "fit", rotate.FirstFit.String(), "VLIW with -ssp: register fit: `first`, best or end")
}

// PTX returns the options of the PTX backend. The error names the flag that it is about.
func (b *BackendFlags) PTX() (nvptx.Options, error) {
	o := nvptx.Options{CPU: b.CPU, Features: b.Features, KeepGeneric: !b.inferSpaces, UniformBranches: b.uniformBranches,
		StrictAtomics: b.strictAtomics, NoRsqrt: !b.rsqrt, Regs: b.regs}
	var err error
	if o.Allocator, err = regalloc.AllocatorByName(b.regalloc); err != nil {
		return o, errors.Wrap(err, "-regalloc")
	}
	beyond, err := regalloc.ParseBeyond(b.regallocBeyond)
	if err != nil {
		return o, errors.Wrap(err, "-regalloc-beyond")
	}
	o.Beyond = &beyond
	return o, b.checkRegs()
}

func (b *BackendFlags) checkRegs() error {
	if b.regs < 0 {
		return errors.Errorf("-regs=%d: must not be negative", b.regs)
	}
	return nil
}

// VLIW returns the options of the VLIW backend. The error names the flag that it is about. A
// machine that is described in a file is not read; see ReadMachine.
func (b *BackendFlags) VLIW() (vliw.Options, error) {
	o := vliw.Options{Regs: b.regs}
	for _, read := range []func(*vliw.Options) error{b.readSpill, b.readLoops, b.readNests} {
		if err := read(&o); err != nil {
			return o, err
		}
	}
	if b.machineFile() != "" {
		return o, b.checkRegs()
	}
	o.Name = b.machine
	if _, err := machine.Lookup(o.Name); err != nil {
		return o, errors.Wrapf(err, "-machine=%s", o.Name)
	}
	return o, b.checkRegs()
}

func (b *BackendFlags) readSpill(o *vliw.Options) error {
	o.Spill = &vliw.Spill{Variables: b.spill == "var", CC: b.spillCC, QF: b.spillQF, TF: b.spillTF}
	if b.spill != "use" && b.spill != "var" {
		return errors.Errorf("-spill=%s: must be use or var", b.spill)
	}
	if b.spillQF < 0 || b.spillQF > 1 || b.spillTF < 0 {
		return errors.Errorf("-spill-qf=%g -spill-tf=%g: the first must be 0 to 1, the second at least 0", b.spillQF, b.spillTF)
	}
	return nil
}

func (b *BackendFlags) readLoops(o *vliw.Options) (err error) {
	o.Fuse = b.fpContract == "on"
	if !o.Fuse && b.fpContract != "off" {
		return errors.Errorf("-fp-contract=%s: must be off or on", b.fpContract)
	}
	o.Scheduler, err = modulo.SchedulerByName(b.sched)
	return errors.Wrapf(err, "-sched=%s", b.sched)
}

func (b *BackendFlags) readNests(o *vliw.Options) (err error) {
	if o.SSP, err = vliw.LevelByName(b.ssp); err != nil {
		return errors.Wrapf(err, "-ssp=%s", b.ssp)
	}
	if o.Distance, err = ssp.MetricByName(b.distance); err != nil {
		return errors.Wrapf(err, "-distance=%s", b.distance)
	}
	if o.Fit, err = rotate.FitByName(b.fit); err != nil {
		return errors.Wrapf(err, "-fit=%s", b.fit)
	}
	return o.CheckNests()
}

// machineFile is the file that describes the machine, "" if it is a built-in one.
func (b *BackendFlags) machineFile() string {
	if strings.HasSuffix(b.machine, ".json") {
		return b.machine
	}
	return ""
}

// ReadMachine reads the description of the machine of o, if that is in a file.
func (b *BackendFlags) ReadMachine(o *vliw.Options) error {
	name := b.machineFile()
	if name == "" {
		return nil
	}
	f, err := os.Open(name)
	if err != nil {
		return errors.Wrap(err, "cannot read the machine description")
	}
	defer f.Close()
	o.Machine, err = machine.Load(f) // its errors name the file
	return err
}
