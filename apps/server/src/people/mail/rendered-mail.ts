export type Link = { label: string; href: string }

/** A mail with absolute links, ready to render. */
export type RenderedMail = {
  subject: string
  paragraphs: string[]
  items: { title: string; text: string; action: Link | null }[]
  end: string | null
  action: Link | null
  url: string
  reason: string
  /** Links to unsubscribe and to the mail settings. */
  stop: Link[]
}
