import { harmless } from '@foyer/samples/fill'

/** What is wrong with a token as it was pasted, or null. Said as advice: the code is filled in all the same. */
export type TokenAdvice = (token: string) => string | null

const advise =
  (shape: RegExp, looksLike: string): TokenAdvice =>
  (token) => {
    const pasted = token.trim()
    if (!pasted || shape.test(pasted)) return null
    const dropped = harmless(pasted) !== pasted
    return `${looksLike}${dropped ? ' What no token holds was left out below.' : ''}`
  }

export const adviseDiscordToken = advise(
  /^[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}$/,
  'This is no bot token yet: those have three parts with dots between them. Copy it under Bot, Reset Token.',
)

export const adviseTelegramToken = advise(
  /^\d{6,}:[\w-]{30,}$/,
  'This is no bot token yet: those are a number, a colon and about 35 letters. BotFather sends it after /newbot.',
)

/** View Channels, Send Messages, Read Message History (to reply to a message) and Send Messages in Threads. */
const permissions = (1n << 10n) | (1n << 11n) | (1n << 16n) | (1n << 38n)

/** The first part of a Discord token is the bot's number in base64, which is also the number of its application. */
function applicationOf(token: string) {
  try {
    const number = atob(token.trim().split('.')[0]!.replaceAll('-', '+').replaceAll('_', '/'))
    return /^\d{17,20}$/.test(number) ? number : null
  } catch {
    return null
  }
}

/** Where an owner adds the bot of this token to a server; null while the token does not tell which bot. */
export function inviteLink(token: string) {
  const application = adviseDiscordToken(token) === null ? applicationOf(token) : null
  return (
    application &&
    `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${permissions}`
  )
}
