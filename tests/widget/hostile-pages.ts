import type { BrowserContextOptions } from 'playwright-core'
import type { HostPage } from './setup.ts'

export interface HostilePage {
  name: string
  /** The tag is empty for the run without the widget. */
  page(tag: string, foyerUrl: string): HostPage
  options?: BrowserContextOptions
  framed?: boolean
}

const content = '<h1>Bluebird Dental</h1><p>Welcome to our practice.</p>'

const inBody =
  (head: string, attributes = '', headers?: Record<string, string>) =>
  (tag: string): HostPage => ({
    html: `<!doctype html><html lang="en" ${attributes}><head><title>Bluebird</title><meta name="viewport" content="width=device-width">${head}</head><body>${content}${tag}</body></html>`,
    headers,
  })

const style = (css: string) => inBody(`<style>${css}</style>`)
const script = (code: string) => inBody(`<script>${code}</script>`)

export const plainPage: HostilePage = { name: 'a plain page', page: inBody('') }

export const hostilePages: HostilePage[] = [
  { name: 'unsets everything, importantly', page: style('* { all: unset !important }') },
  {
    name: 'restyles every element, importantly',
    page: style(`html > *, body * { margin: 9px !important; padding: 9px !important; box-sizing: content-box !important;
      font: italic 40px/3 cursive !important; color: red !important; background: lime !important; display: block !important;
      position: static !important; float: left !important; width: 33px !important; transform: scale(.5) rotate(9deg) !important;
      opacity: .3 !important; filter: blur(3px) !important; visibility: hidden !important; pointer-events: none !important;
      letter-spacing: 9px !important; text-transform: uppercase !important; direction: rtl !important; zoom: 2 !important;
      clip-path: circle(10%) !important; contain: strict !important; transition: all 9s !important }
      html > body, body > h1 { visibility: visible !important }`),
  },
  {
    name: 'styles bare tags and attributes of all kinds',
    page: style(`div, button, span, svg, path, textarea, p, h2, ul, li, a, table, input { border: 7px dashed red; width: 100%;
      font-size: 50px; min-height: 90px; fill: red; stroke: blue } [class], [role], [hidden], [aria-label] { display: grid; outline: 9px solid red }`),
  },
  {
    name: 'covers itself with the greatest z-index',
    page: (tag) => ({
      html: `<!doctype html><html lang="en"><head><title>x</title>${tag}</head><body>${content}<div style="position:fixed;inset:0;z-index:2147483647;background:#fff8"></div></body></html>`,
    }),
  },
  { name: 'in quirks mode', page: (tag) => ({ html: `<title>Old</title><body>${content}${tag}` }) },
  {
    name: 'under a content security policy without inline anything',
    page: (tag, foyer) =>
      inBody('', '', {
        'content-security-policy': `default-src 'none'; script-src ${foyer}; connect-src ${foyer}; base-uri 'none'; form-action 'none'`,
      })(tag),
  },
  {
    name: 'under a policy of nonces and strict-dynamic',
    page: (tag, foyer) =>
      inBody('', '', {
        'content-security-policy': `default-src 'none'; script-src 'nonce-abc123' 'strict-dynamic'; connect-src ${foyer}`,
      })(tag.replace('<script', '<script nonce="abc123"')),
  },
  {
    name: 'under a policy of nonces alone',
    page: (tag, foyer) =>
      inBody('', '', {
        'content-security-policy': `default-src 'none'; script-src 'nonce-abc123'; connect-src ${foyer}`,
      })(tag.replace('<script', '<script nonce="abc123"')),
  },
  {
    name: 'requiring Trusted Types and allowing no policy',
    page: inBody('', '', {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    }),
  },
  {
    name: 'without storage',
    page: script(`for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { configurable: true, get() { throw new DOMException('Denied', 'SecurityError') } })`),
  },
  {
    name: 'in a sandboxed frame',
    framed: true,
    page: (tag) => {
      const inner = inBody('')(tag).html.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
      return {
        html: `<!doctype html><html lang="en"><head><title>x</title></head><body><iframe title="x" sandbox="allow-scripts" style="position:fixed;inset:0;width:100%;height:100%;border:0" srcdoc="${inner}"></iframe></body></html>`,
      }
    },
  },
  {
    name: 'with polluted prototypes',
    page: script(`
      Array.prototype.each = function () {}; Array.prototype.toJSON = function () { return 'polluted' }
      Object.prototype.extend = function () {}; Object.prototype.toJSON = function () { return 'polluted' }
      for (const name of ['method', 'body', 'signal', 'mode', 'credentials', 'headers', 'theme', 'position', 'primaryColor',
        'language', 'customCSS', 'bubbleIcon', 'isActive', 'windowTitle', 'welcomeMessage', 'autoOpen', 'stream', 'once', 'href'])
        Object.prototype[name] = 'polluted'
      String.prototype.toJSON = function () { return 'polluted' }`),
  },
  {
    name: 'with array methods replaced by broken ones',
    page: script(`for (const name of ['map', 'filter', 'forEach', 'find', 'findIndex', 'indexOf', 'includes', 'reduce', 'some', 'every', 'flat', 'at', 'concat'])
        Array.prototype[name] = function () { throw new Error('broken ' + name) }
      Array.from = function () { throw new Error('broken from') }`),
  },
  {
    name: 'with an old Promise polyfill and fetch made of XMLHttpRequest',
    page: script(`
      function OldPromise(run) { var self = this; self.waiting = []; run(function (value) { self.done = true; self.value = value;
        setTimeout(function () { for (var i = 0; i < self.waiting.length; i++) self.waiting[i](value) }) }, function () {}) }
      OldPromise.prototype.then = function (next) { var self = this; return new OldPromise(function (resolve) {
        var go = function (value) { var result = next ? next(value) : value; result && result.then ? result.then(resolve) : resolve(result) }
        self.done ? setTimeout(function () { go(self.value) }) : self.waiting.push(go) }) }
      window.Promise = OldPromise
      window.fetch = function (url, options) { return new OldPromise(function (resolve) {
        var request = new XMLHttpRequest(); request.open((options && options.method) || 'GET', url)
        for (var name in (options && options.headers) || {}) request.setRequestHeader(name, options.headers[name])
        request.onload = function () { resolve({ ok: request.status >= 200 && request.status < 300, status: request.status,
          headers: { get: function (name) { return request.getResponseHeader(name) } },
          text: function () { return new OldPromise(function (done) { done(request.responseText) }) },
          json: function () { return new OldPromise(function (done) { done(JSON.parse(request.responseText)) }) } }) }
        request.send(options && options.body) }) }`),
  },
  {
    name: 'with the manners of jQuery 1 and Prototype 1.6',
    page: script(`
      window.$ = window.jQuery = function (selector) { return document.querySelectorAll(selector) }
      jQuery.fn = jQuery.prototype = { jquery: '1.4.2' }
      Function.prototype.bind = function (context) { var method = this; return function () { return method.apply(context, arguments) } }
      Object.extend = function (to, from) { for (var key in from) to[key] = from[key]; return to }
      Array.prototype.toJSON = function () { return '[' + this.join(',') + ']' }
      Array.prototype.clear = function () { this.length = 0; return this }
      Array.prototype.first = function () { return this[0] }
      Array.from = function (list) { var all = []; for (var i = 0; i < list.length; i++) all.push(list[i]); return all }
      String.prototype.strip = function () { return this.replace(/^\\s+|\\s+$/g, '') }
      Element.prototype.hide = function () { this.style.display = 'none'; return this }
      Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this }
      document.getElementsByClassName = function (name) { return $('.' + name) }
      Date.now = function () { return +new Date() }`),
  },
  {
    name: 'with frozen prototypes',
    page: script(
      'for (const each of [Object, Array, Function, String, Promise, Element]) Object.freeze(each.prototype)',
    ),
  },
  {
    name: 'with elements that pass for globals',
    page: (tag) => ({
      html: `<!doctype html><html lang="en"><head><title>x</title></head><body>${content}<form id="Foyer"></form><form id="FoyerConfig"></form><img name="currentScript" alt=""><form name="body"></form><a id="assistantId"></a>${tag}</body></html>`,
    }),
  },
  { name: 'written from right to left', page: inBody('', 'dir="rtl"') },
  {
    name: 'with its text shrunk and spaced',
    page: style(
      'html { font-size: 62.5%; letter-spacing: .3em; word-spacing: 1em; line-height: 3; text-align: right; text-transform: uppercase; text-indent: 2em; white-space: pre; cursor: crosshair; color: red; quotes: none; tab-size: 1 }',
    ),
  },
  { name: 'with a print style', page: style('@media print { body { font: 10pt serif } }') },
  {
    name: 'in dark colours',
    page: style(':root { color-scheme: dark; accent-color: red } body { background: #000; color: #fff }'),
  },
  {
    name: 'with a body that is moved, clipped and filtered',
    page: style(
      'html { overflow: hidden } body { transform: translateX(40px) scale(.8); overflow: hidden; filter: grayscale(1); zoom: 1.5; contain: strict; perspective: 100px; height: 100px }',
    ),
  },
  {
    name: 'laid out as a grid with the root as container',
    page: style(
      'html { display: grid; grid-template-columns: 1fr 3fr; gap: 50px; height: 100% } html > * { place-self: center; margin: 50px }',
    ),
  },
  { name: 'in a tiny viewport', page: inBody(''), options: { viewport: { width: 260, height: 320 } } },
  {
    name: 'on a phone',
    page: inBody(''),
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  {
    name: 'as XHTML',
    page: (tag) => ({
      html: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>x</title></head><body>${content}${tag}</body></html>`,
      headers: { 'content-type': 'application/xhtml+xml' },
    }),
  },
  {
    name: 'with a base address elsewhere',
    page: inBody('<base href="https://elsewhere.invalid/deep/" target="_top">'),
  },
  {
    name: 'with shortcuts on every key and a guard on the focus',
    page: script(`
      document.addEventListener('keydown', (event) => event.preventDefault())
      document.addEventListener('focusin', () => document.activeElement.blur())`),
  },
]
