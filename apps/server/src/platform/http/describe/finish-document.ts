import type { Access, Route } from '../access.ts'
import { securityOf, securitySchemes } from './callers.ts'
import type { Answer, Document, Operation } from './document.ts'
import { exampleOf, requestExample } from './examples.ts'
import { tidySchemas } from './name-schemas.ts'
import { refusalAnswers, refusalsOf } from './refusals.ts'
import { descriptions, parameterWords, tags } from './words.ts'

const successes: Record<string, string> = {
  '200': 'Done.',
  '201': 'Created.',
  '202': 'Begun; it goes on by itself.',
  '204': 'There is nothing more to tell.',
  '304': 'Unchanged since you asked last.',
}

const notAccepted: Answer = {
  description: 'Send `Accept: application/json, text/event-stream`: the answer may come as either.',
}

/** Adds callers, errors and examples, which schemas can't express. */
export function finishDocument(document: Document, routes: readonly Route[]): Document {
  const accessOf = new Map(routes.map(({ method, url, access }) => [`${method} ${url}`, access!]))
  tidySchemas(document)
  const used = new Set<string>()
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const url = path.replace(/\{(\w+)\}/g, ':$1')
      finishOperation(document, operation, accessOf.get(`${method.toUpperCase()} ${url}`)!, method)
      for (const tag of operation.tags) used.add(tag)
    }
  document.tags = tags.filter(({ name }) => used.has(name))
  document.components.securitySchemes = securitySchemes
  document.components.responses = pickReferenced(document, refusalAnswers)
  return document
}

function finishOperation(document: Document, operation: Operation, access: Access, method: string) {
  const { operationId, parameters = [], requestBody, responses } = operation
  operation.security = securityOf(access, method)
  const description = descriptions[operationId]
  if (description) operation.description = description
  for (const parameter of parameters) parameter.description ??= parameterWords[parameter.name] ?? ''
  for (const parameter of parameters) if (!parameter.description) delete parameter.description
  const json = requestBody?.content['application/json']
  const example = requestExample(operationId)
  if (json && example !== undefined) json.example = example
  operation.responses = {
    ...finishSuccesses(document, operation),
    ...(operationId === 'callMcp' && { '406': notAccepted }),
    ...refusalsOf(operation, access, method, dialectOf(responses)),
  }
}

function finishSuccesses(document: Document, { operationId, parameters, responses }: Operation) {
  const told: Record<string, Answer> = {}
  for (const [status, answer] of Object.entries(responses)) {
    if (!/^[23]\d\d$/.test(status)) continue
    answer.description = successes[status] ?? 'Done.'
    if (status === '204' || status === '304') delete answer.content
    const json = answer.content?.['application/json']
    if (json && operationId !== 'callMcp') json.example = exampleOf(document, json.schema)
    if (parameters?.some(({ name }) => name === 'cursor'))
      answer.headers = {
        Link: { description: 'Where the list goes on: `<address>; rel="next"`.', schema: { type: 'string' } },
      }
    told[status] = answer
  }
  if (operationId === 'watchCreation') told['204'] = { description: successes['204']! }
  return told
}

const dialectOf = (responses: Record<string, Answer>) =>
  JSON.stringify(responses).includes('OpenAiFailure') ? 'openAi' : 'ours'

function pickReferenced(document: Document, answers: Record<string, Answer>) {
  const text = JSON.stringify(document.paths)
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => text.includes(`"#/components/responses/${name}"`)),
  )
}
