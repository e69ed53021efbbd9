// How a model calls its search tool in each provider's protocol, and where the result goes.

const query = '{"query":"opening hours"}'
const asEvents = (events: readonly Record<string, unknown>[]) =>
  events
    .map((data) => `${data.type ? `event: ${data.type}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
    .join('')

const openAiCall = { type: 'function_call', id: 'fc', call_id: 'call-1', name: 'search_website' }
const openAiResponse = { id: 'r', object: 'response', created_at: 1, model: 'a-model', output: [] }
const openAiUsage = { input_tokens: 9, input_tokens_details: { cached_tokens: 0 }, output_tokens: 3 }

export const providerCalls: Record<'openai' | 'anthropic' | 'google', { body: string; answered: RegExp }> = {
  openai: {
    answered: /"type":"function_call_output","call_id":"call-1","output":"[^"]*At nine, says the page/,
    body: asEvents([
      { type: 'response.created', response: { ...openAiResponse, status: 'in_progress' } },
      { type: 'response.output_item.added', output_index: 0, item: { ...openAiCall, arguments: '' } },
      { type: 'response.function_call_arguments.delta', item_id: 'fc', output_index: 0, delta: query },
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: { ...openAiCall, arguments: query, status: 'completed' },
      },
      {
        type: 'response.completed',
        response: { ...openAiResponse, status: 'completed', usage: openAiUsage },
      },
    ]),
  },
  anthropic: {
    answered: /"type":"tool_result","tool_use_id":"toolu_1","content":"[^"]*At nine, says the page/,
    body: asEvents([
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          content: [],
          model: 'a-model',
          stop_reason: null,
          usage: { input_tokens: 9, output_tokens: 1 },
        },
      },
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 'toolu_1', name: 'search_website', input: {} },
      },
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'input_json_delta', partial_json: query },
      },
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: 'tool_use', stop_sequence: null },
        usage: { output_tokens: 3 },
      },
      { type: 'message_stop' },
    ]),
  },
  google: {
    answered: /"functionResponse":\{[^}]*"name":"search_website"[\s\S]*At nine, says the page/,
    body: asEvents([
      {
        candidates: [
          {
            index: 0,
            content: {
              role: 'model',
              parts: [{ functionCall: { name: 'search_website', args: JSON.parse(query) } }],
            },
            finishReason: 'STOP',
          },
        ],
        usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 3, totalTokenCount: 12 },
      },
    ]),
  },
}

export const mayCall = (body: string) =>
  body.includes('search_website') && !/function_call_output|tool_result|functionResponse/.test(body)
