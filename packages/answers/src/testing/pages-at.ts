/** Pages of an invented English site, each under a heading of its title. */
export const pagesAt = (host: string) => (path: string, title: string, text: string) => ({
  url: `https://${host}/${path}`,
  title,
  language: 'en',
  text: `# ${title}\n\n${text}`,
})
