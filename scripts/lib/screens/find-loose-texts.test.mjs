import { expect, test } from 'vitest'
import { findLooseTexts } from './find-loose-texts.mjs'

const isLoose = (jsx) => findLooseTexts('screen.tsx', `const screen = ${jsx}`).length > 0

test.each([
  '<p>{busy && <Spinner />} Send</p>',
  '<p>{title}{done && <span>done</span>}</p>',
  '<p>{refused && "Refused. "}<a href="/">Home</a></p>',
  '<p>{count} {many ? <b>many</b> : <i>few</i>}</p>',
  '<p>Found: {rows.map((row) => <b key={row}>{row}</b>)}</p>',
  '<p>All {cond ? "" : "of them"} are here</p>',
  '<Field hint={wide ? <>See <a href="/">more</a></> : null} />',
])('text next to a conditional element is found: %s', (jsx) => {
  expect(isLoose(jsx)).toBe(true)
})

test.each([
  '<p>{busy && <Spinner />}<span>Send</span></p>',
  '<p>{busy ? "Sending..." : "Send"}</p>',
  '<p>{count} {count === 1 ? "message" : "messages"}</p>',
  '<p>See <a href="/">more</a>.</p>',
  '<div>{children}{error && <p>{error}</p>}</div>',
  '<p>{said}</p>',
])('text that is alone or next to a constant element is accepted: %s', (jsx) => {
  expect(isLoose(jsx)).toBe(false)
})

test('an element stored in a variable is recognized', () => {
  const source = `const mark = open && <b>!</b>
const screen = <p>{mark}<i>one</i></p>
const other = <p>{mark} two</p>`
  expect(findLooseTexts('screen.tsx', source).map(({ line }) => line)).toEqual([3])
})
