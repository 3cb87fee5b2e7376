package carried

// Append adds the tables and the LL14 of the part of the text that follows.
func (t *Text) Append(part *Text) {
	out, extras, words, attached := len(t.LL14), int32(len(t.Extras)), int32(len(t.Words)), int32(len(t.Attached))
	t.LL14 = append(t.LL14, part.LL14...)
	for _, s := range part.Segments {
		s.Out += int32(out)
		if n := len(t.Segments); n > 0 && t.Segments[n-1].Out == s.Out {
			t.Segments = t.Segments[:n-1]
		}
		t.Segments = append(t.Segments, s)
	}
	for _, e := range part.Extras {
		e.FlagLo, e.FlagHi = e.FlagLo+words, e.FlagHi+words
		e.RetLo, e.RetHi = e.RetLo+words, e.RetHi+words
		e.AttachLo, e.AttachHi = e.AttachLo+attached, e.AttachHi+attached
		t.Extras = append(t.Extras, e)
	}
	for _, f := range part.Funcs {
		if f.Body.Hi > 0 {
			f.Body.Lo, f.Body.Hi = f.Body.Lo+out, f.Body.Hi+out
		}
		for k := range f.Stmts {
			if s := &f.Stmts[k]; s.Extra > 0 {
				s.Extra += extras
			}
		}
		t.Funcs = append(t.Funcs, f)
	}
	t.Words, t.Attached = append(t.Words, part.Words...), append(t.Attached, part.Attached...)
	t.Globals, t.Aliases, t.IFuncs = append(t.Globals, part.Globals...), append(t.Aliases, part.Aliases...), append(t.IFuncs, part.IFuncs...)
	t.Metadata, t.NamedMetadata = append(t.Metadata, part.Metadata...), append(t.NamedMetadata, part.NamedMetadata...)
	t.AttrGroups = append(t.AttrGroups, part.AttrGroups...)
	t.Typed, t.Opaque = t.Typed || part.Typed, t.Opaque || part.Opaque
	if t.ByteType == 0 {
		t.ByteType = part.ByteType
	}
}
