import type { IncomingHttpHeaders } from 'node:http'
import { escapeHtml } from './escape-html.ts'
import { inlineSource, pageHead } from './own-page.ts'

const colours =
  ':root { color-scheme: light dark; --page: light-dark(#faf8f5, #151217); --surface: light-dark(#fff, #1d1920); --hairline: light-dark(#e8e3dc, #322b37); --ink: light-dark(#1f1a24, #f3eef6); --muted: light-dark(#6b6372, #a99fb1); --accent: light-dark(#6b2f8a, #ce93ec); --on-accent: light-dark(#fff, #1f1a24) }'

const style = `
  ${colours}
  * { box-sizing: border-box }
  html, body { height: 100% }
  [hidden] { display: none !important }
  body { margin: 0; display: flex; flex-direction: column; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  header { padding: .75rem 1.25rem; border-bottom: 1px solid var(--hairline); background: var(--surface) }
  header h1 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
  header p { margin: .125rem 0 0; color: var(--muted); font-size: .875rem }
  header a { color: inherit }
  @media (max-width: 400px), (max-height: 600px) { header { padding: .5rem 1rem } header h1 { font-size: .9375rem; line-height: 1.35 } header p { margin: 0; font-size: .8125rem; line-height: 1.4 } }
  @media (max-height: 420px) { header h1, header p { display: inline } section { padding-top: 1rem } }
  main { flex: 1; min-height: 0; display: flex; flex-direction: column }
  section { padding: 3rem 1.5rem; max-width: 40rem; margin: 0 auto; width: 100% }
  section p { margin: 0 0 1.25rem }
  button { font: inherit; font-weight: 500; padding: .625rem 1.25rem; border: 0; border-radius: 10px; background: var(--accent); color: var(--on-accent); cursor: pointer }
  button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  iframe { flex: 1; width: 100%; min-height: 0; border: 0 }
`

type Business = { name: string; websiteUrl: string }

/** Shown outside of the frame, so that its content can't cover it. */
function banner({ name, websiteUrl }: Business): string {
  const website = /^https?:\/\//.test(websiteUrl)
    ? ` of <a href="${escapeHtml(websiteUrl)}" rel="noreferrer">${escapeHtml(new URL(websiteUrl).host)}</a>`
    : ''
  return `<header role="banner">
  <h1>${escapeHtml(name)}</h1>
  <p>This is the chat${website}, shown by Foyer. Never type a password or a card number here.</p>
</header>`
}

/** Without allow-same-origin, the frame can't access our origin or storage. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

const frame = (address: string, attributes = '') =>
  `<iframe title="Chat" sandbox="${sandbox}" allow="microphone; autoplay; clipboard-write" src="${escapeHtml(address)}"${attributes}></iframe>`

/** Our page around a frame with an owner's widget. `before` is placed above the frame. */
export const framedPage = (
  business: Business,
  title: string,
  address: string,
  { before = '', script = '', metas = [] as readonly string[], isHidden = false, data = '' } = {},
) => `${pageHead(title, style, metas)}
<body${data}>
${banner(business)}
<main>
${before}
${isHidden ? `<template>${frame(address)}</template>` : frame(address)}
</main>
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`

export const framedPagePolicy = (script = '') =>
  [
    "default-src 'none'",
    ...(script ? [`script-src ${inlineSource(script)}`, "connect-src 'self'"] : []),
    `style-src ${inlineSource(style)}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

// Without an origin the browser blocks storage, so the widget gets one in memory. The frame's name carries the session.
const frameScript = `
  const kept = new Map()
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
  }
  for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { value: storage })
  const { assistant, api } = document.body.dataset
  if (window.name) storage.setItem('foyer:' + assistant + ':session', window.name)
  window.FoyerConfig = { assistantId: assistant, apiUrl: api }
  const widget = document.createElement('script')
  widget.src = '/embed.js'
  widget.onload = () => { if (document.body.hasAttribute('data-open')) window.Foyer.open() }
  document.body.append(widget)
`

type WidgetInFrame = { id: string; api: string; isOpen?: boolean }

export const frameDocument = (
  { id, api, isOpen = false }: WidgetInFrame,
  { title, style, content }: { title: string; style: string; content: string },
) => `${pageHead(title, style)}
<body data-assistant="${escapeHtml(id)}" data-api="${escapeHtml(api)}"${isOpen ? ' data-open' : ''}>
${content}
<script>${frameScript}</script>
</body>
</html>
`

/** Sandboxed even if opened directly. */
export const frameDocumentPolicy = (style: string) =>
  [
    `sandbox ${sandbox}`,
    "default-src 'none'",
    `script-src 'self' ${inlineSource(frameScript)}`,
    `style-src ${inlineSource(style)}`,
    "connect-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** False if the browser doesn't send this header, which is safe because the page has no origin. */
export const isOpenedDirectly = (headers: IncomingHttpHeaders) => headers['sec-fetch-dest'] === 'document'
