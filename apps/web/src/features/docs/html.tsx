import { cx } from '../../ui/class-names.ts'

type HtmlProps = { as: 'p' | 'span' | 'td'; html: string; className?: string | undefined }

const marks =
  '[&_a]:rounded-xs [&_a]:text-accent [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[0.2em] hover:[&_a]:text-accent-strong [&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-xs [&_code]:[overflow-wrap:anywhere]'

export function Html({ as: As, html, className }: HtmlProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; filled-in values can't contain markup.
    <As className={cx(marks, className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
