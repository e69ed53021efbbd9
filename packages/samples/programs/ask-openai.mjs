import OpenAI from 'openai'

const client = new OpenAI({ baseURL: '{{BASE_URL}}/v1', apiKey: '{{API_KEY}}', timeout: 30_000 })

const stream = await client.chat.completions.create({
  model: '{{ASSISTANT_ID}}',
  messages: [{ role: 'user', content: 'What can you help me with?' }],
  user: 'customer-42',
  stream: true,
})
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta?.content ?? '')
process.stdout.write('\n')
