export const botId = '1180000000000000042'
export const guildId = '1180000000000000100'

/** A token with the bot's id, in Discord's format. */
export const botToken = `${btoa(botId).replaceAll('=', '')}.GaBcDe.${'x'.repeat(38)}`

let last = 1_200_000_000_000_000_000n

export const newId = () => String(++last)

export type Person = ReturnType<typeof newPerson>

export const newPerson = (username: string, bot = false) => ({
  id: newId(),
  username,
  discriminator: '0',
  global_name: username,
  avatar: null,
  bot,
})

export const theBot = { ...newPerson('Harbour Dental', true), id: botId, discriminator: '0001' }

export const messageOf = (author: object, channelId: string, content: string) => ({
  id: newId(),
  type: 0,
  channel_id: channelId,
  author,
  content,
  timestamp: new Date().toISOString(),
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [] as object[],
  mention_roles: [],
  attachments: [],
  embeds: [],
  components: [],
  pinned: false,
  flags: 0,
})

export const memberOf = {
  roles: [],
  joined_at: '2026-01-01T00:00:00.000Z',
  deaf: false,
  mute: false,
  flags: 0,
}

const channelOf = (id: string) => ({
  id,
  type: 0,
  guild_id: guildId,
  name: `channel-${id}`,
  position: 0,
  permission_overwrites: [],
  nsfw: false,
  rate_limit_per_user: 0,
  topic: null,
  parent_id: null,
  last_message_id: null,
  flags: 0,
})

export const guildOf = (channelIds: string[]) => ({
  id: guildId,
  name: 'The quay',
  owner_id: newId(),
  icon: null,
  splash: null,
  discovery_splash: null,
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  premium_tier: 0,
  premium_progress_bar_enabled: false,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  preferred_locale: 'en-US',
  vanity_url_code: null,
  description: null,
  banner: null,
  application_id: null,
  features: [],
  emojis: [],
  stickers: [],
  roles: [
    {
      id: guildId,
      name: '@everyone',
      color: 0,
      colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
      hoist: false,
      position: 0,
      permissions: '2248473465835073',
      managed: false,
      mentionable: false,
      flags: 0,
    },
  ],
  large: false,
  unavailable: false,
  member_count: 3,
  joined_at: '2026-01-01T00:00:00.000Z',
  voice_states: [],
  members: [{ ...memberOf, user: theBot }],
  channels: channelIds.map(channelOf),
  threads: [],
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
})
