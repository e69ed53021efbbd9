import { createHash } from 'node:crypto'
import { escapeHtml } from './escape-html.ts'

export const pageHead = (title: string, style: string, metas: readonly string[] = []) =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...metas,
    `<title>${escapeHtml(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
  ].join('\n')

export const inlineSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
