declare module 'virtual:docs' {
  import type { PageId } from '@foyer/docs/pages'

  export type Operation = { id: string; method: string; path: string; summary: string }
  /** `html` and table cells are rendered at build. */
  export type Block =
    | { kind: 'text'; html: string }
    | { kind: 'code'; language: string; text: string; html: string }
    | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
    | { kind: 'samples'; ids: string[] }
    | { kind: 'operations'; operations: Operation[] }
  export type Section = { id: string; title: string; blocks: Block[] }
  export type Contents = {
    id: PageId
    title: string
    lead: string
    sections: { id: string; title: string }[]
    operations: string[]
  }
  export type SearchEntry = {
    page: PageId
    anchor: string
    title: string
    method?: string
    path?: string
    text: string
  }

  export const contents: Contents[]
  export const loadPage: Record<PageId, () => Promise<{ sections: Section[] }>>
  export const loadSearch: () => Promise<{ entries: SearchEntry[] }>
}

declare module 'virtual:docs/operations' {
  import type { PageId } from '@foyer/docs/pages'
  import type { ProgramLanguage } from '@foyer/docs/write-programs'

  export type Field = { name: string; type: string; required: boolean; text: string; in?: string }
  export type Body = { types: string[]; fields: Field[]; example?: string; highlighted?: string }
  /** Loaded when an operation is opened. */
  export type OperationDetails = {
    description: string
    callers: string[]
    parameters: Field[]
    body: Body | null
    answers: ({ status: string; text: string } & Body)[]
    refusals: { status: string; text: string }[]
  }
  export type Programs = Record<ProgramLanguage, { text: string; html: string }>

  export const loadDetails: Record<PageId, () => Promise<{ details: Record<string, OperationDetails> }>>
  export const loadPrograms: Record<PageId, () => Promise<{ programs: Record<string, Programs> }>>
}
