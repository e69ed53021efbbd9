import type { EmbedConfig } from '@foyer/contract/embed'
import type { FastifyRequest } from 'fastify'
import { recordWidgetSeen } from '../../people/assistants/record-widget-seen.ts'
import { sha256 } from '../../platform/crypto/secrets.ts'
import { isCrossSite, requireAllowedDomain } from '../../platform/http/allowed-domains.ts'
import { isFramedByUs } from '../../platform/http/framed-requests.ts'
import type { Services } from '../../services.ts'
import { readEmbed } from './read-embed.ts'
import { showEmbed } from './show-embed.ts'

export async function readWidgetConfig(
  services: Services,
  request: FastifyRequest,
  assistantId: string,
): Promise<{ config: EmbedConfig; etag: string }> {
  const { db, now, config: settings } = services
  const found = await readEmbed(services, assistantId)
  requireAllowedDomain(services, request, found)
  if (isCrossSite(request, settings.publicUrl)) await recordWidgetSeen(db, found, now())
  const shown = showEmbed(found)
  // Custom styles could imitate our own interface on our pages.
  const config = isFramedByUs(services, request, assistantId) ? { ...shown, customCSS: '' } : shown
  return { config, etag: `"${sha256(JSON.stringify(config)).slice(0, 32)}"` }
}
