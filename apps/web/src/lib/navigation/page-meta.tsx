/** React hoists these into the head. Tags that only other programs read are added at build: build/head-tags.ts. */
export function PageMeta({
  title,
  description,
  noindex,
}: {
  title: string
  description?: string
  noindex?: boolean
}) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}
