package reader

import (
	"maps"
	"sync"
	"sync/atomic"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/ir"
	"opt-go/frontend/workers"
)

// splitRead is the state of reading a text in chunks: the skeleton, which has everything but the
// bodies, and chunks of functions. The workers parse chunks while the skeleton is converted, then
// convert the bodies into its module.
type splitRead struct {
	split  *carried.Split
	base   *reader
	groups map[int64]ir.AttrSet // by number
	ready  chan struct{}        // closed when base and groups are complete
	ahead  int                  // chunks that a worker parses before that
	trace  *workers.Trace

	next    atomic.Int64 // chunk to take
	failed  atomic.Bool
	records atomic.Bool
}

// readSplit reads a text in chunks of about the given size on the given number of goroutines. It
// returns nil when the text is too small or cannot be split, and when it has any error or warning.
func readSplit(text *carried.Text, o Options, chunk, jobs int) *ir.Module {
	split, err := text.Split(chunk)
	if err != nil || split == nil {
		return nil
	}
	s := &splitRead{split: split, base: newReader(split.Skeleton, text, o.Context), ahead: parsedAhead / max(jobs, 1), trace: o.Trace, ready: make(chan struct{})}
	s.base.inChunk = func(i int) bool { return !split.InSkeleton(i) }
	var wg sync.WaitGroup
	if s.trace != nil {
		jobs = 0 // all here, one after the other
	}
	for range min(jobs, len(split.Chunks)) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s.work()
		}()
	}
	s.skeleton()
	close(s.ready)
	if s.trace != nil {
		s.work()
	}
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

// parsedAhead is how many chunks the workers parse before the skeleton is complete, at least one
// each. With debug information that takes a while; a chunk's tree takes some twenty times the size
// of its text.
const parsedAhead = 12

// work takes chunks until there are none.
func (s *splitRead) work() {
	defer s.guard()
	var parsed []*carried.Chunk
	for !s.failed.Load() {
		began := s.trace.Now()
		n := int(s.next.Add(1)) - 1
		if n < len(s.split.Chunks) {
			chunk, err := s.split.Parse(s.split.Chunks[n])
			if err != nil {
				s.failed.Store(true)
				return
			}
			if parsed = append(parsed, chunk); len(parsed) < s.ahead && !s.isReady() {
				continue
			}
		}
		<-s.ready
		for k, chunk := range parsed {
			if s.failed.Load() {
				return
			}
			parsed[k] = nil // its tree is garbage now
			s.convert(chunk)
		}
		s.trace.Task(n, began)
		if parsed = parsed[:0]; n >= len(s.split.Chunks) {
			return
		}
	}
}

// isReady reports whether the skeleton is complete.
func (s *splitRead) isReady() bool {
	select {
	case <-s.ready:
		return true
	default:
		return false
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
