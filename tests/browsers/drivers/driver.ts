/** What a story needs of any browser. Pointer and keys are those of WebDriver, which both protocols share. */
export interface Driver {
  name: string
  /** Everything that surfaced in the pages since it was last asked for: errors, rejections, refusals by policy. */
  complaints(): Promise<string[]>
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; what goes in and comes out is JSON. */
  evaluate<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  act(sources: InputSource[]): Promise<void>
  /** Of the page, not of the window around it. */
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

/** Characters that stand for keys, by the names that pages know them by. */
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

/** The last of these keys, while the others are held. */
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
