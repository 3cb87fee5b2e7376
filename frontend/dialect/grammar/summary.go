package grammar

// SummaryRules is the grammar of module summaries, from the rule "entry" on: a rule has
// alternatives, which begin differently, and an alternative is a list of
//
//	name:       a label
//	int signed  a number, one that may be negative; u32 one of 32 bits
//	str ref     a string, ^7
//	=a|b        one of these words
//	( ) [ ] ,   themselves
//	<rule>      another rule; <rule>… one or more, separated by commas;
//	            ,<rule>* any number, each after a comma;
//	            ,<rule>? one after a comma or none
//
// The source is LLVM's LangRef, "ThinLTO Summary", and what llvm-as 19 takes.
var SummaryRules = map[string][]string{
	"entry": {"module: ( path: str , hash: ( u32 , u32 , u32 , u32 , u32 ) )",
		"gv: ( <value> ,<summaries>? )",
		"typeid: ( name: str , summary: ( typeTestRes: ( kind: =unknown|unsat|byteArray|inline|single|allOnes , " +
			"sizeM1BitWidth: u32 ,<typeTest>* ) ,<wpdList>? ) )",
		"typeidCompatibleVTable: ( name: str , summary: ( <compatible>… ) )", "flags: int", "blockcount: int"},
	"value":     {"name: str", "guid: int"},
	"summaries": {"summaries: ( <summary>… )"},
	"summary": {"function: ( module: ref , flags: ( <flag>… ) , insts: u32 ,<functionField>* )",
		"variable: ( module: ref , flags: ( <flag>… ) , varFlags: ( <varFlag>… ) ,<variableField>* )",
		"alias: ( module: ref , flags: ( <flag>… ) , aliasee: ref )"},
	"flag": {"linkage: =private|internal|weak|weak_odr|linkonce|linkonce_odr|available_externally|appending|common|extern_weak|external",
		"visibility: =default|hidden|protected", "notEligibleToImport: int", "live: int", "dsoLocal: int", "canAutoHide: int",
		"importType: =definition|declaration"},
	"varFlag": {"readonly: int", "writeonly: int", "constant: int", "vcall_visibility: int"},
	"functionField": {"funcFlags: ( <functionFlag>… )", "calls: ( <call>… )", "typeIdInfo: ( <typeIDInfo>… )", "refs: ( <reference>… )",
		"params: ( <param>… )", "allocs: ( <alloc>… )", "callsites: ( <callSite>… )"},
	"functionFlag": {"readNone: int", "readOnly: int", "noRecurse: int", "returnDoesNotAlias: int", "noInline: int", "alwaysInline: int",
		"noUnwind: int", "mayThrow: int", "hasUnknownCall: int", "mustBeUnreachable: int"},
	"variableField": {"vTableFuncs: ( <virtual>… )", "refs: ( <reference>… )"},
	"virtual":       {"( virtFunc: ref , offset: int )"},
	"reference":     {"ref", "=readonly|writeonly ref"},
	"call":          {"( callee: ref ,<callField>* )"},
	"callField":     {"hotness: =unknown|cold|none|hot|critical", "relbf: u32", "tail: int"},
	"param":         {"( param: int , offset: [ signed , signed ] ,<paramCalls>? )"},
	"paramCalls":    {"calls: ( <paramCall>… )"},
	"paramCall":     {"( callee: ref , param: int , offset: [ signed , signed ] )"},
	"alloc":         {"( versions: ( <allocType>… ) , memProf: ( <context>… ) )"},
	"allocType":     {"=none|notcold|cold|hot"},
	"context":       {"( type: =none|notcold|cold|hot , stackIds: ( <number>… ) )"},
	"callSite":      {"( callee: <callee> , clones: ( <number>… ) , stackIds: ( <number>… ) )"},
	"callee":        {"ref", "=null"},
	"number":        {"int"},
	"typeIDInfo": {"typeTests: ( <typeTestRef>… )", "typeTestAssumeVCalls: ( <function>… )", "typeCheckedLoadVCalls: ( <function>… )",
		"typeTestAssumeConstVCalls: ( <constCall>… )", "typeCheckedLoadConstVCalls: ( <constCall>… )"},
	"typeTestRef": {"ref", "int"},
	"function":    {"vFuncId: ( <functionRef> , offset: int )"},
	"functionRef": {"ref", "guid: int"},
	"constCall":   {"( <function> ,<args>? )"},
	"args":        {"args: ( <number>… )"},
	"compatible":  {"( offset: int , ref )"},
	"typeTest":    {"alignLog2: int", "sizeM1: int", "bitMask: int", "inlineBits: int"},
	"wpdList":     {"wpdResolutions: ( <wpd>… )"},
	"wpd":         {"( offset: int , wpdRes: ( kind: =indir|singleImpl|branchFunnel ,<wpdField>* ) )"},
	"wpdField":    {"singleImplName: str", "resByArg: ( <resolution>… )"},
	"resolution":  {"<args> , byArg: ( kind: =indir|uniformRetVal|uniqueRetVal|virtualConstProp ,<byArg>* )"},
	"byArg":       {"info: int", "byte: u32", "bit: u32"},
}
