import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { openPractice } from '../../apps/server/src/testing/visitors.ts'
import { type CopiedProgram, runCopy } from './support/copied-program.ts'
import * as odd from './support/faulty-replies.ts'
import * as long from './support/long-answers.ts'
import { botToken, newUser, startBotApi } from './support/telegram/bot-api.ts'
import { reportSkipped, runnable, telegram } from './support/toolchains.ts'

const bots = await runnable(['telegram-python'])
const { standIn } = await telegram()
if (bots.length > 0 && standIn)
  await reportSkipped(
    'python-telegram-bot itself (none of version 20 or newer here; a stand-in ran telegram_bot.py)',
  )

const support = (path: string) => fileURLToPath(new URL(`./support/telegram/${path}`, import.meta.url))

// Long questions are slow on a busy machine.
const patience = { timeout: 60_000 }

const trouble = "Sorry, I'm having trouble connecting to my brain right now. Please try again later."
const nothing = 'Sorry, I could not process your request.'

test('the stand-in refuses what Telegram refuses', async () => {
  const api = await startBotApi()
  const ada = newUser('Ada')
  api.write(ada, 'Hello')
  const send = async (token: string, method: string, body: object) => {
    const reply = await fetch(`${api.url}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.status
  }
  const say = (text: string, to = ada.id) => send(botToken, 'sendMessage', { chat_id: to, text })
  expect(await send('1:wrong', 'getMe', {})).toBe(401)
  expect(await send(botToken, 'getMine', {})).toBe(404)
  expect([await say('x'.repeat(4_096)), await say('x'.repeat(4_097))]).toEqual([200, 400])
  expect([await say(' '), await say('Hello', 1)]).toEqual([400, 400])
  api.close()
})

describe.each(bots)('$id', ({ id, program }) => {
  let app: TestApp
  let api: Awaited<ReturnType<typeof startBotApi>>
  let between: Awaited<ReturnType<typeof odd.serveOddly>>
  let practice: Awaited<ReturnType<typeof openPractice>>
  let bot: CopiedProgram
  let answers: Awaited<ReturnType<typeof long.teachLongAnswers>>
  beforeAll(async () => {
    ;[app, api] = await Promise.all([startTestApp(), startBotApi()])
    practice = await openPractice(app, { tier: 'pro' })
    // The first answer builds the index, which would delay the bot.
    answers = await long.teachLongAnswers(practice)
    between = await odd.serveOddly(app.url, {
      code: odd.says(long.code),
      block: odd.says(long.fullBlock(4_096)),
      'a 500': odd.fails,
      'a page instead': odd.failsWithHtml,
      'an hour': odd.isBusyForAnHour,
      'no response': odd.lacksResponse,
      hang: odd.hangs,
      'Is there parking?': odd.isBusyOnce,
    })
    bot = await runCopy({
      id,
      program,
      baseUrl: between.url,
      assistant: practice.assistant,
      botToken,
      environment: {
        TELEGRAM_STAND_IN: api.url,
        PYTHONPATH: [support('python'), ...(standIn ? [support('module')] : [])].join(delimiter),
      },
    })
    await bot.until(() => api.commands.length > 0)
  })
  afterAll(async () => {
    await bot[Symbol.asyncDispose]()
    between.close()
    api.close()
    await app.close()
  })

  const said = (chatId: number) => api.sent.filter((each) => each.chatId === chatId).map(({ text }) => text)
  const askedAs = (message: string) =>
    between.asked.filter((each) => each.message === message).map(({ sessionId }) => sessionId)

  test('users see its commands and a greeting', async () => {
    const ada = newUser('Ada')
    expect(api.commands.map(({ command }) => command)).toEqual(['ask', 'reset', 'help'])
    api.write(ada, '/start')
    api.write(ada, '/ask')
    await expect.poll(() => said(ada.id)).toHaveLength(2)
    expect(said(ada.id).sort()).toEqual([
      expect.stringMatching(/^Hello! What would you like to know\?/),
      'Write your question behind it: /ask When are you open?',
    ])
    expect(between.asked).toEqual([])
  })

  test('each person keeps a separate conversation until they reset it', async () => {
    const [ada, bob] = [newUser('Ada'), newUser('Bob')]
    api.write(ada, 'How much is a cleaning?')
    api.write(bob, 'Do you treat children?')
    await expect.poll(() => [said(ada.id).length, said(bob.id).length]).toEqual([1, 1])
    expect(said(bob.id)[0]).toContain('age of two')
    expect(api.typing).toEqual(expect.arrayContaining([ada.id, bob.id]))
    expect(api.sent.find(({ chatId }) => chatId === ada.id)).toMatchObject({ repliesTo: null })
    api.write(ada, '/ask And a crown?')
    await expect.poll(() => said(ada.id)).toHaveLength(2)
    expect(said(ada.id)[1]).toContain('$900')
    const history = await app.call<{ messages: object[] }>(
      'GET',
      `${practice.path}/history?sessionId=telegram-${ada.id}`,
      { token: practice.assistant.apiKey },
    )
    expect(history.body.messages).toMatchObject(
      ['How much is a cleaning?', said(ada.id)[0], 'And a crown?', said(ada.id)[1]].map((content) => ({
        content,
      })),
    )
    api.write(ada, '/reset')
    await expect.poll(() => said(ada.id)[2]).toBe("Let's start over. What would you like to know?")
    api.write(ada, 'What does whitening cost?', 'edited_message')
    api.write(ada, 'What does whitening cost?')
    await expect.poll(() => said(ada.id)).toHaveLength(4)
    expect(askedAs('What does whitening cost?')).toEqual([
      expect.stringMatching(new RegExp(`^telegram-${ada.id}-\\d+$`)),
    ])
  })

  test('in a group it answers only mentions, replies and its command', async () => {
    const [ada, bob, group] = [newUser('Ada'), newUser('Bob'), -1_001_234]
    const before = between.asked.length
    api.writeInGroup(ada, group, 'How much is a cleaning?')
    api.writeInGroup(ada, group, 'How much is a cleaning?', bob)
    api.writeInGroup(ada, group, '@harbour_dental_bottle How much is a cleaning?')
    api.writeInGroup(ada, group, '/ask@other_bot How much is a cleaning?')
    const asked = [
      api.writeInGroup(ada, group, '@harbour_dental_bot how much is a crown?'),
      api.writeInGroup(bob, group, 'How much is a crown?', 'bot'),
      api.writeInGroup(bob, group, '/ask@Harbour_Dental_Bot How much is a crown?'),
    ]
    await expect.poll(() => said(group)).toHaveLength(3)
    for (const answer of said(group)) expect(answer).toContain('$900')
    const quoted = api.sent.filter(({ chatId }) => chatId === group).map(({ repliesTo }) => repliesTo)
    expect(quoted.sort()).toEqual(asked.sort())
    expect(between.asked.slice(before).map(({ sessionId }) => sessionId)).toHaveLength(3)
  })

  test('long answers are complete, split between words, never inside an emoji, and keep code blocks', async () => {
    const people = [newUser('Words'), newUser('Emoji'), newUser('Code'), newUser('Block')] as const
    const questions = [long.wordsQuestion, long.emojiQuestion, 'code', 'block']
    for (const [nth, person] of people.entries()) api.write(person, questions[nth]!)
    const isThere = (messages: string[], answer: string) =>
      long.wordsOf(messages).join('') === long.wordsOf([answer]).join('')
    await expect.poll(() => isThere(said(people[0].id), answers.words)).toBe(true)
    await expect.poll(() => isThere(said(people[1].id), answers.emoji)).toBe(true)
    await expect.poll(() => said(people[2].id).join()).toContain('That is all.')
    long.expectWords(said(people[0].id), answers.words, 4_096)
    long.expectEmoji(said(people[1].id), answers.emoji, 4_096)
    long.expectCode(said(people[2].id), 4_096)
    await expect.poll(() => said(people[3].id)).toHaveLength(2)
    expect(said(people[3].id).join('\n')).toBe(long.fullBlock(4_096))
  })

  test('every failure gets a text reply, and a busy server is retried', async () => {
    const expected: Record<string, string> = {
      'a 500': trouble,
      'a page instead': trouble,
      'an hour': trouble,
      'no response': nothing,
      hang: trouble,
      'Is there parking?': 'twelve free parking spaces',
      [`${'Is there parking? '.repeat(60)}${'🚗'.repeat(1_500)}`]: 'parking',
    }
    const people = Object.keys(expected).map((question) => {
      const person = newUser('Di')
      api.write(person, question)
      return person.id
    })
    const answered = () => people.filter((person) => said(person).length > 0).length
    await expect.poll(() => [answered(), askedAs('hang').length], patience).toEqual([people.length - 1, 1])
    bot.passHalfAMinute()
    await expect.poll(answered, patience).toBe(people.length)
    for (const [nth, [question, answer]] of Object.entries(expected).entries())
      expect(said(people[nth]!), question.slice(0, 20)).toEqual([expect.stringContaining(answer)])
    expect(askedAs('Is there parking?')).toHaveLength(2)
    expect(askedAs('an hour')).toHaveLength(1)
  })

  test('on a signal it exits with success; the stand-in refused nothing', async () => {
    const { code: ended, out, err } = await bot.end()
    expect({ ended, refused: api.refused }).toEqual({ ended: 0, refused: [] })
    for (const secret of [botToken, practice.assistant.apiKey]) expect(out + err).not.toContain(secret)
  })
})
