/** Pointer and keys follow WebDriver, which both protocols share. */
export interface Driver {
  name: string
  complaints(): Promise<string[]>
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  act(sources: InputSource[]): Promise<void>
  /** Resizes the page, not the browser window. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

type InputAction = Record<string, string | number>

export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: InputAction[]
}

/** WebDriver's key characters by DOM key name. */
const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
}

export const desktop = [1440, 900] as const

export function pressAt(x: number, y: number): InputSource[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}

export function pressKeys(...names: string[]): InputSource[] {
  const values = names.map((name) => keys[name] ?? name)
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    },
  ]
}

export function typeText(text: string): InputSource[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}
