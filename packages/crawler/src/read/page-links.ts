import { mailAddress, phoneNumber, revealedMail } from './contact-links.ts'
import { createResolver, type Head } from './head.ts'
import type { Contacts, PageLink } from './read-page.ts'
import type { Tree } from './tree.ts'
import type { TreeNode } from './tree-node.ts'
import { plainText } from './visible.ts'
import { collapse } from './whitespace.ts'

/** Pages with more links are traps or indexes. */
const linkCap = 5000
const longestLink = 2_000
const contactCap = 500

/** A cheap check, because most links are paths or web addresses. */
function hasScheme(href: string): boolean {
  return !href.startsWith('/') && !href.startsWith('http')
}

/** Returns the alt text of an image in a link, such as a logo's name. */
function pictureWords(node: TreeNode): string {
  for (const child of node.children) {
    if (typeof child === 'string') continue
    const words = child.tag === 'img' ? (child.attribute('alt')?.trim() ?? '') : pictureWords(child)
    if (words !== '') return words
  }
  return ''
}

export function readLinks(tree: Tree, head: Head): { links: PageLink[]; contacts: Contacts } {
  const links: PageLink[] = []
  const emails = new Set<string>()
  const phones = new Set<string>()
  const resolve = createResolver(head.base)
  const note = (node: TreeNode) => {
    const href = node.attribute('href')?.trim()
    if (!href || href.startsWith('#') || (hasScheme(href) && /^javascript:/i.test(href))) return
    const scheme = hasScheme(href)
    const mail = scheme ? mailAddress(href) : null
    const phone = scheme && !mail ? phoneNumber(href) : null
    if (mail) emails.add(mail)
    else if (phone) phones.add(phone)
    else if (links.length < linkCap) add(href, node)
  }
  const noteFrame = (node: TreeNode) => {
    const src = node.attribute('src')?.trim()
    if (src && links.length < linkCap) add(src, node)
  }
  const add = (href: string, node: TreeNode) => {
    const url = resolve(href)
    if (!url || url.length > longestLink) return
    const rel = (node.attribute('rel') ?? '').toLowerCase()
    const text =
      collapse(plainText(node, 1_000)).trim() ||
      node.attribute('aria-label')?.trim() ||
      node.attribute('title')?.trim() ||
      node.attribute('alt')?.trim() ||
      pictureWords(node)
    links.push({ url, text: text.slice(0, 300), rel, nofollow: /\bnofollow\b/.test(rel) })
  }
  for (const node of tree.links) {
    const hidden = node.attribute('data-cfemail')
    const mail = hidden && revealedMail(hidden)
    if (mail) emails.add(mail)
    else if (node.tag === 'frame' || node.tag === 'iframe') noteFrame(node)
    else note(node)
  }
  const contacts = { emails: [...emails].slice(0, contactCap), phones: [...phones].slice(0, contactCap) }
  return { links, contacts }
}
