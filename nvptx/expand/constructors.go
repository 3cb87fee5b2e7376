package expand

import (
	"crypto/md5"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
)

// A GPU has no loader that calls constructors. As LLVM does, each becomes an exported constant with
// its address, from whose name a host reads the priority; the host fills arrays with the addresses,
// stores where they begin and end, and launches a kernel of one thread that calls them:
//
//	@__init_array_object_NAME_HASH_PRIORITY = addrspace(4) constant ptr @NAME
//	@__init_array_start, @__init_array_end   weak variables for the host to set
//	@"nvptx$device$init"                     the kernel
//
// Destructors have fini for init, and are called from the end of the array on.

// Constructors are the options about constructors and destructors.
type Constructors struct {
	NoKernels bool   // make no kernels that call them
	ID        string // distinguishes modules in names; by default a digest of the source's name
}

// arrays are the two lists of the module and what is made of them.
var arrays = []struct {
	list, word string
	backward   bool
}{{"llvm.global_ctors", "init", false}, {"llvm.global_dtors", "fini", true}}

func hasConstructors(m *ir.Module) bool {
	return m.Global(arrays[0].list) != nil || m.Global(arrays[1].list) != nil
}

// expand replaces the lists of constructors and destructors.
func (c Constructors) expand(m *ir.Module) {
	for _, a := range arrays {
		list := m.Global(a.list)
		if list == nil {
			continue
		}
		if k, ok := list.Init.(*ir.Const); ok && k.Kind == ir.ArrayConst {
			for j := range k.Type().Len {
				c.announce(m, k.Elem(j).(*ir.Const), a.word)
			}
			if name := "nvptx$device$" + a.word; m.Func(name) == nil && !c.NoKernels {
				launcher(m, name, a.word, a.backward)
			}
		}
		m.Remove(list)
	}
}

// announce makes the constant for an entry { priority, function, data } of a list.
func (c Constructors) announce(m *ir.Module, entry *ir.Const, word string) {
	f, ok := entry.Elem(1).(ir.GlobalValue)
	if !ok {
		return // null ends nothing, it only calls nothing
	}
	priority, _ := ir.AsInt(entry.Elem(0)).Uint64()
	id := c.ID
	if id == "" {
		id = moduleHash(m)
	}
	name := fmt.Sprintf("__%s_array_object_%s_%s_%d", word, f.Name(), id, priority)
	v := m.NewGlobal(strings.ReplaceAll(name, ".", "_"), m.Ctx.Pointer(0), addrspace.Const, f)
	v.Constant, v.Visibility = true, "protected"
}

// moduleHash distinguishes modules in names: the lower half of the MD5 digest of the source's name.
func moduleHash(m *ir.Module) string {
	name := m.SourceName
	if name == "" {
		name = m.File
	}
	sum := md5.Sum([]byte(name))
	return strconv.FormatUint(binary.LittleEndian.Uint64(sum[:8]), 16)
}

// launcher makes the kernel that calls what the host has listed.
func launcher(m *ir.Module, name, word string, backward bool) {
	c := m.Ctx
	at := c.Pointer(addrspace.Global)
	bound := func(which string) *ir.GlobalVar {
		v := m.NewGlobal("__"+word+"_array_"+which, at, addrspace.Global, ir.NewZero(at))
		v.Linkage, v.Visibility = ir.WeakODR, "protected"
		return v
	}
	first, end := bound("start"), bound("end")
	f := m.NewFunc(name, c.Func(c.Void, nil, false))
	f.Linkage, f.CC = ir.WeakODR, ir.PTXKernel
	f.Attrs.Fn = f.Attrs.Fn.With(ir.StringAttr("nvvm.maxntid", "1"))
	entry, loop, done := f.NewBlock("entry"), f.NewBlock("while.entry"), f.NewBlock("while.end")
	step := func(b *ir.Builder, p ir.Value, n int64) ir.Value {
		return b.GEP(c.I8, p, 0, "", ir.NewSigned(c.I64, n))
	}

	b := ir.AtEnd(entry)
	from, to := ir.Value(b.Load(at, first, 8, "")), ir.Value(b.Load(at, end, 8, ""))
	by := int64(8)
	last := to
	if backward {
		by, last = -8, step(b, from, -8)
		from = step(b, to, -8)
	}
	b.CondBr(b.ICmp(ir.EQ, from, last, ""), done, loop)

	b.SetAtEnd(loop)
	p := b.Phi(at, "ptr")
	p.AddIncoming(from, entry)
	call := ir.NewInstr(ir.Call, c.Void, b.Load(c.Pointer(0), p, 8, "callback"))
	call.Info = &ir.CallInfo{FuncType: f.FuncType}
	b.Insert(call, "")
	next := step(b, p, by)
	p.AddIncoming(next, loop)
	b.CondBr(b.ICmp(ir.EQ, next, last, ""), done, loop)

	ir.AtEnd(done).Ret(nil)
}
