import { readHtml } from '../../packages/crawler/src/read/read-html.ts'

/** The product's extraction in the shape that scoring scripts ask for, its Markdown taken back to plain text. */
export function extract(html: string, url: string): { title: string; text: string } {
  const page = readHtml(html, url)
  return { title: page.title, text: plainText(page.text) }
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^\|(?:\s*-{3}\s*\|)+$/gm, '')
    .replace(/^```$/gm, '')
    .replace(/^#{1,6} /gm, '')
    .replace(/^\s*(?:-|\d{1,4}\.) /gm, '')
    .replace(/^: /gm, '')
    .replace(/\|/g, ' ')
}
