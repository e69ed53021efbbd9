import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainForm } from './plain-form.ts'

type Values = { email: string }
const schema = z.object({ email: z.string() })

test('fields are uncontrolled and the schema is not loaded with the page', () => {
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

test('the schema is fetched once on focus, and again after a failure', async () => {
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
