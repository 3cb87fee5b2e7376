"use strict";
// Colours for LLVM IR: one regular expression cuts a line into comments, strings, names, types and
// words. The result is a list of nodes.

const irToken = /(;.*$)|("(?:[^"\\]|\\.)*")|([%@][-\w$.]+|[%@]"[^"]*"|[!#]\d+|![\w.]+)|\b(void|i\d+|half|bfloat|float|double|fp128|ptr|label|metadata|token)\b|\b(define|declare|ret|br|switch|phi|call|tail|load|store|alloca|getelementptr|inbounds|icmp|fcmp|select|add|sub|mul|[us]div|[us]rem|shl|[al]shr|and|or|xor|f(?:add|sub|mul|div|rem|neg)|zext|sext|trunc|bitcast|addrspacecast|addrspace|ptrtoint|inttoptr|[fsu]ito[fp]p|fpto[su]i|fpext|fptrunc|target|datalayout|triple|attributes|global|constant|internal|external|nuw|nsw|align|unreachable|to)\b/g;
const cFamily = /(\/\/.*$)|("(?:[^"\\]|\\.)*")|([A-Za-z_]\w*(?=\())|\b(void|int|long|short|char|unsigned|float|double|const|size_t)\b|\b(for|while|if|else|return|extern|static|struct|do|break|continue|switch|case|__global__|__device__|__shared__|restrict)\b/g;
const kinds = ["c", "t", "v", "t", "k"];

function highlightLine(text, language) {
  const out = [];
  let at = 0;
  for (const m of text.matchAll(language === "ir" ? irToken : cFamily)) {
    out.push(text.slice(at, m.index));
    const span = document.createElement("span");
    span.className = kinds[m.slice(1).findIndex((g) => g !== undefined)];
    span.textContent = m[0];
    out.push(span);
    at = m.index + m[0].length;
  }
  out.push(text.slice(at));
  return out;
}
