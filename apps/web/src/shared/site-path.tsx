import { Fragment } from 'react'
import { cx } from '../ui/class-names.ts'

const siteOf = (address: string) => /^https?:\/\/(?:www\.)?([^/]+)/i.exec(address)?.[1] ?? ''

/** 'https://bakery.example/' → 'bakery.example' */
export const bareAddress = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The path of an address, without the site that all of them share; of another site than theirs, with its name. */
export const shortUrl = (address: string, website?: string | null) => {
  const path = address.replace(/^https?:\/\/[^/]+/, '') || '/'
  return website && siteOf(address) !== siteOf(website) ? siteOf(address) + path : path
}

/** The pieces of a path, by where they begin: it may go on in the next line after the mark that ends a piece. */
function piecesOf(path: string) {
  let at = 0
  return path.split(/(?<=[/?&=_,+-])(?=[^/?&=_,+-])/).map((piece) => {
    at += piece.length
    return { piece, begins: at - piece.length }
  })
}

/** A link to a page, shown as its path, which breaks between its parts rather than within them. */
export function SitePath({
  url,
  website,
  className,
}: {
  url: string
  /** The assistant's own website: pages of others are shown with theirs. */
  website?: string | null
  className?: string
}) {
  return (
    <a
      href={url}
      title={url}
      target="_blank"
      rel="noreferrer"
      className={cx('wrap-anywhere hover:underline', className)}
    >
      {piecesOf(shortUrl(url, website)).map(({ piece, begins }) => (
        <Fragment key={begins}>
          {begins > 0 && <wbr />}
          <span>{piece}</span>
        </Fragment>
      ))}
    </a>
  )
}
