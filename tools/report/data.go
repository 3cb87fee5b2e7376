package report

import "opt-go/nvptx/emu"

// Index is what the page needs before a function is opened. Script element "index".
type Index struct {
	Title    string `json:"title"`
	Command  string `json:"command"`
	Version  string `json:"version"`
	Emit     string `json:"emit"`   // "ir", "ptx" or "vliw"
	Target   string `json:"target"` // of the backend; "" for IR
	Pipeline string `json:"pipeline"`

	Functions []FunctionEntry `json:"functions"`
	Files     []string        `json:"files"` // source files: script elements "file1", …; "input" is the IR that was read
	Times     []Time          `json:"times"`
	Counters  []Counter       `json:"counters"`
	Launches  []Launch        `json:"launches"`
}

// FunctionEntry is a line of the list of functions. Function number k is in script element "fk".
type FunctionEntry struct {
	Name         string `json:"name"`
	Kernel       bool   `json:"kernel,omitempty"`
	Instructions int    `json:"instructions"`
	Blocks       int    `json:"blocks"`
	Divergent    int    `json:"divergent"` // branches
	Uncoalesced  int    `json:"uncoalesced"`
	Pressure     int    `json:"pressure"` // 32-bit registers
	Spills       int    `json:"spills"`
	Pipelines    int    `json:"pipelines"`
	Changes      int    `json:"changes"` // runs of passes that changed it
}

// Time is the time of a pass over all its runs, summed over workers.
type Time struct {
	Name        string `json:"name"`
	Runs        int    `json:"runs"`
	Nanoseconds int64  `json:"ns"`
}

// Counter is a counter of a pass.
type Counter struct {
	Pass  string `json:"pass"`
	Name  string `json:"name"`
	Value int64  `json:"value"`
}

// Launch is the statistics of a run of a kernel: the file of ptx-run -stats.
type Launch struct {
	emu.Stats
}

// Function is everything about one function.
type Function struct {
	Name string `json:"name"`
	// Lines has each line that a version of the function consists of once; Versions name them by
	// index. The first version is the input.
	Lines     []string   `json:"lines,omitempty"`
	Versions  []Version  `json:"versions,omitempty"`
	Code      []CodeLine `json:"code,omitempty"` // the IR after the passes
	Blocks    []Block    `json:"blocks"`
	Remarks   []Remark   `json:"remarks"` // of the backend
	PTX       []PTXLine  `json:"ptx,omitempty"`
	Assembly  []string   `json:"assembly"` // VLIW
	Pipelines []Pipeline `json:"pipelines"`
}

// Version is a function after a run of a pass, as the difference to the version before: the first
// Head and the last Tail lines stay, and between them are the lines of Runs: the index of a line,
// how many lines follow one another from there on, and so on.
type Version struct {
	Pass    string   `json:"pass"`
	Head    int      `json:"head"`
	Tail    int      `json:"tail"`
	Runs    []int32  `json:"runs"`
	Remarks []Remark `json:"remarks,omitempty"`
}

// Remark is a remark of a pass or a backend.
type Remark struct {
	Kind string `json:"kind"` // LLVM's tag: Passed, Missed or Analysis
	Pass string `json:"pass"`
	Text string `json:"text"`
	File string `json:"file,omitempty"`
	Line int    `json:"line,omitempty"`
}

// CodeLine is a line of the final IR. Numbers of lines and files count from 1, 0 is none.
type CodeLine struct {
	Text      string  `json:"t"`
	File      int     `json:"f,omitempty"` // of the debug location, an index of Index.Files
	Line      int     `json:"l,omitempty"`
	Origin    int     `json:"o,omitempty"` // line of the input
	Divergent bool    `json:"d,omitempty"`
	By        int     `json:"b,omitempty"` // the line of the value that makes this one divergent; 1 for parameters
	Value     string  `json:"v,omitempty"` // the name of that value
	Why       string  `json:"w,omitempty"`
	Access    *Access `json:"a,omitempty"`
}

