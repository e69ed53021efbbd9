import { expect, test } from 'vitest'
import { pressWhileComposing } from '../support/composing.ts'
import { openSite } from './open-site.ts'
import { chatOf, stream } from './proxy.ts'
import { bubbleOf, converse, focused, inputOf, type Site, say } from './setup.ts'

let site: Site
const { leave, visitWith } = openSite((opened) => {
  site = opened
})

test('the greeting, the title and the placeholder come from the owner, with defaults', async () => {
  const { page } = await visitWith({
    welcomeMessage: 'Welcome to **Bluebird**.',
    windowTitle: 'Ask Bluebird',
    placeholder: 'Type here',
  })
  await bubbleOf(page).click()
  expect(await page.locator('.foyer-window h2').textContent()).toBe('Ask Bluebird')
  expect(await page.locator('.foyer-greeting strong').textContent()).toBe('Bluebird')
  expect(await inputOf(page).getAttribute('placeholder')).toBe('Type here')
  await leave()

  const other = await visitWith()
  await bubbleOf(other.page).click()
  expect(await other.page.locator('.foyer-window h2').textContent()).toBe('Chat with us')
  expect(await other.page.locator('.foyer-greeting').textContent()).toBe('Hello, how can I help you?')
  expect(await inputOf(other.page).getAttribute('placeholder')).toBe('Ask a question')
  expect(await other.page.locator('.foyer-name p').textContent()).toBe('AI assistant · Harbour Dental')
})

test('an answer is typed word by word at the set speed, after a typing indicator', async () => {
  const { page, assistantId } = await visitWith({ typingSpeed: 150 })
  await bubbleOf(page).click()
  site.proxy.when(chatOf(assistantId), stream([{ wait: 400 }, 'one two three four five six seven eight']))
  // The page records its text length over time, because polling would miss steps.
  const steps = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const words: number[] = []
        const root = document.querySelector('foyer-widget')!.shadowRoot!
        const observer = new MutationObserver(() => {
          const said = root.querySelector('.foyer-answer .foyer-text')?.textContent ?? ''
          if (said !== '') words.push(said.split(' ').length)
          if (root.querySelector('.foyer-tools')) resolve(words)
        })
        observer.observe(root, { childList: true, subtree: true, characterData: true })
      }),
  )
  await say(page, 'Count')
  await page.locator('.foyer-dots').waitFor()
  await page.locator('.foyer-tools').waitFor()
  expect(await page.locator('.foyer-answer .foyer-text').textContent()).toBe(
    'one two three four five six seven eight',
  )
  expect(await page.locator('.foyer-dots').count()).toBe(0)
  const written = await steps
  expect(written[0]).toBeLessThan(5)
  expect(new Set(written).size).toBeGreaterThan(2)
})

