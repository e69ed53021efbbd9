import type { Link, RenderedMail } from './rendered-mail.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

const withBreaks = (text: string) => escaped(text).replaceAll('\n', '<br>')

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

// Mail clients reliably support only tables and inline styles. Those with a dark mode also read the style element.
export const asHtml = ({
  subject,
  paragraphs,
  items,
  end,
  action,
  url,
  reason,
  stop,
}: RenderedMail) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #151217 !important; }
  .card { background: #1d1920 !important; border-color: #322b37 !important; }
  .ink { color: #f3eef6 !important; }
  .muted { color: #a99fb1 !important; }
  .item { border-color: #322b37 !important; }
  .accent { color: #ce93ec !important; }
  .arch, .button { background: #ce93ec !important; }
  .button a { color: #151217 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf8f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#faf8f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td class="arch" width="18" height="24" style="width:18px;height:24px;background:#6b2f8a;border-radius:9px 9px 0 0;font-size:0">&nbsp;</td>
<td class="ink" style="padding-left:10px;font-family:Fraunces,Georgia,serif;font-size:22px;color:#1f1a24">Foyer</td>
</tr></table>
</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e8e3dc;border-radius:16px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:600;color:#1f1a24">${escaped(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
${items.map(itemOf).join('\n')}
${end ? paragraph(end) : ''}
${action ? button(action) : ''}
</td></tr>
<tr><td class="muted" style="padding:20px 0 0;${font};font-size:13px;line-height:20px;color:#6b6372">
${escaped(reason)}<br><a class="muted" href="${escaped(url)}" style="color:#6b6372">${escaped(url.replace(/^https?:\/\//, ''))}</a>${stop.map((link) => ` · ${quietLink(link)}`).join('')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:26px;color:#1f1a24">${withBreaks(text)}</p>`

const quietLink = ({ label, href }: Link) =>
  `<a class="muted" href="${escaped(href)}" style="color:#6b6372">${escaped(label)}</a>`

const itemOf = ({ title, text, action }: RenderedMail['items'][number]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>
<td class="item" style="padding:16px 0 0;border-top:1px solid #e8e3dc;${font}">
<h2 class="ink" style="margin:0 0 4px;font-size:16px;line-height:24px;font-weight:600;color:#1f1a24">${escaped(title)}</h2>
<p class="muted" style="margin:0 0 4px;font-size:14px;line-height:22px;color:#6b6372">${withBreaks(text)}</p>
${action ? `<a class="accent" href="${escaped(action.href)}" style="font-size:14px;line-height:22px;color:#6b2f8a">${escaped(action.label)}</a>` : ''}
</td></tr></table>`

const button = ({ label, href }: Link) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:8px"><tr>
<td class="button" style="background:#6b2f8a;border-radius:10px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:500;color:#ffffff;text-decoration:none">${escaped(label)}</a></td>
</tr></table>`
