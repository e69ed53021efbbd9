import { escapeHtml } from '../../platform/http/escape-html.ts'
import { frameDocument, frameDocumentPolicy, framedPage } from '../../platform/http/framed-page.ts'
import { pageHead } from '../../platform/http/own-page.ts'

const style = `
  :root { color-scheme: light dark; --page: light-dark(#faf8f5, #151217); --surface: light-dark(#fff, #1d1920); --hairline: light-dark(#e8e3dc, #322b37); --ink: light-dark(#1f1a24, #f3eef6); --muted: light-dark(#6b6372, #a99fb1); --accent: light-dark(#6b2f8a, #ce93ec); --wash: light-dark(#f5ecfa, #2a1f33) }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
  main { max-width: 46rem; margin: 0 auto; padding: clamp(2rem, 8vw, 4rem) 1.5rem 8rem }
  h1 { margin: 0 0 .75rem; font: 500 clamp(2rem, 6vw, 2.75rem)/1.1 Georgia, serif; letter-spacing: -.01em; overflow-wrap: anywhere }
  h2 { margin: 3rem 0 1rem; font-size: 1.125rem }
  p { margin: 0 0 1rem; max-width: 34rem; color: var(--muted) }
  ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--hairline); border-radius: 16px; background: var(--surface) }
  li { padding: 1rem 1.25rem; border-top: 1px solid var(--hairline) }
  li:first-child { border-top: 0 }
  li strong { display: block }
  li span { color: var(--muted) }
  .now { display: none; margin-left: .5rem; padding: .1rem .6rem; border-radius: 99px; background: var(--wash); color: var(--accent); font-size: .8125rem; font-weight: 500 }
  @media (max-width: 480px) { .mobile .now { display: inline } }
  @media (min-width: 481px) and (max-width: 768px) { .tablet .now { display: inline } }
  @media (min-width: 769px) { .desktop .now { display: inline } }
  code { font-size: .875em; overflow-wrap: anywhere }
`

const titleOf = (name: string) => `${name}: widget test`

const content = ({ id, name }: Tested, address: string) => `<main>
  <h1>${escapeHtml(name)}</h1>
  <p>This page tests your widget before it goes on your website. Click the bubble and ask something that your website answers. What you ask here is a real conversation.</p>
  <h2>Three kinds of screens</h2>
  <ul>
    <li class="mobile"><strong>Mobile, under 480px <span class="now">this window</span></strong> <span>The chat fills the screen, and the input stays above the keyboard.</span></li>
    <li class="tablet"><strong>Tablet, 481 to 768px <span class="now">this window</span></strong> <span>The chat floats beside the bubble and leaves the page in reach.</span></li>
    <li class="desktop"><strong>Desktop, above 768px <span class="now">this window</span></strong> <span>The chat is a window of 380 by 520 in the corner you chose.</span></li>
  </ul>
  <h2>What to look at</h2>
  <ul>
    <li><strong>Colour, corner and size</strong> <span>as you saved them; changes arrive within a minute.</span></li>
    <li><strong>The greeting</strong> <span>and the words in the input.</span></li>
    <li><strong>An answer</strong> <span>with the page it was read from beneath it.</span></li>
    <li><strong>The keyboard</strong> <span>Tab reaches the bubble, Escape closes the chat.</span></li>
  </ul>
  <h2>The line that did it</h2>
  <p><code>&lt;script src="${escapeHtml(address)}/embed.js" data-assistant-id="${escapeHtml(id)}" async&gt;&lt;/script&gt;</code></p>
</main>`

type Tested = { id: string; name: string; websiteUrl: string }

/**
 * The page owners download to try the widget. Without a public address the script has a relative path: the Host header
 * is untrusted, and a cache could serve the page to others.
 */
export function testPage(tested: Tested, publicUrl: string | null): string {
  const address = publicUrl ?? ''
  return `${pageHead(titleOf(tested.name), style)}
<body>
${content(tested, address)}
<script src="${escapeHtml(address)}/embed.js" data-assistant-id="${escapeHtml(tested.id)}" async></script>
</body>
</html>
`
}

/** On our own server the test page runs in a frame, as strangers may be sent to it. */
export const ownTestPage = (tested: Tested) =>
  framedPage(tested, titleOf(tested.name), `/widget-test/${tested.id}/frame`)

export const testFrame = (tested: Tested, publicUrl: string | null, api: string) =>
  frameDocument(
    { id: tested.id, api },
    { title: titleOf(tested.name), style, content: content(tested, publicUrl ?? '') },
  )
export const testFramePolicy = frameDocumentPolicy(style)
