import { expect, test } from 'vitest'
import { findBusyDisabled } from './find-busy-disabled.mjs'

const linesOf = (source) => findBusyDisabled('screen.tsx', source).map(({ line }) => line)

test('controls disabled while busy are found', () => {
  const source = `const a = <Button disabled={remove.isPending}>Remove</Button>
const b = <Input disabled={isSubmitting} />
const c = <Select disabled={!allowed || saving} />`
  expect(linesOf(source)).toEqual([1, 2, 3])
})

test('unavailable controls may be disabled, and busy ones may be held', () => {
  const source = `const a = <Button disabled={!text.trim()} held={send.isPending}>Send</Button>
const b = <Switch disabled={!plan.allowsPendingVisits} />
const c = <Input disabled />`
  expect(linesOf(source)).toEqual([])
})
