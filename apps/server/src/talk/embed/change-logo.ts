import type { LogoChange } from '@foyer/contract/embed'
import { findOwnedAssistant } from '../../people/assistants/find-assistant.ts'
import { sha256 } from '../../platform/crypto/secrets.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isId } from '../../platform/http/ids.ts'
import type { Services } from '../../services.ts'
import { deleteLogo, findLogo, saveLogo } from './logo-store.ts'
import { logoBytes, readPicture } from './read-site.ts'
import { logoPath } from './show-embed.ts'

type NeededServices = Pick<Services, 'db' | 'fetch' | 'sampleSite' | 'reading'>

async function pictureOf({ reading }: NeededServices, image: Buffer, accountId: string) {
  const type = image.length <= logoBytes ? await reading.pictureType(image, accountId) : null
  return type ? { image, type } : null
}

export async function changeLogo(
  services: NeededServices,
  accountId: string,
  assistantId: string,
  change: LogoChange,
): Promise<{ logo: string }> {
  const { id, websiteUrl } = await findOwnedAssistant(services.db, accountId, assistantId)
  const accept = (image: Buffer) => pictureOf(services, image, accountId)
  const picture = change.image
    ? await requireShown(Buffer.from(change.image, 'base64'), accept)
    : await readPicture(services, { websiteUrl, accountId }, accept)
  if (!picture)
    throw new Failure('unprocessable', 'Your website names no picture of its own that could be read.')
  const hash = sha256(picture.image.toString('base64')).slice(0, 16)
  await saveLogo(services.db, accountId, id, { ...picture, hash })
  return { logo: logoPath(id, hash) }
}

async function requireShown<Picture>(image: Buffer, accept: (image: Buffer) => Promise<Picture | null>) {
  if (image.length > logoBytes)
    throw new Failure('too_large', 'This picture is too large. At most 256 KB are accepted.')
  const picture = await accept(image)
  if (!picture)
    throw new Failure(
      'unsupported_type',
      'This is no picture that can be shown. Send PNG, JPEG, WebP, GIF or SVG.',
    )
  return picture
}

export async function removeLogo({ db }: Pick<Services, 'db'>, accountId: string, assistantId: string) {
  const { id } = await findOwnedAssistant(db, accountId, assistantId)
  await deleteLogo(db, accountId, id)
}

export async function readLogo({ db }: Pick<Services, 'db'>, assistantId: string) {
  const logo = isId(assistantId) ? await findLogo(db, assistantId) : null
  if (!logo) throw new Failure('not_found', 'No such picture.')
  return logo
}
