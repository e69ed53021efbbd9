/** The parts of an OpenAPI document that we use. */
export type Schema = { [keyword: string]: unknown; $ref?: string; description?: string }
export type Content = Record<string, { schema: Schema; example?: unknown }>
export type Answer = {
  $ref?: string
  description?: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Content
}
export type Parameter = { name: string; in: string; description?: string; required?: boolean; schema: Schema }
export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer>
  security?: Record<string, string[]>[]
}
export type Document = {
  openapi: string
  info: Record<string, unknown>
  servers: { url: string; description?: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Answer>
    securitySchemes: Record<string, Schema>
  }
}
