package ir

import (
	"fmt"
	"strconv"
	"sync"
	"sync/atomic"
)

// Context owns interned types and constants. All modules that are linked or worked on together
// share one. It is safe for concurrent use.
type Context struct {
	Void, Half, BFloat, Float, Double      *Type
	X86FP80, FP128, PPCFP128               *Type
	Label, Token, Metadata, X86MMX, X86AMX *Type
	I1, I8, I16, I32, I64, I128            *Type
	Ptr                                    *Type // pointer in address space 0

	mu      sync.RWMutex
	nextID  uint32
	ints    map[int]*Type
	ptrs    map[int]*Type
	spaces  [6]atomic.Pointer[Type] // ptrs of the spaces that GPUs have, without the lock
	types   map[string]*Type        // composite types by structure
	structs map[string]*Type        // named structs by name
	renamed int                     // suffixes that Rename has given

	consts constTable

	// NUWAddresses: folded constant addresses say that they do not wrap around, as since LLVM 20.
	// Set by Module.UseIntrinsics, before functions are worked on.
	NUWAddresses bool
	// SwapIncoming: the last edge of a φ takes the place of one that is removed, as since LLVM 22.
	// Set by Module.UseIntrinsics, too.
	SwapIncoming bool
}

// NewContext returns a context with the simple types in place.
func NewContext() *Context {
	c := &Context{ints: map[int]*Type{}, ptrs: map[int]*Type{}, types: map[string]*Type{}, structs: map[string]*Type{}}
	c.consts.init()
	for _, s := range []struct {
		k Kind
		p **Type
	}{
		{VoidKind, &c.Void}, {HalfKind, &c.Half}, {BFloatKind, &c.BFloat}, {FloatKind, &c.Float}, {DoubleKind, &c.Double},
		{X86FP80Kind, &c.X86FP80}, {FP128Kind, &c.FP128}, {PPCFP128Kind, &c.PPCFP128}, {LabelKind, &c.Label},
		{TokenKind, &c.Token}, {MetadataKind, &c.Metadata}, {X86MMXKind, &c.X86MMX}, {X86AMXKind, &c.X86AMX},
	} {
		*s.p = c.add(&Type{Kind: s.k})
	}
	c.I1, c.I8, c.I16, c.I32, c.I64, c.I128 = c.Int(1), c.Int(8), c.Int(16), c.Int(32), c.Int(64), c.Int(128)
	c.Ptr = c.Pointer(0)
	return c
}

func (c *Context) add(t *Type) *Type {
	c.nextID++
	t.id, t.ctx = c.nextID, c
	return t
}

// intern returns the type stored under key, or stores the result of make.
func (c *Context) intern(key string, make func() *Type) *Type {
	c.mu.RLock()
	t := c.types[key]
	c.mu.RUnlock()
	if t != nil {
		return t
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if t = c.types[key]; t == nil {
		t = c.add(make())
		c.types[key] = t
	}
	return t
}

func (c *Context) internNum(m map[int]*Type, n int, make func() *Type) *Type {
	c.mu.RLock()
	t := m[n]
	c.mu.RUnlock()
	if t != nil {
		return t
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if t = m[n]; t == nil {
		t = c.add(make())
		m[n] = t
	}
	return t
}

// Int returns the integer type of the given width in bits.
func (c *Context) Int(bits int) *Type {
	switch { // without the lock, which all functions that are worked on concurrently share
	case bits == 32 && c.I32 != nil:
		return c.I32
	case bits == 64 && c.I64 != nil:
		return c.I64
	case bits == 8 && c.I8 != nil:
		return c.I8
	case bits == 1 && c.I1 != nil:
		return c.I1
	}
	return c.internNum(c.ints, bits, func() *Type {
		return &Type{Kind: IntKind, Bits: bits, small: new([smallInts]atomic.Pointer[Const])}
	})
}

// Pointer returns the opaque pointer type of an address space.
func (c *Context) Pointer(space int) *Type {
	if space < 0 || space >= len(c.spaces) {
		return c.pointer(space)
	}
	t := c.spaces[space].Load()
	if t == nil {
		t = c.pointer(space)
		c.spaces[space].Store(t)
	}
	return t
}

func (c *Context) pointer(space int) *Type {
	return c.internNum(c.ptrs, space, func() *Type { return &Type{Kind: PtrKind, Space: space} })
}

// Array returns [n x elem].
func (c *Context) Array(n uint64, elem *Type) *Type {
	return c.intern(fmt.Sprintf("a%d,%d", n, elem.id), func() *Type { return &Type{Kind: ArrayKind, Len: n, Elem: elem} })
}

// Vector returns <n x elem>, or <vscale x n x elem>.
func (c *Context) Vector(n uint64, elem *Type, scalable bool) *Type {
	return c.intern(fmt.Sprintf("v%d,%d,%t", n, elem.id, scalable), func() *Type {
		return &Type{Kind: VectorKind, Len: n, Elem: elem, Scalable: scalable}
	})
}

func typeKey(prefix string, flag bool, ts []*Type) string {
	b := append(make([]byte, 0, 16+8*len(ts)), prefix...)
	b = strconv.AppendBool(b, flag)
	for _, t := range ts {
		b = append(b, ',')
		b = strconv.AppendUint(b, uint64(t.id), 10)
	}
	return string(b)
}

// Struct returns the literal struct type {fields} or <{fields}>.
func (c *Context) Struct(packed bool, fields ...*Type) *Type {
	return c.intern(typeKey("s", packed, fields), func() *Type {
		return &Type{Kind: StructKind, Packed: packed, Fields: append([]*Type(nil), fields...)}
	})
}

// Func returns the function type ret(params...).
func (c *Context) Func(ret *Type, params []*Type, vararg bool) *Type {
	return c.intern(typeKey("f"+strconv.Itoa(int(ret.id))+":", vararg, params), func() *Type {
		return &Type{Kind: FuncKind, Elem: ret, Fields: append([]*Type(nil), params...), VarArg: vararg}
	})
}

// Target returns target("name", types..., ints...).
func (c *Context) Target(name string, types []*Type, ints []uint64) *Type {
	return c.intern(typeKey("t"+strconv.Quote(name)+fmt.Sprint(ints), false, types), func() *Type {
		return &Type{Kind: TargetKind, Name: name, Fields: append([]*Type(nil), types...), Ints: append([]uint64(nil), ints...)}
	})
}

// NamedStruct returns the struct type %name, created opaque when it is new. SetBody completes it.
func (c *Context) NamedStruct(name string) *Type {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := c.structs[name]
	if t == nil {
		t = c.add(&Type{Kind: StructKind, Name: name, Opaque: true})
		c.structs[name] = t
	}
	return t
}

// LookupStruct returns the struct type %name, or nil.
func (c *Context) LookupStruct(name string) *Type {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return c.structs[name]
}

// Rename gives a named struct another name, in all modules of its context; a taken name gets a
// numeric suffix, as in LLVM.
func (t *Type) Rename(name string) {
	c := t.ctx
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.structs, t.Name)
	free := name
	for ; c.structs[free] != nil; c.renamed++ {
		free = name + "." + strconv.Itoa(c.renamed)
	}
	t.Name = free
	c.structs[free] = t
}
