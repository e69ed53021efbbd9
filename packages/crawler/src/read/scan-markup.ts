import { decodeHTML, decodeHTMLAttribute } from 'entities/decode'
import { Attributes, wantedName } from './attributes.ts'
import { type Tag, tagAt } from './tags.ts'

export interface MarkupSink {
  text(text: string): void
  /** Receives white space. */
  blank(source: string, start: number, end: number): void
  /** Called before `open`; false skips the attributes. */
  reads(tag: Tag): boolean
  open(tag: Tag, attributes: Attributes | null, selfClosed: boolean): void
  close(tag: Tag): void
}

const lt = 60
const gt = 62
const slash = 47
const equals = 61
const doubleQuote = 34
const singleQuote = 39

/** Raw text elements end only at their own closing tag. */
const rawTags = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'title', 'textarea'])
const decodedTags = new Set(['title', 'textarea'])

/** Longer attribute values are data. */
const valueCap = 4096

/** Tokenizes HTML like a browser in one forward pass, so hostile input costs no more than long input. */
export function scanMarkup(source: string, sink: MarkupSink): void {
  const { length } = source
  let at = 0
  let searchFrom = 0
  while (at < length) {
    const open = source.indexOf('<', searchFrom)
    if (open < 0 || open === length - 1) {
      emitText(source.slice(at), sink)
      return
    }
    const next = source.charCodeAt(open + 1)
    const closing = next === slash && isLetter(source.charCodeAt(open + 2))
    if (!isLetter(next) && !closing && next !== 33 && next !== 63 && next !== slash) {
      searchFrom = open + 1
      continue
    }
    if (open > at) {
      if (isBlank(source, at, open)) sink.blank(source, at, open)
      else emitText(source.slice(at, open), sink)
    }
    if (closing) at = closeTag(source, open + 2, sink)
    else if (isLetter(next)) at = openTag(source, open + 1, sink)
    else at = afterDeclaration(source, open)
    searchFrom = at
  }
}

function isBlank(source: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (source.charCodeAt(at) > 32) return false
  return true
}

function emitText(text: string, sink: MarkupSink): void {
  sink.text(text.includes('&') ? decodeHTML(text) : text)
}

function closeTag(source: string, start: number, sink: MarkupSink): number {
  const end = nameEnd(source, start)
  const close = source.indexOf('>', end)
  if (close < 0) return source.length
  sink.close(tagAt(source, start, end))
  return close + 1
}

function afterDeclaration(source: string, open: number): number {
  if (!source.startsWith('<!--', open)) {
    const close = source.indexOf('>', open)
    return close < 0 ? source.length : close + 1
  }
  if (source.startsWith('>', open + 4)) return open + 5
  if (source.startsWith('->', open + 4)) return open + 6
  for (let at = source.indexOf('--', open + 4); at >= 0; at = source.indexOf('--', at + 1)) {
    if (source.charCodeAt(at + 2) === gt) return at + 3
    if (source.charCodeAt(at + 2) === 33 && source.charCodeAt(at + 3) === gt) return at + 4
  }
  return source.length
}

function openTag(source: string, start: number, sink: MarkupSink): number {
  const { length } = source
  let at = nameEnd(source, start)
  const tag = tagAt(source, start, at)
  const read = sink.reads(tag)
  let attributes: Attributes | null = null
  let selfClosed = false
  for (;;) {
    let code = source.charCodeAt(at)
    while (isSpace(code) || code === slash) {
      selfClosed = code === slash
      code = source.charCodeAt(++at)
    }
    if (at >= length) return length
    if (code === gt) break
    selfClosed = false
    const nameStart = at++
    for (code = source.charCodeAt(at); !endsName(code) && at < length; code = source.charCodeAt(++at));
    const name = read ? wantedName(source, nameStart, at) : null
    while (isSpace(code)) code = source.charCodeAt(++at)
    let value = ''
    if (code === equals) {
      code = source.charCodeAt(++at)
      while (isSpace(code)) code = source.charCodeAt(++at)
      const valueStart = code === doubleQuote || code === singleQuote ? at + 1 : at
      if (valueStart > at) {
        at = source.indexOf(code === doubleQuote ? '"' : "'", valueStart)
        if (at < 0) return length
      } else {
        while (at < length && code !== gt && !isSpace(code)) code = source.charCodeAt(++at)
      }
      if (name !== null) value = source.slice(valueStart, Math.min(at, valueStart + valueCap))
      if (valueStart > 0 && (source.charCodeAt(at) === doubleQuote || source.charCodeAt(at) === singleQuote))
        at++
    }
    if (name === null) continue
    if (value.includes('&')) value = decodeHTMLAttribute(value)
    if (attributes) attributes.add(name, value)
    else attributes = new Attributes(name, value)
  }
  sink.open(tag, attributes, selfClosed)
  return rawTags.has(tag.name) ? rawText(source, at + 1, tag, sink) : at + 1
}

function rawText(source: string, start: number, tag: Tag, sink: MarkupSink): number {
  const { name } = tag
  for (let at = source.indexOf('</', start); at >= 0; at = source.indexOf('</', at + 2)) {
    const end = at + 2 + name.length
    if (source.slice(at + 2, end).toLowerCase() !== name || !endsTag(source.charCodeAt(end))) continue
    if (at > start) {
      const text = source.slice(start, at)
      if (decodedTags.has(name)) emitText(text, sink)
      else sink.text(text)
    }
    return at
  }
  // Browsers extend an unclosed tag to the end of the page.
  sink.close(tag)
  return source.length
}

function nameEnd(source: string, start: number): number {
  let at = start
  for (
    let code = source.charCodeAt(at);
    at < source.length && !endsTag(code);
    code = source.charCodeAt(++at)
  );
  return at
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13 || code === 12
}

function endsTag(code: number): boolean {
  return code === gt || code === slash || isSpace(code)
}

function endsName(code: number): boolean {
  return code === equals || code === lt || endsTag(code)
}
