import { cue } from './cue-words.ts'
import type { TreeNode } from './tree-node.ts'

/** Tab and accordion panels (`disclosed`) count as visible. `background` is the color from inline styles. */
export function isHidden(node: TreeNode, disclosed: boolean, background: string | null): boolean {
  const { attributes } = node
  if ((node.cues & cue.invisible) !== 0) return true
  if (node.tag === 'dialog') return !attributes?.has('open')
  if (!attributes) return false
  // The site excludes this text from search snippets, so answers don't use it either.
  if (attributes.has('data-nosnippet')) return true
  const hidden = attributes.get('hidden')
  if (hidden !== undefined && hidden !== 'until-found' && hidden !== 'false' && !disclosed) return true
  if (attributes.get('aria-hidden') === 'true' && !disclosed && !showsAnyway(node)) return true
  const style = attributes.get('style')
  if (style && hiddenByStyle(style, disclosed)) return true
  return background !== null && textColour(node) === background
}

export function backgroundOf(node: TreeNode): string | null {
  const { attributes } = node
  if (!attributes) return null
  const css = attributes.get('style')
  const styled =
    css?.includes('background') &&
    /background(?:-color)?\s{0,9}:\s{0,9}(#[0-9a-f]{1,16}|rgba?\([^)]{0,60}\)|[a-z]{1,30})/i.exec(css)?.[1]
  return colour((styled || attributes.get('bgcolor'))?.toLowerCase().replace(/\s+/g, ''))
}

function textColour(node: TreeNode): string | null {
  const css = node.attribute('style')
  const styled =
    css &&
    /(?:^|;)\s{0,20}color\s{0,9}:\s{0,9}(#[0-9a-f]{1,16}|rgba?\([^)]{0,60}\)|[a-z]{1,30})/i.exec(css)?.[1]
  return colour((styled || node.attribute('color'))?.toLowerCase().replace(/\s+/g, ''))
}

/** Carousels and tickers hide slides from screen readers only. */
function showsAnyway(node: TreeNode): boolean {
  return /slide|swiper|carousel|slick|ticker|marquee/i.test(node.class)
}

const noWidth = /(?:^|;)width:[01](?:px)?(?:;|!|$)/
const noWidthOrHeight = /(?:^|;)(?:width|height):[01](?:px)?(?:;|!|$)/

function hiddenByStyle(style: string, disclosed: boolean): boolean {
  if (!/none|font-size|-\d{4}|clip|overflow/i.test(style)) return false
  const css = style.toLowerCase().replace(/\s+/g, '')
  if (!disclosed) {
    // Scripts fade in sections from 'visibility:hidden' or 'opacity:0', so these don't count.
    if (/(?:^|;)display:none/.test(css)) return true
  }
  if (/(?:^|;)font-size:(?:0|0?\.\d+|1)(?:px|pt|em|rem|%)?(?:;|!|$)/.test(css)) return true
  if (/(?:^|;)(?:left|top|text-indent):-\d{4,}/.test(css)) return true
  if (/clip:rect\((?:0|1px)/.test(css)) return true
  // Folded panels have no height but keep their width.
  const size = disclosed ? noWidth : noWidthOrHeight
  if (size.test(css) && /overflow:hidden/.test(css)) return true
  return false
}

const colourNames: Record<string, string> = { white: 'ffffff', black: '000000' }

function colour(value: string | undefined): string | null {
  if (!value) return null
  const named = colourNames[value]
  if (named) return named
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1]
  if (hex) return hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const parts = /^rgba?\((\d+),(\d+),(\d+)/.exec(value)
  if (!parts) return null
  return parts
    .slice(1, 4)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')
}
