import type { EmbedConfig } from '@foyer/contract/embed'
import type { FastifyRequest } from 'fastify'
import { noteWidget } from '../../people/assistants/note-widget.ts'
import { sha256 } from '../../platform/crypto/secrets.ts'
import { isElsewhere, requireAllowedDomain } from '../../platform/http/allowed-domains.ts'
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
  if (isElsewhere(request, settings.publicUrl)) await noteWidget(db, found, now())
  const shown = showEmbed(found)
  // Custom styles could imitate our own interface on our pages.
  const config = isFramedByUs(services, request, assistantId) ? { ...shown, customCSS: '' } : shown
  return { config, etag: `"${sha256(JSON.stringify(config)).slice(0, 32)}"` }
}
