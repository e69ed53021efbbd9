import { storage } from './storage.ts'

const key = 'foyer:sound'
let enabled: boolean | undefined

export function soundEnabled(): boolean {
  enabled ??= storage('localStorage', key) === 'on'
  return enabled
}

export function enableSound(on: boolean): void {
  enabled = on
  storage('localStorage', key, on ? 'on' : '')
}
