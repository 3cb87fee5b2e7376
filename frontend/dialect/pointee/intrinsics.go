package pointee

import "strings"

// bytePointers are the intrinsics with pointers that LLVM 14 has as i8* only, with the numbers of
// these parameters, -1 for the result.
var bytePointers = map[string][]int{
	"stacksave": {-1}, "stackrestore": {0}, "va_start": {0}, "va_end": {0}, "va_copy": {0, 1}, "returnaddress": {-1},
	"eh.typeid.for": {0}, "stackguard": {-1}, "localaddress": {-1}, "localrecover": {-1, 0, 1}, "thread.pointer": {-1},
	"eh.return.i32": {1}, "eh.return.i64": {1}, "eh.dwarf.cfa": {-1}, "eh.recoverfp": {-1, 0, 1}, "clear_cache": {0, 1},
	"init.trampoline": {0, 1, 2}, "adjust.trampoline": {-1, 0}, "type.test": {0}, "coro.done": {0}, "coro.resume": {0},
	"coro.destroy": {0}, "coro.begin": {-1, 1}, "coro.free": {-1, 1}, "coro.id": {1, 2, 3}, "coro.end": {0}, "coro.promise": {-1, 0},
	"var.annotation": {0, 1, 2, 4}, "xray.customevent": {0}, "stackprotector": {0},
}

// intrinsic checks the pointees in the signature of an intrinsic.
func (c *pointees) intrinsic(at int32, name string, sig *ptype) {
	name, ok := strings.CutPrefix(name, "llvm.")
	if !ok {
		return
	}
	slot := func(k int) *ptype {
		switch {
		case k < 0:
			return sig.elem
		case k < len(sig.elems):
			return sig.elems[k]
		}
		return nil
	}
	for _, k := range bytePointers[name] {
		if t := slot(k); t != nil && t.shape == shPtr && t.elem.text != "i8" {
			c.errorf(at, "Intrinsic has incorrect argument type!")
		}
	}
	data, access := slot(-1), slot(0)
	switch base := strings.TrimPrefix(name, "masked."); {
	case base == name:
		return
	case strings.HasPrefix(base, "store.") || strings.HasPrefix(base, "scatter."):
		data, access = slot(0), slot(1)
	case !strings.HasPrefix(base, "load.") && !strings.HasPrefix(base, "gather."):
		return
	}
	if data == nil || access == nil || data.shape != shVector {
		return
	}
	if access.shape == shPtr && access.elem != data || access.shape == shVector && access.elem.shape == shPtr && access.elem.elem != data.elem {
		c.errorf(at, "Intrinsic has incorrect argument type!")
	}
}
