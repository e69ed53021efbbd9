import type { FactCheck, FoundFact, KnownFact } from '@foyer/contract/facts'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { replaceFacts } from '../apps/server/src/knowledge/facts/replace-facts.ts'
import { fact, reachFacts } from '../apps/server/src/testing/scanned-site.ts'
import type { TestApp } from '../apps/server/src/testing/test-app.ts'
import { openAssistant, ownedAssistant } from './support/assistant-screen.ts'
import {
  clipboard,
  expectToast,
  expectWellMade,
  expectWellMadeInItsTheme,
  phoneInTheDark,
} from './support/browser.ts'
import { openScreens } from './support/screens.ts'

let app: TestApp
let browser: Browser
openScreens((screens) => {
  ;({ app, browser } = screens)
})

const found: FoundFact[] = [
  ...reachFacts,
  fact('price', 'Check-up', '£60', { amount: 60, currency: 'GBP', part: 'Fees', condition: 'members' }),
  fact('price', 'Porcelain crown', '£720', { amount: 720, currency: 'GBP', unit: 'per tooth' }),
  ...Array.from({ length: 205 }, (_, nth) =>
    fact('product', `Toothbrush ${nth}`, `Model ${nth} of a very soft one`),
  ),
]

async function known() {
  const owned = await ownedAssistant(app, { facts: found })
  const at = `/api/assistants/${owned.assistant.id}/facts`
  const list = async (q: string) =>
    (await owned.owner.call<KnownFact[]>('GET', `${at}?questions=with&q=${q}`)).body
  const rescan = (facts: FoundFact[]) => replaceFacts(app.services.db, owned.assistant.id, facts)
  return { owned, at, list, rescan }
}

test('an owner reviews facts by keyboard, and is asked again when the site contradicts one', async () => {
  const { owned, at, list, rescan } = await known()
  const { page, problems } = await openAssistant(browser, app, owned)
  const note = page.getByRole('status', { name: 'Review your facts' })
  await note.getByText('One question about your business').waitFor()
  await note.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Review your facts' })
  await dialog.getByText('another page says closed').waitFor()
  await expectWellMade(page, 'facts-check')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Confirm: Opening hours')
  await page.keyboard.press('e')
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('Confirm: Opening hours')
  await page.keyboard.press('e')
  await dialog.getByLabel('Sunday').fill(' ')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a value, or remove it.').waitFor()
  await dialog.getByLabel('Sunday').fill('closed')
  await page.keyboard.press('Enter')
  await dialog.getByText('Changed').waitFor()
  await expect.poll(focused).toBe('Confirm: Name')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Confirm: Phone')
  await page.keyboard.press('d')
  await dialog.getByText('Removed').waitFor()
  await dialog.getByRole('button', { name: 'Undo: Phone' }).click()
  await expect.poll(focused).toBe('Confirm: Phone')
  await dialog.getByRole('button', { name: 'Confirm the rest' }).click()
  await dialog.getByText('All answered').waitFor()
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Done' }).evaluate((e) => e.matches(':focus')))
    .toBe(true)
  await expect
    .poll(async () => (await owned.owner.call<FactCheck>('GET', `${at}/check`)).body)
    .toEqual({ facts: [], questions: 0 })
  await page.keyboard.press('Enter')
  await note.waitFor({ state: 'detached' })
  expect(await list('sunday')).toMatchObject([{ value: 'closed', origin: 'owner', siteValue: '10–12' }])

  const rival = fact('phone', 'Phone', '01632 960 222', { sure: false, otherValue: '01632 960 417' })
  const values: Record<string, string> = { 'Check-up': '£65', Monday: '9–16', Sunday: '11–13' }
  const changed = found.map((each) => ({ ...each, value: values[each.label] ?? each.value }))
  await rescan([...changed, rival])
  await page.reload()
  await note.getByRole('button').click()
  await dialog.getByText('another page says 01632 960 417').waitFor()
  await dialog.getByRole('button', { name: 'Remove: Phone' }).click()
  await dialog.getByText('Your website has changed').first().waitFor()
  await dialog.getByText('your website says 11–13').waitFor()
  await expectWellMade(page, 'facts-contradicted')
  await dialog.getByRole('button', { name: 'Use website’s hours' }).click()
  await dialog.getByRole('button', { name: 'Use £65' }).click()
  await expect.poll(() => dialog.getByText('From your website').count()).toBe(2)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => list('check-up')).toMatchObject([{ value: '£65', origin: 'text', sure: true }])
  expect(await list('sunday')).toMatchObject([{ value: '11–13', origin: 'text' }])
  expect(await list('monday')).toMatchObject([{ value: '9–16', origin: 'text', sure: true }])
  expect(problems).toEqual([])
})

