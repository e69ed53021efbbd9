export type Link = { label: string; href: string }

/** What a mail says, with whole addresses. */
export type Words = {
  subject: string
  paragraphs: string[]
  items: { title: string; text: string; action: Link | null }[]
  end: string | null
  action: Link | null
  url: string
  reason: string
  /** Where such mails are stopped, and where they are chosen. */
  stop: Link[]
}
