import type { KeyboardEvent } from 'react'

/**
 * Whether Enter was pressed to send. While words are composed (Japanese, Chinese, Korean) it belongs to the input method.
 * Safari has ended the composition before it tells of the key, and only numbers it 229.
 */
export const pressedEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && keyCode !== 229 && !nativeEvent.isComposing
