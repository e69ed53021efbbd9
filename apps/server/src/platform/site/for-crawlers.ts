import { fileOf, publicPages, readBuiltPage } from './built-pages.ts'

/** Hides the API except for its description. */
export const robotsTxt = (address: string) =>
  [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/openapi.json',
    'Disallow: /api/',
    'Disallow: /mcp/',
    'Disallow: /v1/',
    '',
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n')

export async function writeSitemap(address: string): Promise<string> {
  const urls: string[] = []
  for (const path of publicPages) {
    const html = await readBuiltPage(fileOf(path), address)
    if (html !== null && !html.includes('content="noindex"')) urls.push(address + path)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}
