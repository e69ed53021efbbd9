/** Creates pages of an English site, each with its title as heading. */
export const pagesAt = (host: string) => (path: string, title: string, text: string) => ({
  url: `https://${host}/${path}`,
  title,
  language: 'en',
  text: `# ${title}\n\n${text}`,
})
