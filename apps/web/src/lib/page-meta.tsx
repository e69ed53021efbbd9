/** React hoists these into the head, in the browser and in prerendered pages alike. */
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
      {description && !noindex && <meta property="og:title" content={title} />}
      {description && !noindex && <meta property="og:description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}
