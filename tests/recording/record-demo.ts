// Films Foyer on its sample site for 'See How It Works'. `npm run record` needs ffmpeg.
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { newDataFolder, removeDataFolder } from '../../apps/server/src/testing/data-folder.ts'
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts'
import { type DemoScene, demoScenes } from '../../apps/web/src/content/demo-scenes.ts'
import { startBrowser } from '../support/browser.ts'
import { startFilm, writeCaptions } from './film.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const target = join(root, 'apps/web/src/features/marketing/recording')
const size = { width: 1_120, height: 700 }

function drawPointer() {
  const pointer = document.createElement('div')
  Object.assign(pointer.style, {
    position: 'fixed',
    zIndex: '2147483647',
    width: '18px',
    height: '18px',
    margin: '-9px',
    borderRadius: '50%',
    background: 'rgb(107 47 138 / 35%)',
    border: '2px solid #6B2F8A',
    pointerEvents: 'none',
    left: '-50px',
  })
  addEventListener('mousemove', ({ clientX, clientY }) => {
    if (!pointer.isConnected) document.documentElement.append(pointer)
    pointer.style.left = `${clientX}px`
    pointer.style.top = `${clientY}px`
  })
}

const pause = (page: Page, ms = 700) => page.waitForTimeout(ms)

async function press(page: Page, what: Locator) {
  await what.scrollIntoViewIfNeeded()
  const box = (await what.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await pause(page, 250)
  await what.click()
}

async function write(page: Page, where: Locator, text: string, delay = 35) {
  await press(page, where)
  await where.pressSequentially(text, { delay })
}

async function createdId(page: Page): Promise<string> {
  for (let tries = 0; tries < 120; tries++) {
    await page.waitForTimeout(500)
    const found = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` }
      const [first] = await (await fetch('/api/assistants', { headers })).json()
      return first?.scan.status === 'done' ? first.id : null
    })
    if (found) return found
  }
  throw new Error('The sample site was not read within a minute. Is this machine busy?')
}

const dataDir = newDataFolder()
const server = startServerProcess({ DATA_DIR: dataDir, PORT: '4747' })
const url = await server.url
const browser = await startBrowser()
const film = await startFilm<DemoScene>()
try {
  const context = await browser.newContext({ baseURL: url, viewport: size, colorScheme: 'light' })
  await context.addInitScript(drawPointer)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)

  await page.goto('/')
  // The server creates its built-in assistants first.
  await page.waitForTimeout(10_000)
  await film.follow(page)
  film.mark('address')
  await pause(page, 900)
  await write(page, page.getByLabel('Your website'), `${new URL(url).host}/sample-site/`)
  await press(page, page.getByRole('button', { name: 'Start Converting Visitors Now' }))

  await film.hurry(0.8, page.getByRole('button', { name: 'Create Account' }).waitFor())
  film.mark('account')
  await write(page, page.getByLabel('First name'), 'Ada', 20)
  await write(page, page.getByLabel('Last name'), 'Marsh', 20)
  await write(page, page.getByLabel('Email'), 'ada@tidewater.example', 15)
  await write(page, page.getByLabel('Password', { exact: true }), 'a long password', 15)
  await press(page, page.getByRole('button', { name: 'Create Account' }))

  const form = page.getByRole('dialog')
  await film.hurry(0.8, form.getByLabel('Business name').waitFor())
  film.mark('reading')
  await pause(page)
  // Hovering would keep the toast open, so the pointer moves away.
  await page.mouse.move(8, size.height / 2)
  await film.hurry(0.8, page.getByText('Welcome to Foyer!', { exact: true }).waitFor({ state: 'hidden' }))
  await form.getByLabel('Business name').fill('')
  await write(page, form.getByLabel('Business name'), 'Tidewater Pottery', 25)
  await form.getByLabel('Website').fill(`${url}/sample-site/`)
  await press(page, form.getByRole('button', { name: 'Create Assistant', exact: true }))
  const id = await film.hurry(9, createdId(page))
  await pause(page, 1_500)

  await film.hurry(0.8, page.goto(`/bot/${id}`))
  const chat = page.getByRole('region', { name: 'Test Chat' })
  await film.hurry(0.8, chat.waitFor())
  film.mark('answer')
  await write(page, chat.getByRole('textbox', { name: 'Message' }), 'How much is a wheel taster?', 30)
  await press(page, chat.getByRole('button', { name: 'Send' }))
  await film.hurry(1.5, chat.getByText('£42').first().waitFor())
  await pause(page, 2_500)

  const add = page.getByRole('button', { name: 'Add to My Website' })
  await film.hurry(0.8, page.goto('/dashboard'))
  film.mark('line')
  await film.hurry(0.8, add.waitFor())
  await press(page, add)
  const dialog = page.getByRole('dialog')
  const howTo = dialog.getByRole('tab', { name: 'How to Add' })
  await film.hurry(0.8, howTo.waitFor())
  await press(page, howTo)
  await pause(page, 2_500)

  film.mark('visitor')
  // The open preview is remembered per tab.
  await page.evaluate(() => sessionStorage.clear())
  await film.hurry(0.8, page.goto(`/widget-test/${id}`))
  await pause(page, 900)
  const widget = page.frameLocator('iframe').locator('foyer-widget')
  await press(page, widget.locator('.foyer-toggle'))
  const field = widget.getByRole('textbox')
  await film.hurry(0.8, field.waitFor())
  await write(page, field, 'Are you open on Sunday?', 30)
  await field.press('Enter')
  await widget
    .getByText(/Sunday/)
    .last()
    .waitFor()
  await pause(page, 3_500)

  const { list, scenes, seconds } = await film.cut()
  const ffmpeg = (from: string[], how: string, to: string) =>
    run('ffmpeg', ['-y', '-loglevel', 'error', ...from, ...how.split(' '), to])
  const frames = ['-f', 'concat', '-safe', '0', '-i', list]
  const film10 = '-r 10 -vf scale=960:-2 -an -pix_fmt yuv420p'
  const mp4 = join(target, 'demo.mp4')
  await ffmpeg(
    frames,
    `${film10} -c:v libvpx-vp9 -crf 45 -b:v 0 -g 120 -row-mt 1 -cpu-used 4`,
    join(target, 'demo.webm'),
  )
  await ffmpeg(frames, `${film10} -c:v libx264 -crf 30 -preset slow -movflags +faststart`, mp4)
  await ffmpeg(['-ss', '1', '-i', mp4], '-frames:v 1 -c:v libwebp -quality 80', join(target, 'poster.webp'))
  await ffmpeg(
    frames,
    '-vf fps=5,scale=720:-1 -loop 0 -c:v libwebp_anim -quality 45 -compression_level 6',
    join(root, 'docs/images/demo.webp'),
  )
  await writeFile(join(target, 'demo.vtt'), writeCaptions(scenes, seconds, demoScenes))
  process.stdout.write(`${seconds.toFixed(1)} s in ${scenes.length} scenes\n`)
} finally {
  await film.remove()
  await browser.close()
  await server.end()
  await removeDataFolder(dataDir)
}