// Access is what a warp does at a memory access.
type Access struct {
	Op           string `json:"op"`
	Space        string `json:"space"`
	Bytes        int64  `json:"bytes"`
	Pattern      string `json:"pattern"`
	Transactions int    `json:"transactions"` // segments, or passes through the banks; 0: not known
	Least        int    `json:"least"`
}

// Block is a basic block of the final IR.
type Block struct {
	Name      string `json:"name"`
	First     int    `json:"first"` // line of CodeLine, from 1
	Lines     int    `json:"lines"`
	Succs     []int  `json:"succs"` // indices of blocks
	Depth     int    `json:"depth,omitempty"`
	Header    int    `json:"header"` // of the innermost loop; -1: none
	Divergent bool   `json:"divergent,omitempty"`
}

// PTXLine is a line of PTX.
type PTXLine struct {
	Text     string `json:"t"`
	Number   int    `json:"n"` // in the whole file, as ptx-run -stats counts
	File     int    `json:"f,omitempty"`
	Line     int    `json:"l,omitempty"`
	Origin   int    `json:"o,omitempty"` // line of the input
	Pressure int    `json:"p,omitempty"` // 32-bit registers
	Role     string `json:"r,omitempty"` // spill, reload or rematerialized
}

// Pipeline is a software-pipelined loop or nest.
type Pipeline struct {
	Name    string   `json:"name"`
	Summary string   `json:"summary"`
	Line    int      `json:"line,omitempty"` // of the input
	II      int      `json:"ii"`
	Stages  int      `json:"stages"`
	Issue   int      `json:"issue"` // width
	Units   []string `json:"units"`
	Ops     []Op     `json:"ops"`
	Files   []File   `json:"files"`
	Nest    *Nest    `json:"nest,omitempty"`
}

// Op is an operation of a kernel.
type Op struct {
	Name   string `json:"name"`
	Opcode string `json:"opcode"`
	Cycle  int    `json:"cycle"` // in iteration 0
	Unit   int    `json:"unit"`  // -1: none
	Busy   int    `json:"busy"`  // cycles for which the unit is held
	Role   string `json:"role,omitempty"`
	Level  int    `json:"level,omitempty"` // of a nest
	Line   int    `json:"line,omitempty"`  // of the input
}

// File is a register file with the lifetimes in it.
type File struct {
	Name    string     `json:"name"`
	Size    int        `json:"size"`
	Used    int        `json:"used"`
	MaxLive int        `json:"maxlive"`
	Lives   []Lifetime `json:"lives"`

	// Of a nest: its values in the run of Nest.Trips, on a cylinder of Around registers.
	Around int   `json:"around,omitempty"`
	Arcs   []Arc `json:"arcs,omitempty"`
}

// Arc is a value in a register for a time.
type Arc struct {
	Op        int `json:"op"`
	Iteration int `json:"iteration"` // of the pipelined loop; negative: live-in
	Start     int `json:"start"`     // cycle of the run
	End       int `json:"end"`
	Register  int `json:"register"` // −1: a static register
}

// Lifetime is a value in a register.
type Lifetime struct {
	Op       int `json:"op"`
	Start    int `json:"start"` // cycle, in iteration 0
	End      int `json:"end"`
	Register int `json:"register"` // at the definition, in iteration 0; -1: a static register
}

// Nest is the final schedule of a nest, in steps of II cycles.
type Nest struct {
	Level    int    `json:"level"`
	Group    int    `json:"group"`
	Prologue int    `json:"prologue"`
	Epilogue int    `json:"epilogue"`
	First    []int  `json:"first"` // stages of each level
	Last     []int  `json:"last"`
	Trips    []int  `json:"trips"` // of each level, in the run that is shown
	Turns    []Turn `json:"turns"`
}

// Turn is a turn around an inner loop: per step, the stage of each iteration of the group.
type Turn struct {
	Level int     `json:"level"`
	Stage [][]int `json:"stage"`
}
