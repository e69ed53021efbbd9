import { expect, test } from 'vitest'
import { openSite } from './open-site.ts'
import { bubbleOf, converse, inputOf, openChat, type Site, windowOf } from './setup.ts'

let site: Site
const { leave, visitWith } = openSite((opened) => {
  site = opened
})

test('the conversation is kept across pages and restarted on request', async () => {
  const { page, url } = await visitWith({ typingSpeed: 0 })
  await converse(page, 'Is there parking?')
  await page.goto(url)
  await openChat(page)
  await page.locator('.foyer-visitor').waitFor()
  expect(await page.locator('.foyer-visitor').textContent()).toContain('Is there parking?')
  expect(await page.locator('.foyer-sources a').getAttribute('href')).toBe('https://harbour.example/faq')
  await inputOf(page).fill('And where do\nbicycles go?')
  await page.goto(url)
  await openChat(page)
  await page.locator('.foyer-visitor').waitFor()
  expect(await inputOf(page).inputValue()).toBe('And where do\nbicycles go?')
  expect(await page.locator('.foyer-send').isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'New conversation' }).click()
  expect(await page.locator('.foyer-visitor').count()).toBe(0)
  expect(await inputOf(page).inputValue()).toBe('')
  await page.goto(url)
  await openChat(page)
  await windowOf(page).waitFor()
  await page.locator('.foyer-greeting').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.foyer-visitor').count()).toBe(0)
  expect(await inputOf(page).inputValue()).toBe('')
})

test('a draft belongs to one tab, one assistant and one conversation', async () => {
  const { page, url } = await visitWith({ typingSpeed: 0 })
  await bubbleOf(page).click()
  await inputOf(page).fill('Half a thou')
  const valueAt = async (where: typeof page, address: string) => {
    await where.goto(address)
    await openChat(where)
    await windowOf(where).waitFor()
    await where.waitForLoadState('networkidle')
    return inputOf(where).inputValue()
  }
  const tab = await page.context().newPage()
  expect(await valueAt(tab, url)).toBe('')
  const elsewhere = await site.foyer.assistant({ typingSpeed: 0 })
  const other = site.publish('/another-assistant', {
    html: `<!doctype html><html lang="en"><head><title>x</title></head><body>${site.tag(elsewhere)}</body></html>`,
  })
  expect(await valueAt(page, other)).toBe('')
  expect(await valueAt(page, url)).toBe('Half a thou')
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')
  expect(await valueAt(page, url)).toBe('')
  // Its conversation was replaced meanwhile.
  await inputOf(page).fill('Half a thought')
  await valueAt(tab, url)
  await tab.getByRole('button', { name: 'New conversation' }).click()
  await converse(tab, 'When are you open?')
  expect(await valueAt(page, url)).toBe('')
})

test('erasing a visitor removes all their messages to the owner’s assistants, and no one else’s', async () => {
  type Found = { id: string; messages: { content: string }[] }
  const { owner } = site.foyer
  const visited = await visitWith({ typingSpeed: 0 })
  const { page, url } = visited
  await converse(page, 'My first question')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await converse(page, 'My second question')
  const elsewhere = await site.foyer.assistant({ typingSpeed: 0 })
  await page.goto(
    site.publish('/elsewhere', {
      html: `<!doctype html><html lang="en"><head><title>x</title></head><body>${site.tag(elsewhere)}</body></html>`,
    }),
  )
  await converse(page, 'My third question')
  const stranger = await site.visit(url)
  await converse(stranger.page, 'The question of another')
  await stranger.close()

  const questions = async () => {
    const { body } = await owner.call<Found[]>('GET', '/api/conversations?limit=100')
    return body.map(({ id, messages }) => ({ id, said: messages[0]!.content }))
  }
  const mine = (await questions()).find(({ said }) => said === 'My second question')!
  const erased = await owner.call('DELETE', `/api/conversations/${mine.id}/visitor`)
  expect(erased.body.deleted).toBe(3)
  const left = (await questions()).map(({ said }) => said)
  expect(left).toContain('The question of another')
  expect(left.filter((said) => said.startsWith('My '))).toEqual([])

  await page.goto(url)
  await openChat(page)
  await windowOf(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('.foyer-visitor').count()).toBe(0)
  expect(await converse(page, 'Is there parking?')).toContain('twelve free parking spaces')
})

test('every conversation has a unique id that cannot be guessed', async () => {
  const ids = new Set<string>()
  for (let round = 0; round < 3; round++) {
    const { page, assistantId } = await visitWith({ typingSpeed: 0 })
    const sent = page.waitForRequest(
      (request) => request.url().endsWith(`/api/chat/${assistantId}`) && request.method() === 'POST',
    )
    await converse(page, 'Hello')
    ids.add((await sent).postDataJSON().sessionId)
    await leave()
  }
  expect(ids.size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}--[0-9a-f]{16}$/)
})
