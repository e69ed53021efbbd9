import { ButtonLink } from '../../ui/controls/button.tsx'

/** The next step of a list that only visitors can fill. */
export const startAction = (assistants: readonly unknown[]) =>
  assistants.length === 0 ? (
    <ButtonLink href="/dashboard?open=create">Create Your First Assistant</ButtonLink>
  ) : (
    <ButtonLink href="/dashboard?open=embed">Add an assistant to your website</ButtonLink>
  )
