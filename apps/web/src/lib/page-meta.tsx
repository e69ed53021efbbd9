/**
 * React hoists these into the head, in the browser and in prerendered pages alike. What only other programs read (links to
 * pictures, data for search engines) is added at build: build/head-tags.ts.
 */
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
