import { useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { storeOrMemory } from '../lib/store-or-memory.ts'

const key = 'foyer:notify-person'

const canNotify = () => typeof Notification !== 'undefined'

const choices = storeOrMemory(() => window.localStorage)

// The switch is on several screens, and the frame around them listens for visitors while it is on.
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isOn = () => canNotify() && Notification.permission === 'granted' && choices.getItem(key) === 'on'

/** Says on the desktop that a visitor wants a person, where the owner allowed it. Tabs that all say it say it once. */
export function notifyWanted(conversationId: string) {
  if (!isOn()) return
  const path = `/conversations?conversation=${conversationId}`
  const notification = new Notification('A visitor wants to talk to a person', {
    body: 'They wait for two minutes. Open the conversation to take over.',
    tag: conversationId,
  })
  notification.onclick = () => {
    window.focus()
    navigate(path)
    notification.close()
  }
}

/** Whether this browser tells of visitors who want a person, and how that is changed. */
export function usePersonNotifications() {
  const on = useSyncExternalStore(subscribe, isOn, () => false)
  const [refused, setRefused] = useState(false)
  return {
    possible: canNotify(),
    on,
    /** The browser was told not to. */
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
