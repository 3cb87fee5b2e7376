// What the playground uses of CodeMirror.
export { EditorState, Compartment } from "@codemirror/state";
export { Decoration, EditorView, MatchDecorator, ViewPlugin, drawSelection, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
export { HighlightStyle, StreamLanguage, bracketMatching, indentUnit, syntaxHighlighting } from "@codemirror/language";
export { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
export { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
export { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
export { cppLanguage } from "@codemirror/lang-cpp";
export { tags } from "@lezer/highlight";
