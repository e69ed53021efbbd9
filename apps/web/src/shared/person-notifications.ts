import { useState, useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'

const key = 'foyer:notify-person'

const canNotify = () => typeof Notification !== 'undefined'

/** Where storage is refused, a choice lasts as long as the page. */
let chosenHere: boolean | undefined

function isChosen(): boolean {
  if (chosenHere !== undefined) return chosenHere
  try {
    return window.localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function choose(on: boolean) {
  try {
    if (on) window.localStorage.setItem(key, 'on')
    else window.localStorage.removeItem(key)
  } catch {
    chosenHere = on
  }
}

// The switch is on several screens, and the frame around them listens for visitors while it is on.
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isOn = () => canNotify() && Notification.permission === 'granted' && isChosen()

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
      choose(allowed)
      for (const listener of listeners) listener()
      setRefused(wanted && !allowed)
    },
  }
}
