import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Whether a key belongs to the input method: Japanese, Chinese and Korean words are chosen with Enter, arrows and Escape.
 * Safari has ended the composition before it tells of the Enter, and only numbers it 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  event.isComposing || event.keyCode === 229

/** Whether Enter was pressed to send. */
export const pressedEnter = ({ key, nativeEvent }: ReactKeyboardEvent) =>
  key === 'Enter' && !isComposing(nativeEvent)
