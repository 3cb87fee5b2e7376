"use strict";
// Editor is CodeMirror for the input, Output for what comes out. Only visible lines are in the
// document, so that texts may be large. Colours are those of style.css, which has them for dark and
// light.

const CM = CodeMirror;
const darkTheme = matchMedia("(prefers-color-scheme: dark)");

// shell is what both have: numbers of lines, search, colours, and the label for screen readers.
function shell(label, describedBy, tone, language) {
  return [CM.lineNumbers(), CM.highlightSpecialChars(), CM.drawSelection(), CM.highlightActiveLine(), CM.highlightActiveLineGutter(), CM.bracketMatching(), CM.highlightSelectionMatches(),
    CM.search({ top: true }), CM.syntaxHighlighting(kinds), CM.EditorState.tabSize.of(8), tone.of(CM.EditorView.darkTheme.of(darkTheme.matches)), language,
    CM.EditorView.contentAttributes.of({ "aria-label": label, ...(describedBy ? { "aria-describedby": describedBy } : {}) })];
}

// followTheme tells a view when the page turns dark or light.
function followTheme(view, tone) {
  darkTheme.addEventListener("change", () => view.dispatch({ effects: tone.reconfigure(CM.EditorView.darkTheme.of(darkTheme.matches)) }));
}

// begin gives a view another text, and shows its beginning.
function begin(view, text, extensions) {
  view.scrollDOM.scrollTo(0, 0);
  view.setState(CM.EditorState.create({ doc: text, extensions }));
}

class Editor {
  // Tab indents; Escape, then Tab, leaves the editor: CodeMirror's rule, which the page tells.
  constructor(parent, compile) {
    this.language = "ir";
    this.tone = new CM.Compartment();
    this.words = new CM.Compartment();
    this.extensions = () => [
      CM.keymap.of([{ key: "Mod-Enter", run: () => { compile(); return true; } }, CM.indentWithTab, ...CM.lintKeymap, ...CM.searchKeymap, ...CM.historyKeymap, ...CM.defaultKeymap]),
      CM.history(), CM.indentUnit.of("  "), CM.lintGutter(), shell("Input", "editor-keys", this.tone, this.words.of(languages[this.language])),
    ];
    this.view = new CM.EditorView({ parent });
    this.set("", "ir");
    followTheme(this.view, this.tone);
  }

  get text() { return this.view.state.doc.toString(); }

  // set begins with another text: what was typed before cannot be undone into it.
  set(text, language) {
    this.language = language;
    begin(this.view, text, this.extensions());
  }

  setLanguage(language) {
    this.language = language;
    this.view.dispatch({ effects: this.words.reconfigure(languages[language]) });
  }

  // place is the position of a line and a column, which count from 1.
  place(line, column) {
    const l = this.view.state.doc.line(Math.max(1, Math.min(this.view.state.doc.lines, line)));
    return Math.min(l.to, l.from + Math.max(0, column - 1));
  }

  // mark shows diagnostics {line, column, severity, message} in the margin and under the word at their place.
  mark(found) {
    const doc = this.view.state.doc;
    this.view.dispatch(CM.setDiagnostics(this.view.state, found.map(({ line, column, severity, message }) => {
      const from = this.place(line, column), rest = doc.sliceString(from, doc.lineAt(from).to);
      const start = rest ? from : doc.lineAt(from).from;
      return { from: start, to: rest ? from + (rest.match(/^(?:[%@!#]?[-\w$.]+|.)/) || [""])[0].length : from, severity, message };
    })));
  }

  goTo(line, column) {
    const at = this.place(line, column);
    this.view.dispatch({ selection: { anchor: at }, effects: CM.EditorView.scrollIntoView(at, { y: "center" }) });
    this.view.focus();
  }
}

// Output can be searched and selected, but not changed; Tab goes on to the next control.
class Output {
  constructor(parent) {
    this.tone = new CM.Compartment();
    this.view = new CM.EditorView({ parent });
    this.set("", "text");
    followTheme(this.view, this.tone);
  }

  get text() { return this.view.state.doc.toString(); }

  set(text, language) {
    begin(this.view, text, [CM.EditorState.readOnly.of(true), CM.keymap.of([...CM.searchKeymap, ...CM.defaultKeymap.filter((k) => k.key !== "Mod-Enter")]), shell("Output", "", this.tone, languages[language])]);
  }
}
