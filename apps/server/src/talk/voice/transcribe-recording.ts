import type { voiceAbilities } from '@foyer/contract/voice'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'
import type { Services } from '../../services.ts'
import { allowVoice } from './allow-voice.ts'
import type { Transcriber } from './speech-provider.ts'

const noTranscriber =
  'This Foyer has no model that understands speech, and your browser brings none. Please type instead.'

/** Speech always works: the offline voice replaces a missing provider. */
export const voiceAbilitiesWith = (transcribe: Transcriber | null): z.infer<typeof voiceAbilities> => ({
  synthesize: true,
  transcribe: transcribe !== null,
  reason: transcribe ? null : noTranscriber,
})

function required(transcribe: Transcriber | null): Transcriber {
  if (!transcribe) throw new Failure('unavailable', noTranscriber)
  return transcribe
}

/** Runs all checks that don't need the recording before a byte of it is read. */
export async function allowRecording(
  services: Services,
  { transcribe, limitRate }: { transcribe: Transcriber | null; limitRate: (address: string) => void },
  request: FastifyRequest,
  assistantId: string | undefined,
) {
  await allowVoice(services, request, assistantId)
  required(transcribe)
  limitRate(request.visitorAddress)
}

export async function transcribeRecording(
  transcribe: Transcriber | null,
  { recording, type, language }: { recording: unknown; type: string; language: string | undefined },
): Promise<string> {
  const hear = required(transcribe)
  if (!Buffer.isBuffer(recording) || recording.length === 0)
    throw new Failure(
      'unsupported_type',
      'Send a recording, with Content-Type: audio/webm or another audio type.',
    )
  return hear(recording, type, language)
}
