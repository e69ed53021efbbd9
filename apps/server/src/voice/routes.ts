import { speechRequest, transcript, voiceAbilities } from '@foyer/contract/voice'
import { z } from 'zod'
import { Failure } from '../http/failure.ts'
import { failures } from '../http/schemas.ts'
import type { App, Services } from '../services.ts'
import { allowVoice, voicePace } from './allow-voice.ts'
import { createListener, createSpeaker } from './speech-provider.ts'

const tags = ['Voice']
const longestRecording = 10 * 1_048_576
const noListener =
  'This Foyer has no model that understands speech, and your browser brings none. Please type instead.'

export async function voiceRoutes(app: App, services: Services) {
  const { config, log, now } = services
  const speak = createSpeaker(config.speech, (error) =>
    log.warn({ err: error }, 'the speech provider failed'),
  )
  const listen = createListener(config.speech)
  const keepPace = voicePace(now)

  app.addContentTypeParser(
    /^audio\//,
    { parseAs: 'buffer', bodyLimit: longestRecording },
    (_request, body, done) => done(null, body),
  )

  app.get(
    '/api/voice',
    { schema: { tags, summary: 'What this instance can say and hear', response: { 200: voiceAbilities } } },
    async () => ({ synthesize: true, transcribe: listen !== null, reason: listen ? null : noListener }),
  )

  app.post(
    '/api/voice/synthesize',
    { schema: { tags, summary: 'Read a text aloud', body: speechRequest } },
    async (request, reply) => {
      const { text, language, assistantId } = request.body
      await allowVoice(services, request, assistantId)
      keepPace(request.visitorAddress)
      const { audio, type } = await speak(text, language)
      return reply.header('content-type', type).send(audio)
    },
  )

  app.post(
    '/api/voice/transcribe',
    {
      bodyLimit: longestRecording,
      schema: {
        tags,
        summary: 'Turn a recording (the body, audio/*) into text',
        querystring: z.object({ language: z.string().max(10).optional(), assistantId: z.uuid().optional() }),
        response: { 200: transcript, ...failures },
      },
    },
    async (request) => {
      await allowVoice(services, request, request.query.assistantId)
      if (!listen) throw new Failure('unavailable', noListener)
      const recording: unknown = request.body
      if (!Buffer.isBuffer(recording) || recording.length === 0) {
        throw new Failure(
          'unsupported_type',
          'Send a recording, with Content-Type: audio/webm or another audio type.',
        )
      }
      keepPace(request.visitorAddress)
      return { text: await listen(recording, request.headers['content-type'] ?? '', request.query.language) }
    },
  )
}
