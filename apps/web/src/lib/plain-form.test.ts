import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainForm } from './plain-form.ts'

type Values = { email: string }
const schema = z.object({ email: z.string() })

test('the fields of a form are the browser’s own, and what checks it does not come with the page', () => {
  let fetched = 0
  const form = plainForm<Values>(async () => {
    fetched += 1
    return schema
  })
  function Form() {
    const { register, formState } = form.useForm()
    const { name, onInput } = register('email')
    return createElement('input', { name, onInput, disabled: formState.isSubmitting })
  }
  expect(renderToStaticMarkup(createElement(Form))).toBe('<input name="email"/>')
  expect(fetched).toBe(0)
})

test('what checks a form is fetched once while somebody types, and again where it did not arrive', async () => {
  let fetched = 0
  const form = plainForm<Values>(async () => {
    fetched += 1
    if (fetched === 1) throw new TypeError('Failed to fetch')
    return schema
  })
  form.warm()
  await expect
    .poll(() => {
      form.warm()
      return fetched
    })
    .toBe(2)
  form.warm()
  expect(fetched).toBe(2)
})
