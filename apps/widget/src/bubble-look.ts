import type { Rgb } from './colour.ts'

export const lavender: Rgb = [206, 147, 236]

export const icons = {
  __proto__: null,
  bot: 'M5 22V12a7 7 0 0 1 14 0v6H9zm7-20v3m-2.5 6.5V13m5-1.5V13',
  chat: 'M4 21V7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H8zM8.5 9h7m-7 3.5h4',
  help: 'M8 8a4 4 0 1 1 6 3.5c-1.3.8-2 1.6-2 3.5m0 4v.1',
} as unknown as Record<string, string>
