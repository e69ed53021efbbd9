import { expect, test } from 'vitest'
import { adviseDiscordToken, adviseTelegramToken, inviteLink } from './bot-tokens.ts'

const number = '1180000000000000042'
const discord = `${btoa(number).replaceAll('=', '')}.GaBcDe.${'x'.repeat(38)}`
const telegram = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw'

test('the invite link is derived from the token', () => {
  expect(inviteLink(` ${discord}\n`)).toBe(
    `https://discord.com/oauth2/authorize?client_id=${number}&scope=bot+applications.commands&permissions=274877975552`,
  )
  for (const other of ['', 'x', telegram, `${'x'.repeat(24)}.GaBcDe.${'x'.repeat(38)}`])
    expect(inviteLink(other)).toBeNull()
})

test('an invalid token gets a hint about the format', () => {
  expect([adviseDiscordToken(discord), adviseTelegramToken(telegram), adviseTelegramToken('')]).toEqual([
    null,
    null,
    null,
  ])
  expect(adviseDiscordToken(telegram)).toContain('three parts')
  expect(adviseTelegramToken(discord)).toContain('a colon')
  expect(adviseTelegramToken('"; rm -rf')).toContain('removed')
})
