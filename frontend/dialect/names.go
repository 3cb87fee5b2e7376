package dialect

// symbol holds the facts about a name: where it is defined and where it is first used, as offset+1;
// 0 means not yet.
type symbol struct {
	def, use int32
	// asBlock is the first use as a block (`label %x`), asValue the first as a value; for locals.
	asBlock, asValue int32
	isBlock          bool
	space            symbolSpace // of a global
}

// names maps the names of one name space to symbols, in order of first occurrence.
type names struct {
	index map[string]int32
	syms  []symbol
	keys  []string
}

// keepIndex is the size from which reset makes a new map: clearing one costs its capacity.
const keepIndex = 1024

func (n *names) reset() {
	if n.index == nil || len(n.keys) > keepIndex {
		n.index = make(map[string]int32)
	} else {
		clear(n.index)
	}
	n.syms = n.syms[:0]
	n.keys = n.keys[:0]
}

// get returns the symbol of a key, made if it is new. The pointer is valid until the next get.
func (n *names) get(key string) *symbol {
	i, ok := n.index[key]
	if !ok {
		i = int32(len(n.syms))
		n.index[key] = i
		n.syms = append(n.syms, symbol{})
		n.keys = append(n.keys, key)
	}
	return &n.syms[i]
}

// numbered maps the unnamed values, blocks, metadata … of one name space.
type numbered struct {
	syms []symbol
	// far holds numbers too large to index a slice by; gaps are legal.
	far map[int]*symbol
}

// maxDense bounds the slice of numbered; a text has far fewer names.
const maxDense = 1 << 22

func (n *numbered) reset() {
	n.syms = n.syms[:0]
	n.far = nil
}

func (n *numbered) get(num int) *symbol {
	if num >= maxDense {
		if n.far == nil {
			n.far = make(map[int]*symbol)
		}
		s := n.far[num]
		if s == nil {
			s = new(symbol)
			n.far[num] = s
		}
		return s
	}
	for num >= len(n.syms) {
		n.syms = append(n.syms, symbol{})
	}
	return &n.syms[num]
}
