/** The tabs of the documentation, in order. Each has a file under `pages/`. */
export const pageIds = ['overview', 'embedding', 'chat-api', 'assistants', 'limits', 'examples'] as const
export type PageId = (typeof pageIds)[number]

export const isPageId = (id: string): id is PageId => (pageIds as readonly string[]).includes(id)
