package libc

import (
	"math"
	"opt-go/vliw/sim/memory"
	"strconv"
	"strings"
)

// numberRoutines read numbers.
func numberRoutines() map[string]Routine {
	table := map[string]Routine{
		"atof":   func(c *Call) { x, _ := parseFloat(c.text(c.integer(0))); c.giveDouble(x) },
		"strtod": func(c *Call) { c.giveDouble(c.readFloat()) },
		"strtof": func(c *Call) { c.giveSingle(float32(c.readFloat())) },
	}
	for _, name := range []string{"atoi", "atol", "atoll"} {
		table[name] = func(c *Call) {
			n, _ := parseInt(c.text(c.integer(0)), 10, true)
			c.giveInt(n)
		}
	}
	for _, prefix := range []string{"", "__isoc23_"} { // what newer headers call them
		for name, signed := range map[string]bool{"strtol": true, "strtoll": true, "strtoul": false, "strtoull": false} {
			table[prefix+name] = func(c *Call) {
				at := c.integer(0)
				n, used := parseInt(c.text(at), int(c.integer(2)), signed)
				c.endOfNumber(at, used)
				c.giveInt(n)
			}
		}
	}
	return table
}

// endOfNumber stores the end of a number, if the program passed a pointer for it.
func (c *Call) endOfNumber(at uint64, used int) {
	if end := c.integer(1); end != 0 {
		if b := c.bytes(end, 8, memory.MayWrite); b != nil {
			memory.Put(b, at+uint64(used))
		}
	}
}

func (c *Call) readFloat() float64 {
	at := c.integer(0)
	x, used := parseFloat(c.text(at))
	c.endOfNumber(at, used)
	return x
}

const blanks = " \t\n\v\f\r"

// parseInt reads a number as strtol does and says how many bytes it took.
func parseInt(text string, base int, signed bool) (n uint64, used int) {
	at := spanOf(text, blanks, true)
	negative := false
	if at < len(text) && (text[at] == '-' || text[at] == '+') {
		negative = text[at] == '-'
		at++
	}
	if hex := strings.HasPrefix(lower(text[at:]), "0x"); hex && (base == 0 || base == 16) && digit(text, at+2) < 16 {
		at, base = at+2, 16
	}
	if base == 0 {
		base = 10
		if at < len(text) && text[at] == '0' {
			base = 8
		}
	}
	first, overflow := at, false
	for ; digit(text, at) < base; at++ {
		next := n*uint64(base) + uint64(digit(text, at))
		overflow = overflow || n > (math.MaxUint64-uint64(digit(text, at)))/uint64(base)
		n = next
	}
	switch {
	case at == first:
		return 0, 0
	case signed && negative && (overflow || n > 1<<63):
		return 1 << 63, at
	case signed && !negative && (overflow || n > math.MaxInt64):
		return math.MaxInt64, at
	case overflow:
		return math.MaxUint64, at
	case negative:
		n = -n
	}
	return n, at
}

// digit is the value of the digit at a place, a large number where there is none.
func digit(text string, at int) int {
	if at < len(text) {
		switch b := text[at]; {
		case '0' <= b && b <= '9':
			return int(b - '0')
		case 'a' <= b && b <= 'z':
			return int(b-'a') + 10
		case 'A' <= b && b <= 'Z':
			return int(b-'A') + 10
		}
	}
	return math.MaxInt
}

// parseFloat reads the longest number at the start of a text.
func parseFloat(text string) (x float64, used int) {
	from := spanOf(text, blanks, true)
	end := from + spanOf(text[from:], "+-0123456789abcdefABCDEFxXpPiInNtTyY.", true)
	for ; end > from; end-- {
		if strings.ContainsAny(text[from:end], "_") {
			continue
		}
		x, err := strconv.ParseFloat(text[from:end], 64)
		if err == nil || math.IsInf(x, 0) || x == 0 && isRange(err) {
			return x, end
		}
	}
	return 0, 0
}

func isRange(err error) bool {
	e, ok := err.(*strconv.NumError)
	return ok && e.Err == strconv.ErrRange
}

// orderRoutines call back into the program.
var orderRoutines = map[string]Routine{"qsort": sortArray, "bsearch": searchArray}

// sortArray is qsort by merge sort, as in the usual C library on Linux: elements that compare equal
// keep their order, and an invalid comparison (one that never says "less") has the same result as
// there.
func sortArray(c *Call) {
	at, n, size, compare := c.integer(0), c.size(1), c.size(2), c.integer(3)
	if n == 0 || size == 0 || c.failed() {
		return
	}
	if n > memory.HeapLimit/size {
		c.fail("qsort of %d elements of %d bytes", n, size)
		return
	}
	all := c.bytes(at, n*size, memory.MayWrite)
	copied := c.Mem.Alloc(n*size, memory.HeapAlign) // the program compares copies: the array is written when the order is known
	old := c.bytes(copied, n*size, memory.MayWrite)
	copy(old, all)
	order := make([]uint64, n)
	for i := range order {
		order[i] = copied + uint64(int64(i)*size)
	}
	mergeSort(order, make([]uint64, 0, n), func(a, b uint64) bool { return int32(c.callBack(compare, a, b)) <= 0 })
	if c.failed() {
		return
	}
	for i, from := range order {
		copy(c.bytes(at+uint64(int64(i)*size), size, memory.MayWrite), c.bytes(from, size, memory.MayRead))
	}
	if err := c.Mem.Free(copied); err != nil {
		c.fail("%v", err)
	}
}

