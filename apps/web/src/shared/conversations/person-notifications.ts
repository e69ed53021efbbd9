import { useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { storageWithFallback } from '../../lib/session/storage-with-fallback.ts'

const key = 'foyer:notify-person'

const canNotify = () => typeof Notification !== 'undefined'

const choices = storageWithFallback(() => window.localStorage)

// Shared by the switches on several screens and the layout.
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isOn = () => canNotify() && Notification.permission === 'granted' && choices.getItem(key) === 'on'

/** Shows a desktop notification that a visitor is waiting. The tag merges those of several tabs. */
export function notifyHandoff(conversationId: string) {
  if (!isOn()) return
  const path = `/conversations?conversation=${conversationId}`
  const notification = new Notification('A visitor wants to talk to someone', {
    body: 'They’ll wait two minutes. Open the conversation to take over.',
    tag: conversationId,
  })
  notification.onclick = () => {
    window.focus()
    navigate(path)
    notification.close()
  }
}

export function usePersonNotifications() {
  const on = useSyncExternalStore(subscribe, isOn, () => false)
  const [refused, setRefused] = useState(false)
  return {
    possible: canNotify(),
    on,
    refused,
    async turn(wanted: boolean) {
      const allowed = wanted && (await Notification.requestPermission()) === 'granted'
      if (allowed) choices.setItem(key, 'on')
      else choices.removeItem(key)
      for (const listener of listeners) listener()
      setRefused(wanted && !allowed)
    },
  }
}
