import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router, type RouterProps } from 'wouter'
import { useQueryParams } from './use-query-params.ts'

function readAt(ssrSearch: string) {
  let read: ReturnType<typeof useQueryParams> | undefined
  const Reader = () => {
    read = useQueryParams()
    return null
  }
  const at = { ssrPath: '/', ssrSearch } as RouterProps
  renderToStaticMarkup(createElement(Router, at, createElement(Reader)))
  return read
}

test('query parameters are read by name; the last one wins', () => {
  expect(readAt('redirect=%2Fbot%2F1&from=plans&from=home')).toEqual({ redirect: '/bot/1', from: 'home' })
  expect(readAt('')).toEqual({})
})
