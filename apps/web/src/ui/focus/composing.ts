import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * True if a key belongs to the input method. Safari ends the composition before its Enter event, which only keyCode 229
 * reveals.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229

export const pressedEnter = ({ key, nativeEvent }: ReactKeyboardEvent) =>
  key === 'Enter' && !isComposing(nativeEvent)
