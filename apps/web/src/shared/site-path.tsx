import { Fragment } from 'react'
import { cx } from '../ui/class-names.ts'

const siteOf = (address: string) => /^https?:\/\/(?:www\.)?([^/]+)/i.exec(address)?.[1] ?? ''

/** 'https://bakery.example/' → 'bakery.example' */
export const bareAddress = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The path of an address, with the host if it differs from the website’s. */
export const shortUrl = (address: string, website?: string | null) => {
  const path = address.replace(/^https?:\/\/[^/]+/, '') || '/'
  return website && siteOf(address) !== siteOf(website) ? siteOf(address) + path : path
}

function piecesOf(path: string) {
  let at = 0
  return path.split(/(?<=[/?&=_,+-])(?=[^/?&=_,+-])/).map((piece) => {
    at += piece.length
    return { piece, begins: at - piece.length }
  })
}

/** A link shown as its path, which wraps between segments. */
export function SitePath({
  url,
  website,
  className,
}: {
  url: string
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
