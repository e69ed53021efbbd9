import type { Passage } from '../types.ts'

/** What a model may build on; the owner's words, files and facts come as passages without a page. */
export type SourcePassage = Pick<Passage, 'title' | 'heading' | 'text' | 'owners'> & { url?: string }
