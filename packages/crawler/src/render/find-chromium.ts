import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

export interface ChromiumSearch {
  chosen?: string
  searchPath?: string
}

// The headless shell starts three times faster than the full browser and renders faster.
const programNames = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'headless_shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'chrome.exe',
  'msedge.exe',
]
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export function findChromium({ chosen, searchPath = '' }: ChromiumSearch): string | null {
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`There is no program at ${chosen}.`)
  }
  const folders = searchPath.split(delimiter).filter(Boolean)
  const candidates = [
    ...programNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
    ...otherPlaces,
  ]
  return candidates.find(isProgram) ?? null
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
