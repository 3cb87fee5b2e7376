package dialect

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/names"
	"opt-go/frontend/dialect/scan"
)

// finishModule reports undefined names, and adds the declarations that llir needs.
func (c *carrier) finishModule() {
	c.undefinedNames(&c.types, &c.typeNums, "type", "%")
	c.checkEarlyUses()
	c.undefinedNames(&c.comdats, nil, "comdat", "$")
	c.addAttrGroups()
	c.addIntrinsics()
	c.undefinedNames(&c.globals, &c.globalNums, "value", "@")
	c.undefinedNames(nil, &c.metadata, "metadata", "!")
	c.undefinedNames(nil, &c.summaries, "summary", "^")
	c.checkUseLists()
	c.checkBlockAddresses()
	c.checkGaps()
	c.diags.SortByPosition()
	c.diags = slices.Compact(c.diags) // what is carried twice may complain twice
	c.addTypes()
}

// undefinedNames reports the symbols of one name space that have uses but no definition.
func (c *carrier) undefinedNames(named *names.Table, nums *names.Numbers, what, sigil string) {
	type missing struct {
		off  int32
		name string
	}
	var list []missing
	if named != nil {
		named.Each(func(name string, s *names.Symbol) {
			if s.Def == 0 && s.Use != 0 {
				list = append(list, missing{s.Use, name})
			}
		})
	}
	if nums != nil {
		nums.Each(func(n int, s *names.Symbol) {
			if s.Def == 0 && s.Use != 0 {
				list = append(list, missing{s.Use, strconv.Itoa(n)})
			}
		})
	}
	sort.Slice(list, func(i, j int) bool { return list[i].off < list[j].off })
	for _, m := range list {
		c.errorf(int(m.off)-1, "use of undefined %s '%s%s'", what, sigil, m.name)
	}
}

// addAttrGroups defines the groups that are used and never defined: LLVM takes them as empty.
func (c *carrier) addAttrGroups() {
	c.attrGroups.Each(func(n int, s *names.Symbol) {
		if s.Def == 0 && s.Use != 0 {
			c.diags = append(c.diags, c.t.Diagnostic(diag.Warning, int(s.Use)-1, "attribute group '#%d' is not defined", n))
			c.appendLine("attributes #" + strconv.Itoa(n) + " = { }")
		}
	})
}

// appendLine adds a line at the end of LL14.
func (c *carrier) appendLine(s string) {
	c.out = append(c.out, '\n')
	c.out = append(c.out, s...)
	c.out = append(c.out, '\n')
}

// addTypes defines the carrier types that occur.
func (c *carrier) addTypes() {
	if c.sawBFloat {
		c.appendLine("%optgo.bfloat = type half")
	}
	if c.sawAMX {
		c.appendLine("%optgo.x86_amx = type opaque")
	}
	for i := range c.t.TargetTypes {
		c.appendLine("%optgo.target." + strconv.Itoa(i) + " = type opaque")
	}
}

// addIntrinsics declares the intrinsics that are called and not declared.
func (c *carrier) addIntrinsics() {
	for _, name := range c.recordNames {
		s := c.globals.Get("llvm.dbg." + name)
		if s.Def != 0 {
			continue
		}
		s.Def = 1
		c.appendLine("declare void @llvm.dbg." + name + "(metadata" + strings.Repeat(", metadata", records[name]-1) + ")")
		c.t.Funcs = append(c.t.Funcs, carried.Func{Name: "@llvm.dbg." + name, Off: -1, Implied: true})
	}
	text := func(i intrinsic) string { return c.Src[i.name.Off:i.name.End] }
	slices.SortStableFunc(c.intrinsics, func(i, j intrinsic) int { return strings.Compare(text(i), text(j)) }) // LLVM's order
	for _, i := range c.intrinsics {
		s := c.globalSymbol(i.name)
		if s.Def != 0 {
			continue
		}
		s.Def = i.name.Off + 1
		c.declareIntrinsic(i)
	}
	if c.sawGEPCall {
		c.appendLine("declare i8* @optgo.getelementptr(...)")
		c.t.Funcs = append(c.t.Funcs, carried.Func{Name: "@optgo.getelementptr", Off: -1, Implied: true})
	}
}

// declareIntrinsic adds the declaration that a call implies.
func (c *carrier) declareIntrinsic(i intrinsic) {
	name := c.Src[i.name.Off:i.name.End]
	c.t.Funcs = append(c.t.Funcs, carried.Func{Name: name, Off: -1, Implied: true, Called: int(i.name.Off)})
	c.appendLine("declare ")
	c.out = c.out[:len(c.out)-1]
	if i.ret.kind == grammar.FuncKind { // R (P, …): the name goes before the bracket
		lo := len(c.out)
		c.render(i.ret)
		text := string(c.out[lo:])
		c.out = c.out[:lo]
		at := scan.ParamsStart(text)
		c.out = append(c.out, text[:at]+" "+name+text[at:]+"\n"...)
		return
	}
	c.render(i.ret)
	c.out = append(c.out, " "+name...)
	c.appendParams(i.args)
	c.out = append(c.out, '\n')
}

// appendParams writes (T, …).
func (c *carrier) appendParams(types []ty) {
	c.out = append(c.out, '(')
	for i, t := range types {
		if i > 0 {
			c.out = append(c.out, ", "...)
		}
		c.render(t)
	}
	c.out = append(c.out, ')')
}

// checkBlockAddresses reports blockaddress constants of blocks that do not
// exist, and of numbered blocks in functions whose numbers were changed.
func (c *carrier) checkBlockAddresses() {
	if len(c.blockaddrs) == 0 {
		return
	}
	bodies := make(map[string]*carried.Func)
	for k := range c.t.Funcs {
		if f := &c.t.Funcs[k]; f.Body.Hi > 0 {
			bodies[scan.BareName(f.Name[1:])] = f
		}
	}
	labels := make(map[string]map[string]bool)
	for _, b := range c.blockaddrs {
		name, block := scan.BareName(c.Src[b.fn.Off+1:b.fn.End]), c.Src[b.block.Off+1:b.block.End]
		f := bodies[name]
		c.t.KeepWhole(f, int(b.fn.Off))
		switch {
		case f == nil:
			c.errorf(int(b.fn.Off), "'%s' is no function with a body", c.Src[b.fn.Off:b.fn.End])
		case scan.IsNumber(block) && c.renumbered[c.Src[b.fn.Off:b.fn.End]] && !b.done:
			c.errorf(int(b.block.Off), "blockaddress of a numbered block is not supported where the function's numbers have gaps")
		case scan.IsNumber(block) && f.Off < int(b.fn.Off) && !b.inside:
			c.errorf(int(b.block.Off), "cannot take address of numeric label after the function is defined")
		case !scan.IsNumber(block):
			if labels[name] == nil {
				labels[name] = scan.LabelsOf(c.Src, f.Off)
			}
			if !labels[name][scan.BareName(block)] {
				c.errorf(int(b.block.Off), "'%s' has no block '%%%s'", c.Src[b.fn.Off:b.fn.End], block)
			}
		}
	}
}

// numberGap is a definition whose number is larger than the next; off is its offset + 1.
type numberGap struct {
	off  int32
	next int
}

// checkGaps rejects gaps between the numbers of unnamed values in texts with typed pointers, whose
// LLVM did not have them.
func (c *carrier) checkGaps() {
	if c.t.Typed && !c.t.Opaque && c.firstGap.off > 0 {
		c.errorf(int(c.firstGap.off)-1, "expected to be numbered '%%%d'", c.firstGap.next)
	}
}
