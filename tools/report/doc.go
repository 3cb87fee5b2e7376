// Package report makes the page of opt-go -report: one HTML file that shows what a run of the
// compiler did. The page needs no network; it holds the data as JSON and the program that shows it.
//
//	collect.go       Collector: is told of runs of passes, and finishes the report
//	history.go       the texts of a function after each pass, stored as differences
//	code.go          the final IR of a function: divergence and its causes, accesses, blocks
//	ptx.go, vliw.go  what the backends made
//	source.go        the source files that debug locations name
//	data.go          the data of the page; its JSON is read by page/*.js
//	page.go          writing; page/ holds HTML, CSS and JavaScript
//	json.go          the JSON of functions
//
// A page is opened quickly however large it is: each function is a script element of its own, which
// is parsed when the function is shown, and only the visible lines of a text are in the document.
package report
