import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type HeadTexts, pictureOf } from './head-tags.ts'
import { escapeHtml } from './highlight.ts'

const fonts = join(import.meta.dirname, '../src/ui/fonts')
const fontFiles = ['fraunces-display.ttf', 'inter-regular.ttf'].map((name) => join(fonts, name))

// The same arch everywhere, 24 wide to 32 high, with its speech notch.
const mark = 'M0 12a12 12 0 0 1 24 0v16H9.5L4 32v-4H0z'

const png = (svg: string, width: number) =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  })
    .render()
    .asPng()

function wrap(text: string, letters: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!
    if (line && line.length + word.length >= letters) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines
}

const lines = (texts: string[], y: number, leading: number) =>
  texts.map((text, index) => `<tspan x="80" y="${y + index * leading}">${escapeHtml(text)}</tspan>`).join('')

/** A headline on paper beside the arch, as the pages themselves look. */
function preview({ title, description }: HeadTexts): string {
  const headline = wrap(title.replace(/ · Foyer$/, '').replace(/^Foyer: an /, 'An '), 24).slice(0, 3)
  const lead = wrap(description, 56)
  const shown = lead.length > 3 ? [...lead.slice(0, 2), `${lead[2]} …`] : lead
  const leadTop = 262 + (headline.length - 1) * 74 + 70
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="#FAF8F5"/>
    <path d="M836 630V352a142 142 0 0 1 284 0v278z" fill="#6B2F8A"/>
    <path d="M888 630V400a90 90 0 0 1 180 0v230z" fill="#CE93EC"/>
    <path transform="translate(80 72) scale(1.5)" d="${mark}" fill="#6B2F8A"/>
    <text x="132" y="110" font-family="Fraunces" font-size="40" fill="#1F1A24">Foyer</text>
    <text font-family="Fraunces" font-size="66" letter-spacing="-0.8" fill="#1F1A24">${lines(headline, 262, 74)}</text>
    <text font-family="Inter" font-size="27" fill="#6B6372">${lines(shown, leadTop, 40)}</text>
  </svg>`
}

/** The mark on a square; `room` is how much of the square it leaves free, for systems that cut corners off. */
function icon(background: string, color: string, room: number): string {
  const height = 32 * (1 - room)
  const scale = height / 32
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" fill="${background}"/>
    <path transform="translate(${16 - 12 * scale} ${16 - 16 * scale}) scale(${scale})" d="${mark}" fill="${color}"/>
  </svg>`
}

/** A PNG in the envelope that browsers have asked for since before they read anything else. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** Pictures that the build draws: one a page for previews of links, and the mark in the sizes that systems ask for. */
export async function drawPictures(dist: string, pages: { path: string; told: HeadTexts | null }[]) {
  const save = async (name: string, content: Buffer) => {
    const file = join(dist, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const { path, told } of pages) if (told) await save(pictureOf(path), png(preview(told), 1_200))
  const favicon = await readFile(join(import.meta.dirname, '../public/favicon.svg'), 'utf8')
  await save('favicon.ico', ico(png(favicon, 32), 32))
  const onPlum = icon('#6B2F8A', '#FFFFFF', 0.44)
  await save('apple-touch-icon.png', png(onPlum, 180))
  await save('icon-192.png', png(icon('#FAF8F5', '#6B2F8A', 0.2), 192))
  await save('icon-512.png', png(icon('#FAF8F5', '#6B2F8A', 0.2), 512))
  await save('icon-maskable.png', png(onPlum, 512))
}
