import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const client = new Client({ name: 'my-program', version: '1.0.0' })
await client.connect(
  new StreamableHTTPClientTransport(new URL('{{BASE_URL}}/mcp/{{ASSISTANT_ID}}'), {
    requestInit: { headers: { authorization: 'Bearer {{API_KEY}}' } },
  }),
  { timeout: 30_000 },
)
const { content } = await client.callTool(
  { name: 'ask', arguments: { question: 'What can you help me with?' } },
  { timeout: 30_000 },
)
console.log(content[0].text)
await client.close()
