import { harmless } from '@foyer/samples/fill'

/** Advice about a malformed token, or null. The code is filled in anyway. */
export type TokenAdvice = (token: string) => string | null

const advise =
  (shape: RegExp, looksLike: string): TokenAdvice =>
  (token) => {
    const pasted = token.trim()
    if (!pasted || shape.test(pasted)) return null
    const dropped = harmless(pasted) !== pasted
    return `${looksLike}${dropped ? ' Invalid characters were removed below.' : ''}`
  }

export const adviseDiscordToken = advise(
  /^[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}$/,
  'This doesn’t look like a bot token: those have three parts separated by dots. Copy it under Bot, Reset Token.',
)

export const adviseTelegramToken = advise(
  /^\d{6,}:[\w-]{30,}$/,
  'This doesn’t look like a bot token: those have a number, a colon and about 35 characters. BotFather sends it after /newbot.',
)

/** View Channels, Send Messages, Read Message History (to reply to a message) and Send Messages in Threads. */
const permissions = (1n << 10n) | (1n << 11n) | (1n << 16n) | (1n << 38n)

/** The first part of a Discord token is the application’s id in base64. */
function applicationOf(token: string) {
  try {
    const number = atob(token.trim().split('.')[0]!.replaceAll('-', '+').replaceAll('_', '/'))
    return /^\d{17,20}$/.test(number) ? number : null
  } catch {
    return null
  }
}

/** The invite link of the token’s bot; null for malformed tokens. */
export function inviteLink(token: string) {
  const application = adviseDiscordToken(token) === null ? applicationOf(token) : null
  return (
    application &&
    `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${permissions}`
  )
}
