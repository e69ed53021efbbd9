import type { Server } from 'node:http'
import { constants, createDeflate } from 'node:zlib'
import { type WebSocket, WebSocketServer } from 'ws'
import { botId, botToken, guildId, guildOf, theBot } from './people.ts'

type Frame = { op: number; d: unknown; s?: number | null; t?: string | null }

const op = { dispatch: 0, heartbeat: 1, identify: 2, hello: 10, heartbeatAck: 11 }

const messageContent = 1 << 15

export function openGateway(server: Server, channelIds: string[], url: () => string) {
  const sockets = new WebSocketServer({ server, path: '/' })
  const state = { identified: false, intents: 0, closedWith: null as number | null }
  let dispatch: (t: string, d: unknown) => void = () => {
    throw new Error('The bot is not there yet.')
  }

  sockets.on('connection', (socket, request) => {
    const send = sender(socket, request.url?.includes('compress=zlib-stream') ?? false)
    let sequence = 0
    send({ op: op.hello, d: { heartbeat_interval: 41_250, _trace: [] }, s: null, t: null })
    socket.on('close', (code) => {
      state.closedWith = code
    })
    socket.on('message', (data) => {
      const { op: code, d } = JSON.parse(String(data)) as Frame
      if (code === op.heartbeat) send({ op: op.heartbeatAck, d: null, s: null, t: null })
      if (code !== op.identify) return
      const { token, intents } = d as { token: string; intents: number }
      if (token !== botToken) return socket.close(4004, 'Authentication failed.')
      state.intents = intents
      dispatch = (t, event) => send({ op: op.dispatch, d: event, s: ++sequence, t })
      dispatch('READY', {
        v: 10,
        user: theBot,
        guilds: [{ id: guildId, unavailable: true }],
        private_channels: [],
        session_id: 'a-session',
        session_type: 'normal',
        resume_gateway_url: url(),
        shard: [0, 1],
        application: { id: botId, flags: 0 },
      })
      dispatch('GUILD_CREATE', guildOf(channelIds))
      state.identified = true
    })
  })

  return {
    state,
    tell(event: string, body: object) {
      const words = state.intents & messageContent ? {} : { content: '' }
      dispatch(event, event === 'MESSAGE_CREATE' ? { ...body, ...words } : body)
    },
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

/** Plain JSON, or a compressed stream flushed per frame. */
function sender(socket: WebSocket, compressed: boolean): (frame: Frame) => void {
  if (!compressed) return (frame) => socket.send(JSON.stringify(frame))
  const stream = createDeflate()
  let parts: Buffer[] = []
  stream.on('data', (part) => parts.push(part))
  return (frame) => {
    stream.write(JSON.stringify(frame))
    stream.flush(constants.Z_SYNC_FLUSH, () => {
      if (parts.length === 0) return
      socket.send(Buffer.concat(parts))
      parts = []
    })
  }
}
