export type Link = { label: string; href: string }

export type RenderedMail = {
  subject: string
  paragraphs: string[]
  items: { title: string; text: string; action: Link | null }[]
  end: string | null
  action: Link | null
  url: string
  reason: string
  stop: Link[]
}
