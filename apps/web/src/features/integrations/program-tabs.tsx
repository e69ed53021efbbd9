import type { SampleValues } from '@foyer/samples/fill'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { CopyValue, CopyValues } from './copy-values.tsx'
import { Program, useProgram } from './program.tsx'
import { TabIntro } from './tab-intro.tsx'

type TabProps = { values: SampleValues }

export function WebApiTab({ values }: TabProps) {
  const { baseUrl, assistantId } = values
  const program = useProgram(['ask-curl', 'ask-node', 'ask-python', 'ask-go'])
  return (
    <>
      <TabIntro title="Your own code" choice={program.choice}>
        Send one request to get an answer with its sources. Use one <code>sessionId</code> per customer to
        continue a conversation, and <code>Accept: text/event-stream</code> to stream the answer. Learn more
        in the <TextLink href="/docs">API documentation</TextLink>.
      </TabIntro>
      <div className="flex flex-col gap-4">
        <CopyValues>
          <CopyValue label="Endpoint" method="POST" value={`/api/chat/${assistantId}`} />
          <CopyValue label="Address" value={`${baseUrl}/api/chat/${assistantId}`} />
        </CopyValues>
        <Program id={program.id} values={values} />
      </div>
    </>
  )
}

export function OpenAiTab({ values }: TabProps) {
  const program = useProgram(['openai-python', 'openai-node', 'openai-curl'])
  return (
    <>
      <TabIntro title="OpenAI-compatible clients" choice={program.choice}>
        Libraries, chat apps and automations that accept a base URL can use your assistant like a model. They
        get your assistant’s answers, with streaming. Temperature and other model settings are ignored.
      </TabIntro>
      <div className="flex flex-col gap-4">
        <CopyValues>
          <CopyValue label="Base URL" value={`${values.baseUrl}/v1`} />
          <CopyValue label="Model" value={values.assistantId} />
        </CopyValues>
        <Program id={program.id} values={values} />
      </div>
    </>
  )
}

export function McpTab({ values }: TabProps) {
  const program = useProgram(['mcp-config', 'mcp-node'])
  return (
    <>
      <TabIntro title="A tool for other assistants" choice={program.choice}>
        Claude, Cursor and other clients of the Model Context Protocol can use your assistant with the tools{' '}
        <code>ask</code>, <code>search_pages</code> and <code>read_page</code>.
      </TabIntro>
      <div className="flex flex-col gap-4">
        <CopyValues>
          <CopyValue label="Server (HTTP)" value={`${values.baseUrl}/mcp/${values.assistantId}`} />
        </CopyValues>
        <Program id={program.id} values={values} />
        {program.id === 'mcp-config' && (
          <p className="measure text-sm text-muted">
            Claude Code reads it from <code>.mcp.json</code> in your project, Cursor from{' '}
            <code>~/.cursor/mcp.json</code>. It contains your key, so don’t share it.
          </p>
        )}
      </div>
    </>
  )
}
