import type { LogoChange } from '@foyer/contract/embed'
import { findOwnedAssistant } from '../assistants/find-assistant.ts'
import { sha256 } from '../crypto/secrets.ts'
import { Failure } from '../http/failure.ts'
import { isId } from '../http/ids.ts'
import type { Services } from '../services.ts'
import { logoTypeOf } from './logo-kind.ts'
import { deleteLogo, findLogo, saveLogo } from './logo-store.ts'
import { logoBytes, readPicture } from './read-site.ts'
import { logoPath } from './show-embed.ts'

const pictureOf = (image: Buffer) => {
  const type = image.length <= logoBytes ? logoTypeOf(image) : null
  return type ? { image, type } : null
}

/** A picture that the owner sends, or the one that their website shows of itself. */
export async function changeLogo(
  services: Pick<Services, 'db' | 'fetch' | 'sampleSite'>,
  accountId: string,
  assistantId: string,
  change: LogoChange,
): Promise<{ logo: string }> {
  const { id, websiteUrl } = await findOwnedAssistant(services.db, accountId, assistantId)
  const picture = change.image
    ? requireShown(Buffer.from(change.image, 'base64'))
    : await readPicture(services, websiteUrl, pictureOf)
  if (!picture)
    throw new Failure('unprocessable', 'Your website names no picture of its own that could be read.')
  const hash = sha256(picture.image.toString('base64')).slice(0, 16)
  await saveLogo(services.db, accountId, id, { ...picture, hash })
  return { logo: logoPath(id, hash) }
}

function requireShown(image: Buffer) {
  if (image.length > logoBytes)
    throw new Failure('too_large', 'This picture is too large. At most 256 KB are accepted.')
  const picture = pictureOf(image)
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
