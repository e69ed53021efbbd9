import type { ResolverOptions } from 'react-hook-form'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { toasts } from '../../ui/messages/toast-store.ts'
import { formSchema } from './form-schema.ts'

type Values = { name: string }
const schema = z.object({ name: z.string().min(1, 'A name is required') })
const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: undefined }

test('the schema is fetched once for all focuses and submits', async () => {
  let fetched = 0
  const form = formSchema<Values>(async () => {
    fetched += 1
    return schema
  })
  form.warm()
  expect(await form.resolver({ name: 'Front desk' }, undefined, options)).toMatchObject({ errors: {} })
  expect(await form.resolver({ name: '' }, undefined, options)).toMatchObject({
    errors: { name: { message: 'A name is required' } },
  })
  expect(fetched).toBe(1)
})

test('a form whose schema fails to load shows a toast and can be submitted again', async () => {
  let isOffline = true
  const form = formSchema<Values>(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return schema
  })
  const values = { name: 'Front desk' }
  expect(await form.resolver(values, undefined, options)).toMatchObject({ values: {}, errors: { root: {} } })
  expect(toasts.get()).toMatchObject([{ title: 'No connection' }])
  isOffline = false
  expect(await form.resolver(values, undefined, options)).toMatchObject({ values, errors: {} })
  toasts.dismiss(toasts.get()[0]!.id)
})
