package reader

import (
	"maps"
	"sync"
	"sync/atomic"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/ir"
)

// splitRead is the state of reading a text in chunks: the skeleton, which has everything but the
// bodies, and chunks of functions. The workers parse chunks while the skeleton is converted, then
// convert the bodies into its module.
type splitRead struct {
	split  *carried.Split
	base   *reader
	groups map[int64]ir.AttrSet // by number
	ready  chan struct{}        // closed when base and groups are complete

	next    atomic.Int64 // chunk to take
	failed  atomic.Bool
	records atomic.Bool
}

// readSplit reads a text in chunks of about the given size on the given number of goroutines. It
// returns nil when the text is too small or cannot be split, and when it has any error or warning.
func readSplit(text *carried.Text, ctx *ir.Context, chunk, workers int) *ir.Module {
	split, err := text.Split(chunk)
	if err != nil || split == nil {
		return nil
	}
	s := &splitRead{split: split, base: newReader(split.Skeleton, text, ctx), ready: make(chan struct{})}
	s.base.inChunk = func(i int) bool { return !split.InSkeleton(i) }
	var wg sync.WaitGroup
	for range min(workers, len(split.Chunks)) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s.work()
		}()
	}
	s.skeleton()
	close(s.ready)
	wg.Wait()
	if s.failed.Load() {
		return nil
	}
	s.base.records = s.base.records || s.records.Load()
	s.base.finish()
	if len(s.base.diags) > 0 {
		return nil
	}
	return s.base.out
}

// guard makes a panic a failure: reading the text at once then runs into it again, on the caller's
// goroutine.
func (s *splitRead) guard() {
	if recover() != nil {
		s.failed.Store(true)
	}
}

// skeleton converts everything but the bodies in chunks.
func (s *splitRead) skeleton() {
	defer s.guard()
	r := s.base
	r.module()
	r.md.full = true
	s.groups = make(map[int64]ir.AttrSet, len(r.in.AttrGroupDefs))
	for _, g := range r.in.AttrGroupDefs {
		s.groups[g.ID] = r.group(g)
	}
	r.bodies()
	if len(r.diags) > 0 {
		s.failed.Store(true)
	}
}

// work takes chunks until there are none.
func (s *splitRead) work() {
	defer s.guard()
	for !s.failed.Load() {
		n := int(s.next.Add(1)) - 1
		if n >= len(s.split.Chunks) {
			return
		}
		chunk, err := s.split.Parse(s.split.Chunks[n])
		if err != nil {
			s.failed.Store(true)
			return
		}
		<-s.ready
		if s.failed.Load() {
			return
		}
		s.convert(chunk)
	}
}

// convert converts the bodies of a chunk.
func (s *splitRead) convert(chunk *carried.Chunk) {
	r := s.base.forChunk(chunk)
	for _, g := range chunk.Groups {
		r.groups[g] = s.groups[g.ID]
	}
	fr := newFuncReader(r)
	for _, b := range chunk.Bodies {
		fn := r.globals[b.Func].(*ir.Func)
		addBlocks(fn, b.Func, b.Names)
		fr.read(fn, b.Func, r.textFunc(b.Index), b.Names)
	}
	if len(r.diags) > 0 {
		s.failed.Store(true)
	}
	if r.records {
		s.records.Store(true)
	}
}

// forChunk returns a reader for the functions of a chunk. It has the module's tables to look things
// up, and its own of all that changes on reading.
func (r *reader) forChunk(chunk *carried.Chunk) *reader {
	out := *r
	out.diags, out.warned, out.at, out.gepCall = nil, nil, -1, nil
	out.parsed = map[string]*ir.Type{}
	out.groups = make(map[*llir.AttrGroupDef]ir.AttrSet, len(chunk.Groups))
	out.types.last, out.types.report = nil, out.errorf
	out.types.named = r.types.named
	if len(out.types.targets) > 0 { // which are entered when first met
		out.types.named = maps.Clone(r.types.named)
	}
	out.md.mod, out.md.mdTexts = &out, mdTexts{}
	out.globals = make(map[constant.Constant]ir.Value, len(chunk.Origin))
	for here, there := range chunk.Origin {
		if there == r.gepCall {
			out.gepCall = here.(*llir.Func)
			continue
		}
		out.globals[here] = r.globals[there]
	}
	return &out
}