test('Markdown is rendered, and nothing else in an answer becomes HTML', async () => {
  const { page, assistantId, complaints } = await visitWith({ typingSpeed: 0 })
  await page.evaluate(() => {
    window.addEventListener('message', () => {})
    Object.assign(window, { hacked: 0 })
  })
  await bubbleOf(page).click()
  const hostile = [
    '# Prices\n\n| Item | Price |\n|---|---|\n| **Cut** | $20 |\n\n1. one\n2. two\n\n',
    'Call [us](tel:+15550100) or [mail](mailto:a@b.example), [bad](javascript:hacked=1), ',
    '[worse](data:text/html,<script>hacked=1</script>), <img src=x onerror="hacked=1"><script>hacked=1</script> `code` *soft*',
  ]
  site.proxy.when(chatOf(assistantId), stream(hostile))
  await say(page, 'Prices')
  await page.locator('.foyer-tools').waitFor()
  const body = page.locator('.foyer-answer .foyer-text')
  expect(await body.locator('h3').textContent()).toBe('Prices')
  expect(await body.locator('td strong').textContent()).toBe('Cut')
  expect(await body.locator('ol > li').count()).toBe(2)
  expect(await body.locator('em').textContent()).toBe('soft')
  expect(
    await body.locator('a').evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
  ).toEqual(['tel:+15550100', 'mailto:a@b.example'])
  expect(await body.locator('img, script, iframe').count()).toBe(0)
  expect(await body.textContent()).toContain('<img src=x onerror="hacked=1">')
  expect(await page.evaluate(() => (window as unknown as { hacked: number }).hacked)).toBe(0)
  // The server has no such conversation, so the event stream fails.
  expect(complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([])
})

test('sources are shown once each, and only as safe links', async () => {
  const { page, assistantId } = await visitWith({ typingSpeed: 0 })
  const source = (url: string, title: string) => ({ url, title, quote: 'As the page says.' })
  site.proxy.when(
    chatOf(assistantId),
    stream(
      ['Yes.'],
      [
        source('https://a.example/', 'Hours'),
        source('https://a.example/', 'Hours again'),
        source('javascript:alert(1)', 'Bad'),
        source('', 'Menu.pdf'),
        source('', 'Terms.pdf'),
      ],
    ),
  )
  await converse(page, 'Hello')
  expect(await page.locator('.foyer-sources a:not([href])').allTextContents()).toEqual([
    'Menu.pdf',
    'Terms.pdf',
  ])
  const links = page.locator('.foyer-sources [href]')
  expect(await links.count()).toBe(1)
  expect(await links.getAttribute('href')).toBe('https://a.example/')
  expect(await links.getAttribute('title')).toBe('As the page says.')
  expect(await links.getAttribute('rel')).toContain('noopener')
})

test('an answer can be copied', async () => {
  const { page } = await visitWith({ typingSpeed: 0 }, { permissions: ['clipboard-read', 'clipboard-write'] })
  const answer = await converse(page, 'Copy me')
  await page.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(answer)
  await leave()

  // Without clipboard permission, the fallback is used.
  const other = await visitWith({ typingSpeed: 0 })
  await other.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    document.execCommand = (command) => {
      const root = document.querySelector('foyer-widget')!.shadowRoot!
      Object.assign(window, {
        copied: `${command}: ${root.activeElement instanceof HTMLTextAreaElement ? root.activeElement.value : ''}`,
      })
      return true
    }
  })
  const text = await converse(other.page, 'Copy me too')
  await other.page.getByRole('button', { name: 'Copy' }).click()
  await expect
    .poll(() => other.page.evaluate(() => (window as unknown as { copied: string }).copied))
    .toBe(`copy: ${text}`)
  expect(await focused(other.page)).toBe('Copy')
})

test('after maxMessages the conversation ends politely and a new one can begin', async () => {
  const { page } = await visitWith({ typingSpeed: 0, maxMessages: 2 })
  await converse(page, 'One')
  expect(await inputOf(page).isVisible()).toBe(true)
  await converse(page, 'Two')
  await expect.poll(() => inputOf(page).isVisible()).toBe(false)
  expect(await page.locator('.foyer-notice').textContent()).toContain('This conversation is full')
  await page.locator('.foyer-notice').getByRole('button', { name: 'New conversation' }).click()
  expect(await inputOf(page).isVisible()).toBe(true)
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')
})

test('Enter sends, Shift+Enter adds a line, blank text is not sent, and messages wait for the current answer', async () => {
  const { page, assistantId } = await visitWith({ typingSpeed: 0 })
  await bubbleOf(page).click()
  const send = page.getByRole('button', { name: 'Send' })
  expect(await send.isDisabled()).toBe(true)
  await inputOf(page).fill('   ')
  await inputOf(page).press('Enter')
  expect(await page.locator('.foyer-visitor').count()).toBe(0)
  await page.keyboard.insertText('x'.repeat(4_100))
  expect(await page.locator('.foyer-limit').textContent()).toBe('4000 / 4000')
  await inputOf(page).fill('営業時間')
  expect(await pressWhileComposing(inputOf(page))).toEqual([])
  expect(await inputOf(page).inputValue()).toBe('営業時間')
  expect(await page.locator('.foyer-visitor').count()).toBe(0)
  await inputOf(page).fill('line one')
  expect(await page.locator('.foyer-limit').textContent()).toBe('')
  await inputOf(page).press('Shift+Enter')
  await inputOf(page).pressSequentially('line two')
  expect(await inputOf(page).inputValue()).toBe('line one\nline two')
  site.proxy.when(chatOf(assistantId), stream([{ wait: 1_500 }, 'Done.']))
  await send.click()
  await inputOf(page).fill('impatient')
  await inputOf(page).press('Enter')
  expect(await page.locator('.foyer-visitor').count()).toBe(1)
  await page.locator('.foyer-limit').getByText('Writing an answer').waitFor()
  await page.locator('.foyer-tools').waitFor()
  expect(await inputOf(page).inputValue()).toBe('impatient')
  expect(await page.locator('.foyer-limit').textContent()).toBe('')
  expect(await send.isDisabled()).toBe(false)
})
