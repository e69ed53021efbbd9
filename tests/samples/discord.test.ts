import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { openPractice } from '../../apps/server/src/testing/visitors.ts'
import { runCopy } from './support/copied-program.ts'
import { startDiscord } from './support/discord/discord.ts'
import { botId, botToken, newId, newPerson } from './support/discord/people.ts'
import * as odd from './support/faulty-replies.ts'
import * as long from './support/long-answers.ts'
import { runnable } from './support/toolchains.ts'

const bots = await runnable(['discord-node', 'discord-python'])
const support = (path: string) => new URL(`./support/discord/${path}`, import.meta.url)

// Long questions are slow on a busy machine.
const patience = { timeout: 60_000 }

const trouble = "Sorry, I'm having trouble connecting to my brain right now. Please try again later."
const nothing = 'Sorry, I could not process your request.'

let app: TestApp
const started = new Map<string, Awaited<ReturnType<typeof startBot>>>()
beforeAll(async () => {
  app = await startTestApp()
  // Most of it is waiting for processes to start.
  await Promise.all(bots.map(async (each) => started.set(each.id, await startBot(each))))
})
afterAll(async () => {
  for (const { bot, between, discord } of started.values()) {
    await bot[Symbol.asyncDispose]()
    between.close()
    discord.close()
  }
  await app.close()
})

async function startBot({ id, program }: (typeof bots)[number]) {
  const [discord, practice] = await Promise.all([startDiscord(), openPractice(app, { tier: 'pro' })])
  // The first answer builds the index, which would delay the bot.
  const answers = await long.teachLongAnswers(practice)
  const between = await odd.serveOddly(app.url, {
    code: odd.says(long.code),
    block: odd.says(long.fullBlock(2_000)),
    'a 500': odd.fails,
    'a page instead': odd.failsWithHtml,
    'an hour': odd.isBusyForAnHour,
    'no response': odd.lacksResponse,
    'an empty response': odd.says(' '),
    hang: odd.hangs,
    'Is there parking?': odd.isBusyOnce,
  })
  const bot = await runCopy({
    id,
    program,
    baseUrl: between.url,
    assistant: practice.assistant,
    botToken,
    environment: {
      DISCORD_STAND_IN: discord.url,
      NODE_OPTIONS: `--import ${support('redirect-to-stand-in.mjs').href}`,
      PYTHONPATH: fileURLToPath(support('python')),
    },
  })
  await bot.until(() => discord.gateway.identified && discord.commands.length > 0)
  return { discord, practice, answers, between, bot }
}

test('the stand-in refuses what Discord refuses', async () => {
  const discord = await startDiscord()
  const say = async (content: string, token = botToken) => {
    const reply = await fetch(`${discord.url}/api/v10/channels/1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bot ${token}` },
      body: JSON.stringify({ content }),
    })
    return reply.status
  }
  expect([await say('x'.repeat(2_000)), await say('x'.repeat(2_001)), await say(' ')]).toEqual([
    200, 400, 400,
  ])
  expect(await say('Hello', 'wrong')).toBe(401)
  discord.close()
})