test('unclear opening hours are re-entered, invalid ones are refused at their field, and questions count once', async () => {
  const words = 'On Mondays, and when the flag is up, from'
  const owned = await ownedAssistant(app, {
    facts: [
      fact('hours', 'Opening hours', words, { sure: false }),
      ...['Monday', 'Tuesday', 'Wednesday'].map((day) =>
        fact('hours', `${day} – Shop`, '9–17', { part: 'Shop', sure: false, otherValue: '9–16' }),
      ),
      fact('price', 'Check-up', '£60', { sure: false }),
    ],
  })
  const at = `/api/assistants/${owned.assistant.id}/facts`
  const { page, problems } = await openAssistant(browser, app, owned)
  const note = page.getByRole('status', { name: 'Review your facts' })
  await note.getByText('3 questions about your business').waitFor()
  await note.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Review your facts' })
  await dialog.getByRole('heading', { name: '3 questions' }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toContain('Enter your hours')
  expect(await dialog.getByRole('button', { name: 'Confirm: Opening hours', exact: true }).count()).toBe(0)
  await expectWellMade(page, 'facts-half-a-sentence')
  // The confirm shortcut does nothing here.
  await page.keyboard.press('y')
  await page.keyboard.press('e')
  const hours = dialog.getByLabel('Opening hours: Opening hours')
  await hours.fill('On Mondays from')
  await page.keyboard.press('Enter')
  await dialog.getByText('Opening hours need days with their times').waitFor()
  expect(await hours.getAttribute('aria-invalid')).toBe('true')
  expect(await hours.evaluate((field) => field.matches(':focus'))).toBe(true)
  await dialog.getByText(words).waitFor()
  await expectWellMade(page, 'facts-refused')
  await hours.fill('Mon–Fri 9:00–17:00, Sat closed')
  await dialog.getByText('Opening hours need days with their times').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await dialog.getByText('Changed').waitFor()

  await dialog.getByRole('button', { name: 'Edit: Opening hours · Shop' }).click()
  await dialog.getByLabel('Tuesday').fill('25:00–26:00')
  await page.keyboard.press('Enter')
  await dialog.getByText('Opening hours need their times').waitFor()
  expect(await dialog.getByLabel('Tuesday').getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByLabel('Monday').getAttribute('aria-invalid')).toBeNull()
  await dialog.getByLabel('Tuesday').fill('closed')
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.getByText('Changed').count()).toBe(2)

  await dialog.getByRole('button', { name: 'Edit: Check-up' }).click()
  await dialog.getByLabel('Price: Check-up').fill('£-5')
  await page.keyboard.press('Enter')
  await dialog.getByText('A price needs its amount in figures').waitFor()
  await dialog.getByLabel('Price: Check-up').fill('from 25')
  await page.keyboard.press('Enter')
  await dialog.getByText('All answered').waitFor()
  await page.keyboard.press('Enter')
  await note.waitFor({ state: 'detached' })
  const { body } = await owned.owner.call<KnownFact[]>('GET', at)
  expect(body.map(({ value, amount, origin }) => [value, amount, origin])).toEqual([
    ['Mon–Fri 9:00–17:00, Sat closed', null, 'owner'],
    ['9–17', null, 'owner'],
    ['closed', null, 'owner'],
    ['9–17', null, 'owner'],
    ['from 25', 25, 'owner'],
  ])
  expect(problems.filter((problem) => !/status of 400/.test(problem))).toEqual([])
})

