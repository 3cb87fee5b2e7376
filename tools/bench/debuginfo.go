package main

import (
	"fmt"
	"strings"
)

// firstNode is the number of the first node that belongs to a function; those before are the
// module's.
const firstNode = 16

// node defines a metadata node and returns its number.
func (g *generator) node(format string, args ...any) int {
	n := firstNode + g.nodes
	g.nodes++
	fmt.Fprintf(&g.md, "!%d = %s\n", n, fmt.Sprintf(format, args...))
	return n
}

// subprogram describes function k and returns the attachment of its definition.
func (g *generator) subprogram(k int) string {
	g.row = 10 * k
	g.scope = g.node(`distinct !DISubprogram(name: "f%d", scope: !1, file: !1, line: %d, type: !6, scopeLine: %d, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !5)`, k, g.row, g.row)
	return fmt.Sprintf("!dbg !%d ", g.scope)
}

// located gives every instruction in a text a debug location, and every integer addition a debug
// variable with its value.
func (g *generator) located(text string) string {
	lines := strings.Split(text, "\n")
	var out []string
	for _, l := range lines {
		if !strings.HasPrefix(l, "  ") {
			out = append(out, l)
			continue
		}
		g.row++
		at := g.node("!DILocation(line: %d, column: %d, scope: !%d)", g.row, 3+g.row%40, g.scope)
		out = append(out, fmt.Sprintf("%s, !dbg !%d", l, at))
		if name, rest, ok := strings.Cut(strings.TrimSpace(l), " = "); ok && strings.HasPrefix(rest, "add nsw i32") {
			v := g.node(`!DILocalVariable(name: "v%d", scope: !%d, file: !1, line: %d, type: !4)`, g.nodes, g.scope, g.row)
			out = append(out, fmt.Sprintf("    #dbg_value(i32 %s, !%d, !DIExpression(), !%d)", name, v, at))
		}
	}
	return strings.Join(out, "\n")
}

// unit writes the module's nodes and then the functions'.
func (g *generator) unit() {
	g.b.WriteString(`
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "generated", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "generated.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{}
!6 = !DISubroutineType(types: !7)
!7 = !{!4, !8, !8, !4, !9}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 1, size: 384, elements: !11)
!11 = !{!12, !13}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !10, file: !1, line: 2, baseType: !4, size: 32)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !10, file: !1, line: 3, baseType: !9, size: 32, offset: 32)
`)
	g.b.Write(g.md.Bytes())
}
