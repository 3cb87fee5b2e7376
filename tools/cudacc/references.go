package main

import (
	"bytes"
	"regexp"
)

var (
	imageNote    = regexp.MustCompile(`(?m)^(!\d+ = !\{ptr addrspace\(1\) (@[^,]+), !)"(?:texture|surface)"(, i32 1\})`)
	handleOfNote = regexp.MustCompile(`(?:tail )?call i64 @llvm\.nvvm\.texsurf\.handle\.internal\.p1\((?:ptr addrspace\(1\)) (@[^)]+)\)`)
)

// referencesAsVariables makes texture and surface references plain variables of the device: what
// they hold is the handle of an object, which the runtime writes there when the program binds them.
//
//	%h = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @tex)   →   %h = load i64, ptr addrspace(1) @tex
//
// clang marks them as PTX's own references, to which no object can be bound later. A static one is
// visible, too, since the runtime writes it.
func referencesAsVariables(text []byte) []byte {
	if !bytes.Contains(text, []byte(`!"texture", i32 1}`)) && !bytes.Contains(text, []byte(`!"surface", i32 1}`)) {
		return text
	}
	for _, m := range imageNote.FindAllSubmatch(text, -1) {
		name := string(m[2])
		text = bytes.Replace(text, []byte("\n"+name+" = internal addrspace(1) global i64 undef"), []byte("\n"+name+" = dso_local addrspace(1) externally_initialized global i64 undef"), 1)
	}
	text = imageNote.ReplaceAll(text, []byte(`$1"reference of the runtime"$3`))
	return handleOfNote.ReplaceAll(text, []byte(`load i64, ptr addrspace(1) $1`))
}
