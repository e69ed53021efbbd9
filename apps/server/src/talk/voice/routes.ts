import { rates } from '@foyer/contract/rates'
import { speechRequest, transcript, voiceAbilities } from '@foyer/contract/voice'
import { z } from 'zod'
import { bytes } from '../../platform/http/describe/media.ts'
import { limitPerMinute } from '../../platform/http/limits/limit-per-minute.ts'
import { limitUploads } from '../../platform/http/limits/limit-uploads.ts'
import { failures } from '../../platform/http/schemas.ts'
import type { App, Services } from '../../services.ts'
import { allowVoice } from './allow-voice.ts'
import { createSpeaker, createTranscriber } from './speech-provider.ts'
import { allowRecording, transcribeRecording, voiceAbilitiesWith } from './transcribe-recording.ts'

const tags = ['Voice']
const longestRecording = 10 * 1_048_576
const ofRecording = z.object({ language: z.string().max(10).optional(), assistantId: z.uuid().optional() })

export async function voiceRoutes(app: App, services: Services) {
  const { config, log, now } = services
  const speak = createSpeaker(config.speech, (error) =>
    log.warn({ err: error }, 'the speech provider failed'),
  )
  const transcribe = createTranscriber(config.speech)
  const limitRate = limitPerMinute({
    now,
    most: rates.voicePerMinutePerAddress,
    message: 'That is a lot of talking. Please wait a moment.',
  })

  app.addContentTypeParser(
    /^audio\//,
    { parseAs: 'buffer', bodyLimit: longestRecording },
    (_request, body, done) => done(null, body),
  )

  app.get(
    '/api/voice',
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'getVoiceAbilities',
        summary: 'What this instance can say and hear',
        response: { 200: voiceAbilities },
      },
    },
    async () => voiceAbilitiesWith(transcribe),
  )

  app.post(
    '/api/voice/synthesize',
    {
      config: { access: 'credentials', media: { answer: { 'audio/wav': bytes, 'audio/mpeg': bytes } } },
      schema: { tags, operationId: 'synthesizeSpeech', summary: 'Read a text aloud', body: speechRequest },
    },
    async (request, reply) => {
      const { text, language, assistantId } = request.body
      await allowVoice(services, request, assistantId)
      limitRate(request.visitorAddress)
      const { audio, type } = await speak(text, language)
      return reply.header('content-type', type).send(audio)
    },
  )

  app.post(
    '/api/voice/transcribe',
    {
      onRequest: [
        async (request) => {
          const { success, data } = ofRecording.safeParse(request.query)
          const assistantId = success ? data.assistantId : 'none'
          await allowRecording(services, { transcribe, limitRate }, request, assistantId)
        },
        // Recordings are buffered in memory.
        limitUploads({ perAddress: rates.recordingsAtOncePerAddress, inAll: 16 }),
      ],
      config: { access: 'credentials', media: { body: { 'audio/*': bytes } } },
      bodyLimit: longestRecording,
      schema: {
        tags,
        operationId: 'transcribeSpeech',
        summary: 'Turn a recording into text',
        querystring: ofRecording,
        response: { 200: transcript, ...failures },
      },
    },
    async ({ body: recording, headers, query: { language } }) => {
      const type = headers['content-type'] ?? ''
      return { text: await transcribeRecording(transcribe, { recording, type, language }) }
    },
  )
}