// mergeSort sorts by halves; free has room for as many elements.
func mergeSort(a, free []uint64, inOrder func(a, b uint64) bool) {
	if len(a) < 2 {
		return
	}
	low, high := a[:len(a)/2], a[len(a)/2:]
	mergeSort(low, free, inOrder)
	mergeSort(high, free, inOrder)
	for len(low) > 0 && len(high) > 0 {
		from := &high
		if inOrder(low[0], high[0]) {
			from = &low
		}
		free = append(free, (*from)[0])
		*from = (*from)[1:]
	}
	// the rest of the upper half is already in place
	copy(a, append(free, low...))
}

func searchArray(c *Call) {
	key, at, n, size, compare := c.integer(0), c.integer(1), c.size(2), c.size(3), c.integer(4)
	low, high := int64(0), n
	for low < high && !c.failed() {
		middle := (low + high) / 2
		element := at + uint64(middle*size)
		switch order := int32(c.callBack(compare, key, element)); {
		case order == 0:
			c.giveInt(element)
			return
		case order < 0:
			high = middle
		default:
			low = middle + 1
		}
	}
	c.giveInt(0)
}

// callBack calls a function of the program and returns its integer result. The routine must have
// read its own arguments before.
func (c *Call) callBack(addr uint64, args ...uint64) uint64 {
	result, ok := c.Host.CallBack(addr, args...)
	if !ok {
		c.fail("call of %#x, which is no function of the program", addr)
	}
	return result
}

// Ctype's bits as the headers of C libraries on Linux test them.
const (
	ctypeUpper = 1 << (8 + iota)
	ctypeLower
	ctypeAlpha
	ctypeDigit
	ctypeHex
	ctypeSpace
	ctypePrint
	ctypeGraph
	ctypeBlank = 1 << (iota - 8)
	ctypeControl
	ctypePunct
	ctypeAlnum
)

// ctypeOf classifies a character of the C locale.
func ctypeOf(b int) (bits uint16) {
	set := func(is bool, bit uint16) {
		if is {
			bits |= bit
		}
	}
	upper, low, digit := 'A' <= b && b <= 'Z', 'a' <= b && b <= 'z', '0' <= b && b <= '9'
	graph := b > ' ' && b < 0x7f
	set(upper, ctypeUpper)
	set(low, ctypeLower)
	set(upper || low, ctypeAlpha)
	set(digit, ctypeDigit)
	set(digit || 'a' <= b && b <= 'f' || 'A' <= b && b <= 'F', ctypeHex)
	set(b == ' ' || b >= '\t' && b <= '\r', ctypeSpace)
	set(graph || b == ' ', ctypePrint)
	set(graph, ctypeGraph)
	set(b == ' ' || b == '\t', ctypeBlank)
	set(b >= 0 && b < ' ' || b == 0x7f, ctypeControl)
	set(graph && !upper && !low && !digit, ctypePunct)
	set(upper || low || digit, ctypeAlnum)
	return bits
}

func toLower(b int) int {
	if 'A' <= b && b <= 'Z' {
		return b + 'a' - 'A'
	}
	return b
}

func toUpper(b int) int {
	if 'a' <= b && b <= 'z' {
		return b + 'A' - 'a'
	}
	return b
}

// ctypeRoutines are the functions of ctype.h and the tables that its macros read.
func ctypeRoutines() map[string]Routine {
	table := map[string]Routine{
		"tolower":             func(c *Call) { c.giveInt(uint64(toLower(int(int32(c.integer(0)))))) },
		"toupper":             func(c *Call) { c.giveInt(uint64(toUpper(int(int32(c.integer(0)))))) },
		"__ctype_b_loc":       func(c *Call) { c.giveTable("b", 2, func(b int) uint32 { return uint32(ctypeOf(b)) }) },
		"__ctype_tolower_loc": func(c *Call) { c.giveTable("l", 4, func(b int) uint32 { return uint32(toLower(b)) }) },
		"__ctype_toupper_loc": func(c *Call) { c.giveTable("u", 4, func(b int) uint32 { return uint32(toUpper(b)) }) },
	}
	for name, bit := range map[string]uint16{"isupper": ctypeUpper, "islower": ctypeLower, "isalpha": ctypeAlpha, "isdigit": ctypeDigit,
		"isxdigit": ctypeHex, "isspace": ctypeSpace, "isprint": ctypePrint, "isgraph": ctypeGraph, "isblank": ctypeBlank,
		"iscntrl": ctypeControl, "ispunct": ctypePunct, "isalnum": ctypeAlnum} {
		table[name] = func(c *Call) { c.giveInt(uint64(ctypeOf(int(int32(c.integer(0)))) & bit)) }
	}
	return table
}

// giveTable returns the address of a pointer to entry 0 of a table of the characters −128 … 255,
// which is made at the first call.
func (c *Call) giveTable(name string, size int64, entry func(b int) uint32) {
	if at, made := c.Lib.tables[name]; made {
		c.giveInt(at)
		return
	}
	const first, last = -128, 255
	table := c.Mem.Alloc(size*(last-first+1), memory.HeapAlign)
	for b := first; b <= last; b++ {
		value := entry(b)
		if b < 0 && size == 2 {
			value = uint32(ctypeOf(b & 255))
		}
		to := c.bytes(table+uint64(int64(b-first)*size), size, memory.MayWrite)
		for i := range to {
			to[i] = byte(value >> (8 * i))
		}
	}
	pointer := c.Mem.Alloc(8, memory.HeapAlign)
	memory.Put(c.bytes(pointer, 8, memory.MayWrite), table+uint64(-first*size))
	if c.Lib.tables == nil {
		c.Lib.tables = map[string]uint64{}
	}
	c.Lib.tables[name] = pointer
	c.giveInt(pointer)
}
