export function addressKey(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}
