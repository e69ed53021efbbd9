import type { StructuredItem } from '@foyer/crawler/read/read-page'

const longestValue = 2_000

export function text(item: StructuredItem, name: string): string {
  return texts(item, name)[0] ?? ''
}

export function texts(item: StructuredItem, name: string): string[] {
  return values(item, name)
    .filter((value) => typeof value === 'string')
    .map((value) => value.slice(0, longestValue).replace(/\n/g, ' '))
}

export function items(item: StructuredItem, name: string): StructuredItem[] {
  return values(item, name).filter((value) => typeof value !== 'string')
}

function values(item: StructuredItem, name: string) {
  return Object.hasOwn(item.properties, name) ? item.properties[name]! : []
}
