import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

interface OtherBrowser {
  name: string
  start(): Promise<Driver>
  startWithoutCookies?(): Promise<Driver>
}

const firstThatExists = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

function findFirefox(): OtherBrowser | string {
  const path = firstThatExists([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'])
  if (!path)
    return 'Firefox: not tried, for it is not installed. apt-get install firefox-esr, or set FIREFOX_PATH.'
  return {
    name: 'Firefox',
    start: () => startFirefox(path),
    startWithoutCookies: () => startFirefox(path, { cookies: false }),
  }
}

/** Debian's folder name contains the processor and API version. */
function findMiniBrowser() {
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  return firstThatExists(
    libraries.flatMap((library) =>
      readdirSync(join('/usr/lib', library))
        .filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
        .map((name) => join('/usr/lib', library, name, 'MiniBrowser')),
    ),
  )
}

function findWebKit(): OtherBrowser | string {
  const driver = firstThatExists(['/usr/bin/WebKitWebDriver'])
  const xvfb = firstThatExists(['/usr/bin/Xvfb'])
  const browser = driver && findMiniBrowser()
  if (!driver || !xvfb || !browser)
    return 'WebKit: not tried, for it is not installed. apt-get install webkit2gtk-driver xvfb.'
  return { name: 'WebKit', start: () => startWebKit({ driver, browser, xvfb }) }
}

const looked = [findFirefox(), findWebKit()]

export const installedBrowsers = looked.filter((each) => typeof each !== 'string')
export const missingBrowsers = looked.filter((each) => typeof each === 'string')