test('facts can be searched, added, corrected, removed, restored and downloaded, on a phone in the dark', async () => {
  const { owned, at, list } = await known()
  const { page, problems } = await openAssistant(browser, app, owned, {
    ...phoneInTheDark,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.route(`**${at}?*`, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('tab', { name: 'Facts' }).tap()
  await page.getByText('Couldn’t load your facts').waitFor()
  await page.unroute(`**${at}?*`)
  await page.getByRole('button', { name: 'Try again' }).tap()
  // Enter, because fast repeated taps count as one.
  await page.getByRole('button', { name: 'Load more' }).press('Enter')
  await page.getByText(`All ${found.length} facts`).waitFor()

  await page.getByRole('button', { name: 'Review your facts' }).tap()
  const check = page.getByRole('dialog', { name: 'Review your facts' })
  await check.getByText('another page says closed').waitFor()
  await check.getByRole('button', { name: 'Later' }).tap()

  await page.getByLabel('Search facts').fill('CROWN')
  await page.getByText('Toothbrush 1', { exact: true }).waitFor({ state: 'detached' })
  await expectWellMadeInItsTheme(page, 'facts-phone')
  await page.getByRole('button', { name: 'Correct Porcelain crown' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Correct this fact' })
  await dialog.getByLabel('Value').fill('')
  await dialog.getByRole('button', { name: 'Save fact' }).tap()
  await dialog.getByText('Say what it is, such as 9:00–17:00 or £25.').waitFor()
  await dialog.getByLabel('Value').fill('£700')
  await dialog.getByLabel('Valid').fill('until 31 October 2026')
  await expectWellMadeInItsTheme(page, 'fact-phone')
  await dialog.getByLabel('Value').press('Enter')
  await expectToast(page, 'Fact corrected')
  await page.getByText('Your website says').first().waitFor()
  expect(await list('crown')).toMatchObject([
    {
      value: '£700',
      amount: 700,
      origin: 'owner',
      unit: 'per tooth',
      validity: 'until 31 October 2026',
    },
  ])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expectToast(page, 'Undone')
  expect(await list('crown')).toMatchObject([{ value: '£720', origin: 'text' }])

  await page.getByRole('button', { name: 'Remove Porcelain crown' }).tap()
  await expectToast(page, 'Fact removed')
  // A second tap must hit no other row.
  await expect.poll(() => list('crown')).toEqual([])
  await expectWellMadeInItsTheme(page, 'fact-dropped-phone')
  await page.getByRole('button', { name: 'Undo: Porcelain crown' }).tap()
  await page.getByRole('button', { name: 'Remove Porcelain crown' }).waitFor()

  await page.getByRole('button', { name: 'Remove Porcelain crown' }).tap()
  await expect.poll(() => list('crown')).toEqual([])
  await page.reload()
  await page.getByLabel('Search facts').fill('CROWN')
  await page.getByText('No results for “CROWN”.').waitFor()
  await page.getByRole('button', { name: 'Show removed facts' }).tap()
  await expectWellMadeInItsTheme(page, 'facts-dropped-phone')
  await page.getByRole('button', { name: 'Restore: Porcelain crown' }).tap()
  await page.getByRole('button', { name: 'Remove Porcelain crown' }).waitFor()
  expect(await list('crown')).toMatchObject([{ value: '£720', origin: 'text' }])

  await page.getByRole('button', { name: 'Add a fact' }).tap()
  const adding = page.getByRole('dialog', { name: 'Add a fact' })
  await adding.getByLabel('Label').fill('Evenings')
  await adding.getByLabel('Value').fill('late')
  await adding.getByRole('button', { name: 'Add fact' }).tap()
  await adding.getByText('Opening hours need their day').waitFor()
  expect(await adding.getByLabel('Label').getAttribute('aria-invalid')).toBe('true')
  await adding.getByLabel('Label').fill('Monday')
  await adding.getByText('Opening hours need their day').waitFor({ state: 'detached' })
  // Enter, because a second tap this soon counts as a double tap.
  await adding.getByLabel('Label').press('Enter')
  await adding.getByText('Opening hours need their times').waitFor()
  expect(await adding.getByLabel('Value').getAttribute('aria-invalid')).toBe('true')
  await expectWellMadeInItsTheme(page, 'fact-refused-phone')
  await adding.getByLabel('Value').fill('18:00–22:00')
  await adding.getByLabel('Part of the business').fill('Night clinic')
  await adding.getByRole('button', { name: 'Add fact' }).tap()
  await expectToast(page, 'Fact added')
  await page.getByLabel('Search facts').fill('night')
  await page.getByText('From you', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add a fact' }).tap()
  await adding.getByLabel('Label').fill('monday')
  await adding.getByLabel('Value').fill('closed')
  await adding.getByLabel('Part of the business').fill('Night clinic')
  await adding.getByRole('button', { name: 'Add fact' }).tap()
  await adding.getByText('already says this. Correct that one instead.').waitFor()
  await adding.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('button', { name: 'Discard changes' }).tap()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).tap(),
  ])
  expect(file.suggestedFilename()).toMatch(/^facts-.*\.csv$/)
  await page.getByRole('button', { name: 'JSON-LD for your website' }).tap()
  const block = page.getByRole('dialog', { name: 'JSON-LD for your website' })
  await block.getByText('"@type": "LocalBusiness"').first().waitFor()
  await block.getByRole('button', { name: 'Copy' }).tap()
  await block.getByText('Copied').waitFor()
  const copied = await clipboard(page)
  const [, data] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(copied)!
  expect(JSON.parse(data!)).toMatchObject({
    name: 'Harbour Dental',
    department: [{ name: expect.stringContaining('Night clinic') }],
  })
  expect(problems).toEqual([])
})
