import type { Page } from '../types.ts'

const postPath =
  /\/(?:blog|news|aktuelles|neuigkeiten|noticias|actualidad|actualites|novedades|notizie|posts?|archive|press|presse|prensa)(?:[/._-]|$)|\/(?:19|20)\d{2}(?:[/_-]|$)/i
const postedLine =
  /(?:^|\n)\W{0,3}(?:posted|published|updated|veröffentlicht|publicado|publié|pubblicato|публикация|опубликовано|投稿日|公開日|게시일|发布)\b[^\n]{0,60}\d{4}/iu
const boilerplate =
  /\b(?:privacy|cookies?|datenschutz\w*|confidentialit\w+|privacidad\w*|privacidade|impressum|imprint|legal notice|aviso legal|mentions légales)\b/i

/** A dated post may have been overtaken; a privacy notice is about something else than the business. */
export function trustOf(page: Page): number {
  const where = (() => {
    try {
      return decodeURIComponent(new URL(page.url).pathname)
    } catch {
      return page.url
    }
  })()
  if (postPath.test(where) || postedLine.test(page.text.slice(0, 600))) return 0.55
  if (boilerplate.test(where) || /^\W*(?:privacy|cookie|datenschutz|impressum|aviso legal)/i.test(page.title))
    return 0.7
  return 1
}
