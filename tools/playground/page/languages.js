"use strict";
// The languages of the editor and of the output, as tables: the first rule that fits at a place says
// what the text is, by CodeMirror's names. "word" is a keyword where a statement begins, else a
// modifier: IR and assembly need no lists of instructions. A statement begins with a line, and after
// "start", a label, or "prefix", which is a keyword itself; labels are at its beginning only.

const irRules = [
  [/;.*/, "comment"],
  [/c?"[^"]*"?/, "string"],
  [/[%@$](?:"[^"]*"?|[-\w$.]+)/, "variableName"],
  [/"[^"]*":|[-\w$.]+:(?!:)/, "labelName"],
  [/[!#](?:[-\w$.]|\\[0-9a-fA-F]{2})*/, "meta"],
  [/(?:i\d+|ptr|void|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|x86_amx|label|metadata|token|opaque|vscale|x(?= ))\b/, "typeName"],
  [/[us]?0x[KLMHR]?[\da-fA-F]+|[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?\b/, "number"],
  [/(?:true|false|null|undef|poison|none|zeroinitializer)\b/, "atom"],
  [/(?:tail|musttail|notail)\b/, "prefix"],
  [/=/, "start"],
  [/[\w.]+/, "word"],
];

const ptxRules = [
  [/\/\/.*/, "comment"],
  [/"[^"]*"?/, "string"],
  [/@!?%\w+/, "prefix"],
  [/%[\w.]+/, "variableName"],
  [/[$\w]+:(?!:)/, "labelName"],
  [/0[fFdD][\da-fA-F]+|0x[\da-fA-F]+U?|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?U?\b/, "number"],
  [/\.(?:pred|[busf]\d+(?:x2)?|bf16(?:x2)?|tf32|v[248])(?![\w.])/, "typeName"],
  [/[.\w$]+/, "word"],
  [/[;{}]/, "start"],
];

const vliwRules = [
  [/;.*/, "comment"],
  [/\(r?p\d+\)/, "prefix"],
  [/r?[rfpb]\d+\b/, "variableName"],
  [/[-\w$.]+:/, "labelName"],
  [/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?\b/, "number"],
  [/[.\w$]+/, "word"],
  [/[{|=]/, "start"],
];

// The statistics of a run, and what commands say.
const textRules = [
  [/"[^"]*"(?=:)/, "variableName"],
  [/"[^"]*"/, "string"],
  [/(?:error|warning):/, "keyword"],
];

// languageOf makes a language of rules: the mode that CodeMirror's StreamLanguage wants.
function languageOf(name, rules) {
  return CodeMirror.StreamLanguage.define({
    name,
    startState: () => ({ begins: true }),
    token(line, state) {
      if (line.sol()) state.begins = true;
      if (line.eatSpace()) return null;
      for (const [pattern, kind] of rules) {
        const began = state.begins;
        if (kind === "labelName" && !began || !line.match(pattern)) continue;
        state.begins = kind === "start" || kind === "prefix" || kind === "labelName";
        return kind === "word" ? (began ? "keyword" : "modifier") : kind === "prefix" ? "keyword" : kind === "start" ? null : kind;
      }
      line.next();
      state.begins = false;
      return null;
    },
  });
}

// cudaWords marks what CUDA adds to C++.
const cudaWords = (() => {
  const marks = new CodeMirror.MatchDecorator({ regexp: /\b(?:__(?:global|device|host|shared|constant|managed|restrict|launch_bounds|syncthreads|syncwarp|shfl\w*|ballot_sync|ldg)(?:__)?|threadIdx|blockIdx|blockDim|gridDim|warpSize)\b/g, decoration: CodeMirror.Decoration.mark({ class: "k" }) });
  return CodeMirror.ViewPlugin.fromClass(class {
    constructor(view) { this.decorations = marks.createDeco(view); }
    update(u) { this.decorations = marks.updateDeco(u, this.decorations); }
  }, { decorations: (plugin) => plugin.decorations });
})();

const languages = {
  ir: languageOf("LLVM IR", irRules),
  ptx: languageOf("PTX", ptxRules),
  vliw: languageOf("VLIW assembly", vliwRules),
  text: languageOf("text", textRules),
  c: CodeMirror.cppLanguage,
  cuda: [CodeMirror.cppLanguage, cudaWords],
};

// kinds are the classes of the style sheet for what the languages find.
const kinds = (() => {
  const t = CodeMirror.tags;
  return CodeMirror.HighlightStyle.define([
    { tag: [t.keyword, t.operatorKeyword, t.controlKeyword, t.definitionKeyword, t.moduleKeyword], class: "k" },
    { tag: [t.variableName, t.local(t.variableName), t.propertyName], class: "v" },
    { tag: [t.typeName, t.standard(t.typeName), t.string, t.character], class: "t" },
    { tag: [t.number, t.bool, t.atom, t.null], class: "n" },
    { tag: [t.labelName, t.function(t.definition(t.variableName))], class: "l" },
    { tag: [t.modifier, t.meta, t.processingInstruction], class: "m" },
    { tag: [t.comment, t.lineComment, t.blockComment], class: "c" },
  ]);
})();
