import { ButtonLink } from '../ui/button.tsx'

/** What fills a place that visitors fill: an assistant on a website, or an assistant first. */
export const startAction = (assistants: readonly unknown[]) =>
  assistants.length === 0 ? (
    <ButtonLink href="/dashboard?open=create">Create Your First Assistant</ButtonLink>
  ) : (
    <ButtonLink href="/dashboard?open=embed">Add an assistant to your website</ButtonLink>
  )