describe.each(bots)('$id', ({ id }) => {
  let { discord, practice, answers, between, bot } = {} as Awaited<ReturnType<typeof startBot>>
  beforeAll(() => {
    ;({ discord, practice, answers, between, bot } = started.get(id)!)
  })

  const answersIn = (where: string) => discord.posted.filter((each) => each.where === where)
  const wordsIn = (where: string) => answersIn(where).map(({ content }) => content)
  const sessionsOf = (message: string) =>
    between.asked.filter((each) => each.message === message).map(({ sessionId }) => sessionId)
  const history = async (sessionId: string) =>
    (
      await app.call<{ messages: { content: string }[] }>(
        'GET',
        `${practice.path}/history?sessionId=${sessionId}`,
        {
          token: practice.assistant.apiKey,
        },
      )
    ).body.messages.map(({ content }) => content)

  test('a mention gets a typing notice and a reply that pings no one', async () => {
    const ada = newPerson('Ada')
    const channel = discord.newChannel()
    discord.write(ada, channel, 'How much is a cleaning?')
    discord.write(newPerson('Other bot', true), channel, `<@${botId}> How much is a cleaning?`)
    discord.write(ada, channel, `<@${botId}>`)
    const asked = discord.write(ada, channel, `<@${botId}> How much is a cleaning?`)
    await expect.poll(() => answersIn(channel)).toHaveLength(1)
    expect(answersIn(channel)[0]).toMatchObject({
      content: expect.stringContaining('$120'),
      repliesTo: asked,
      calls: { parse: [] },
    })
    expect([...new Set(discord.typing)]).toEqual([channel])
    // The bot ignores its own, unaddressed and empty messages.
    expect(between.asked).toHaveLength(1)
    expect(between.asked[0]).toMatchObject({
      message: 'How much is a cleaning?',
      sessionId: `discord-${ada.id}`,
    })
  })

  test('each person keeps a separate conversation, in direct messages and by command, until they reset it', async () => {
    const [ada, bob] = [newPerson('Ada'), newPerson('Bob')]
    const [adas, bobs, channel] = [newId(), newId(), discord.newChannel()]
    discord.writeDirectly(ada, adas, 'How much is a cleaning?')
    discord.writeDirectly(bob, bobs, 'Do you treat children?')
    await expect.poll(() => [...wordsIn(adas), ...wordsIn(bobs)]).toHaveLength(2)
    expect(wordsIn(adas)[0]).toContain('$120')
    expect(wordsIn(bobs)[0]).toContain('age of two')
    expect(answersIn(adas)[0]).toMatchObject({ repliesTo: null })
    expect(discord.typing).toEqual(expect.arrayContaining([adas, bobs]))

    const asked = discord.command(ada, channel, 'ask', { question: 'And a crown?' })
    await expect.poll(() => wordsIn(asked).join()).toContain('$900')
    expect(discord.thinking.size).toBe(0)
    expect(await history(`discord-${ada.id}`)).toEqual([
      'How much is a cleaning?',
      wordsIn(adas)[0],
      'And a crown?',
      wordsIn(asked)[0],
    ])
    expect(await history(`discord-${bob.id}`)).toHaveLength(2)

    const reset = discord.command(ada, channel, 'reset')
    await expect
      .poll(() => answersIn(reset))
      .toMatchObject([{ content: "Let's start over. What would you like to know?", ephemeral: true }])
    discord.writeDirectly(ada, adas, 'What does whitening cost?')
    await expect.poll(() => wordsIn(adas)).toHaveLength(2)
    expect(sessionsOf('What does whitening cost?')).toEqual([
      expect.stringMatching(new RegExp(`^discord-${ada.id}-\\d+$`)),
    ])
  })

  test('long answers are complete, split between words, never inside an emoji, and keep code blocks', async () => {
    const person = newPerson('Cy')
    const channels = {
      words: discord.newChannel(),
      emoji: newId(),
      code: discord.newChannel(),
      block: newId(),
    }
    discord.write(person, channels.words, `<@!${botId}> ${long.wordsQuestion}`)
    discord.writeDirectly(person, channels.emoji, long.emojiQuestion)
    discord.writeDirectly(person, channels.block, 'block')
    const asked = discord.command(person, channels.code, 'ask', { question: 'code' })
    const isThere = (messages: string[], answer: string) =>
      long.wordsOf(messages).join('') === long.wordsOf([answer]).join('')
    await expect.poll(() => isThere(wordsIn(channels.words), answers.words)).toBe(true)
    await expect.poll(() => isThere(wordsIn(channels.emoji), answers.emoji)).toBe(true)
    await expect.poll(() => wordsIn(asked).join()).toContain('That is all.')
    long.expectWords(wordsIn(channels.words), answers.words, 2_000)
    long.expectEmoji(wordsIn(channels.emoji), answers.emoji, 2_000)
    long.expectCode(wordsIn(asked), 2_000)
    await expect.poll(() => wordsIn(channels.block)).toHaveLength(2)
    expect(wordsIn(channels.block).join('\n')).toBe(long.fullBlock(2_000))
  })

  test('every failure gets a text reply, and a busy server is retried', async () => {
    const person = newPerson('Di')
    const expected: Record<string, string> = {
      'a 500': trouble,
      'a page instead': trouble,
      'an hour': trouble,
      'no response': nothing,
      'an empty response': nothing,
      hang: trouble,
      'Is there parking?': 'twelve free parking spaces',
      // Longer than the assistant accepts, in its units.
      [`${'Is there parking? '.repeat(60)}${'🚗'.repeat(1_600)}`]: 'parking',
    }
    const channels = Object.keys(expected).map((question) => {
      const channel = newId()
      discord.writeDirectly(person, channel, question)
      return channel
    })
    const answered = () => channels.filter((channel) => wordsIn(channel).length > 0).length
    await expect
      .poll(() => [answered(), sessionsOf('hang').length], patience)
      .toEqual([channels.length - 1, 1])
    bot.passHalfAMinute()
    await expect.poll(answered, patience).toBe(channels.length)
    for (const [nth, [question, answer]] of Object.entries(expected).entries()) {
      const name = question.slice(0, 20)
      expect(wordsIn(channels[nth]!), name).toHaveLength(1)
      expect(wordsIn(channels[nth]!)[0], name).toContain(answer)
    }
    expect(sessionsOf('Is there parking?')).toHaveLength(2)
    expect(sessionsOf('an hour')).toHaveLength(1)
  })

  test('on a signal it disconnects and exits with success; the stand-in refused nothing', async () => {
    const { code, out, err } = await bot.end()
    expect({ code, closed: discord.gateway.closedWith, refused: discord.refused }).toEqual({
      code: 0,
      closed: 1000,
      refused: [],
    })
    for (const secret of [botToken, practice.assistant.apiKey]) expect(out + err).not.toContain(secret)
  })
})
